old_maid-subtitle = Schwarzer Peter
old_maid-tagline = Finde Paare und werde die einzelne Karte los.
old_maid-aim = Leg Paare ab und werde deine Karten los. Wer am Ende den Schwarzen Peter hat, verliert; die anderen teilen sich den Sieg.
old_maid-score = { $count ->
    [0] sicher
   *[other] behält den Schwarzen Peter
}
old_maid-keys =
    ← →: zum Fächer und an ihm entlang
    Leertaste: diese Karte ziehen, oder eine eigene für ein Paar wählen
    1 – 9: die erste bis neunte Karte ziehen
    N: fertig
old_maid-the-maid = der Schwarze Peter, Chromatic Scale
    .label = Schwar­zer Peter
old_maid-hand = Deine Hand, { common-cards }
    .empty = Du hast keine Karten
old_maid-fan = Fächer von { $name }, { common-cards } verdeckt
    .you = Dein Fächer, { common-cards }
old_maid-fan-card = Karte { $place } von { $count }, verdeckt
    .own = Karte { $place } von { $count }, deine: { $card }
old_maid-whose = Karten von { $name }
old_maid-option-find_pairs = Paare selbst finden
    .help = Du findest deine Paare selbst. Sonst werden Paare abgelegt, sobald jemand sie hat.
old_maid-task-take = Zieh eine Karte von { $name }.
old_maid-task-find-or-take = Leg Paare ab, die du siehst, oder zieh eine Karte von { $name }.
old_maid-task-find-or-done = Leg Paare ab, die du siehst, oder sag „{ common-do-done }“.
old_maid-task-find = Sonst hat niemand mehr Karten. Leg deine Paare ab.
old_maid-lay = Paar ablegen
old_maid-chosen-one = Wähle eine zweite Karte desselben Tons.
old_maid-new-wild = Die Karte mit dem bunten Ring ist der Schwarze Peter: Zu ihm gibt es keine zweite. Hoffentlich zieht ihn jemand anders.
old_maid-takes = { $name } zieht eine Karte von { $target }.
    .you = { $name } zieht eine Karte von dir.
old_maid-help-look = Die Karten sind gemischt: Keine ist besser als eine andere.
old_maid-help-answer = Zieh irgendeine Karte, zum Beispiel die leuchtende, Nummer { $place }.
old_maid-help-look-pair = Du hast ein Paar: zwei Karten desselben Tons, vielleicht in verschiedenen Oktaven.
old_maid-help-answer-pair = Leg { $count ->
    [2] die beiden
   *[other] zwei deiner { $count }
} Karten mit { $note } ab.
old_maid-help-look-done = Du hast kein Paar mehr und hast schon gezogen.
old_maid-help-answer-done = Sag „{ common-do-done }“.
old_maid-consolation = Das war Pech: In einem gemischten Fächer sehen alle Karten gleich aus. Beim nächsten Mal trifft es vielleicht jemand anders.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-my-pair = Ein Paar: { $note }!
old_maid-safe-pairs = { $name }, sicher: { $pairs }
old_maid-table = Gezogen wird aus einem Fächer, { common-cards }
    .you = Gezogen wird aus deinem Fächer, { common-cards }
old_maid-fanned = { $name } hält { $cards } hin.
    .you = Du hältst { $cards } hin.
old_maid-lays = { $name } legt ein Paar ab: { $card }.
    .you = Du legst ein Paar ab: { $card }.
old_maid-took = { $name } zieht { $card } von { $target }.
    .you = Du ziehst { $card } von { $target }.
    .to-you = { $name } zieht { $card } von dir.
old_maid-went-out = { $name } hat keine Karten mehr und ist sicher.
    .you = Du hast keine Karten mehr: Du bist sicher.
refusals-not-two = Ein Paar sind zwei Karten: Wähle zwei aus.
refusals-maid-has-no-pair = Zum Schwarzen Peter gibt es keine zweite Karte.
refusals-not-a-pair = { $cards } sind verschiedene Töne, also kein Paar. Zwei Karten desselben Tons sind ein Paar, gleich in welcher Oktave.
refusals-taken-already = Du hast in diesem Zug schon eine Karte gezogen.
refusals-take-first = Zieh zuerst eine Karte.
refusals-only-pairs = Sonst hat niemand mehr Karten: Leg die Paare ab, die du noch hast.
old_maid_first_steps-pair = Zwei Karten desselben Tons sind ein Paar. Finde eins und leg es ab.
old_maid_first_steps-another = Du hast ein Paar. Finde noch eins.
old_maid_first_steps-take = { $name } hält dir einen Fächer aus Karten hin. Wenn du kein Paar mehr hast, zieh eine Karte.
old_maid_first_steps-done = Am Ende deines Zugs zieht { $name } eine Karte von dir.
old_maid_first_steps-again = { $name } hat eine Karte von dir gezogen und ein Paar abgelegt. Jetzt bist du wieder dran.
old_maid_first_steps-maid = Eine der Karten von { $name } ist der Schwarze Peter, zu dem es keine zweite gibt: Wer ihn behält, verliert. Zieh eine Karte.
old_maid_first_steps-done-2 = So geht Old Maid: Finde deine Paare und werde den Schwarzen Peter los.
old_maid_rules-lead = Werde deine Karten paarweise los. Zu einer Karte gibt es keine zweite: _Die Karte Chromatic Scale ist der Schwarze Peter_, und wer ihn am Ende noch hat, verliert.
old_maid_rules-setup = { $pitches ->
    [naturals] Die Karten der weißen Tasten und der Schwarze Peter werden alle ausgeteilt.
   *[all] Alle Notenkarten und der Schwarze Peter werden ausgeteilt.
} Manche haben dabei eine Karte mehr als andere.
old_maid_rules-pairs = Zwei Karten _desselben Tons_ sind ein Paar, gleich in welcher Oktave. { $find_pairs ->
    [yes] Wenn du dran bist, darfst du alle Paare ablegen, die du findest, vor und nach dem Ziehen. Niemand muss: Was du übersiehst, bleibt auf deiner Hand.
   *[no] Paare werden immer sofort abgelegt, auch gleich nach dem Austeilen.
}
old_maid_rules-turn =
    - _Zieh eine Karte_ aus dem Fächer der nächsten Person rechts von dir, die noch Karten hat. Er ist gemischt und verdeckt: Zieh irgendeine Karte, ohne sie zu kennen.
    - Ergibt sie mit einer deiner Karten ein Paar? { $find_pairs ->
            [yes] Dann darfst du es ablegen. Mit _Fertig_ endet dein Zug. Er endet auch, wenn du deine letzten Karten ablegst.
           *[no] Dann wird es sofort abgelegt. Sonst behältst du sie.
        }

    Nur ihr beide kennt diese Karte: du und wer sie vorher hatte.
old_maid_rules-safe = Wer keine Karten mehr hat, ist aus dem Spiel und in Sicherheit. Dran ist dann, wer als Nächstes noch Karten hat.
old_maid_rules-winning = Sind alle Paare abgelegt, ist nur noch der Schwarze Peter übrig. Wer ihn hat, verliert; alle anderen gewinnen gemeinsam.
