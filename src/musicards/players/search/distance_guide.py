"""The guide to The Distance."""

from musicards.players.search.shedding_guide import SheddingGuide

__all__ = ["DistanceGuide"]


class DistanceGuide(SheddingGuide):
    """Prefers plays with more notes, of any letter and pitch."""
