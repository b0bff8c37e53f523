classroom-title = Klasse { $name }
classroom-go = Zur Klasse { $name }
classroom-not-found = Es gibt keine Klasse { $code }
    .text = Prüfe den Code: Er hat sechs Buchstaben. Eine Klasse für eine Stunde gibt es am Tag danach nicht mehr. Ist es dein eigener Code? Dann gib zuerst den Code der Klasse ein.
    .ask = Gib den Code deiner Klasse oder deines Tisches ein.
classroom-needs-server = Eine Klasse braucht einen Server
    .why = In einer Klasse spielen die Kinder auf ihren eigenen Geräten, und die Lehrkraft sieht, wo sie Hilfe brauchen. Diese Seite läuft nur in deinem Browser: Andere Geräte können hier nicht mitmachen.
    .how = Installiere Musicards auf deinem Computer und starte es so, dass andere Geräte in deinem Netz es öffnen können. Wie das geht, steht in der README. Öffne dann auf der Startseite „Klassen“.
    .readme = So wird Musicards installiert
classroom-name = Such dir einen Namen aus
classroom-other-names = Andere Namen
classroom-come-in = Hereinkommen
classroom-notice = In einer Klasse sieht deine Lehrkraft, welche deiner Antworten richtig und welche falsch waren, damit sie dir helfen kann.
classroom-privacy = Was gespeichert wird
classroom-own-code = Ich habe einen eigenen Code
    .field = Dein eigener Code, sechs Buchstaben
    .go = Zurückkommen
classroom-locked = Gerade kann niemand Neues hereinkommen. Warst du schon hier? Dann nimm deinen eigenen Code. Sonst frag deine Lehrkraft.
classroom-removed = Deine Lehrkraft hat dich aus der Klasse genommen. Du kannst unter einem anderen Namen wieder hereinkommen.
classroom-elsewhere = Du bist in dieser Klasse jetzt auf einem anderen Gerät. Mit deinem eigenen Code machst du hier weiter.
classroom-you-teach = Du leitest diese Klasse. Zu deiner Seite.
classroom-you = Du
classroom-team = · Team { $number }
classroom-your-code = Dein eigener Code
    .help = Schreib ihn auf, zusammen mit dem Code der Klasse, { $code }: Mit beiden kommst du auf jedem Gerät wieder herein.
classroom-spelled = { $code }. Buchstabe für Buchstabe: { $letters }
classroom-wait = Gleich gibt deine Lehrkraft die Karten aus. Dein Tisch öffnet sich von selbst.
classroom-table = Dein Tisch wartet auf dich.
    .go = Zu deinem Tisch
    .result = Ergebnis ansehen
classroom-over = Dein Spiel ist zu Ende. Warte auf deine Lehrkraft.
classroom-here = Wer noch da ist
classroom-away = abwesend
classroom-again = Neuer Versuch läuft …
classroom-goal = Zusammen habt ihr { $count } von { $total } richtigen Antworten gegeben.
    .reached = Ihr habt das Ziel zusammen erreicht: { $total } richtige Antworten.
classroom-points = { $points ->
    [one] Du hast 1 Punkt
   *[other] Du hast { $points } Punkte
} nach { $rounds ->
    [one] 1 Runde.
   *[other] { $rounds } Runden.
}
classroom-shown = Diesen Fehler sehen wir uns an
classroom-followed = Deine Lehrkraft zeigt gerade allen dieses Spiel.
classroom-leave = Das bist nicht du? Jemand anderes an dieses Gerät lassen
    .title = Jemand anderes an dieses Gerät lassen
    .help = Deine Ergebnisse bleiben in der Klasse. Um zurückzukommen, brauchst du den Code der Klasse, { $code }, und deinen eigenen Code, { $key }. Schreib beide auf.
    .map = Auch löschen, was dieser Browser über mein Lernen weiß
    .now = Die Klasse hier verlassen
classroom-paused = Pause
    .help = Deine Lehrkraft hat das Spiel angehalten. Gleich geht es weiter.
classroom-dealt = Deine Lehrkraft hat neu ausgegeben. Dein neuer Tisch öffnet sich.
classroom-ended = Deine Lehrkraft hat dieses Spiel beendet.
classroom-moved = Du spielst hier nicht mehr mit.
classroom-due = Fragen für dich
    .help = Deine Lehrkraft hat ein paar Fragen an dich. Beantworte sie jetzt.
classroom-back = Zurück zur Klasse
classroom-play-again = Noch einmal mit demselben Tisch
classroom-wait-teacher = Warte auf deine Lehrkraft: Sie beginnt das nächste Spiel.
classroom-tasks = Deine Aufgaben
classroom-no-task = Diese Aufgabe gibt es nicht
classroom-task-before = Fragen zum Anfang
classroom-task-after = Fragen zum Schluss
classroom-task-homework = Hausaufgabe
classroom-task-answered = { $count } von { $total } beantwortet
classroom-task-due = bis { $date }
classroom-task-right = { $count } von { $total } richtig
classroom-task-begin = Los
classroom-task-continue = Weitermachen
classroom-task-code = Nimm deinen eigenen Code, damit die Antworten für dich zählen.
classroom-task-about = { $count ->
    [one] 1 Frage.
   *[other] { $count } Fragen.
}
classroom-task-time = Du hast { $time } Zeit.
classroom-task-quick = Beantworte so viele, wie du kannst. Weißt du eine Antwort nicht, dann sag es: Niemand weiß alles.
classroom-task-explained = Fehler werden erklärt. Du kannst aufhören und später weitermachen.
classroom-task-done = Fertig
classroom-task-time-up = Die Zeit ist um
classroom-task-thanks = Danke! Deine Lehrkraft sieht jetzt, was sie als Nächstes erklären kann.
refusals-paused = Deine Lehrkraft hat das Spiel angehalten.
refusals-unknown-class = Keine Klasse hat diesen Code. Sieh noch einmal nach.
refusals-class-locked = Gerade kann niemand Neues in diese Klasse kommen.
refusals-class-full = Es ist kein Platz mehr: Diese Klasse oder dieser Server ist voll.
refusals-not-teacher = Das kann nur, wer die Klasse leitet.
refusals-not-in-class = Du bist nicht in dieser Klasse. Komm mit einem Namen oder mit deinem eigenen Code herein.
refusals-wrong-code = Niemand in dieser Klasse hat diesen Code. Sieh noch einmal nach.
refusals-unknown-task = Diese Aufgabe ist vorbei, oder die Klasse hat sie nicht.
