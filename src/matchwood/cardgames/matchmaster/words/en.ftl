# Texts of MatchMaster in English, for the page and the terminal. docs/reference/game_package.md lists the reserved names.

title = MatchMaster
about = Bid how many tricks you will take – and take exactly that many.


## House rules

option-overtrump = You must overtrump
    .note = If you have to play a trump, it must be higher than this one, if possible.
    .value-highest = the highest trump
    .value-previous = the trump played last
option-undertrump = If you cannot overtrump,
    .note = If you cannot follow suit and all your trumps are too low.
    .value-forced = you must still play a trump
    .value-free = you may play any card
option-rounds = Rounds
    .note = Each round has one card fewer. In the long game, the number then rises again.
    .value-full = 13 – 7 cards to 1 and back
    .value-short = 7 – 7 cards to 1
option-direction = Direction of play
    .note = Changes only the drawing of the table. The order of the players stays the same.
    .value-clockwise = clockwise
    .value-counterclockwise = counterclockwise


## Cards, bids, counts

suit-means = { $suit ->
        [T] T: trump (dark orange), beats all others
        [L] L: light orange
        [B] B: dark blue
       *[S] S: light blue
    }
card-T = Trump { $rest }
card-L = Light orange { $rest }
card-B = Dark blue { $rest }
card-S = Light blue { $rest }
move-bid = { $rest ->
        [0] bid no tricks
        [one] bid 1 trick
       *[other] bid { $rest } tricks
    }
move-card = play { $card }
table-round = round
table-bids = bid
table-cards = cards
table-tricks = tricks
table-trick = trick
table-scores = points
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }


## What happens

event-deal = Round { $round }. { $dealer_is ->
        [you] You deal
       *[other] { $dealer } deals
    } { $size ->
        [one] 1 card
       *[other] { $size } cards
    } each.
event-bid = { $seat_is ->
        [you] You have bid.
       *[other] { $seat } has bid.
    }
event-bids = The bids: { $bids }.
event-card = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $card }.
event-trick = { $winner_is ->
        [you] You take the trick.
       *[other] { $winner } takes the trick.
    }
event-round = The round is over: { $scores }.


## Why a move is refused

refusal-no_bid = A bid is a whole number from 0 to { $most }.
refusal-no_card = This is not a card. A card is a letter (T, L, B, S) and a number from 1 to 13.
refusal-not_held = You do not have { $card }.
refusal-must_follow = Follow suit: { $suit ->
        [T] trump
        [L] light orange
        [B] dark blue
       *[S] light blue
    }.
refusal-must_trump = Play a trump.
refusal-must_beat = Play a higher trump than { $card }.


## Why a move is good

reason-sure_tricks = No other player can have a trump above { $cards }, so this is { $cards_count ->
        [one] 1 trick
       *[other] { $cards_count } tricks
    } for certain.
reason-high_trumps = Only { $above_count ->
        [one] 1 trump ({ $above }) is
       *[other] { $above_count } trumps ({ $above }) are
    } higher than your { $cards }, so this should be { $cards_count ->
        [one] 1 trick
       *[other] { $cards_count } tricks
    }.
