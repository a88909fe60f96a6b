# Was auf Deutsch über The Match! gesagt wird, auf der Seite und im Terminal. docs/add_a_game.md sagt, welche Namen etwas bedeuten.

title = The Match!
about = Fußball mit Karten: Spiel dich Reihe um Reihe nach vorn und finde den Weg ins Tor.


## Hausregeln

option-mode = Steht es unentschieden,
    .note = Ein Pokalspiel geht in Verlängerung und Elfmeterschießen, bis jemand gewonnen hat.
    .value-cup = geht es weiter: Pokalspiel
    .value-league = bleibt es dabei: Ligaspiel
option-stop_when_decided = Das Elfmeterschießen
    .note = Ob auch noch geschossen wird, was nichts mehr ändern kann.
    .value-false = geht über alle je zehn Schüsse, entschieden oder nicht
    .value-true = endet, sobald es entschieden ist
option-circle = Gleichstand nach je zehn Schüssen:
    .note = Im Mittelkreis liegen noch Bälle für sechs Schusspaare.
    .value-sudden_death = das erste Paar mit nur einem Tor entscheidet
    .value-full = alle sechs Paare zählen
option-shared_sixth = Im Tor beim Elfmeterschießen
    .note = Die Karte, an der jeder Schuss zuletzt vorbeimuss.
    .value-false = steht für jeden eine eigene Karte
    .value-true = steht eine Karte für beide
option-hide_after_miss = Was ein Fehlversuch aufgedeckt hat,
    .note = Zugedeckt wird daraus ein Gedächtnisspiel; Chancen werden dann nicht angezeigt.
    .value-false = bleibt offen
    .value-true = wird wieder umgedreht


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
table-stacks = noch Bälle
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
       *[other] Kein Tor. Was der Angriff aufgedeckt hat, wird umgedreht.
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
level-more = Paarweise weiter mit Bällen aus dem Mittelkreis
event-circle = { level }. { level-more }.
level-still = Noch immer Gleichstand
level-still-more = Die Bälle werden neu gemischt: Stapel { $number } von 5
event-pile = { level-still }. { level-still-more }.
toss = { $seat_is ->
        [you] Das Los entscheidet für dich
       *[other] Das Los entscheidet für { $seat }
    }
event-toss = Gleichstand nach fünf Stapeln. { toss }.


## Warum eine Wahl nicht geht

refusal-no_column = Das ist keine Spalte: Sie sind von 1 bis 4 gezählt, von links, wie Platz A sie sieht.
refusal-card_named = { $card } ist eine Karte und keine Spalte: Wähle eine Karte des Spielfelds mit der Zahl ihrer Spalte.
refusal-out_of_reach = Spalte { $column } ist von Spalte { $at } aus nicht erreichbar: geradeaus oder eine daneben.
refusal-no_shot = Wähle eine der fünf Karten deiner Reihe mit ihrer Nummer, von 1 bis 5.
refusal-the_sixth = Die sechste Karte liegt hinter der Reihe: Schieß auf eine der fünf davor.


## Warum eine Wahl gut ist

reason-certain = Von hier aus ist ein Tor sicher, wenn du ebenso gut weitermachst.
reason-hopeless = Mit diesem Ball gibt es kein Tor, was du auch wählst.
reason-best = Keine andere Wahl hat eine bessere Chance auf ein Tor: etwa { $chance } von 100.
reason-fits = { $card } liegt offen oder war schon zu sehen und passt zum Ball.
reason-shows_nothing = { $card } ist bekannt und passt nicht: Der Ball endet dort, und dein Gegner erfährt nichts Neues.
reason-unseen = Diese Karte hat noch niemand gesehen: Von { $unseen }, die es sein können, passen { $fit } zum Ball.
reason-way_on = Was danach kommt, ist bekannt und passt auch: { $cards }.


## Die Regeln

turn = Du hast die blaue 3 aufgedeckt. Sie ist blau wie dein Ball, also passt sie: weiter in der nächsten Reihe.
    .lies = Dein Ball
    .choice = Die Reihe vor dir
