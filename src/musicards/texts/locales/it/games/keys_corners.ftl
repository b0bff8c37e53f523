keys_corners-subtitle = Gli angoli della scala
keys_corners-tagline = Costruisci una scala, nota per nota, in un angolo.
keys_corners-aim = Costruisci { $scale } verso l’alto negli angoli. Una scala completa vale { $scale_points } punti, { $stack_cards } carte di un’altra nota ne valgono { $stack_points }. Vince chi ha più punti.
keys_corners-score = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
keys_corners-keys =
    ← →: andare alla tua mano e scorrerla, o scorrere una pila
    Spazio: prendere una carta, o rimetterla
    7 8 9: la fila in alto, come su un tastierino numerico
    4 5 6: a sinistra, gli scarti, a destra
    1 2 3: la fila in basso
    + −: prendere più o meno carte di una pila
    N: fatto (prossimo giocatore)
    Esc: rimettere tutto a posto
keys_corners-option-scale = Scala
keys_corners-scale = La scala
keys_corners-scale-notes = La scala: { $notes }
keys_corners-hidden = La scala è nascosta.
keys_corners-hide = Nascondi
    .label = Nascondi la scala
keys_corners-show = Mostra
    .label = Mostra la scala
keys_corners-books = { keys_corners-score } (scale: { $scales }, quartetti: { $stacks })
keys_corners-pts = pt.
keys_corners-won = Hai
keys_corners-book = Una scala: { $points } punti!
    .stack = Un quartetto: { $points } punti!
keys_corners-discards = Scarto
keys_corners-in-scale = Note della scala
keys_corners-outside = Altre note
keys_corners-spaces = Basi e angoli
keys_corners-empty = nessuna carta
keys_corners-space-with = { CAPITAL($space) }: { $contents }
keys_corners-pick-up = Prendi il { $note } { $from_off }
    .above = Prendi il { $note } { $from_off }, con tutto quello che c’è sopra
keys_corners-put = Metti { $to_onto }
keys_corners-how-many = Quante carte prendere
keys_corners-fewer = Una carta in meno
keys_corners-more = Una carta in più
keys_corners-now-move = { common-cards } { $from_off }: scegli la destinazione.
keys_corners-wild = Un jolly
keys_corners-now-put = { $card }: scegli dove va.
    .discard = { $card }: scegli dove va, oppure gli scarti.
    .fill = { $card }: metti la carta { $gaps_onto }.
