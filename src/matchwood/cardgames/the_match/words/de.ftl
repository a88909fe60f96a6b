# Texte von The Match! auf Deutsch, für die Seite und das Terminal. docs/reference/game_package.md nennt die festen Namen.

title = The Match!
about = Fußball mit Karten: Spiel den Ball von Reihe zu Reihe und finde den Weg ins Tor.


## Hausregeln

option-mode = Bei Unentschieden
    .note = Ein Pokalspiel geht mit Verlängerung und Elfmeterschießen weiter, bis es einen Sieger gibt.
    .value-cup = geht es weiter: Pokalspiel
    .value-league = ist Schluss: Ligaspiel
option-stop_when_decided = Das Elfmeterschießen
    .note = Ob auch Schüsse ausgeführt werden, die den Sieger nicht mehr ändern können.
    .value-false = geht immer über je zehn Schüsse
    .value-true = endet, sobald der Sieger feststeht
option-circle = Gleichstand nach je zehn Schüssen:
    .note = Im Mittelkreis liegen Karten für sechs weitere Schusspaare.
    .value-sudden_death = das erste Paar mit 1 Tor zählt
    .value-full = alle sechs Paare zählen
option-shared_sixth = Im Tor beim Elfmeterschießen
    .note = An dieser Karte muss jeder Schuss auch noch vorbei.
    .value-false = steht für jeden eine eigene Karte
    .value-true = steht eine Karte für beide
option-hide_after_miss = Nach einem Fehlversuch
    .note = Werden sie wieder verdeckt, ist es ein Gedächtnisspiel, und Chancen werden nicht angezeigt.
    .value-false = bleiben die Karten offen
    .value-true = werden die Karten wieder verdeckt


## Karten, Teile des Spiels, Anzahlen

colour = { $colour ->
        [Y] Gelb
        [B] Blau
        [R] Rot
       *[G] Grau
    }
card-Y = Gelb { $rest }
card-B = Blau { $rest }
card-R = Rot { $rest }
card-G = Grau { $rest }
table-minute = Minute
table-ball = Ball
table-field = Spielfeld
table-shootout = Reihen
table-goals = Tore
table-stacks = Bälle übrig
fits = { colour } passt, und jede { $number }
half-1 = 1. Halbzeit
half-2 = 2. Halbzeit
half-3 = Verlängerung, 1. Hälfte
half-4 = Verlängerung, 2. Hälfte
begun = { $part ->
        [first_half] { half-1 }
        [second_half] { half-2 }
        [first_extra_half] { half-3 }
        [second_extra_half] { half-4 }
       *[ten_shots] Elfmeterschießen
    }
part = { $part ->
        [circle] Schüsse aus dem Mittelkreis
        [pile] Schüsse von Stapel { $number } von 5
       *[other] { begun }
    }
shot = Schuss { $number } von { $series }
pair = Paar { $number }
circle = { $count ->
        [0] Der Mittelkreis ist leer
        [one] 1 Ball im Mittelkreis
       *[other] { $count } Bälle im Mittelkreis
    }
pile = { $count ->
        [one] 1 Ball im Stapel
       *[other] { $count } Bälle im Stapel
    }
penalties = { $score } im Elfmeterschießen


## Was geschieht

kicks-off = { $first_is ->
        [you] Du hast Anstoß
       *[other] Anstoß: { $first }
    }
shoots-first = { $first_is ->
        [you] Du schießt zuerst
       *[other] Zuerst schießt { $first }
    }
event-deal = { begun }. { $first ->
        [none] {""}
       *[other] { $part ->
            [ten_shots] { shoots-first }.
           *[half] { kicks-off }.
        }
    }
event-ball = { $seat_is ->
        [you] Dein Ball ist { $card }.
       *[other] Ball für { $seat }: { $card }.
    }
event-card = { $by ->
        [colour] { $card } passt: { $colour ->
            [Y] gelb
            [B] blau
            [R] rot
           *[G] grau
        }.
        [number] { $card } passt: { $number }.
       *[none] { $card } passt nicht: weder { $colour ->
            [Y] gelb
            [B] blau
            [R] rot
           *[G] grau
        } noch { $number }.
    }
event-goal = Tor! { $seat_is ->
        [you] Du triffst!
       *[other] { $seat } trifft!
    } { $goals }.
