"""What pages ask for without a match: functions from plain dataclasses to plain dataclasses, which need no server.

lobby           the games, the cards and the levels
learning        what a person knows, and what to ask next
tools           scales, chords and transposed lines
problem         what is wrong with a call
"""
