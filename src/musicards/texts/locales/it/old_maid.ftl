old_maid-subtitle = Come l’asino
old_maid-tagline = Trova le coppie e non restare con la carta spaiata.
old_maid-aim = Metti giù le coppie e liberati delle carte. Chi resta con la Old Maid perde; gli altri condividono la vittoria.
old_maid-score = { $count ->
    [0] in salvo
   *[other] resta con la Old Maid
}
old_maid-keys =
    ← →: andare al ventaglio e scorrerlo
    Spazio: prendere quella carta, o sceglierne una tua per una coppia
    1 – 9: prendere dalla prima alla nona carta
    N: fatto
old_maid-the-maid = la Old Maid, Chromatic Scale
old_maid-hand = La tua mano, { common-cards }
    .empty = Non hai carte
old_maid-fan = Ventaglio di { $name }, coperto, { common-cards }
    .you = Il tuo ventaglio, { common-cards }
old_maid-fan-card = Carta { $place } di { $count }, coperta
    .own = Carta { $place } di { $count }, tua: { $card }
old_maid-whose = Carte di { $name }
old_maid-task-take = Prendi una carta da { $name }.
old_maid-task-find-or-take = Metti giù le coppie che vedi, o prendi una carta da { $name }.
old_maid-task-find-or-done = Metti giù le coppie che vedi, o di’ che hai finito.
old_maid-task-find = Nessun altro ha carte. Metti giù le tue coppie.
old_maid-lay = Metti giù la coppia
old_maid-chosen-one = Scegli una seconda carta con la stessa nota.
old_maid-takes = { $name } prende una carta da { $target }.
    .you = { $name } ti prende una carta.
old_maid-help-look = Le carte sono mescolate: nessuna è migliore di un’altra.
old_maid-help-answer = Prendi una carta qualsiasi, per esempio la numero { $place } da sinistra.
old_maid-help-look-pair = Hai una coppia: due carte con la stessa nota, forse in ottave diverse.
old_maid-help-answer-pair = Metti giù le due carte { $note }.
old_maid-help-look-done = Non hai più coppie e hai preso una carta.
old_maid-help-answer-done = Di’ che hai finito.
old_maid-consolation = È stata sfortuna: in un ventaglio mescolato tutte le carte sembrano uguali. La prossima volta forse toccherà a qualcun altro.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-safe-pairs = { $name }, in salvo: { $pairs }
old_maid-table = Si prende una carta da un ventaglio, { common-cards }
    .you = Qualcuno prende una carta dal tuo ventaglio, { common-cards }
