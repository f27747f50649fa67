# Who sits where.
setup-facts = { $least }–{ $most } giocatori, circa { $minutes } minuti
setup-seats = Posti, in ordine di turno
setup-add-seat = Aggiungi un posto
setup-seats-taken = { $taken ->
        [one] 1 posto occupato
       *[other] { $taken } posti occupati
    } su { $most }. Il prossimo goblin:
setup-needs-seats = Per { $game } { $seats ->
        [one] serve almeno 1 posto
       *[other] servono almeno { $seats } posti
    }
setup-drag = Trascina per cambiare l’ordine dei turni
setup-nameless = Senza nome
setup-portrait-of = Il ritratto di { $name }
setup-taken = occupato
setup-colour-emblem = Colore ed emblema
setup-look = { $colour ->
        [violet] Chiave viola
        [orange] Ghianda arancione
        [teal] Pesce verde acqua
        [pink] Cuore rosa
        [lime] Trifoglio verde lime
        [brown] Osso marrone
        [slate] Piuma ardesia
       *[night] Scarabeo blu notte
    }.{ $several ->
        [yes] { " " }Quelli col lucchetto sono già presi.
       *[no] { "" }
    }

# How a bot is disposed.
setup-temper = { $temper ->
        [bold] attacca presto e rischia
        [careful] va sul sicuro
        [spiteful] ama metterti i bastoni tra le ruote
        [generous] condivide e ti risparmia
        [surprise] lo dirà la sorte
       *[even] gioca al suo meglio
    }
setup-temper-tip = { UP($name) }: { $words }
setup-surprise-told = Oggi { $name } è di umore { $temper }.
setup-fitting = { $people ->
        [0] Senza persone al tavolo i bot adatti giocano come quelli medi.
        [one] Un bot adatto segue la tua valutazione in questo gioco: vinci circa la metà. Senza valutazione comincia da medio.
       *[other] I bot adatti seguono le valutazioni di tutte le persone al tavolo: vincete circa la metà. Cominciano da medio.
    }

# Options, facts and the deal.
setup-options = Opzioni
setup-nothing-to-choose = { $players ->
        [one] Chi gioca da solo non ha nulla da scegliere.
       *[other] Con questo numero di giocatori non c’è nulla da scegliere.
    }
setup-no-secrets = Tutte le carte sono scoperte: nessuno deve guardare altrove.
setup-one-human = { $people ->
        [0] Giocano solo i bot: nessuna carta va nascosta.
       *[other] Nessun altro guarda lo schermo: le tue carte restano scoperte.
    }
setup-curtain = Le mani sono segrete: quando subentra un’altra persona, prima cala un sipario sulle carte.
setup-deal-code = Codice
setup-new = Nuovo
setup-start = Inizia
setup-code-copied = Codice copiato.
setup-code-digits = Un codice ha otto cifre.
setup-looking-for-deal = Cerco le carte giuste
setup-proving = Prima di distribuirle verifico che si possa vincere.
setup-tried = { $positions } posizioni esaminate{ $deals ->
        [0] { "" }
        [one] ; 1 smazzata era impossibile
       *[other] ; { $deals } smazzate erano impossibili
    }

# House rules, and maps of one's own.
setup-house-rules = Regole della casa
setup-house-rules-for = Regole della casa per { $game }
setup-house-rules-kept = Regole della casa: { $title }. I risultati si conservano, ma non contano.
setup-as-printed = Come nella scatola
setup-as-printed-rules = Come vuole il regolamento.
setup-as-printed-map = Come la prevede il regolamento per questo numero di giocatori.
setup-usual-map = { $kind ->
        [room] La stanza consueta
       *[map] La mappa consueta
    }
setup-maps = { $kind ->
        [room] Stanze
       *[map] Mappe
    }
setup-begin-own = Creane di tue
setup-begin-map = { $kind ->
        [room] Crea una stanza
       *[map] Crea una mappa
    }
setup-begun-rules = Le copie dei dati sono in { $where }. Cambia ciò che vuoi, poi torna a guardare qui.
setup-begun-map = Disegnala con Tiled: { $where }
setup-map-unfit = { $kind ->
        [room] Quella stanza non è per { $seats ->
            [one] un giocatore
           *[other] { $seats } giocatori
        }: si usa quella consueta.
       *[map] Quella mappa non è per { $seats ->
            [one] un giocatore
           *[other] { $seats } giocatori
        }: si usa quella consueta.
    }
setup-offer-seats = Da { $least } a { $most } giocatori. { $words }
setup-offer-own = tua, { $name }
setup-offer-own-seats = tua, { $name }, { $least }–{ $most } giocatori
setup-offer-example = un esempio
setup-offer-example-seats = un esempio, { $least }–{ $most } giocatori
setup-own-lie-in = Le tue sono in { $folder }
