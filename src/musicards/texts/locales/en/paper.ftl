### The deck on paper: what to print, and how.

paper-lead = With the faces, names and colors that you read best. You can tell every card without its color.
paper-what = What to print
paper-cards = Cards
    .about = 54 cards and their back.
    .preview = Three of the cards and the back
    .sheet = The first sheet of cards
    .large = The name and the number as large as possible, at both ends of every card.
paper-reference = Reference sheet
    .about = To look things up: the clock, the ring of letters, the keys and the octaves, on a sheet of A4.
    .preview = The reference sheet
    .large = Larger letters, on as many pages as they need.
paper-rules = Rules
    .about = The six games, one page of A4 each.
    .preview = The first page of the rules
    .large = { paper-reference.large }
paper-size = Size
paper-size-poker = Poker
    .about = { paper-one-a-page }
paper-size-bridge = Bridge
    .about = { paper-one-a-page }
paper-size-a4-9up = Nine on A4
    .about = Nine cards of { $width } by { $height } mm on each sheet, followed by their backs. Print on both sides at 100%, then cut.
# $width, $height: of a cut card, in millimeters
paper-one-a-page = { $width } by { $height } mm, for card printers: one page per card, with bleed and crop marks, and the back on the last page.
paper-large-print = Large print
paper-download = Download the PDF
paper-preview = Preview
# Before a command.
paper-no-typst = Making PDFs needs Typst, which is not installed on this server. Whoever runs it can install it like this:
