# A lesson.
learn-not-now = Si può fare, ma non in questo passo.
learn-read-first = Prima leggi: premi { learn-next }.
learn-leave-title = Lasciare la lezione?
learn-leave-words = Puoi riprendere dal passo { $step } quando vuoi.
learn-skip = Salta
learn-next = Avanti
learn-once-more = { $task } { $left ->
        [one] Ancora una volta.
       *[other] Ancora { $left } volte.
    }

# After a lesson.
learn-lesson-done = { $title }: fatto
learn-next-lesson = Prossima: { $title }
learn-minutes = { $minutes } min
learn-all-done = È tutto ciò che serve per giocare a { $game }. Al resto risponde il regolamento: F1, o un clic destro.
learn-more-lessons = Ben fatto. C’è altro da imparare: { $line }.

# Help at the table.
learn-what-wins = Come si vince?
learn-fold-aim = Nascondi lo scopo
# The aim in full, where its slip has no room for type as large as is wanted; then what a click does.
learn-aim-large = { $aim } ({ $fold })
learn-more = Clic destro, o I: altro
learn-nothing-here = Qui non c’è niente da spiegare. Un clic destro su una carta, un pezzo o una targa dice che cos’è.
# Beside the keys that do it.
learn-kind = { $kind ->
        [figure] una figura sul tabellone
        [board] parte del tabellone
        [card] una carta
        [cards] carte di chi gioca
        [pile] un mazzo di carte
        [tile] una tessera
        [tiles] una pila di tessere
        [token] un segnalino
        [place] un posto sul tavolo
        [gesture] un gesto
        [player] al tavolo
        [score] ciò che conta
       *[sign] un segno sul tavolo
        [course] come va un turno
    }
learn-next-link = prossimo rimando
learn-close = chiudi
learn-put-away = Metti via
learn-recap-more = e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }
learn-got-it = Capito
learn-no-tips = Basta consigli

# On the plate of a bot: its level and its temper.
learn-bot = Bot, { $level }: { $temper }.

# Asking bots why.
learn-why = Perché?
learn-why-tip = Perché l’hanno fatto? (W)
learn-why-said = «{ $words }»
learn-why-nothing = Nessuno ha ancora fatto nulla che chieda un perché.
