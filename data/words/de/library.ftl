# Was Tasten tun.
library-keys-focus-next = Von Teil zu Teil gehen
library-keys-take = Nehmen, dann ablegen
library-keys-cancel = Loslassen, schließen, Menü
library-keys-undo = Zurücknehmen
library-keys-redo = Wiederholen
library-keys-hint = Tipp
library-keys-rules = Regelheft
library-keys-end-turn = Zug beenden
library-keys-skip = Animation überspringen
library-keys-log-back = Verlauf vor und zurück
library-keys-full-screen = Vollbild

# Warum etwas nicht zu lesen oder zu schreiben war: Es steht hinter einem Doppelpunkt oder in Klammern.
library-why-seal-broken = das Siegel ist gebrochen
library-why-busy = ein anderes Programm benutzt es gerade
library-why-full = der Datenträger ist voll
library-why-only-read = es darf nur gelesen werden
library-why-no-answer = der Datenträger antwortet nicht, wie er soll
library-why-not-opened = die Datei lässt sich nicht öffnen
library-why-unwritable = das Archiv lässt sich nicht beschreiben
library-why-newer = eine neuere Version von Goblins benutzt es
library-why-damaged = die Datei ist beschädigt
library-why-steps-lead-elsewhere = die Schritte führen woandershin
library-why-steps-missing = einige Schritte fehlen
library-why-begun-otherwise = { $otherwise ->
        [rules] sie wurde nach anderen Regeln begonnen
       *[cards] sie wurde mit anderen Karten begonnen
    }
library-why-of-another-game = die Partie gehört zu { $game }, der Aufbau zu { $other }

# Was das Banner erzählt.
library-written-anew = Das Archiv war verschwunden. Es wurde neu angelegt als { $path }.
library-not-written = Das Archiv { $path } lässt sich nicht beschreiben ({ $why }). Goblins versucht es weiter. Bis es gelingt, bleibt dein Spiel nur erhalten, solange das Programm läuft.
library-not-read-at-all = Das Archiv { $path } lässt sich nicht öffnen ({ $why }). Es ist unverändert. Goblins versucht es weiter. Bis es gelingt, bleibt dein Spiel nur erhalten, solange das Programm läuft.
library-set-aside = { $state ->
        [damaged] Das Archiv { $path } ist beschädigt. Es wurde als { $kept } aufgehoben, und ein neues ist begonnen.
       *[newer] Das Archiv { $path } gehört zu einer neueren Version von Goblins. Es wurde als { $kept } aufgehoben, und ein neues ist begonnen.
    }
library-unsaved-moves = Deine letzten Züge ließen sich nicht speichern: { $why }.
library-unsaved-settings = Deine Einstellungen ließen sich nicht speichern.
library-unsaved-progress = Deine neuesten Sterne und Ergebnisse ließen sich nicht speichern: { $why }.
library-taken-over = Das andere Fenster ist geschlossen. Ab jetzt wird hier alles gespeichert, auch was du inzwischen getan hast.
library-could-not-be-written = Das Archiv ließ sich nicht beschreiben: { $why }.
library-could-not-be-read = Das Archiv ließ sich nicht lesen: { $why }.
library-passed-over = Partie { $number } lässt sich hier nicht lesen ({ $why }). Sie bleibt im Archiv, wie sie ist.
library-changed-elsewhere = Diese Partie wurde in einem anderen Fenster verändert. Was du hier spielst, wird eine eigene Partie.

# Partien, die sich nicht öffnen lassen, und was über die anderen gesagt wird.
library-begun-otherwise = { $otherwise ->
        [rules] Diese Partie wurde nach anderen Regeln begonnen als den heutigen. Sie geht weiter, wo sie steht.
       *[cards] Diese Partie wurde mit anderen Karten begonnen als den heutigen. Sie geht weiter, wo sie steht.
    }
