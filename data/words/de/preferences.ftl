# Die Einstellungen.
preferences-at-once = Jede Änderung gilt sofort und bleibt.
preferences-sound-motion = Ton und Bewegung
preferences-click-skips = ein Klick überspringt jede Animation
preferences-silent = kein Tongerät: Es bleibt still
preferences-music = Musik
preferences-effects = Effekte
preferences-animation = Animation
preferences-speed-off = Aus
preferences-speed-slow = Langsam
preferences-speed-normal = Normal
preferences-speed-double = Doppelt
preferences-speed-triple = Dreifach
preferences-bots-pace = Tempo der Bots
preferences-pace = { $step ->
        [0] drei Sekunden
        [1] zwei Sekunden
        [2] eine Sekunde
        [3] halbe Sekunde
       *[4] sofort
    }
preferences-time-to-react = Reaktionszeit
preferences-time-to-react-help = Wie lange alle noch rufen oder eine Geste machen können, ehe es weitergeht
preferences-bots-pace-help = Wie lange Bots vor einem Zug zu überlegen scheinen
preferences-pause = { $step ->
        [0] eine Sekunde
        [1] zwei Sekunden
        [2] drei Sekunden
        [3] fünf Sekunden
       *[4] acht Sekunden
    }

# Wie alles aussieht.
preferences-display = Anzeige
preferences-text-size = Schriftgröße
preferences-size-normal = Normal
preferences-size-large = Groß
preferences-size-largest = Riesig
preferences-letters = Aa
preferences-sample = Goblins hüpfen.
preferences-full-screen = Vollbild
preferences-calm = Ruhig
preferences-calm-help = Nichts wackelt oder fliegt: Alles blendet sanft über.
preferences-language = Sprache
preferences-as-system = Wie das System

# Hilfe und Spiele.
preferences-page-help = Hilfe und Spiele
preferences-tips = Hinweise
preferences-tips-help = Erklär mir, was zum ersten Mal passiert.
preferences-recap-help = Erzähl mir, was die anderen taten, ehe ich wieder dran bin.
preferences-previews = Vorschau
preferences-previews-help = Zeig, was eine Karte bewirkt, ehe ich sie spiele.
preferences-for-names = Bei mehreren Menschen für { $names }.
preferences-names-more = { $names } und { $count } weitere
# Ein Link: ein Wort.
preferences-forget = Vergessen
preferences-forget-tip = Immer wieder fragen

# Die Tastatur.
preferences-page-keys = Tastatur
preferences-change-key = Taste ändern
preferences-restore = Zurücksetzen
preferences-restored = Alle Tasten sind wieder wie am Anfang.
preferences-how-to-change = Zeile anklicken (oder Enter), dann die neue Taste drücken.
preferences-fixed = gilt überall und bleibt, wie sie ist
preferences-cap-fixed = { $cap } gilt überall und bleibt, wie sie ist.
preferences-press-another = drück eine andere Taste
preferences-press-a-key = drück eine Taste …
preferences-press-key = drück Taste { $nth } von { $keys } …
preferences-has-it = hat sie schon
