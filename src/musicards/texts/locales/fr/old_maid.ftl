old_maid-subtitle = Comme le mistigri
old_maid-tagline = Trouve des paires et ne garde pas la carte sans paire.
old_maid-aim = Pose des paires et débarrasse-toi de tes cartes. Qui garde la carte Old Maid perd ; les autres partagent la victoire.
old_maid-score = { $count ->
    [0] hors de danger
   *[other] garde la carte Old Maid
}
old_maid-keys =
    ← → : aller à l’éventail et le parcourir
    Espace : prendre cette carte, ou choisir une des tiennes pour une paire
    1 – 9 : prendre de la première à la neuvième carte
    N : terminé
old_maid-the-maid = Old Maid, la carte Chromatic Scale
old_maid-hand = Ta main, { common-cards }
    .empty = Tu n’as pas de cartes
old_maid-fan = Éventail { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }, { common-cards }, faces cachées
    .you = Ton éventail, { common-cards }
old_maid-fan-card = Carte { $place } sur { $count }, cachée
    .own = Carte { $place } sur { $count }, à toi : { $card }
old_maid-whose = Cartes { INITIAL($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
old_maid-task-take = Prends une carte à { $name }.
old_maid-task-find-or-take = Pose les paires que tu vois, ou prends une carte à { $name }.
old_maid-task-find-or-done = Pose les paires que tu vois, ou termine ton tour.
old_maid-task-find = Plus personne d’autre n’a de cartes. Pose tes paires.
old_maid-lay = Poser la paire
old_maid-chosen-one = Choisis une deuxième carte de la même note.
old_maid-takes = { $name } prend une carte à { $target }.
    .you = { $name } te prend une carte.
old_maid-help-look = Les cartes sont mélangées : aucune n’est meilleure qu’une autre.
old_maid-help-answer = Prends n’importe quelle carte, par exemple la numéro { $place } en partant de la gauche.
old_maid-help-look-pair = Tu as une paire : deux cartes de la même note, peut-être dans des octaves différentes.
old_maid-help-answer-pair = Pose les deux cartes { $note }.
old_maid-help-look-done = Tu n’as plus de paire et tu as pris une carte.
old_maid-help-answer-done = Termine ton tour.
old_maid-consolation = C’était de la malchance : dans un éventail mélangé, toutes les cartes se ressemblent. La prochaine fois, ce sera peut-être quelqu’un d’autre.
old_maid-pairs = { common-pairs } : { $notes }
old_maid-safe-pairs = { $name }, hors de danger : { $pairs }
old_maid-table = On prend une carte dans un éventail, { common-cards }
    .you = Quelqu’un prend une carte dans ton éventail, { common-cards }
