"""The one place where codes and facts become English sentences, for the screen, the command line and screen readers.

refusals  why an attempt was refused
lessons   what was wrong with a misplay, and why
events    what happened at the table
words     cards, notes and lists in words
"""

from musicards.games.english.events import describe
from musicards.games.english.refusals import explain

__all__ = ["describe", "explain"]
