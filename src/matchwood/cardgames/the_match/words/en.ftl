# Texts of The Match! in English, for the page and the terminal. docs/reference/game_package.md lists the reserved names.

title = The Match!
about = Football with cards: pass from row to row and find the way into the other goal.


## House rules

option-mode = After a draw,
    .note = A cup match continues with extra time and penalties, until there is a winner.
    .value-cup = the match continues: cup match
    .value-league = the match ends: league match
option-stop_when_decided = The shoot-out
    .note = Choose whether players take shots that can no longer change the winner.
    .value-false = always has ten shots each
    .value-true = ends when the winner is decided
option-circle = After a draw in the ten shots,
    .note = The centre circle has cards for six more pairs of shots.
    .value-sudden_death = first pair with one goal decides
    .value-full = all six pairs count
option-shared_sixth = Goal card in the shoot-out
    .note = Every shot must also get past this card.
    .value-false = one for each player
    .value-true = one for both players
option-hide_after_miss = Cards turned up by a failed attack
    .note = If they are turned back, this is a game of memory, and no chances are shown.
    .value-false = stay open
    .value-true = are turned face down again


## Cards, parts of the match, counts

colour = { $colour ->
        [Y] Yellow
        [B] Blue
        [R] Red
       *[G] Grey
    }
card-Y = Yellow { $rest }
card-B = Blue { $rest }
card-R = Red { $rest }
card-G = Grey { $rest }
table-minute = minute
table-ball = ball
table-field = pitch
table-shootout = lines
table-goals = goals
table-stacks = balls left
fits = { colour } fits, and any { $number }
half-1 = First half
half-2 = Second half
half-3 = Extra time, first half
half-4 = Extra time, second half
begun = { $part ->
        [first_half] { half-1 }
        [second_half] { half-2 }
        [first_extra_half] { half-3 }
        [second_extra_half] { half-4 }
       *[ten_shots] Penalty shoot-out
    }
part = { $part ->
        [circle] Shots from the circle
        [pile] Shots from pile { $number } of 5
       *[other] { begun }
    }
shot = Shot { $number } of { $series }
pair = Pair { $number }
circle = { $count ->
        [0] The circle is empty
        [one] 1 ball in the circle
       *[other] { $count } balls in the circle
    }
pile = { $count ->
        [one] 1 ball in the pile
       *[other] { $count } balls in the pile
    }
penalties = { $score } on penalties


## What happens

kicks-off = { $first_is ->
        [you] You kick off
       *[other] { $first } kicks off
    }
shoots-first = { $first_is ->
        [you] You shoot first
       *[other] { $first } shoots first
    }
event-deal = { begun }. { $first ->
        [none] {""}
       *[other] { $part ->
            [ten_shots] { shoots-first }.
           *[half] { kicks-off }.
        }
    }
event-ball = { $seat_is ->
        [you] Your ball is { $card }.
       *[other] { $seat }’s ball: { $card }.
    }
event-card = { $by ->
        [colour] { $card } fits: { $colour ->
            [Y] yellow
            [B] blue
            [R] red
           *[G] grey
        }.
        [number] { $card } fits: { $number }.
       *[none] { $card } does not fit: neither { $colour ->
            [Y] yellow
            [B] blue
            [R] red
           *[G] grey
        } nor { $number }.
    }
event-goal = Goal! { $seat_is ->
        [you] You score!
       *[other] { $seat } scores!
    } { $goals }.
event-miss = { $count ->
        [0] No goal.
        [one] No goal. The new card is turned face down again.
       *[other] No goal. The new cards are turned face down again.
    }
whistle = { $part ->
        [first_half] Half-time
        [second_half] End of the second half
        [first_extra_half] Half-time in extra time
       *[second_extra_half] End of extra time
    }
event-whistle = { whistle }. { $goals }.
shot-card = Card { $choice }: { event-card }
shot-sixth = { $sixth_by ->
        [none] In goal: { $sixth } does not fit.
       *[other] In goal: { $sixth } fits, too.
    }
shot-end = { $sixth_by ->
        [none] { $seat_is ->
            [you] No goal for you.
           *[other] No goal for { $seat }.
        }
       *[other] { event-goal }
    }
event-shot = { $sixth ->
        [none] { shot-card } { shot-end }
       *[other] { shot-card } { shot-sixth } { shot-end }
    }
level = A draw after ten shots each
level-more = Next: pairs of shots with balls from the circle
event-circle = { level }. { level-more }.
level-still = Still a draw
level-still-more = The balls are shuffled: pile { $number } of 5
event-pile = { level-still }. { level-still-more }.
toss = { $seat_is ->
        [you] You win the toss
       *[other] { $seat } wins the toss
    }
