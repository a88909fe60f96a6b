# What is said of MatchMaster in English, on the page and in the terminal. docs/add_a_game.md says which names have a meaning.

title = MatchMaster
about = Say how many tricks you will take – and take exactly that many.


## House rules

option-overtrump = You must overtrump
    .note = Whoever has to play a trump goes higher than this one, if possible.
    .value-highest = the highest trump
    .value-previous = the trump played last
option-undertrump = If you cannot overtrump,
    .note = For a hand that cannot follow suit and whose trumps are all too low.
    .value-forced = you must still play a trump
    .value-free = you may play any card
option-rounds = Rounds
    .note = One card fewer in every round; the long game climbs up again.
    .value-full = 13 – from 7 cards to 1 to 7
    .value-short = 7 – from 7 cards to 1
option-direction = Direction of play
    .note = Which way round the table is drawn. Who plays after whom stays the same.
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
        [you] Your bid is fixed.
       *[other] { $seat } has chosen.
    }
event-rethink = { $seat_is ->
        [you] Your bid is taken back.
       *[other] { $seat } thinks again.
    }
event-bids = The bids: { $bids }.
event-card = { $seat }: { $card }.
event-trick = { $winner_is ->
        [you] You take the trick.
       *[other] { $winner } takes the trick.
    }
event-round = The round is over: { $scores }.


## Why a move is refused

refusal-no_bid = A bid is a whole number from 0 to { $most }.
refusal-no_card = That is not a card: a card is a letter (T, L, B, S) and a number from 1 to 13.
refusal-not_held = You do not hold { $card }.
refusal-must_follow = Follow suit: { $suit ->
        [T] trump
        [L] light orange
        [B] dark blue
       *[S] light blue
    }.
refusal-must_trump = Play a trump.
refusal-must_beat = Play a higher trump than { $card }.


## Why a move is good

reason-sure_tricks = Nobody can hold a trump above { $cards }, so that is { $cards_count ->
        [one] 1 trick
       *[other] { $cards_count } tricks
    } for certain.
reason-high_trumps = Only { $above_count ->
        [one] 1 trump ({ $above }) is
       *[other] { $above_count } trumps ({ $above }) are
    } higher than your { $cards }, so that should be { $cards_count ->
        [one] 1 trick
       *[other] { $cards_count } tricks
    }.
