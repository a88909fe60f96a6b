# What is said of Matschig in English, on the page and in the terminal. docs/add_a_game.md says which names have a meaning.

title = Matschig
about = Water and sand make mud: throw it at the others, and keep your own face clean.


## House rules

option-rounds = Rounds
    .note = Everybody begins once if there are as many rounds as players.
    .value-null = as many as players
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
    .value-4 = 4
    .value-5 = 5
    .value-6 = 6
    .value-7 = 7
    .value-8 = 8
    .value-9 = 9
    .value-10 = 10
    .value-11 = 11
    .value-12 = 12
option-interrupt_order = If several want to add the card,
    .note = Whose card is taken; the others keep theirs.
    .value-clockwise = the first one clockwise may
    .value-target_first = whoever is aimed at goes first
option-reopen_after_duck = After a duck
    .note = Whether a card is asked for once more.
    .value-false = the mud flies on as it is
    .value-true = a card may be added again
option-on_stall = If nobody can throw,
    .note = Nobody holds both water and sand: with three players that happens in two rounds of five, with six seldom.
    .value-redraw = hands are drawn anew
    .value-end_round = the round is over
option-open_pools = Pools of mud
    .note = Whether what hit somebody can be looked at.
    .value-false = lie face down
    .value-true = lie open
option-party = Party
    .note = Highest score after a round: a dab. Three dabs: out. The last one in wins.
    .value-false = no, points count
    .value-true = yes, dabs instead of points


## Cards, and what they do

kinds = The cards
kind-W = Water
    .does = with sand it makes mud; worth 1 to 5 or 7, there is no 6
kind-S = Sand
    .does = with water it makes mud; worth 1 to 5 or 7, there is no 6
kind-U = Umbrella
    .does = worth 1 to 7; holds off a whole mud card of that value or less, and several on one card add up
kind-Wind = Wind
    .does = blows the sand away, the water hits you
kind-Sun = Sun
    .does = dries the water up, the sand hits you
kind-Duck = Duck
    .does = the mud flies at anybody else you choose, the thrower, too
kind-Share = Share
    .does = the mud is gone, and everybody else draws a card while there are any: water and sand stick to them, and nothing holds that off
kind-13 = 13
    .does = wipes off whole mud cards of 13 points together at most: of 7 and 7 one stays
card-W = { kind-W } { $rest }
card-S = { kind-S } { $rest }
card-U = { kind-U } { $rest }
card-Wind = { kind-Wind }
card-Sun = { kind-Sun }
card-Duck = { kind-Duck }
card-Share = { kind-Share }
card-13 = { kind-13 }
table-round = round
table-mud = mud
table-cards = cards
table-pile = cards in the pile
table-pools = cards in the pool
table-accounts = score


## What happens

event-deal = Round { $round }: { $first_is ->
        [you] you begin
       *[other] { $first } begins
    }.