event-toss = A draw after five piles. { toss }.


## Why a choice is refused

refusal-no_column = This is not a column. Columns are 1 to 4, counted from seat A’s left.
refusal-card_named = { $card } is a card, not a column. Type the number of its column.
refusal-out_of_reach = Column { $column } cannot be reached from column { $at }. Go straight ahead or one column to the side.
refusal-no_shot = Choose one of the five cards of your line: 1 to 5.
refusal-the_sixth = The sixth card is in goal. Choose one of the five in front of it.


## Why a choice is good

reason-certain = A goal is certain if you keep choosing correctly.
reason-hopeless = This ball cannot become a goal, with any choice.
reason-best = No other choice has a better chance of a goal: about { $chance } in 100.
reason-fits = { $card } is known and fits the ball.
reason-shows_nothing = { $card } is known and does not fit. The attack ends there, but your opponent learns nothing new.
reason-unseen = This card is still unknown. Of { $unseen } possible ones, { $fit } fit the ball.
reason-way_on = The next cards on the way are known and fit, too: { $cards }.


## The rules

turn = You turned up the blue 3. It is blue like your ball, so it fits. Continue in the next row.
    .lies = Your ball
    .choice = The row in front of you
rules-aim = Play your ball through all four rows into the other goal. The player with more goals after two halves wins. A draw { $mode ->
        [league] is possible
       *[cup] leads to extra time
    }.
rules-kick-off = There are 44 cards: four colours, each with the numbers 1 to 11. Sixteen lie face down as the pitch. For each half, each side gets a face-down stack of 14 balls. The dealer of the first half is drawn by lot, and the other side kicks off. Then you attack in turns, each from your own row 1 forwards.
    .title = Kick-off
rules-attack = Your top card is turned over: it is your ball. Choose one of the four cards in your row 1. If it is face down, it is turned up. If it fits, choose a card in the next row, straight ahead or one column to the side. Four cards that fit make a goal. Then the other side attacks.
    .title = An attack
rules-fits = A card fits if it has the colour or the number of your ball. Only your ball counts, not the card before.
    .title = What fits
rules-wide = The first card that does not fit ends the attack, and the other side attacks. You cannot stop earlier. You may choose a card even if you know that it does not fit.
    .title = A miss
rules-stays = { $hide_after_miss ->
        [true] If an attack fails, the cards it turned up are turned face down again. Remember them! The cards of a goal stay open. All cards stay in place until the half ends.
       *[false] Cards that were turned up stay open until the half ends, after a miss and after a goal. Both sides can use them.
    }
    .title = Open cards
rules-second-half = All 44 cards are shuffled and dealt again. The other side kicks off.
    .title = Second half
rules-extra-time = { $mode ->
        [league] {""}
       *[cup] After a draw, there are two more halves. Each has a new pitch and ten balls for each side; eight cards are not used. Lots decide who kicks off. In the second half of extra time, the other side does. Extra time is always played to the end.
    }
    .title = Extra time
rules-shoot-out = { $mode ->
        [league] {""}
       *[cup] If it is still a draw, all cards are shuffled. Each side gets a line of five face-down cards. { $shared_sixth ->
            [true] One keeper card is in goal for both lines
           *[false] Behind each line, a keeper card is in goal
        }. Choose one of your five cards. If it fits the ball, the keeper card must fit, too. Cards that were turned up stay open, including the keeper. Lots decide who shoots first. Then you take turns. Each side has ten shots. The side with more goals wins. { $stop_when_decided ->
            [true] The shoot-out ends when one side can no longer catch up.
           *[false] All shots are taken, even if the winner is decided.
        }
    }
    .title = Shoot-out
rules-circle = { $mode ->
        [league] {""}
       *[cup] After a draw in the ten shots, you shoot in pairs. The balls are the remaining cards, which lie in the centre circle. { $circle ->
            [full] All six pairs are taken{ $stop_when_decided ->
                [true] , unless the winner is decided before
               *[false] {""}
            }. Then the goals are counted.
           *[sudden_death] There are up to six pairs. The first pair with exactly one goal decides.
        }
    }
    .title = Centre circle
rules-still-level = { $mode ->
        [league] {""}
       *[cup] If it is still a draw, the lines and the keeper { $shared_sixth ->
            [true] card
           *[false] cards
        } stay in place, and open cards stay open. All other cards are shuffled into a new pile, and you shoot in pairs. The first pair with exactly one goal decides. After five piles, a toss decides.
    }
    .title = Still a draw
