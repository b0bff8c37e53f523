old_maid-subtitle = Le mistigri
old_maid-tagline = Trouve des paires et ne garde pas la carte sans paire.
old_maid-aim = Pose toutes tes paires. La personne qui garde le mistigri perd, toutes les autres gagnent.
old_maid-score = { $count ->
    [0] hors de danger
   *[other] garde le mistigri
}
old_maid-keys =
    ← → : aller à l’éventail et le parcourir
    Espace : prendre cette carte, ou choisir une des tiennes pour une paire
    1 – 9 : prendre de la première à la neuvième carte
    N : terminé
old_maid-the-maid = le mistigri, carte Chromatic Scale
    .label = Le mistigri
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
old_maid-option-find_pairs = Trouver les paires
    .help = Tu trouves tes paires toi-même. Sinon, les paires sont posées dès que quelqu’un les a.
old_maid-task-take = Prends une carte à { $name }.
old_maid-task-find-or-take = Pose les paires que tu vois, ou prends une carte à { $name }.
old_maid-task-find-or-done = Pose les paires que tu vois, ou termine ton tour.
old_maid-task-find = Personne d’autre n’a plus de cartes. Pose tes paires.
old_maid-lay = Poser la paire
old_maid-chosen-one = Choisis une deuxième carte de la même note.
old_maid-new-wild = La carte avec l’anneau de couleurs est le mistigri : elle n’a pas de paire. Espérons que quelqu’un d’autre la prendra.
old_maid-takes = { $name } prend une carte à { $target }.
    .you = { $name } te prend une carte.
old_maid-help-look = Les cartes sont mélangées : aucune n’est meilleure qu’une autre.
old_maid-help-answer = Prends n’importe quelle carte, par exemple celle qui brille, la numéro { $place }.
old_maid-help-look-pair = Tu as une paire : deux cartes de la même note, peut-être dans des octaves différentes.
old_maid-help-answer-pair = Pose { $count ->
    [2] tes deux
   *[other] deux de tes { $count }
} { $note }.
old_maid-help-look-done = Tu n’as plus de paire et tu as pris une carte.
old_maid-help-answer-done = Termine ton tour.
old_maid-consolation = C’était de la malchance : dans un éventail mélangé, toutes les cartes se ressemblent. La prochaine fois, ce sera peut-être quelqu’un d’autre.
old_maid-pairs = { common-pairs } : { $notes }
old_maid-my-pair = Une paire : { $note } !
old_maid-safe-pairs = { $name }, hors de danger : { $pairs }
old_maid-table = On prend une carte dans un éventail, { common-cards }
    .you = Quelqu’un prend une carte dans ton éventail, { common-cards }
old_maid-fanned = { $name } tend { $cards }.
    .you = Tu tends { $cards }.
old_maid-lays = { $name } pose une paire : { $card }.
    .you = Tu poses une paire : { $card }.
old_maid-took = { $name } prend { $card } à { $target }.
    .you = Tu prends { $card } à { $target }.
    .to-you = { $name } te prend { $card }.
old_maid-went-out = { $name } n’a plus de cartes et ne risque plus rien.
    .you = Tu n’as plus de cartes et tu ne risques plus rien.
refusals-not-two = Une paire, c’est deux cartes : choisis-en deux.
refusals-maid-has-no-pair = Le mistigri n’a pas de partenaire.
refusals-not-a-pair = { $cards } sont des notes différentes : ce n’est pas une paire. Deux cartes de la même note font une paire, quelle que soit l’octave.
refusals-taken-already = Tu as déjà pris une carte à ce tour.
refusals-take-first = Prends d’abord une carte.
refusals-only-pairs = Personne d’autre n’a plus de cartes : pose les paires qui te restent.
old_maid_first_steps-pair = Deux cartes de la même note font une paire. Trouves-en une, et pose-la.
old_maid_first_steps-another = Tu as une paire. Trouves-en une autre.
old_maid_first_steps-take = { $name } te tend un éventail de cartes. Quand tu n’as plus de paire, prends une carte.
old_maid_first_steps-done = À la fin de ton tour, { $name } te prend une carte.
old_maid_first_steps-again = { $name } t’a pris une carte et a posé une paire. C’est de nouveau ton tour.
old_maid_first_steps-maid = Une des cartes que tient { $name } est le mistigri, qui n’a pas de paire : la personne qui le garde perd. Prends une carte.
old_maid_first_steps-done-2 = Voilà Old Maid : trouve tes paires, et débarrasse-toi du mistigri.
old_maid_rules-lead = Débarrasse-toi de tes cartes par paires. Une carte n’a pas de partenaire : _la carte Chromatic Scale, c’est le mistigri_. La personne qui l’a encore à la fin perd.
old_maid_rules-setup = { $pitches ->
    [naturals] Les cartes des touches blanches et le mistigri sont tous distribués.
   *[all] Toutes les cartes de notes et le mistigri sont distribués.
} Certaines personnes ont une carte de plus que les autres.
old_maid_rules-pairs = Deux cartes de la _même note_ font une paire, quelle que soit l’octave. { $find_pairs ->
    [yes] À ton tour, tu peux poser toutes les paires que tu trouves, avant et après avoir pris une carte. Ce n’est pas obligatoire : ce que tu ne vois pas reste dans ta main.
   *[no] Les paires sont toujours posées aussitôt, même juste après la donne.
}
old_maid_rules-turn =
    - _Prends une carte_ dans l’éventail de la personne la plus proche à ta droite qui a encore des cartes. Il est mélangé et caché : prends celle que tu veux, sans la connaître.
    - Fait-elle une paire avec une des tiennes ? { $find_pairs ->
            [yes] Alors tu peux la poser. _Terminé_ met fin à ton tour. Il finit aussi quand tu poses tes dernières cartes.
           *[no] Elle est posée aussitôt. Sinon tu la gardes.
        }

    Toi et la personne qui l’avait, vous êtes les seuls à connaître cette carte.
old_maid_rules-safe = La personne qui n’a plus de cartes est hors de danger et ne joue plus. Le tour passe à la personne suivante qui a des cartes.
old_maid_rules-winning = Quand toutes les paires sont posées, il ne reste que le mistigri. La personne qui l’a perd ; toutes les autres gagnent ensemble.