rules-aim = Spiel deinen Ball durch alle vier Reihen ins andere Tor. Wer nach zwei Halbzeiten mehr Tore hat, gewinnt; { $mode ->
        [league] sonst bleibt es unentschieden
       *[cup] bei Gleichstand geht es weiter
    }.
rules-kick-off = Es gibt 44 Karten: vier Farben, in jeder die Zahlen 1 bis 11. Sechzehn liegen verdeckt als Spielfeld. Jede Seite hat für eine Halbzeit einen Stapel von 14 Bällen, in den niemand schaut. Wer zuerst gibt, entscheidet das Los; die andere Seite hat Anstoß. Dann greift ihr abwechselnd an, jede Seite von ihrer Reihe 1 nach vorn.
    .title = Anstoß
rules-attack = Deine oberste Karte wird aufgedeckt: Das ist dein Ball. Wähle eine der vier Karten in deiner Reihe 1; liegt sie verdeckt, wird sie aufgedeckt. Passt sie, geht es in der nächsten Reihe weiter, geradeaus oder eine Spalte daneben. Vier passende Karten sind ein Tor; danach ist die andere Seite am Ball.
    .title = Ein Angriff
rules-fits = Eine Karte passt, wenn sie die Farbe oder die Zahl deines Balls hat. Es zählt nur der Ball, nicht die Karte, von der du kommst.
    .title = Was passt
rules-wide = Die erste Karte, die nicht passt, beendet den Angriff, und die andere Seite ist am Ball. Vorher aufhören geht nicht; und du darfst auch eine Karte wählen, von der du weißt, dass sie nicht passt.
    .title = Daneben
rules-stays = { $hide_after_miss ->
        [true] Was ein Angriff aufgedeckt hat, wird wieder umgedreht, wenn er misslingt. Merk dir die Karten! Die Karten eines Tors bleiben offen, und bis zum Ende der Halbzeit bleibt alles liegen.
       *[false] Was aufgedeckt wurde, bleibt bis zum Ende der Halbzeit offen, nach einem Fehlversuch wie nach einem Tor. Offene Karten sind Wege, die beide Seiten nutzen können.
    }
    .title = Was bleibt
rules-second-half = Alle 44 Karten werden gemischt und neu verteilt, und die andere Seite hat Anstoß.
    .title = Zweite Halbzeit
rules-extra-time = { $mode ->
        [league] {""}
       *[cup] Bei Gleichstand folgen zwei weitere Hälften, jede auf neuem Feld und mit zehn Bällen für jede Seite; acht Karten bleiben ungesehen draußen. Wer Anstoß hat, entscheidet das Los; in der zweiten Hälfte der Verlängerung ist es die andere Seite. Die Verlängerung wird immer zu Ende gespielt.
    }
    .title = Verlängerung
rules-shoot-out = { $mode ->
        [league] {""}
       *[cup] Immer noch Gleichstand: Alle Karten werden gemischt. Jede Seite bekommt fünf verdeckte Karten in einer Reihe, { $shared_sixth ->
            [true] und hinter beiden Reihen steht eine Karte im Tor
           *[false] und dahinter eine im Tor
        }. Wähle eine deiner fünf; passt sie zum Ball, muss auch die Karte im Tor passen. Aufgedeckte Karten bleiben offen, auch die im Tor. Wer zuerst schießt, entscheidet das Los; dann geht es abwechselnd. Jede Seite hat zehn Schüsse; wer dann mehr Tore hat, gewinnt. { $stop_when_decided ->
            [true] Schluss ist, sobald eine Seite nicht mehr einzuholen ist.
           *[false] Alle werden ausgeführt, entschieden oder nicht.
        }
    }
    .title = Elfmeterschießen
