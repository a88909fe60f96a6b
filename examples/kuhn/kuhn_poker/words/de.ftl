# Kuhn-Poker auf Deutsch. docs/reference/game_package.md beschreibt, welche Meldungen ein Spiel hat.

title = Kuhn-Poker
about = Drei Karten, ein Chip zum Setzen: Wer blufft wen?
rules =
    Gespielt wird mit Bube, Dame und König. Beide zahlen einen Chip in den Topf und bekommen eine Karte. Die dritte Karte bleibt verdeckt.
    Der Erste passt oder setzt noch einen Chip. Dann tut der Zweite dasselbe.
    Wer nach einem Einsatz passt, gibt auf, und der andere bekommt den Topf. Passen oder setzen beide, bekommt die höhere Karte den Topf.
    Passt der Erste und setzt der Zweite, entscheidet der Erste noch einmal.
    Ihr beginnt abwechselnd. Wer nach der letzten Hand mehr Chips gewonnen hat, gewinnt die Partie.

option-hands = Hände
    .note = Die Zahl der Hände in einer Partie.

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

lesson-first = Deine ersten zwei Hände
    .about = Wann du setzt und wann du aufgibst.
lesson-first-king = Du hast den König, und keine Karte schlägt ihn. Setz noch einen Chip.
lesson-first-king-pass = Du gewinnst einen Chip. Wenn du setzt, setzt der andere vielleicht auch: Dann gewinnst du zwei.
lesson-first-jack = Jetzt hast du den Buben, und der andere setzt. Jede Karte schlägt deine. Pass, dann verlierst du nur einen Chip.
lesson-first-jack-bet = Die andere Karte war höher: Jede Karte schlägt einen Buben. Das hat dich zwei Chips gekostet statt einem.
lesson-first-end = Setz mit dem König, pass mit dem Buben. Wann du mit einer Dame setzt und wann du bluffst, ist das ganze Spiel.
