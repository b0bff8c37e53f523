table-turn = À { $name } de jouer
    .you = À toi de jouer
table-on-turn = c’est son tour
    .you = c’est ton tour
table-dealer = donne les cartes
table-over = La partie est finie
table-wins = { $name } gagne
    .you = Tu gagnes
table-share = { $names } se partagent la victoire
    .you = Tu partages la victoire avec { $names }
table-continue = Continuer
table-fast-forward = Avance rapide
table-record = Enregistrer le déroulement
table-watching = Tu regardes
table-open-hands = Les cartes de tous, il y a { $time }
table-own-place = Ta place
table-others = Les autres joueurs
table-how-to-win = Comment gagner
table-log = Ce qui s’est passé
    .empty = Il ne s’est encore rien passé.
table-announcements = Annonces
table-you-have = Tu as { common-cards }
table-chosen = { $count } choisies : touches-en une pour la reposer.
table-cards-left = { $count ->
    [one] Il reste 1 carte.
   *[other] Il reste { $count } cartes.
}
table-hand = Ta main
table-middle = Milieu de la table
table-stock = Pioche, { common-cards }
table-draw = Piocher une carte
table-discard-pile = Défausse, { common-cards }. Carte du dessus : { $top }
    .empty = Défausse, vide
table-actions = Ce que tu peux faire
table-wrong = Ce qui n’allait pas
table-not-possible = Impossible
table-why = Pourquoi ?
table-less = Moins
table-cost-nothing = Cela ne t’a rien coûté.
table-waited = La partie attend que tu fermes l’explication.
table-turn-now = C’est maintenant à { $name } de jouer.
    .you = C’est toujours à toi de jouer.
table-help-me = Aide-moi
    .more = Dis-m’en plus
    .show = Montre-moi
table-help-shown = À toi de jouer.
table-tip = Un indice : regarde { $cards ->
    [0] ce qui brille maintenant.
    [one] la carte qui brille.
   *[other] les cartes qui brillent.
}
table-one-card = Plus qu’une carte : touche « Musicards ! ».
table-new-black = Une touche noire a deux noms : le { $names } est une seule note, et les deux noms sont justes.
table-new-wild = Une carte avec un point d’interrogation ou un anneau de couleurs est un joker : elle peut être n’importe quelle note.
table-new-octave = La forme dans le coin d’une carte montre son octave, du grave à l’aigu : carré, losange, triangle, rond.
table-shortcuts = Raccourcis
    .situation = dire qui doit jouer, la table et ta main
    .rules = les règles
table-bubble-passed = Je passe
table-bubble-finished = Terminé
table-bubble-drew = Je pioche une carte
table-bubble-skipped = Je ne peux rien jouer
table-bubble-undone = J’annule mon coup
table-bubble-penalized = Oups ! Je prends { common-cards }
