# ein anderer Weg von einer Stellung aus
whatif-title = Was wäre wenn
whatif-from-turn = ab Zug { $turn }
whatif-trunk = Stamm
whatif-branch = Zweig { $letter }
whatif-here = hier bist du
whatif-where = Zweig { $letter }, Zug { $turn }
whatif-counts-nowhere = zählt in keiner Statistik
whatif-back = Zurück zum Stamm
whatif-back-tip = Zurück zur Partie, wie sie war (Esc)
whatif-keep = Behalten
whatif-keep-tip = Bei der Partie aufheben (Strg+K)
whatif-kept = Behalten
whatif-kept-words = Zweig { $letter } bleibt bei seiner Partie.
whatif-leave-title = Zweig { $letter } verlassen?
whatif-leave-words = Du hast ihn nicht behalten: Was darin geschah, wird vergessen.
whatif-leave = Verlassen
whatif-stay = Weiterspielen
whatif-ends = So gingen beide aus
whatif-goes-on = geht weiter
whatif-look-on = Den Tisch ansehen
whatif-play-on = Von hier weiterspielen
whatif-play-on-tip = Einen anderen Weg versuchen; die Partie bleibt, wie sie war
whatif-row = Zweig { $letter }: { $headline }
whatif-row-from = ab Zug { $turn }; zählt in keiner Statistik
whatif-chance = Chance von { $name }
whatif-both = Beide Enden
whatif-step-back-tip = Eine Entscheidung zurück (Strg+Z)
whatif-step-on-tip = Wieder vor (Strg+Y)
whatif-verdict = { $verdict ->
    [better] { $by ->
        [0] Der Zweig endete besser für { $name }.
       *[other] Der Zweig endete besser für { $name }: um { $by }.
    }
    [worse] { $by ->
        [0] Die Partie selbst endete besser für { $name }.
       *[other] Die Partie selbst endete besser für { $name }: um { $by }.
    }
   *[level] Für { $name } kam beides aufs Gleiche hinaus.
}
