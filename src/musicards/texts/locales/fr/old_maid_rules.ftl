old_maid_rules-lead = Débarrasse-toi de tes cartes par paires. Une carte n’a pas de partenaire : _c’est Old Maid, la carte Chromatic Scale_. Qui l’a encore à la fin perd.
old_maid_rules-setup = { $pitches ->
    [naturals] Les cartes des touches blanches et la carte Old Maid sont toutes distribuées.
   *[all] Toutes les cartes de notes et la carte Old Maid sont distribuées.
} Certains ont une carte de plus que d’autres.
old_maid_rules-pairs = Deux cartes de la _même note_ font une paire, quelle que soit l’octave. { $find_pairs ->
    [yes] À ton tour, tu peux poser toutes les paires que tu trouves, avant et après avoir pris une carte. Ce n’est pas obligatoire : ce que tu ne vois pas reste dans ta main.
   *[no] Les paires sont toujours posées aussitôt, même juste après la donne.
}
old_maid_rules-turn =
    - _Prends une carte_ dans l’éventail de la personne la plus proche à ta droite qui a encore des cartes. Il est mélangé et caché : prends celle que tu veux, sans la connaître.
    - Fait-elle une paire avec une des tiennes ? { $find_pairs ->
            [yes] Alors tu peux la poser. Avec _Terminé_, ton tour finit. Il finit aussi quand tu poses tes dernières cartes.
           *[no] Elle est posée aussitôt. Sinon tu la gardes.
        }

    Toi et la personne qui l’avait, vous êtes les seuls à connaître cette carte.
old_maid_rules-safe = Qui n’a plus de cartes est sorti du jeu et hors de danger. Le tour passe à la personne suivante qui a des cartes.
old_maid_rules-winning = Quand toutes les paires sont posées, il ne reste que la carte Old Maid. Qui la tient perd ; tous les autres gagnent ensemble.
