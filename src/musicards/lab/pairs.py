"""Paired differences: settings that play the same deals, compared deal by deal.

The luck of the cards is the same on both sides of a pair. Where games take a similar course, a difference has a
narrower interval than the two figures that it is taken from. Intervals are Student's over deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from musicards.lab.estimates import Estimate, mean
from musicards.lab.questions import Figure, Question
from musicards.lab.sampling import Sample


@dataclass(frozen=True, slots=True)
class Pair:
    """A sample, and the one that it is compared with."""

    sample: Sample
    base: Sample

    def difference(self, figure: Figure) -> Estimate | None:
        """Return the mean over deals of the sample's figure minus the base's; None if it is not a figure of one game.

        The difference has no interval if it is 0 in every deal: the spread of what has not been seen is unknown.
        """
        each = figure.each
        if each is None:
            return None
        both = zip(self.sample.games, self.base.games, strict=True)
        differences = [float(each(one)) - float(each(other)) for one, other in both]
        return mean(differences) if any(differences) else Estimate(0.0, None, None)


def pairs_of(samples: Sequence[Sample]) -> list[Pair]:
    """Pair each sample with the first one of the same game and number of players, which has the same deals."""
    first: dict[tuple[str, int], Sample] = {}
    pairs: list[Pair] = []
    for sample in samples:
        base = first.setdefault((sample.setting.game, sample.setting.players), sample)
        if base is not sample:
            pairs.append(Pair(sample, base))
    return pairs


def paired_figures(question: Question, samples: Sequence[Sample]) -> list[Figure]:
    """Return the figures of a question that can be compared deal by deal, for at least one of the samples' games."""
    figures = question.figures_for({sample.setting.game for sample in samples})
    return [figure for figure in figures if figure.each is not None]
