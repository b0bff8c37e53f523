### The pages of teachers and of the projector in the classroom. Teachers are addressed politely, children as children.

## Opening a class
teach-start = Play with a class
    .lead = Open a class, show its code and deal to everybody with one button. Children need no account and no e-mail address: they choose a made-up name. You see what they find hard and can help.
    .teacher = You are the teacher
    .code = You have a code
    .plan = Your plan is ready: { $game }. It is filled in when you open a class.
teach-title = Name of the class (optional)
    .help = For example 4b. Please don’t use children’s names.
teach-lasts = How long you need the class
teach-lasts-lesson = For one lesson
    .help = Everything is deleted a day after the class was last used.
teach-lasts-weeks = For several weeks
    .help = Everything is deleted 30 days after the class was last used.
teach-open = Open a class
teach-yours = Your classes
teach-class = Class { $code }
teach-forget = Remove from this list
teach-not-teacher = This browser isn’t a teacher of this class. Open the teacher’s link of the class here.
teach-back = Back to the class

## How children come in
teach-come-in = How children come in
teach-code = Class code
# $letters: the code again, as a list of letters for screen readers
teach-spelled = { $code }. Letter by letter: { $letters }
# $address: such as 192.168.1.5:8000
teach-way-in = Children open { $address } and type the code, or scan.
teach-scan = Scan to come into the class
teach-screen = Projector
    .elsewhere = To show the projector page on another computer, open this address there. Everybody may see it:
teach-ways = Link and help
teach-link = Link to the class
teach-only-here = So far, only this computer can open the class.
    .share = Then the children’s devices on the same Wi-Fi can open it, until you close the app.
teach-addresses = This computer has several addresses. Choose the one that the children’s devices can open:
teach-wifi = Does nothing open on the children’s devices? Many school networks keep devices apart. Turn on the hotspot of this computer or of a phone and connect everything to it, or ask for a network without client isolation. If the firewall asks, allow incoming connections.
teach-second = Another teacher
    .help = Whoever opens this link can do everything that you can. It also lets you continue on another device.
    .missing = The link is only known in the browser in which the class was opened.

## All tables
teach-deal = Deal { $game } to all
    .what = Choose game and tables
    .how = Table settings
    .title = Deal again?
    .sure = The games at all tables end, and new ones begin.
    .yes = Deal again
teach-nobody = Nobody is here yet. Show the code to the children first.
teach-dealt = { $count ->
    [one] Dealt at 1 table.
   *[other] Dealt at { $count } tables.
}
teach-pause = Pause all
teach-continue = Continue
teach-paused = Paused
teach-rematch = Next game at finished tables
teach-end = End all games
    .title = End all games?
    .sure = The tables are cleared. What the children answered is kept.
teach-parts = Parts of this page
teach-tab-now = Class
teach-tab-lessons = Lesson plans
teach-tab-mistakes = Mistakes
teach-tab-tasks = Tasks
teach-tab-more = More
teach-all-see = Everybody sees this now
teach-stop = Stop showing

## What is dealt
teach-size = Players at a table
teach-computers = Computers at each table
teach-level = How well computers play
teach-grouping = Who plays together
teach-grouping-mixed = Stronger and weaker children
teach-grouping-equal = Children of the same level
teach-grouping-rotate = Children who have played together least
teach-faces = What each child has chosen
teach-again = Children can start the next game at their table
teach-plan-link = Link to this plan
    .help = Save this link for another lesson: whoever opens it has all of this filled in.

## Children
teach-children = Children
teach-computer = { $name } (computer)
teach-child = Child
# $count: who have a page open now
teach-here = { $count } of { $total } here
teach-no-children = Nobody is here yet. Open the projector and show the code: each child appears here right away.
teach-away = away
teach-right = { $count } of { $total } right
teach-removed = Taken out ({ $count })
teach-let-back = Let back in
teach-real-name = Real name
    .help = Only this browser knows it. It is never sent anywhere. You can print it on the cards with the codes.
teach-key = With this code the child comes back on any device:
teach-rename = Another name
teach-new-key = New code
teach-remove = Take out of the class
    .help = A new code makes the old one useless. For a child who is taken out, a computer plays on; you can let them back in.
teach-cards = Print the codes
    .real = With real names
    .key = My code

## Tables
teach-tables = Tables
teach-no-tables = Once you deal, all tables are here: who sits where, whose turn it is, and who is stuck.
teach-turn = { $name }’s turn
teach-stuck = stuck?
teach-over = { $count ->
    [one] Finished. { $names } won.
   *[other] Finished. { $names } won.
}
teach-since = { $time } so far
teach-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
teach-watch = Watch
teach-sit = Play along
# The name of a teacher who plays at a table
teach-teacher = Teacher
teach-follow = Go through it together

