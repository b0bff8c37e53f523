"""PDF files to print: the deck, a reference sheet, the rules of the games, worksheets and staff paper.

deck          the 54 cards and their back
worksheet     the questions of an exercise, with their answers; `questions` has each kind of question on paper
staff_paper   empty staffs
papers        the reference sheet and the rules, on A4
card          the picture of a card
looks         the faces of cards and their colors, generated from the page's by web/scripts/paper.mjs
staff         staffs with clefs, key signatures and notes
naming        what notes are called
typesetting   typesetting with Typst; needs the extra ``musicards[paper]``
"""
