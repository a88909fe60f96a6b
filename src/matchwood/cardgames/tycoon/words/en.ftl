# What is said of Matchstick Tycoon in English, on the page and in the terminal. docs/add_a_game.md says which names have a meaning.

title = Matchstick Tycoon
about = Make your cards stronger with matches – and be the first to be rid of both.


## House rules

option-equal_deal = If the cards do not come out even
    .note = With some numbers of players, from five on, there are cards left over.
    .value-false = some get one card more
    .value-true = the spare cards are set aside
option-revolution_at = A revolution takes
    .note = How many cards of one number turn the order round.
    .value-5 = five cards
    .value-4 = four cards or five
option-expansion = Extra cards (shapes assumed)
    .note = How these cards look was never published; G and H would be the strongest.
    .value-none = none: 56 cards
    .value-GH = two G and two H: 60 cards
    .value-all = four each of G, H, two bars, blank: 72


## Cards, plays, counts

kind-bars = two bars
kind-blank = blank
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
matches = { $count ->
        [0] no match
        [one] 1 match
       *[other] { $count } matches
    }
play = { $count } × { $number }
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
move-pass = pass
move-return = give a match back
move-play = play { play } (from { $cards })
table-cards = cards
table-sticks = matches
table-places = place
table-play = to beat


## What happens

event-deal = The cards are dealt. { $leader_is ->
        [you] You lead.
       *[other] { $leader } leads.
    }
event-play = { $seat_is ->
        [you] You play
       *[other] { $seat }:
    } { $cards_count } × { $number }, { $sticks ->
        [0] no match
        [one] 1 match
       *[other] { $sticks } matches
    }.
event-revolution = Revolution! { $order ->
        [reversed] Now small numbers beat big ones.
       *[normal] Big numbers beat small ones again.
    }
event-pass = { $seat_is ->
        [you] You pass and take a match.
       *[other] { $seat } passes and takes a match.
    }
event-return = { $seat_is ->
        [you] You have no cards and give a match back.
       *[other] { $seat } has no cards and gives a match back.
    }
event-out = { $seat_is ->
        [you] You are out: { place }!
       *[other] { $seat } is out: { place }.
    }
event-clear = The table is cleared. { $leader_is ->
        [you] You lead.
       *[other] { $leader } leads.
    }
event-lead = { $seat_is ->
        [you] You lead now.
       *[other] { $seat } leads now.
    }


## Why a move is refused

refusal-no_move = That is no move: a play names a number and cards, as in 8: 0 0 8; besides there are pass and return.
refusal-no_number = “{ $name }” is no number{ $meant ->
        [none] {""}
       *[other] , but { $meant } is
    }: there are 0 to 9, A, b, C, d, E and F, with extra cards G and H.
refusal-no_card = { $shown_by ->
        [none] “{ $name }” is no card: there are 0 to 8, A, b, C, d and F, with extra cards G, H, = and _.
       *[other] { $name } is no card, only a number: a { $shown_by } upside down shows it.
    }
