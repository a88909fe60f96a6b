# Texts of Matschig in English, for the page and the terminal. docs/reference/game_package.md lists the reserved names.

title = Matschig
about = Water and sand make mud: throw it at the others, and stay clean yourself.


## House rules

option-rounds = Rounds
    .note = With as many rounds as players, each player starts once.
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
option-interrupt_order = If several players want to add the card,
    .note = Only one player can add the card. The others keep theirs.
    .value-clockwise = the first one clockwise adds it
    .value-target_first = the target has priority
option-reopen_after_duck = After a duck
    .note = Choose whether players can add the missing card again.
    .value-false = no card can be added
    .value-true = a card can be added again
option-on_stall = If no player can throw,
    .note = No player has both water and sand. With three players, this happens in two of five rounds; with six, rarely.
    .value-redraw = players draw new hands
    .value-end_round = the round ends
option-open_pools = Pools of mud
    .note = Choose whether players can look at the mud that hit them.
    .value-false = lie face down
    .value-true = lie open
option-party = Party game
    .note = After each round, the highest score gets a dab. A player with three dabs is out. The last player in wins.
    .value-false = no, points count
    .value-true = yes, dabs instead of points


## Cards, and what they do

kinds = The cards
kind-W = Water
    .does = with sand it makes mud; values 1 to 5 and 7, no 6
kind-S = Sand
    .does = with water it makes mud; values 1 to 5 and 7, no 6
kind-U = Umbrella
    .does = values 1 to 7; blocks a whole mud card of this value or less; several on one card add up
kind-Wind = Wind
    .does = blows the sand away; the water hits you
kind-Sun = Sun
    .does = dries the water up; the sand hits you
kind-Duck = Duck
    .does = the mud flies at another player you choose, even the thrower
kind-Share = Share
    .does = the mud is gone; each other player draws a card, if any are left: water and sand hit them, and they cannot block
kind-13 = 13
    .does = wipes off whole mud cards with at most 13 points together: of 7 and 7, one stays
card-W = { kind-W } { $rest }
card-S = { kind-S } { $rest }
card-U = { kind-U } { $rest }
card-Wind = { kind-Wind }
card-Sun = { kind-Sun }
card-Duck = { kind-Duck }
card-Share = { kind-Share }
card-13 = Card { kind-13 }
table-round = round
table-mud = mud
table-cards = cards
table-pile = cards in the pile
table-pools = cards in the pool
table-accounts = score


## What happens

event-deal = Round { $round }: { $first_is ->
        [you] you start
       *[other] { $first } starts
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
       *[other] { $seat } has decided about adding a card.
    }
event-let = No player added a card.
event-add = { $seat_is ->
        [you] You add { $card }: perfect mud flies at { $target }
       *[other] { $seat } adds { $card }: perfect mud flies at { $target_is ->
            [you] you
           *[other] { $target }
        }
    }!
event-duck = { $seat_is ->
        [you] You duck: the mud flies at { $target }
       *[other] { $seat } ducks: the mud flies at { $target_is ->
            [you] you
           *[other] { $target }
        }
    }.
event-defence = { $how ->
        [nothing] { $seat_is ->
            [you] You are hit by
           *[other] { $seat } is hit by
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
                }: only { $landed } { $landed_count ->
                    [one] hits
                   *[other] hit
                }
               *[other] { $seat } plays { $how ->
                    [umbrellas] { kind-U } { $umbrellas }
                   *[other] { $played }
                }: only { $landed } { $landed_count ->
                    [one] hits
                   *[other] hit
                }
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
       *[other] : a hit
    }.
event-skip = { $seat_is ->
        [you] You do not have both water and sand, so you cannot throw. The next player’s turn.
       *[other] { $seat } does not have both water and sand.
    }
event-discard = No player can throw: { $seat_is ->
        [you] you draw a new hand.
       *[other] { $seat } draws a new hand.
    }
event-round = Round { $round } is over. Points: { $points }. { $dabs ->
        [none] Scores: { $accounts }.
       *[other] Dabs: { $dabs }.
    }
halved-pool = In round { $round }, only water or only sand hit { $seat_is ->
        [you] you
       *[other] { $seat }
    }. It is halved, and { $points ->
        [one] 1 point counts
       *[other] { $points } points count
    }.
halved-account = { $seat_is ->
        [you] You came
       *[other] { $seat } came
    } to { $total } after round { $round }. A score of 22, 44, 66 or 88 is halved: { $account } are left.


