"""Beliefs in The Distance."""

from musicards.cards import parse_card
from musicards.games.distance import Distance, LetterPlayed
from musicards.games.event import Event
from musicards.games.shedding.belief import SheddingBelief
from musicards.theory.pitch import LETTERS


class DistanceBelief(SheddingBelief):
    """What a seat can know in The Distance."""

    def hear(self, event: Event) -> None:
        if isinstance(event, LetterPlayed):
            assert isinstance(self.table, Distance)
            self.table.follow(LETTERS.index(event.letter))
            self.put_down(event.seat, [parse_card(code) for code in event.cards])
        else:
            super().hear(event)