rules-taking-back = You can undo the choice of an open card until the next choice, if the attack continues and the other side agrees. You can undo the choice of a face-down card only against bots alone.
    .title = Undo


## On the page and in the terminal

board = Scoreboard
used = Balls played
total = Total
draw = A draw
final = Full time
no-chances = Chances are not shown in the memory game.
face-down = face down


## On the page only

key-digit = { $mode ->
        [league] play the ball to this column, counted from the left
       *[cup] play the ball to this column or card, counted from the left
    }
    .key = { $mode ->
        [league] 1 – 4
       *[cup] 1 – 5
    }
key-arrows = move between the cards you can reach
    .key = ← →
key-enter = play the ball to this card
    .key = Enter
key-chances = { $hide_after_miss ->
        [true] {""}
       *[false] show or hide the chances of a goal
    }
    .key = O
colours = The four colours
minute = Minute { $minute }
chances = Chances of a goal
chances-on = Chances of a goal are shown
chances-off = Chances of a goal are hidden
board-half-time = At half-time
    .short = HT
board-on-the-ball = on the ball
board-balls = { $count ->
        [one] 1 ball left
       *[other] { $count } balls left
    }
board-shots = { $name }’s shots
board-shot = { $shot ->
        [goal] goal
        [miss] missed
       *[open] to come
    }
pitch = The pitch
pitch-place = Row { $row }, column { $column }
pitch-reachable = within reach
pitch-misfit = does not fit
pitch-chance = chance of a goal { $chance }
pitch-path = the ball came this way
pitch-far = The ball cannot reach this card now.
pitch-wait = It is not your turn.
pitch-soon = Please wait: the ball is moving.
pitch-line = { $name }’s cards
pitch-card = Card { $number }
pitch-keeper = In goal
pitch-keeper-for = In goal for { $name }’s shots
status-choose = { $seat_is ->
        [you] Your ball: choose in row { $row }
       *[other] { $seat }: choose in row { $row }
    }
status-shoot = { $seat_is ->
        [you] Your shot: choose one of five
       *[other] { $seat }: choose one of five
    }
status-barren = No card here fits: tap one, then { $name } attacks
status-waiting = { $name } is on the ball
status-fits = { $card } fits!
status-wide = { $card } – a miss!
status-saved = { $card } – saved!
mixed-again = All cards are shuffled again and lie face down.
moment-goal = Goal!
moment-scores = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    }
moment-toss = Still a draw
ask-ball = Your ball is { $card }.
ask-row = Choose in row { $row }.
ask-shot = Choose one of your five cards.
over-draw = The match is over. A draw: { $goals }.
result = The match
result-score = { $shootout ->
        [none] { $goals ->
            [1] 1 goal
           *[other] { $goals } goals
        }
       *[other] { $goals } ({ $shootout ->
            [1] 1 penalty
           *[other] { $shootout } penalties
        })
    }
result-shootout = Shoot-out
hint-column = choose column { $column } from the left
hint-shot = choose card { $card } from the left
hint-general = Only your ball counts. From the middle you can reach three cards in the next row, from the edge only two.
hint-general-shot = Two cards have to fit the ball: the card you choose and the keeper.
hint-less = { $points } of 100 points worse, counting wins and goals
expected = { $mode ->
        [league] Chance to win (a draw counts half)
       *[cup] Chance to win
    }
expected-unit = { $points }{"\u00A0"}%-pts
expected-cost = { $points } of 100 pts


## In the terminal only

terminal-turn = ball { $number } of { $all }
terminal-ball = { $seat_is ->
        [you] Your ball
       *[other] { $seat }’s ball
    }
terminal-left = Balls left
terminal-none = –
terminal-sixth = 6th
terminal-attacks = Attacks
terminal-shots = Shots
terminal-cheer = GOAL!
terminal-level = A draw: { $score }.
terminal-next = { $part ->
        [second_half] All cards are shuffled for the second half.
        [first_extra_half] A draw: extra time, two halves with ten balls for each side.
        [second_extra_half] The second half of extra time follows.
       *[ten_shots] Still a draw: the shoot-out decides.
    }
terminal-ask-column = { $seat_is ->
        [you] Row { $row }: which column ({ $choices })?
       *[other] { $seat }, your row { $row }: which column ({ $choices })?
    }
terminal-ask-shot = { $seat_is ->
        [you] Which card do you shoot at ({ $choices })?
       *[other] { $seat }, which card do you shoot at ({ $choices })?
    }
