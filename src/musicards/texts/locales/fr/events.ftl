events-cards = { $card ->
    [none] { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
   *[other] { $count ->
        [one] un { $card }
       *[other] { $count } { $card }
    }
}
events-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
events-wild-as = un joker qui vaut un { $note }
events-question-mark = point d’interrogation
events-old-maid = le mistigri
events-dealt = Les cartes sont distribuées.
events-starter = La première carte est un { $starter }.
events-starter-wild = La première carte est un joker.
events-ended = La partie est finie. { $winner }.
events-blocked = Personne ne peut plus jouer. { $winner }.
events-drew = { $name } pioche { $cards }.
    .you = Tu pioches { $cards }.
events-finished = { $name } finit son tour.
    .you = Tu finis ton tour.
events-skipped = { $name } ne peut rien jouer et passe son tour.
    .you = Tu ne peux rien jouer et tu passes ton tour.
events-undone = { $name } annule le dernier coup.
    .you = Tu annules le dernier coup.
events-played = { $name } joue { $cards } et dit « { $said } ».
    .you = Tu joues { $cards } et dis « { $said } ».
events-played-silently = { $name } joue { $cards }.
    .you = Tu joues { $cards }.
events-passed = { $name } passe.
    .you = Tu passes.
events-penalized = { $name } prend { $cards } en pénalité.
    .you = Tu prends { $cards } en pénalité.
events-no-penalty = Il ne reste pas de cartes pour la pénalité.
events-called = { $name } annonce « Musicards ! ».
    .you = Tu annonces « Musicards ! ».
events-called-safe = { $name } annonce « Musicards ! » et ne risque plus rien.
    .you = Tu annonces « Musicards ! » et tu ne risques plus rien.
events-caught = { $name } surprend { $target } : une seule carte en main, sans l’avoir annoncé.
    .you = Tu surprends { $target } : une seule carte en main, sans l’avoir annoncé.
    .to-you = { $name } a fait plus vite que toi : il te restait une carte et tu ne l’as pas annoncé. La prochaine fois, annonce-le avant !
events-reshuffled = La défausse est mélangée et devient la nouvelle pioche : { common-cards }.
events-pair = { $name } a une paire : { $card }.
    .you = Tu as une paire : { $card }.
events-away = { $name } n’est plus là : un ordinateur joue en attendant.
    .you = Tu n’étais plus là : un ordinateur joue pour toi.
events-back = { $name } est de retour.
    .you = Tu es de retour.
events-joined = { $name } prend la place d’un ordinateur.
    .you = Tu prends la place d’un ordinateur.
events-left = { $name } a quitté la table : un ordinateur continue.
    .you = Tu as quitté la table.
events-host = C’est maintenant { $name } qui dirige la table.
    .you = C’est maintenant toi qui diriges la table.
events-time-up = { $name } n’a plus de temps : un ordinateur finit ce tour.
    .you = Ton temps est écoulé : un ordinateur finit ce tour.
events-race = { $name } a annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant { $target }.
    .you = Tu as annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant { $target }.
    .to-you = { $name } a annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant toi.
