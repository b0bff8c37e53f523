"""Computer players. They get views and events as seen from their seats, and nothing else.

levels                     players by name
player                     the interface
random_player, rule_player, human_player   the players
skills                     how often a humanlike player makes each kind of mistake
games                      what they need of each game, which is in the game's own folder
recall, recollection       forgetting
belief, search, thinker    what a seat can know, and search over sampled worlds that agree with it
playing                    whole games between players
"""