keys_corners-pick-first = Prendi una carta, poi scegli dove va.
keys_corners-task-play-first = { keys_corners-pick-first } Se non va bene niente, scarta una carta.
keys_corners-task-fill-from-discard = Non hai più carte in mano: scegli gli scarti, poi { $gaps }.
keys_corners-task-free = Continua a giocare, o finisci il turno con «Fatto».
keys_corners-task-done = Non si può giocare altro: finisci il turno con «Fatto».
keys_corners-task-top = Non hai più carte in mano. Gioca la carta in cima agli scarti, o scegli «Fatto».
keys_corners-task-moves = Non hai più carte in mano. Sposta carte sul tavolo, o scegli «Fatto».
keys_corners-task-both = Non hai più carte in mano. Gioca la carta in cima agli scarti, sposta carte sul tavolo, o scegli «Fatto».
keys_corners-help-look-place = { $source ->
    [discard] Guarda la carta in cima agli scarti: su quale pila va bene?
   *[hand] Guarda la carta in cima a ogni pila: quale delle tue carte viene dopo?
}
keys_corners-help-look-fill = Una base, tra gli angoli, è vuota: riempila per prima.
keys_corners-help-look-move = Guarda le basi, tra gli angoli: quali carte vanno bene su un’altra pila?
keys_corners-help-look-discard = { $kept ->
    [none] Nessuna delle tue carte va bene. Su una nota fuori dalla scala va solo la stessa nota.
   *[other] { keys_corners-help-look-done }
}
keys_corners-help-look-done = { $kept ->
    [note] Una carta va bene, ma poi gli altri completerebbero più facilmente quella pila: per ora tienila.
    [wild] Potresti mettere un jolly, ma è meglio tenerlo finché non completa una pila.
   *[none] Ora non devi più giocare o spostare niente.
}
keys_corners-help-answer-place = { $what ->
    [wild] Metti il tuo jolly { $to_onto }, come «{ $note }».
   *[note] Il { $note } va { $to_onto }.
}
keys_corners-help-answer-fill = { $source ->
    [discard] { keys_corners-help-answer-place }
   *[hand] Una base può cominciare con qualsiasi carta: metti per esempio { $what ->
        [wild] il tuo jolly { $to_onto }, come «{ $note }»
       *[note] il { $note } { $to_onto }
    }.
}
keys_corners-help-answer-move = Sposta { $moved } { $from_off } { $to_onto }.
keys_corners-help-answer-discard = Il { $card } non va bene da nessuna parte: scarta questa carta. Poi il tuo turno finisce.
keys_corners-help-answer-done = Finisci il turno con «Fatto».
keys_corners-corner-stays = Le carte di un angolo restano lì. Prendi un’altra carta per metterla sopra.
keys_corners-only-hand = Puoi scartare solo una carta della tua mano.
keys_corners-space-name = { $space ->
    [N] pila in alto
    [E] pila a destra
    [S] pila in basso
    [W] pila a sinistra
    [NW] angolo in alto a sinistra
    [NE] angolo in alto a destra
    [SE] angolo in basso a destra
   *[SW] angolo in basso a sinistra
}
keys_corners-space = { $kind ->
    [corner] l’{ keys_corners-space-name }
   *[foundation] la { keys_corners-space-name }
}
keys_corners-space-at = { $kind ->
    [corner] nell’{ keys_corners-space-name }
   *[foundation] sulla { keys_corners-space-name }
}
keys_corners-space-onto = { keys_corners-space-at }
keys_corners-space-off = { $kind ->
    [corner] dall’{ keys_corners-space-name }
   *[foundation] dalla { keys_corners-space-name }
}
keys_corners-placed = { $name } mette { $cards } { $to_onto }.
    .you = Hai messo { $cards } { $to_onto }.
keys_corners-placed-from-discard = { $name } prende { $cards } dagli scarti e lo mette { $to_onto }.
    .you = Hai preso { $cards } dagli scarti e lo hai messo { $to_onto }.
keys_corners-moved = { $name } sposta { $cards } { $from_off } { $to_onto }.
    .you = Hai spostato { $cards } { $from_off } { $to_onto }.
keys_corners-discarded = { $name } scarta { $cards }.
    .you = Hai scartato { $cards }.
keys_corners-book-scale = { $name } completa la scala { $to_at }: { $points } punti.
    .you = Hai completato la scala { $to_at }: { $points } punti.
keys_corners-book-stack = { $name } completa il quartetto del { $note } { $to_at }: { $points } punti.
    .you = Hai completato il quartetto del { $note } { $to_at }: { $points } punti.
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } richiede un { $wants }, che nella scala viene dopo il { $top }.
    [first] { CAPITAL($to) } richiede un { $wants }, la tonica.
   *[stack] { CAPITAL($to) } richiede un altro { $wants }: lì va solo la stessa nota, che non è nella scala.
} { $degree ->
    [0] Il { $note } non è nella scala.
   *[other] Il { $note } è il { $degree ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
        [7] settimo
        [8] ottavo
        [9] nono
        [10] decimo
        [11] undicesimo
       *[12] dodicesimo
    } grado della scala.
}
    .brief = Quella carta non va { $to_onto }.
