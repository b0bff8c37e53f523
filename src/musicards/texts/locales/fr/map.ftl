map-lead = Chaque point est une petite chose à savoir. Choisis-en un pour voir ce qu’en disent tes réponses.
map-empty = Ce plan montre ce que tu sais. Il se remplit quand tu réponds aux questions et quand tu joues.
map-helped = Dans ta dernière partie, tu as surtout répondu avec de l’aide. Ces réponses ne comptent pas encore ici : essaie quelques tours sans aide, et demande-la quand tu ne trouves pas.
map-start = Commencer les exercices du jour
map-due-count = { $count ->
    [0] Rien à revoir pour l’instant.
   *[other] À revoir : { $count }
}
map-legend = Ce que veulent dire les signes
map-state-new = nouveau
    .means = On ne te l’a pas encore demandé.
map-state-shaky = en apprentissage
    .means = Tu ne le sais pas encore bien, tu n’as eu juste qu’une fois, ou ta dernière réponse était fausse.
map-state-today = réussi aujourd’hui
    .means = Tu le sais maintenant. D’autres jours montreront si cela dure.
map-state-lasts = acquis
    .means = Tu l’as su plusieurs jours, sur une semaine ou plus. Tu devrais encore le savoir la semaine prochaine.
map-views = Vue
map-view-letters = Noms
    .title = Intervalles entre noms de notes
map-view-clock = Horloge
    .title = L’horloge de la gamme chromatique
map-view-keyboard = Clavier
    .title = Touches, tons et autres noms
map-view-staff = Portée
    .title = Places sur la portée
map-view-fifths = Quintes
    .title = Les armures autour du cycle des quintes
map-view-scales = Gammes
    .title = Gammes et intervalles
map-view-ear = À l’oreille
    .title = Entendu, sans voir
map-view-list = Liste
    .title = Tout en mots
map-letters-up = { CAPITAL(music-interval) } ascendante
map-letters-down = { CAPITAL(music-interval) } descendante
map-half-steps = Un demi-ton au-dessus du…
map-whole-steps = Un ton au-dessus du…
map-other-names = Un autre nom du…
map-major-keys = Majeur
map-minor-keys = Mineur
map-minor-key = { $tonic }
map-ear-steps = Tons et demi-tons
map-way-up = montant
map-way-down = descendant
map-way-together = ensemble
map-filter-family = Montrer
map-filter-state = État
map-filter-all = Tout
map-nothing = Aucun résultat.
map-asked = { $times ->
    [one] Demandé une fois, { $when }.
   *[other] Demandé { $times } fois, la dernière { $when }.
}
map-when = { $kind ->
    [near] { $when }
    [weekday] { $when }
   *[date] le { $when }
}
map-claimed = Pas encore demandé. Tu as dit que tu le savais.
map-days = { $count ->
    [one] Juste du premier coup la dernière fois.
   *[other] Juste du premier coup { $count } jours de suite.
}
map-slow = Tu mets encore un peu de temps à répondre.
map-due = À revoir bientôt.
map-needs = Apprends d’abord ceci
map-practice = S’y exercer
map-known = Je le sais déjà
    .noted = C’est noté. On te le demandera bientôt, pour vérifier.
map-suspect-starts-at-zero = On dirait que tu comptes souvent la première note pour zéro. Elle compte pour un.
map-suspect-one-short = On dirait que tu arrêtes souvent de compter une note trop tôt.
map-suspect-direction = On dirait que tu montes souvent au lieu de descendre, ou l’inverse.
map-suspect-bass-as-treble = On dirait que tu lis souvent la clé de fa comme une clé de sol.
map-suspect-treble-as-bass = On dirait que tu lis souvent la clé de sol comme une clé de fa.
map-suspect-third-slip = On dirait que tu lis souvent la ligne ou l’interligne d’à côté.
map-suspect-next-place = On dirait que tu te trompes souvent d’une place sur la portée.
map-suspect-all-letters-whole = On dirait que tu comptes un ton entre toutes les notes voisines. Du { NOTE("E") } au { NOTE("F") } et du { NOTE("B") } au { NOTE("C") }, c’est un demi-ton.
map-suspect-half-for-whole = On dirait que tu comptes souvent un demi-ton là où on demande un ton.
map-suspect-whole-for-half = On dirait que tu comptes souvent un ton là où on demande un demi-ton.
map-suspect-sharp-lowers = On dirait que tu descends souvent pour un dièse ou que tu montes pour un bémol. Un dièse hausse la note, un bémol l’abaisse.
map-suspect-one-name-only = On dirait que tu ne donnes souvent qu’un seul nom à une note.
map-suspect-signature-ignored = On dirait que tu oublies souvent les dièses ou les bémols de la gamme.
map-suspect-relative-key = On dirait que tu confonds souvent majeur et mineur pour les armures.
map-suspect-no-raised-seventh = On dirait que tu oublies souvent de hausser le septième degré du mineur là où il le faut.
map-suspect-octave-or-fifth = On dirait que tu confonds souvent l’octave et la quinte à l’oreille.
map-suspect-too-small = On dirait que tu entends souvent les grands intervalles plus petits qu’ils ne sont.
map-week = Cette semaine
map-week-days = { $count ->
    [0] Pas encore d’exercice.
    [one] { $count } jour d’exercice.
   *[other] { $count } jours d’exercice.
} { $goal ->
    [0] { "" }
   *[other] Ton objectif : { $goal } jours.
}
map-goal = Objectif
map-goal-days = { $count ->
    [0] Aucun
   *[other] { $count } jours par semaine
}
map-better = En progrès
map-better-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