reason-many_trumps = You hold { $cards_count ->
        [one] 1 trump
       *[other] { $cards_count } trumps
    } among { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
reason-low_trumps = Your highest trump is { $card }: of the others, { $above } are higher.
reason-no_trumps = You hold no trump, and every trump beats what you hold.
reason-wins = It wins for certain: nobody can hold a card that beats it. You bid { $bid }; with it you have { $trick }.
reason-keeps_bid = You have the tricks you bid ({ $bid }), and { $card } takes this one off your hands.
reason-ducks = This trick is lost anyway: { $card } lies above.
reason-no_more = You have more tricks than you bid, and { $card } takes this one off your hands.
reason-wins_anyway = You need no more tricks, but { $card } wins one whenever you play it: nobody can hold a higher trump.
reason-hard_to_beat = Only { $by_count ->
        [one] 1 card
       *[other] { $by_count } cards
    } can still beat it ({ $by }), and you need the trick.
reason-easy_to_beat = You have the tricks you bid ({ $bid }), and { $above ->
        [one] 1 card
       *[other] { $above } cards
    } can still take this one off your hands.
reason-saves = You keep { $cards } for later: nobody can hold a higher trump.


## The rules

turn = Dark blue was led, so you play dark blue. Your 13 is the highest and takes the trick.
    .lies = On the table
    .choice = Your hand
rules-aim = In each round you look at your cards and secretly say how many tricks you will take. You gain points only if you take exactly that many.
rules-cards = Four suits run from 1 to 13: trump (dark orange), light orange, dark blue and light blue. The letter in the corner of a card names its suit. Trump beats all the others in every round.
    .title = The cards
rules-round = Everybody gets 7 cards, then 6, and so on down to 1{ $rounds ->
        [short] : seven
       *[full] , then back up to 7: thirteen
    } rounds. For every round all 52 cards are shuffled anew; those that are not dealt stay face down. Chance finds the first dealer; after each round the next player deals.
    .title = A round
rules-bid = Look at your cards and secretly choose how many tricks you want to take; none is a bid, too. The bids together may come to any number. Once everybody has chosen, all bids are shown at the same time.
    .title = The bid
rules-tricks = Everybody plays one card in turn; the best one takes them all. The player after the dealer leads first. Any card may be led, a trump as well.
    .title = The tricks
rules-plain-led = If you hold the suit that was led, play any card of it; it need not be higher. If you do not hold it, you must play a trump, if possible higher { $overtrump ->
        [previous] than the trump that was played last
       *[highest] than any that lies already
    }. { $undertrump ->
        [free] If your trumps are all too low, play any card.
       *[forced] If your trumps are all too low, play one of them all the same.
    } If you have neither the suit nor a trump, play whatever you like.
    .title = If trump is not led
rules-trump-led = You must play a trump, if possible higher { $overtrump ->
        [previous] than the trump that was played last
       *[highest] than any that lies already
    }. If you have no trump, play whatever you like.
    .title = If trump is led
rules-winner = The highest trump takes the trick; without a trump, the highest card of the suit that was led. Whoever takes it leads next.
    .title = Who takes it
rules-points = Hit your bid: 10 points, plus one for each trick. Miss it: minus one point for each trick too many or too few. After the last round the highest total wins; if several have it, all of them win.
    .title = Points
rules-taking-back = You may take your bid back as long as somebody still has to choose: nobody has seen it. A card that was played stays: everybody has seen it.
    .title = Taking back


## On the page and in the terminal

round = Round { $round }/{ $rounds }
hand = Your cards
hand-any = Play any card you like
trick = The trick
last-trick = Last trick
last-trick-none = There was no trick yet in this round.
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
key-enter = play the card, confirm
    .key = Enter
key-sheet = score sheet
    .key = S
key-last-trick = last trick
    .key = L
seat-points = { $points ->
        [-1] minus 1 point
        [one] 1 point
       *[other] { $points } points
    }
seat-dealer = deals
    .mark = D
seat-turn = to play
seat-unit = pts
seat-thinking = is choosing
seat-fixed = has chosen
seat-target = { $taken } of { $bid ->
        [one] 1 trick
       *[other] { $bid } tricks
    }
hand-bidding = First everybody bids
hand-not-yet = Not your turn
hand-not-now = You cannot play that card now
hand-empty = No cards left
hand-pending = is being played
bids-choose = { $count ->
        [0] 0 matches: no trick
        [one] 1 match: 1 trick
       *[other] { $count } matches: { $count } tricks
    }
bids-secret = Secret until everybody has chosen
bids-first = Secret. Trump is dark orange (T).
bids-confirm = { $count ->
        [0] Bid no tricks
        [one] Bid 1 trick
       *[other] Bid { $count } tricks
    }
bids-pick = Tap a number
bids-sending = Placing your bid …
bids-take-back = Take my bid back
bids-taking-back = Taking it back …
bids-total = Bids: { $bid } for { $size ->
        [one] 1 trick
       *[other] { $size } tricks
    } – { $fit ->
        [exact] an exact fit
        [few] { $off } too few
       *[many] { $off } too many
    }
status-play = Your turn
status-lead = Your turn to lead
status-waiting-bids = Waiting for { $names }
status-revealed = All bids are open
status-waiting-card = { $name } to play
status-takes = { $name } takes the trick
status-you-take = Your trick!
sheet-caption = Bid, tricks taken and points of every round
sheet-round = Round
sheet-cards = Cards
sheet-empty = No round is finished yet.
sheet-hit = hit
sheet-missed = missed
sheet-after = After round { $round }
sheet-go = Play on
last-trick-winner = { $winner_is ->
        [you] You took it.
       *[other] { $winner } took it.
    }
hint-general-bid = Count your high trumps: any other card takes a trick only if nobody trumps it.
hint-general-card = { $need ->
        [more] You still need { $missing ->
            [one] 1 trick
           *[other] { $missing } tricks
        } and hold { $held }.
        [none] You have the tricks that you bid: try to lose the others.
       *[less] You have more tricks than you bid: each further one costs a point.
    }
hint-less = { $points } points less, measured against the other players
expected = Expected points above the others’ average
expected-unit = { $points }{"\u00A0"}pts
signs = Signs at the seats
signs-dealer = deals this round
signs-target = tricks taken / bid
sticks = Reading the matches
sticks-fresh = bid, not taken yet
sticks-burning = bid and taken
sticks-burnt = taken, one too many


## In the terminal only

terminal-dealer = dealer: { $name }
terminal-together = Bids together: { $sum }, tricks: { $size }
terminal-leads = { $seat_is ->
        [you] You lead.
       *[other] { $seat } leads.
    }
terminal-ask-bid = How many tricks will you take (0-{ $size })?
terminal-ask-card = Which card?
terminal-no-bid = { $text } is not a bid: type a whole number from 0 to { $size }.
terminal-no-card = { $text } is not a card: type its number (1-{ $count }), or its letter and rank, such as { $example }.
terminal-keys = s score sheet
terminal-typing =
    · Suits: ▲ T trump, ● L light orange, ■ B dark blue, ✱ S light blue.
    · Type a bid as 3 (or bid 3); a card as the number below it, or as t5 or T5. Enter alone plays the card if only one is allowed.
    · ? these rules · s score sheet · q leave


## How a game ended

ending-lead = { $winner_is ->
        [you] You
       *[other] { $winner }
    } { $when ->
        [first] led from the first round to the last
        [last] took the lead only in the last round
       *[later] led from round { $from } to the end
    }{ $before_is ->
        [none] {""}
        [you] {" "}– before that you did
       *[other] {" "}– before that { $before } did
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
        [most] , more often than anybody else’s
        [equal] ; nobody’s was exact more often
       *[fewer] , though others hit more often
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
lesson-first-bid = Each player plays one card: that is a trick. The best card takes it. Dark orange trumps beat all others. Say how many tricks you will take: pick 2, for your 12 and 10.
lesson-first-bid-low = Both trumps took a trick: without the suit that was led, you have to play a trump. You bid fewer, and every trick too many costs a point.
lesson-first-bid-high = Your small cards took nothing. You took 2 tricks, and every trick too few costs a point.
lesson-first-follow = The numbers beside a name are the tricks: taken / bid. Bea led light blue. You have that suit, so you must play it: the light blue 4.
lesson-first-trump = Bea led dark blue, and you have none. So you must play a trump. You are the last to play: the 10 is enough.
lesson-first-trump-high = The 12 took this trick. But then your 10 met Bea’s 11: one trick instead of two. Where the smaller trump is enough, keep the bigger one.
lesson-first-low = One trick is yours. The 12 will take the second. You lead now: give this trick away with the 3.
lesson-first-low-trump = That was your second trick. But then nobody could beat even your 3, and it took a third. One too many costs a point.
lesson-first-last = Dark blue was led again. You must play a trump: your 12 takes the second trick.
lesson-first-end = You bid 2 and took 2: 10 points for the right number, and 1 for each trick. Bea bid 1 and took 2: minus 1. Cem bid 0 and took none: 10.
lesson-bidding = How many tricks?
    .about = Four hands to count, from no trick at all to every one.
lesson-bidding-none = Three small cards and no trump will take nothing, so bid 0: that is worth 10 points, too.
lesson-bidding-none-some = Your small cards took nothing, and every trick too few costs a point. With a bid of 0 it would have been 10 points.
lesson-bidding-trumps = Nothing beats your 13, little beats your 10, and the two small cards will take nothing: bid 2.
lesson-bidding-trumps-low = Both trumps took a trick: when you cannot follow suit, you have to trump. Every trick too many costs a point.
lesson-bidding-trumps-high = The two small cards took nothing, and every trick too few costs a point. You had two good cards: 2.
lesson-bidding-long = High cards of one suit take nothing when another is led or somebody trumps, and you have no trump: bid 0.
lesson-bidding-long-some = Other suits were led, and at last your light orange was trumped. High cards of one suit alone are worth little.
lesson-bidding-drawn = Now you lead, and your high trumps draw those of the others, so that nobody can trump your light orange: bid 4.
lesson-bidding-drawn-few = Your trumps drew all the others, and then nobody could beat your light orange: you took every trick, more than you had bid.
lesson-bidding-end = All 4: 14 points. Count your high trumps first. A long suit counts if you can draw the trumps, and a bid of 0 is worth 10.
lesson-overtrumping = Overtrumping
    .about = When you have to trump, and how high.
lesson-overtrumping-higher = You have no light orange, so you must play a trump. It must be higher than Dora’s 4: the 5 is enough.
lesson-overtrumping-higher-ten = The 10 took the trick, but in the end Bea’s 7 beat your 5: one trick instead of two. Where the smaller trump is enough, keep the bigger one.
lesson-overtrumping-lead = The 10 will take your second trick, so get rid of the 2: it is trump, and whoever has a higher one must beat it.
lesson-overtrumping-lead-other = Then the trump 2 stays with you, and even a 2 takes a trick when nobody else trumps. Led now, it will most likely be beaten.
lesson-overtrumping-under = A new deal, you bid 1, and you must trump again: Dora’s 10 is too high, so give away the 3.
lesson-overtrumping-under-nine = The 9 was lost to the 10, and the 3 could do no more against the 5. Where you cannot win anyway, keep the bigger trump.
lesson-overtrumping-led = Dora leads a trump, and whoever has a higher one must play it: your 9 takes the one trick that you bid.
lesson-overtrumping-end = Follow suit; if you cannot, trump – higher, if you can. The same goes when trump is led. Only without both may you play any card.
