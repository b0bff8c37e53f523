### A table: waiting for players, inviting, series of rounds, and why it cannot be shown.

room-not-found = Il n’y a pas de table { $code }
    .text = Vérifie le code. La table a peut-être été fermée.
room-unreachable = Impossible d’ouvrir cette table pour l’instant
room-earlier-rules = Une partie aux anciennes règles
room-offline = Connexion perdue. Ta place est gardée.
room-moved = Tu joues maintenant sur un autre appareil.
room-play-here = Reprendre ici
room-seats = Places
room-free = Libre
room-you = toi
room-computer = ordinateur
room-away = absent
room-stand-in = absent, un ordinateur joue
room-sit = Prendre une place
room-full = Toutes les places sont prises. Tu peux regarder d’ici.
room-all-here = Tout le monde est là.
room-waiting = Les cartes seront distribuées dès que toutes les places seront prises.
room-with-computers = Compléter avec des ordinateurs
room-this-table = Cette table
    .label = Table { $code } : inviter, ou continuer sur un autre appareil
room-invite = Inviter
room-code = Code de la table
room-spelled = { $code }. Lettre par lettre : { $letters }
room-scan = Scanne pour rejoindre cette table
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié
room-share = Partager
room-only-here = Cette adresse ne marche que sur cet ordinateur. Pour que d’autres puissent venir, lance l’application avec « --host 0.0.0.0 ».
room-elsewhere = Depuis d’autres appareils de ton réseau : { $addresses }
room-other-device = Continuer sur un autre appareil
    .help = Ce lien n’est que pour toi : la personne qui l’ouvre joue à ta place, sur son appareil au lieu d’ici.
room-time-left = Encore { $time }
room-undo = Reprendre
    .help = Reprend ton dernier coup, tant que c’est ton tour.
room-round = Manche { $round } sur { $rounds }
room-standings = { $rounds ->
    [one] Classement après { $rounds } manche
   *[other] Classement après { $rounds } manches
}
room-lowest-wins = Le plus petit total gagne.
room-highest-wins = Le plus grand total gagne.
room-series-won = { $who ->
    [you] Tu gagnes la série
   *[other] { $name } gagne la série
}
room-series-shared = { $who ->
    [you] Tu partages la série avec { $names }
   *[other] { $names } se partagent la série
}
room-next-round = Manche suivante
room-new-series = Jouer une autre série
