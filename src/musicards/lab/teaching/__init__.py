"""Simulated learners, plain teachers to compare with, and the figures of both: see docs/teaching.md."""