refusals-pile-complete = Sopra il { $top } { $to_at } non va più niente: è l’ultima nota della scala.
refusals-fill-first = Metti prima una carta { $gaps_onto }: non ce n’è nessuna.
refusals-fill-from-hand = Riempi la base con una carta della tua mano: ne hai ancora.
refusals-not-discard-top = Dagli scarti puoi prendere solo la carta in cima.
refusals-wild-needs-name = Che nota deve essere il tuo jolly?
refusals-note-has-name = Un { $card } è un { $card }: solo un jolly può essere un’altra nota.
refusals-not-a-foundation = Puoi spostare solo le carte delle basi. Quelle in un angolo restano lì.
refusals-same-pile = Le carte sono già lì.
refusals-empty-pile = { CAPITAL($from_at) } non c’è niente.
refusals-too-many = Puoi spostarne al massimo { $height } { $from_off }.
refusals-not-longer = Puoi spostare una parte di una pila su un’altra base solo se lì si forma una pila più lunga di questa. Lì ci sarebbero { $sum } carte, e in questa ce ne sono { $height }.
refusals-stack-stays = Il { $note } non è nella scala: gli angoli sono solo per le note della scala.
refusals-too-high = Una pila di note uguali ha al massimo { $most } carte. Sarebbero { $sum }.
refusals-discard-only-play = In questo turno hai già giocato: ora non puoi scartare.
refusals-card-fits-pile = Puoi mettere il { $card } { $to_onto }.
    .brief = Quella carta si può giocare.
refusals-wild-fits = Non serve mai scartare un jolly: da qualche parte va sempre bene.
refusals-move-first = Prima della fine del turno devi ancora spostare carte sul tavolo: { $from_off } { $to_onto }.
    .brief = Sul tavolo ci sono carte che vanno su un’altra pila: spostale prima di finire il turno.
refusals-play-first = Gioca prima almeno una carta. Se non va bene niente, scarta una carta.
keys_corners_first_steps-place = La fila di note è una scala. Ogni carta sul tavolo comincia una pila. Su una nota della scala va la successiva.
    .task = Gioca una carta su una pila dove è la nota successiva della scala.
keys_corners_first_steps-step = Nella fila S è un semitono: porta al tasto subito accanto. T è un tono: salta un tasto. Gioca la nota successiva.
    .task = Gioca la nota successiva della scala.
keys_corners_first_steps-move = Nei quattro angoli la scala cresce dalla sua prima nota, la tonica. Sposta in un angolo la pila che comincia con lei.
    .task = Sposta in un angolo la pila con la tonica, la prima nota della scala.
keys_corners_first_steps-fill = I quattro posti tra gli angoli si chiamano basi. Una è vuota e va riempita per prima.
    .task = Gioca una carta sulla base vuota.
keys_corners_first_steps-corner = Ora la scala ha cinque note: { KEY("C") } { music-scale-major_pentatonic }. Il 3 vuol dire tre semitoni. Cominciala in un angolo, con la tonica.
    .task = Comincia la scala in un angolo, con la tonica.
keys_corners_first_steps-book = Completa la scala nell’angolo. Solo le pile complete danno punti.
keys_corners_first_steps-done = Il tuo turno non è ancora finito.
keys_corners_first_steps-discard = La scala è di nuovo { KEY("C") } { music-scale-major }. Su una nota fuori dalla scala va solo la stessa nota.
keys_corners_first_steps-done-1 = Ecco fatto! Ancora niente punti: li fai quando una pila ha tutta la scala.
keys_corners_first_steps-done-3 = Un angolo comincia con la prima nota della scala, la tonica. Una base può cominciare con qualsiasi nota, ma non può restare vuota.
keys_corners_first_steps-done-4 = Ecco fatto! La partita finisce quando non ci sono più carte, né nel mazzo né in mano. Vince chi ha più punti.
keys_corners_first_steps-done-5 = Ecco Key’s Corners: costruisci la scala negli angoli e completala per fare punti.
keys_corners_rules-lead = Costruisci _{ $scale }_ verso l’alto negli angoli. Chi mette l’ultima nota prende tutta la pila. Vince chi ha più punti.
keys_corners_rules-scale =
    Questo gioco ti aiuta a ricordare le note di una tonalità. Una _scala_ sale nota per nota a partire dalla prima, la _tonica_, fino a ritrovarla. I suoi passi seguono una _formula_, quasi sempre di semitoni e toni:

    - Un _semitono_ (seconda minore) porta al numero successivo dell’orologio, da 12 a 1 o da 4 a 5: da { NOTE("C") } a { NOTE("C#") } o { NOTE("Db") }, da { NOTE("E") } a { NOTE("F") }.
    - Un _tono_ (seconda maggiore) salta un numero, da 12 a 2 o da 4 a 6: da { NOTE("C") } a { NOTE("D") }, da { NOTE("E") } a { NOTE("F#") } o { NOTE("Gb") }.
    - La scala _maggiore_ sale: tono, tono, semitono, tono, tono, tono e, fino alla tonica successiva, semitono.
