# Kuhn poker in English. docs/add_a_game.md lists the messages of a game.

title = Kuhn poker
about = Three cards, one chip to bet: who bluffs whom?
rules =
    The deck is a jack, a queen and a king. Everybody pays one chip into the pot and gets one card; the third stays hidden.
    The player who begins passes or bets one more chip. Then the other does.
    Whoever passes after a bet gives up, and the other takes the pot. If both pass, or both bet, the higher card takes it.
    If the first passes and the second bets, the first decides once more.
    The seats take turns to begin. After the last hand, whoever has won more chips wins the game.

option-hands = Hands
    .note = How many hands make a game.

card-J = jack
card-Q = queen
card-K = king
move-pass = Pass
move-bet = Bet

table-number = Hand
table-hands = Hands in all
table-paid = in the pot
table-scores = won

refusal-pass_or_bet = { $missing ->
        [0] Pass, or bet one chip.
       *[other] Pass, or bet one chip to meet the bet.
    }

event-deal = Hand { $number }: { $first_is ->
        [you] you begin
       *[other] { $first } begins
    }.
event-acted = { $move ->
        [bet] { $seat_is ->
            [you] You bet
           *[other] { $seat } bets
        }
       *[pass] { $seat_is ->
            [you] You pass
           *[other] { $seat } passes
        }
    }.
event-won = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } { $amount ->
        [one] a chip
       *[other] { $amount } chips
    }{ $cards ->
        [none] .
       *[other] . The cards: { $cards }.
    }

lesson-first = Your first two hands
    .about = When to bet, and when to give up.
lesson-first-king = You hold the king, and nothing beats it: bet one more chip.
lesson-first-king-pass = You win a chip. But with a bet the other might have met it, and you would have won two.
lesson-first-jack = Now you hold the jack, and the other bets. Every card beats yours: pass, and lose just the one chip.
lesson-first-jack-bet = The other card was higher, as it always is than a jack. That cost two chips in place of one.
lesson-first-end = Bet with the king, give up with the jack. What to do with a queen, and when to bluff, is the whole game.
