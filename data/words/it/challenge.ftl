# Codici che non si possono leggere, e partite che non entrano in un codice.
challenge-code-wrong-letter = «{ $letter }» in «{ $around }» non c’è in nessun codice: niente 0, O, 1 o I, solo lettere e cifre.
challenge-code-too-short = È troppo corto per essere un codice.
challenge-code-endless = È troppo lungo per essere un codice. Copia solo il codice.
challenge-code-mistyped = Un carattere è sbagliato, manca o è di troppo: confronta gruppo per gruppo.
challenge-code-strange = I caratteri tornano, ma non è il codice di un gioco.
challenge-code-other-version = Questo codice viene da un’altra versione del programma.
challenge-code-other-rules = Questo codice è nato con altre regole di { $game }: non sarebbe lo stesso gioco.
challenge-code-other-game = Questo codice è di un gioco che non è sullo scaffale.
challenge-code-house-rules = Le regole della casa sono troppo lunghe per un codice. Ci vuole un file.
challenge-code-too-long = Troppi turni per un codice. Usa un file, oppure lascia fuori il fantasma.
challenge-code-large-seed = Il seme di questa partita non entra in un codice.

# Il fantasma accanto alla propria partita.
challenge-somebody = qualcuno
challenge-to-beat = { $lost ->
        [yes] senza vittoria
       *[no] { $alone ->
            [yes] { $game ->
                [fairies] { $count ->
                    [one] 1 turno
                   *[other] { $count } turni
                }
                [pact] { $count ->
                    [one] 1 punto Gloria
                   *[other] { $count } punti Gloria
                }
               *[other] { $count ->
                    [one] 1 punto
                   *[other] { $count } punti
                }
            }
           *[no] { $game ->
                [fairies] vittoria
                [pact] vittoria con { $count ->
                    [one] 1 punto Gloria
                   *[other] { $count } punti Gloria
                }
               *[other] vittoria con { $count ->
                    [one] 1 punto
                   *[other] { $count } punti
                }
            }
        }
    }
challenge-slip-beginning = { $known ->
        [yes] La sfida di { $name }: { $beat }.
       *[no] La sfida di { $name }: la stessa partita.
    }
challenge-slip = { $over ->
        [yes] { $name } aveva già finito: { $theirs }, tu { $own }
       *[no] Dopo il turno { $turn }: { $name } { $theirs }, tu { $own }
    } { $game ->
        [fairies] (carte alla vittoria)
        [pact] (Gloria)
       *[other] (punti)
    }
challenge-verdict = { $verdict ->
        [better] { $by ->
            [0] Hai fatto meglio di { $name }!
           *[other] { $unit ->
                [turns] Hai battuto { $name } di { $by ->
                    [one] 1 turno
                   *[other] { $by } turni
                }!
                [Glory] Hai battuto { $name } di { $by ->
                    [one] 1 punto Gloria
                   *[other] { $by } punti Gloria
                }!
               *[points] Hai battuto { $name } di { $by ->
                    [one] 1 punto
                   *[other] { $by } punti
                }!
            }
        }
        [worse] { $by ->
            [0] Stavolta { $name } ha fatto meglio.
           *[other] { $unit ->
                [turns] Stavolta vince { $name }, di { $by ->
                    [one] 1 turno
                   *[other] { $by } turni
                }.
                [Glory] Stavolta vince { $name }, di { $by ->
                    [one] 1 punto Gloria
                   *[other] { $by } punti Gloria
                }.
               *[points] Stavolta vince { $name }, di { $by ->
                    [one] 1 punto
                   *[other] { $by } punti
                }.
            }
        }
       *[level] Alla pari con { $name }.
    }

# Fare un codice.
challenge-title = Sfida qualcuno
challenge-lead = Stesse carte, stessi posti: chi fa meglio?
challenge-in-code = Nel codice
challenge-my-ghost = Il mio fantasma
challenge-my-ghost-help = i miei turni accanto ai suoi
challenge-my-name = Il mio nome
challenge-yours = il tuo risultato
challenge-par = par { $par }
challenge-par-help = la via più breve
challenge-time = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
challenge-minutes-help = il tuo tempo
challenge-beat = da battere:
challenge-letters = { $count } caratteri. { $ghost ->
        [yes] Contiene le carte, il tavolo e tutti i tuoi turni; non si invia nulla.
       *[no] Contiene le carte, il tavolo e il tuo risultato; non si invia nulla.
    }
challenge-copy = Copia il codice
challenge-try = Riprova
challenge-copied = Copiato. Incollalo in un messaggio; sullo scaffale si sceglie «Inserisci un codice».
challenge-button = Sfida

# Inserirne uno.
challenge-enter = Inserisci un codice
challenge-enter-lead = La sfida di qualcuno, o la tua da un altro computer.
challenge-enter-hint = quattro caratteri, quattro caratteri, …
challenge-paste = Incolla
challenge-nothing-to-paste = Non c’è testo da incollare.
challenge-play = Gioca
challenge-from = { $name } ti sfida.
challenge-from-somebody = Qualcuno ti sfida.
challenge-seats = { $seats ->
        [one] in solitario
       *[other] in { $seats }
    }

# Le corsie accanto al tavolo: la propria e quella del fantasma.
challenge-card = Sfida
challenge-card-from = di { $name }
challenge-card-beat = da battere: { $beat }
challenge-pill = { $how ->
        [level] pari
       *[other] { $game ->
            [fairies] { $by ->
                [one] una carta
               *[other] { WORDS($by) } carte
            }
            [pact] Gloria { $by }
           *[other] { $by ->
                [one] un punto
               *[other] { WORDS($by) } punti
            }
        } { $how ->
            [ahead] avanti
           *[behind] indietro
        }
    }
challenge-lane = { $game ->
        [fairies] ancora { $count }
        [pact] Gloria { $count }
       *[other] { $count ->
            [one] 1 punto
           *[other] { $count } punti
        }
    }
challenge-lanes-show = Mostra il fantasma (G)
challenge-lanes-hide = Nascondi il fantasma fino alla fine (G)
challenge-after-turn = dopo il turno { $turn }
challenge-answer = Rispondi con un codice
challenge-file-title = { $name } ha giocato queste carte
challenge-file-body = Puoi giocare le stesse carte contro il fantasma di { $name }, o guardare com’è andata.
challenge-file-play = Gioca le stesse carte
challenge-file-watch = Guarda
