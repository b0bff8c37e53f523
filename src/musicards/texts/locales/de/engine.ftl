engine-loading = Die Spiele werden geladen. Beim ersten Mal dauert es etwas länger.
engine-elsewhere = Musicards ist in einem anderen Tab offen. Spiel dort weiter oder schließ ihn, um hier zu spielen.
engine-lead = Für jedes Alter. Die Karten sind Töne: Spiel gegen den Computer und lerne dabei, wie Töne zusammenhängen.
engine-known = Was du kannst, ergibt sich aus deinen Antworten, beim Üben und an den Tischen, und wird nur in diesem Browser gespeichert.
engine-games = Meine Spiele
    .help = Die Spiele, die du beendet hast, sind nur in diesem Browser gespeichert, damit du sie dir noch einmal ansehen kannst.
engine-leave = Für einen Computer, den auch andere benutzen: entfernt deine Lerndaten, deine Einstellungen, deinen Namen, die Liste deiner Tische und deine beendeten Spiele aus diesem Browser.
    .sure = Auch die Spiele, die noch nicht zu Ende sind, verlierst du.