event-miss = { $count ->
        [0] Kein Tor.
       *[other] Kein Tor. Die neuen Karten werden wieder verdeckt.
    }
whistle = { $part ->
        [first_half] Halbzeit
        [second_half] Ende der zweiten Halbzeit
        [first_extra_half] Halbzeit der Verlängerung
       *[second_extra_half] Ende der Verlängerung
    }
event-whistle = { whistle }. { $goals }.
shot-card = Karte { $choice }: { event-card }
shot-sixth = { $sixth_by ->
        [none] Im Tor: { $sixth } passt nicht.
       *[other] Im Tor: { $sixth } passt auch.
    }
shot-end = { $sixth_by ->
        [none] { $seat_is ->
            [you] Kein Tor für dich.
           *[other] Kein Tor für { $seat }.
        }
       *[other] { event-goal }
    }
event-shot = { $sixth ->
        [none] { shot-card } { shot-end }
       *[other] { shot-card } { shot-sixth } { shot-end }
    }
level = Gleichstand nach je zehn Schüssen
level-more = Weiter mit Schusspaaren aus dem Mittelkreis
event-circle = { level }. { level-more }.
level-still = Immer noch Gleichstand
level-still-more = Die Bälle werden gemischt: Stapel { $number } von 5
event-pile = { level-still }. { level-still-more }.
toss = { $seat_is ->
        [you] Das Los entscheidet für dich
       *[other] Das Los entscheidet für { $seat }
    }
event-toss = Gleichstand nach fünf Stapeln. { toss }.


## Warum eine Wahl nicht geht

refusal-no_column = Das ist keine Spalte. Spalten sind 1 bis 4, von Platz A aus von links gezählt.
refusal-card_named = { $card } ist eine Karte, keine Spalte. Tippe die Nummer ihrer Spalte.
refusal-out_of_reach = Spalte { $column } ist von Spalte { $at } nicht erreichbar. Spiel geradeaus oder eine Spalte zur Seite.
refusal-no_shot = Wähle eine der fünf Karten deiner Reihe: 1 bis 5.
refusal-the_sixth = Die sechste Karte steht im Tor. Wähle eine der fünf davor.


## Warum eine Wahl gut ist

reason-certain = Ein Tor ist sicher, wenn du weiter richtig wählst.
reason-hopeless = Mit diesem Ball ist kein Tor möglich.
reason-best = Keine andere Wahl hat eine bessere Torchance: etwa { $chance } von 100.
reason-fits = { $card } ist bekannt und passt zum Ball.
reason-shows_nothing = { $card } ist bekannt und passt nicht. Der Angriff endet dort, aber dein Gegner erfährt nichts Neues.
reason-unseen = Diese Karte ist noch unbekannt. Von { $unseen } möglichen passen { $fit } zum Ball.
reason-way_on = Die nächsten Karten auf dem Weg sind bekannt und passen auch: { $cards }.


## Die Regeln

turn = Du hast die blaue 3 aufgedeckt. Sie ist blau wie dein Ball, also passt sie. Weiter geht es in der nächsten Reihe.
    .lies = Dein Ball
    .choice = Die Reihe vor dir
rules-aim = Spiel deinen Ball durch alle vier Reihen ins andere Tor. Wer nach zwei Halbzeiten mehr Tore hat, gewinnt. { $mode ->
        [league] Ein Unentschieden ist möglich
       *[cup] Bei Gleichstand folgt die Verlängerung
    }.
rules-kick-off = Es gibt 44 Karten: vier Farben, jede mit den Zahlen 1 bis 11. Sechzehn liegen verdeckt als Spielfeld. Jede Seite bekommt für eine Halbzeit einen verdeckten Stapel von 14 Bällen. Wer zuerst gibt, entscheidet das Los; die andere Seite hat Anstoß. Dann greift ihr abwechselnd an, jede Seite von ihrer Reihe 1 nach vorn.
    .title = Anstoß
rules-attack = Deine oberste Karte wird aufgedeckt: Sie ist dein Ball. Wähle eine der vier Karten in deiner Reihe 1. Liegt sie verdeckt, wird sie aufgedeckt. Passt sie, wähle eine Karte der nächsten Reihe, geradeaus oder eine Spalte daneben. Vier passende Karten sind ein Tor. Dann greift die andere Seite an.
    .title = Ein Angriff
