engine-loading = Les jeux se préparent. La première fois, c’est un peu plus long.
engine-elsewhere = Musicards est ouvert dans un autre onglet. Continue là-bas, ou ferme cet onglet pour jouer ici.
engine-lead = Les cartes sont des notes. Pour tous les âges : joue contre l’ordinateur, et apprends comment fonctionnent les notes.
engine-known = Ce que tu sais est déduit de tes réponses, aux exercices et aux tables, et enregistré seulement dans ce navigateur.
engine-games = Mes parties
    .help = Tes parties terminées sont enregistrées seulement dans ce navigateur, pour que tu puisses les revoir.
engine-leave = Pour un ordinateur partagé : efface de ce navigateur tes données d’apprentissage, tes réglages, ton nom, la liste de tes tables et tes parties terminées.
    .sure = Tu perds aussi les parties qui ne sont pas finies.
