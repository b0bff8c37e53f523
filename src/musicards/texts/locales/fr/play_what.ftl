play_what-play = Jouer à ce qu’il me faut
play_what-match = Proposition : { $terms }
play_what-why-due = Tu y retrouveras ce qu’il est temps de revoir.
play_what-why-new = Tu y trouveras ce que tu peux apprendre maintenant.
play_what-why-keep = Tu sais déjà tout cela. Jouer t’aide à ne pas l’oublier.
play_what-faces = Afficher ceci sur mes cartes : { $faces }
    .help = Tu peux le changer à tout moment dans les réglages.
play_what-start = Lancer la partie
