"""Refusals in English sentences, for records that do not replay and for programs; a page makes its own, from the facts.

refusals  why an attempt was refused
words     cards, notes, spaces and lists in words
"""

from musicards.games.english.refusals import explain

__all__ = ["explain"]
