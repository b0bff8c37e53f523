### The trial with people: tests before and after practice (docs/trial.md).
trial-lead = Help find out how well practice here works: a test of 2 minutes, 10 minutes of practice, and the test again. A week later comes the test once more.
trial-data = You get a code instead of a name. Your answers stay in this browser until you download them as a file, and nobody gets them unless you pass the file on.
trial-consent = Taking part is up to you, and you can stop at any time. If you are under 18, ask your parents first.
trial-join = Take part
trial-code = Your code: { $code }
trial-test = { $count ->
    [one] A test of { $count } minute. Answer as many questions as you can; what was right is not shown.
   *[other] A test of { $count } minutes. Answer as many questions as you can; what was right is not shown.
}
trial-practice = { $count ->
    [one] Now practice for { $count } minute. Every wrong answer is explained.
   *[other] Now practice for { $count } minutes. Every wrong answer is explained.
}
# $when: a date
trial-wait = Come back with this browser on { $when } for the last test.
trial-done = That was all. Download your answers and hand them in.
trial-csv = Download my answers
trial-forget = Delete my answers
