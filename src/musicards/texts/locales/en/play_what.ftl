### A match that is chosen by what this person should practice.
play_what-play = Play what I need
# $terms: the game, its options, and who plays against you, separated by dots
play_what-match = Suggested: { $terms }
play_what-why-due = It covers what you should review now.
play_what-why-new = It covers what you can learn next.
play_what-why-keep = You know all of it. Playing keeps it fresh.
# $faces: a list, such as “Staff, Sound”
play_what-faces = Show this on my cards: { $faces }
    .help = You can change it in the settings at any time.
play_what-start = Start the game
