"""Beliefs: what a seat can know about the hidden cards from everything it has observed.

belief   the interface of a belief
pack     what is known about a shuffled pack of cards
order    sampling an order of its cards
drawing  beliefs for games in which cards are drawn from a pack
"""
