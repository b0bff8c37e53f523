keys_corners-subtitle = Gli angoli della scala
keys_corners-tagline = Costruisci una scala da angolo ad angolo.
keys_corners-aim = Costruisci { $scale } verso l’alto negli angoli. Una scala completa vale { $scale_points } punti, { $stack_cards } carte di un’altra nota ne valgono { $stack_points }. Vince chi ha più punti.
keys_corners-score = { $count ->
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
keys_corners-hidden = La scala è nascosta.
keys_corners-hide = Nascondi
    .label = Nascondi la scala
keys_corners-show = Mostra
    .label = Mostra la scala
keys_corners-books = { keys_corners-score } (scale: { $scales }, poker: { $stacks })
keys_corners-pts = pt.
keys_corners-won = Hai fatto
keys_corners-book = una scala: +{ $points }
    .stack = un poker: +{ $points }
keys_corners-discards = scarta
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
keys_corners-now-move = { common-cards } { $from_off }: scegli la destinazione.
keys_corners-wild = Un jolly
keys_corners-now-put = { $card }: scegli dove va.
    .discard = { $card }: scegli dove va, oppure gli scarti se non va bene da nessuna parte.
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
keys_corners-help-look-fill = Una base è vuota e va riempita per prima.
keys_corners-help-look-move = Guarda le basi: quale continua un’altra pila?
keys_corners-help-look-discard = Confronta le tue carte con le pile: una carta non va bene da nessuna parte.
keys_corners-help-look-done = Ora non devi più giocare o spostare niente.
keys_corners-help-answer-place = { CAPITAL($note) } va { $to_onto }.
keys_corners-help-answer-fill = { keys_corners-help-answer-place }
keys_corners-help-answer-move = Sposta le carte { $from_off } { $to_onto }.
keys_corners-help-answer-discard = { CAPITAL($card) } non va bene da nessuna parte: scarta questa carta.
keys_corners-help-answer-done = Finisci il turno con «Fatto».
keys_corners-corner-stays = Le carte di un angolo restano lì. Prendi un’altra carta per metterla sopra.
keys_corners-only-hand = Puoi scartare solo una carta della tua mano.
