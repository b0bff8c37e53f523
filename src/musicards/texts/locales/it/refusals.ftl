refusals-game-over = La partita è finita.
refusals-not-your-turn = Un momento: tocca a { $turn }.
    .brief = Un momento: non tocca a te.
refusals-no-such-seat = A questo tavolo non c’è quel posto.
refusals-chance-first = Prima bisogna distribuire o mescolare le carte.
refusals-chance-out-of-place = Adesso non c’è niente da distribuire o mescolare.
refusals-wrong-cards = Non sono le carte giuste.
refusals-card-not-held = Non hai { $cards }.
    .brief = Non hai quella carta.
refusals-that-wild = quel jolly
refusals-card-twice = Hai indicato due volte la stessa carta.
refusals-no-card = Scegli prima una o più carte.
refusals-not-in-this-game = In questo gioco non si può fare.
refusals-say-too-little =
    { $word ->
        [pitch] Di’ anche la nota: un jolly è quello che dici tu.
       *[step] Di’ anche il passo: tono o semitono.
    }
refusals-say-too-much =
    { $word ->
        [pitch] La nota si dice solo per un jolly.
       *[step] Su un jolly non serve il passo: gioca la nota che vuoi.
    }
refusals-card-fits =
    { $count ->
        [one] Guarda meglio: una delle tue carte va bene.
       *[other] Guarda meglio: alcune delle tue carte vanno bene.
    }
refusals-nothing-to-draw = Non c’è più niente da pescare: gioca o passa.
refusals-drawn-enough = In questo turno non puoi più pescare: gioca o passa.
refusals-pass-too-early =
    { $draws ->
        [one] Pesca ancora una volta prima di passare, oppure gioca.
       *[other] Pesca ancora { $draws } volte prima di passare, oppure gioca.
    }
    .brief = Devi pescare prima di poter passare.
    .fits = Guarda meglio: una delle tue carte va bene, quindi giocala.
refusals-nobody-exposed = Dichiara quando a qualcuno resta una sola carta.
refusals-chain-open = Dopo un semitono gioca un altro semitono o scegli «Fatto».
refusals-nothing-done = «Fatto» viene dopo un semitono. Gioca, pesca o passa.
refusals-does-not-continue =
    { $place ->
        [next] { CAPITAL($to) } richiede { $wants }, che nella scala viene dopo { $top }.
        [first] { CAPITAL($to) } richiede { $wants }, la tonica.
        [stack] { CAPITAL($to) } richiede { $wants }: lì ci sono note uguali fuori dalla scala.
       *[plain] { CAPITAL($to) } richiede { $wants }.
    } { $degree ->
        [0] { $note } non è nella scala.
       *[other] { $note } è la nota { $degree } della scala.
    }
    .brief = Quella carta non va { $to_onto }.
refusals-pile-complete = Sopra { $top } { $to_at } non va più niente: è l’ultima nota della scala.
    .brief = Sopra l’ultima nota della scala non va più niente.
refusals-fill-first = Metti prima una carta { $gaps_onto }: non ce n’è nessuna.
    .brief = Riempi prima la base vuota.
refusals-fill-from-hand = Riempi la base con una carta della tua mano: ne hai ancora.
refusals-not-discard-top = Dagli scarti puoi prendere solo la carta in cima.
refusals-wild-needs-name = Che nota deve essere il tuo jolly?
refusals-note-has-name = { $card } resta { $card }: solo un jolly può essere un’altra nota.
    .brief = Una carta nota resta quella che è: solo un jolly può essere un’altra nota.
refusals-not-a-foundation = Puoi spostare solo le carte delle basi. Quelle in un angolo restano lì.
refusals-same-pile = Le carte sono già lì.
refusals-empty-pile = { CAPITAL($from_at) } non c’è niente.
refusals-too-many =
    { $height ->
        [one] { CAPITAL($from_at) } c’è solo 1 carta.
       *[other] { CAPITAL($from_at) } ci sono solo { $height } carte.
    }
    .brief = Non ci sono così tante carte.
