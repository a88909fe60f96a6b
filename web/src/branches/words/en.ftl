# Texts of games that start from a finished game, in English.


## Playing on from a position of a finished game

play-on-title = What if?
play-on-about = Play on from any move of this game against bots. The result does not count.
play-on = Play on from here
play-on-over = The game is over at this move. Go back to an earlier move to play on.
play-on-from = You play on from move { $move }. If players decide at the same time there, all of them decide again.
play-on-cards = Hidden cards
cards-same = Same cards
cards-same-note = The cards are as in the game, in later rounds too.
cards-other = Other cards
cards-other-note = You keep all cards that you knew. The others are dealt again.
play-on-seat = Your seat
play-on-level = Strength of the bots
play-on-as-before = As in the game
play-on-start = Start game
play-on-cancel = Cancel


## The list of continued games

branches-title = Your continued games
branch-same = From move { $move }, same cards
branch-other = From move { $move }, other cards
branch-rank = { $rank }. place of { $players }
branch-running = not finished
branch-ended = ended early


## Above a table

origin-bar = About this game
origin-what-if = What if: from move { $move } of a finished game
origin-what-if-of = What if: game of { $names }, from move { $move }
origin-replay = Go to replay
origin-close = Hide this line


## Errors

error-no_other_cards = At this move you knew all cards. Choose the same cards or an earlier move.
error-cannot_challenge = This game cannot be a challenge. You can challenge friends with a game that you played alone against bots from its first deal.
