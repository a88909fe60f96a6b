# Texts around the lessons in English.

title = Learn { $game }
about = You make a few decisions at a real table and get short explanations. You can stop at any time and continue later.
done = Done
begun = Step { $step } of { $steps }
open-rules = Read the rules instead
step = Step { $step } of { $steps }
again = Try again
played-out = Watch what happens next. You do not have to play …
goes-on = Watch the other players …
onward = Continue
from-start = Start over
next = Next lesson
next-which = Lesson { $number } of { $count }: { $lesson }
all = All lessons
play = Play a game
play-short = Play a short game
play-at-once = Play a game now instead
unreachable = Lessons need a connection the first time. You can still read the rules.
unexplained = This is not allowed now. Without a connection, the page cannot explain why.
you = You
offline-title = No connection
offline-about = Games need a connection to the server. Lessons and rules work without one.
offline-rules-only = Games and lessons need a connection to the server. You can still read the rules.
offline-learn = Start a lesson
offline-lessons = Lessons
offline-rules = Rules