rules-circle = { $mode ->
        [league] {""}
       *[cup] Gleichstand nach je zehn Schüssen: Es wird paarweise weitergeschossen. Bälle sind die übrigen Karten; sie liegen im Mittelkreis. { $circle ->
            [full] Alle sechs Paare werden geschossen{ $stop_when_decided ->
                [true] , wenn es nicht vorher entschieden ist
               *[false] {""}
            }; dann wird gezählt.
           *[sudden_death] Das erste Paar mit genau einem Tor entscheidet; es gibt sechs Paare.
        }
    }
    .title = Mittelkreis
rules-still-level = { $mode ->
        [league] {""}
       *[cup] Die Reihen und { $shared_sixth ->
            [true] die Karte
           *[false] die Karten
        } im Tor bleiben liegen, offene Karten offen. Alle anderen werden zu einem neuen Stapel gemischt, und es geht paarweise weiter. Das erste Paar mit genau einem Tor entscheidet. Nach fünf solchen Stapeln entscheidet das Los.
    }
    .title = Und wenn es noch immer gleich steht
rules-taking-back = Lag die zuletzt gewählte Karte schon offen und geht der Angriff weiter, lässt sich die Wahl bis zur nächsten zurücknehmen, wenn die andere Seite einverstanden ist. Eine aufgedeckte Karte ist gesehen: Diese Wahl bleibt.
    .title = Zurücknehmen


## Auf der Seite und im Terminal

board = Spielstand
used = Gespielte Bälle
total = Gesamt
draw = Unentschieden
final = Schlusspfiff
no-chances = Keine Chancen im Gedächtnisspiel: Sie würden sich für dich erinnern.
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
key-enter = den Ball dorthin spielen
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
pitch-chance = Torchance { $chance }
pitch-path = hier lief der Ball
pitch-far = Dorthin kommt der Ball gerade nicht.
pitch-wait = Du bist nicht am Ball.
pitch-soon = Moment, der Ball rollt noch.
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
status-waiting = { $name } ist am Ball
status-fits = { $card } passt!
status-wide = { $card } – daneben!
status-saved = { $card } – gehalten!
moment-goal = Tor!
moment-scores = { $seat_is ->
        [you] Du triffst
       *[other] { $seat } trifft
    }
moment-toss = Niemand war zu bezwingen
ask-ball = Der Ball ist { $card }.
ask-row = Wähle in Reihe { $row }.
ask-shot = Wähle eine deiner fünf Karten.
over-draw = Das Spiel ist aus. Unentschieden: { $goals }.
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
hint-general = Es zählt nur dein Ball. Aus der Mitte erreichst du danach drei Karten, vom Rand zwei.
hint-general-shot = Zwei Karten müssen zum Ball passen: die gewählte und die im Tor.
hint-less = { $points } von 100 Punkten weniger, gezählt nach Sieg und Toren
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
        [second_half] Für die zweite Halbzeit werden alle Karten neu gemischt.
        [first_extra_half] Gleichstand: Verlängerung, zwei Hälften, jede mit zehn Bällen für jede Seite.
        [second_extra_half] Es folgt die zweite Hälfte der Verlängerung.
       *[ten_shots] Noch immer gleich: Das Elfmeterschießen muss entscheiden.
    }
terminal-ask-column = { $seat_is ->
        [you] Reihe { $row }: welche Spalte ({ $choices })?
       *[other] { $seat }, deine Reihe { $row }: welche Spalte ({ $choices })?
    }
terminal-ask-shot = { $seat_is ->
        [you] Auf welche deiner Karten schießt du ({ $choices })?
       *[other] { $seat }, auf welche deiner Karten schießt du ({ $choices })?
    }
terminal-reach = Erreichbar: { $cards }.
terminal-line = { $name }: { $cards }; die sechste { $sixth }; Tore: { $goals }, Schüsse: { $shots }
terminal-chances = Chance auf ein Tor: { $chances }.
terminal-percent = { $percent } %
terminal-wins = { $seat_is ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt.
    }
