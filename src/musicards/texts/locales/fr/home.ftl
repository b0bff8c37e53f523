home-heading = Des jeux de cartes avec des notes de musique
home-lead = Les cartes sont des notes. Pour tous les âges : joue avec d’autres ou contre l’ordinateur, et apprends comment fonctionnent les notes.
home-skip = Aller au bouton pour commencer
home-group-cards = Découvrir les cartes
home-group-theory = Apprendre la théorie
home-play = Jouer* à { $game }* maintenant
home-more = Autres choix* pour { $game }*
home-first-steps = Premiers pas* dans { $game }*
home-players = { $range } joueurs
home-tables = Continuer à jouer
home-more-tables = { $count ->
    [one] 1 autre partie
   *[other] { $count } autres parties
}
home-tables-full = Seules tes { $count } parties les plus récentes sont dans la liste. Si tu en commences une autre, la plus ancienne en sort.
home-table = { $game }, { $moment }
home-throw-away = Jeter : { $table }
home-class = Classes
home-friend = Jouer ensemble
home-cards = Des cartes qui sonnent quand on les touche
home-hear = Écouter : { $card }
home-tools = Pour les musiciens expérimentés aussi : chercher, transposer, accorder et s’exercer.
home-about = À propos
home-path-title = Ton chemin
home-path-start = Première fois ? C’est parti !
home-path-continue = La suite de ton chemin : { $stop }
home-path-away = Je connais les jeux
home-path-progress = Étapes : { $done } sur { $stops }
home-path-stop-white-keys = Memory avec les touches blanches
home-path-stop-first-steps = Premiers pas dans The Distance
home-path-stop-distance = Une partie de The Distance
home-path-stop-practice = Quelques minutes d’exercices
home-path-stop-steps = Steps
home-path-stop-keys-corners = Key’s Corners
home-authors = Les trois jeux originaux, The Distance, Steps et Key’s Corners, sont de Joseph E. Reed (2018).
home-notice = « Musicards » est une marque des créateurs du jeu de cartes Musicards. Ce projet est indépendant et ouvert. Ils n’en sont pas les auteurs, ne le recommandent pas et n’y sont pas liés.
