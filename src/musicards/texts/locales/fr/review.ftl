review-title = Retour sur la partie : { $game }
review-not-over = Cette partie n’est pas finie
    .help = Quand elle le sera, tu pourras revoir ici chaque coup, toutes les mains visibles.
review-to-table = Retour à la table
review-steps = Coup par coup
review-first = Premier coup
review-previous = Coup précédent
review-next = Coup suivant
review-last = Dernier coup
review-place = Coup { $place } sur { $moves }
review-keys = Au clavier : ← et → pour reculer ou avancer d’un coup, Début et Fin pour aller au premier ou au dernier.
review-table = La table après ce coup
review-board = Le plateau
review-deal = La distribution
review-moves = Coups
review-undone = annulé
review-misplay = Erreur
review-misplays = Erreurs
review-no-misplays = Personne ne s’est trompé dans cette partie.
review-link = Copier le lien vers ce coup
review-record-help = Toute la partie dans un fichier, pour d’autres programmes.
review-leave = Quitter cette partie
    .help = Retire ton nom de cette partie sur le serveur. Si personne d’autre n’y a joué, ou si tous les autres l’ont quittée aussi, la partie est supprimée.
    .sure = Tu ne retrouveras plus cette partie, et c’est définitif.
review-again = Voici la main { INITIAL($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
} telle qu’elle était. Choisis des cartes, puis dis la note ou l’écart. Rien ne sera enregistré.
    .you = Voici ta main telle qu’elle était. Choisis des cartes, puis dis la note ou l’écart. Rien ne sera enregistré.
review-table-shows = Sur la table :
review-fits = Ça convient.
review-does-not-fit = Ça ne convient pas.
