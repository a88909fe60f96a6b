# What is said of The Match! in English, on the page and in the terminal. docs/add_a_game.md says which names have a meaning.

title = The Match!
about = Football with cards: pass from row to row and find the way into the other goal.


## House rules

option-mode = A level match
    .note = A cup match goes on to extra time and penalties, until somebody has won.
    .value-cup = goes on: a cup match
    .value-league = ends in a draw: a league match
option-stop_when_decided = The shoot-out
    .note = Whether shots are still taken that can change nothing.
    .value-false = goes through all ten shots each, decided or not
    .value-true = ends as soon as it is decided
option-circle = Level after ten shots each:
    .note = Six pairs of shots wait in the centre circle.
    .value-sudden_death = the first pair with one goal decides
    .value-full = all six pairs count
option-shared_sixth = In goal during the shoot-out
    .note = The card that every shot has to beat last.
    .value-false = everybody has a keeper card
    .value-true = one keeper card for both
option-hide_after_miss = Cards opened by an attack that fails
    .note = Turned back, they make it a game of memory; chances are not shown then.
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
table-stacks = balls to come
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
        [one] No goal. The card it turned up is turned back.
       *[other] No goal. The cards it turned up are turned back.
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
level = Level after ten shots each
level-more = On in pairs, with balls from the circle
event-circle = { level }. { level-more }.
level-still = Still level
level-still-more = The balls are shuffled anew: pile { $number } of 5
event-pile = { level-still }. { level-still-more }.
toss = { $seat_is ->
        [you] The toss goes to you
       *[other] The toss goes to { $seat }
    }
event-toss = Level after five piles. { toss }.


## Why a choice is refused

refusal-no_column = That is not a column: they are counted from 1 to 4, from seat A’s left.
refusal-card_named = { $card } is a card, not a column: choose a card of the pitch by the number of its column.
refusal-out_of_reach = Column { $column } is out of reach from column { $at }: straight ahead or one to the side.
refusal-no_shot = Choose one of the five cards of your line by its number, from 1 to 5.
refusal-the_sixth = The sixth card lies behind the line: shoot at one of the five in front of it.


## Why a choice is good

reason-certain = From here a goal is certain if you go on as well.
reason-hopeless = This ball cannot become a goal, whatever you choose.
reason-best = No other choice has a better chance of a goal: about { $chance } in 100.
reason-fits = { $card } lies open, or was seen before, and fits the ball.
reason-shows_nothing = { $card } is known and does not fit: the ball ends there, and your opponent learns nothing new.
reason-unseen = Nobody has seen this card: of { $unseen } that it may be, { $fit } fit the ball.
reason-way_on = What comes next is known and fits, too: { $cards }.


## The rules

turn = You turned up the blue 3. It is blue like your ball, so it fits: go on in the next row.
    .lies = Your ball
    .choice = The row before you
rules-aim = Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins; a level match { $mode ->
        [league] is a draw
       *[cup] goes on
    }.
rules-kick-off = There are 44 cards: four colours, and in each the numbers 1 to 11. Sixteen lie face down as the pitch. Each side has a stack of 14 balls for a half, which nobody looks into. Who deals the first half is found by chance; the other side kicks off. Then you attack in turns, each from their own row 1 forwards.
    .title = Kick-off
rules-attack = Your top card is turned over: that is your ball. Choose one of the four cards in your row 1; if it is face down, it is turned up. If it fits, go on in the next row, straight ahead or one column aside. Four cards that fit are a goal; after it the other side has the ball.
    .title = An attack
rules-fits = A card fits if it has the colour or the number of your ball. Only the ball counts, not the card you come from.
    .title = What fits
rules-wide = The first card that does not fit ends the attack, and the other side has the ball. There is no stopping early, and you may choose a card that you know will not fit.
    .title = Wide
rules-stays = { $hide_after_miss ->
        [true] The cards that an attack turned up are turned back if it fails. Keep them in mind! The cards of a goal stay open, and nothing moves until the half is over.
       *[false] Cards that were turned up stay open for the rest of the half, after a miss as after a goal. They are lanes that both sides can use.
    }
    .title = What stays
rules-second-half = All 44 cards are shuffled and dealt anew, and the other side kicks off.
    .title = Second half
rules-extra-time = { $mode ->
        [league] {""}
       *[cup] A level match goes on for two more halves, each on a new field and with ten balls for each side; eight cards stay out unseen. Chance says who kicks off; in the second half of extra time it is the other side. Extra time is always played to its end.
    }
    .title = Extra time
rules-shoot-out = { $mode ->
        [league] {""}
       *[cup] Still level: all cards are shuffled. Each side gets five cards face down in a line, and { $shared_sixth ->
            [true] one keeper card stands behind both lines
           *[false] a keeper card behind them
        }. Choose one of your five; if it fits the ball, the keeper card has to fit, too. Opened cards stay open, the keeper as well. Chance says who shoots first; then you take turns. Each side has ten shots; whoever has more goals then wins. { $stop_when_decided ->
            [true] It is over as soon as one side cannot be caught up with.
           *[false] All of them are taken, decided or not.
        }
    }
    .title = Shoot-out
