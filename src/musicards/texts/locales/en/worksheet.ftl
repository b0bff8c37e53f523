### Worksheets: an exercise on paper, and how to make one.
worksheet-title = Worksheet
worksheet-points = Points
worksheet-answers = Answers
# $choices: the possible answers, such as “major chord · minor chord”
worksheet-choices = Choose from: { $choices }
# At the foot of each page. $code: the end of the link to the exercise
worksheet-code = The same questions again: { $code }
worksheet-staves = Staff paper

## Making one on the page of an exercise
worksheet-print = Print as a worksheet
worksheet-heading = Title
worksheet-format = Paper size
worksheet-format-a4 = A4
worksheet-format-letter = US Letter
worksheet-with-answers = Answers on a page of their own
worksheet-large = Large print
worksheet-left-out = What is asked by ear, and rhythms to be tapped, are left out.
worksheet-nothing = All of it is asked by ear or tapped, so there is nothing to print.
worksheet-download = Download the PDF
worksheet-on-site = Making a worksheet needs a server, and this site has none. The result of the exercise can be printed at the end.