reason-counts_on = Your other cards still have to take { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
reason-many_trumps = You have { $cards_count ->
        [one] 1 trump
       *[other] { $cards_count } trumps
    } among { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
reason-strongest = { $cards_count ->
        [one] Your strongest card is { $cards }. This bid counts on 1 trick from it.
       *[other] Your strongest cards are { $cards }. This bid counts on 1 trick from each.
    }
reason-low_trumps = Your highest trump is { $card }. Higher trumps of the others: { $above }.
reason-no_trumps = You have no trump, and every trump beats your cards.
reason-wins = It takes the trick for certain: no other player can have a higher card. You bid { $bid } and then have { $trick }.
reason-keeps_bid = You have the tricks you bid ({ $bid }). { $card } takes this one instead of you.
reason-ducks = You cannot take this trick: { $card } is higher.
reason-no_more = You have more tricks than you bid. { $card } takes this one instead of you.
reason-wins_anyway = You have enough tricks, but { $card } takes one in any case: no other player can have a higher trump.
reason-sheds_highest = You get rid of your highest card that cannot take this trick.
reason-keeps_higher = It is the lowest card that you may play. You keep the higher ones.
reason-hard_to_beat = Only { $by_count ->
        [one] 1 card
       *[other] { $by_count } cards
    } can still beat it ({ $by }), and you need the trick.
reason-easy_to_beat = You have the tricks you bid ({ $bid }). A further trick would cost a point, and { $above ->
        [one] 1 card
       *[other] { $above } cards
    } can still beat this one.
reason-saves = You keep { $cards } for later: no other player can have a higher trump.


## The rules

turn = Dark blue was led, so you play dark blue. Your 13 is the highest card and takes the trick.
    .lies = On the table
    .choice = Your hand
rules-aim = In each round, look at your cards and secretly bid how many tricks you will take. You gain points only if you take exactly that many.
rules-cards = There are four suits, each from 1 to 13: trump (dark orange), light orange, dark blue and light blue. The letter in the corner of a card shows its suit. Trump beats all other suits in every round.
    .title = The cards
rules-round = Each player gets 7 cards, then 6, and so on down to 1{ $rounds ->
        [short] : seven
       *[full] , then back up to 7: thirteen
    } rounds. All 52 cards are shuffled before every round. Cards that are not dealt stay face down. The first dealer is drawn by lot. After each round, the next player deals.
    .title = A round
rules-bid = Look at your cards and secretly choose how many tricks you want to take. You may also bid 0. The bids may add up to any number. When all players have chosen, all bids are shown at the same time.
    .title = The bid
rules-tricks = Each player in turn plays one card. The best card takes the trick. In the first trick, the player after the dealer leads. You may lead any card, even a trump.
    .title = The tricks
rules-plain-led = If you have the suit that was led, play any card of it. It does not have to be higher. If you do not have it, you must play a trump, if possible one higher { $overtrump ->
        [previous] than the trump played last
       *[highest] than all trumps in the trick
    }. { $undertrump ->
        [free] If all your trumps are too low, play any card.
       *[forced] If all your trumps are too low, you must still play one of them.
    } If you have neither the suit nor a trump, play any card.
    .title = If trump is not led
rules-trump-led = You must play a trump, if possible one higher { $overtrump ->
        [previous] than the trump played last
       *[highest] than all trumps in the trick
    }. If you have no trump, play any card.
    .title = If trump is led
rules-winner = The highest trump takes the trick. Without a trump, the highest card of the suit that was led takes it. The player who took the trick leads the next one.
    .title = Who takes the trick
rules-points = If your bid is exact, you get 10 points, plus 1 for each trick. If not, you lose 1 point for each trick too many or too few. After the last round, the highest total wins. If several players share it, they all win.
    .title = Points
rules-taking-back = You can undo your bid until all players have bid: the others have not seen it. You can undo a card only in a game against bots alone.
    .title = Undo


## On the page and in the terminal

round = Round { $round }/{ $rounds }
hand = Your cards
hand-any = You may play any card
trick = The trick
last-trick = Last trick
last-trick-none = This round has no finished trick yet.
trick-led = led
bids-question = How many tricks will you take?
sheet = Score sheet
sheet-bid = Bid
sheet-tricks = Tricks
sheet-points = Points
sheet-total = Total
sheet-legend = tricks taken / bid
sheet-example = { $taken ->
        [one] 1 trick
       *[other] { $taken } tricks
    } taken, { $bid } bid


## On the page only

key-bid = choose a bid
    .key = 0 – 7
key-move = move through cards or bids
    .key = ← →
key-enter = play the card, or confirm the bid
    .key = Enter
key-sheet = show the score sheet
    .key = S
key-last-trick = show the last trick
    .key = L
seat-points = { $points ->
        [-1] minus 1 point
        [one] 1 point
       *[other] { $points } points
    }
seat-dealer = deals
    .mark = D
seat-turn = has the turn
seat-unit = pts
seat-thinking = is bidding
seat-fixed = has bid
seat-target = { $taken } of { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }
hand-bidding = First, all players bid
hand-not-yet = Not your turn
hand-not-now = You cannot play that card now
hand-empty = No cards left
hand-pending = is being played
bids-choose = { $count ->
        [0] 0 matches: no trick
        [one] 1 match: 1 trick
       *[other] { $count } matches: { $count } tricks
    }
bids-secret = Secret until all players have bid
bids-first = Secret. Trump is dark orange (T).
bids-confirm = { $count ->
        [0] Bid no tricks
        [one] Bid 1 trick
       *[other] Bid { $count } tricks
    }
bids-pick = Tap a number
bids-sending = Sending your bid …
bids-take-back = Undo my bid
bids-taking-back = Undoing your bid …
bids-total = Bids: { $bid } for { $size ->
        [one] 1 trick
       *[other] { $size } tricks
    } – { $fit ->
        [exact] an exact fit
        [few] { $off } left over
       *[many] { $off } too many
    }
status-play = Your turn
status-lead = Your turn: you lead
status-waiting-bids = Waiting for { $names }
status-revealed = All bids are shown
status-waiting-card = { $name }’s turn
status-takes = { $name } takes the trick
status-you-take = Your trick!
sheet-caption = Bid, tricks taken and points in every round
sheet-round = Round
sheet-cards = Cards
sheet-empty = No round is finished yet.
sheet-hit = hit
sheet-missed = missed
sheet-after = After round { $round }
sheet-go = Continue
last-trick-winner = { $winner_is ->
        [you] You took it.
       *[other] { $winner } took it.
    }
hint-general-bid = Count your high trumps. Any other card takes a trick only if no player trumps it.
hint-general-card = { $need ->
        [more] You still need { $missing ->
            [one] 1 trick
           *[other] { $missing } tricks
        } and have { $held }.
        [none] You have the tricks you bid. Try not to take another one.
       *[less] You have more tricks than you bid. Each further one costs a point.
    }
hint-less = { $points } points worse, compared with the others
expected = Expected points above the average of the others
expected-unit = { $points }{"\u00A0"}pts
signs = Signs next to the names
signs-dealer = deals this round
signs-target = tricks taken / bid
signs-best = The card that glows would take the trick now.
sticks = What the matches show
sticks-fresh = trick bid, not taken yet
sticks-burning = trick bid and taken
sticks-burnt = trick taken, one too many


## In the terminal only

terminal-dealer = dealer: { $name }
terminal-together = Sum of bids: { $sum }, tricks: { $size }
terminal-leads = { $seat_is ->
        [you] You lead.
       *[other] { $seat } leads.
    }
terminal-ask-bid = How many tricks will you take (0-{ $size })?
terminal-ask-card = Which card?
terminal-no-bid = { $text } is not a bid. Type a whole number from 0 to { $size }.
terminal-no-card = { $text } is not a card. Type its number (1-{ $count }), or its letter and rank, such as { $example }.
terminal-keys = s score sheet
terminal-typing =
    · Suits: ▲ T trump, ● L light orange, ■ B dark blue, ✱ S light blue.
    · Type a bid as 3 (or bid 3). Type a card as the number below it, or as t5 or T5. If only one card is allowed, press Enter.
    · ? these rules · s score sheet · q leave


## A view in words

position-round = Round { $round } of { $rounds }, { $size ->
        [one] 1 card
       *[other] { $size } cards
    } each. { $dealer_is ->
        [you] You dealt.
       *[other] { $dealer } dealt.
    }
position-trick = { $phase ->
        [bidding] All players bid in secret now.
        [playing] { $trick_count ->
            [0] { $leader_is ->
                [you] You lead the next trick.
               *[other] { $leader } leads the next trick.
            }
           *[other] On the table: { $trick }.
        }
       *[other] {""}
    }
position-last = { $last_trick ->
        [none] {""}
       *[other] The last trick was { $last_trick_cards }. { $last_trick_winner_is ->
            [you] You took it.
           *[other] { $last_trick_winner } took it.
        }
    }
position-played = { $played_count ->
        [0] {""}
       *[other] Played in this round: { $played }.
    }


## How a game ended

ending-lead = { $winner_is ->
        [you] You
       *[other] { $winner }
    } { $when ->
        [first] led from the first round to the last
        [last] took the lead in the last round
       *[later] led from round { $from } to the end
    }{ $before_is ->
        [none] {""}
        [you] {" "}– before that, you led
       *[other] {" "}– before that, { $before } led
    }.
ending-shared = { $points ->
        [1] 1 point
       *[other] { $points } points
    } each after { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }.
ending-hits = { $winner_is ->
        [you] Your bid
       *[other] The bid of { $winner }
    } was exact in { $hits } of { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }{ $rank ->
        [most] , more often than any other player’s
        [equal] ; no other player’s was exact more often
       *[fewer] , although other players’ bids were exact more often
    }.
ending-best = { $winner_is ->
        [you] Your best round
       *[other] The best round of { $winner }
    } was round { $round }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }.


## Lessons

lesson-first = Your first deal
    .about = Bid, follow suit, trump: the whole game in 90 seconds.
lesson-first-bid = One card each is a trick. The highest of the first colour takes it, but dark orange trumps (1 to 13) beat all. How many will you take? Tap 2, for your 12 and 10.
lesson-first-bid-low = Both your trumps took a trick: without the suit that was led, you must play a trump. You bid fewer, and each trick too many costs a point.
lesson-first-bid-high = Your small cards took no trick. You took 2, and each trick too few costs a point.
lesson-first-follow = The numbers next to a name are tricks: taken / bid. Bea played light blue first. You have light blue, so you must play it. Tap the light blue 4.
lesson-first-trump = Bea played dark blue first. You have none, so you must play a trump. You are the last to play, so the 10 is enough. Tap it.
lesson-first-trump-high = The 12 took this trick. But then Bea’s 11 beat your 10: you took one trick, not two. If the smaller trump is enough, keep the bigger one.
lesson-first-low = You have one trick. Your 12 will take the second one. Now you lead. Play the 3, so that another player takes this trick.
lesson-first-low-trump = That was your second trick. But then your 3 took a third one: the others had neither light orange nor a trump. One trick too many costs a point.
lesson-first-last = Dark blue was led again. You must play a trump. Tap your 12: it takes the second trick.
lesson-first-end = You bid 2 and took 2: 10 points, plus 1 for each trick. Bea bid 1 and took 2: minus 1. Cem bid 0 and took 0: 10. One more rule: if you must trump, beat the highest trump on the table if you can.
lesson-bidding = How many tricks?
    .about = Four hands to bid on, from 0 tricks to all.
lesson-bidding-none = Three small cards and no trump will take no trick. Bid 0: that also scores 10 points if it is exact.
lesson-bidding-none-some = Your small cards took no trick, and each trick too few costs a point. A bid of 0 would have scored 10 points.
lesson-bidding-trumps = No card beats your trump 13, and few beat your trump 10. Your two small cards will take no trick. Bid 2.
lesson-bidding-trumps-low = Both trumps took a trick: if you cannot follow suit, you must play a trump. Each trick too many costs a point.
lesson-bidding-trumps-high = Your two small cards took no trick, and each trick too few costs a point. You had two good cards: bid 2.
lesson-bidding-long = You have high cards of one suit but no trump. They take no trick if another suit is led or a player trumps them. Bid 0.
lesson-bidding-long-some = First other suits were led, and then your light orange was trumped. High cards of one suit alone are worth little.
lesson-bidding-drawn = Now you lead. Play your high trumps first: then the others lose theirs and cannot trump your light orange. Bid 4.
lesson-bidding-drawn-few = Your trumps drew all other trumps. Then no card could beat your light orange. You took every trick, more than you bid.
lesson-bidding-end = All 4 tricks: 14 points. Count your high trumps first. A long suit counts if you can draw all trumps. An exact bid of 0 scores 10.
lesson-overtrumping = Overtrumping
    .about = When you must play a trump, and how high.
lesson-overtrumping-higher = You have no light orange, so you must play a trump. It must be higher than Dora’s 4. The 5 is enough: tap it.
lesson-overtrumping-higher-ten = The 10 took the trick. But in the end, Bea’s 7 beat your 5: you took one trick, not two. If the smaller trump is enough, keep the bigger one.
lesson-overtrumping-lead = The 10 will take your second trick, so get rid of the trump 2. Lead it: a player with a higher trump must beat it.
lesson-overtrumping-lead-other = Then you keep the trump 2. Even a 2 takes a trick if no other player trumps. If you lead it now, a higher trump will probably beat it.
lesson-overtrumping-under = A new deal. You bid 1, and you must trump again. You cannot beat Dora’s 10, so play the 3.
lesson-overtrumping-under-nine = The 10 beat your 9, and later your 3 could not beat the 5. If you cannot take the trick, keep the bigger trump.
lesson-overtrumping-led = Dora leads a trump. If you have a higher one, you must play it. Tap your 9: it takes the one trick that you bid.
lesson-overtrumping-end = Follow suit if you can. If not, play a trump, a higher one if possible. This also holds if a trump is led. If you have neither, play any card.
