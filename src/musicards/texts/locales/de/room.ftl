### A table: waiting for players, inviting, series of rounds, and why it cannot be shown.

room-not-found = Es gibt keinen Tisch { $code }
    .text = Prüfe den Code. Vielleicht wurde der Tisch inzwischen geschlossen.
room-unreachable = Dieser Tisch lässt sich gerade nicht öffnen
room-earlier-rules = Nach früheren Regeln gespielt
room-offline = Keine Verbindung. Dein Platz bleibt dir.
room-moved = Du spielst jetzt auf einem anderen Gerät.
room-play-here = Wieder hier spielen
room-seats = Plätze
room-free = Frei
room-you = du
room-computer = Computer
room-away = abwesend
room-stand-in = abwesend, ein Computer spielt
room-sit = Platz nehmen
room-full = Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.
room-all-here = Alle sind da.
room-waiting = Die Karten werden ausgeteilt, sobald alle Plätze besetzt sind.
room-with-computers = Mit Computern auf den freien Plätzen beginnen
room-this-table = Dieser Tisch
    .label = Tisch { $code }: andere einladen oder auf einem anderen Gerät weiterspielen
room-invite = Einladen
room-code = Code des Tisches
room-spelled = { $code }. Buchstabe für Buchstabe: { $letters }
room-scan = Scannen, um an diesen Tisch zu kommen
room-link = Link zu diesem Tisch
room-copy = Link kopieren
room-copied = Kopiert
room-share = Teilen
room-only-here = Diese Adresse gilt nur auf diesem Computer. Damit andere mitspielen können, starte die App mit „--host 0.0.0.0“.
room-elsewhere = Von anderen Geräten in deinem Netz: { $addresses }
room-other-device = Auf einem anderen Gerät weiterspielen
    .help = Dieser Link ist nur für dich: Wer ihn öffnet, spielt auf deinem Platz, und zwar dort statt hier.
room-time-left = Noch { $time }
room-undo = Zurücknehmen
    .help = Nimmt deinen letzten Spielzug zurück, solange du dran bist.
room-round = Runde { $round } von { $rounds }
room-standings = { $rounds ->
    [one] Stand nach einer Runde
   *[other] Stand nach { $rounds } Runden
}
room-lowest-wins = Die kleinste Summe gewinnt.
room-highest-wins = Die größte Summe gewinnt.
room-series-won = { $who ->
    [you] Du gewinnst die Serie
   *[other] { $name } gewinnt die Serie
}
room-series-shared = { $who ->
    [you] Du teilst dir den Sieg in der Serie mit { $names }
   *[other] { $names } teilen sich den Sieg in der Serie
}
room-next-round = Nächste Runde
room-new-series = Noch eine Serie spielen
