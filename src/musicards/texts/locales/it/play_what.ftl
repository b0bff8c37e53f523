play_what-play = Gioca quello che mi serve
play_what-match = Proposta: { $terms }
play_what-why-due = Ci trovi quello che ora è da ripassare.
play_what-why-new = Ci trovi quello che puoi imparare adesso.
play_what-why-keep = Sai già tutto. Giocare ti aiuta a non dimenticarlo.
play_what-faces = Mostra questo sulle mie carte: { $faces }
    .help = Puoi cambiarlo quando vuoi nelle impostazioni.
play_what-start = Inizia la partita