refusals-only-whole = Le note uguali si spostano insieme: tutte le { $height } carte o nessuna.
    .brief = Le note uguali si spostano insieme.
refusals-not-longer = Puoi spostare una parte di una pila su un’altra base solo se lì la serie diventa più lunga. Avrebbe { $sum } carte, e qui ce ne sono { $height }.
    .brief = Puoi spostare una parte di una pila su un’altra base solo se lì la serie diventa più lunga.
refusals-stack-stays = { $note } non è nella scala: gli angoli sono solo per le note della scala.
    .brief = Gli angoli sono solo per le note della scala.
refusals-too-high = Una pila di note uguali ha al massimo { $most } carte. Sarebbero { $sum }.
    .brief = Sarebbero troppe carte per una pila.
refusals-discard-only-play = Puoi scartare solo invece di giocare, e hai già giocato.
refusals-card-fits-pile = Puoi mettere { $card } { $to_onto }.
    .brief = Quella carta si può giocare.
refusals-wild-fits = Non serve mai scartare un jolly: da qualche parte va sempre bene.
refusals-move-first = Prima della fine del turno devi ancora spostare carte del tavolo: { $from_off } { $to_onto }.
    .brief = Prima della fine del turno devi ancora spostare carte del tavolo.
refusals-play-first = Gioca prima almeno una carta. Se non va bene niente, scarta una carta.
refusals-pitch-not-held = Non hai nessun { $pitch }: chiedi una nota che hai anche tu.
    .brief = Chiedi una nota che hai anche tu.
refusals-ask-yourself = Chiedi a qualcun altro: le tue carte le conosci già.
refusals-no-such-position = Lì non c’è nessuna carta.
refusals-card-gone = Quella carta non c’è più.
refusals-lies-up = Quella carta è già scoperta: scoprine un’altra.
refusals-nothing-to-undo = Adesso non hai niente da annullare.
refusals-call-late =
    { $who ->
        [you] L’hai dichiarato prima tu, con { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondi di vantaggio.
       *[other] { $name } l’ha dichiarato prima, con { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondi di vantaggio.
    }
    .brief = Qualcun altro l’ha dichiarato prima.
refusals-time-up = Il tuo tempo è scaduto: un computer finisce questo turno.
refusals-wrong-key = Quel link non corrisponde a nessun posto di questo tavolo.
refusals-already-seated = Hai già un altro posto a questo tavolo.
refusals-unknown-version = In questa partita non c’è quella mossa.
refusals-bad-notation = In questo gioco non ha senso.
refusals-bad-message = Il server non ha capito questa pagina. Ricaricala.
refusals-too-big = È troppo lungo.
refusals-too-fast = Troppe cose in una volta: aspetta un momento.
refusals-not-seated = Stai guardando: possono farlo solo i giocatori seduti al tavolo.
refusals-not-started =
    { $free ->
        [one] La partita non è ancora cominciata: un posto è libero.
       *[other] La partita non è ancora cominciata: { $free } posti sono liberi.
    }
    .brief = La partita non è ancora cominciata.
refusals-not-over = Potrai farlo quando la partita sarà finita.
refusals-not-kept = Non è stato possibile salvarlo, quindi non vale. Riprova.
refusals-server-error = Qualcosa è andato storto sul server. Riprova.
refusals-unknown-match = Quel tavolo non esiste.
refusals-not-found = A questo indirizzo non c’è niente.
refusals-earlier-rules = Questa partita è stata giocata con regole precedenti e non si può più aprire. Puoi salvarla in un file.
refusals-seat-taken = Quel posto è già occupato.
refusals-no-typesetter = Per stampare serve Typst, che non è installato su questo server.
refusals-wrong-origin = Quella richiesta veniva da un altro sito.
refusals-websocket-only = Questo indirizzo è solo per l’app stessa.
refusals-unreachable = Il server non risponde. Riprova tra un momento.
