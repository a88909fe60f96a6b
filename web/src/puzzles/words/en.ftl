# Texts of the puzzles in English.

title = Puzzles
title-day = Puzzles of { $day }
about = In each position, one move is clearly better than all others. Find it. Your first answer counts. The first puzzles are easier.
task = { $game }: which move is best?
rating = Your rating
streak = Streak
solved = Solved
solved-of = { $solved } of { $answers }
streak-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
    .longest = longest: { $longest }
rating-about = The rating of your strength. With a probability of two thirds, your true strength is at most the number after ± away from it.
progress = { $answered } of { $count } answered, { $solved } solved
number-of = Puzzle { $number } of { $count }
difficulty = Difficulty { NUMBER($rating, useGrouping: 0) }
state-open = Not answered
state-solved = Solved
state-missed = Missed
start = Start
continue = Continue
all-done = You have answered all ten puzzles. The next ones come at { $time }.
all-done-old = You have answered all puzzles of this day.
none = This server has no puzzles.
archive = Earlier days
before = Day before
after = Next day
today = Today
not-offered = The puzzles of this day are not offered. You can answer the puzzles of today and of the last 30 days.
next = Next puzzle
all = All puzzles
what-follows = See what follows
right = Correct: you found the best move.
rated = Your rating: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
not-rated = Your rating stays the same, because you answered this puzzle on an earlier day.
found = Bots that find it
continuation-title = What follows
continuation-about = After the move, bots continue with the true cards, until the next deal or the end of the game.
continuation-chosen = Your move
continuation-best = Best move
continuation-controls = Steps
daily = Deal of the day
