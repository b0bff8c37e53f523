### What happened at the table, told to somebody sitting there.

events-cards = { $card ->
    [none] { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
   *[other] { $count ->
        [one] { $card }
        [2] deux cartes { $card }
        [3] trois cartes { $card }
       *[other] { $count } cartes { $card }
    }
}
events-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
events-wild-as = un joker comme { $note }
events-chromatic-scale = Chromatic Scale
events-question-mark = point d’interrogation
events-old-maid = la carte Old Maid
events-whom = { $whom ->
    [you] toi
   *[other] { $target }
}

## Any game

events-dealt = Les cartes sont distribuées. { $starter ->
    [none] { "" }
    [wild] La première carte est un joker.
   *[other] La première carte est { $starter }.
}
events-ended = { $blocked ->
    [yes] Personne ne peut plus jouer.
   *[no] La partie est finie.
} { $winner }.
events-drew = { $who ->
    [you] Tu pioches { $cards }.
   *[other] { $name } pioche { $cards }.
}
events-finished = { $who ->
    [you] Tu finis ton tour.
   *[other] { $name } finit son tour.
}
events-skipped = { $who ->
    [you] Tu ne peux rien jouer et tu passes ton tour.
   *[other] { $name } ne peut rien jouer et passe son tour.
}
events-undone = { $who ->
    [you] Tu annules le dernier coup.
   *[other] { $name } annule le dernier coup.
}

## The Distance and Steps

events-played = { $who ->
    [you] Tu joues { $cards } et dis { $said }.
   *[other] { $name } joue { $cards } et dit { $said }.
}
    .brief = { $who ->
        [you] Tu joues { $cards }.
       *[other] { $name } joue { $cards }.
    }
events-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
events-penalized = { $who ->
    [you] Tu prends { $cards } en pénalité.
   *[other] { $name } prend { $cards } en pénalité.
}
    .empty = Il ne reste pas de cartes pour la pénalité.
events-called = { $who ->
    [you] Tu annonces « Musicards! ».
   *[other] { $name } annonce « Musicards! ».
}
    .safe = { $who ->
        [you] Tu annonces « Musicards! » et tu ne risques plus rien.
       *[other] { $name } annonce « Musicards! » et ne risque plus rien.
    }
events-caught = { $who ->
    [you] Tu surprends { $target } : plus qu’une carte, sans l’avoir annoncé.
   *[other] { $whom ->
        [you] { $name } te surprend : tu n’avais plus qu’une carte et tu ne l’as pas annoncé.
       *[other] { $name } surprend { $target } : plus qu’une carte, sans l’avoir annoncé.
    }
}
events-reshuffled = La défausse est mélangée et devient la nouvelle pioche : { common-cards }.

## Key’s Corners

events-placed = { $who ->
    [you] Tu poses { $cards } { $to_onto }.
   *[other] { $name } pose { $cards } { $to_onto }.
}
    .discard = { $who ->
        [you] Tu prends { $cards } dans la défausse et le poses { $to_onto }.
       *[other] { $name } prend { $cards } dans la défausse et le pose { $to_onto }.
    }
events-moved = { $who ->
    [you] Tu déplaces { $cards } { $from_off } vers { $to }.
   *[other] { $name } déplace { $cards } { $from_off } vers { $to }.
}
events-discarded = { $who ->
    [you] Tu défausses { $cards }.
   *[other] { $name } défausse { $cards }.
}
events-book-of = { $kind ->
    [scale] la gamme
   *[stack] le carré de { $note }
}
events-book = { $who ->
    [you] Tu complètes { events-book-of } { $to_at } : { $points } points.
   *[other] { $name } complète { events-book-of } { $to_at } : { $points } points.
}

## Go Fish, Old Maid and Memory

events-asked = { $who ->
    [you] Tu demandes { $note } à { $target }.
   *[other] { $whom ->
        [you] { $name } te demande { $note }.
       *[other] { $name } demande { $note } à { $target }.
    }
}
events-given = { $who ->
    [you] Tu donnes { $cards } à { $target }.
   *[other] { $whom ->
        [you] { $name } te donne { $cards }.
       *[other] { $name } donne { $cards } à { $target }.
    }
}
events-fished = { $who ->
    [you] Tu vas à la pêche et pioches { $cards }.
   *[other] { $name } va à la pêche et pioche { $cards }.
}
    .lucky = { $who ->
        [you] Tu vas à la pêche et pioches { $cards }, juste ce que tu demandais !
       *[other] { $name } va à la pêche et pioche { $cards }, juste la note demandée !
    }
    .empty = { $who ->
        [you] Tu ne peux pas aller à la pêche : la pioche est vide.
       *[other] { $name } ne peut pas aller à la pêche : la pioche est vide.
    }
events-book-laid = { $who ->
    [you] Tu as une famille : { $note }.
   *[other] { $name } a une famille : { $note }.
}
events-pair = { $who ->
    [you] Tu as une paire : { $card }.
   *[other] { $name } a une paire : { $card }.
}
events-fanned = { $who ->
    [you] Tu tends { $cards }.
   *[other] { $name } tend { $cards }.
}
events-took = { $who ->
    [you] Tu prends { $card } à { $target }.
   *[other] { $whom ->
        [you] { $name } te prend { $card }.
       *[other] { $name } prend { $card } à { $target }.
    }
}
events-went-out = { $who ->
    [you] Tu n’as plus de cartes et tu ne risques plus rien.
   *[other] { $name } n’a plus de cartes et ne risque plus rien.
}
events-flipped = { $who ->
    [you] Tu retournes la carte { $place } : { $card }.
   *[other] { $name } retourne la carte { $place } : { $card }.
}
events-turned-back = { CAPITAL($card) } et { $other } : ce n’est pas une paire. On les retourne face cachée.

## What the server tells about players

events-away = { $who ->
    [you] Tu n’étais plus là : un ordinateur joue pour toi.
   *[other] { $name } n’est plus là : un ordinateur joue en attendant.
}
events-back = { $who ->
    [you] Tu es de retour.
   *[other] { $name } est de retour.
}
events-time-up = { $who ->
    [you] Ton temps est écoulé : un ordinateur finit ce tour.
   *[other] { $name } n’a plus de temps : un ordinateur finit ce tour.
}
events-race = { $who ->
    [you] Tu l’as annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant { events-whom }.
   *[other] { $name } l’a annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s avant { events-whom }.
}
    .brief = { $who ->
        [you] Tu l’as annoncé en premier, juste avant { events-whom }.
       *[other] { $name } l’a annoncé en premier, juste avant { events-whom }.
    }
