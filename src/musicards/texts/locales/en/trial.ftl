### The trial with people: tests before and after practice (docs/trial.md).
trial-lead = Help find out how well practice here works: a test of 2 minutes, 10 minutes of practice, and the test again. A week later you take it one last time.
trial-data = You get a code instead of a name. Your answers stay in this browser until you download them as a file, and nobody gets them unless you pass the file on.
trial-consent = Taking part is up to you, and you can stop at any time. If you are under 18, ask your parents first.
trial-join = Take part
trial-code = Your code: { $code }
# $time: such as “2 minutes”
trial-test = A test of { $time }. Answer as many questions as you can; you won’t see which answers are right.
trial-practice = Now practice for { $time }. Every wrong answer is explained.
# $when: a date
trial-wait = Come back with this browser on { $when } for the last test.
trial-done = That was all. Download your answers and hand them in.
trial-csv = Download my answers
trial-forget = Delete my answers
