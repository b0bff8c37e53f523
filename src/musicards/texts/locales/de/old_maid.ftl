### Old Maid: what is said about it, and its table.

old_maid-title = Old Maid
old_maid-subtitle = Wie Schwarzer Peter
old_maid-tagline = Finde Paare und bleib nicht auf der einen Karte sitzen.
old_maid-aim = Leg Paare ab und werde deine Karten los. Wer mit der Old Maid übrig bleibt, verliert; die anderen teilen sich den Sieg.
old_maid-score = { $count ->
    [0] in Sicherheit
   *[other] bleibt mit der Old Maid übrig
}
old_maid-keys =
    ← →: zum Fächer und an ihm entlang
    Leertaste: diese Karte ziehen
    1 – 9: die erste bis neunte Karte ziehen

old_maid-the-maid = die Old Maid, Chromatic Scale
old_maid-hand = Deine Hand, { common-cards }
    .empty = Du hast keine Karten
old_maid-fan = Fächer von { $name }, { common-cards } verdeckt
    .you = Dein Fächer, { common-cards }
old_maid-fan-card = Karte { $place } von { $count }, verdeckt
    .own = Karte { $place } von { $count }, deine: { $card }
old_maid-whose = Karten von { $name }
    .you = Deine Karten, wie sie im Fächer liegen
old_maid-take-from = Zieh eine Karte von { $name }.
old_maid-takes-from-you = { $name } zieht eine Karte von dir.
old_maid-takes = { $name } zieht eine Karte von { $target }.
old_maid-you-are-safe = Du bist in Sicherheit: keine Karten mehr.
old_maid-safe = sicher
old_maid-pairs = { common-pairs }: { $notes }
old_maid-others-pairs = { $name }: { $pairs }
    .safe = { $name }, in Sicherheit: { $pairs }
old_maid-lying = Gezogen wird aus einem Fächer, { common-cards }
    .you = Gezogen wird aus deinem Fächer, { common-cards }