library-not-there = Im Archiv gibt es keine Partie { $number }.
library-lost-steps = Partie { $number } hat einige ihrer Schritte verloren.
library-not-opened = Partie { $number } lässt sich nicht öffnen: { $why }.
library-not-opened-nor-position = Partie { $number } lässt sich nicht öffnen: { $why }, und auch ihre letzte Stellung ist nicht lesbar.
library-not-opened-nor-played-on = Partie { $number } lässt sich nicht öffnen: { $why }, und auch ihre letzte Stellung ist nicht lesbar. ({ $error })
library-damaged = Partie { $number } ist beschädigt: { $why }.
library-not-read = Partie { $number } lässt sich nicht lesen: { $why }.
library-not-kept = Sie ließ sich nicht ins Archiv legen: { $why }.
library-not-replayed-elsewhere = Partie { $number } wurde nach anderen Regeln begonnen und nach diesen fortgesetzt: Woanders lässt sie sich nicht nachspielen.

# Was an einer gelesenen Partie nicht stimmt: Es steht hinter einem Doppelpunkt oder in Klammern.
library-unfit-no-plain-file = das ist keine gewöhnliche Datei
library-unfit-large-file = die Datei ist größer als { $most } MB, sie kann keine Partie von Goblins sein
library-unfit-house-files = die Hausregeln haben zu viele Dateien
library-unfit-house-file-large = eine Datei der Hausregeln ist zu groß
library-unfit-words = { $what ->
        [option] eine Option enthält Zeichen, die sich nicht darstellen lassen
        [house-file] eine Datei der Hausregeln enthält Zeichen, die sich nicht darstellen lassen
        [house-choice] eine Wahl der Hausregeln enthält Zeichen, die sich nicht darstellen lassen
        [score] eine Wertung enthält Zeichen, die sich nicht darstellen lassen
        [rival] der Name eines Gegners enthält Zeichen, die sich nicht darstellen lassen
       *[end] das Ende enthält Zeichen, die sich nicht darstellen lassen
    }
library-unfit-unknown-words = das Ende steht in Worten da, die niemand kennt
library-unfit-many-words = das Ende hat zu viele Worte
library-unfit-seat = sie endete für einen Platz { $seat }, den es nicht gibt
library-unfit-seed = die Startzahl ist zu groß
library-unfit-count = { $number } lässt sich nicht zählen
library-unfit-number = eine Zahl ist zu groß

# Dateien, die keine Partien sind oder sich hier nicht spielen lassen.
library-file-unfit = { UP($why) }.
library-file-not-played-here = Die Datei lässt sich hier nicht spielen: { $why }.
library-file-newer-rules = Die Datei wurde nach neueren Regeln von { $game } gespielt, als diese Version von Goblins kennt.
library-file-wrong-setup = Der Aufbau in der Datei stimmt nicht: { $why }.
library-file-not-dealt = Der Aufbau in der Datei lässt sich nicht austeilen: { $why }.
library-file-step-refused = { $rules ->
        [older] Schritt { $step } der Datei ist nicht mehr erlaubt: Er wurde nach älteren Regeln gespielt. { $why }
       *[same] Schritt { $step } der Datei ist nicht erlaubt. { $why }
    }
library-file-no-action = Schritt { $step } der Datei ist keine Aktion von { $game }: { $why }.
library-file-too-short = Die Datei sollte bei Schritt { $step } sein, hat aber nur { $steps }.
library-file-too-long = Die Datei ist beschädigt: Keine Partie braucht mehr als { $most } Schritte.
library-file-no-match = Die Datei ist keine Partie von Goblins.
library-file-no-json = Die Datei ist kein JSON und kann darum keine Partie von Goblins sein.
library-file-newer-format = Die Datei hat das Format { $format }; diese Version von Goblins liest bis { $known }.
library-file-no-such-format = Ein Format { $format } hat es nie gegeben.
library-file-damaged = Die Datei ist beschädigt: { $why }.
