# What can be done at a table.
table-undo = Annulla
table-redo = Ripeti
table-hint = Aiuto
table-result = Esito
table-to-result = Al risultato
table-watch-again = Rivedi questo turno
table-look-at-hand = { $name }: guarda la mia mano
table-looking-for-hint = Cerco una buona mossa…
table-back = Torna al tavolo

# What a touch is answered with.
table-which = Ci può andare più di uno: clicca quello che vuoi.
table-nothing-now = Ora non puoi farci nulla.
table-others-decide = Tocca a { $names } decidere.

# Questions.
table-take-back-title = Torni indietro?
table-take-back-words = Nel frattempo qualcosa è stato scoperto o deciso. Se torni più indietro, la partita sarà segnata come assistita.
table-take-back = Torna indietro
table-hint-title = Un suggerimento?
table-hint-words = Con un suggerimento la partita è segnata come assistita: conta a parte da quelle che giochi senza aiuto.
table-think-myself = Ci penso da me
table-give-up-title = Ti arrendi?
table-give-up-words = Nelle statistiche conta come sconfitta.{ $solved ->
        [yes] { " " }Ti verrà mostrata la soluzione più breve.
       *[no] { "" }
    }

# The curtain.
table-i-am = Sono { $name }
table-pass-to = Passa a
table-look-away = Tutti gli altri: non guardate, per favore.
table-wait-undo = Aspetta, annulla
table-wait-undo-tip = Torna a { $name }. Nessuno ha ancora visto nulla.
table-game-turn = { $game }, turno { $turn }

# All turns.
table-log-click = clicca un turno per rivederlo
table-log-empty = Nessuno ha ancora giocato.

# The menu.
table-pause = Pausa
table-new-deal = Stessi giocatori, nuova partita
table-let-bot = Fai finire un bot
table-let-bot-title = { $people ->
        [1] Fai finire la partita a un bot?
       *[other] Un bot finisce la partita per { $name }?
    }
table-let-bot-words = Un bot del livello di questo tavolo continua a giocare. Il risultato lo dice, e non conta né come vittoria né come sconfitta. Prima della fine puoi tornare a giocare.
table-play-myself = Torno a giocare
table-concede = Arrenditi
table-concede-title = { $people ->
        [1] Ti arrendi?
       *[other] { $name } si arrende?
    }
table-concede-words = Conta come sconfitta. { $others ->
        [yes] A quel posto continua un bot.
       *[no] I bot la finiscono subito, poi arriva il risultato.
    }
table-try-to-save = Riprova a salvare
table-back-to-shelf = Torna allo scaffale
table-house-rules = Regole della casa: { $title }
table-all-saved = Ogni mossa viene salvata appena fatta.
table-not-saved = Le tue ultime mosse non sono salvate!
table-only-looking = Stai solo guardando: non si salva nulla.
