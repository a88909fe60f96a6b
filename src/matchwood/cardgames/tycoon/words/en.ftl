# Texts of Matchstick Tycoon in English, for the page and the terminal. docs/reference/game_package.md lists the reserved names.

title = Matchstick Tycoon
about = Make your cards stronger with matches – and be the first to get rid of both.


## House rules

option-equal_deal = If the cards cannot be shared equally,
    .note = With 5 or more players, some cards may be left over.
    .value-false = some players get one card more
    .value-true = the spare cards are not used
option-revolution_at = Cards for a revolution
    .note = A play of this many cards reverses the order of the numbers.
    .value-5 = five
    .value-4 = four or five
option-expansion = Extra cards
    .note = The look of these cards was never published, so their shapes are assumed. G and H are the strongest numbers.
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
        [you] You pass and get a match.
       *[other] { $seat } passes and gets a match.
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

refusal-no_move = This is not a move. Type a number and cards, as in 8: 0 0 8, or pass, or return.
refusal-no_number = “{ $name }” is not a number{ $meant ->
        [none] {""}
       *[other] , but { $meant } is
    }. The numbers are 0 to 9, A, b, C, d, E and F; with extra cards also G and H.
refusal-no_card = { $shown_by ->
        [none] “{ $name }” is not a card. The cards are 0 to 8, A, b, C, d and F; with extra cards also G, H, = and _.
       *[other] { $name } is a number but not a card. Turn a { $shown_by } upside down to show it.
    }