keys_corners_rules-setup = Da { $low } a { $high } giocatori. Prima di ogni manche, scegliete una scala. Potete scriverla. Tutti ricevono { $hand } carte. Il mazzo sta al centro. Intorno si girano quattro carte: a nord, est, sud e ovest. Se una è un jolly, torna nel mazzo, si mescola e si gira un’altra carta. Comincia chi siede a sinistra di chi ha dato le carte.
keys_corners_rules-table =
    - Con le quattro carte cominciano le _basi_. Una base sale lungo la scala a partire dalla sua prima nota, fino all’ultima della scala. Su una nota fuori dalla scala va solo la stessa nota, per esempio il { NOTE("Ab") } in { KEY("D") } maggiore: fino a { $stack_cards } carte.
    - I quattro _angoli_ all’inizio sono vuoti. Un angolo comincia con la tonica, in { KEY("D") } maggiore con il { NOTE("D") } in uno qualsiasi dei quattro, e sale da lì.
    - Non conta il nome, ma il numero sull’orologio: in { KEY("Gb") } maggiore la carta del { KEY("B") } è un { KEY("Cb") }.
keys_corners_rules-turn =
    Prima peschi fino ad avere { $hand } carte, tranne nel tuo primo turno. Poi giochi quante volte vuoi, almeno una:

    - _Metti_ una carta della tua mano, o quella in cima agli scarti, su una pila dove va bene.
    - _Sposta_ una base, o la sua parte in alto, in un angolo dove va bene, o una base intera su un’altra dove va bene. La parte in alto può andare su un’altra base solo se la pila lì diventa più lunga di quanto era questa. Le carte non lasciano mai un angolo.
    - Un _jolly_ vale qualsiasi nota: dici quale quando lo metti, e resta quella.
    - Di’ _Fatto_ quando hai finito. Ma prima di dirlo, o di scartare, devi fare tutti gli spostamenti possibili in un angolo che ha già carte, o di una base intera su un’altra.
keys_corners_rules-fill = Riempi una base vuota prima di tutto il resto, con qualsiasi carta della tua mano. Se non ne hai, prendi quella in cima agli scarti. Se non ci sono scarti, deve riempirla il prossimo che ha carte. Gli angoli vuoti possono restare vuoti; lì può andare solo la tonica, da sola o con le carte che ha sopra.
keys_corners_rules-discard = Se in questo turno non hai ancora giocato, invece di mettere una carta puoi scartarne una che non va bene da nessuna parte. Con questo finisce il tuo turno. Nessuno deve giocare la carta in cima agli scarti, se non per riempire una base. Quando hai già fatto una giocata, puoi tenere le altre carte, anche se vanno bene.
keys_corners_rules-mistakes = Non ci sono penalità: una carta che non va bene torna nella tua mano. Per esempio, in { KEY("C") } maggiore il { NOTE("E") } non va sul { NOTE("C") }, perché prima viene il { NOTE("D") }.
keys_corners_rules-empty = Quando il mazzo è vuoto, nessuno pesca più. Se non hai carte né niente da giocare, salti il turno. La manche finisce quando tutte le mani sono vuote.
keys_corners_rules-winning = Una scala completa, dalla tonica alla sua ultima nota: _{ $scale_points } punti_ per chi mette l’ultima nota e prende la pila, ovunque sia. Un quartetto, { $stack_cards } carte di una nota fuori dalla scala: _{ $stack_points } punti_ per chi mette l’ultima. Vince chi ha più punti.