## Why a move is refused

refusal-no_throw = For a throw, name one water card, one sand card and a player, as in throw W5 S3 B.
refusal-one_of_each = Mud is exactly one water and one sand. Play umbrellas and special cards if mud flies at you.
refusal-no_card = This is not a card. The cards are W and S with 1 to 5 or 7, U with 1 to 7, Wind, Sun, Duck, Share, 13.
refusal-not_held = { $held ->
        [0] You have no { $card }.
       *[other] You have only { $held } × { $card }.
    }
refusal-no_player = This player does not exist. You can aim at { $aims }.
refusal-at_oneself = You cannot aim at yourself. You can aim at { $aims }.
refusal-is_out = { $seat } is out. You can aim at { $aims }.
refusal-no_answer = Add nothing (let), or add { $card } and aim (as in add W2 B).
refusal-only_missing = Only { $card } makes this mud perfect.
refusal-no_defence = This is not a defence. Take the mud (take), play umbrellas (shield W5=U6), or play one special card (Wind, Duck B, 13 W5).
refusal-holds_nothing_off = Water and sand block nothing.
refusal-alone = { $card ->
        [none] To take the mud, type only take.
       *[other] Play { $card } alone.
    }
refusal-duck_names = With a duck, name the new target: { $aims }.
refusal-thirteen_names = With the 13, name mud on the table with at most 13 points: { $mud }.
refusal-over_thirteen = The 13 wipes off at most 13 points, not { $points }.
refusal-in_order = Name the mud in the order on the table: { $mud }.
refusal-on_mud = Play umbrellas only on mud on the table: { $mud }.
refusal-only_umbrellas = On { $card } you can play only umbrellas (U1 to U7).
refusal-too_weak = { $umbrellas } on { $card }: { $lacks } too low.
refusal-shield_in_order = Name mud in the order on the table, each card once, with umbrellas from low to high. Of equal mud, name the first card first.


## Why a move is good

reason-heaviest = You have no heavier mud: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-nobody_adds = No player can add a card: it flies straight at { $seat }.
reason-at_leader = { $seat } would win if the game ended now.
reason-makes_perfect = { $card } makes the mud perfect: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-holds_off = It blocks { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $left ->
        [0] nothing hits you
        [one] 1 hits you
       *[other] { $left } hit you
    }.
reason-least = Weaker umbrellas would not be enough.
reason-passes_on = All of it flies at { $seat } instead: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-takes = { $points ->
        [one] Only 1 point hits you
       *[other] In all, { $points } points hit you
    }, and you keep all your cards.


## The rules

turn = You throw water and sand at another player. Here both are worth 5: that is perfect, and no player can add a card.
    .lies = Flies at a player
    .choice = Your hand
rules-aim = Players throw mud at each other. Mud that hits you goes to your pool and counts against you. { $party ->
        [true] After every round, the highest score gets a dab. A player with three dabs is out. The last player in wins.
       *[false] After the last round, the lowest score wins. Players with equal scores share the place.
    }
rules-dealing = There are 110 cards: six of each water and each sand, four of each umbrella, two of each special card. Each player gets seven. The others are the draw pile. Lots decide who starts the first round. After that, the next player clockwise starts each round.
    .title = Dealing
rules-throwing = On your turn, throw one water and one sand at another player. You must throw if you can. If you cannot, the next player clockwise has the turn.
    .title = Throwing
rules-perfect = Mud with as much water as sand is perfect: no player can add a card. For other mud, all players but the thrower are asked in secret. If you have exactly the missing card, you may add it and choose the target: any player but yourself. { $interrupt_order ->
        [target_first] If several players want to add the card, the target has priority, then the nearest player clockwise from the player who aimed last.
       *[clockwise] If several players want to add the card, the nearest player clockwise from the player who aimed last adds it.
    } The others keep theirs. There is no 6, so no player can add it.
    .title = Perfect mud
rules-defence = If mud flies at you, take it, play umbrellas, or play one special card. Play umbrellas on single mud cards. Together they must reach the value of the card, and then the whole card is blocked. Blocked mud is gone. The other mud goes to your pool. { $reopen_after_duck ->
        [true] After a duck, if the mud is not perfect, all players but the thrower are asked again for the missing card.
       *[false] After a duck, players can no longer add a card.
    }
    .title = Defence
