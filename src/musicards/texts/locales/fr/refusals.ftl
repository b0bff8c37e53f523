### Why an attempt was refused, and what the player can do instead.

## Any game

refusals-game-over = La partie est finie.
refusals-not-your-turn = Un instant : c’est à { $turn } de jouer.
    .brief = Un instant : ce n’est pas ton tour.
refusals-no-such-seat = Cette place n’existe pas à cette table.
refusals-chance-first = Il faut d’abord distribuer ou mélanger les cartes.
refusals-chance-out-of-place = Il n’y a rien à distribuer ni à mélanger maintenant.
refusals-wrong-cards = Ce ne sont pas les bonnes cartes.
refusals-card-not-held = Pas dans ta main : { $cards }.
    .brief = Tu n’as pas cette carte.
refusals-that-wild = ce joker
refusals-card-twice = Tu as nommé deux fois la même carte.
refusals-no-card = Choisis d’abord une ou plusieurs cartes.
refusals-not-in-this-game = Tu ne peux pas faire cela dans ce jeu.

## The Distance and Steps

refusals-say-too-little =
    { $word ->
        [pitch] Dis aussi la note : un joker est ce que tu dis.
       *[step] Dis aussi l’écart : demi-ton ou ton.
    }
refusals-say-too-much =
    { $word ->
        [pitch] Tu ne dis la note que pour un joker.
       *[step] Sur un joker, pas besoin d’écart : joue la note que tu veux.
    }
refusals-card-fits =
    { $count ->
        [one] Regarde encore : une de tes cartes convient.
       *[other] Regarde encore : plusieurs de tes cartes conviennent.
    }
refusals-nothing-to-draw = Il ne reste rien à piocher : joue ou passe.
refusals-drawn-enough = Tu ne peux plus piocher à ce tour : joue ou passe.
refusals-pass-too-early =
    { $draws ->
        [one] Pioche encore une fois avant de passer, ou joue.
       *[other] Pioche encore { $draws } fois avant de passer, ou joue.
    }
    .brief = Tu dois piocher avant de pouvoir passer.
    .fits = Regarde encore : une de tes cartes convient, alors joue-la.
refusals-nobody-exposed = Annonce quand quelqu’un n’a plus qu’une carte.
refusals-chain-open = Après un demi-ton, joue encore un demi-ton ou choisis « Terminé ».
refusals-nothing-done = « Terminé » vient après un demi-ton. Joue, pioche ou passe.

## Key’s Corners

refusals-does-not-continue =
    { $place ->
        [next] { CAPITAL($to) } attend { $wants }, qui vient après { $top } dans la gamme.
        [first] { CAPITAL($to) } attend { $wants }, la tonique.
        [stack] { CAPITAL($to) } attend { $wants } : on y empile une même note, hors de la gamme.
       *[plain] { CAPITAL($to) } attend { $wants }.
    } { $degree ->
        [0] { $note } n’est pas dans la gamme.
       *[other] { $note } est la note { $degree } de la gamme.
    }
    .brief = Cette carte ne va pas { $to_onto }.
refusals-pile-complete = Rien ne va sur { $top }, { $to_at } : c’est la dernière note de la gamme.
    .brief = Rien ne va sur la dernière note de la gamme.
refusals-fill-first = Pose d’abord une carte { $gaps_onto } : c’est vide.
    .brief = Remplis d’abord la base vide.
refusals-fill-from-hand = Remplis la base avec une carte de ta main : il t’en reste.
refusals-not-discard-top = Tu ne peux prendre que la carte du dessus de la défausse.
refusals-wild-needs-name = Quelle note doit être ton joker ?
refusals-note-has-name = { $card } reste { $card } : seul un joker peut être une autre note.
    .brief = Une carte de note reste ce qu’elle est : seul un joker peut être une autre note.
refusals-not-a-foundation = Tu ne peux déplacer que les cartes des bases. Celles d’un coin y restent.
refusals-same-pile = Les cartes y sont déjà.
refusals-empty-pile = Il n’y a rien { $from_at }.
refusals-too-many =
    { $height ->
        [one] Il n’y a qu’une carte { $from_at }.
       *[other] Il n’y a que { $height } cartes { $from_at }.
    }
    .brief = Il n’y a pas autant de cartes.
