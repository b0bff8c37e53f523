engine-loading = Les jeux se préparent. La première fois, c’est un peu plus long.
engine-elsewhere = Musicards est ouvert dans un autre onglet. Continue là-bas, ou ferme cet onglet pour jouer ici.