terminal-keys = s Spielstand · o Chancen an/aus
terminal-keys-memory = s Spielstand
terminal-typing =
    Tippe die Zahl über der Spalte: von links gezählt, wie Platz A es sieht. Erreichbare Karten haben einen dicken Rahmen, der Weg des Balls einen doppelten. Wer unten sitzt, greift nach oben an, der andere nach unten.{ $mode ->
        [league] {""}
       *[cup] {""} Im Elfmeterschießen tippst du 1-5 für die Karte, von links gezählt; die im Tor ist die sechste. Zeichen: ● Tor, ○ kein Tor, · kommt noch.
    }
    · { $hide_after_miss ->
        [true] { no-chances }
       *[false] o zeigt zu jeder Wahl die genaue Chance auf ein Tor, wenn du gut weiterspielst.
    }
    · ? diese Regeln · s Spielstand · q aufhören

## Wie eine Partie ausging

ending-goal = { $extra ->
        [yes] Nach 90 Minuten stand es unentschieden: Das Tor zum { $goals } in der Verlängerung, Minute { $minute }, brachte
       *[no] Das Tor zum { $goals } in Minute { $minute } brachte
    } { $winner_is ->
        [you] dich
       *[other] { $winner }
    } endgültig in Führung.
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
lesson-first-any = Spiel deinen Ball durch vier Reihen ins andere Tor. Eine Karte passt mit der Farbe oder Zahl des Balls: blau oder eine 8. Wähle eine in der Reihe vor dir.
lesson-first-number = Was du und Bea aufgedeckt habt, bleibt offen. Dein neuer Ball ist Gelb 10. Rot 10 hat dieselbe Zahl, also passt sie: Wähle sie.
lesson-first-number-other = Das ist weder gelb noch eine 10, der Angriff ist vorbei. Rot 10 lag offen: Die war sicher.
lesson-first-colour = Jetzt wählst du in der nächsten Reihe, geradeaus oder eine Spalte daneben. Es zählt nur dein Ball. Gelb 9 hat seine Farbe: Wähle sie.
lesson-first-colour-other = Weder gelb noch eine 10. Die erste Karte, die nicht passt, beendet den Angriff.
lesson-first-reach = Blau 4 passt nicht. Wähle die verdeckte Karte links daneben: Von dort geht es weiter zu Gelb 1.
lesson-first-reach-blue = Du darfst sie wählen, aber Blau 4 ist weder gelb noch eine 10: Der Angriff ist vorbei.
lesson-first-reach-far = Die passt nicht. Und Gelb 1 wäre von dort zwei Spalten entfernt gewesen, unerreichbar.
lesson-first-goal = Glück gehabt: Gelb 6 passt. Auch Gelb 1 in der letzten Reihe passt, und dahinter steht das Tor: Wähle sie.
lesson-first-goal-other = Weder gelb noch eine 10. Gelb 1 lag offen: Das wäre das Tor gewesen.
lesson-first-end = Tor, 1:0! Ein Spiel hat zwei Halbzeiten mit je 14 Bällen pro Seite. Mehr Tore gewinnen. Aber die offenen Karten helfen auch Bea.
lesson-attack = Der Weg zum Tor
    .about = Wohin, wenn mehrere Karten passen.
