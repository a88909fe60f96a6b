# What a notebook says in English, whatever the game.

seat = seat
turn = on turn
seen-by = as { $name } sees it
seen-by-all = as everybody sees it
hand = hand of { $name }
moves = { $name } can
more-moves = … { $count } in all
rank = rank
score = score

## An analysis

iterations = { $count } iterations a move
result = result
so-far = so far
expected = = expected
deals = + luck: deals
hidden = + luck: hidden
own = + own play
others = + others' play
mistakes = mistakes
mistakes-of = { $count } of { $decisions }
event = event
move = move
better = better
loss = loss
no-mistake = No clear mistake was found.
more-mistakes = … { $count } clear mistakes in all.
units = Results count { $outcome }; losses count { $worth }. ± is one standard error.

## Many games

games = { $count ->
    [one] one game
   *[other] { $count } games
}
bot = bot
seats = seats
mean-score = mean score
mean-rank = mean rank
wins = wins
rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
mean = mean
sure = ± is half of a 95 % interval.
