### A match that is chosen by what this person should practice.
suggestion-play = Play what I need
# $terms: the game, its options, and who plays against you, separated by dots
suggestion-match = Suggested: { $terms }
suggestion-why-due = It covers what you should review now.
suggestion-why-new = It covers what you can learn next.
suggestion-why-keep = You know all of it. Playing keeps it fresh.
# $faces: a list, such as “Staff, Sound”
suggestion-faces = Show this on my cards: { $faces }
    .help = You can change it in the settings at any time.
suggestion-start = Start the game

## The stops of the path: what you can do after each, and what comes next.
suggestion-is-done = done
# After “I know the games”
suggestion-hidden = Your path is hidden. You can show it again in the settings.
suggestion-undo = Undo
suggestion-next = Next: { $stop }
suggestion-done = You have reached the end of the path. Every game is yours now.
# What you can do after each stop; .ahead: while it is still to come
suggestion-after-white-keys = You know how Memory works.
    .ahead = You’ll learn how Memory works.
suggestion-after-first-steps = You can count from letter to letter.
    .ahead = You’ll learn to count from letter to letter.
suggestion-after-distance = You have played a real game to the end.
    .ahead = You’ll find the next letter in a real game.
suggestion-after-practice = You know where to practice whenever you like.
    .ahead = You’ll see where to practice whenever you like.
suggestion-after-steps = You have climbed by half steps and whole steps.
    .ahead = You’ll learn to tell half steps from whole steps.
suggestion-after-keys-corners = You have seen how a scale is built, note by note.
    .ahead = You’ll learn to build a scale, note by note.
# Instead of what you can do after practice, where little was right
suggestion-practiced = This stop of your path isn’t done yet. Practice once more, or go on for now.
suggestion-not-stored = This browser doesn’t let the page store anything. What you learn is gone when you close the page.
suggestion-newer = A newer version of this page wrote what is stored here. Reload the page; until then, what you learn is not added to it.