lesson-attack-middle = Gelb 8 und Gelb 2 passen beide. Vom Rand geht es zu zwei Karten weiter, von Gelb 2 zu dreien: Nimm Gelb 2.
lesson-attack-middle-edge = Sie passt. Aber vom Rand ging es nur mit Gelb 4 weiter, und da war der Weg zu Ende. Von Gelb 2 hättest du auch Rot 5 erreicht.
lesson-attack-middle-blind = Die passte nicht, der Angriff ist vorbei. Gelb 2 und Gelb 8 lagen offen: Die waren sicher.
lesson-attack-dead-end = Gelb 4 und Rot 5 passen beide, aber hinter Gelb 4 liegen beide Karten offen, und keine passt: Nimm Rot 5.
lesson-attack-dead-end-yellow = Sie passt, aber danach waren nur Blau 9 und Rot 1 erreichbar, weder gelb noch eine 5. Da war der Weg zu Ende.
lesson-attack-dead-end-blind = Die passte nicht. Rot 5 war sicher, und dahinter liegen Karten, die vielleicht passen.
lesson-attack-ahead = Jetzt brauchst du Glück, aber schau voraus: Von der Karte geradeaus ginge es weiter zu Gelb 9, von der rechten nicht.
lesson-attack-ahead-red = Rot 1 lag offen: weder gelb noch eine 5. Der Angriff ist vorbei.
lesson-attack-ahead-far = Die passte nicht. Und Gelb 9 wäre von dort unerreichbar gewesen.
lesson-attack-goal = Eine 5, das passt: Gelb 9 ist die letzte Karte vor dem Tor.
lesson-attack-goal-other = Die passte nicht. Gelb 9 lag offen: Das wäre das Tor gewesen.
lesson-attack-end = Tor! Offene Karten, die passen, sind sicher. Schau vorher, wie viele Karten du von dort erreichst und welche davon passen.
lesson-keeper = Die Karte im Tor
    .about = Elfmeter: Jeder Schuss muss an zwei Karten vorbei.
lesson-keeper-line = Beim Elfmeter müssen zwei Karten zu Blau 9 passen. Die eine ist in deiner Reihe: Rot 9 oder Blau 2. Die andere ist die Karte im Tor.
lesson-keeper-line-blind = Die passte nicht, der Schuss ist vorbei. Rot 9 und Blau 2 lagen offen: Die waren sicher.
lesson-keeper-both = Grau 7 im Tor hat gehalten, aber zu deinem neuen Ball passt sie, zu Grau 2, und Blau 2 passt auch: Nimm die.
lesson-keeper-both-other = Grau 7 hätte gepasst, aber zuerst muss deine eigene Karte passen. Blau 2 lag offen.
lesson-keeper-useless = Gelb 5 kommt an Grau 7 nicht vorbei. Nutz den Schuss und deck eine Karte auf, die du noch nicht kennst.
lesson-keeper-useless-open = Kein Tor, das war klar. Aber nun weißt du so viel wie vorher: Eine neue Karte hätte später helfen können.
lesson-keeper-again = Blau 7 kommt mit ihrer Zahl an Grau 7 vorbei, und eine deiner Karten passt auch: Blau 2.
lesson-keeper-again-other = Grau 7 hätte gepasst, aber zuerst muss deine eigene Karte passen. Blau 2 lag offen.
lesson-keeper-end = 2:1! Schau zuerst ins Tor: Passt die Karte dort zum Ball? Dann wähle eine, die auch passt. Wenn nicht, deck eine neue auf.
lesson-shootout = Das Elfmeterschießen
    .about = Je zehn Schüsse, dann Paare, bis es entschieden ist.
lesson-shootout-tenth = 2:2, und dein letzter von zehn Schüssen: Grau 7 im Tor passt zu Blau 7, und deine Blau 2 passt auch, also nimm sie.
lesson-shootout-tenth-other = Kein Tor. Bea traf mit ihrem letzten Schuss und hat gewonnen.
lesson-shootout-circle = 3:3: Jetzt schießt ihr paarweise, bis nur einer trifft. Grau 10 und Grau 7 im Tor passen beide zu Grau 5.
lesson-shootout-circle-other = Du hast nicht getroffen, aber Bea. Das erste Paar mit genau einem Tor entscheidet: Sie hat gewonnen.
lesson-shootout-none = 4:4, und Gelb 3 kommt an Grau 7 nicht vorbei: Schieß irgendwohin und hoff, dass auch Bea nicht trifft.
lesson-shootout-last = Bea traf nicht, also gibt es ein drittes Paar: Grau 10 und Rot 1 passen zu Grau 1, und auch Grau 7 im Tor.
lesson-shootout-last-other = Kein Tor, und auch Bea traf nicht: Es gäbe noch ein Paar. Grau 10 und Rot 1 hätten beide gepasst.
lesson-shootout-end = In diesem Paar hast nur du getroffen: gewonnen! Elfmeter zählen extra: 0:0 und 5:4 im Elfmeterschießen.
