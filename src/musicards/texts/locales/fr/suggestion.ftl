suggestion-play = Jouer pour progresser
suggestion-match = Proposition : { $terms }
suggestion-why-due = Tu y retrouveras ce qu’il est temps de revoir.
suggestion-why-new = Tu y trouveras ce que tu peux apprendre maintenant.
suggestion-why-keep = Tu sais déjà tout cela. Jouer t’aide à ne pas l’oublier.
suggestion-faces = Afficher ceci sur mes cartes : { $faces }
    .help = Tu peux le changer à tout moment dans les réglages.
suggestion-start = Lancer la partie
