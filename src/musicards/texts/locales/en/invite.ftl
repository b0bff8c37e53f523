### Who is at a table, how to invite others and to play on another device, and what the host can do.
invite-seats = Seats
invite-free = Free
invite-you = you
invite-computer = computer
invite-full = All seats are taken. You can watch from here.
invite-all-here = Everybody is here.
invite-waiting = The cards are dealt as soon as every seat is taken.
invite-with-computers = Start with computers in the free seats
# A label after a name, or after “you”: no verb
invite-host = host
invite-hosting = You are the host
invite-make-host = Make { $name } the host
invite-remove = Remove { $name }
    .sure = Take { $name } out of the game? They can’t come back with their link, and the table is locked.
    .now = Remove them
invite-locked = Nobody else can sit down at this table. Whoever opens the link can only watch.
invite-watch = The table is locked: you can only watch.
invite-unlock = Let others sit down
invite-lock = Lock the table
invite-starts = { $name } can also start with computers in the free seats.
invite-close = Close table
    .sure = Close this table for everybody? The game can’t be continued.
    .now = Close it for everybody
invite-title = Invite
invite-code = Table code
# $letters: the code again, as a list of letters for screen readers
invite-spelled = { $code }. Letter by letter: { $letters }
invite-scan = Scan to join this table
invite-only-here = So far, this table can only be opened on this computer.
# .alone: the computer has no address in any network
invite-share = Let other devices join
    .help = A link and a QR code for the others will appear here. Until you close the app, anyone in your home network can open it.
    .alone = This computer isn’t in any network. Connect it to your Wi-Fi and try again.
invite-other-device = Play on another device
    .help = Keep this link to yourself: whoever opens it plays in your seat, on their device instead of this one. It works once, within { $minutes } minutes.
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
# .seat: leaving while others play on. .away: coming back later then; 0 seconds if no computer plays meanwhile. .later: when alone
invite-leave = Leave this table?
    .game = If you leave now, this game can’t be continued.
    .seat = If you leave, a computer takes your seat at once. With the table code you can come back and take over again.
    .away = If you continue later, your seat stays yours: the game is on the home page. { $seconds ->
        [0] Until you are back, the others have to wait for you.
       *[other] After { $seconds } seconds, a computer plays for you until you are back.
    }
    .later = If you want to continue later, go back to the home page: your game waits there for you.
    .now = Leave
    .stay = Stay
    .keep = Continue later
# On a device that several people share: the button of the last player, who still sees their table
invite-curtain-pass = Pass on to { $name }
# Between two turns on such a device: the table is covered.
invite-curtain-turn = { $name }: it’s your turn
invite-curtain-give = Pass the device to { $name }.
# The button of the person whose turn it is
invite-curtain-take = I’m { $name }
# Under “Clara’s turn”, while a computer plays
invite-curtain-wait = Your cards stay covered meanwhile.
# Above buttons with names
invite-curtain-call = Who calls “Musicards!”? Tap your name.
