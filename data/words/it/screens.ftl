# Buttons that stand on several screens.
screens-back = Indietro
screens-done = Fatto
screens-go-on = Continua
screens-leave = Esci
screens-menu = Menu
screens-play = Gioca
screens-play-on = Continua
screens-quit = Esci
screens-replay = Rivedi
screens-rules = Regole
screens-settings = Impostazioni
screens-shelf = Scaffale
screens-show-me = Mostrami
screens-since-your-turn = Dal tuo turno
screens-stay = Resta
screens-to-the-shelf = Allo scaffale
screens-try-again = Riprova
screens-all-right = Va bene
screens-save-elsewhere = Salva altrove
screens-copy-code = Copia il codice
screens-give-up = Mi arrendo
screens-all-turns = Cronaca
screens-read-rule = Leggi { $rule }
screens-percent = { $number }%
screens-not-in-box = { $title }: non ancora in questa scatola

# Who plays: a person, or a bot by its level.
screens-human = Umano
screens-left = { $how ->
        [conceded] resa
       *[handed] ha finito un bot
    }
screens-player = { $player ->
        [you] tu
        [human] umano
        [easy] facile
        [medium] medio
        [hard] difficile
        [master] maestro
        [fitting] adatto
       *[other] { $player }
    }

# A bot's temper.
screens-bot = { $level }, { $temper }
screens-temper = { $temper ->
        [bold] audace
        [careful] prudente
        [spiteful] dispettoso
        [generous] generoso
        [surprise] sorpresa
       *[even] pacato
    }

# What is counted in a game for one.
screens-counted = { $unit ->
        [turns] { $count ->
            [one] 1 turno
           *[other] { $count } turni
        }
        [Glory] { $count ->
            [one] 1 punto Gloria
           *[other] { $count } punti Gloria
        }
       *[points] { $count ->
            [one] 1 punto
           *[other] { $count } punti
        }
    }

# The banner over all screens.
screens-banner-looking = Goblins è aperto in un’altra finestra, quindi qui guardi soltanto: nulla di ciò che giochi ora entra nell’archivio.
screens-banner-play-on = Puoi continuare a giocare: si riprova ogni pochi secondi.
screens-banner-fold = Chiudi
screens-banner-tab = { $kind ->
        [unsaved] Non salvato
       *[looking] Solo lettura
    }
screens-still-not-saved = Ancora non si riesce a salvare.
screens-saved-again = È di nuovo tutto salvato.
screens-not-saved-elsewhere = Nemmeno altrove è stato possibile salvare: { $error }
screens-saved-as = Salvato come { $where }
screens-no-match-to-save = Non c’è nessuna partita da salvare.

# Before somebody leaves.
screens-leave-unsaved = Uscire senza salvare?
screens-leave-unsaved-body = { $what } Se resti, l’avviso in alto può salvare la partita altrove.

# An error that nobody expected.
screens-trouble-not-me = Non è colpa mia!
screens-copy-report = Copia il rapporto
screens-report-copied = Il rapporto è negli appunti.
screens-trouble-unsaved = Non ancora salvato
screens-trouble-unsaved-words = { $what } Ci sono ancora: continua, e si riproverà.
screens-trouble-looking = Non è cambiato nulla
screens-trouble-looking-words = Stavi solo guardando: nell’archivio è tutto come prima.
screens-trouble-saved = Salvato
screens-trouble-saved-words = La tua partita è al sicuro: ogni mossa è stata salvata appena fatta.
screens-trouble-safe = La tua partita è al sicuro: { $game } è salvata fino al turno { $turn }.
screens-trouble-rest = Impostazioni, statistiche e partite del giorno sono come prima.
screens-trouble-title = Qualcuno ha rovesciato il tavolo
screens-trouble-words = Qualcosa è andato storto dentro il programma.
screens-trouble-what = Che cosa è successo
screens-trouble-report = Il rapporto non contiene nomi né carte nascoste. Si trova anche in { $path }
screens-trouble-back = { $to ->
        [shelf] Sullo scaffale trovi tutto com’era stato salvato.
       *[table] Continua riporta al tavolo com’era stato salvato.
    }

# A library that is used by another window.
screens-occupied-title = Goblins è già aperto
screens-only-look = Guarda soltanto
screens-another-library = Un altro archivio
screens-occupied-why = Un’altra finestra sta usando il tuo archivio, e in due non possono scriverci insieme.
screens-occupied-look = Puoi guardare tutto ciò che contiene. Nulla di ciò che fai qui verrà conservato.
screens-occupied-other = Oppure gioca con un archivio a parte, lì accanto: le partite restano lì, separate dalle altre.
screens-occupied-where = L’archivio in uso si trova in

# Files and codes.
screens-file-taken-in = { $name } è ora tra le partite passate.
screens-file-goes-on = { $name } è ora tra le partite passate. Non è finita: si può continuare, ma non rivedere.
screens-code-copied = Codice { $code } copiato.

# A table is laid.
screens-begins = Comincia { $name }
screens-laying-table = Apparecchio il tavolo…

# A postcard.
screens-save-picture = Salva un’immagine
screens-picture-saved = L’immagine è { $path }.
screens-picture-not-saved = Non è stato possibile salvare l’immagine: { $why }
