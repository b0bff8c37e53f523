go_fish-subtitle = Quartette angeln
go_fish-tagline = Frag nach einem Ton und sammle alle seine Karten.
go_fish-aim = Alle { $book_cards } Karten eines Tons sind ein Quartett. Wer die meisten Quartette hat, gewinnt.
go_fish-score = { $count ->
    [one] 1 Quartett
   *[other] { $count } Quartette
}
go_fish-keys =
    ← →: durch deine Töne gehen
    Leertaste: einen Ton wählen
    A – G: einen Ton nach seinem Namen wählen (mit deutschen Namen auch H); noch einmal für Kreuz und Be
    1 – 4: wählen, wen du fragst, von links nach rechts
    N: den anderen Namen einer schwarzen Taste sagen
    Q: fragen (question)
    Esc: alles zurücklegen
go_fish-hand = Deine Hand, nach Tönen geordnet, { common-cards }
go_fish-no-cards = Keine Karten auf der Hand
go_fish-ask-player = { $name } fragen
go_fish-go-fish = Geh angeln!
go_fish-have-you = Hast du { $note }?
go_fish-here = Hier: { $cards }
go_fish-my-book = Ein Quartett: { $note }!
go_fish-ask-for = { $name } nach { $note } fragen
go_fish-names = Welcher Name
go_fish-task-ask = Wähle, wen du fragst, und einen deiner Töne.
go_fish-now-note = Wähle einen deiner Töne, nach dem du { $name } fragst.
go_fish-now-player = Wähle, wen du nach { $note } fragst.
go_fish-now-ask = Wähle jetzt „{ go_fish-ask-for }“.
go_fish-help-look-known = Jemand hat einen Ton, den du auch hast: Diese Person hat danach gefragt oder ihn bekommen.
go_fish-help-look-ask = Von keinem deiner Töne weiß man, wer ihn hat. Von welchem hast du die meisten Karten?
go_fish-help-answer = Frag { $name } nach { $note }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Deine Quartette
go_fish-table = Karten im Nachziehstapel: { $stock }. Quartette auf dem Tisch: { $books }
go_fish-asked = { $name } fragt { $target } nach { $note }.
    .you = Du fragst { $target } nach { $note }.
    .to-you = { $name } fragt dich nach { $note }.
go_fish-given = { $name } gibt { $target } { $cards }.
    .you = Du gibst { $target } { $cards }.
    .to-you = { $name } gibt dir { $cards }.
go_fish-fished = { $name } angelt { $cards }.
    .you = Du angelst { $cards }.
go_fish-lucky-catch = { $name } angelt { $cards }, genau den gesuchten Ton!
    .you = Du angelst { $cards }, genau den gesuchten Ton!
go_fish-cannot-fish = { $name } kann nichts angeln: Der Nachziehstapel ist leer.
    .you = Du kannst nichts angeln: Der Nachziehstapel ist leer.
go_fish-book-laid = { $name } hat ein Quartett: { $note }.
    .you = Du hast ein Quartett: { $note }.
refusals-pitch-not-held = Du hast kein { $pitch }: Frag nach einem Ton, den du selbst hast.
refusals-ask-yourself = Frag jemand anderen: Deine eigenen Karten kennst du.
go_fish_first_steps-ask = Frag nach einem Ton, den du hast.
go_fish_first_steps-book = Alle vier Karten eines Tons sind ein Quartett. Sammle eins.
go_fish_first_steps-done-1 = Alle vier Karten: Das ist ein Quartett, und es zählt für dich.
go_fish_first_steps-fish = Hat { $name } den Ton nicht, nach dem du fragst, dann angelst du: Du ziehst eine Karte, und dein Zug ist zu Ende. Probier es aus.
go_fish_first_steps-again = Merk dir, wonach { $name } gefragt hat. Jetzt frag noch einmal.
go_fish_first_steps-remember = Wer nach einem Ton fragt, hat ihn selbst. Hast du den Ton auch, nach dem { $name } gefragt hat? Dann frag danach und sammle alle vier.
    .task = Frag { $name } nach dem Ton, der gefragt war, und sammle alle vier.
go_fish_first_steps-done-2 = So geht Go Fish: Frag, hör gut zu und sammle Quartette.
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