rules-then = All players draw until they have seven cards, while cards are left. The thrower draws first. Then the last target has the turn, hit or not. After Share, the player who drew the highest mud card has the turn. Of several, it is the first one clockwise from the player of Share. If no player drew mud, it is the player of Share.
    .title = After the mud
rules-stall = A player who has both water and sand can throw. { $on_stall ->
        [end_round] If no player can throw, the round ends, even if cards are left in the draw pile.
       *[redraw] If no player can throw and cards are left in the draw pile, the player to throw discards the hand and draws a new one. Then the next player does the same, until a player can throw. If the draw pile is empty, the round ends.
    }
    .title = If no player can throw
rules-accounts = A round ends if { $on_stall ->
        [end_round] no player can throw
       *[redraw] the draw pile is empty and no player can throw
    }. Cards in hand do not count. The points of your pool are added to your score. A pool of only water or only sand counts half, rounded up. If your score is then 22, 44, 66 or 88, it is halved once: 44 becomes 22. Both are done for you. A pool stays whole if that is better for you: score 20 and 2 points of water make 22, which becomes 11.
    .title = Scores
rules-dabs = { $party ->
        [true] After each round, the player with the highest score gets a dab. If several share it, each gets one. A player with three dabs is out and gets no further cards. The last player in wins. If the last players go out together, they share the win.
       *[false] {""}
    }
    .title = Dabs
rules-table = Next to each name you see the pool with the { $open_pools ->
        [true] points
       *[false] number
    } of its mud cards, the cards in hand and the { $party ->
        [true] dabs
       *[false] score
    }. { $open_pools ->
        [true] The pools are open. You see them under “{ bar-sheet }” in the bar at the top.
       *[false] Players cannot look into a pool until the round ends, not even into their own.
    }
    .title = On the table
rules-taking-back = You cannot undo, because all players see a move at once. A secret answer stays, too, because a new answer would reveal something about your hand. You can undo only in a game against bots alone.
    .title = Undo


## On the page and in the terminal

round = { $rounds ->
        [none] Round { $round }
       *[other] Round { $round }/{ $rounds }
    }
