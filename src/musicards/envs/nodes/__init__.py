"""The game tree that OpenSpiel plays on, where chance decides each card when it is revealed.

parameters  the parameters of the games
node        what all nodes have in common
stock       nodes of games with a stock
roots       the nodes of each game
"""
