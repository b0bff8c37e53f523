### Worksheets: an exercise on paper, and how to make one.
worksheet-title = Worksheet
worksheet-points = Points
worksheet-answers = Answers
# $choices: the possible answers, such as “major chord · minor chord”
worksheet-choices = Choose from: { $choices }
# At the foot of each page. $code: the end of the link to the exercise
worksheet-code = The same questions again: { $code }
worksheet-staves = Staff paper
