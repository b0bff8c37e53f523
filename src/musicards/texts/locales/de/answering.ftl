### Andere Wege zu antworten als Tippen: MIDI-Keyboard, Mikrofon, Stimme.

answering-bar = Andere Wege zu antworten
answering-here = Was du hier einschaltest, gilt auch am Tisch.
answering-loudness = Lautstärke am Mikrofon
answering-way-state = { $way }: { $state }
answering-turn-off = { $way }: ausschalten. { $state }

## The state of a way to answer

answering-off = Aus.
answering-asking =
    { $way ->
        [midi] Sucht nach Keyboards.
        [microphone] Wartet auf das Mikrofon.
       *[speech] Macht sich bereit.
    }
answering-unsupported =
    { $way ->
        [midi] Dieser Browser kann hier keine MIDI-Keyboards benutzen.
        [microphone] Kein Mikrofon gefunden. Vielleicht braucht die Seite eine sichere Adresse (https).
       *[speech] Dieser Browser kann keine Sprache erkennen.
    }
answering-refused = Der Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.
answering-none =
    { $way ->
        [midi] Kein Keyboard gefunden. Schließ eines an oder schalte es ein.
       *[microphone] Kein Mikrofon gefunden.
        [speech] Kein Mikrofon gefunden.
    }
answering-asleep = Tippe einmal auf die Seite, dann geht es los.
answering-on =
    { $way ->
        [midi]
            { $name ->
                [none] Verbunden.
               *[other] Verbunden: { $name }.
            }
        [microphone] Hört zu. Nichts wird aufgenommen oder gesendet.
       *[speech] Hört auf Notennamen.
    }

## What was heard, and why it is not an answer yet

answering-heard = Gehört:
answering-choose-first = Wähle zuerst Karten aus.
answering-which-letter = Ist es { $letters }? Tippe auf den Buchstaben oder spiele ihn.
answering-no-step =
    { $half_steps ->
        [12] { $heard } liegt schon obenauf: Ein Schritt führt von dort nach oben.
       *[other] { $heard } liegt { music-half-steps } über { $top }: weder ein Halbton noch ein Ganzton.
    }
answering-only-wilds = Nur bei einem Joker sagst du den Ton: Leg zuerst einen auf ein Feld.
answering-just-play = Zu Beginn sagst du keinen Schritt: Spiele den Ton deiner Karte oder tippe auf den Knopf.