rules-fits = Eine Karte passt, wenn sie die Farbe oder die Zahl deines Balls hat. Es zählt nur dein Ball, nicht die Karte davor.
    .title = Was passt
rules-wide = Die erste Karte, die nicht passt, beendet den Angriff. Dann greift die andere Seite an. Vorher aufhören kannst du nicht. Du darfst auch eine Karte wählen, von der du weißt, dass sie nicht passt.
    .title = Daneben
rules-stays = { $hide_after_miss ->
        [true] Misslingt ein Angriff, werden seine aufgedeckten Karten wieder verdeckt. Merk sie dir! Die Karten eines Tors bleiben offen. Bis zum Ende der Halbzeit bleiben alle Karten liegen.
       *[false] Aufgedeckte Karten bleiben bis zum Ende der Halbzeit offen, nach einem Fehlversuch und nach einem Tor. Beide Seiten können offene Karten nutzen.
    }
    .title = Offene Karten
rules-second-half = Alle 44 Karten werden gemischt und neu verteilt. Die andere Seite hat Anstoß.
    .title = Zweite Halbzeit
rules-extra-time = { $mode ->
        [league] {""}
       *[cup] Bei Gleichstand folgen zwei weitere Hälften. Jede hat ein neues Spielfeld und zehn Bälle für jede Seite; acht Karten bleiben aus dem Spiel. Wer Anstoß hat, entscheidet das Los. In der zweiten Hälfte der Verlängerung ist es die andere Seite. Die Verlängerung wird immer zu Ende gespielt.
    }
    .title = Verlängerung
rules-shoot-out = { $mode ->
        [league] {""}
       *[cup] Bei weiterem Gleichstand werden alle Karten gemischt. Jede Seite bekommt eine Reihe aus fünf verdeckten Karten. { $shared_sixth ->
            [true] Eine Karte steht für beide Reihen im Tor
           *[false] Hinter jeder Reihe steht eine Karte im Tor
        }. Wähle eine deiner fünf Karten. Passt sie zum Ball, muss auch die Karte im Tor passen. Aufgedeckte Karten bleiben offen, auch die im Tor. Wer zuerst schießt, entscheidet das Los. Dann geht es abwechselnd. Jede Seite hat zehn Schüsse. Wer dann mehr Tore hat, gewinnt. { $stop_when_decided ->
            [true] Schluss ist, sobald eine Seite nicht mehr einzuholen ist.
           *[false] Alle Schüsse werden ausgeführt, auch wenn der Sieger feststeht.
        }
    }
    .title = Elfmeterschießen
rules-circle = { $mode ->
        [league] {""}
       *[cup] Bei Gleichstand nach je zehn Schüssen schießt ihr paarweise weiter. Die Bälle sind die übrigen Karten im Mittelkreis. { $circle ->
            [full] Alle sechs Paare werden geschossen{ $stop_when_decided ->
                [true] , außer der Sieger steht vorher fest
               *[false] {""}
            }. Dann zählen die Tore.
           *[sudden_death] Es gibt bis zu sechs Paare. Das erste Paar mit genau einem Tor entscheidet.
        }
    }
    .title = Mittelkreis
rules-still-level = { $mode ->
        [league] {""}
       *[cup] Bei weiterem Gleichstand bleiben die Reihen und { $shared_sixth ->
            [true] die Karte
           *[false] die Karten
        } im Tor liegen, und offene Karten bleiben offen. Alle anderen werden zu einem neuen Stapel gemischt, und ihr schießt paarweise weiter. Das erste Paar mit genau einem Tor entscheidet. Nach fünf Stapeln entscheidet das Los.
    }
    .title = Immer noch Gleichstand
rules-taking-back = Hast du eine offene Karte gewählt, kannst du die Wahl bis zur nächsten zurücknehmen, wenn der Angriff weitergeht und die andere Seite einverstanden ist. Eine aufgedeckte Karte kannst du nur allein gegen Bots zurücknehmen.
    .title = Zurücknehmen


## Auf der Seite und im Terminal

board = Spielstand
used = Gespielte Bälle
total = Gesamt
draw = Unentschieden
final = Schlusspfiff
no-chances = Im Gedächtnisspiel werden keine Chancen angezeigt.
face-down = verdeckt


