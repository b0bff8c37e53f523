old_maid_rules-lead = Werde deine Karten paarweise los. Eine Karte hat keinen Partner: _die Karte Chromatic Scale ist die Old Maid_, und wer sie am Ende noch hat, verliert.
old_maid_rules-setup = { $pitches ->
    [naturals] Die Karten der weißen Tasten und die Old Maid werden alle ausgeteilt.
   *[all] Alle Notenkarten und die Old Maid werden ausgeteilt.
} Manche haben dabei eine Karte mehr als andere.
old_maid_rules-pairs = Zwei Karten _desselben Tons_ sind ein Paar, gleich in welcher Oktave. { $find_pairs ->
    [yes] Wenn du dran bist, darfst du alle Paare ablegen, die du findest, vor und nach dem Ziehen. Niemand muss: Was du übersiehst, bleibt auf deiner Hand.
   *[no] Paare werden immer sofort abgelegt, auch gleich nach dem Austeilen.
}
old_maid_rules-turn =
    - _Zieh eine Karte_ aus dem Fächer der nächsten Person rechts von dir, die noch Karten hat. Er ist gemischt und verdeckt: Nimm irgendeine Karte, ohne sie zu kennen.
    - Ergibt sie mit einer deiner Karten ein Paar? { $find_pairs ->
            [yes] Dann darfst du es ablegen. Mit _Fertig_ endet dein Zug. Er endet auch, wenn du deine letzten Karten ablegst.
           *[no] Dann wird es sofort abgelegt. Sonst behältst du sie.
        }

    Nur ihr beide kennt diese Karte: du und wer sie vorher hatte.
old_maid_rules-safe = Wer keine Karten mehr hat, ist aus dem Spiel und in Sicherheit. Dran ist dann, wer als Nächstes noch Karten hat.
old_maid_rules-winning = Sind alle Paare abgelegt, ist nur noch die Old Maid übrig. Wer sie hat, verliert; alle anderen gewinnen gemeinsam.
