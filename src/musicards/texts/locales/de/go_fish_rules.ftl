go_fish_rules-lead = Frag die anderen nach Tönen, die du selbst auf der Hand hast. _Alle { $book_cards } Karten eines Tons sind ein Quartett_, und wer die meisten Quartette hat, gewinnt.
go_fish_rules-setup = { $pitches ->
    [naturals] Im Spiel sind nur die weißen Tasten, je { $book_cards } Karten. Alle bekommen { $small_hand } Karten.
   *[all] Im Spiel sind alle Notenkarten, { $book_cards } von jedem Ton. Bis zu { $few_players } Personen bekommen je { $hand } Karten; sind es mehr, bekommen alle { $small_hand }.
} Der Rest ist der Nachziehstapel.
go_fish_rules-turn =
    _Frag jemanden_ nach einem Ton, den du selbst hast: „Ada, hast du { NOTE("F#") }?“ Bei einer schwarzen Taste gilt jeder ihrer beiden Namen: { NOTE("F#") } und { NOTE("Gb") } sind dieselben Karten.

    - Wer Karten dieses Tons hat, gibt dir _alle_, und du fragst noch einmal: wen du willst, nach irgendeinem deiner Töne.
    - Wer keine hat, sagt „Geh angeln!“, und du ziehst die oberste Karte vom Nachziehstapel. Ist es der Ton, nach dem du gefragt hast, zeigst du sie und fragst weiter; sonst ist dein Zug zu Ende.

    Hör also gut zu: Wer nach einem Ton fragt, hat mindestens eine Karte davon.
go_fish_rules-books = Alle Karten eines Tons werden sofort abgelegt, auch gleich nach dem Austeilen. Das Quartett zählt für die Person, die es ablegt.
go_fish_rules-no-cards = Bist du dran und hast keine Karte, ziehst du eine. Ist der Nachziehstapel leer, setzt du aus.
go_fish_rules-winning = Schluss ist, wenn alle Quartette auf dem Tisch liegen. Wer die meisten hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
