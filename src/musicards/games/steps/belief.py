"""Beliefs in Steps."""

from musicards.cards import parse_card
from musicards.games.event import Event
from musicards.games.shedding.belief import SheddingBelief
from musicards.games.steps import StepPlayed, Steps


class StepsBelief(SheddingBelief):
    """What a seat can know in Steps."""

    def hear(self, event: Event) -> None:
        if isinstance(event, StepPlayed):
            assert isinstance(self.table, Steps)
            self.table.climb_to(event.top_pitch, chain=False)
            self.put_down(event.seat, [parse_card(code) for code in event.cards])
        else:
            super().hear(event)