terminal-reach = Within reach: { $cards }.
terminal-line = { $name }: { $cards }; in goal { $sixth }; goals: { $goals }, shots: { $shots }
terminal-chances = Chance of a goal: { $chances }.
terminal-percent = { $percent }%
terminal-wins = { $seat_is ->
        [you] You win!
       *[other] { $seat } wins.
    }
terminal-keys = s scoreboard · o chances on/off
terminal-keys-memory = s scoreboard
terminal-typing =
    Type the number above the column, always counted from seat A’s left. Cards that you can reach have a thick frame. The path of the ball has a double frame. The player at the bottom attacks upward, the other player downward.{ $mode ->
        [league] {""}
       *[cup] {""} In the shoot-out, type 1-5 for the card, counted from the left. The keeper card is the sixth. Marks: ● goal, ○ no goal, · to come.
    }
    · { $hide_after_miss ->
        [true] { no-chances }
       *[false] o shows the exact chance of a goal for each choice, if you then choose well.
    }
    · ? these rules · s scoreboard · q leave

## A view in words

position-part = { begun }{ $minute ->
        [none] .
       *[other] , minute { $minute }.
    }
position-ball = { $ball ->
        [none] {""}
       *[other] { $turn_is ->
            [you] Your ball is { $ball }.
           *[other] { $turn }’s ball is { $ball }.
        } A card fits if it is { $fits_colour ->
            [Y] yellow (Y)
            [B] blue (B)
            [R] red (R)
           *[G] grey (G)
        } or has the number { $fits_number }.
    }
position-field = { $field ->
        [none] {""}
       *[other] The pitch, columns 1 to 4 from left to right. A dash is a card that is face down.
        Row 1 of { $name_1 }, row 4 of { $name_2 }: { $field_1 }
        Row 2 of { $name_1 }, row 3 of { $name_2 }: { $field_2 }
        Row 3 of { $name_1 }, row 2 of { $name_2 }: { $field_3 }
        Row 4 of { $name_1 }, row 1 of { $name_2 }: { $field_4 }
    }
position-row = { $row ->
        [none] {""}
       *[other] { $turn_is ->
            [you] You choose a card in your row { $row }.
           *[other] { $turn } chooses a card in row { $row } of { $turn }.
        }
    }
position-shootout = { $shootout ->
        [none] {""}
       *[other] The lines: five cards, then the card in goal. A dash is a card that is face down.
        { $name_1 }: { $shootout_lines_1 }
        { $name_2 }: { $shootout_lines_2 }
        Goals in the shoot-out: { $shootout_goals }.
    }
position-used = Balls played: { $used }.


## How a game ended

ending-goal = { $extra ->
        [yes] It was a draw after 90 minutes. In minute { $minute } of extra time, the goal for { $goals } put
       *[no] The goal for { $goals } in minute { $minute } put
    } { $winner_is ->
        [you] you
       *[other] { $winner }
    } ahead until the end.
ending-behind = { $winner_is ->
        [you] You had
       *[other] { $winner } had
    } been { $goals ->
        [1] 1 goal
       *[other] { $goals } goals
    } behind.
ending-shootout = After 120 minutes, the score was { $level }. The shoot-out { $how ->
        [toss] was a draw at { $shots }, and the toss went to { $winner_is ->
            [you] you
           *[other] { $winner }
        }
       *[shots] ended { $shots } for { $winner_is ->
            [you] you
           *[other] { $winner }
        }
    }.
ending-scorers = The goals: { $goals }.
ending-scorer = { $goals } { $name } ({ $minute }′)


## Lessons

lesson-first = Your first goal
    .about = Attack, open cards, a goal: the whole game in 90 seconds.
lesson-first-any = Play your ball through four rows into the other goal. Cards of its colour or number fit: blue, or 8. If none does, Bea has the turn. Tap a card in the row before you.
lesson-first-number = Cards turned up stay open. Your new ball is yellow 10. The number at your goal counts your other balls. Red 10 has the same number, so it fits: tap it.
lesson-first-number-other = This card is neither yellow nor a 10, so your attack is over. Red 10 was open and certain to fit.
lesson-first-colour = Now choose a card in the next row, straight ahead or one column to the side. Your ball is still yellow 10, also on the red card. Yellow 9 has its colour: tap it.
lesson-first-colour-other = This card is neither yellow nor a 10. The first card that does not fit ends your attack.
lesson-first-reach = Blue 4 does not fit. Tap the face-down card to its left. From there you can reach yellow 1.
lesson-first-reach-blue = You may choose it. But blue 4 is neither yellow nor a 10, so your attack is over.
lesson-first-reach-far = This card does not fit. Also, yellow 1 is two columns away from here, so you could not reach it.
lesson-first-goal = You were lucky: yellow 6 fits. Yellow 1 in the last row fits, too, and the goal is behind it. Tap yellow 1.
lesson-first-goal-other = This card is neither yellow nor a 10. Yellow 1 was open and would have been a goal.
lesson-first-end = Goal, 1:0! A match has two halves. In each half, each side has 14 balls. The player with more goals wins. Open cards help both sides.
lesson-attack = The way to goal
    .about = Where to go if several cards fit.
