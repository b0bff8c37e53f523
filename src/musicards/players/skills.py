"""What a player like a person can do, skill by skill: how often it makes which mistake, and what it keeps in mind."""

from dataclasses import dataclass

__all__ = ["Skills"]


@dataclass(frozen=True, slots=True)
class Skills:
    """Rates are from 0 (never) to 1 (whenever there is an occasion)."""

    letter: float = 0.0  # counts one letter too few or too many (The Distance)
    step: float = 0.0  # says half for whole, or whole for half (Steps)
    neighbour: float = 0.0  # plays the card a half step beside the right one (Steps)
    enharmonic: float = 0.0  # knows a pitch by one of its names alone, and takes E-F and B-C for whole steps
    oversight: float = 0.0  # does not see what is best, and does anything that is right
    repeats: float = 0.0  # asks again for what it has just asked for (Go Fish)
    misplaced: float = 0.0  # reaches for the card beside the one remembered (Memory)
    span: float = 0.0  # how long things are kept in mind, as `Recall` counts; 0: nothing is ever forgotten
    saves_itself: float = 1.0  # remembers to call "Musicards!" when down to one card
    catches: float = 1.0  # notices that somebody else has not
    rounds: float = 0.0  # how many worlds it thinks a move through in at the most; 0: it does not think ahead
    seconds: float = 0.0  # of processor time for that at the most; 0: as long as the rounds take
    quickest: float = 0.9  # seconds of thought, at the least
    usual: float = 1.3  # seconds, half of the time no more
