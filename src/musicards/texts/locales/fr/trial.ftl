trial-lead = Aide à savoir si s’exercer ici est efficace : un test de 2 minutes, 10 minutes d’exercice, puis de nouveau le test. Une semaine plus tard, le test revient une dernière fois.
trial-data = Tu reçois un code au lieu d’un nom. Tes réponses restent dans ce navigateur jusqu’à ce que tu les télécharges dans un fichier, et personne ne les reçoit si tu ne transmets pas ce fichier.
trial-consent = Tu participes si tu veux, et tu peux arrêter à tout moment. Si tu as moins de 18 ans, demande d’abord à tes parents.
trial-join = Participer
trial-code = Ton code : { $code }
trial-test = { $count ->
    [one] Un test de { $count } minute. Réponds à autant de questions que possible ; ce qui était juste n’est pas montré.
   *[other] Un test de { $count } minutes. Réponds à autant de questions que possible ; ce qui était juste n’est pas montré.
}
trial-practice = { $count ->
    [one] Exerce-toi maintenant { $count } minute. Chaque erreur est expliquée.
   *[other] Exerce-toi maintenant { $count } minutes. Chaque erreur est expliquée.
}
trial-wait = Reviens avec ce navigateur le { $when } pour le dernier test.
trial-done = C’est tout. Télécharge tes réponses et rends-les.
trial-csv = Télécharger mes réponses
trial-forget = Effacer mes réponses
