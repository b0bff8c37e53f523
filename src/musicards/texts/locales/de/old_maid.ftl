old_maid-subtitle = Wie Schwarzer Peter
old_maid-tagline = Finde Paare und werde die einzelne Karte los.
old_maid-aim = Leg Paare ab und werde deine Karten los. Wer mit der Old Maid übrig bleibt, verliert; die anderen teilen sich den Sieg.
old_maid-score = { $count ->
    [0] sicher
   *[other] behält die Old Maid
}
old_maid-keys =
    ← →: zum Fächer und an ihm entlang
    Leertaste: diese Karte ziehen, oder eine eigene für ein Paar wählen
    1 – 9: die erste bis neunte Karte ziehen
    N: fertig
old_maid-the-maid = die Old Maid, Chromatic Scale
old_maid-hand = Deine Hand, { common-cards }
    .empty = Du hast keine Karten
old_maid-fan = Fächer von { $name }, { common-cards } verdeckt
    .you = Dein Fächer, { common-cards }
old_maid-fan-card = Karte { $place } von { $count }, verdeckt
    .own = Karte { $place } von { $count }, deine: { $card }
old_maid-whose = Karten von { $name }
old_maid-task-take = Zieh eine Karte von { $name }.
old_maid-task-find-or-take = Leg Paare ab, die du siehst, oder zieh eine Karte von { $name }.
old_maid-task-find-or-done = Leg Paare ab, die du siehst, oder sag „{ common-do-done }“.
old_maid-task-find = Sonst hat niemand mehr Karten. Leg deine Paare ab.
old_maid-lay = Paar ablegen
old_maid-chosen-one = Wähle eine zweite Karte desselben Tons.
old_maid-takes = { $name } zieht eine Karte von { $target }.
    .you = { $name } zieht eine Karte von dir.
old_maid-help-look = Die Karten sind gemischt: Keine ist besser als eine andere.
old_maid-help-answer = Zieh irgendeine Karte, zum Beispiel Nummer { $place } von links.
old_maid-help-look-pair = Du hast ein Paar: zwei Karten desselben Tons, vielleicht in verschiedenen Oktaven.
old_maid-help-answer-pair = Leg die beiden Karten { $note } ab.
old_maid-help-look-done = Du hast kein Paar mehr und hast schon gezogen.
old_maid-help-answer-done = Sag „{ common-do-done }“.
old_maid-consolation = Das war Pech: In einem gemischten Fächer sehen alle Karten gleich aus. Beim nächsten Mal trifft es vielleicht jemand anders.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-safe-pairs = { $name }, sicher: { $pairs }
old_maid-table = Gezogen wird aus einem Fächer, { common-cards }
    .you = Gezogen wird aus deinem Fächer, { common-cards }
