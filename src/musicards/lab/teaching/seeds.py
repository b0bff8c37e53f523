"""The seeds of simulated learners. Tuning and figures use different seeds, so that no figure is a result of tuning."""

from typing import Final

TUNING: Final = 0
"""The first seed of learners for choosing numbers and for tests. Fewer than `FIGURES` are ever used."""

FIGURES: Final = 41_000
"""The first seed of the learners whose figures are in docs/teaching.md; used for nothing else."""
