### The table while a match is played: what every game has.

table-turn = { $who ->
    [you] À toi de jouer
   *[other] À { $name } de jouer
}
table-on-turn = c’est son tour
table-over = La partie est finie
table-wins = { $who ->
    [you] Tu gagnes
   *[other] { $name } gagne
}
table-share = { $who ->
    [you] Tu partages la victoire avec { $names }
   *[other] { $names } partagent la victoire
}
table-blocked = Personne ne pouvait plus jouer : la main la plus petite gagne.
table-result = Résultat
table-score = { $name } : { $score }
table-next-game = Partie suivante
table-play-again = Rejouer
table-another-game = Un autre jeu
table-review = Revoir la partie
table-record = Enregistrer la partie

table-you = Toi
table-away = pas là
table-watching = Tu regardes
table-own-place = Ta place
table-others = Les autres joueurs
table-how-to-win = Comment gagner
table-log = Ce qui s’est passé
    .empty = Il ne s’est encore rien passé.
table-announcements = Annonces
table-you-have = Tu as { common-cards }
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
table-close-slip = Fermer l’explication
table-sound = Son
table-shortcuts = Raccourcis
    .rules = les règles
    .help = cette page

## In the speech bubble of a player

table-bubble-passed = Je passe
table-bubble-finished = Terminé
table-bubble-drew = pioche une carte
table-bubble-skipped = passe son tour
table-bubble-undone = annule son coup
