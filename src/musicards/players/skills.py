"""The skills of a humanlike player: how often it makes each kind of mistake, and how long it remembers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skills:
    """The skills of a player. Rates are probabilities from 0 (never) to 1 (at every occasion).

    >>> Skills(letter=0.1).letter, Skills().catches  # everything else is done without mistakes
    (0.1, 1.0)
    """

    letter: float = 0.0  # counts one letter too few or too many (The Distance)
    step: float = 0.0  # says half for whole, or whole for half (Steps)
    neighbor: float = 0.0  # plays the card a half step away from the right one (Steps)
    enharmonic: float = 0.0  # knows a pitch by only one of its names, and takes E-F and B-C for whole steps
    oversight: float = 0.0  # overlooks the best action and chooses any right one
    repeats: float = 0.0  # repeats its last request (Go Fish)
    misplaced: float = 0.0  # reaches for the card next to the one it remembers (Memory)
    span: float = 0.0  # how long it remembers, in the units of `Recall`; 0: it never forgets
    saves_itself: float = 1.0  # remembers to call "Musicards!" when down to one card
    catches: float = 1.0  # notices that another player has not called
    rounds: float = 0.0  # the largest number of sampled worlds for a decision; 0: no search
    seconds: float = 0.0  # the longest processor time for a decision; 0: no limit
    quickest: float = 0.9  # the shortest thinking time in seconds
    usual: float = 1.3  # the median thinking time in seconds
