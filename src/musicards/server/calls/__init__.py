"""What pages ask for: functions from plain dataclasses to plain dataclasses, which need no server.

lobby           the games, the cards and the levels
learning        what a person knows, and what to ask next
tools           scales, chords and notes
transposing     transposed lines, song sheets and tunes
shapes          how chords are played on instruments
progressions    chords in a key, with their numerals
table           all calls, with how each is answered
reviews         matches that are over, step by step, kept ready
problem         what is wrong with a call
"""
