today-lead = Des questions choisies pour toi : ce que tu n’as pas revu depuis un moment, ce que tu as raté et, de temps en temps, du nouveau.
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
today-stop = Arrêter
today-done = Bravo !
today-ended = C’est tout pour aujourd’hui.
today-result = Réponses justes : { $right } sur { $asked }.
today-missed = Tu reverras cela bientôt.
    .new = C’était nouveau pour toi. Cela reviendra demain.
    .hard = C’est encore difficile. Cela reviendra demain.
today-more = { $count ->
    [one] et 1 autre
   *[other] et { $count } autres
}
today-again = Continuer
today-level-ask = Que sais-tu déjà des notes de musique ?
today-level-nothing = Je n’ai jamais lu une note de musique
today-level-names = Je connais le nom des notes
today-level-reads = Je sais lire la musique
today-level-later = Tu pourras changer plus tard.
today-level = Ce que tu sais déjà
today-level-none = À choisir
today-new = Nouveau
today-got-it = Compris
