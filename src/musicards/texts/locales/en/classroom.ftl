### A class, as children see it: coming in, waiting, tables, tasks. Children are addressed as “you”.
# $name: the title that the teacher gave the class, or its code
classroom-title = Class { $name }
classroom-go = Go to class { $name }
classroom-not-found = There is no class { $code }
    .text = Check the code: it has six letters. A class for one lesson is gone the day after. Is it your own code? Then type the class code first.
    .ask = Type the code of your class or table.
classroom-needs-server = A class needs a server
    .why = In a class, the children play on their own devices, and the teacher sees where they need help. This page runs only in your browser, so no other device can join you here.
    .how = Install Musicards on your computer and start it so that other devices in your network can open it. The README explains how. Then open “Classes” on its home page.
    .readme = How to install Musicards

## Coming in
classroom-name = Choose a name
classroom-other-names = Other names
classroom-come-in = Come in
classroom-notice = In a class, your teacher sees which of your answers were right and which were wrong so they can help you.
classroom-privacy = What is stored
classroom-own-code = I have a code of my own
    .field = Your own code, six letters
    .go = Come back in
classroom-locked = Nobody new can come in right now. If you have been here before, use your own code. Otherwise ask your teacher.
classroom-removed = Your teacher has taken you out of the class. You can come in again under another name.
classroom-elsewhere = You are in this class on another device now. To continue here, use your own code.
classroom-you-teach = You are the teacher of this class. Go to your page.

## Inside
classroom-you = You
# $number: of the team
classroom-team = · Team { $number }
classroom-your-code = Your own code
    .help = Write it down with the class code, { $code }: with both you come back in, on any device.
# $letters: the code again, as a list of letters for screen readers
classroom-spelled = { $code }. Letter by letter: { $letters }
classroom-wait = Your teacher will deal soon. Your table opens by itself.
classroom-table = Your table is waiting for you.
    .go = Go to your table
    .result = See the result
classroom-over = Your game is over. Wait for your teacher.
classroom-here = Who else is here
classroom-away = away
classroom-again = Trying again…
classroom-goal = Together, you have given { $count } of { $total } right answers.
    .reached = You have reached the goal together: { $total } right answers.
classroom-points = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
} after { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
# The heading above a mistake of somebody in the class, and its explanation
classroom-shown = Let’s look at this mistake
classroom-followed = Your teacher is showing this game to everybody.
classroom-leave = Not you? Let somebody else use this device
    .title = Let somebody else use this device
    .help = Your results stay in the class. To come back in, you need the class code, { $code }, and your own code, { $key }. Write both down.
    .map = Also delete what this browser knows about my learning
    .now = Leave the class here

## At the table
classroom-paused = Paused
    .help = Your teacher has paused the game. It continues soon.
classroom-dealt = Your teacher has dealt again. Your new table opens now.
classroom-ended = Your teacher has ended this game.
classroom-moved = You no longer play here.
classroom-due = Questions for you
    .help = Your teacher has a few questions for you. Answer them now.
classroom-back = Back to the class
classroom-play-again = Play again with the same table
classroom-wait-teacher = Wait for your teacher, who begins the next game.

## Tasks
classroom-tasks = Your tasks
classroom-no-task = There is no such task
classroom-task-before = Questions to begin with
classroom-task-after = Questions to end with
classroom-task-homework = Homework
classroom-task-answered = { $count } of { $total } answered
# $date: “Friday, March 14”
classroom-task-due = until { $date }
classroom-task-right = { $count } of { $total } right
classroom-task-begin = Start
classroom-task-continue = Continue
classroom-task-code = Use your own code, so that your answers count for you.
classroom-task-about = { $count ->
    [one] 1 question.
   *[other] { $count } questions.
}
classroom-task-time = You have { $time }.
classroom-task-quick = Answer as many as you can. If you don’t know one, say so: nobody knows everything.
classroom-task-explained = Mistakes are explained. You can stop and continue later.
classroom-task-done = Done
classroom-task-time-up = Time is up
classroom-task-thanks = Thank you! Your teacher now sees what to explain next.

## Why something is not possible in a class
refusals-paused = Your teacher has paused the game.
refusals-unknown-class = No class has this code. Look at it again.
refusals-class-locked = Nobody new can come into this class right now.
refusals-class-full = There is no more room: this class or this server is full.
refusals-not-teacher = Only the teacher of the class can do that.
refusals-not-in-class = You are not in this class. Come in with a name or with your own code.
refusals-wrong-code = Nobody in this class has that code. Look at it again.
refusals-unknown-task = This task is over, or the class doesn’t have it.
