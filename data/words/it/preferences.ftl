# The settings.
preferences-at-once = Ogni modifica vale subito e resta.
preferences-sound-motion = Suoni e movimento
preferences-click-skips = un clic salta ogni animazione
preferences-silent = nessun dispositivo audio: si gioca in silenzio
preferences-music = Musica
preferences-effects = Effetti
preferences-animation = Animazione
preferences-speed-off = No
preferences-speed-slow = Lenta
preferences-speed-normal = Normale
preferences-speed-double = Doppia
preferences-speed-triple = Tripla
preferences-bots-pace = Ritmo dei bot
preferences-pace = { $step ->
        [0] tre secondi
        [1] due secondi
        [2] un secondo
        [3] mezzo secondo
       *[4] subito
    }
preferences-time-to-react = Per reagire
preferences-time-to-react-help = Quanto tempo hanno tutti per gridare o fare un gesto prima che si continui
preferences-bots-pace-help = Quanto sembrano pensare i bot prima di una mossa
preferences-pause = { $step ->
        [0] un secondo
        [1] due secondi
        [2] tre secondi
        [3] cinque secondi
       *[4] otto secondi
    }

# How things look.
preferences-display = Schermo
preferences-text-size = Testo
preferences-size-normal = Normale
preferences-size-large = Grande
preferences-size-largest = Massimo
preferences-letters = Aa
preferences-sample = I goblin saltano.
preferences-full-screen = Schermo intero
preferences-calm = Calma
preferences-calm-help = Nulla trema o vola: le cose sfumano da un posto all’altro.
preferences-language = Lingua
preferences-as-system = Come il sistema

# Help and games.
preferences-page-help = Aiuti e giochi
preferences-tips = Consigli
preferences-tips-help = Spiegami le cose la prima volta che mi capitano.
preferences-recap-help = Raccontami che cosa hanno fatto gli altri prima che tocchi di nuovo a me.
preferences-previews = Anteprime
preferences-previews-help = Mostra che cosa farà una carta prima che la giochi.
preferences-for-names = In compagnia per { $names }.
preferences-names-more = { $names } e { $count ->
        [one] 1 altro
       *[other] altri { $count }
    }
# A link: one word.
preferences-forget = Dimentica
preferences-forget-tip = Chiedilo di nuovo ogni volta

# The keyboard.
preferences-page-keys = Tastiera
preferences-change-key = Cambia un tasto
preferences-restore = Ripristina tutto
preferences-restored = Tutti i tasti sono di nuovo come all’inizio.
preferences-how-to-change = Clicca una riga (o premi Invio), poi premi il nuovo tasto.
preferences-fixed = vale ovunque e resta com’è
preferences-cap-fixed = { $cap } vale ovunque e resta com’è.
preferences-press-another = premi un altro tasto
preferences-press-a-key = premi un tasto…
preferences-press-key = premi il tasto { $nth } di { $keys }…
preferences-has-it = ce l’ha già
