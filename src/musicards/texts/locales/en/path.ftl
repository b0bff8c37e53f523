### The path for newcomers: what to do first, and what one can do after it.
path-title = Your path
path-start = New here? Start
# $stop: one of the stops
path-continue = Continue: { $stop }
path-away = I know the games
path-progress = { $done } of { $stops } done
path-is-done = done
path-next = Next: { $stop }
path-done = You have been all the way. Every game is yours now.
path-stop-white-keys = Memory with white keys
path-stop-first-steps = The first steps of The Distance
path-stop-distance = A game of The Distance
path-stop-practice = Practice: what came up
path-stop-steps = Steps
path-stop-keys-corners = Key’s Corners
# What you can do after each stop.
path-after-white-keys = You know what the seven white keys are called.
path-after-first-steps = You can count from letter to letter.
path-after-distance = You can find the next letter in a real game.
path-after-practice = What you missed has come back, and you know more of it.
path-after-steps = You can tell half steps from whole steps.
path-after-keys-corners = You can build a scale, note by note.