refusal-no_cards = Name at least one card, at most { $most }, as in 8: 0 0 8.
refusal-miswritten = Write this as { $written }: one space between cards, in the order 0 1 2 3 4 5 6 7 8 A b C d F G H = _.
refusal-must_return = You have no cards left. You can only give a match back (return).
refusal-must_lead = You lead, so you may not pass. Play a number.
refusal-holds_cards = Only a player without cards can give a match back. You have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
refusal-too_many = Too many cards: { $count }. The maximum is { $most }.
refusal-wrong_count = You need { $wanted ->
        [one] 1 card
       *[other] { $wanted } cards
    } to beat the cards on the table, not { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
refusal-not_held = { $held ->
        [0] You have no { $card }.
       *[other] You have { $held } × { $card }, not { $count }.
    }
refusal-not_in_game = { $number } does not exist in this game. The last number is { $last }.
refusal-cannot_show = { $card } cannot become { $number }, only { $numbers }.
refusal-too_weak = { $stronger ->
        [none] Nothing beats { $lying }
       *[other] { $number } does not beat { $lying }
    }{ $order ->
        [reversed] {" "}while the order is reversed
       *[normal] {""}
    }.
refusal-too_dear = { $number } with { $cards } costs { $needed ->
        [one] 1 match
       *[other] { $needed } matches
    }. You have { $held ->
        [0] none
       *[other] { $held }
    }.
refusal-too_few_show = { $fit ->
        [0] None of your cards can become { $number }.
        [one] Only 1 of your cards can become { $number }.
       *[other] Only { $fit } of your cards can become { $number }.
    }
refusal-at_best = { $cards } can become at most { $number }, and that does not beat { $lying }{ $order ->
        [reversed] {" "}while the order is reversed
       *[normal] {""}
    }.
refusal-which_number = { $cards } can become { $numbers }. Which number?
refusal-which_cards = { $number } with which cards? Cheapest: { $cards }.


## Why a play is good

reason-last_cards = These are your last cards{ $sticks ->
        [0] , and you are out at once
        [one] . After that, you only give 1 match back
       *[other] . After that, you only give { $sticks } matches back
    }.
reason-turns = It is a revolution: it reverses the order of the numbers. Cards at once: { $count }.
reason-unbeaten = No number beats { $number } then.
reason-too_few = No other player has { $count ->
        [one] a card
       *[other] { $count } cards
    }, so no player can beat it.
reason-group = { $count ->
        [one] You get rid of 1 card
       *[other] You get rid of { $count } cards
    } at once.
reason-weakest = { $number } is the weakest number that you can play here. You keep the strong ones.
reason-no_sticks = It costs no match.
reason-takes_stick = You keep your cards and get a match. Then you have { $sticks }.


## The rules

turn = Two 4s are on the table. With a match, your 5 becomes a 6: two 6s beat them.
    .lies = On the table
    .choice = Your hand
rules-aim = Get rid of all your cards and all your matches. A player who has neither is out and takes the next place. The last player left takes the last place.
rules-numbers = There are { $expansion ->
        [none] sixteen numbers
       *[other] eighteen numbers
    }. Letters are numbers, too. From weak to strong: 0 to 9, then A, b, C, d, E, F{ $expansion ->
        [none] {""}
       *[other] , G, H
    }. Each number has up to seven bars, as on a pocket calculator. There are four cards each of 0 to 8, A, b, C, d and F. A 6 upside down is a 9, and a 3 upside down is an E.
    .title = Numbers
rules-making = You may turn a card upside down and lay your matches on its empty bars. The result must be exactly one of these numbers. You cannot remove printed bars. The matches leave the game with the cards.
    .title = Making a number
rules-leading = The first leader is drawn by lot. The leader plays one to five cards that all show the same number. You may turn each card and add matches as you like. The leader may not pass.
    .title = Leading
rules-beating = Then the others play, clockwise. Play as many cards as are on the table, all with one stronger number – or pass and get a match. Passing skips only this turn: in your next turn you may play again.
    .title = Beating
rules-round = If all others pass after a play, the table is cleared. The player who played last leads the next trick. If that player is out, the next player leads.
    .title = End of a trick
rules-without-cards = If you have matches but no cards, you are still in the game. In each turn you give one match back and cannot play or pass. If you would have to lead, the next player leads.
    .title = Without cards
rules-revolution = { $revolution_at ->
        [4] A play of four or five cards reverses the order at once: now small numbers beat big ones, until the next revolution.
       *[5] A play of five cards reverses the order at once: now small numbers beat big ones, until the next play of five cards. There are at most four of each card, so a revolution always needs matches.
    }
    .title = A revolution
rules-strongest = In the normal order, no number beats { rules-strongest.last }. In the reversed order, no number beats 0. The others then pass one by one: each gets a match, and a player without cards gives one back instead. But { rules-strongest.many } cards are a revolution, which counts at once. So in the normal order { rules-strongest.many } { rules-strongest.last } become the weakest cards and can be beaten, and { rules-strongest.many } 0 become the strongest. In the reversed order it is the opposite.
    .title = The strongest number
    .last = { $expansion ->
        [none] F
       *[other] H
    }
    .many = { $revolution_at ->
        [4] four or five
       *[5] five
    }
rules-taking-back = You can undo a pass until the next move, if all players agree. You cannot undo a pass that was made for you, or one after which a player has to lead (so never with two players). You can undo played cards only in a game against bots alone.
    .title = Undo
rules-deal = { $players ->
        [2] { rules-deal.few }
        [3] { rules-deal.few }
       *[other] { $equal_deal ->
            [true] Each player gets { rules-deal.each } of the { rules-deal.cards } cards and one match{ rules-deal.over }.
           *[false] All { rules-deal.cards } cards are dealt: { rules-deal.each } to each player{ rules-deal.more }. Each player also gets one match.
        }
    }
    .title = The deal at this table
    .cards = { $expansion ->
        [GH] 60
        [all] 72
       *[none] 56
    }
    .few = Each player gets 15 of the { rules-deal.cards } cards and one match. The other { $players ->
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
    } cards are not used.
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
            [7] . 4 cards are not used
            [8] . 4 cards are not used
           *[other] {""}
        }
        [all] { $players ->
            [5] . 2 cards are not used
            [7] . 2 cards are not used
           *[other] {""}
        }
       *[none] { $players ->
            [5] . 1 card is not used
            [6] . 2 cards are not used
           *[other] {""}
        }
    }
rules-extra = { $expansion ->
        [GH] Two G and two H are in the game. Both are stronger than F, and H is the strongest number. { rules-extra.assumed }
        [all] Four cards each of G, H, two bars and blank are in the game. G and H are stronger than F, and H is the strongest number. Two bars and blank need matches to become a number. A leader who can play no number passes and gets a match. Then the next player leads. { rules-extra.assumed }
       *[none] {""}
    }
    .title = Extra cards at this table
    .assumed = The shapes are assumed: the real look of these cards was never published.


## On the page and in the terminal

hand = Your cards
hand-empty = No cards left. In each turn you give a match back, until you are out.
hand-done = You are out: { place }!
seat-leads = leads
seat-passed = passed
seat-returned = gave a match back
changes = What cards can become


## On the page only

key-move = move through your cards or the numbers
    .key = ← →
key-pick = pick up a card or put it back
    .key = Space
key-number = choose a number; again: play it
    .key = 0 – 9, A – { $expansion ->
        [none] F
       *[other] H
    }
key-enter = play the picked cards
    .key = Enter
key-pass = pass
    .key = P
