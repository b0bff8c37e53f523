"""The seeds of simulated learners. Those for tuning are not those for figures, so no figure comes from tuning."""

from typing import Final

__all__ = ["FIGURES", "TUNING"]

TUNING: Final = 0
"""The first seed of learners for choosing numbers and for tests. Fewer than `FIGURES` are ever used."""

FIGURES: Final = 41_000
"""The first seed of the learners whose figures are in docs/teaching.md; used for nothing else."""