rules-circle = { $mode ->
        [league] {""}
       *[cup] Level after ten shots each: shots go on in pairs. The balls are the cards that are left; they lie in the centre circle. { $circle ->
            [full] All six pairs are shot{ $stop_when_decided ->
                [true] , unless it is decided before
               *[false] {""}
            }; then the goals are counted.
           *[sudden_death] The first pair with exactly one goal decides; there are six pairs.
        }
    }
    .title = Centre circle
rules-still-level = { $mode ->
        [league] {""}
       *[cup] The lines and the keeper { $shared_sixth ->
            [true] card
           *[false] cards
        } stay where they are, open cards open. All other cards are shuffled into a new pile, and shots go on in pairs. The first pair with exactly one goal decides. After five such piles a toss decides.
    }
    .title = And if it is level still
rules-taking-back = If the card you chose last lay open and the attack goes on, you can take that choice back until the next card is chosen, if the other side agrees. A card that was turned up has been seen: that choice stands.
    .title = Taking back


## On the page and in the terminal

board = Scoreboard
used = Balls played
total = Total
draw = A draw
final = The final whistle
no-chances = No chances in the memory game: they would remember for you.
face-down = face down


## On the page only

key-digit = { $mode ->
        [league] play the ball to that column, counted from the left
       *[cup] play the ball to that column or card, counted from the left
    }
    .key = { $mode ->
        [league] 1 – 4
       *[cup] 1 – 5
    }
key-arrows = move between the cards within reach
    .key = ← →
key-enter = play the ball there
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
board-on-the-ball = on the ball
board-balls = { $count ->
        [one] 1 ball to come
       *[other] { $count } balls to come
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
pitch-chance = chance of a goal { $chance }
pitch-path = the ball came this way
pitch-far = The ball cannot get there now.
pitch-wait = It is not your turn.
pitch-soon = One moment, the ball is rolling.
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
status-waiting = { $name } is on the ball
status-fits = { $card } fits!
status-wide = { $card } – wide!
status-saved = { $card } – saved!
moment-goal = Goal!
moment-scores = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    }
moment-toss = Nobody could be beaten
ask-ball = The ball is { $card }.
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
hint-general = Only your ball counts. From the middle you reach three cards next, from the edge two.
hint-general-shot = Two cards have to fit the ball: the one you choose, and the keeper.
hint-less = { $points } points of 100 less, counting wins and goals
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
terminal-left = Balls to come
terminal-none = –
terminal-sixth = 6th
terminal-attacks = Attacks
terminal-shots = Shots
terminal-cheer = GOAL!
terminal-level = Level: { $score }.
terminal-next = { $part ->
        [second_half] All cards are shuffled anew for the second half.
        [first_extra_half] Level: extra time, two halves, each of ten balls a side.
        [second_extra_half] The second half of extra time follows.
       *[ten_shots] Still level: the shoot-out has to decide.
    }
terminal-ask-column = { $seat_is ->
        [you] Row { $row }: which column ({ $choices })?
       *[other] { $seat }, your row { $row }: which column ({ $choices })?
    }
terminal-ask-shot = { $seat_is ->
        [you] At which of your cards do you shoot ({ $choices })?
       *[other] { $seat }, at which of your cards do you shoot ({ $choices })?
    }
terminal-reach = In reach: { $cards }.
terminal-line = { $name }: { $cards }; the sixth { $sixth }; goals: { $goals }, shots: { $shots }
terminal-chances = Chance of a goal: { $chances }.
terminal-percent = { $percent }%
terminal-wins = { $seat_is ->
        [you] You win!
       *[other] { $seat } wins.
    }
terminal-keys = s scoreboard · o chances on/off
terminal-keys-memory = s scoreboard
terminal-typing =
    Type the number above the column: it counts from seat A’s left, whoever plays. Cards in reach have a thick frame, the way of the ball has a double one. Who sits below attacks upward, the other one downward.{ $mode ->
        [league] {""}
       *[cup] {""} In the shoot-out type 1-5 for the card, counted from the left; the keeper card is the sixth. Marks: ● goal, ○ no goal, · still to come.
    }
    · { $hide_after_miss ->
        [true] { no-chances }
       *[false] o shows the exact chance of a goal for each choice, later ones chosen well.
    }
    · ? these rules · s scoreboard · q leave

## How a game ended

ending-goal = { $extra ->
        [yes] Level after 90 minutes: the goal for { $goals } in extra time, minute { $minute }, put
       *[no] The goal for { $goals } in minute { $minute } put
    } { $winner_is ->
        [you] you
       *[other] { $winner }
    } ahead for good.
ending-behind = { $winner_is ->
        [you] You had
       *[other] { $winner } had
    } been { $goals ->
        [1] 1 goal
       *[other] { $goals } goals
    } behind.
