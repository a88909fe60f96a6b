# Texts in notebooks in English, for all games.

seat = seat
turn = to move
seen-by = seen by { $name }
seen-by-all = seen by everyone
hand = hand of { $name }
moves = moves of { $name }
more-moves = … { $count } in all
yes = yes
no = no
rank = rank
score = score
you = you
house-rules = house rules
latest = latest events

## An analysis

iterations = { $count } iterations per move
result = result
so-far = until now
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
no-mistake = No clear mistake found.
more-mistakes = … { $count } clear mistakes in all.
units = Unit of results: { $outcome }. Unit of losses: { $worth }. ± is one standard error.

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
sure = ± is half of a 95 % confidence interval.

## The picture of a question

question = What would you play?
question-of = { $game } · { $name } to move