key-put-back = put the cards back
    .key = Backspace
key-ideas = show all my plays
    .key = I
bar-strongest = { $number } is the strongest
bar-order = { $order ->
        [reversed] Small beats big
       *[normal] Big beats small
    }
seat-turn = has the turn
hand-card = Card { $card }
hand-idle = makes no play now
order = The numbers, from weak to strong
order-cost = { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
order-play = { $number }: play it, { order-cost }
order-choose = { $number }: choose it, { order-cost }
order-fill = { $number }: pick cards for it, { order-cost }
order-closed = { $number }: not possible now
order-beaten = too weak to beat the table
order-shapeless = { $card } cannot become this number
order-dear = { order-cost }, and you have fewer
order-lies = on the table now
order-strongest = strongest
order-not-yet = It is not your turn.
status-lead = You lead
status-lead-more = Pick cards or a number
status-follow = Beat { play }
status-follow-more = Pick { cards } or a number
status-ready = Now press Play
status-choose = Now tap a number
status-choose-own = Press Play, or tap another number
status-clash = { $count ->
        [1] This card is not enough: pick another one
       *[other] These cards do not go together: put one back
    }
status-more = { $count ->
        [one] Pick 1 more card
       *[other] Pick { $count } more cards
    }
status-barren = Your cards make no number: pass
status-stuck = You cannot beat this: pass
status-waiting = { $seat } is thinking
status-forced = No number beats { $number } now
status-returns = { $seat_is ->
        [you] No cards left: you give a match back
       *[other] No cards left: { $seat } gives a match back
    }
status-leads = { $seat_is ->
        [you] All others passed: you lead
       *[other] All others passed: { $seat } leads
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
status-sending = Playing your cards …
status-ambiguous = Which number: { $numbers }?
ask-lead = Your turn. You lead.
ask-follow = Your turn. Beat { play }.
ask-stuck = Your turn. You can only pass.
pass = Pass
    .long = Pass and get a match
pick = Play
pick-number = Tap a number
pick-count = How many cards?
pick-play = Play { $cards } × { $number }, { matches }
ideas = All my plays
ideas-title = What you can play
ideas-none = You can only pass.
ideas-more = { $count ->
        [one] and 1 more way
       *[other] and { $count } more ways
    }
ideas-hint = Tap a play to pick up its cards.
felt = On the table
felt-empty = The table is empty
felt-card = made from card { $card }{ $turned ->
        [true] , upside down
       *[other] {""}
    }
revolution = Revolution!
revolution-order = { $order ->
        [reversed] Small beats big
       *[normal] Big beats small again
    }
hint-general = You still have { $held } and { $matches }. It is usually best to play weak numbers first.
hint-less = on average { $places } places worse
expected = Expected number of players that finish after you
expected-unit = { $places }{"\u00A0"}places
order-legend = The numbers at the table
order-legend-cost = The figure shows how many of your matches the number costs.
order-legend-beaten = Crossed out: too weak to beat the cards on the table.
order-legend-strongest = The flame marks the strongest number. No number beats it. The bar at the top shows if big numbers beat small ones. A revolution reverses that.
order-legend-play = Bright: tap it to choose it for the cards you picked. On light paper: tap it to pick cards for it. A second tap plays it.
changes-legend = Each card, the numbers it can become, and the matches this costs. The arrow means: turned upside down.
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
terminal-cleared = { $count } cleared
terminal-aside = { $count } not used
terminal-empty = The table is empty.
terminal-leads = { $seat_is ->
        [you] You lead.
       *[other] { $seat } leads.
    }
terminal-dealt = Cards per player: { $each }.{ $aside ->
        [0] {""}
       *[other] {" "}Not used: { $aside }.
    }
terminal-turned = { $card } turned
terminal-cheapest = Cheapest ways (+ other ways; m shows all)
terminal-and-more = and { $count } more (m)
terminal-and-others = and { $count } more
terminal-forced = { $move ->
        [pass] No number beats { $number }, so you have to pass.
       *[return] You have no cards left, so you give a match back.
    }
terminal-took = { play }: the cheapest of { $ways } ways, { $cards } ({ $matches }).
terminal-keys = m your plays · t what cards can become · s played cards
terminal-ask-lead = Which number, and how many (8x3)?
terminal-ask-follow = What beats { play } (p passes)?
terminal-ask-stuck = You cannot beat { play }. Press Enter to pass.
terminal-situation = Your cards: { $hand }; { $matches }.
terminal-overview = All your plays: the cheapest cards, their matches, + other ways
terminal-overview-key = m 8x3 shows every way to play 8 with 3 cards; m 8 shows every way to play 8.
terminal-ways = Every way to play { $play }: few cards first, then the cheapest
terminal-no-way = You cannot play { $play } now.
terminal-changes = { changes }: cards left, numbers above, matches between
terminal-changes-key = ↻ only if turned by 180° · 0 needs no match · printed bars stay
terminal-assumed = The shapes of G, H, = (two bars) and _ (blank) are assumed, never published.
terminal-gone = Cards by their print
terminal-gone-played = played
terminal-gone-mine = yours
terminal-gone-unseen = not seen yet
terminal-gone-aside = { cards } of the unseen ones are not used in this game.
terminal-winner = { $name } is the tycoon. You finish in { place }.
terminal-you-win = You are the tycoon!
terminal-unreadable = { $text } is not a play. Type a number and cards (8: 0 0 8), or 8x3, or cards (0 0 8); p passes.
terminal-which = { $cards } can become { $numbers }. Which number?
terminal-possible = Possible with { cards }: { $numbers }{ $pass ->
        [true] , or p
       *[other] {""}
    }.
terminal-only-pass = You can only pass (p).

# Words to type in the terminal, in each language, separated by commas.
typed-pass = p, pass
typed-return = r, return

terminal-typing =
    Type a number and cards: 8: 0 0 8. Type cards (0 0 8) if they make only one number. Type 8x3, or 8, for the cheapest way. Small letters are allowed. p passes.

    If only one move is possible, press Enter. Forced moves are made for you. On the screen, thin bars are printed and thick bars are matches.

    ? these rules · m your plays · t what cards can become · s played cards · q leave


## A view in words

position-order = { $order ->
        [reversed] The order is reversed: small numbers beat big ones.
       *[normal] Big numbers beat small ones.
    } From weak to strong: { $numbers }.
position-play = { $play ->
        [none] { $turn ->
            [none] {""}
           *[other] The table is empty. { $turn_is ->
                [you] You lead.
               *[other] { $turn } leads.
            }
        }
       *[other] To beat: { $play_cards_count } × { $play_number }, { $play_sticks ->
            [0] no match
            [one] 1 match
           *[other] { $play_sticks } matches
        }, from { $play_seat_is ->
            [you] you
           *[other] { $play_seat }
        }. Stronger numbers: { $stronger }.
    }
position-played = { $played_count ->
        [0] {""}
       *[other] Played in this game: { $played }.
    }
position-aside = { $aside ->
        [0] {""}
        [one] 1 card is not used.
       *[other] { $aside } cards are not used.
    }


## How a game ended

ending-first = { $winner_is ->
        [you] You were
       *[other] { $winner } was
    } out first. The last play was { $count } × { $number }{ $back ->
        [0] {""}
        [1] ; then 1 match was given back
       *[other] ; then { $back } matches were given back
    }.
ending-turned = { $count ->
        [1] { $seat_is ->
            [you] Your revolution
           *[other] A revolution by { $seat }
        } reversed the order
       *[other] { $count } revolutions reversed the order, the last one by { $seat_is ->
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
    .about = Lead, beat or pass, use matches: the whole game in 90 seconds.
lesson-first-lead = Be the first without cards and matches, and you win. You can play several cards of one number together: tap your three 2s, then Play.
lesson-first-lead-other = That is allowed. But you can play your three 2s in one turn, and three cards are harder to beat than one.
lesson-first-pass = Only three cards of a stronger number beat Bea’s 6s. Tap Pass: you get a match. It can change a number, but in the end you must be rid of it, too.
lesson-first-match = A new trick: Bea led a 3, Cem played a 7. One match turns your 0 into an 8. Below each number you see how many matches it costs. Tap the 0, then Play.
lesson-first-match-pass = That is allowed. But now you have three matches, and you must get rid of them, too. One of them turns your 0 into an 8.
lesson-first-match-strongest = Your F won this trick. But then you could not beat Bea’s A, and she was out first. Save the F for the A.
lesson-first-match-other = That is a good play, too. But this lesson continues with the 0.
lesson-first-match-strong = That beats the 7, but it cost you your strong F. Your weak 0 beats it, too.
lesson-first-strongest = Numbers further right are stronger: 0 to 9, then the letters. Crossed-out numbers are too weak. The flame marks the strongest. Tap your F, then Play.
lesson-first-strongest-pass = Bea led again. She used her last match on her last card and was out first. Your F would have stopped her.
lesson-first-strongest-other = That beats the A, too. But only an F is safe: no number beats it.
lesson-first-last = You must also get rid of your last match. Use it on your last card: tap the 5, then 6 or 9, then Play.
lesson-first-last-bare = Your last card is gone, but you still have a match, so you are not out. Bea used both her matches on her last card and was first.
lesson-first-end = You have no cards and no matches left: you win. In the game, you can also turn cards upside down without a match: a 6 becomes a 9, and a 3 becomes an E. And a pass skips only one turn.

lesson-sticks = Matches
    .about = What a number costs, and how to get matches.
lesson-sticks-count = Two matches turn your 5 into an 8. But one match turns it into a 9, and a 9 beats the 8. Tap the 5, then Play.
lesson-sticks-count-pass = You may pass and get a match. But one match turns your 5 into a 9, and a 9 beats the 8.
lesson-sticks-pass = Your 0 and your 2 can both become an 8. Together that costs three matches, and you have two. Tap Pass to get the third.
lesson-sticks-both = Passing skips only one turn. It is your turn again, and you have three matches. Tap the 0 and the 2, then Play.
lesson-sticks-both-pass = Now you have four matches. With three of them, you could have played both cards as 8s and been out.
lesson-sticks-end = You are out at once: the matches on the table are no longer yours. Every card can become an 8. An 8 can become nothing else.

lesson-turning = Upside down
    .about = What cards become if you turn them.
lesson-turning-nine = You may also turn cards upside down. Your 6 becomes a 9, costs no match and beats the 8. Tap the 6, then Play.
lesson-turning-nine-strong = A 3 upside down is an E. That beats the 8, but E is the second strongest number. Save it: a 9 is enough.
lesson-turning-nine-dear = That cost you a match. Your 6 upside down is a 9, too, and costs no match.
lesson-turning-nine-pass = You may pass. But your 6 upside down is a 9, which beats the 8 without a match.
lesson-turning-keep = Your 3 upside down is an E, the second strongest number. Your 1 can become an F. Keep both and lead the 2.
lesson-turning-keep-three = Now your 3 is gone. As an E, it beats every number but F. Save it for a strong number, and lead the 2.
lesson-turning-keep-one = Now your 1 is gone. It can become more numbers than any other card. The 2 can only become an 8: lead the 2.
lesson-turning-turn = Only E and F beat Cem’s d. Turned, your 3 is an E and costs no match. Tap the 3, then Play.
lesson-turning-turn-pass = You may pass. But your 3 upside down is an E, which beats the d without a match.
lesson-turning-top = Turned and with both matches, your 1 is an F. That beats Bea’s C. Tap the 1, then Play.
lesson-turning-top-pass = Bea led again, used both her matches on a 2 and was out first. Your 1 could have beaten her C as an F.
lesson-turning-end = Out first! A 6 turns into a 9, a 3 into an E. The rules list all other changes.

lesson-revolution = A revolution
    .about = Five cards at once reverse the order.
lesson-revolution-five = Five cards of one number are a revolution. You have four 8s, and a match turns your A into a fifth. Tap all five cards, then Play.
lesson-revolution-five-zero = A revolution! But you used your 0 for it. Now small numbers beat big ones, so 0 is the strongest. Use the A instead.
lesson-revolution-five-four = Four cards do not reverse the order. With a match, your A is a fifth 8, and five cards are a revolution.
lesson-revolution-five-other = You may lead that. But you can play five cards at once and reverse the order: your four 8s and the A.
lesson-revolution-weak = Now small numbers beat big ones. Your F was the strongest number and is now the weakest. Lead the F.
lesson-revolution-weak-zero = No number beats your 0 now. But you will need it later, and you still have the F.
lesson-revolution-weak-other = You may lead that. But now an F beats no number: you can only lead it. This lesson continues with the F.
lesson-revolution-small = Small numbers beat big ones now, so every number below 5 beats Cem’s 5. Your 4 is enough: tap it, then Play.
lesson-revolution-small-zero = Your 0 won the trick. But then Bea’s 3 beat your 7, and your 4 could not beat the 3. Save the 0.
lesson-revolution-small-pass = You may pass. But now smaller numbers beat the 5, and you have a 4.
lesson-revolution-zero = Bea’s 3 is even smaller. Now it is time for your 0: no number beats it while small numbers beat big ones.
lesson-revolution-zero-pass = You may pass. But no number beats your 0 now. It wins the trick, and then you can lead your last card.
lesson-revolution-last = All others had to pass, so you lead. The 7 is your last card: play it.
lesson-revolution-end = Out first! The order stays reversed until a player plays five cards again.