pile = { $count ->
        [0] Pile empty
       *[other] Pile: { $count }
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
stage-perfect = perfect: no player can add a card
missing = { $card } would make it perfect
never-perfect = no card makes it perfect
answers = { $answered } of { $asked } have answered
    .short = { $answered } of { $asked } have decided
averted = blocked
lands = hits
lacks = { $count } too low
let = Add nothing
add-at = { $card } → { $name }
at-you = Mud at you: { $points }
defence = Umbrellas, a special card, or take it?
take = Take { $points }
duck-to = Duck: aim at { $name }
shared = Nothing hits you. The others draw, if cards are left
sheet = Scores
sheet-caption = Points of every round and the score after it
sheet-empty = No round is finished yet.
sheet-total = Score
sheet-dabs = Dabs
sheet-half-pool = mud of one kind counts half
sheet-half-account = score at 22, 44, 66 or 88: halved
sheet-pools = Cards in the pools
sheet-pools-now = The pools now
sheet-closed = { $cards }, face down


## On the page only

key-move = move through your cards
    .key = ← →
key-pick = pick up a card or put it back
    .key = Space
key-aim = aim at a player (clockwise from your left), or choose a mud card
    .key = { $players ->
        [6] 1 – 5
        [5] 1 – 4
       *[other] 1 – 3
    }
key-enter = play what you chose
    .key = Enter
key-let = add nothing
    .key = L
key-always = never add a card, on or off
    .key = A
key-idea = choose the umbrellas that block most
    .key = C
key-undo = put everything back
    .key = Backspace
key-sheet = show scores and pools
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
seat-aimed = is the target
seat-answered = has answered
seat-thinking = is thinking
hand-idle = cannot be used now
hand-placed = on a mud card
hand-not-asked = You cannot play a card now.
hand-window = Tap a target, or add nothing.
stage = The mud
stage-points = points
stage-place = Mud card { $card }
stage-under = under { $umbrellas }
stage-pile = Draw pile
throwing-both = Pick a water card and a sand card
throwing-water = Now a water card
throwing-sand = Now a sand card
throwing-whom = Tap the player to throw at
throwing-aim = Target
throwing-go = Throw
throwing-go-at = Throw at { $name }
answering-aim = Add { $card } and aim at
answering-add = Add { $card }
answering-add-long = Add { $card } and aim at { $name }
answering-may = Tap a target to add { $card }. { $order ->
        [target_first] If several want to, the old target may first.
       *[clockwise] If several want to, the first after the thrower may.
    }
answering-without = You do not have { $card } to add
answering-whom = Tap the new target
answering-given = You add nothing
answering-offered = You aim at { $name }, unless a player before you adds { $card }
answering-beaten = { $name } had priority, so you keep your { $card }.
answering-soon = The mud flies in a moment …
asks = Adding cards:
asks-always = ask every time
asks-able = ask if I can add one
asks-never = never ask
defending-ask = { $special ->
        [true] Tap umbrellas, or a special card to see its effect
       *[false] Tap umbrellas, or take the mud
    }
defending-bare = { $special ->
        [true] Tap a special card to see its effect, or take the mud
       *[false] You have to take the mud
    }
defending-wind = Wind blows all sand away. { $outcome }
defending-sun = Sun dries up all water. { $outcome }
defending-share = The mud is gone. All others draw a card: water or sand hits them.
defending-block = Block
defending-play = Play { $card }
defending-idea = Weakest umbrellas: { $umbrellas } ({ $points ->
        [0] nothing hits
       *[other] { $points } hit
    })
defending-no-idea = No umbrella is strong enough
defending-undo = Undo
defending-no-umbrella = You have no umbrella
defending-whom = Duck: all of it flies at another player. Choose one
defending-spare = The 13 wipes off mud with at most 13 points: tap it
defending-lacks = The umbrellas are { $count } too low
outcome = { $part ->
        [none] This way, nothing hits you
        [all] This way, all of it hits you: { $points }
       *[some] This way, only { $landing } { $count ->
            [one] hits
           *[other] hit
        } you: { $points }
    }
status-window = Add a card?
status-added = { $seat } has added { $card }
status-ducked = { $seat } has ducked
status-waiting = Waiting for { $names }
status-all = All have answered
status-wait-defence = Waiting for { $name }’s defence
status-sending = Sending …
status-passes = You have no { $card }: the mud flies on.
skip = Skip to my turn
status-rest = The others play. You can only watch now.
status-stuck = You have { $lacks ->
        [water] no water
        [sand] no sand
       *[both] neither water nor sand
    }, so you cannot throw. { $pile ->
        [0] The draw pile is empty.
       *[other] To draw new cards, play umbrellas or add a card.
    }
status-asked = All others are asked for a card.
sheet-round = Round
sheet-after = After round { $round }
sheet-go = Continue
sheet-pool-halved = only water or only sand: halved
sheet-account-halved = score halved to { $account }
asked-throw = Your turn. Throw one water and one sand at another player.
asked-window = Mud flies: { $mud }. Add { $card } and choose the target, or add nothing?
asked-defence = Mud at you: { $mud }, { $points }.
hint-throw = throw { $mud } at { $whom }
hint-add = add { $card } and aim at { $whom }
hint-let = add nothing
hint-take = take the mud
hint-shield = play umbrellas: { $groups }
hint-against = { $umbrellas } against { $mud }
hint-play = play { $card }
hint-duck = duck: the mud then flies at { $whom }
hint-avert = block { $mud } with the 13
hint-myself = myself
hint-less = { $points } points of mud worse
retold-duck = duck: the mud then flies at { $whom }
expected = Expected points of mud below the average of the others
expected-unit = { $points }{"\u00A0"}pts
expected-party = Expected number of players that go out before you
expected-mud = { $points } pts of mud
expected-places = { $places }{"\u00A0"}pl.


## In the terminal only

terminal-cards = cards
terminal-mud = mud
terminal-target = target
terminal-pairs = Water and sand: points · the card that would make it perfect
terminal-no-missing = none
terminal-whom = { $mud }, { $points }: which target?
terminal-window = Does a player add { $card }? All but the thrower are asked.
terminal-stuck = You cannot block this.
terminal-outcome = { $count ->
        [0] nothing hits
        [one] { $landing } hits: { $points }
       *[other] { $landing } hit: { $points }
    }
terminal-laid = With these umbrellas: { $outcome }
terminal-more = and { $count } more (m)
terminal-all = All answers with their numbers
terminal-keys = s scores · { $always ->
        [yes] n ask me again
       *[no] n never add a card
    }
terminal-always = You now never add a card. Type n on your turn to be asked again.
terminal-ask-throw = Water, sand, target ({ $example })?
terminal-ask-whom = Target ({ $letters }; z undo)?
terminal-ask-window = Enter adds nothing; a letter adds { $card } and aims there:
terminal-ask-defence = { $example ->
        [none] A number?
       *[other] A number, or umbrellas on mud ({ $example })?
    }
terminal-ask-stuck = Press Enter to take it:
terminal-ask-confirm = Enter plays this; type more umbrellas, or z to undo:
terminal-ask-more = More umbrellas ({ $example }); z undo:
terminal-no-throw = { $text } is not a throw. Type the values of a water and a sand card, and the target ({ $example }).
terminal-no-answer = { $text } is not an answer. Enter adds nothing; a letter ({ $letters }) adds { $card } and aims there.
terminal-no-defence = { $text ->
        [none] Choose a number
       *[other] { $text } is not a defence. Type a number
    } from 1 to { $count }{ $example ->
        [none] {""}
       *[other] , or umbrellas on mud ({ $example })
    }.
terminal-no-number = The list has the numbers 1 to { $count }.
terminal-only-take = You can only take it: press Enter.
terminal-too-weak = { $umbrellas }: { $reach } in all, too low for each card that would hit you.
terminal-nothing-to-undo = There is nothing to undo.

# Words to type in the terminal, in each language, separated by commas.
typed-throw = throw
typed-add = add
typed-let = l, let, let it fly
typed-take = t, take, nothing
typed-wind = blow
typed-sun = sun
typed-share = share
typed-duck = duck

terminal-typing =
    · Throw: 5 3 b throws Water 5 and Sand 3 at B. After 5 3 you are asked for the target.
    · Add a card: Enter adds nothing; b adds the missing card and aims at B. n never adds a card, until you type n again.
    · Defence: the number in the list, or umbrellas: w4=6 s1=1+1 plays U6 on W4 and two U1 on S1; u6 u1 plays them where they block most. You see the effect. Then Enter plays it, and z undoes it.
    · You can also type notation: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.

    ? these rules · s scores and pools · m all answers · q leave


## A view in words

position-round = { round }. { $first_is ->
        [you] You started.
       *[other] { $first } started.
    } Draw pile: { $pile }.
position-mud = { $phase ->
        [throw] { $active_is ->
            [you] You throw next.
           *[other] { $active } throws next.
        }
        [window] { position-mud.flies } { $missing } would make it perfect. Asked whether they add it: { $asked }.
        [defence] { position-mud.flies } { $target_is ->
            [you] You defend.
           *[other] { $target } defends.
        }
       *[other] {""}
    }
    .flies = { $aimer_is ->
        [you] You aimed
       *[other] { $aimer } aimed
    } { $mud } at { $target_is ->
        [you] you
       *[other] { $target }
    }: { $weight_points ->
        [one] 1 point
       *[other] { $weight_points } points
    }.
position-answer = { $answer ->
        [none] {""}
       *[other] Your secret answer: { $answer }.
    }
position-pools = { $pool_points ->
        [none] {""}
       *[other] Points in the pools: { $pool_points }. Cards in the pools: { $pool_cards }.
    }
position-dabs = { $dabs ->
        [none] {""}
       *[other] Dabs: { $dabs }. A player with three dabs is out.
    }
position-played = { $played_count ->
        [0] {""}
       *[other] Open in this round: { $played }.
    }


## How a game ended

ending-stuck = In { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    } { $points ->
        [1] 1 point
       *[other] { $points } points
    } of mud hit { $winner_is ->
        [you] you
       *[other] { $winner }
    }{ $rank ->
        [least] , less than any other player
        [equal] ; no other player got less
       *[more] ; others got less
    }.
ending-halved = { $winner_is ->
        [you] Your score
       *[other] The score of { $winner }
    } was halved to { $account } in round { $round }.
ending-party = { $winner_is ->
        [you] You
       *[other] { $winner }
    } { $still ->
        [in] stayed in until the end, after { $round ->
            [1] 1 round
           *[other] { $round } rounds
        }
       *[out] stayed in the longest, until round { $round }
    }.
ending-heaviest = The heaviest mud was { $points ->
        [1] 1 point
       *[other] { $points } points
    }. It hit { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
ending-perfect = { $perfect ->
        [0] No mud was perfect
        [1] Mud was perfect once
       *[other] Mud was perfect { $perfect } times
    }{ $stalls ->
        [0] {""}
        [1] , and players drew 1 new hand because no player could throw
       *[other] , and players drew { $stalls } new hands because no player could throw
    }.


## Lessons

lesson-first = Your first mud
    .about = Throw mud, block it, stay clean: a round in 90 seconds.
lesson-first-throw = The player who is hit by the least mud wins. Water and sand make mud. Tap water 5, sand 5 and Bea, then Throw at Bea.
lesson-first-throw-cem = Cem is a good target, too. But this lesson continues with Bea.
lesson-first-shield = Bea was the target, so she throws next: at you. An umbrella blocks a mud card of its value or less. Put one on each mud card.
lesson-first-shield-take = All 8 points hit you and count against you. Your two umbrellas would have blocked them.
lesson-first-shield-one = One mud card had no umbrella and hit you: 4 points. Put an umbrella on each card.
lesson-first-cem = After each throw, all players draw up to seven cards. Now the draw pile is empty, and the round ends soon. Throw water 7 and sand 7 at Cem: he is still clean.
lesson-first-cem-bea = Bea already has 10 points. The player with the least mud wins, so throw at the cleanest one: Cem.
lesson-first-cem-less = Your two 7s are more mud: 14 points. This lesson continues with them.
lesson-first-seven = You have only one umbrella, and it blocks only one card. Put it on the 7, not on the 1.
lesson-first-seven-one = Your umbrella blocked 1 point, and 7 hit you. Put it on the card that costs most.
lesson-first-seven-take = All 8 points hit you. The umbrella would have blocked 7 of them.
lesson-first-last = You have 1 point, Cem 7, Bea 10. Cem is second: throw your last mud at him.
lesson-first-last-bea = Bea already has the most mud. Cem, with 7 points, is second: throw at him.
lesson-first-end = The draw pile is empty, and no player can throw: the round is over. Your score is the lowest, so you win. In a game, others may add a third card, and there are special cards.
lesson-perfect = Perfect mud
    .about = Throw so that no player can turn your mud against you.
lesson-perfect-uneven = If you have water and sand, you must throw. You have only water 5 and sand 3: throw them at any player.
lesson-perfect-back = 5 water and 3 sand are uneven. A player with the missing 2 may add it and choose a new target. Cem did so and aimed at you. Block the 5 with your umbrella.
lesson-perfect-back-more = More mud hit you than necessary. Put your umbrella 5 on the water 5.
lesson-perfect-perfect = Mud with as much water as sand is perfect: no player can add a card. Throw water 4 and sand 4 at Bea.
lesson-perfect-perfect-cem = Cem is a good target, too. But this lesson continues with Bea.
lesson-perfect-perfect-added = This mud was uneven again. Cem added the missing card and threw it back at you. With 4 and 4, no player can do that.
lesson-perfect-six = 7 and 1 differ by 6, and there is no 6, so no player can add a card. Throw them at Cem, who is still clean.
lesson-perfect-six-bea = This mud is safe. But Bea already has 8 points, and Cem has none. Throw it at him.
lesson-perfect-six-added = This mud lacks a sand 4, and another player may have it. 7 and 1 are more mud, and no player can add a card.
lesson-perfect-end = Even mud, or 7 and 1, is safe: no player can turn it against you. Other mud may come back.
lesson-windows = When others throw
    .about = Add the missing card and choose the target.
lesson-windows-turn = Bea throws 3 and 1 at you. Sand 2 would make it perfect, and you have it. Add it and choose the target: Bea.
lesson-windows-turn-let = You added nothing, and the mud hit you: 4 points. With your sand 2, you could have aimed it at another player.
lesson-windows-turn-other = That keeps you clean, too. But this lesson continues with Bea.
lesson-windows-two = You may add a card even if the mud flies at another player. Add sand 3 and aim at any player.
lesson-windows-two-let = You may add nothing. But Cem added a sand 3. Try what happens if you both want to add one.
lesson-windows-without = Cem had a sand 3, too, and sits first after Bea: his card counts, and you keep yours. Now Dora throws 7 and 3. You have no sand 4: tap “Add nothing”.
lesson-windows-least = Sand 1 is missing. You have it, so you may choose the target. After you, Bea has the least mud: 6 points. Add sand 1 and aim at Bea.
lesson-windows-least-let = You added nothing, and the mud hit Dora, who already has the most. With sand 1, you choose the target.
lesson-windows-least-more = Cem and Dora already have more than Bea. After you, Bea has the least: aim at her.
lesson-windows-end = All players but the thrower are asked in secret. One card makes uneven mud perfect, and the player who adds it chooses the target.
lesson-shields = Umbrellas
    .about = Which umbrella to put on which mud card.
lesson-shields-sum = None of your umbrellas reaches 7. But umbrellas on one mud card add up. Put 3 and 4 on the 7, and the 1 on the other card.
lesson-shields-sum-one = Umbrellas 3 and 4 blocked the 7, but the 1 hit you. The umbrella 1 would have blocked it.
lesson-shields-sum-seven = Some mud hit you. Put umbrellas 3 and 4 on water 7, and umbrella 1 on sand 1.
lesson-shields-weak = Use the weakest umbrellas that are enough. Put the 3 and the 4 on the two 3s, and keep the 7.
lesson-shields-weak-seven = You stayed clean, but your umbrella 7 is gone. 3 and 4 were enough, and more mud will come.
lesson-shields-weak-lands = Mud hit you, but you have an umbrella for each card: 3 and 4.
lesson-shields-single = Each umbrella covers one card only. Block one of the 5s with the 7. The 2 is too weak for the other, so keep it.
lesson-shields-single-take = All 10 points hit you. The umbrella 7 would have blocked one of the two cards.
lesson-shields-single-both = The 7 alone was enough. You lost the umbrella 2 for nothing.
lesson-shields-end = Umbrellas on one card add up, but each covers only one card. Use the weakest that are enough, and keep the strong ones.
lesson-specials = Special cards
    .about = Five ways to avoid mud: Wind, Sun, 13, Duck, Share.
lesson-specials-wind = Instead of umbrellas, you may play one special card. Wind blows all sand away, here the 7, and only the water hits you. Tap Wind.
lesson-specials-wind-sun = Sun dried up the water, only 1 point, and the sand 7 hit you. Wind blows the sand away.
lesson-specials-wind-take = All 8 points hit you. With Wind, only the water 1 would have hit you.
lesson-specials-13 = You drew a 13. It wipes off mud cards with at most 13 points together. Use it on both 5s.
lesson-specials-13-less = Mud hit you, but the 13 could have wiped off both cards: 5 and 5 are only 10.
lesson-specials-duck = With Duck, all the mud flies at a player you choose, even at the thrower. Tap Duck, then Bea.
lesson-specials-duck-cem = That keeps you clean, too. But this lesson continues with Bea.
lesson-specials-duck-not = Mud hit you. With Duck, all of it would have hit another player.
lesson-specials-share = Play Share: the mud is gone, and each other player draws a card. If it is water or sand, it hits them.
lesson-specials-share-not = Mud hit you. With Share, it would be gone, and the others might get dirty.
lesson-specials-sun = Sun is the opposite of Wind: it dries up the water, here the 7, and only the sand hits you. Tap Sun.
lesson-specials-sun-take = All 8 points hit you. With Sun, only the sand 1 would have hit you.
lesson-specials-end = Mud flew at you five times, but only 2 points hit you. Play a special card alone, never with umbrellas.
lesson-accounts = Scores
    .about = What is halved, and who wins the game.
lesson-accounts-pool = You cannot block a 7. Mud that hits you stays face down until the round ends. Take it, and remember: 14 points.
lesson-accounts-22 = A score of exactly 22, 44, 66 or 88 after a round is halved. You have 14, so take all 8 points.
lesson-accounts-22-shield = 14 and 4 are 18. With all 8 points, your score would be 22, and halved to 11.
lesson-accounts-half = 22 became 11. A pool of only water or only sand counts half, too. Block the sand 1, so that only water hits you.
lesson-accounts-half-take = Water and sand count in full: 8 points. The water 7 alone would have counted half, rounded up: 4.
lesson-accounts-leader = This is the last throw, and the lowest score wins. You have 15, Cem has 8. Hit Cem, but do not bring him to exactly 22.
lesson-accounts-leader-22 = 8 and 14 are 22, which is halved: Cem has 11 and wins. 7 and 1 would have brought him to 16.
lesson-accounts-leader-bea = Cem has 8 and wins. You can only overtake him if you throw at him.
lesson-accounts-end = You have 15, Cem 16, Bea 20: you win. Scores are halved automatically, but you can play for it.
