# Hearts in English. docs/reference/game_package.md lists the messages of a game.

title = Hearts
about = Four players, 13 tricks: avoid the hearts and the queen of spades.
rules =
    Each of the four players gets 13 cards. The player with the fewest points at the end of the game wins.
    First, each player passes on three cards: to the left in the first deal, to the right in the second, and across in the third. In the fourth deal, all players keep their cards. Then it starts again with left.
    The player with the two of clubs leads it. All others play a card of the suit that was led, if they have one. The highest card of this suit takes the trick, and its player leads the next trick.
    Hearts and the queen of spades are not allowed in the first trick. Hearts may not be led before a heart was played. A player without any other card may do both.
    Each heart in a trick costs one point, and the queen of spades costs 13. A player who takes all 26 points gets none: instead, all others get 26 points.
    The game ends after the deal in which a player reaches the limit.

rules-aim = Each of the four players gets 13 cards of a deck of 52. The ace is the highest card of each suit, and the two is the lowest. You want to have the fewest points when a player reaches { $limit } points.
    .title = Aim
rules-pass = First, all players choose three cards at the same time, and pass them on: to the left in the first deal, to the right in the second, and across in the third. In the fourth deal, all players keep their cards. Then it starts again with left.
    .title = Passing
rules-play = The player with the two of clubs leads it. The others play one card each, clockwise. If you have a card of the suit that was led, play this suit. Otherwise play any card. The highest card of the suit takes the trick, and its player leads the next trick.
    .title = Tricks
rules-hearts = Do not play hearts or the queen of spades in the first trick, and do not lead hearts before a heart was played. If you have no other card, you may.
    .title = Hearts
rules-score = Each heart in your tricks costs one point, and the queen of spades costs 13. But if you take all 26 points, you get none, and each other player gets 26.
    .title = Points

option-limit = Limit
    .note = The game ends when a player has this number of points.

card-C = ♣{ $rest }
card-D = ♦{ $rest }
card-S = ♠{ $rest }
card-H = ♥{ $rest }
move-pass = Pass { $rest }

phase-passing = Choose three cards to pass on
phase-playing = Play a card

table-number = Deal
table-limit = limit
table-receiver = pass to
table-received = received
table-trick = played
table-taken = taken
table-scores = points

refusal-choose_three = Choose three different cards of your hand, as in C5 CK D3.
refusal-no_card = You do not have this card.
refusal-two_of_clubs = Lead the two of clubs to the first trick.
refusal-follow_suit = You have a card of the suit of { $led }. Play this suit.
refusal-no_points_yet = Do not play points in the first trick. You have other cards.
refusal-not_broken = Do not lead hearts before a heart was played. You have other cards.

event-deal = Deal { $number }: { $to ->
        [left] pass three cards to the left
        [right] pass three cards to the right
        [across] pass three cards across
       *[nowhere] all players keep their cards
    }.
event-chose = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } chosen three cards.
event-started = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } the two of clubs.
event-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
event-trick = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the trick{ $points ->
        [0] .
        [one] {" "}with one point.
       *[other] {" "}with { $points } points.
    }
event-scored = { $moon ->
        [none] Points of this deal: { $points }.
       *[other] { $moon_is ->
            [you] You have
           *[other] { $moon } has
        } all 26 points. All others get 26 points each.
    }
