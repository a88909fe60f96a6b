# Texts of the part of the front page for returning players, in English.

today-title = Today
today-deal = Deal of the day: { $game }
    .short = Deal of the day
today-new = five minutes, the same cards for all
today-playing = continue
today-rank = your rank: { $rank } of { $players }
today-done = finished
today-puzzles = Puzzles of the day
today-answered = { $answered } of { $all }
today-streak = { $days ->
        [one] 1 day
       *[other] { $days } days
    } in a row
today-recent = Recent games
today-place = { $rank ->
        [1] won
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
today-ended = ended without a result
