### What happened at the table, told to somebody sitting there.

events-cards = { $card ->
    [none] { $count ->
        [one] einen Joker
       *[other] { $count } Joker
    }
   *[other] { $count ->
        [one] { $card }
        [2] zweimal { $card }
        [3] dreimal { $card }
       *[other] { $count }-mal { $card }
    }
}
events-unseen = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
events-wild-as = einen Joker als { $note }
events-chromatic-scale = Chromatic Scale
events-question-mark = Fragezeichen
events-old-maid = die Old Maid
events-whom = { $whom ->
    [you] dir
   *[other] { $target }
}

## Any game

events-dealt = Die Karten sind ausgeteilt. { $starter ->
    [none] { "" }
    [wild] Aufgedeckt liegt ein Joker.
   *[other] Aufgedeckt liegt { $starter }.
}
events-ended = { $blocked ->
    [yes] Niemand kann mehr spielen.
   *[no] Das Spiel ist zu Ende.
} { $winner }.
events-drew = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
events-finished = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
events-skipped = { $who ->
    [you] Du kannst nichts spielen und setzt aus.
   *[other] { $name } kann nichts spielen und setzt aus.
}
events-undone = { $who ->
    [you] Du nimmst den letzten Spielzug zurück.
   *[other] { $name } nimmt den letzten Spielzug zurück.
}

## The Distance and Steps

events-played = { $who ->
    [you] Du spielst { $cards } und sagst { $said }.
   *[other] { $name } spielt { $cards } und sagt { $said }.
}
    .brief = { $who ->
        [you] Du spielst { $cards }.
       *[other] { $name } spielt { $cards }.
    }
events-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
events-penalized = { $who ->
    [you] Du ziehst zur Strafe { $cards }.
   *[other] { $name } zieht zur Strafe { $cards }.
}
    .empty = Für die Strafe sind keine Karten mehr da.
events-called = { $who ->
    [you] Du rufst „Musicards!“.
   *[other] { $name } ruft „Musicards!“.
}
    .safe = { $who ->
        [you] Du rufst „Musicards!“ und bist sicher.
       *[other] { $name } ruft „Musicards!“ und ist sicher.
    }
events-caught = { $who ->
    [you] Du erwischst { $target }: nur noch eine Karte und nicht gerufen.
   *[other] { $whom ->
        [you] { $name } erwischt dich: Du hattest nur noch eine Karte und hast nicht gerufen.
       *[other] { $name } erwischt { $target }: nur noch eine Karte und nicht gerufen.
    }
}
events-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { common-cards }.

## Key’s Corners

events-placed = { $who ->
    [you] Du legst { $cards } { $to_onto }.
   *[other] { $name } legt { $cards } { $to_onto }.
}
    .discard = { $who ->
        [you] Du legst vom Ablagestapel { $cards } { $to_onto }.
       *[other] { $name } legt vom Ablagestapel { $cards } { $to_onto }.
    }
events-moved = { $who ->
    [you] Du verschiebst { $cards } { $from_off } { $to_onto }.
   *[other] { $name } verschiebt { $cards } { $from_off } { $to_onto }.
}
events-discarded = { $who ->
    [you] Du legst { $cards } ab.
   *[other] { $name } legt { $cards } ab.
}
events-book-of = { $kind ->
    [scale] die Tonleiter
   *[stack] den Vierling { $note }
}
events-book = { $who ->
    [you] Du vollendest { events-book-of } { $to_at }: { $points } Punkte.
   *[other] { $name } vollendet { events-book-of } { $to_at }: { $points } Punkte.
}

## Go Fish, Old Maid and Memory

events-asked = { $who ->
    [you] Du fragst { $target } nach { $note }.
   *[other] { $whom ->
        [you] { $name } fragt dich nach { $note }.
       *[other] { $name } fragt { $target } nach { $note }.
    }
}
events-given = { $who ->
    [you] Du gibst { events-whom } { $cards }.
   *[other] { $name } gibt { events-whom } { $cards }.
}
events-fished = { $who ->
    [you] Du angelst { $cards }.
   *[other] { $name } angelt { $cards }.
}
    .lucky = { $who ->
        [you] Du angelst { $cards }, genau den gefragten Ton!
       *[other] { $name } angelt { $cards }, genau den gefragten Ton!
    }
    .empty = { $who ->
        [you] Du kannst nichts angeln: Der Nachziehstapel ist leer.
       *[other] { $name } kann nichts angeln: Der Nachziehstapel ist leer.
    }
events-book-laid = { $who ->
    [you] Du hast ein Quartett: { $note }.
   *[other] { $name } hat ein Quartett: { $note }.
}
events-pair = { $who ->
    [you] Du hast ein Paar: { $card }.
   *[other] { $name } hat ein Paar: { $card }.
}
events-fanned = { $who ->
    [you] Du hältst { $cards } hin.
   *[other] { $name } hält { $cards } hin.
}
events-took = { $who ->
    [you] Du ziehst { $card } von { events-whom }.
   *[other] { $name } zieht { $card } von { events-whom }.
}
events-went-out = { $who ->
    [you] Du hast keine Karten mehr: Du bist sicher.
   *[other] { $name } hat keine Karten mehr und ist sicher.
}
events-flipped = { $who ->
    [you] Du deckst Karte { $place } auf: { $card }.
   *[other] { $name } deckt Karte { $place } auf: { $card }.
}
events-turned-back = { CAPITAL($card) } und { $other }: kein Paar. Beide werden wieder umgedreht.

## What the server tells about players

events-away = { $who ->
    [you] Du warst abwesend: Ein Computer spielt für dich.
   *[other] { $name } ist abwesend: Solange spielt ein Computer.
}
events-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
events-time-up = { $who ->
    [you] Deine Zeit ist um: Ein Computer beendet diesen Zug.
   *[other] Die Zeit von { $name } ist um: Ein Computer beendet diesen Zug.
}
events-race = { $who ->
    [you] Du hast zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden vor { events-whom }.
   *[other] { $name } hat zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden vor { events-whom }.
}
    .brief = { $who ->
        [you] Du hast zuerst gerufen, knapp vor { events-whom }.
       *[other] { $name } hat zuerst gerufen, knapp vor { events-whom }.
    }
