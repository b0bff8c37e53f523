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