## Nur auf der Seite

key-digit = { $mode ->
        [league] den Ball in diese Spalte spielen, von links gezählt
       *[cup] den Ball in diese Spalte oder auf diese Karte spielen, von links gezählt
    }
    .key = { $mode ->
        [league] 1 – 4
       *[cup] 1 – 5
    }
key-arrows = zwischen den erreichbaren Karten wechseln
    .key = ← →
key-enter = den Ball auf diese Karte spielen
    .key = Enter
key-chances = { $hide_after_miss ->
        [true] {""}
       *[false] Torchancen zeigen oder verbergen
    }
    .key = O
colours = Die vier Farben
minute = { $minute }. Minute
chances = Torchancen
chances-on = Torchancen werden angezeigt
chances-off = Torchancen sind ausgeblendet
board-half-time = Zur Halbzeit
    .short = HZ
board-on-the-ball = am Ball
board-balls = { $count ->
        [one] noch 1 Ball
       *[other] noch { $count } Bälle
    }
board-shots = Schüsse von { $name }
board-shot = { $shot ->
        [goal] Treffer
        [miss] kein Tor
       *[open] kommt noch
    }
pitch = Das Spielfeld
pitch-place = Reihe { $row }, Spalte { $column }
pitch-reachable = erreichbar
pitch-misfit = passt nicht
pitch-chance = Torchance { $chance }
pitch-path = hier lief der Ball
pitch-far = Der Ball kann diese Karte gerade nicht erreichen.
pitch-wait = Du bist nicht dran.
pitch-soon = Warte kurz: Der Ball rollt noch.
pitch-line = Karten von { $name }
pitch-card = Karte { $number }
pitch-keeper = Im Tor
pitch-keeper-for = Im Tor bei Schüssen von { $name }
status-choose = { $seat_is ->
        [you] Dein Ball: Wähle in Reihe { $row }
       *[other] { $seat }: Wähle in Reihe { $row }
    }
status-shoot = { $seat_is ->
        [you] Dein Schuss: Wähle eine von fünf
       *[other] { $seat }: Wähle eine von fünf
    }
status-barren = Hier passt keine Karte: Tippe eine an, dann ist { $name } dran
status-waiting = { $name } ist am Ball
status-fits = { $card } passt!
status-wide = { $card } – daneben!
status-saved = { $card } – gehalten!
mixed-again = Alle Karten sind neu gemischt und wieder verdeckt.
moment-goal = Tor!
moment-scores = { $seat_is ->
        [you] Du triffst
       *[other] { $seat } trifft
    }
moment-toss = Immer noch Gleichstand
ask-ball = Dein Ball ist { $card }.
ask-row = Wähle in Reihe { $row }.
ask-shot = Wähle eine deiner fünf Karten.
over-draw = Das Spiel ist zu Ende. Unentschieden: { $goals }.
result = Das Spiel
result-score = { $shootout ->
        [none] { $goals ->
            [1] 1 Tor
           *[other] { $goals } Tore
        }
       *[other] { $goals } ({ $shootout } Elfmeter)
    }
result-shootout = Elfmeter{"\u00AD"}schießen
hint-column = Spalte { $column } von links wählen
hint-shot = Karte { $card } von links wählen
hint-general = Es zählt nur dein Ball. Aus der Mitte erreichst du in der nächsten Reihe drei Karten, vom Rand nur zwei.
hint-general-shot = Zwei Karten müssen zum Ball passen: die gewählte und die im Tor.
hint-less = { $points } von 100 Punkten schlechter, gezählt nach Sieg und Toren
expected = { $mode ->
        [league] Siegchance (ein Unentschieden zählt halb)
       *[cup] Siegchance
    }
expected-unit = { $points }{"\u00A0"}%-Pkt.
expected-cost = { $points } von 100 P.


## Nur im Terminal

terminal-turn = Ball { $number } von { $all }
terminal-ball = { $seat_is ->
        [you] Dein Ball
       *[other] Am Ball: { $seat }
    }
