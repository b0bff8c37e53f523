"""The Distance, played out."""

from musicards.players.search.shedding_guide import SheddingGuide

__all__ = ["DistanceGuide"]


class DistanceGuide(SheddingGuide):
    """Plays of any letter and pitch: the more notes the better."""
