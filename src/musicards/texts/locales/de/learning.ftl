learning-where = Was du kannst, ergibt sich aus deinen Antworten, beim Üben und an den Tischen, und wird nur in diesem Browser gespeichert. Der Server rechnet damit und vergisst es sofort; sonst sieht es niemand. In einer Klasse sieht auch die Lehrkraft, welche deiner Antworten richtig und welche falsch waren.
learning-nothing = Noch ist nichts gespeichert.
learning-amount = { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
} an { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}, zuletzt am { $date }
learning-amount-none = noch keine Antworten
learning-here = Hier gespeichert: { $amount }.
learning-waiting = { $count ->
    [one] 1 Ergebnis von einem Tisch wartet noch auf den Server.
   *[other] { $count } Ergebnisse von Tischen warten noch auf den Server.
}
learning-other-device = Auf einem anderen Gerät
    .help = Kopiert, was hier gespeichert ist, auf ein anderes Gerät von dir. Der Link gilt einmal und zehn Minuten lang; behalte ihn für dich.
    .insecure = Das Kopieren per QR-Code braucht eine Adresse, die mit https beginnt. Nimm stattdessen eine Datei.
    .show = QR-Code zeigen
    .scan = Mit dem anderen Gerät scannen
    .link = Link für das andere Gerät
learning-file = Als Datei
    .save = Datei speichern
    .open = Datei öffnen
learning-delete = Löschen
    .help = Entfernt alles, was hier gespeichert ist.
    .sure = Alles löschen, was dieser Browser über dein Lernen weiß? Das lässt sich nicht rückgängig machen.
    .now = Alles löschen
    .done = Alles ist gelöscht.
learning-games = Meine Spiele auf dem Server
    .help = Der Server bewahrt die Spiele auf, die du in diesem Browser beendet hast, damit du sie dir noch einmal ansehen kannst.
    .kept = Sie werden { $days } Tage nach dem Ende gelöscht, mit den Namen darin.
    .save = Aufzeichnungen speichern
    .none = Du hast hier noch kein Spiel beendet.
learning-leave = Vergiss mich hier
    .help = Für einen Computer, den auch andere benutzen: entfernt deine Lerndaten, deine Einstellungen, deinen Namen und die Liste deiner Tische aus diesem Browser und deinen Namen aus beendeten Spielen auf dem Server. Spiele, in denen sonst niemand mitgespielt hat, werden dort gelöscht.
    .sure = Dieser Browser verliert auch deine Plätze. Wenn du ein Spiel später fortsetzen willst, kopiere vorher an seinem Tisch den Link unter „Auf einem anderen Gerät spielen“.
    .failed = Was hier gespeichert war, ist gelöscht. Der Server hat es aber nicht erfahren, also sind deine Plätze dort noch deine: { $why }
learning-add = Zu dem hinzufügen, was hier gespeichert ist?
    .new = Dort: { $amount }.
    .now = Hinzufügen
    .keep = Lassen, wie es ist
    .done = Hinzugefügt. Nichts wurde doppelt gezählt.
learning-gone = Unter diesem Link liegt nichts bereit: Er gilt nur einmal und zehn Minuten lang. Lass dir auf dem anderen Gerät einen neuen QR-Code zeigen.
learning-broken = Dieser Link ist unvollständig. Kopiere ihn noch einmal oder scanne den QR-Code.
learning-not-exported = Diese Datei wurde nicht hier gespeichert.
learning-unreadable = Diese Version der App kann das nicht lesen. Es wurde nichts geändert.
