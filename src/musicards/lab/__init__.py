"""The lab: simulate many games to measure the rules and to compare players.

game_stats   play one game of a duplicate deal, with the same cards for every set of players, and count what happens
contestants  computer players by name and settings, or any callable that makes one
workers      run tasks in this process, in several, or on a cluster
estimates    figures with confidence intervals

tournament, standings                           who plays whom, and who is better
sampling, questions, query                      answers to questions about the games
pairs                                           differences between settings that play the same deals
results_file                                    the games played so far, to continue after a stop
tables, charts, report                          tables, charts and the report
export                                          files for other programs: JSON, CSV, Parquet
optional                                        imports of optional libraries
"""

from musicards.lab.contestants import Contestant, parse_contestant, parse_contestants
from musicards.lab.query import Query
from musicards.lab.standings import standings
from musicards.lab.tournament import Tournament
from musicards.lab.workers import WorkerPool

__all__ = ["Contestant", "Query", "Tournament", "WorkerPool", "parse_contestant", "parse_contestants", "standings"]
