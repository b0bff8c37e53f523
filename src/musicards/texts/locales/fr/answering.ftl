### Autres façons de répondre : clavier MIDI, micro, voix.

answering-bar = Autres façons de répondre
answering-here = Ce que tu actives ici marche aussi à la table.
answering-loudness = Niveau sonore
answering-way-state = { $way } : { $state }
answering-turn-off = { $way } : désactiver. { $state }

## The state of a way to answer

answering-off = Désactivé.
answering-asking =
    { $way ->
        [midi] Recherche de claviers.
        [microphone] En attente du micro.
       *[speech] Préparation.
    }
answering-unsupported =
    { $way ->
        [midi] Ce navigateur ne peut pas utiliser de clavier MIDI ici.
        [microphone] Aucun micro trouvé. La page a peut-être besoin d’une adresse sécurisée (https).
       *[speech] Ce navigateur ne sait pas reconnaître la parole.
    }
answering-refused = Le navigateur ne l’autorise pas. Tu peux changer cela dans ses réglages pour cette page.
answering-none =
    { $way ->
        [midi] Aucun clavier trouvé. Branches-en un ou allume-le.
       *[microphone] Aucun micro trouvé.
        [speech] Aucun micro trouvé.
    }
answering-asleep = Touche la page une fois pour commencer.
answering-on =
    { $way ->
        [midi]
            { $name ->
                [none] Connecté.
               *[other] Connecté : { $name }.
            }
        [microphone] À l’écoute. Rien n’est enregistré ni envoyé.
       *[speech] À l’écoute des noms de notes.
    }

## What was heard, and why it is not an answer yet

answering-heard = Entendu :
answering-choose-first = Choisis d’abord des cartes.
answering-which-letter = Est-ce { $letters } ? Touche la note dans l’anneau ou joue-la.
answering-no-step =
    { $half_steps ->
        [12] { $heard } est déjà sur le dessus : il faut monter à partir de là.
       *[other] { $heard } est { music-half-steps } au-dessus de { $top } : ni un demi-ton, ni un ton.
    }
answering-only-wilds = On ne dit la note que d’un joker : pose-en d’abord un.
answering-just-play = Pour commencer, on n’annonce rien : joue la note de ta carte ou touche le bouton.
