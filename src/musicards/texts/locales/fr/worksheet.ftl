worksheet-title = Fiche d’exercices
worksheet-points = Points
worksheet-answers = Corrigé
worksheet-choices = Au choix : { $choices }
worksheet-code = Pour retrouver les mêmes questions : { $code }
worksheet-staves = Papier à musique
