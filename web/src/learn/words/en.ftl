# What is said around lessons in English.

title = Learn { $game }
about = A few decisions at the real table, explained in a few words. You can stop at any time and go on later.
done = Done
begun = { $step } of { $steps }
open-rules = Read the rules instead
step = { $step } of { $steps }
again = Try again
played-out = Watch what comes of that …
goes-on = Watch what the others do …
onward = Continue
from-start = From the beginning
next = Next lesson
next-which = Lesson { $number } of { $count }: { $lesson }
all = All lessons
play = Play a game
play-at-once = Play a game at once instead
unreachable = Lessons need a connection. You can still read the rules.
you = You
