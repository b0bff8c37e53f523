"""The lab: what the games are like and who plays them best, found out by playing many of them.

deals        the same cards for whoever sits down (duplicate deals)
playing      one game, played for its figures
contestants  computer players by name and settings, or any callable that makes one
workers         this process, several, or a cluster
estimates    figures with their intervals

schedule, tournament, keep, standings, ratings   who meets whom, what came of it, and who is better
sampling, vary, questions, query, answers      what can be asked about the games
tables, palette, pictures, report                how it is shown
"""

from musicards.lab.contestants import Contestant, parse_contestant, parse_contestants
from musicards.lab.query import Query
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

__all__ = ["Contestant", "WorkerPool", "Query", "Tournament", "parse_contestant", "parse_contestants", "standings"]
