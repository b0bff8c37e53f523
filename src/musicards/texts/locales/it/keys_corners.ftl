keys_corners-title = Key’s Corners
keys_corners-subtitle = Gli angoli della scala
keys_corners-tagline = Costruisci una scala da angolo ad angolo.
keys_corners-aim = Costruisci { $scale } verso l’alto negli angoli. Una scala completa vale { $scale_points } punti, { $stack_cards } carte di un’altra nota ne valgono { $stack_points }. Vince chi ha più punti.
keys_corners-score =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
keys_corners-keys =
    ← →: andare alla tua mano e scorrerla, o scorrere una pila
    Spazio: prendere una carta, o rimetterla
    7 8 9: la fila in alto, come su un tastierino numerico
    4 5 6: ovest, gli scarti, est
    1 2 3: la fila in basso
    + −: prendere più o meno carte di una pila
    N: fatto (prossimo giocatore)
    Esc: rimettere tutto a posto
keys_corners-option-scale = Scala
keys_corners-scale = La scala
keys_corners-scale-notes = La scala: { $notes }
keys_corners-degree = { $number }: { $note }
keys_corners-hidden = La scala è nascosta.
keys_corners-hide = Nascondi
    .label = Nascondi la scala
keys_corners-show = Mostra
    .label = Mostra la scala
keys_corners-books =
    { keys_corners-score }: { $scales ->
        [one] 1 scala
       *[other] { $scales } scale
    }, { $stacks ->
        [one] 1 poker
       *[other] { $stacks } poker
    }
keys_corners-pts = pt.
keys_corners-won = Hai vinto
keys_corners-book = una scala: +{ $points }
    .stack = un poker: +{ $points }
keys_corners-discards = scarta
keys_corners-which-note = Che nota deve essere il tuo jolly?
keys_corners-in-scale = Note della scala
keys_corners-outside = Altre note
keys_corners-spaces = Basi e angoli
keys_corners-empty = nessuna carta
keys_corners-space-with = { CAPITAL($space) }: { $contents }
keys_corners-pick-up = Prendi { $note } { $from_off }
    .above = Prendi { $note } { $from_off }, con tutto quello che c’è sopra
keys_corners-put = Metti { $to_onto }
keys_corners-how-many = Quante carte prendere
keys_corners-fewer = Una carta in meno
keys_corners-more = Una carta in più
keys_corners-from-pile =
    { common-cards } { $from_off }: tocca dove { $count ->
        [one] va
       *[other] vanno
    }.
keys_corners-wild = Un jolly
keys_corners-tap = { $card }: tocca dove va.
    .discard = { $card }: tocca dove va, oppure gli scarti.
keys_corners-play-on = Continua a giocare, o finisci il turno con «Fatto».
keys_corners-pick-first = Prendi una carta, poi tocca dove va.
keys_corners-first-pick = Prendi prima una carta.
keys_corners-corner-stays = Le carte di un angolo restano lì. Prendi un’altra carta per metterla sopra.
keys_corners-only-hand = Puoi scartare solo una carta della tua mano.
keys_corners-first-pick-discard = Prendi prima la carta che vuoi scartare.