lesson-attack-middle = Yellow 8 and yellow 2 both fit. From yellow 8 at the edge you can reach two cards, from yellow 2 three. Tap yellow 2.
lesson-attack-middle-edge = It fits. But from the edge, only yellow 4 fitted next, and there your attack ended. From yellow 2, you could also have reached red 5.
lesson-attack-middle-blind = This card did not fit, and your attack is over. Yellow 2 and yellow 8 were open and certain to fit.
lesson-attack-dead-end = Yellow 4 and red 5 both fit. But behind yellow 4, both cards are open and do not fit. Tap red 5.
lesson-attack-dead-end-yellow = It fits. But then you could reach only blue 9 and red 1, neither yellow nor a 5. So your attack ended there.
lesson-attack-dead-end-blind = This card did not fit. Red 5 was certain to fit, and the cards behind it may fit.
lesson-attack-ahead = Now you need luck, but look ahead: from the card straight ahead you can reach yellow 9, from the card on the right you cannot.
lesson-attack-ahead-red = Red 1 was open, neither yellow nor a 5. Your attack is over.
lesson-attack-ahead-far = This card did not fit. Also, you could not have reached yellow 9 from there.
lesson-attack-goal = A 5, so it fits. Yellow 9 is the last card before the goal: tap it.
lesson-attack-goal-other = This card did not fit. Yellow 9 was open and would have been a goal.
lesson-attack-end = Goal! Open cards that fit are certain. Before you choose one, check how many cards you can reach from it, and which of them fit.
lesson-keeper = The keeper card
    .about = Penalties: every shot has to get past two cards.
lesson-keeper-line = For a penalty, two cards must fit your ball, blue 9. First one of your row: red 9 or blue 2. Then the keeper, the card in goal. Tap red 9 or blue 2.
lesson-keeper-line-blind = This card did not fit, and your shot is over. Red 9 and blue 2 were open and certain to fit.
lesson-keeper-both = The keeper, grey 7, saved that shot. But it fits your new ball, grey 2, and so does blue 2. Tap blue 2.
lesson-keeper-both-other = The keeper, grey 7, would have fitted, but your own card has to fit first. Blue 2 was open.
lesson-keeper-useless = Yellow 5 cannot get past the keeper, grey 7. So use this shot to turn up a card: tap a face-down one.
lesson-keeper-useless-open = No goal was possible. But now you know no new card: turning one up could have helped you later.
lesson-keeper-again = Blue 7 gets past the keeper, grey 7, because of its number. Blue 2 fits, too: tap it.
lesson-keeper-again-other = The keeper, grey 7, would have fitted, but your own card has to fit first. Blue 2 was open.
lesson-keeper-end = 2:1! First look at the keeper. If it fits your ball, choose a card that also fits. If not, turn up a new card.
lesson-shootout = The shoot-out
    .about = Ten shots each, then pairs until there is a winner.
lesson-shootout-tenth = 2:2, and this is your last of ten shots. The keeper, grey 7, fits your ball, blue 7, and your blue 2 fits, too. Tap blue 2.
lesson-shootout-tenth-other = No goal. Bea scored with her last shot and won.
lesson-shootout-circle = 3:3. Now you shoot in pairs until only one of you scores. Grey 10 and the keeper, grey 7, both fit your ball, grey 5. Tap grey 10.
lesson-shootout-circle-other = You missed, and Bea scored. The first pair with exactly one goal decides, so she won.
lesson-shootout-none = 4:4. Yellow 3 cannot get past the keeper, grey 7. Tap any card, and hope that Bea misses, too.
lesson-shootout-last = Bea missed, so there is a third pair. Grey 10, red 1 and the keeper, grey 7, all fit your ball, grey 1. Tap grey 10 or red 1.
lesson-shootout-last-other = No goal, but Bea missed, too: another pair would follow. Grey 10 and red 1 both fitted.
lesson-shootout-end = Only you scored in this pair, so you won! Penalties are counted separately: 0:0, and 5:4 on penalties.
