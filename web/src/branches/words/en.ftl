# Texts of games that start from a finished game, in English.


## Playing on from a position of a finished game

play-on-title = What if?
play-on-about = Play on from any move of this game against bots. The result does not count.
play-on = Play on from here
play-on-over = The game is over at this move. Go back to an earlier move to play on.
play-on-from = You play on from move { $move }. If several players decide at the same time at this move, all of them decide again.
play-on-cards = Hidden cards
cards-same = Same cards
cards-same-note = The cards are as in the game, in later rounds too.
cards-other = Other cards
cards-other-note = All cards that you knew stay where they were. The others are dealt again.
play-on-seat = Your seat
play-on-level = Strength of the bots
play-on-as-before = As in the game
play-on-start = Start game
play-on-cancel = Cancel


## The list of continued games

branches-title = Your continued games
branch-same = From move { $move }, same cards
branch-other = From move { $move }, other cards
branch-rank = Place { $rank } of { $players }
branch-running = not finished
branch-ended = ended early


## Above a table

origin-bar = About this game
origin-what-if = What if: from move { $move } of a finished game
origin-what-if-of = What if: game of { $names }, from move { $move }
origin-replay = Go to replay
origin-challenge = Challenge: the same cards as in a friend’s game
origin-challenge-of = Challenge by { $name }: the same cards, seat and bots
origin-to-challenge = Go to challenge
origin-close = Hide this line

## Challenges

nameless = Anonymous
challenge-make = Challenge a friend
challenge-open = Show challenge
challenge-found = Played by: { $names }
challenge-yours = Your challenge: { $game }
challenge-by = { $name } challenges you: { $game }
challenge-send = Send this link to friends. They play the same cards, at the same seat and against the same bots. They see your game when they have finished.
challenge-invitation = Can you do better with the same cards? { $game }
challenge-none = No friend has finished your challenge yet.
challenge-about = You play with the same cards as { $name }, at the same seat. There are { $players } players. Afterwards you both see your games side by side.
challenge-bots = Strength of the bots: { $levels }
challenge-timed = As long as you play the same, the bots answer the same. Later, their answers may differ. In the first game they had a time limit. Here they simulate a fixed number of games.
challenge-untimed = The same play always gets the same answers from the bots.
challenge-accept = Accept challenge
challenge-continue = Continue game
challenge-friends = Games of your friends
challenge-gone = This challenge does not exist, or was deleted.


## Two games side by side

compare-title = Both games
compare-score = Score: { $score }
compare-gave-up = gave up
compare-undone = took back moves
compare-equal = { $count ->
        [one] The first decision was the same
       *[other] The first { $count } decisions were the same
    }
compare-same = Both games were the same
compare-parted = Different from decision { $number } on
compare-all = Show further decisions
compare-none = no further decision


## Errors

error-no_other_cards = At this move you knew all cards. Choose the same cards or an earlier move.
error-cannot_challenge = This game cannot be a challenge. You can challenge friends with a game that you played alone against bots from its first deal.
