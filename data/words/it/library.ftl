# What keys do.
library-keys-focus-next = Passa da un pezzo all’altro
library-keys-take = Prendi, poi posa
library-keys-cancel = Lascia, chiudi, menu
library-keys-undo = Annulla
library-keys-redo = Ripeti
library-keys-hint = Aiuto
library-keys-rules = Regolamento
library-keys-end-turn = Finisci il turno
library-keys-skip = Salta l’animazione
library-keys-log-back = Turni indietro e avanti
library-keys-full-screen = Schermo intero

# Why something could not be read or written: it stands behind a colon, or within brackets.
library-why-seal-broken = il suo sigillo è rotto
library-why-busy = un altro programma lo sta usando
library-why-full = il disco è pieno
library-why-only-read = si può solo leggere
library-why-no-answer = il disco non risponde come dovrebbe
library-why-not-opened = non si riesce ad aprire il suo file
library-why-unwritable = non si può scrivere nell’archivio
library-why-newer = lo sta usando una versione più recente di Goblins
library-why-damaged = il file è danneggiato
library-why-steps-lead-elsewhere = i suoi passi portano altrove
library-why-steps-missing = mancano alcuni dei suoi passi
library-why-begun-otherwise = { $otherwise ->
        [rules] è iniziata con altre regole
       *[cards] è iniziata con altre carte
    }
library-why-of-another-game = è di { $game }, la sua preparazione di { $other }

# What the banner tells.
library-written-anew = L’archivio era sparito. È stato riscritto come { $path }.
library-not-written = Non si può scrivere nell’archivio { $path } ({ $why }). Goblins continua a provare. Fino ad allora ciò che giochi resta solo finché non chiudi il gioco.
library-not-read-at-all = L’archivio { $path } non si apre ({ $why }). Non è cambiato nulla. Goblins continua a provare. Fino ad allora ciò che giochi resta solo finché non chiudi il gioco.
library-set-aside = { $state ->
        [damaged] L’archivio { $path } è danneggiato. È stato conservato come { $kept } e ne è stato iniziato uno nuovo.
       *[newer] L’archivio { $path } appartiene a una versione più recente di Goblins. È stato conservato come { $kept } e ne è stato iniziato uno nuovo.
    }
library-unsaved-moves = Non è stato possibile salvare le tue ultime mosse: { $why }.
library-unsaved-settings = Non è stato possibile salvare le tue impostazioni.
library-unsaved-progress = Non è stato possibile salvare le tue ultime stelle e i tuoi risultati: { $why }.
library-taken-over = L’altra finestra è chiusa. Da ora qui viene salvato tutto, anche ciò che hai fatto nel frattempo.
library-could-not-be-written = Non è stato possibile scrivere nell’archivio: { $why }.
library-could-not-be-read = Non è stato possibile leggere l’archivio: { $why }.
library-passed-over = La partita { $number } qui non si può leggere ({ $why }). Resta nell’archivio così com’è.
library-changed-elsewhere = Questa partita è stata cambiata in un’altra finestra. Ciò che giochi qui si conserva come partita a sé.

# Matches that can’t be opened, and what is told of those that can.
library-begun-otherwise = { $otherwise ->
        [rules] Questa partita è iniziata con regole diverse da quelle di oggi. Riprende da dove si trova.
       *[cards] Questa partita è iniziata con carte diverse da quelle di oggi. Riprende da dove si trova.
    }
library-not-there = Nell’archivio non c’è nessuna partita { $number }.
library-lost-steps = La partita { $number } ha perso alcuni dei suoi passi.
library-not-opened = La partita { $number } non si può aprire: { $why }.
library-not-opened-nor-position = La partita { $number } non si può aprire: { $why }, e nemmeno la sua ultima posizione si può leggere.
library-not-opened-nor-played-on = La partita { $number } non si può aprire: { $why }, e nemmeno la sua ultima posizione si può leggere. ({ $error })
library-damaged = La partita { $number } è danneggiata: { $why }.
library-not-read = La partita { $number } non si può leggere: { $why }.
library-not-kept = Non è stato possibile conservarla nell’archivio: { $why }.
library-not-replayed-elsewhere = La partita { $number } è iniziata con altre regole e continuata con queste: altrove non si può rigiocare.

# What is wrong with a match that was read: it stands behind a colon, or within brackets.
library-unfit-no-plain-file = non è un normale file
library-unfit-large-file = supera { $most } MB, quindi non può essere una partita di Goblins
library-unfit-house-files = le sue regole della casa hanno troppi file
library-unfit-house-file-large = un file delle sue regole della casa è troppo grande
library-unfit-words = { $what ->
        [option] un’opzione è scritta con parole che non si possono mostrare
        [house-file] un file delle sue regole della casa è scritto con parole che non si possono mostrare
        [house-choice] una scelta delle regole della casa è scritta con parole che non si possono mostrare
        [score] un punteggio è scritto con parole che non si possono mostrare
        [rival] un rivale è scritto con parole che non si possono mostrare
       *[end] la sua fine è scritta con parole che non si possono mostrare
    }
library-unfit-unknown-words = la sua fine è scritta con parole che nessuno conosce
library-unfit-many-words = la sua fine ha troppe parole
library-unfit-seat = è finita per un posto { $seat }, che non c’è
library-unfit-seed = il suo seme è troppo grande
library-unfit-count = { $number } non si può contare
library-unfit-number = un numero è troppo grande

# Files that are no matches, or can’t be played here.
library-file-unfit = { $why }.
library-file-not-played-here = Il file qui non si può giocare: { $why }.
library-file-newer-rules = Il file è stato giocato con regole di { $game } più recenti di quelle che questa versione di Goblins conosce.
library-file-wrong-setup = La preparazione del file è sbagliata: { $why }.
library-file-not-dealt = Con la preparazione del file non si può cominciare: { $why }.
library-file-step-refused = { $rules ->
        [older] Il passo { $step } del file non è più permesso: è stato giocato con regole più vecchie. { $why }
       *[same] Il passo { $step } del file non è permesso. { $why }
    }
library-file-no-action = Il passo { $step } del file non è un’azione di { $game }: { $why }.
library-file-too-short = Il file dovrebbe essere al passo { $step }, ma ne ha solo { $steps }.
library-file-too-long = Il file è danneggiato: nessuna partita ha più di { $most } passi.
library-file-no-match = Il file non è una partita di Goblins.
library-file-no-json = Il file non è JSON, quindi non può essere una partita di Goblins.
library-file-newer-format = Il file è nel formato { $format }; questa versione di Goblins legge fino a { $known }.
library-file-no-such-format = Un formato { $format } non è mai esistito.
library-file-damaged = Il file è danneggiato: { $why }.