## Mistakes
teach-mistakes-title = What the class finds hard
teach-no-mistakes = No mistakes so far. They appear here while the children play and answer questions.
teach-by-rule = By reason
teach-by-child = By child
teach-example = For example: { $sentence }
teach-explain = Explain to all
# What somebody does who makes these mistakes, in a few words
teach-rule-none = Other mistakes
teach-rule-starts-at-zero = Counts the first letter as zero
teach-rule-one-short = Counts one too few
teach-rule-direction = Goes the wrong way, up or down
teach-rule-bass-as-treble = Reads the bass clef as treble clef
teach-rule-treble-as-bass = Reads the treble clef as bass clef
teach-rule-third-slip = Reads a line or space too high or too low
teach-rule-next-place = Takes a line for a space, or a space for a line
teach-rule-all-letters-whole = Takes every next letter for a whole step
teach-rule-half-for-whole = Takes a half step for a whole step
teach-rule-whole-for-half = Takes a whole step for a half step
teach-rule-sharp-lowers = Mixes up sharps and flats
teach-rule-one-name-only = Knows only one name for a black key
teach-rule-signature-ignored = Leaves out sharps and flats
teach-rule-relative-key = Mixes up major and minor
teach-rule-no-raised-seventh = Forgets the raised seventh note
teach-rule-octave-or-fifth = Mixes up octave and fifth by ear
teach-rule-too-small = Hears an interval as too small

## Lesson plans
teach-lessons = Six lessons of 45 minutes, from the first note to scales. Open one and do it step by step; every step has its button.
    .all = All lesson plans
    .open = Use this plan
teach-minutes = { $count } min
teach-step-before = Before: what they know already
    .short = Before
teach-step-talk = Talk to all
teach-step-deal = Play { $game }
teach-step-after = After: what they have learned
    .short = After
teach-step-homework = Homework
teach-step-do = Do this step
    .show = Show on the projector
    .done = done

## Tasks
teach-questions = Questions about
    .own = Own choice
teach-exercise-link = Link of an exercise
    .help = Choose questions on the page for exercises, copy its link and paste it here.
teach-worksheet = Open these questions as an exercise
teach-tests = Before and after the lesson
    .help = Two minutes of questions, each child alone. Afterwards they get the same kinds of questions, but other ones, and you see what has changed.
teach-homework = Give homework
    .help = 20 questions without a time limit. Children find them on their page of the class; at home they come in with their own code.
teach-due = Last day (optional)
    .until = until { $date }
teach-task = Questions
    .end = End now
    .over = over
teach-results = Results, child by child
    .class = The whole class, before and after
teach-skill = Questions about
teach-share = { $percent }% ({ $count } of { $total })
# .number to .asked: heads of columns in a spreadsheet. .where: the game or the questions. .right, .asked: counts of questions
teach-csv = Download results (CSV)
    .number = Number
    .name = Name
    .where = Game or questions
    .right = Right
    .asked = Asked
teach-export = Download everything stored

## More
teach-goal = A goal for everybody
    .help = All right answers count together, whoever gives them. The projector shows a bar.
    .target = Right answers together
    .set = Start
    .end = End the goal
teach-tournament = Tournament
    .on = Count points
    .help = In each round a child gets two points for each player behind them, and one for each player level with them. Turning this on starts from zero.
teach-teams = Teams
    .none = None
teach-team = Team { $number }
teach-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
teach-this-class = This class
teach-locked = Nobody else can come in
    .help = Children who were here before still come back with their code.
teach-lasting = Keep the class for several weeks
teach-privacy = What is stored
    .more = More about privacy in schools
teach-stored-server = On the server: made-up names, pictures, codes, games, and which answers were right. No e-mail, no account, no third parties.
teach-stored-browser = In this browser: the teacher’s link, and the real names that you note. They are never sent.
teach-stored-children = On the children’s devices: a cookie that ends when the browser is closed.
teach-until = All of it is deleted on { $date }, or later if you use the class again before.
teach-delete = Delete this class now
    .title = Delete this class?
    .sure = All names, games, answers and results are deleted at once, for you and for the children. This can’t be undone.
    .yes = Delete

## The projector. Children read it.
teach-screen-address = Open { $address }
teach-screen-code = and type the code:
teach-screen-locked = Nobody else can come in now. With your own code you come back.
teach-screen-task = Answer the questions on your device.
teach-screen-table = Table { $number }
teach-full = Full screen
    .end = Leave full screen
