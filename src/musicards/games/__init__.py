"""The rule books: what each game's state is, which actions change it, what is told and what may be seen."""
