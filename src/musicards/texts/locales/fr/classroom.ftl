classroom-title = Classe { $name }
classroom-go = Aller à la classe { $name }
classroom-not-found = Il n’y a pas de classe { $code }
    .text = Vérifie le code : il a six lettres. Une classe ouverte pour une séance disparaît le lendemain. C’est ton propre code ? Alors tape d’abord le code de la classe.
    .ask = Tape le code de ta classe ou de ta table.
classroom-needs-server = Une classe a besoin d’un serveur
    .why = Dans une classe, les enfants jouent sur leurs propres appareils et l’enseignant voit où ils ont besoin d’aide. Cette page ne fonctionne que dans ton navigateur : aucun autre appareil ne peut te rejoindre ici.
    .how = Installe Musicards sur ton ordinateur et démarre-le de sorte que les autres appareils de ton réseau puissent l’ouvrir. Le fichier README explique comment faire. Ouvre ensuite « Pour les classes » sur sa page d’accueil.
    .readme = Comment installer Musicards
classroom-name = Choisis un nom
classroom-other-names = D’autres noms
classroom-come-in = Entrer
classroom-notice = Dans une classe, ton professeur voit lesquelles de tes réponses étaient justes et lesquelles étaient fausses, pour pouvoir t’aider.
classroom-privacy = Ce qui est enregistré
classroom-own-code = J’ai mon propre code
    .field = Ton propre code, six lettres
    .go = Revenir
classroom-locked = Personne d’autre ne peut entrer pour l’instant. Si tu étais déjà là, utilise ton propre code. Sinon, demande à ton professeur.
classroom-removed = Ton professeur t’a fait sortir de la classe. Tu peux entrer de nouveau sous un autre nom.
classroom-elsewhere = Tu es maintenant dans cette classe sur un autre appareil. Pour continuer ici, utilise ton propre code.
classroom-you-teach = Tu enseignes dans cette classe. Aller à ta page.
classroom-you = Toi
classroom-team = · Équipe { $number }
classroom-your-code = Ton propre code
    .help = Note-le avec le code de la classe, { $code } : avec les deux, tu peux revenir sur n’importe quel appareil.
classroom-spelled = { $code }. Lettre par lettre : { $letters }
classroom-wait = Ton professeur va bientôt distribuer. Ta table s’ouvrira toute seule.
classroom-table = Ta table t’attend.
    .go = Aller à ta table
    .result = Voir le résultat
classroom-over = Ta partie est terminée. Attends ton professeur.
classroom-here = Qui d’autre est là
classroom-away = pas là
classroom-again = Nouvel essai…
classroom-goal = Ensemble, vous avez donné { $count } bonnes réponses sur { $total }.
    .reached = Vous avez atteint le but ensemble : { $total } bonnes réponses.
classroom-points = { $points ->
    [one] Tu as { $points } point
   *[other] Tu as { $points } points
} après { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
classroom-shown = Regardons cette erreur
classroom-followed = Ton professeur montre cette partie à tout le monde.
classroom-leave = Ce n’est pas toi ? Laisser cet appareil à quelqu’un d’autre
    .title = Laisser cet appareil à quelqu’un d’autre
    .help = Tes résultats restent dans la classe. Pour revenir, il te faut le code de la classe, { $code }, et ton propre code, { $key }. Note les deux.
    .map = Effacer aussi ce que ce navigateur sait de mon apprentissage
    .now = Quitter la classe ici
classroom-paused = Pause
    .help = Ton professeur a mis la partie en pause. Elle reprend bientôt.
classroom-dealt = Ton professeur a redistribué. Ta nouvelle table s’ouvre.
classroom-ended = Ton professeur a mis fin à cette partie.
classroom-moved = Tu ne joues plus ici.
classroom-due = Des questions pour toi
    .help = Ton professeur a quelques questions pour toi. Réponds-y maintenant.
classroom-back = Retour à la classe
classroom-play-again = Rejouer avec la même table
classroom-wait-teacher = Attends ton professeur : c’est lui qui lance la partie suivante.
classroom-tasks = Tes exercices
classroom-no-task = Cet exercice n’existe pas
classroom-task-before = Questions pour commencer
classroom-task-after = Questions pour finir
classroom-task-homework = Devoirs
classroom-task-answered = { $count ->
    [one] { $count } réponse donnée sur { $total }
   *[other] { $count } réponses données sur { $total }
}
classroom-task-due = jusqu’au { $date }
classroom-task-right = { $count ->
    [one] { $count } bonne réponse sur { $total }
   *[other] { $count } bonnes réponses sur { $total }
}
classroom-task-begin = Commencer
classroom-task-continue = Continuer
classroom-task-code = Utilise ton propre code, pour que tes réponses comptent pour toi.
classroom-task-about = { $count ->
    [one] { $count } question.
   *[other] { $count } questions.
}
classroom-task-time = Tu as { $time }.
classroom-task-quick = Réponds au plus de questions possible. Si tu ne sais pas, dis-le : personne ne sait tout.
classroom-task-explained = Les erreurs sont expliquées. Tu peux t’arrêter et continuer plus tard.
classroom-task-done = Terminé
classroom-task-time-up = Le temps est écoulé
classroom-task-thanks = Merci ! Ton professeur voit maintenant ce qu’il peut expliquer ensuite.
refusals-paused = Ton professeur a mis la partie en pause.
refusals-unknown-class = Aucune classe n’a ce code. Vérifie-le.
refusals-class-locked = Personne d’autre ne peut entrer dans cette classe pour l’instant.
refusals-class-full = Il n’y a plus de place : cette classe ou ce serveur est complet.
refusals-not-teacher = Seul l’enseignant de la classe peut le faire.
refusals-not-in-class = Tu n’es pas dans cette classe. Entre avec un nom ou avec ton propre code.
refusals-wrong-code = Personne dans cette classe n’a ce code. Vérifie-le.
refusals-unknown-task = Cet exercice est terminé, ou la classe ne l’a pas.
