# Kuhn poker in English. docs/reference/game_package.md lists the messages of a game.

title = Kuhn poker
about = Three cards, one chip to bet: who bluffs whom?
rules =
    The deck is a jack, a queen and a king. Each player pays one chip into the pot and gets one card. The third card stays hidden.
    The first player passes or bets one more chip. Then the second player does the same.
    A player who passes after a bet gives up, and the other player takes the pot. If both pass or both bet, the higher card takes the pot.
    If the first player passes and the second bets, the first decides again.
    The players take turns to start. After the last hand, the player who won more chips wins the game.

option-hands = Hands
    .note = The number of hands in a game.

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
        [you] you start
       *[other] { $first } starts
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
    .about = When to bet and when to give up.
lesson-first-king = You have the king, and no card beats it. Bet one more chip.
lesson-first-king-pass = You win one chip. But if you bet, your opponent may also bet, and then you win two.
lesson-first-jack = Now you have the jack, and your opponent bets. Every card beats yours. Pass, and lose only one chip.
lesson-first-jack-bet = The other card was higher: every card beats a jack. That cost you two chips instead of one.
lesson-first-end = Bet with the king, pass with the jack. When to bet with a queen, and when to bluff, is the whole game.
