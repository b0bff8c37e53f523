today-lead = Des questions choisies pour toi : ce que tu risques d’oublier, ce que tu as raté et, de temps en temps, du nouveau.
today-how-long = Combien de temps ?
today-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
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
today-next = Suivante
today-finish = Terminer
today-done = C’est fini pour l’instant
today-result = Réponses justes : { $right } sur { $asked }.
today-now-lasts = { $count ->
    [one] { $count } chose est durable.
   *[other] { $count } choses sont durables.
}
today-now-today = { $count ->
    [one] { $count } chose est là aujourd’hui.
   *[other] { $count } choses sont là aujourd’hui.
}
today-now-shaky = { $count ->
    [one] { $count } chose est fragile et reviendra.
   *[other] { $count } choses sont fragiles et reviendront.
}
today-again = Continuer
