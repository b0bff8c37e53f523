old_maid-subtitle = L’uomo nero
old_maid-tagline = Trova le coppie e non restare con la carta spaiata.
old_maid-aim = Metti giù le coppie e liberati delle carte. Chi resta con l’uomo nero perde; gli altri condividono la vittoria.
old_maid-score = { $count ->
    [0] in salvo
   *[other] resta con l’uomo nero
}
old_maid-keys =
    ← →: andare al ventaglio e scorrerlo
    Spazio: prendere quella carta, o sceglierne una tua per una coppia
    1 – 9: prendere dalla prima alla nona carta
    N: fatto
old_maid-the-maid = l’uomo nero, Chromatic Scale
    .label = Uomo nero
old_maid-hand = La tua mano, { common-cards }
    .empty = Non hai carte
old_maid-fan = Ventaglio di { $name }, coperto, { common-cards }
    .you = Il tuo ventaglio, { common-cards }
old_maid-fan-card = Carta { $place } di { $count }, coperta
    .own = Carta { $place } di { $count }, tua: { $card }
old_maid-whose = Carte di { $name }
old_maid-option-find_pairs = Trovare le coppie
    .help = Trovi tu le tue coppie. Altrimenti le coppie si mettono giù appena qualcuno le ha.
old_maid-task-take = Prendi una carta da { $name }.
old_maid-task-find-or-take = Metti giù le coppie che vedi, o prendi una carta da { $name }.
old_maid-task-find-or-done = Metti giù le coppie che vedi, o di’ «{ common-do-done }».
old_maid-task-find = Nessun altro ha carte. Metti giù le tue coppie.
old_maid-lay = Metti giù la coppia
old_maid-chosen-one = Scegli una seconda carta con la stessa nota.
old_maid-new-wild = La carta con l’anello di colori è l’uomo nero: non fa coppia con nessuna. Speriamo che la prenda qualcun altro.
old_maid-takes = { $name } prende una carta da { $target }.
    .you = { $name } ti prende una carta.
old_maid-help-look = Le carte sono mescolate: nessuna è migliore di un’altra.
old_maid-help-answer = Prendi una carta qualsiasi, per esempio quella che brilla, la numero { $place }.
old_maid-help-look-pair = Hai una coppia: due carte con la stessa nota, forse in ottave diverse.
old_maid-help-answer-pair = Metti giù { $count ->
    [2] le due carte
   *[other] due delle tue { $count } carte
} di { $note }.
old_maid-help-look-done = Non hai più coppie e hai preso una carta.
old_maid-help-answer-done = Di’ «{ common-do-done }».
old_maid-consolation = È stata sfortuna: in un ventaglio mescolato tutte le carte sembrano uguali. La prossima volta forse toccherà a qualcun altro.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-my-pair = Una coppia: { $note }!
old_maid-safe-pairs = { $name }, in salvo: { $pairs }
old_maid-table = Si prende una carta da un ventaglio, { common-cards }
    .you = Qualcuno prende una carta dal tuo ventaglio, { common-cards }
old_maid-fanned = { $name } offre { $cards }.
    .you = Hai offerto { $cards }.
old_maid-lays = { $name } mette giù una coppia: { $card }.
    .you = Hai messo giù una coppia: { $card }.
old_maid-took = { $name } prende { $card } da { $target }.
    .you = Hai preso { $card } da { $target }.
    .to-you = { $name } ti prende { $card }.
old_maid-went-out = { $name } non ha più carte ed è in salvo.
    .you = Non hai più carte: sei in salvo.
refusals-not-two = Una coppia sono due carte: scegline due.
refusals-maid-has-no-pair = L’uomo nero non fa coppia con nessuno.
refusals-not-a-pair = { $cards } sono note diverse, quindi non sono una coppia. Due carte con la stessa nota sono una coppia, in qualunque ottava.
refusals-taken-already = In questo turno hai già preso una carta.
refusals-take-first = Prima prendi una carta.
refusals-only-pairs = Nessun altro ha carte: metti giù le coppie che ti restano.
old_maid_first_steps-pair = Due carte con la stessa nota sono una coppia. Trovane una e mettila giù.
old_maid_first_steps-another = Hai una coppia. Trovane un’altra.
old_maid_first_steps-take = { $name } ti porge un ventaglio di carte. Quando non hai più coppie, prendi una carta.
old_maid_first_steps-done = Alla fine del tuo turno, { $name } ti prende una carta.
old_maid_first_steps-again = { $name } ti ha preso una carta e ha messo giù una coppia. Ora tocca di nuovo a te.
old_maid_first_steps-maid = Una delle carte di { $name } è l’uomo nero, che resta senza coppia: chi se lo tiene perde. Prendi una carta.
old_maid_first_steps-done-2 = Ecco Old Maid: trova le tue coppie e liberati dell’uomo nero.
old_maid_rules-lead = Liberati delle tue carte a coppie. Una carta resta spaiata: _la carta Chromatic Scale è l’uomo nero_, e chi ce l’ha alla fine perde.
old_maid_rules-setup = { $pitches ->
    [naturals] Si distribuiscono tutte le carte dei tasti bianchi e l’uomo nero.
   *[all] Si distribuiscono tutte le carte con le note e l’uomo nero.
} Alcuni possono ricevere una carta più di altri.
old_maid_rules-pairs = Due carte con la _stessa nota_ sono una coppia, in qualunque ottava. { $find_pairs ->
    [yes] Nel tuo turno puoi mettere giù tutte le coppie che trovi, prima e dopo aver preso una carta. Non è obbligatorio: quello che non vedi resta nella tua mano.
   *[no] Le coppie si mettono sempre subito sul tavolo, anche appena distribuite.
}
old_maid_rules-turn =
    - _Prendi una carta_ dal ventaglio del giocatore più vicino alla tua destra che ha ancora carte. È mescolato e coperto: prendi quella che vuoi, senza conoscerla.
    - Fa coppia con una delle tue? { $find_pairs ->
            [yes] Allora puoi metterla giù. Di’ _Fatto_ per concludere il turno. Finisce anche quando metti giù le tue ultime carte.
           *[no] Si mette subito sul tavolo. Altrimenti la tieni.
        }

    Solo tu e chi l’aveva conoscete quella carta.
old_maid_rules-safe = Chi non ha più carte è fuori dal gioco e in salvo. Il turno passa al prossimo che ha carte.
old_maid_rules-winning = Quando tutte le coppie sono sul tavolo, resta solo l’uomo nero. Chi ce l’ha perde; tutti gli altri vincono insieme.
