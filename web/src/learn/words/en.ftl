# Texts around the lessons in English.

title = Learn { $game }
about = You make a few decisions at a real table and get short explanations. You can stop at any time and continue later.
done = Done
begun = Step { $step } of { $steps }
open-rules = Read the rules instead
step = Step { $step } of { $steps }
again = Try again
played-out = Watch what happens next …
goes-on = Watch the other players …
onward = Continue
from-start = Start over
next = Next lesson
next-which = Lesson { $number } of { $count }: { $lesson }
all = All lessons
play = Play a game
play-at-once = Play a game now instead
unreachable = Lessons need a connection. You can still read the rules.
you = You