refusals-only-whole = Des notes pareilles se déplacent ensemble : les { $height } cartes, ou aucune.
    .brief = Des notes pareilles se déplacent ensemble.
refusals-not-longer = Tu ne peux déplacer une partie de pile vers une autre base que si la suite y devient plus longue. Elle y aurait { $sum } cartes, et il y en a { $height } ici.
    .brief = Tu ne peux déplacer une partie de pile vers une autre base que si la suite y devient plus longue.
refusals-stack-stays = { $note } n’est pas dans la gamme : les coins sont réservés aux notes de la gamme.
    .brief = Les coins sont réservés aux notes de la gamme.
refusals-too-high = Une pile d’une même note a au plus { $most } cartes. Cela en ferait { $sum }.
    .brief = Cela ferait trop de cartes pour une seule pile.
refusals-discard-only-play = Tu ne peux défausser qu’au lieu de jouer, et tu as déjà joué.
refusals-card-fits-pile = Tu peux poser { $card } { $to_onto }.
    .brief = Tu peux poser cette carte.
refusals-wild-fits = Tu n’as jamais besoin de défausser un joker : il va toujours quelque part.
refusals-move-first = Tu dois encore déplacer des cartes de la table avant la fin de ton tour : celle { $from_off }, { $to_onto }.
    .brief = Tu dois encore déplacer des cartes de la table avant la fin de ton tour.
refusals-play-first = Joue d’abord au moins une carte. Si rien ne convient, défausse une carte.

## Go Fish, Old Maid and Memory

refusals-pitch-not-held = Tu n’as pas de { $pitch } : demande une note que tu as toi-même.
    .brief = Demande une note que tu as toi-même.
refusals-ask-yourself = Demande à quelqu’un d’autre : tes cartes, tu les connais.
refusals-no-such-position = Il n’y a pas de carte à cet endroit.
refusals-card-gone = Cette carte est déjà prise.
refusals-lies-up = Cette carte est déjà face visible : retournes-en une autre.

## The table

refusals-nothing-to-undo = Tu n’as rien à reprendre maintenant.
refusals-call-late =
    { $who ->
        [you] Tu l’as annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s plus tôt.
       *[other] { $name } l’a annoncé en premier, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } s plus tôt.
    }
    .brief = Quelqu’un d’autre l’a annoncé en premier.
refusals-time-up = Ton temps est écoulé : un ordinateur finit ce tour.
refusals-wrong-key = Ce lien ne correspond à aucune place de cette table.
refusals-already-seated = Tu as déjà une autre place à cette table.
refusals-unknown-version = Cette partie n’a pas ce coup.
refusals-bad-notation = Cela n’a pas de sens dans ce jeu.
refusals-bad-message = Le serveur n’a pas compris cette page. Recharge-la.
refusals-too-big = C’est trop long.
refusals-too-fast = C’était trop à la fois : attends un instant.
refusals-not-seated = Tu regardes : seules les personnes assises à la table peuvent le faire.
refusals-not-started =
    { $free ->
        [1] La partie n’a pas encore commencé : une place est libre.
       *[other] La partie n’a pas encore commencé : { $free } places sont libres.
    }
    .brief = La partie n’a pas encore commencé.
refusals-not-over = Tu pourras le faire quand la partie sera finie.
refusals-not-kept = Cela n’a pas pu être enregistré et ne compte donc pas. Réessaie.
refusals-server-error = Une erreur s’est produite sur le serveur. Réessaie.
refusals-unknown-match = Cette table n’existe pas.
refusals-not-found = Il n’y a rien à cette adresse.
refusals-earlier-rules = Cette partie a été jouée avec d’anciennes règles et ne peut plus être ouverte. Tu peux enregistrer son déroulement.
refusals-seat-taken = Quelqu’un occupe déjà cette place.
refusals-no-typesetter = Pour imprimer, il faut Typst, qui n’est pas installé sur ce serveur.
refusals-wrong-origin = Cette demande vient d’un autre site.
refusals-websocket-only = Cette adresse ne sert qu’à l’application.
refusals-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
