### What I know: a map of all the small things to know, each in one of four states.
map-lead = Every spot is one small thing to know. Choose one to see what your answers say about it.
map-empty = This map shows what you know. It fills in as you answer questions and play.
map-helped = In your last game you had help with most answers. Those don’t count here yet: try a few turns on your own, and ask for help when you are stuck.
map-start = Start today’s practice
# Things that should be asked again
map-due-count = { $count ->
    [0] Nothing to review right now.
   *[other] To review: { $count }
}

## States. “Known today”: known now, but not yet shown to last. “Still learning”: also after a first right answer. They follow a colon or a mark.
map-legend = What the marks mean
map-state-new = new
    .means = You haven’t been asked this yet.
map-state-shaky = still learning
    .means = You don’t know this well yet, have been right only once, or missed it last time.
map-state-today = known today
    .means = You know this now. Other days will show whether it lasts.
map-state-lasts = solid
    .means = You knew this on several days, over a week or longer. You should still know it next week.

## Views
map-views = View
map-view-letters = Letters
    .title = Intervals between letters
map-view-clock = Clock
    .title = The clock of the Chromatic Scale
map-view-keyboard = Keyboard
    .title = Keys, steps and other names
map-view-staff = Staff
    .title = Places on the staff
map-view-fifths = Fifths
    .title = Key signatures around the circle of fifths
map-view-scales = Scales
    .title = Scales and intervals
map-view-ear = By ear
    .title = Heard, not seen
map-view-list = List
    .title = Everything in words

## Titles in the views
map-letters-up = { CAPITAL(music-interval) } up
map-letters-down = { CAPITAL(music-interval) } down
map-half-steps = Half step up from …
map-whole-steps = Whole step up from …
map-other-names = Another name for …
map-major-keys = Major
map-minor-keys = Minor
# The tonic of a minor key, alone
map-minor-key = { $tonic }
map-ear-steps = Steps
map-way-up = up
map-way-down = down
map-way-together = together

## The filters of the list
map-filter-family = Show
map-filter-state = State
map-filter-all = All
map-nothing = Nothing matches.

## Why: sentences about one thing to know
# $when: “today”, “on Monday”, “on March 5, 2027”
map-asked = { $times ->
    [one] Asked once, { $when }.
   *[other] Asked { $times } times, the last time { $when }.
}
# $kind: "near" (“today”, “yesterday”), "weekday" (“Monday”) or "date"
map-when = { $kind ->
    [near] { $when }
    [weekday] on { $when }
   *[date] on { $when }
}
map-claimed = Not asked yet. You said that you know it.
map-days = { $count ->
    [one] Right on the first try last time.
   *[other] Right on the first try { $count } days in a row.
}
map-slow = You take a while to answer this.
map-due = You should review it soon.
map-needs = Learn this first
map-practice = Practice this
map-known = I know this
    .noted = Noted. You’ll be asked soon to check.

## Wrong rules that explain several of the player’s answers
map-suspect-starts-at-zero = Maybe you count the first letter as zero. Count it as one.
map-suspect-one-short = Maybe you stop counting one letter too early.
map-suspect-direction = Maybe you go up instead of down, or down instead of up.
map-suspect-bass-as-treble = Maybe you read the bass clef like the treble clef.
map-suspect-treble-as-bass = Maybe you read the treble clef like the bass clef.
map-suspect-third-slip = Maybe you are one line or one space off.
map-suspect-next-place = Maybe you mix up a line and the space next to it.
map-suspect-all-letters-whole = Maybe you count a whole step between all neighboring letters. { NOTE("E") } to { NOTE("F") } and { NOTE("B") } to { NOTE("C") } are half steps.
map-suspect-half-for-whole = Maybe you take a half step where a whole step is asked for.
map-suspect-whole-for-half = Maybe you take a whole step where a half step is asked for.
map-suspect-sharp-lowers = Maybe you go down for a sharp, or up for a flat. A sharp raises, a flat lowers.
map-suspect-one-name-only = Maybe you give a note only one name.
map-suspect-signature-ignored = Maybe you leave out the sharps or flats of the scale.
map-suspect-relative-key = Maybe you mix up major and minor in key signatures.
map-suspect-no-raised-seventh = Maybe you forget to raise the seventh note in minor.
map-suspect-octave-or-fifth = Maybe you mix up octaves and fifths by ear.
map-suspect-too-small = Maybe you choose too small an interval when you hear a large one.

## The week
map-week = This week
# $goal (number): days a week, 0 for no goal
map-week-days = { $count ->
    [0] No practice yet.
    [one] Practiced on 1 day.
   *[other] Practiced on { $count } days.
} { $goal ->
    [0] { "" }
   *[other] Your goal: { $goal } days.
}
map-goal = Goal
map-goal-days = { $count ->
    [0] None
   *[other] { $count } days a week
}

## At the end of a match: what its player now knows better, each with its state
map-better = Better now
map-better-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
