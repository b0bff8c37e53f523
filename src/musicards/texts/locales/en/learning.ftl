### Where what a person has learned is kept, and how to move and delete it.
learning-where = What you know is worked out from your answers, in practice and at the tables, and stored only in this browser. The server uses it for calculations and doesn’t store it; nobody else sees it. In a class, the teacher also sees which of your answers were right and which were wrong.
learning-nothing = Nothing is stored yet.
# $date: the last day, such as “November 23, 2026”
learning-amount = { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} on { $days ->
    [one] 1 day
   *[other] { $days } days
}, most recently on { $date }
learning-amount-none = no answers yet
learning-here = Stored here: { $amount }.
learning-waiting = { $count ->
    [one] 1 result from a table is waiting for the server.
   *[other] { $count } results from tables are waiting for the server.
}
learning-other-device = On another device
    .help = Copies what is stored here to another device of yours. The link works once, for ten minutes; keep it to yourself.
    .insecure = Copying by QR code needs an address that begins with https. Use a file instead.
    .show = Show QR code
    .scan = Scan with the other device
    .link = Link for the other device
learning-file = As a file
    .save = Save a file
    .open = Open a file
learning-delete = Delete
    .help = Removes everything that is stored here.
    .sure = Delete everything that this browser knows about your learning? You can’t undo this.
    .now = Delete everything
    .done = Everything is deleted.
learning-games = My games on the server
    .help = The server keeps the games that you finished in this browser, so that you can look back at them.
    .kept = They are deleted { $days } days after the end, with the names in them.
    .save = Save the records
    .none = You have not finished a game here yet.
learning-leave = Forget me here
    .help = For a computer that others use too: removes your learning data, your settings, your name and your list of tables from this browser, and your name from finished games on the server. Games in which nobody else played are deleted there.
    .sure = This browser also loses your seats. To continue a game later, first copy the link from “Play on another device” at its table.
    .failed = What was stored here is deleted. But the server still has your seats. { $why }
learning-add = Add this to what is stored here?
    .new = There: { $amount }.
    .now = Add
    .keep = Leave it as it is
    .done = Added. Nothing was counted twice.
learning-gone = There is nothing to pick up at this link: it works once, for ten minutes. Show a new QR code on the other device.
learning-broken = This link is incomplete. Copy it again, or scan the QR code.
learning-not-exported = This file isn’t one that was saved here.
learning-unreadable = This version of the app can’t read that. Nothing has changed.
