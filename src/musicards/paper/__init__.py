"""PDF files to print: the deck, a reference sheet and the rules of the games.

deck          the 54 cards and their back
papers        the reference sheet and the rules, on A4
card          the picture of a card
looks         the faces of cards and their colors, generated from the page's by web/scripts/paper.mjs
naming        what notes are called
typesetting   typesetting with Typst; needs the extra ``musicards[paper]``
"""
