"""The lab: simulate many games to measure the rules and to compare players.

game_stats   play one game of a duplicate deal, with the same cards for every set of players, and count what happens
contestants  computer players by name and settings, or any callable that makes one
workers      run tasks in this process, in several, or on a cluster
estimates    figures with confidence intervals

tournament, results_file, standings             who plays whom, the results, and who is better
sampling, questions, query                      answers to questions about the games
tables, charts, report                          tables, charts and the report
optional                                        imports of optional libraries
"""

from musicards.lab.contestants import Contestant, parse_contestant, parse_contestants
from musicards.lab.query import Query
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

__all__ = ["Contestant", "Query", "Tournament", "WorkerPool", "parse_contestant", "parse_contestants", "standings"]
