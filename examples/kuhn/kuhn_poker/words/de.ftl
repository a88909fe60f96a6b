# Kuhn-Poker auf Deutsch. docs/add_a_game.md sagt, welche Meldungen ein Spiel hat.

title = Kuhn-Poker
about = Drei Karten, ein Chip zum Setzen: Wer blufft wen?
rules =
    Gespielt wird mit Bube, Dame und König. Alle zahlen einen Chip in den Topf und bekommen eine Karte; die dritte bleibt verdeckt.
    Wer beginnt, passt oder setzt noch einen Chip. Dann der andere.
    Wer nach einem Einsatz passt, gibt auf, und der andere bekommt den Topf. Passen oder setzen beide, bekommt ihn die höhere Karte.
    Passt der Erste und setzt der Zweite, entscheidet der Erste noch einmal.
    Reihum beginnt ein anderer. Wer nach der letzten Hand mehr Chips gewonnen hat, gewinnt das Spiel.

option-hands = Hände
    .note = So viele Hände hat ein Spiel.

card-J = Bube
card-Q = Dame
card-K = König
move-pass = Passen
move-bet = Setzen

table-number = Hand
table-hands = Hände insgesamt
table-paid = im Topf
table-scores = gewonnen

refusal-pass_or_bet = { $missing ->
        [0] Passe oder setze einen Chip.
       *[other] Passe oder halte den Einsatz mit einem Chip.
    }

event-deal = Hand { $number }: { $first_is ->
        [you] Du beginnst
       *[other] { $first } beginnt
    }.
event-acted = { $move ->
        [bet] { $seat_is ->
            [you] Du setzt
           *[other] { $seat } setzt
        }
       *[pass] { $seat_is ->
            [you] Du passt
           *[other] { $seat } passt
        }
    }.
event-won = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $amount ->
        [one] einen Chip
       *[other] { $amount } Chips
    }{ $cards ->
        [none] .
       *[other] . Die Karten: { $cards }.
    }
