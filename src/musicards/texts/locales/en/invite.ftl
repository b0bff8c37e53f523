### Who is at a table, how to invite others and to play on another device, and what the host can do.
invite-seats = Seats
invite-free = Free
invite-you = you
invite-computer = computer
invite-full = All seats are taken. You can watch from here.
invite-all-here = Everybody is here.
invite-waiting = The cards are dealt as soon as every seat is taken.
invite-with-computers = Start with computers in the free seats
invite-host = host
invite-hosting = You are the host
invite-make-host = Make { $name } the host
invite-starts = { $name } can also start with computers in the free seats.
invite-close = Close table
    .sure = Close this table for everybody? The game can’t be continued.
    .now = Close it for everybody
invite-title = Invite
invite-code = Table code
# $letters: the code again, as a list of letters for screen readers
invite-spelled = { $code }. Letter by letter: { $letters }
invite-scan = Scan to join this table
invite-only-here = This address only works on this computer. To let others join, start the app with “--host 0.0.0.0”.
# $addresses: one or more web addresses
invite-elsewhere = From other devices on your network: { $addresses }
invite-other-device = Play on another device
    .help = Keep this link to yourself: whoever opens it plays in your seat, on their device instead of this one.
    .scan = Scan to play in your seat
invite-replace-link = Replace link
    .done = This is your new link. The old one no longer works.
invite-fair = Fair deal
    .help = Before the first card, the server fixes the order of the cards and publishes this fingerprint of it. When the game is over, it publishes the secret behind the fingerprint, so that anyone can check that no card was moved.
    .fingerprint = Fingerprint
    .secret = Secret
    .fits = The secret matches the fingerprint.
    .changed = The fingerprint of this deal has changed. The first one that this browser saw begins with { $first }, so somebody may have moved cards.
    .differs = The secret does not match the fingerprint. Something is wrong here.
    .cards = The command “musicards verify” checks every card in the record of the game.
