old_maid_rules-lead = Liberati delle tue carte a coppie. Una carta non ha compagna: _la carta Chromatic Scale è la Old Maid_, e chi ce l’ha alla fine perde.
old_maid_rules-setup = { $pitches ->
    [naturals] Si distribuiscono tutte le carte dei tasti bianchi e la Old Maid.
   *[all] Si distribuiscono tutte le carte con le note e la Old Maid.
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
old_maid_rules-winning = Quando tutte le coppie sono sul tavolo, resta solo la Old Maid. Chi ce l’ha perde; tutti gli altri vincono insieme.