terminal-left = Bälle übrig
terminal-none = –
terminal-sixth = 6.
terminal-attacks = Angriffe
terminal-shots = Schüsse
terminal-cheer = TOOOR!
terminal-level = Gleichstand: { $score }.
terminal-next = { $part ->
        [second_half] Für die zweite Halbzeit werden alle Karten gemischt.
        [first_extra_half] Gleichstand: Verlängerung, zwei Hälften mit zehn Bällen für jede Seite.
        [second_extra_half] Es folgt die zweite Hälfte der Verlängerung.
       *[ten_shots] Immer noch Gleichstand: Das Elfmeterschießen entscheidet.
    }
terminal-ask-column = { $seat_is ->
        [you] Reihe { $row }: welche Spalte ({ $choices })?
       *[other] { $seat }, deine Reihe { $row }: welche Spalte ({ $choices })?
    }
terminal-ask-shot = { $seat_is ->
        [you] Auf welche Karte schießt du ({ $choices })?
       *[other] { $seat }, auf welche Karte schießt du ({ $choices })?
    }
terminal-reach = Erreichbar: { $cards }.
terminal-line = { $name }: { $cards }; im Tor { $sixth }; Tore: { $goals }, Schüsse: { $shots }
terminal-chances = Chance auf ein Tor: { $chances }.
terminal-percent = { $percent } %
terminal-wins = { $seat_is ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
terminal-keys = s Spielstand · o Chancen an/aus
terminal-keys-memory = s Spielstand
terminal-typing =
    Tippe die Zahl über der Spalte, immer von Platz A aus von links gezählt. Erreichbare Karten haben einen dicken Rahmen. Der Weg des Balls hat einen doppelten Rahmen. Wer unten sitzt, greift nach oben an, der andere nach unten.{ $mode ->
        [league] {""}
       *[cup] {""} Im Elfmeterschießen tippst du 1-5 für die Karte, von links gezählt. Die Karte im Tor ist die sechste. Zeichen: ● Tor, ○ kein Tor, · kommt noch.
    }
    · { $hide_after_miss ->
        [true] { no-chances }
       *[false] o zeigt zu jeder Wahl die genaue Torchance, wenn du danach gut wählst.
    }
    · ? diese Regeln · s Spielstand · q verlassen

## Was man sieht, in Worten

position-part = { begun }{ $minute ->
        [none] .
       *[other] , Minute { $minute }.
    }
position-ball = { $ball ->
        [none] {""}
       *[other] { $turn_is ->
            [you] Dein Ball ist { $ball }.
           *[other] Der Ball von { $turn } ist { $ball }.
        } Eine Karte passt, wenn sie { $fits_colour ->
            [Y] gelb (Y)
            [B] blau (B)
            [R] rot (R)
           *[G] grau (G)
        } ist oder die Zahl { $fits_number } hat.
    }
position-field = { $field ->
        [none] {""}
       *[other] Das Spielfeld, Spalten 1 bis 4 von links nach rechts. Ein Strich ist eine verdeckte Karte.
        Reihe 1 von { $name_1 }, Reihe 4 von { $name_2 }: { $field_1 }
        Reihe 2 von { $name_1 }, Reihe 3 von { $name_2 }: { $field_2 }
        Reihe 3 von { $name_1 }, Reihe 2 von { $name_2 }: { $field_3 }
        Reihe 4 von { $name_1 }, Reihe 1 von { $name_2 }: { $field_4 }
    }
position-row = { $row ->
        [none] {""}
       *[other] { $turn_is ->
            [you] Du wählst eine Karte in deiner Reihe { $row }.
           *[other] { $turn } wählt eine Karte in Reihe { $row } von { $turn }.
        }
    }
position-shootout = { $shootout ->
        [none] {""}
       *[other] Die Linien: fünf Karten, dann die Karte im Tor. Ein Strich ist eine verdeckte Karte.
        { $name_1 }: { $shootout_lines_1 }
        { $name_2 }: { $shootout_lines_2 }
        Tore im Elfmeterschießen: { $shootout_goals }.
    }
position-used = Gespielte Bälle: { $used }.


## Wie eine Partie ausging

ending-goal = { $extra ->
        [yes] Nach 90 Minuten stand es unentschieden. Das Tor zum { $goals } in Minute { $minute } der Verlängerung brachte
       *[no] Das Tor zum { $goals } in Minute { $minute } brachte
    } { $winner_is ->
        [you] dich
       *[other] { $winner }
    } bis zum Ende in Führung.
ending-behind = { $winner_is ->
        [you] Du hattest
       *[other] { $winner } hatte
    } mit { $goals ->
        [1] 1 Tor
       *[other] { $goals } Toren
    } zurückgelegen.
ending-shootout = Nach 120 Minuten stand es { $level }. Das Elfmeterschießen { $how ->
        [toss] blieb mit { $shots } unentschieden, und das Los fiel auf { $winner_is ->
            [you] dich
           *[other] { $winner }
        }
       *[shots] ging { $shots } für { $winner_is ->
            [you] dich
           *[other] { $winner }
        } aus
    }.
ending-scorers = Die Tore: { $goals }.
ending-scorer = { $goals } { $name } ({ $minute }.)


## Lektionen

lesson-first = Dein erstes Tor
    .about = Angriff, offene Karten, ein Tor: das ganze Spiel in 90 Sekunden.
lesson-first-any = Spiel deinen Ball durch vier Reihen ins andere Tor. Es passen Karten seiner Farbe oder Zahl: Blau oder 8. Sonst ist Bea dran. Tippe auf eine in der Reihe vor dir.
lesson-first-number = Aufgedeckte Karten bleiben offen. Dein neuer Ball ist Gelb 10. Die Zahl am Tor zählt deine übrigen Bälle. Rot 10 hat dieselbe Zahl, also passt sie: Tippe sie an.
lesson-first-number-other = Diese Karte ist weder gelb noch eine 10, also ist dein Angriff vorbei. Rot 10 lag offen und passte sicher.
lesson-first-colour = Jetzt wählst du in der nächsten Reihe, geradeaus oder eine Spalte daneben. Dein Ball bleibt Gelb 10, auch auf der roten Karte. Gelb 9 hat seine Farbe: Tippe sie an.
lesson-first-colour-other = Diese Karte ist weder gelb noch eine 10. Die erste Karte, die nicht passt, beendet deinen Angriff.
lesson-first-reach = Blau 4 passt nicht. Tippe auf die verdeckte Karte links daneben. Von dort erreichst du Gelb 1.
lesson-first-reach-blue = Du darfst sie wählen. Aber Blau 4 ist weder gelb noch eine 10, also ist dein Angriff vorbei.
lesson-first-reach-far = Diese Karte passt nicht. Außerdem ist Gelb 1 von hier zwei Spalten entfernt, du könntest sie nicht erreichen.
lesson-first-goal = Glück gehabt: Gelb 6 passt. Auch Gelb 1 in der letzten Reihe passt, und dahinter ist das Tor. Tippe auf Gelb 1.
lesson-first-goal-other = Diese Karte ist weder gelb noch eine 10. Gelb 1 lag offen und wäre ein Tor gewesen.
lesson-first-end = Tor, 1:0! Ein Spiel hat zwei Halbzeiten. In jeder hat jede Seite 14 Bälle. Wer mehr Tore hat, gewinnt. Offene Karten helfen beiden.
lesson-attack = Der Weg zum Tor
    .about = Wohin du spielst, wenn mehrere Karten passen.
lesson-attack-middle = Gelb 8 und Gelb 2 passen beide. Von Gelb 8 am Rand erreichst du zwei Karten, von Gelb 2 drei. Tippe auf Gelb 2.
lesson-attack-middle-edge = Sie passt. Aber vom Rand passte danach nur Gelb 4, und dort endete dein Angriff. Von Gelb 2 hättest du auch Rot 5 erreicht.
lesson-attack-middle-blind = Diese Karte passte nicht, und dein Angriff ist vorbei. Gelb 2 und Gelb 8 lagen offen und passten sicher.
lesson-attack-dead-end = Gelb 4 und Rot 5 passen beide. Aber hinter Gelb 4 liegen beide Karten offen und passen nicht. Tippe auf Rot 5.
lesson-attack-dead-end-yellow = Sie passt. Aber danach konntest du nur Blau 9 und Rot 1 erreichen, weder gelb noch eine 5. Also endete dein Angriff dort.
lesson-attack-dead-end-blind = Diese Karte passte nicht. Rot 5 passte sicher, und die Karten dahinter passen vielleicht.
lesson-attack-ahead = Jetzt brauchst du Glück, aber schau voraus: Von der Karte geradeaus erreichst du Gelb 9, von der rechten nicht.
lesson-attack-ahead-red = Rot 1 lag offen, weder gelb noch eine 5. Dein Angriff ist vorbei.
lesson-attack-ahead-far = Diese Karte passte nicht. Außerdem hättest du Gelb 9 von dort nicht erreicht.
lesson-attack-goal = Eine 5, also passt sie. Gelb 9 ist die letzte Karte vor dem Tor: Tippe sie an.
lesson-attack-goal-other = Diese Karte passte nicht. Gelb 9 lag offen und wäre ein Tor gewesen.
lesson-attack-end = Tor! Offene Karten, die passen, sind sicher. Prüf vor der Wahl, wie viele Karten du von dort erreichst und welche davon passen.
lesson-keeper = Die Karte im Tor
    .about = Elfmeter: Jeder Schuss muss an zwei Karten vorbei.
lesson-keeper-line = Beim Elfmeter müssen zwei Karten zu deinem Ball Blau 9 passen: zuerst eine deiner Reihe, Rot 9 oder Blau 2, dann die Karte im Tor. Tippe auf Rot 9 oder Blau 2.
lesson-keeper-line-blind = Diese Karte passte nicht, und dein Schuss ist vorbei. Rot 9 und Blau 2 lagen offen und passten sicher.
lesson-keeper-both = Grau 7 im Tor hat gehalten. Aber sie passt zu deinem neuen Ball Grau 2, und Blau 2 passt auch. Tippe auf Blau 2.
lesson-keeper-both-other = Grau 7 im Tor hätte gepasst, aber zuerst muss deine eigene Karte passen. Blau 2 lag offen.
lesson-keeper-useless = Gelb 5 kommt an Grau 7 im Tor nicht vorbei. Nutz den Schuss, um eine Karte aufzudecken: Tippe auf eine verdeckte.
lesson-keeper-useless-open = Ein Tor war nicht möglich. Aber jetzt kennst du keine neue Karte: Eine aufgedeckte hätte dir später helfen können.
lesson-keeper-again = Blau 7 kommt mit ihrer Zahl an Grau 7 im Tor vorbei. Blau 2 passt auch: Tippe sie an.
lesson-keeper-again-other = Grau 7 im Tor hätte gepasst, aber zuerst muss deine eigene Karte passen. Blau 2 lag offen.
lesson-keeper-end = 2:1! Schau zuerst auf die Karte im Tor. Passt sie zum Ball, wähle eine, die auch passt. Wenn nicht, deck eine neue auf.
lesson-shootout = Das Elfmeterschießen
    .about = Je zehn Schüsse, dann Paare, bis es einen Sieger gibt.
lesson-shootout-tenth = 2:2, und das ist dein letzter von zehn Schüssen. Grau 7 im Tor passt zu deinem Ball Blau 7, und deine Blau 2 passt auch. Tippe auf Blau 2.
lesson-shootout-tenth-other = Kein Tor. Bea traf mit ihrem letzten Schuss und hat gewonnen.
lesson-shootout-circle = 3:3. Jetzt schießt ihr paarweise, bis nur einer trifft. Grau 10 und Grau 7 im Tor passen beide zu deinem Ball Grau 5. Tippe auf Grau 10.
lesson-shootout-circle-other = Du hast nicht getroffen, aber Bea. Das erste Paar mit genau einem Tor entscheidet, also hat sie gewonnen.
lesson-shootout-none = 4:4. Gelb 3 kommt an Grau 7 im Tor nicht vorbei. Tippe auf irgendeine Karte und hoff, dass auch Bea nicht trifft.
lesson-shootout-last = Bea traf nicht, also gibt es ein drittes Paar. Grau 10, Rot 1 und Grau 7 im Tor passen zu deinem Ball Grau 1. Tippe auf Grau 10 oder Rot 1.
lesson-shootout-last-other = Kein Tor, aber auch Bea traf nicht: Es würde noch ein Paar folgen. Grau 10 und Rot 1 hätten beide gepasst.
lesson-shootout-end = In diesem Paar hast nur du getroffen: Du hast gewonnen! Elfmeter werden extra gezählt: 0:0 und 5:4 im Elfmeterschießen.