refusal-no_cards = A play names its cards, one to { $most }, as in 8: 0 0 8.
refusal-miswritten = This is written { $written }, with one space between cards; they stand in the order 0 1 2 3 4 5 6 7 8 A b C d F G H = _.
refusal-must_return = You have no cards left: all that you may do is give a match back (return).
refusal-must_lead = Whoever leads may not pass: show some number.
refusal-holds_cards = Only a player without cards gives a match back; you hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
refusal-too_many = Too many cards: a play has { $most } at most, not { $count }.
refusal-wrong_count = It takes { $wanted ->
        [one] 1 card
       *[other] { $wanted } cards
    } to beat what lies, not { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
refusal-not_held = { $held ->
        [0] You hold no { $card }.
       *[other] You hold { $held } × { $card }, not { $count }.
    }
refusal-not_in_game = { $number } is no number of this game; the last one is { $last }.
refusal-cannot_show = { $card } cannot become { $number }, only { $numbers }.
refusal-too_weak = { $stronger ->
        [none] Nothing beats { $lying }
       *[other] { $number } does not beat { $lying }
    }{ $order ->
        [reversed] {" "}while the order is reversed
       *[normal] {""}
    }.
refusal-too_dear = { $number } with { $cards } takes { $needed ->
        [one] 1 match
       *[other] { $needed } matches
    }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
refusal-too_few_show = { $fit ->
        [0] None of your cards can become { $number }.
        [one] Only 1 card of yours can become { $number }.
       *[other] Only { $fit } cards of yours can become { $number }.
    }
refusal-at_best = { $cards } can become { $number } at best, and that does not beat { $lying }{ $order ->
        [reversed] {" "}while the order is reversed
       *[normal] {""}
    }.
refusal-which_number = { $cards } can become { $numbers }. Which number?
refusal-which_cards = { $number } with which cards? Cheapest: { $cards }.


## Why a play is good

reason-last_cards = These are your last cards{ $sticks ->
        [0] , and you are out at once
        [one] ; then you only give 1 match back
       *[other] ; then you only give { $sticks } matches back
    }.
reason-turns = So many cards turn the order round: { $count }.
reason-unbeaten = Nothing beats { $number } then.
reason-too_few = Nobody else holds { $count ->
        [one] a card
       *[other] { $count } cards
    }, so nobody can beat it.
reason-group = { $count ->
        [one] 1 card goes
       *[other] { $count } cards go
    } at once.
reason-weakest = { $number } is the weakest number that you can show here: the strong ones stay.
reason-no_sticks = It costs no match.
reason-takes_stick = A pass brings you a match: you have { $sticks } then.


## The rules

turn = Two 4s lie there. A match on your 5 makes it a 6: two 6s beat them.
    .lies = On the table
    .choice = Your hand
rules-aim = Get rid of everything: all your cards and all your matches. Whoever holds neither is out and takes the next place; the last one left is last.
rules-numbers = There are { $expansion ->
        [none] sixteen
       *[other] eighteen
    }, and the letters are numbers, too. From weak to strong: 0 to 9, then A, b, C, d, E, F{ $expansion ->
        [none] {""}
       *[other] , G, H
    }. Each is drawn with up to seven bars, as on a pocket calculator. There are four cards each of 0 to 8, A, b, C, d and F; a 9 is a 6 upside down, and an E is a 3.
    .title = Numbers
rules-making = A card may be turned upside down, and your matches may lie on its empty bars. What appears has to be exactly one of these numbers. Nothing that is printed can be taken away. Matches you lay down are gone with the cards.
    .title = Making a number
rules-leading = Chance finds the first leader. Whoever leads lays one to five cards that all show the same number, each made in its own way if need be. Leading is a duty: no pass here.
    .title = Leading
rules-beating = Then it goes around clockwise. Lay as many cards as lie there, all showing one stronger number – or pass and take a match. A pass is not for good: if the turn comes round again, you may play.
    .title = Beating
rules-round = When the turn would come back to whoever played last, the table is cleared and that player leads. If that player is out, the next one leads.
    .title = End of a round
rules-without-cards = Matches alone still keep you in the game: in each of your turns you give one back instead of playing or passing. If you had to lead, the next player leads.
    .title = Without cards
rules-revolution = { $revolution_at ->
        [4] Four or five cards at once turn the order round on the spot: now small beats big, until the next revolution.
       *[5] Five cards at once turn the order round on the spot: now small beats big, until the next five cards turn it back. There are no more than four of each card, so it never comes without matches.
    }
    .title = A revolution
rules-strongest = In the normal order nothing beats { rules-strongest.last }; while it is reversed, nothing beats 0. The others get their turn one by one: each takes a match, and whoever has no cards gives one back instead. But { rules-strongest.many } cards are a revolution, and it counts at once: in the normal order { rules-strongest.many } { rules-strongest.last } are the weakest then and can be beaten, and { rules-strongest.many } 0 are the strongest. In the reversed order it is the other way round.
    .title = The strongest number
    .last = { $expansion ->
        [none] F
       *[other] H
    }
    .many = { $revolution_at ->
        [4] four or five
       *[5] five
    }
rules-taking-back = A pass can be taken back until the next move, if all agree. That does not hold for a pass that was made for you, or after which somebody has to lead (so never with two players). Cards that were played stay: everybody has seen them.
    .title = Taking back
rules-deal = { $players ->
        [2] { rules-deal.few }
        [3] { rules-deal.few }
       *[other] { $equal_deal ->
            [true] Everybody gets { rules-deal.each } of the { rules-deal.cards } cards and one match{ rules-deal.over }.
           *[false] All { rules-deal.cards } cards are dealt, { rules-deal.each } each{ rules-deal.more }; everybody gets one match.
        }
    }
    .title = The deal at this table
    .cards = { $expansion ->
        [GH] 60
        [all] 72
       *[none] 56
    }
    .few = Everybody gets 15 of the { rules-deal.cards } cards and one match; { $players ->
        [2] { $expansion ->
            [GH] 30
            [all] 42
           *[none] 26
        }
       *[3] { $expansion ->
            [GH] 15
            [all] 27
           *[none] 11
        }
    } cards stay out unseen.
    .each = { $expansion ->
        [GH] { $players ->
            [4] 15
            [5] 12
            [6] 10
            [7] 8
           *[8] 7
        }
        [all] { $players ->
            [4] 18
            [5] 14
            [6] 12
            [7] 10
           *[8] 9
        }
       *[none] { $players ->
            [4] 14
            [5] 11
            [6] 9
            [7] 8
           *[8] 7
        }
    }
    .more = { $expansion ->
        [GH] { $players ->
            [7] {" "}and one more to the leader and to the next 3 players
            [8] {" "}and one more to the leader and to the next 3 players
           *[other] {""}
        }
        [all] { $players ->
            [5] {" "}and one more to the leader and to the next player
            [7] {" "}and one more to the leader and to the next player
           *[other] {""}
        }
       *[none] { $players ->
            [5] {" "}and one more to the leader
            [6] {" "}and one more to the leader and to the next player
           *[other] {""}
        }
    }
    .over = { $expansion ->
        [GH] { $players ->
            [7] ; 4 cards stay out unseen
            [8] ; 4 cards stay out unseen
           *[other] {""}
        }
        [all] { $players ->
            [5] ; 2 cards stay out unseen
            [7] ; 2 cards stay out unseen
           *[other] {""}
        }
       *[none] { $players ->
            [5] ; 1 card stays out unseen
            [6] ; 2 cards stay out unseen
           *[other] {""}
        }
    }
rules-extra = { $expansion ->
        [GH] Two G and two H are in the game; both are stronger than F, and H is the strongest. { rules-extra.assumed }
        [all] Four each of G, H, two bars and blank are in the game. G and H are stronger than F, and H is the strongest. Two bars and blank are no numbers: they need matches to become one. A leader who can show no number passes and takes a match; then the next player leads. { rules-extra.assumed }
       *[none] {""}
    }
    .title = Extra cards at this table
    .assumed = Shapes assumed: how these cards really look was never published.


## On the page and in the terminal

hand = Your cards
hand-empty = No cards left. Every turn takes a match from you until you are out.
hand-done = You are out: { place }!
seat-leads = leads
seat-passed = passed
seat-returned = gave one back
changes = What becomes what


## On the page only

key-move = move through your cards or the numbers
    .key = ← →
key-pick = pick a card up, put it back
    .key = Space
key-number = choose a number; once more, or with its cards picked: play it
    .key = 0 – 9, A – { $expansion ->
        [none] F
       *[other] H
    }
key-enter = play what you picked
    .key = Enter
key-pass = pass
    .key = P
key-put-back = put the cards back
    .key = Backspace
key-ideas = all my plays
    .key = I
bar-strongest = { $number } is the strongest
bar-order = { $order ->
        [reversed] Small beats big
       *[normal] Big beats small
    }
seat-turn = to play
hand-card = Card { $card }
hand-idle = leads to no play now
order = The numbers, from weak to strong
order-cost = { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
order-play = { $number }: play it, { order-cost }
order-fill = { $number }: pick the cards for it, { order-cost }
order-closed = { $number }: not now
order-beaten = does not beat what lies
order-shapeless = { $card } cannot become it
order-dear = { order-cost }, more than you have
order-lies = lies on the table
order-strongest = strongest
order-not-yet = It is not your turn.
status-lead = You lead
status-lead-more = Pick cards or a number
status-follow = Beat { play }
status-follow-more = Pick { cards } or a number
status-ready = Now press Play
status-choose = Now tap a number
status-more = { $count ->
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
status-barren = Your cards make no number: pass
status-stuck = Nothing of yours beats this: pass
status-waiting = { $seat } is thinking
status-forced = Nothing beats { $number } now
status-returns = { $seat_is ->
        [you] No cards left: you give a match back
       *[other] No cards left: { $seat } gives a match back
    }
status-leads = { $seat_is ->
        [you] Nobody beats it: you lead
       *[other] Nobody beats it: { $seat } leads
    }
status-passes = { $seat_is ->
        [you] You pass
       *[other] { $seat } passes
    }
status-must-pass = You have to pass
status-plays = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { play }
status-sending = Your cards are on their way …
status-ambiguous = Which number: { $numbers }?
ask-lead = Your turn: you lead.
ask-follow = Your turn: beat { play }.
ask-stuck = Your turn: you can only pass.
pass = Pass
    .long = Pass and take a match
pick = Play
pick-number = Tap a number
pick-count = How many cards?
pick-play = Play { $cards } × { $number }, { matches }
ideas = All my plays
ideas-title = What you can play
ideas-none = Nothing but passing.
ideas-more = { $count ->
        [one] and 1 more way
       *[other] and { $count } more ways
    }
ideas-hint = A tap picks the cards up.
felt = On the table
felt-empty = The table is empty
felt-card = from card { $card }{ $turned ->
        [true] , upside down
       *[other] {""}
    }
revolution = Revolution!
revolution-order = { $order ->
        [reversed] Small beats big
       *[normal] Big beats small again
    }
hint-general = You still have to be rid of { $held } and { $matches }. Weak numbers usually go first.
hint-less = a place worse by { $places } on average
expected = How many of the others one could expect to leave behind
expected-unit = { $places }{"\u00A0"}places
order-legend = The numbers at the table
order-legend-cost = So many matches of yours this number takes.
order-legend-beaten = Crossed out: too weak to beat what lies.
order-legend-strongest = The flame marks the strongest number: nothing beats it.
order-legend-play = Bright: tap it to play the cards you picked. On light paper: tap it to pick cards for it.
changes-legend = Each card, the numbers it can become and how many matches that takes. The arrow means: turned upside down.
changes-card = Card { $card }
changes-way = { $number }: { $count }{ $turned ->
        [true] , turned
       *[other] {""}
    }


## In the terminal only

terminal-strongest = { $order ->
        [reversed] REVERSED: { $number } is the strongest
       *[normal] { $number } is the strongest
    }
terminal-cards = cards
terminal-matches = matches
terminal-order = weak to strong
terminal-cleared = { $count } out of play
terminal-aside = { $count } set aside
terminal-empty = Nothing lies.
terminal-leads = { $seat_is ->
        [you] You lead.
       *[other] { $seat } leads.
    }
terminal-dealt = Cards for each: { $each }.{ $aside ->
        [0] {""}
       *[other] {" "}Set aside unseen: { $aside }.
    }
terminal-turned = { $card } turned
terminal-cheapest = Cheapest ways (+ others; m shows all)
terminal-and-more = and { $count } more (m)
terminal-and-others = and { $count } more
terminal-forced = { $move ->
        [pass] Nothing beats { $number }, so you have to pass.
       *[return] You have no cards left, so a match of yours goes back.
    }
terminal-took = { play }: the cheapest of { $ways } ways, { $cards } ({ $matches }).
terminal-keys = m your plays · t what becomes what · s cards gone
terminal-ask-lead = Which number, and how many (8x3)?
terminal-ask-follow = What beats { play } (p passes)?
terminal-ask-stuck = Nothing of yours beats { play }: Enter to pass.
terminal-situation = Your cards: { $hand }; { $matches }.
terminal-overview = All you can show: the cheapest cards, their matches, + other ways
terminal-overview-key = m 8x3 shows every way to show 8 with 3 cards; m 8 every way to show 8.
terminal-ways = Every way to show { $play }: few cards first, then the cheapest
terminal-no-way = There is no way to show { $play } now.
terminal-changes = { changes }: cards on the left, numbers above, between them the matches
terminal-changes-key = ↻ only when turned by 180° · 0 needs no match · nothing printed ever goes away
terminal-assumed = G, H, = (two bars) and _ (blank) are not published: what they show is assumed.
terminal-gone = Cards by what is printed on them
terminal-gone-played = played
terminal-gone-mine = yours
terminal-gone-unseen = not seen yet
terminal-gone-aside = Set aside, never to come: { cards } of those not seen.
terminal-winner = { $name } is the tycoon; you come in { place }.
terminal-you-win = You are the tycoon!
terminal-unreadable = { $text } is no play: type a number and cards (8: 0 0 8), or 8x3, or cards (0 0 8); p passes.
terminal-which = { $cards } can become { $numbers }. Which number?
terminal-possible = Possible with { cards }: { $numbers }{ $pass ->
        [true] , or p
       *[other] {""}
    }.
terminal-only-pass = You can only pass (p).

# What may be typed in a terminal, in any language, with commas between.
typed-pass = p, pass
typed-return = r, return

terminal-typing =
    Type 8: 0 0 8 for a number and cards; 0 0 8 if there is only one number for them; 8x3, or 8, for the cheapest way. Small letters will do. p passes.

    Enter alone does what can be done in only one way; forced turns are made for you. On the screen thin segments are printed, and thick ones are matches.

    ? these rules · m your plays · t what becomes what · s cards gone · q leave


## How a game ended

ending-first = { $winner_is ->
        [you] You were
       *[other] { $winner } was
    } out first: the last cards went as { $count } × { $number }{ $back ->
        [0] {""}
        [1] , then 1 match was given back
       *[other] , then { $back } matches were given back
    }.
ending-turned = { $count ->
        [1] { $seat_is ->
            [you] Your revolution
           *[other] A revolution by { $seat }
        } turned the order round
       *[other] { $count } revolutions turned the order round, the last one by { $seat_is ->
            [you] you
           *[other] { $seat }
        }
    }.
ending-left = { $seat_is ->
        [you] You had
       *[other] { $seat } had
    } { $cards ->
        [0] no card left, but
        [1] 1 card and
       *[other] { $cards } cards and
    } { $sticks ->
        [0] no match
        [1] 1 match
       *[other] { $sticks } matches
    }{ $cards ->
        [0] {""}
       *[other] {" "}left
    }.


## Lessons

lesson-first = Your first game
    .about = Lead, beat or pass, lay matches: the whole game in 90 seconds.
lesson-first-lead = Win by being the first without cards and matches. Cards of one number may go together: pick your three 2s, then press Play.
lesson-first-lead-other = You may lead that. But your three 2s go in one turn, and three cards are harder to beat than one.
lesson-first-pass = Only three cards of one stronger number beat Bea’s three 6s. You have none, so you have to pass. A pass brings you a match.
lesson-first-match = A match makes your 0 an 8, and that beats the 7. Below each number you see how many matches it takes. Pick the 0, then tap 8.
lesson-first-match-pass = You may pass. But now you hold a third match, and matches have to go, too. One of them makes your 0 an 8.
lesson-first-match-strongest = The F won this round. But then you could not beat Bea's A, and she was out first. Save the F for that.
lesson-first-match-other = That is a good play, too. This lesson goes on with the 0.
lesson-first-match-strong = That beats the 7, but you gave your F for it. Your weak 0 can do it as well.
lesson-first-strongest = Letters are stronger than 9. Crossed out is what is too weak. The flame marks the strongest number: pick your F, then tap F.
lesson-first-strongest-pass = Bea led again. She laid her last match on her last card, and was out first. Your F would have stopped her.
lesson-first-strongest-other = That beats the A as well. But only as an F is it safe: nobody can beat that.
lesson-first-last = You have to be rid of your last match, too. Lay it on your last card: pick the 5, then tap 6 or 9. Both take one match.
lesson-first-last-bare = Your last card is gone, but a match is left: you are not out. Bea laid both her matches on her last card and was first.
lesson-first-end = You have no cards and no matches left: you are out first and win. The others play on for the other places.

lesson-sticks = Matches
    .about = What a number costs, and where matches come from.
lesson-sticks-count = Two matches would make your 5 an 8, but one makes it a 9, and that beats the 8: pick it, then 9.
lesson-sticks-count-pass = You may pass and take a match. But one match makes your 5 a 9, and that beats the 8.
lesson-sticks-pass = Your 0 and your 2 can only both be 8s, and that costs three matches, but you have two: pass, and get the third.
lesson-sticks-both = A pass is not for good: it is your turn again, now with three matches, so pick the 0 and the 2, then 8.
lesson-sticks-both-pass = Now you hold a fourth match. With three of them you could have laid both cards as 8s and been out.
lesson-sticks-end = Out at once: what lies on the table is no longer yours. Every card can become an 8, and an 8 nothing else.

lesson-turning = Upside down
    .about = What a card becomes when you turn it.
lesson-turning-nine = You may also turn a card upside down. Your 6 is a 9 then, costs no match and beats the 8: pick it, then 9.
lesson-turning-nine-strong = A 3 upside down is an E. That beats the 8, but it is the second strongest number: save it, the 9 will do.
lesson-turning-nine-dear = That took your match. Your 6 upside down is a 9 as well, and costs nothing.
lesson-turning-nine-pass = You may pass. But your 6 upside down is a 9: it beats the 8 without a match.
lesson-turning-keep = Your 3 is an E upside down, the second strongest number, and your 1 can become an F. Keep both: lead the 2.
lesson-turning-keep-three = Now your 3 is gone. As an E it beats all but F: save it for a strong number, and lead the 2.
lesson-turning-keep-one = Now your 1 is gone, and it can become more than any other card. The 2 can only become an 8: lead that.
lesson-turning-turn = Only E and F beat Cem’s d, and your 3, turned, is an E without a match: pick it, then E.
lesson-turning-turn-pass = You may pass. But your 3 upside down is an E: it beats the d without a match.
lesson-turning-top = Upside down and with both matches your 1 is an F, and that beats Bea’s C: pick it, then F.
lesson-turning-top-pass = Bea led again, laid both her matches on a 2, and was out first. Your 1 as an F would have beaten her.
lesson-turning-end = Out first! A 6 turns into a 9, a 3 into an E. What else becomes what stands in the rules.

lesson-revolution = A revolution
    .about = Five cards at once turn the order round.
lesson-revolution-five = Five cards of one number are a revolution, and a match makes your A the fifth 8: pick all five, then Play.
lesson-revolution-five-zero = A revolution! But it took your 0, and now that small beats big, 0 is the strongest. Take the A instead.
lesson-revolution-five-four = Four cards turn nothing round. With a match your A is a fifth 8, and five cards are a revolution.
lesson-revolution-five-other = You may lead that. But here five cards can go at once and turn the order round: your four 8s and the A.
lesson-revolution-weak = Small beats big now, and your F, just now the strongest number, is the weakest: lead it.
lesson-revolution-weak-zero = Nothing beats the 0 now. But you will need it later, and the F is still there.
lesson-revolution-weak-other = You may lead that. But an F beats nothing now: all you can do is lead it. This lesson goes on with it.
lesson-revolution-small = While small beats big, every smaller number beats Cem’s 5: your 4 will do.
lesson-revolution-small-zero = The 0 won the round. But then Bea beat your 7 with a 3, and your 4 could not beat that. Save the 0.
lesson-revolution-small-pass = You may pass. But now smaller numbers beat the 5: your 4 does.
lesson-revolution-zero = Bea’s 3 is smaller still, so now it is time for the 0: while small beats big, nothing beats it.
lesson-revolution-zero-pass = You may pass. But nothing beats your 0 now: it wins the round, and you may lead your last card.
lesson-revolution-last = All had to pass, so you lead, and the 7 is your last card: play it.
lesson-revolution-end = Out first! The order stays reversed until somebody plays five cards again.