event-throw = { $seat_is ->
        [you] You throw { $mud } at { $target }
       *[other] { $seat } throws { $mud } at { $target_is ->
            [you] you
           *[other] { $target }
        }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-answer = { $seat_is ->
        [you] {""}
       *[other] { $seat } has answered.
    }
event-let = Nobody added a card.
event-add = { $seat_is ->
        [you] You add { $card }: perfect, at { $target }
       *[other] { $seat } adds { $card }: perfect, at { $target_is ->
            [you] you
           *[other] { $target }
        }
    }!
event-duck = { $seat_is ->
        [you] You duck: it flies at { $target }
       *[other] { $seat } ducks: it flies at { $target_is ->
            [you] you
           *[other] { $target }
        }
    }.
event-defence = { $how ->
        [nothing] { $seat_is ->
            [you] You take
           *[other] { $seat } takes
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        [share] { $seat_is ->
            [you] You play Share
           *[other] { $seat } plays Share
        }: the mud is gone
       *[other] { $points ->
            [0] { $seat_is ->
                [you] You play { $how ->
                    [umbrellas] { kind-U } { $umbrellas }
                   *[other] { $played }
                } and stay clean
               *[other] { $seat } plays { $how ->
                    [umbrellas] { kind-U } { $umbrellas }
                   *[other] { $played }
                } and stays clean
            }
           *[other] { $seat_is ->
                [you] You play { $how ->
                    [umbrellas] { kind-U } { $umbrellas }
                   *[other] { $played }
                }: you take only { $landed }
               *[other] { $seat } plays { $how ->
                    [umbrellas] { kind-U } { $umbrellas }
                   *[other] { $played }
                }: takes only { $landed }
            }, { $points ->
                [one] 1 point
               *[other] { $points } points
            }
        }
    }.
event-splash = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }{ $points ->
        [0] {""}
       *[other] : it lands
    }.
event-skip = { $seat_is ->
        [you] You have no pair of water and sand to throw: the next player’s turn.
       *[other] { $seat } has no pair of water and sand to throw.
    }
event-discard = Nobody can throw: { $seat_is ->
        [you] you draw a new hand.
       *[other] { $seat } draws a new hand.
    }
event-round = Round { $round } is over. Points: { $points }. { $dabs ->
        [none] Scores: { $accounts }.
       *[other] Dabs: { $dabs }.
    }
halved-pool = Only water or only sand stuck to { $seat_is ->
        [you] you
       *[other] { $seat }
    } in round { $round }: half of it is taken off, and { $points ->
        [one] 1 point counts
       *[other] { $points } points count
    }.
halved-account = { $seat_is ->
        [you] You came
       *[other] { $seat } came
    } to { $total } after round { $round }: a score of 22, 44, 66 or 88 is halved, so { $account } are left.


## Why a move is refused

refusal-no_throw = A throw names one water card, then one sand card, then a player, as in throw W5 S3 B.
refusal-one_of_each = Mud is exactly one water and one sand. Umbrellas and special cards are for mud that flies at you.
refusal-no_card = That is no card: there are W and S with 1 to 5 or 7, U with 1 to 7, Wind, Sun, Duck, Share, 13.
refusal-not_held = { $held ->
        [0] You hold no { $card }.
       *[other] You hold only { $held } × { $card }.
    }
refusal-no_player = There is no such player; aim at one of these: { $aims }.
refusal-at_oneself = Not at yourself; aim at one of these: { $aims }.
refusal-is_out = { $seat } is out; aim at one of these: { $aims }.
refusal-no_answer = Let it fly (let), or add { $card } and aim (as in add W2 B).
refusal-only_missing = Only { $card } makes this mud perfect.
refusal-no_defence = That is no defence: do nothing (take), put up umbrellas (shield W5=U6), or play one special card (Wind, Duck B, 13 W5).
refusal-holds_nothing_off = Water and sand hold nothing off.
refusal-alone = { $card ->
        [none] To take it, say take alone.
       *[other] { $card } is played alone.
    }
refusal-duck_names = A duck names who gets it instead, one of these: { $aims }.
refusal-thirteen_names = The 13 names mud that lies here, 13 points at most: { $mud }.
refusal-over_thirteen = The 13 wipes off 13 points at most, not { $points }.
refusal-in_order = Mud is named in the order in which it lies: { $mud }.
refusal-on_mud = Umbrellas stand on mud that lies here: { $mud }.
refusal-only_umbrellas = Only umbrellas (U1 to U7) stand on { $card }.
refusal-too_weak = { $umbrellas } on { $card }: { $lacks } to go.
refusal-shield_in_order = Mud is named in the order in which it lies, each card once, umbrellas ascending; of equal mud the first comes first.


## Why a move is good

reason-heaviest = No other mud of yours weighs more: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-nobody_adds = Nobody can add a card to it: it flies straight at { $seat }.
reason-at_leader = { $seat } would win as things stand.
reason-makes_perfect = { $card } makes the mud perfect: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-holds_off = It holds off { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $left ->
        [0] nothing lands
        [one] 1 lands
       *[other] { $left } land
    }.
reason-least = You have no weaker umbrellas that would do for that.
reason-passes_on = All of it flies at { $seat } instead: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-takes = { $points ->
        [one] Only 1 point lands
       *[other] Altogether { $points } points land
    }, and you keep all your cards.


## The rules

turn = You throw a water and a sand at somebody. Here both are worth 5: that is perfect, and nobody can meddle.
    .lies = Flies at somebody
    .choice = Your hand
rules-aim = Mud flies at somebody all the time. Whatever hits you lands in your pool and counts against you. { $party ->
        [true] After every round the highest score gets a dab; three dabs, and you are out. The last one in wins.
       *[false] After the last round the lowest score wins; equal scores share the place.
    }
rules-dealing = There are 110 cards: six of each water and each sand, four of each umbrella, two of each special card. Everybody gets seven, the others are the pile to draw from. Chance says who begins the first round; each following one begins with the next player clockwise.
    .title = Dealing
rules-throwing = On your turn you throw one water and one sand at another player. You have to if you can; if you cannot, it is the turn of the next one clockwise.
    .title = Throwing
rules-perfect = As much water as sand is perfect, and then nobody can meddle. Otherwise everybody but the thrower is asked in secret. Whoever holds exactly the card that is missing may add it and aim anew, also at the thrower or as before, but not at themselves. { $interrupt_order ->
        [target_first] If several want to, the one who is aimed at comes first, then the first one clockwise after whoever aimed last.
       *[clockwise] If several want to, the first one clockwise after whoever aimed last is taken.
    } The others keep theirs. Where a 6 is missing nobody is asked, since there is none.
    .title = Perfect mud
rules-defence = Whoever the mud flies at does nothing, or puts up umbrellas, or plays one special card. Umbrellas are laid on single mud cards and must reach their value together; a card is held off whole or not at all. What is held off is gone, the rest goes to the pool. { $reopen_after_duck ->
        [true] After a duck of mud that is not perfect everybody but the thrower is asked once more for the card that is missing.
       *[false] After a duck no card can be added any more.
    }
    .title = Defence
rules-then = All draw up to seven cards while there are any, the thrower first. Then it is the turn of the last one the mud was aimed at, whether it hit or not. After sharing it is whoever drew the highest mud card, of several the first one clockwise after the sharer; if nobody drew mud, the sharer.
    .title = And then
rules-stall = Whoever holds water and sand can throw. { $on_stall ->
        [end_round] If nobody can, the round is over, even if cards are left to draw.
       *[redraw] If nobody can and cards are left to draw, the one whose turn it is discards the hand and draws a new one; if that does not help, so does the next, until somebody can throw. Without cards to draw the round is over.
    }
    .title = When nobody can throw
rules-accounts = A round ends when { $on_stall ->
        [end_round] nobody can throw
       *[redraw] the pile is empty and nobody can throw
    }; cards in hand do not count. Your pool counts its points – half, rounded up, if it is only water or only sand. If your score is 22, 44, 66 or 88 after a round, it is halved, once: 44 becomes 22. Both are done for you, and a pool is left whole where halving it would end worse: 20 and 2 points of water alone make 22, which becomes 11.
    .title = Scores
rules-dabs = { $party ->
        [true] After a round the highest score of those still in gets a dab, and so do all who share it. With three dabs you are out and get no more cards. It goes on until one is left; if the last ones go out at once, they share the win.
       *[false] {""}
    }
    .title = Dabs
rules-table = Beside each name: the heap with the { $open_pools ->
        [true] points
       *[false] number
    } of the mud cards in the pool, the cards in hand and the { $party ->
        [true] dabs
       *[false] score
    }. { $open_pools ->
        [true] The pools lie open: S shows what is in them.
       *[false] Nobody looks into a pool before the round is over, not even into their own.
    }
    .title = On the table
rules-taking-back = There is none: everybody sees what is played at once. A secret answer stands, too – thinking again would tell something about your hand.
    .title = Taking back


## On the page and in the terminal

round = { $rounds ->
        [none] Round { $round }
       *[other] Round { $round }/{ $rounds }
    }
pile = { $count ->
        [0] None to draw
       *[other] { $count } to draw
    }
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hand = Your cards
hand-empty = No cards
clean = clean
heap = { $count ->
        [0] clean
       *[other] { $count } mud
    }
heap-open = { $points ->
        [0] clean
        [one] 1 pt
       *[other] { $points } pts
    }
account-unit = {"\u00A0"}pts
throws = throws
out = out
out-in = out in round { $round }
mixes = { $seat_is ->
        [you] Throw some mud!
       *[other] { $seat } mixes mud
    }
perfect = perfect
stage-perfect = perfect: nobody can add a card
missing = { $card } would make it perfect
never-perfect = no card makes it perfect
answers = { $answered } of { $asked } have answered
averted = held off
lands = lands
lacks = { $count } to go
let = Add nothing
add-at = { $card } → { $name }
at-you = Mud at you: { $points }
defence = Umbrellas, a special card, or nothing?
take = Take { $points }
duck-to = Duck: at { $name } now
shared = Nothing lands; the others draw if they can
sheet = Scores
sheet-caption = Points of every round and the score after it
sheet-empty = No round is finished yet.
sheet-total = Score
sheet-dabs = Dabs
sheet-half-pool = mud of one kind counts half
sheet-half-account = score at 22, 44, 66 or 88: halved
sheet-pools = What lay in the pools
sheet-pools-now = The pools now
sheet-closed = { $cards }, face down


## On the page only

key-move = move through your cards
    .key = ← →
key-pick = pick a card up, put it back
    .key = Space
key-aim = aim at a player (clockwise from your left), or choose a mud card
    .key = { $players ->
        [6] 1 – 5
        [5] 1 – 4
       *[other] 1 – 3
    }
key-enter = do what you picked
    .key = Enter
key-let = add nothing
    .key = L
key-always = never add anything, on or off
    .key = A
key-idea = the umbrellas that hold off most
    .key = C
key-undo = put everything back
    .key = Backspace
key-sheet = scores and pools
    .key = S
bar-sheet = Scores and pools
seat-pool = { $count ->
        [0] clean
        [one] 1 card of mud
       *[other] { $count } cards of mud
    }
seat-account = score { $count }
seat-dabs = { $count ->
        [one] 1 dab
       *[other] { $count } dabs
    }
seat-aimed = is aimed at
seat-answered = has answered
seat-thinking = is thinking
hand-idle = of no use now
hand-placed = on a mud card
hand-not-asked = Nothing is asked of your hand now.
hand-window = Tap whom to aim at, or add nothing.
stage = The mud
stage-points = points
stage-place = Mud card { $card }
stage-under = under { $umbrellas }
stage-pile = Cards to draw
throwing-both = Pick a water card and a sand card
throwing-water = Now a water card
throwing-sand = Now a sand card
throwing-whom = At whom? Tap a player
throwing-aim = At whom?
throwing-go = Throw
throwing-go-at = Throw at { $name }
answering-aim = Add { $card } and aim at
answering-add = Add { $card }
answering-add-long = Add { $card } and aim at { $name }
answering-may = With { $card } you choose whom it hits. { $order ->
        [target_first] Of several, the target comes first.
       *[clockwise] Of several, the first clockwise counts.
    }
answering-without = You have no { $card } to add
answering-whom = Tap who it should hit
answering-given = You add nothing
answering-offered = You aim at { $name }, unless a player before you adds { $card } too
answering-beaten = { $name } comes first, so you keep your { $card }.
answering-soon = Adding nothing for you …
asks = Adding cards:
asks-always = ask every time
asks-able = ask when I can
asks-never = never ask
defending-ask = { $special ->
        [true] Tap umbrellas, or a special card to see what it does
       *[false] Tap umbrellas, or take it
    }
defending-wind = Wind blows all sand away. { $outcome }
defending-sun = The Sun dries up all water. { $outcome }
defending-share = The mud is gone. All others draw a card: water or sand hits them.
defending-block = Hold it off
defending-play = Play { $card }
defending-idea = Holds off most: { kind-U } { $umbrellas }
defending-no-idea = No umbrellas strong enough
defending-undo = Undo
defending-no-umbrella = You have no umbrella
defending-whom = Duck: all of it flies at somebody else. At whom?
defending-spare = The 13 wipes off mud of 13 points at most: tap it
defending-lacks = The umbrellas lack { $count }
outcome = { $part ->
        [none] Nothing lands
        [all] All of it lands: { $points }
       *[some] Only { $landing } { $count ->
            [one] lands
           *[other] land
        }: { $points }
    }
status-window = Will you add a card?
status-waiting = Waiting for { $names }
status-all = All have answered
status-wait-defence = What does { $name } do?
status-sending = On its way …
status-passes = You hold no { $card }: it flies on.
skip = Skip to my turn
status-rest = The others play. You may lean back.
status-stuck = You have { $lacks ->
        [water] no water
        [sand] no sand
       *[both] neither water nor sand
    }, so you cannot throw. { $pile ->
        [0] There are no cards left to draw.
       *[other] You draw new cards after mud in which you play some: umbrellas against it, or a card that you add.
    }
status-asked = Everybody else is asked for a card.
sheet-round = Round
sheet-after = After round { $round }
sheet-go = Play on
sheet-pool-halved = only water or only sand: halved
sheet-account-halved = score halved to { $account }
asked-throw = Your turn: throw one water and one sand at somebody.
asked-window = Mud flies: { $mud }. Will you add { $card } and aim anew, or add nothing?
asked-defence = Mud at you: { $mud }, { $points }.
hint-throw = throw { $mud } at { $whom }
hint-add = add { $card } and aim at { $whom }
hint-let = add nothing
hint-take = take the mud
hint-shield = put up umbrellas: { $groups }
hint-against = { $umbrellas } against { $mud }
hint-play = play { $card }
hint-duck = duck, so that it flies at { $whom }
hint-avert = hold off { $mud } with the 13
hint-myself = myself
hint-less = a result worse by { $points } points of mud
retold-duck = duck, so that it flies at { $whom }
expected = Expected points of mud below the others’ average
expected-unit = { $points }{"\u00A0"}pts
expected-party = How many of the others one could expect to outlast
expected-mud = { $points } pts of mud
expected-places = { $places }{"\u00A0"}pl.


## In the terminal only

terminal-cards = cards
terminal-mud = mud
terminal-target = target
terminal-pairs = Water and sand: points · the card that would make it perfect
terminal-no-missing = none
terminal-whom = { $mud }, { $points }: at whom?
terminal-window = Does anybody add { $card }? Everybody but the thrower is asked.
terminal-stuck = Nothing of yours holds any of it off.
terminal-outcome = { $count ->
        [0] nothing lands
        [one] { $landing } lands: { $points }
       *[other] { $landing } land: { $points }
    }
terminal-laid = With these umbrellas: { $outcome }
terminal-more = and { $count } more (m)
terminal-all = Every answer that has a number
terminal-keys = s scores · { $always ->
        [yes] n ask me again
       *[no] n always let it fly
    }
terminal-always = From now on it always flies. Type n on your turn to be asked again.
terminal-ask-throw = Water, sand, at whom ({ $example })?
terminal-ask-whom = At whom ({ $letters }; z undo)?
terminal-ask-window = Enter lets it fly; a letter adds { $card } and aims anew:
terminal-ask-defence = { $example ->
        [none] A number?
       *[other] A number, or umbrellas on mud ({ $example })?
    }
terminal-ask-stuck = Enter takes it:
terminal-ask-confirm = Enter does it; more umbrellas, or z to undo:
terminal-ask-more = More umbrellas ({ $example }); z undo:
terminal-no-throw = { $text } is no throw: type the values of a water and a sand card, and at whom ({ $example }).
terminal-no-answer = { $text } is no answer: Enter lets it fly, a letter ({ $letters }) adds { $card } and aims there.
terminal-no-defence = { $text ->
        [none] Choose a number
       *[other] { $text } is no defence: a number
    } from 1 to { $count }{ $example ->
        [none] {""}
       *[other] , or umbrellas on mud ({ $example })
    }.
terminal-no-number = The list has the numbers 1 to { $count }.
terminal-only-take = You can only take it: Enter.
terminal-too-weak = { $umbrellas }: { $reach } in all, and no card that would hit you is as light.
terminal-nothing-to-undo = There is nothing to undo.

# What may be typed in a terminal, in any language, with commas between.
typed-throw = throw
typed-add = add
typed-let = l, let, let it fly
typed-take = t, take, nothing
typed-wind = blow
typed-sun = sun
typed-share = share
typed-duck = duck

terminal-typing =
    · Throwing: 5 3 b throws Water 5 and Sand 3 at B; 5 3 alone: then say at whom.
    · Window: Enter lets it fly; b adds the missing card and aims at B. n lets everything fly from now on, until you type n again.
    · Defence: the number in the list; or umbrellas: w4=6 s1=1+1 lays U6 on W4 and two U1 on S1, u6 u1 lays them where they hold off most. You see what comes of it; Enter does it, z takes it back.
    · Notation does as well: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.

    ? these rules · s scores and pools · m every answer with a number · q leave


## How a game ended

ending-stuck = In { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    } { $points ->
        [1] 1 point
       *[other] { $points } points
    } of mud stuck to { $winner_is ->
        [you] you
       *[other] { $winner }
    }{ $rank ->
        [least] , less than to anybody else
        [equal] ; to nobody less
       *[more] , and to others less
    }.
ending-halved = { $winner_is ->
        [you] Your score
       *[other] The score of { $winner }
    } was halved to { $account } in round { $round }.
ending-party = { $winner_is ->
        [you] You
       *[other] { $winner }
    } { $still ->
        [in] stayed in to the end, after { $round ->
            [1] 1 round
           *[other] { $round } rounds
        }
       *[out] stayed in longest, until round { $round }
    }.
ending-heaviest = Nothing was heavier than the { $points ->
        [1] 1 point
       *[other] { $points } points
    } that hit { $seat_is ->
        [you] you
       *[other] { $seat }
    } at once.
ending-perfect = { $perfect ->
        [0] No perfect mud flew
        [1] Perfect mud flew once
       *[other] Perfect mud flew { $perfect } times
    }{ $stalls ->
        [0] {""}
        [1] , and 1 hand was drawn anew because nobody could throw
       *[other] , and { $stalls } hands were drawn anew because nobody could throw
    }.


## Lessons

lesson-first = Your first mud
    .about = Throw it, hold it off, stay clean: a round in 90 seconds.
lesson-first-throw = Water and sand make mud, and what lands on somebody counts against them: pick water 5, sand 5 and Bea, then throw.
lesson-first-throw-cem = Cem is as good a target. This lesson goes on with Bea.
lesson-first-shield = Whoever was the target throws next, now Bea at you: an umbrella holds off a mud card of its value or less, so put one on each.
lesson-first-shield-take = All 8 points landed on you and count against you. Your two umbrellas would have kept you clean.
lesson-first-shield-one = One mud card was not covered and landed: 4 points. Put one umbrella on each.
lesson-first-cem = After each mud all draw up to seven cards, and now the pile is empty: throw water 7 and sand 7 at Cem, still clean.
lesson-first-cem-bea = Bea has 10 points already. Least mud wins, so throw at whoever has least of it: Cem.
lesson-first-cem-less = Your two sevens are more mud at once: 14 points. This lesson goes on with them.
lesson-first-seven = You have one umbrella, and a card is held off whole or not at all: cover the 7, not the 1.
lesson-first-seven-one = Your umbrella held off 1 point, and 7 landed. Cover the card that costs most.
lesson-first-seven-take = All 8 points landed on you. The umbrella would have kept 7 of them off.
lesson-first-last = You have 1 point, Bea 10, Cem 7: throw your last mud at Cem, who is closer to you.
lesson-first-last-bea = Bea has most mud already. Cem is closer to you, with 7 points: throw at him.
lesson-first-end = Nothing left to draw, and nobody has both water and sand: the round is over. You have least, so you win. Next you learn what weak umbrellas can do together.
lesson-perfect = Perfect mud
    .about = Throw so that nobody can turn it against you.
lesson-perfect-uneven = Whoever holds water and sand has to throw: you have just 5 and 3, so throw them at whomever you like.
lesson-perfect-back = Your mud was uneven, so Cem added the sand 2 that was missing and aimed it at you: hold off the 5.
lesson-perfect-back-more = More landed than had to. Put your umbrella 5 on the water 5.
lesson-perfect-perfect = As much water as sand is perfect, and then nobody can add a card: throw 4 and 4 at Bea.
lesson-perfect-perfect-cem = Cem is as good a target. This lesson goes on with Bea.
lesson-perfect-perfect-added = Uneven again: Cem had the card that was missing, and it comes back at you. With 4 and 4 nobody can do that.
lesson-perfect-six = 7 and 1 differ by 6, and no mud card is worth 6, so nobody can add one: throw them at Cem, who is clean.
lesson-perfect-six-bea = Safe mud, but Bea has 8 points already, and Cem has none. Throw it at him.
lesson-perfect-six-added = Here a sand 4 is missing, and somebody may have it. 7 and 1 are more mud, and nobody can add to them.
lesson-perfect-end = Even mud, or 7 and 1: nobody can turn it against you. Uneven mud may come back.
lesson-windows = When others throw
    .about = Add the card that is missing, and aim anew.
lesson-windows-turn = Bea’s 3 and 1 lack a sand 2 to be perfect: add yours, and you say whom the mud hits, so send it back to Bea.
lesson-windows-turn-let = You added nothing, and the mud hit you: 4 points. With your sand 2 you could have aimed it at somebody else.
lesson-windows-turn-other = That keeps you clean as well. This lesson goes on with Bea.
lesson-windows-two = You may add a card even if the mud is not meant for you: add sand 3, and aim at whom you like.
lesson-windows-two-let = You may add nothing. Cem did: he added a sand 3. Try what happens if both of you want to.
lesson-windows-without = Cem is first clockwise after Bea, so his sand 3 was added and you keep yours: now sand 4 is missing, so add nothing.
lesson-windows-least = Who counted along knows: after you Bea has least mud, 6 points in her three cards, so add sand 1, and aim at her.
lesson-windows-least-let = You added nothing, and it flew at Dora, who has most anyway. With sand 1 you choose whom it hits.
lesson-windows-least-more = Cem and Dora have more than Bea already. Bea is closest to you: aim at her.
lesson-windows-end = Everybody but the thrower is asked, in secret. One card makes uneven mud perfect and aims it anew, at anybody but yourself.
lesson-shields = Umbrellas
    .about = Which umbrella goes on which mud card.
lesson-shields-sum = No umbrella of yours reaches 7, but umbrellas on one mud card add up: hold off the 7 with 3 and 4, the other card with the 1.
lesson-shields-sum-one = Your umbrellas 3 and 4 held off the 7, but the 1 landed. The umbrella 1 would have stopped it.
lesson-shields-sum-seven = Not all was held off. Put umbrellas 3 and 4 on the water 7, and the umbrella 1 on the sand 1.
lesson-shields-weak = Use the weakest umbrellas that are enough: cover both 3s with the 3 and the 4, and keep the 7.
lesson-shields-weak-seven = You stayed clean, but the umbrella 7 is gone, and 3 and 4 were enough. More mud will come.
lesson-shields-weak-lands = Mud landed, though you have an umbrella for each card: 3 and 4.
lesson-shields-single = Each umbrella stands on one card, and what it has to spare helps no other: cover either 5, with the 7 alone.
lesson-shields-single-take = All 10 points landed. The umbrella 7 holds off one of the two cards.
lesson-shields-single-both = The 7 alone was enough, and the umbrella 2 is gone for nothing.
lesson-shields-end = Umbrellas on one card add up, each stands on one card only, and the weakest that are enough save the strong ones for later.
lesson-specials = Special cards
    .about = Five ways out of the mud: Wind, Sun, 13, Duck, Share.
lesson-specials-wind = Instead of umbrellas you may play one special card: Wind blows all sand away, here the 7, and only the water lands.
lesson-specials-wind-sun = The Sun dried up the water, only 1 point, and the sand 7 landed. Wind blows the sand away.
lesson-specials-wind-take = All 8 points landed. Wind would have left you just the water 1.
lesson-specials-13 = You drew a 13, and it wipes off mud cards of 13 points together at most: wipe off both fives.
lesson-specials-13-less = Mud landed, though the 13 could have wiped off both: 5 and 5 are only 10.
lesson-specials-duck = 14 points are one too many for a 13, but with Duck the mud flies on at whomever you say, even the thrower: send it to Bea.
lesson-specials-duck-cem = That keeps you clean as well. This lesson goes on with Bea.
lesson-specials-duck-not = Mud landed on you. With Duck it hits somebody else, all of it.
lesson-specials-share = Play Share: the mud is gone, and each of the others draws a card, which sticks to them if it is water or sand.
lesson-specials-share-not = Mud landed on you. With Share it is gone, and the others may get dirty.
lesson-specials-sun = Sun is the reverse of Wind: it dries up the water, here the 7, and only the sand lands.
lesson-specials-sun-take = All 8 points landed. Sun would have left you just the sand 1.
lesson-specials-end = Mud came five times, and only 2 points stuck to you. A special card is played alone, never with umbrellas.
lesson-accounts = Scores
    .about = What is halved, and who wins in the end.
lesson-accounts-pool = You cannot hold off a 7, and what lands lies face down in your pool until the round ends: take it, and count along, 14.
lesson-accounts-22 = Your score is halved if it is 22, 44, 66 or 88 after a round, and you have 14: take all 8.
lesson-accounts-22-shield = 14 and 4 are 18. With all 8 your score would have come to 22, and been halved to 11.
lesson-accounts-half = 22 became 11, and a pool of only water or only sand counts half: keep the sand 1 off, so that only water lands.
lesson-accounts-half-take = Water and sand: 8 points in full. Only the water 7 would have counted half, rounded up: 4.
lesson-accounts-leader = The game’s last throw, and the lowest score wins: hit Cem, who has 8 to your 15, but do not help him to 22.
lesson-accounts-leader-22 = 8 and 14 are 22, and that is halved: Cem has 11 and wins. 7 and 1 would have brought him to 16.
lesson-accounts-leader-bea = Cem has 8 and wins. Only he can be overtaken by what you throw at him.
lesson-accounts-end = You 15, Cem 16, Bea 20: you win. Halving is done for you, but it is you who can play for it.
