today-lead = Des questions choisies pour toi : ce que tu risques d’oublier, ce que tu as raté et, de temps en temps, du nouveau.
today-how-long = Combien de temps ?
today-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
today-start = Commencer
today-exercise = Composer ton propre exercice
today-question = Question
today-left = { $count ->
    [0] Le temps est écoulé : c’est la dernière question.
    [one] Encore { $count } minute
   *[other] Encore { $count } minutes
}
    .questions = { $count ->
        [0] C’était la dernière question.
        [one] Encore { $count } question
       *[other] Encore { $count } questions
    }
today-right = Juste.
today-wrong = Pas tout à fait.
today-unknown = Pas de souci : voici comment faire.
today-next = Suivante
today-finish = Terminer
today-done = C’est fini pour l’instant
today-result = Réponses justes : { $right } sur { $asked }.
today-now-lasts = Désormais acquis : { $count }
today-now-today = Réussi aujourd’hui : { $count }
today-now-shaky = Fragile, à revoir : { $count }
today-again = Continuer
today-new = Nouveau
today-got-it = Compris
