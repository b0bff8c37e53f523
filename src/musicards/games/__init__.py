"""The rule books: each game's state, the actions that change it, its events, and what each seat sees."""
