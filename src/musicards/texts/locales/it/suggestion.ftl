suggestion-play = Gioca quello che mi serve
suggestion-match = Proposta: { $terms }
suggestion-why-due = Ci trovi quello che ora è da ripassare.
suggestion-why-new = Ci trovi quello che puoi imparare adesso.
suggestion-why-keep = Sai già tutto. Giocare ti aiuta a non dimenticarlo.
suggestion-faces = Mostra questo sulle mie carte: { $faces }
    .help = Puoi cambiarlo quando vuoi nelle impostazioni.
suggestion-start = Inizia la partita
