### The home page.

home-heading = Des jeux de cartes avec des notes
home-lead = Les cartes sont des notes. Joue avec d’autres ou contre l’ordinateur, et apprends comment marchent les notes.
home-choose = Choisis un jeu
home-players = { $count } joueurs
home-tables = Tes tables
home-code = Tu as le code d’une table ?
home-go-to-table = Aller à la table