ending-shootout = After 120 minutes it stood { $level }. The shoot-out { $how ->
        [toss] stayed level at { $shots }, and a toss chose { $winner_is ->
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
lesson-first-any = Play your ball through four rows into the other goal. A card fits if it has your ball’s colour or number: blue, or an 8. Choose one in the row before you.
lesson-first-number = The cards that you and Bea turned up stay open. Your new ball is yellow 10. Red 10 has the same number, so it fits: choose it.
lesson-first-number-other = That is neither yellow nor a 10, so the attack is over. Red 10 lay open: it was certain.
lesson-first-colour = Now you choose in the next row, straight ahead or one column to the side. Only your ball counts. Yellow 9 has its colour: choose it.
lesson-first-colour-other = Neither yellow nor a 10. The first card that does not fit ends the attack.
lesson-first-reach = Blue 4 does not fit. Choose the card to its left, which lies face down: from there you can go on to yellow 1.
lesson-first-reach-blue = You may choose it, but blue 4 is neither yellow nor a 10: the attack is over.
lesson-first-reach-far = That does not fit. And from there yellow 1 would have been two columns away, out of reach.
lesson-first-goal = You got lucky: yellow 6 fits. Yellow 1 in the last row fits, too, and behind it is the goal: choose it.
lesson-first-goal-other = Neither yellow nor a 10. Yellow 1 lay open: it would have been a goal.
lesson-first-end = Goal, 1:0! A game has two halves, with 14 balls for each side in a half. More goals win. But the open cards help Bea, too.
lesson-attack = The way to goal
    .about = Where to go when several cards fit.
lesson-attack-middle = Yellow 8 and yellow 2 both fit. From the edge you can go on to two cards, from yellow 2 to three: take yellow 2.
lesson-attack-middle-edge = It fits. But from the edge only yellow 4 went on, and there the way ended. From yellow 2 you would have reached red 5 as well.
lesson-attack-middle-blind = That did not fit, and the attack is over. Yellow 2 and yellow 8 lay open: they were certain.
lesson-attack-dead-end = Yellow 4 and red 5 both fit, but behind yellow 4 both cards lie open, and neither fits: take red 5.
lesson-attack-dead-end-yellow = It fits, but then only blue 9 and red 1 were in reach, neither yellow nor a 5. The way ended there.
lesson-attack-dead-end-blind = That did not fit. Red 5 was certain, and behind it lie cards that may fit.
lesson-attack-ahead = Now you need luck, but look ahead: from the card straight ahead you could go on to yellow 9, from the right one not.
lesson-attack-ahead-red = Red 1 lay open: neither yellow nor a 5. The attack is over.
lesson-attack-ahead-far = That did not fit. And yellow 9 would have been out of reach from there.
lesson-attack-goal = A 5, it fits: yellow 9 is the last card before the goal.
lesson-attack-goal-other = That did not fit. Yellow 9 lay open: it would have been a goal.
lesson-attack-end = Goal! Open cards that fit are certain. Before you take one, see how many cards you reach from it, and which of them fit.
lesson-keeper = The card in goal
    .about = Penalties: every shot has to beat two cards.
lesson-keeper-line = At a penalty two cards must fit your blue 9. One is in your row: red 9 or blue 2. The other is the keeper, the card in front of it.
lesson-keeper-line-blind = That did not fit, and the shot is over. Red 9 and blue 2 lay open: they were certain.
lesson-keeper-both = The keeper, grey 7, saved that shot, but it fits your new ball, grey 2, and so does blue 2: choose that.
lesson-keeper-both-other = Grey 7 would have fitted, but your own card has to fit first. Blue 2 lay open.
lesson-keeper-useless = Yellow 5 cannot get past grey 7. So use this shot to turn up a card that you do not know yet.
lesson-keeper-useless-open = No goal, as was clear. But now you know no more than before: a new card might have helped later.
lesson-keeper-again = Blue 7 gets past grey 7 by its number, and one of your cards fits it, too: blue 2.
lesson-keeper-again-other = Grey 7 would have fitted, but your own card has to fit first. Blue 2 lay open.
lesson-keeper-end = 2:1! First look at the card in goal: does it fit your ball? If so, choose a card that fits as well; if not, turn up a new one.
lesson-shootout = The shoot-out
    .about = Ten shots each, then pairs until it is decided.
lesson-shootout-tenth = 2:2, and your last of ten shots: the keeper, grey 7, fits your blue 7, and so does your blue 2, so choose that.
lesson-shootout-tenth-other = No goal. Bea scored with her last shot, and she has won.
lesson-shootout-circle = 3:3: now you shoot in pairs until just one of you scores. Grey 10 and the keeper, grey 7, both fit your grey 5.
lesson-shootout-circle-other = You missed, and Bea scored. The first pair with exactly one goal decides: she has won.
lesson-shootout-none = 4:4, and yellow 3 cannot get past grey 7: shoot anywhere, and hope that Bea misses, too.
lesson-shootout-last = Bea missed, so there is a third pair: grey 10 and red 1 fit your grey 1, and so does the keeper, grey 7.
lesson-shootout-last-other = No goal, and Bea missed as well: there would be another pair. Grey 10 and red 1 both fitted.
lesson-shootout-end = Only you scored in this pair: you have won! Penalties are counted apart: 0:0, and 5:4 on penalties.
