learning-where = Ce que tu sais est déduit de tes réponses, aux exercices et aux tables, et enregistré seulement dans ce navigateur. Le serveur s’en sert pour calculer et l’oublie aussitôt ; personne d’autre ne le voit. Dans une classe, l’enseignant voit aussi lesquelles de tes réponses étaient justes et lesquelles étaient fausses.
learning-nothing = Rien n’est encore enregistré.
learning-amount = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} sur { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, la dernière fois le { $date }
learning-amount-none = pas encore de réponse
learning-here = Enregistré ici : { $amount }.
learning-waiting = { $count ->
    [one] { $count } résultat d’une table attend le serveur.
   *[other] { $count } résultats de tables attendent le serveur.
}
learning-other-device = Sur un autre appareil
    .help = Copie ce qui est enregistré ici sur un autre de tes appareils. Le lien marche une seule fois, pendant dix minutes ; garde-le pour toi.
    .insecure = La copie par code QR demande une adresse qui commence par https. Passe plutôt par un fichier.
    .show = Afficher le code QR
    .scan = À scanner avec l’autre appareil
    .link = Lien pour l’autre appareil
learning-file = Dans un fichier
    .save = Enregistrer un fichier
    .open = Ouvrir un fichier
learning-delete = Supprimer
    .help = Efface tout ce qui est enregistré ici.
    .sure = Supprimer tout ce que ce navigateur sait de ton apprentissage ? C’est définitif.
    .now = Tout supprimer
    .done = Tout est supprimé.
learning-games = Mes parties sur le serveur
    .help = Le serveur garde les parties terminées dans ce navigateur, pour que tu puisses les revoir.
    .kept = Elles sont effacées { $days } jours après la fin, avec les noms.
    .save = Enregistrer le déroulement de ces parties
    .none = Tu n’as encore terminé aucune partie ici.
learning-leave = Oublie-moi ici
    .help = Pour un ordinateur partagé : efface de ce navigateur tes données d’apprentissage, tes réglages, ton nom et la liste de tes tables, et retire ton nom des parties terminées sur le serveur. Celles où personne d’autre n’a joué y sont supprimées.
    .sure = Ce navigateur perd aussi tes places. Pour continuer une partie plus tard, copie d’abord à sa table le lien de « Jouer sur un autre appareil ».
    .failed = Ce qui était enregistré ici est effacé. Mais le serveur n’a pas pu être prévenu, tes places y sont donc toujours à toi : { $why }
learning-add = Ajouter cela à ce qui est enregistré ici ?
    .new = Là-bas : { $amount }.
    .now = Ajouter
    .keep = Ne rien changer
    .done = C’est ajouté. Rien n’a été compté deux fois.
learning-gone = Ce lien ne mène plus à rien : il marche une seule fois, pendant dix minutes. Affiche un nouveau code QR sur l’autre appareil.
learning-broken = Ce lien est incomplet. Copie-le à nouveau ou scanne le code QR.
learning-not-exported = Ce fichier n’a pas été enregistré ici.
learning-unreadable = Cette version de l’application ne peut pas lire ces données. Rien n’a changé.
