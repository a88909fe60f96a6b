# Was von Matschig auf Deutsch gesagt wird, auf der Seite und im Terminal. docs/add_a_game.md sagt, welche Namen eine Bedeutung haben.

title = Matschig
about = Aus Wasser und Sand wird Matsch: Bewirf die anderen und bleib selbst sauber.


## Hausregeln

option-rounds = Runden
    .note = Bei so vielen Runden wie Mitspielern fängt jeder einmal an.
    .value-null = so viele wie Mitspieler
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
    .value-4 = 4
    .value-5 = 5
    .value-6 = 6
    .value-7 = 7
    .value-8 = 8
    .value-9 = 9
    .value-10 = 10
    .value-11 = 11
    .value-12 = 12
option-interrupt_order = Wollen mehrere eine Karte dazulegen,
    .note = Wessen Karte zählt; die anderen behalten ihre.
    .value-clockwise = darf der Erste im Uhrzeigersinn
    .value-target_first = darf zuerst, auf wen gezielt ist
option-reopen_after_duck = Nach dem Ducken
    .note = Ob noch einmal nach einer Karte gefragt wird.
    .value-false = fliegt der Matsch weiter, wie er ist
    .value-true = darf wieder jemand dazulegen
option-on_stall = Kann niemand werfen,
    .note = Niemand hat beides, Wasser und Sand: zu dritt in zwei von fünf Runden, zu sechst selten.
    .value-redraw = werden neue Hände gezogen
    .value-end_round = ist die Runde aus
option-open_pools = Der abgekriegte Matsch
    .note = Ob man ihn ansehen darf.
    .value-false = liegt verdeckt
    .value-true = liegt offen
option-party = Partyspiel
    .note = Höchstes Schlammkonto nach einer Runde: ein Klecks. Drei Kleckse: raus. Wer übrig bleibt, gewinnt.
    .value-false = nein, es zählen Punkte
    .value-true = ja, Kleckse statt Punkte


## Die Karten, und was sie tun

kinds = Die Karten
kind-W = Wasser
    .does = wird mit Sand zu Matsch; Werte 1 bis 5 und 7, keine 6
kind-S = Sand
    .does = wird mit Wasser zu Matsch; Werte 1 bis 5 und 7, keine 6
kind-U = Schirm
    .does = Werte 1 bis 7; hält eine ganze Matschkarte bis zu diesem Wert ab, mehrere auf einer Karte zählen zusammen
kind-Wind = Wind
    .does = bläst den Sand weg, das Wasser trifft dich
kind-Sun = Sonne
    .does = trocknet das Wasser, der Sand trifft dich
kind-Duck = Ducken
    .does = der Matsch fliegt auf jemand anderen, den du aussuchst, auch auf den Werfer
kind-Share = Verteilen
    .does = der Matsch ist weg, und alle anderen ziehen eine Karte, solange welche da sind: Wasser und Sand bleiben an ihnen kleben, abwehren lässt sich das nicht
kind-13 = 13
    .does = wischt ganze Matschkarten weg, zusammen höchstens 13 Punkte: Von 7 und 7 bleibt eine
card-W = { kind-W } { $rest }
card-S = { kind-S } { $rest }
card-U = { kind-U } { $rest }
card-Wind = { kind-Wind }
card-Sun = { kind-Sun }
card-Duck = { kind-Duck }
card-Share = { kind-Share }
card-13 = { kind-13 }
table-round = Runde
table-mud = Matsch
table-cards = Karten
table-pile = Karten im Stapel
table-pools = abgekriegter Matsch
table-accounts = Schlammkonto


## Was geschieht

event-deal = Runde { $round }: { $first_is ->
        [you] Du beginnst
       *[other] { $first } beginnt
    }.
event-throw = { $seat_is ->
        [you] Du wirfst { $mud } auf { $target }
       *[other] { $seat } wirft { $mud } auf { $target_is ->
            [you] dich
           *[other] { $target }
        }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-answer = { $seat_is ->
        [you] {""}
       *[other] { $seat } hat geantwortet.
    }
event-let = Niemand hat eine Karte dazugelegt.
event-add = { $seat_is ->
        [you] Du legst { $card } dazu: perfekt, auf { $target }
       *[other] { $seat } legt { $card } dazu: perfekt, auf { $target_is ->
            [you] dich
           *[other] { $target }
        }
    }!
event-duck = { $seat_is ->
        [you] Du duckst dich: Der Matsch fliegt auf { $target }
       *[other] { $seat } duckt sich: Der Matsch fliegt auf { $target_is ->
            [you] dich
           *[other] { $target }
        }
    }.
event-defence = { $how ->
        [nothing] { $seat_is ->
            [you] Du kriegst
           *[other] { $seat } kriegt
        } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } ab
        [share] { $seat_is ->
            [you] Du verteilst
           *[other] { $seat } verteilt
        }: Der Matsch ist weg
       *[other] { $points ->
            [0] { $seat_is ->
                [you] Du spielst { $how ->
                    [umbrellas] Schirm { $umbrellas }
                   *[other] { $played }
                } und bleibst sauber
               *[other] { $seat } spielt { $how ->
                    [umbrellas] Schirm { $umbrellas }
                   *[other] { $played }
                } und bleibt sauber
            }
           *[other] { $seat_is ->
                [you] Du spielst { $how ->
                    [umbrellas] Schirm { $umbrellas }
                   *[other] { $played }
                }: Du kriegst nur { $landed } ab
               *[other] { $seat } spielt { $how ->
                    [umbrellas] Schirm { $umbrellas }
                   *[other] { $played }
                }: kriegt nur { $landed } ab
            }, { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            }
        }
    }.
event-splash = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $card }{ $points ->
        [0] {""}
       *[other] : Das trifft
    }.
event-skip = { $seat_is ->
        [you] Du hast kein Paar aus Wasser und Sand: Der Nächste ist dran.
       *[other] { $seat } hat kein Paar aus Wasser und Sand.
    }
event-discard = Niemand kann werfen: { $seat_is ->
        [you] Du ziehst eine neue Hand.
       *[other] { $seat } zieht eine neue Hand.
    }
event-round = Runde { $round } ist aus. Punkte: { $points }. { $dabs ->
        [none] Schlammkonten: { $accounts }.
       *[other] Kleckse: { $dabs }.
    }
halved-pool = An { $seat_is ->
        [you] dir
       *[other] { $seat }
    } blieb in Runde { $round } nur Wasser oder nur Sand hängen: Die Hälfte wird abgezogen, es { $points ->
        [one] zählt 1 Punkt
       *[other] zählen { $points } Punkte
    }.
halved-account = { $seat_is ->
        [you] Du kamst
       *[other] { $seat } kam
    } nach Runde { $round } auf { $total }: Bei 22, 44, 66 oder 88 wird die Hälfte abgezogen, es bleiben { $account }.


## Warum ein Zug nicht geht

refusal-no_throw = Ein Wurf nennt ein Wasser, dann einen Sand, dann jemanden, wie in throw W5 S3 B.
refusal-one_of_each = Matsch ist genau ein Wasser und ein Sand. Schirme und Sonderkarten helfen, wenn Matsch auf dich fliegt.
refusal-no_card = Das ist keine Karte: Es gibt W und S mit 1 bis 5 und 7, U mit 1 bis 7, Wind, Sun, Duck, Share, 13.
refusal-not_held = { $held ->
        [0] { $card } hast du nicht.
       *[other] { $card } hast du nur { $held }-mal.
    }
refusal-no_player = So heißt hier niemand; möglich: { $aims }.
refusal-at_oneself = Nicht auf dich selbst; möglich: { $aims }.
refusal-is_out = { $seat } ist raus; möglich: { $aims }.
refusal-no_answer = Lass ihn fliegen (let), oder leg { $card } dazu und ziele (wie in add W2 B).
refusal-only_missing = Nur { $card } macht diesen Matsch perfekt.
refusal-no_defence = So wehrt man nichts ab: Tu nichts (take), spann Schirme auf (shield W5=U6) oder spiel eine Sonderkarte (Wind, Duck B, 13 W5).
refusal-holds_nothing_off = Wasser und Sand wehren nichts ab.
refusal-alone = { $card ->
        [none] Zum Einstecken sag nur: take.
       *[other] { $card } spielt man allein.
    }
refusal-duck_names = Beim Ducken sagst du, wer den Matsch stattdessen bekommt; möglich: { $aims }.
refusal-thirteen_names = Die 13 nennt Matsch, der hier liegt, höchstens 13 Punkte: { $mud }.
refusal-over_thirteen = Die 13 wischt höchstens 13 Punkte weg, nicht { $points }.
refusal-in_order = Matsch wird in der Reihenfolge genannt, in der er liegt: { $mud }.
refusal-on_mud = Schirme liegen auf Matsch, der hier liegt: { $mud }.
refusal-only_umbrellas = Nur Schirme (U1 bis U7) liegen auf { $card }.
refusal-too_weak = { $umbrellas } auf { $card }: noch { $lacks } zu wenig.
refusal-shield_in_order = Matsch wird in der Reihenfolge genannt, in der er liegt, jede Karte einmal, Schirme aufsteigend; von gleichem Matsch der erste zuerst.


## Warum ein Zug gut ist

reason-heaviest = Keiner deiner Würfe wiegt mehr: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-nobody_adds = Niemand kann etwas dazulegen: Er fliegt geradewegs auf { $seat }.
reason-at_leader = { $seat } würde gewinnen, wenn jetzt Schluss wäre.
reason-makes_perfect = { $card } macht den Matsch perfekt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-holds_off = Das hält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab, und { $left ->
        [0] nichts landet
        [one] 1 landet
       *[other] { $left } landen
    }.
reason-least = Schwächere Schirme, die dafür reichen, hast du nicht.
reason-passes_on = Alles fliegt stattdessen auf { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-takes = { $points ->
        [one] Nur 1 Punkt landet
       *[other] Zusammen landen { $points } Punkte
    }, und du behältst alle deine Karten.


## Die Regeln

turn = Du wirfst ein Wasser und einen Sand auf jemanden. Hier zählen beide 5: Das ist perfekt, und niemand kann sich einmischen.
    .lies = Fliegt auf jemanden
    .choice = Deine Hand
rules-aim = Ständig fliegt jemandem Matsch entgegen. Was dich trifft, bleibt vor dir liegen und zählt gegen dich. { $party ->
        [true] Nach jeder Runde bekommt das höchste Schlammkonto einen Klecks; wer drei hat, ist raus. Wer übrig bleibt, gewinnt.
       *[false] Nach der letzten Runde gewinnt das niedrigste Schlammkonto; gleiche Schlammkonten teilen sich den Platz.
    }
rules-dealing = Es gibt 110 Karten: jedes Wasser und jeden Sand sechsmal, jeden Schirm viermal, jede Sonderkarte zweimal. Alle bekommen sieben, der Rest ist der Stapel zum Nachziehen. Wer die erste Runde beginnt, entscheidet das Los; jede weitere beginnt der Nächste im Uhrzeigersinn.
    .title = Geben
rules-throwing = Wer dran ist, wirft ein Wasser und einen Sand auf jemand anderen. Wer kann, muss; wer nicht kann, überlässt es dem Nächsten im Uhrzeigersinn.
    .title = Werfen
rules-perfect = Gleich viel Wasser wie Sand ist perfekt, dann mischt sich niemand mehr ein. Sonst werden alle außer dem Werfer heimlich gefragt. Wer genau die fehlende Karte hat, darf sie dazulegen und neu zielen, auch auf den Werfer oder wie bisher, nur nicht auf sich selbst. { $interrupt_order ->
        [target_first] Wollen mehrere, kommt zuerst zum Zug, auf wen gezielt ist, dann der Erste im Uhrzeigersinn nach dem, der zuletzt gezielt hat.
       *[clockwise] Wollen mehrere, kommt der Erste im Uhrzeigersinn nach dem zum Zug, der zuletzt gezielt hat.
    } Die anderen behalten ihre. Fehlt eine 6, wird niemand gefragt, denn es gibt keine.
    .title = Perfekter Matsch
rules-defence = Auf wen der Matsch fliegt, der tut nichts, spannt Regenschirme auf oder spielt eine Sonderkarte. Schirme liegen auf einzelnen Matschkarten und müssen deren Wert zusammen erreichen; eine Karte wird ganz abgewehrt oder gar nicht. Was abgewehrt ist, ist weg; der Rest bleibt vor dir liegen. { $reopen_after_duck ->
        [true] Ist der Matsch nicht perfekt, werden nach dem Ducken alle außer dem Werfer noch einmal nach der fehlenden Karte gefragt.
       *[false] Nach dem Ducken kann niemand mehr eine Karte dazulegen.
    }
    .title = Abwehren
rules-then = Alle ziehen auf sieben Karten nach, solange welche da sind, der Werfer zuerst. Danach ist dran, auf wen zuletzt gezielt wurde, getroffen oder nicht. Nach dem Verteilen ist es, wer die höchste Matschkarte gezogen hat, von mehreren der Erste im Uhrzeigersinn nach dem Verteiler; hat niemand Matsch gezogen, der Verteiler.
    .title = Und dann
rules-stall = Werfen kann, wer Wasser und Sand hat. { $on_stall ->
        [end_round] Kann es niemand, ist die Runde aus, auch wenn noch Karten im Stapel sind.
       *[redraw] Kann es niemand und sind noch Karten im Stapel, wirft der, der dran ist, seine Hand weg und zieht eine neue; hilft das nicht, tut es der Nächste, bis jemand werfen kann. Ist der Stapel leer, ist die Runde aus.
    }
    .title = Wenn niemand werfen kann
rules-accounts = Die Runde ist aus, wenn { $on_stall ->
        [end_round] niemand mehr werfen kann
       *[redraw] der Stapel leer ist und niemand mehr werfen kann
    }; Handkarten zählen nicht. Dein Matsch zählt seine Punkte – nur Wasser oder nur Sand zählt halb, aufgerundet. Steht dein Schlammkonto nach einer Runde auf 22, 44, 66 oder 88, wird es halbiert, aber nur einmal: Aus 44 wird 22. Beides geschieht von selbst, und der Matsch wird nicht halbiert, wo das schlechter ausginge: 20 und 2 Punkte nur Wasser sind 22, daraus werden 11.
    .title = Schlammkonten
rules-dabs = { $party ->
        [true] Nach einer Runde bekommt das höchste Schlammkonto derer, die noch dabei sind, einen Klecks; teilen es sich mehrere, bekommt jeder einen. Mit drei Klecksen ist man raus und bekommt keine Karten mehr. Es geht weiter, bis einer übrig ist; sind die Letzten zugleich raus, gewinnen sie gemeinsam.
       *[false] {""}
    }
    .title = Kleckse
rules-table = Neben jedem Namen siehst du den Haufen mit { $open_pools ->
        [true] den Punkten
       *[false] der Zahl
    } der Matschkarten, die Handkarten und { $party ->
        [true] die Kleckse
       *[false] das Schlammkonto
    }. { $open_pools ->
        [true] Der abgekriegte Matsch liegt offen: S zeigt, was darin ist.
       *[false] Bis zum Ende der Runde sieht niemand den abgekriegten Matsch an, auch nicht den eigenen.
    }
    .title = Am Tisch
rules-taking-back = Das gibt es hier nicht: Was gespielt wird, sehen alle sofort. Auch eine geheime Antwort steht – wer noch einmal überlegt, verrät etwas über die eigene Hand.
    .title = Zurücknehmen


## Auf der Seite und im Terminal

round = { $rounds ->
        [none] Runde { $round }
       *[other] Runde { $round }/{ $rounds }
    }
pile = { $count ->
        [0] Stapel leer
       *[other] Stapel: { $count }
    }
cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
hand = Deine Karten
hand-empty = Keine Karten
clean = sauber
heap = { $count ->
        [0] sauber
       *[other] { $count } Matsch
    }
heap-open = { $points ->
        [0] sauber
        [one] 1 Pkt.
       *[other] { $points } Pkt.
    }
account-unit = {"\u00A0"}Pkt.
throws = wirft
out = raus
out-in = raus in Runde { $round }
mixes = { $seat_is ->
        [you] Wirf Matsch!
       *[other] { $seat } rührt Matsch an
    }
perfect = perfekt
stage-perfect = perfekt: niemand kann etwas dazulegen
missing = { $card } macht ihn perfekt
never-perfect = keine Karte macht ihn perfekt
answers = { $answered } von { $asked } haben geantwortet
averted = abgewehrt
lands = trifft
lacks = noch { $count }
let = Nichts dazulegen
add-at = { $card } → { $name }
at-you = Matsch auf dich: { $points }
defence = Schirme, Sonderkarte oder nichts?
take = { $points } einstecken
duck-to = Ducken: jetzt auf { $name }
shared = Nichts trifft dich; die anderen ziehen, wenn es geht
sheet = Schlammkonten
sheet-caption = Punkte jeder Runde und das Schlammkonto danach
sheet-empty = Noch ist keine Runde zu Ende.
sheet-total = Schlammkonto
sheet-dabs = Kleckse
sheet-half-pool = Matsch einer Sorte zählt halb
sheet-half-account = Schlammkonto bei 22, 44, 66 oder 88: halbiert
sheet-pools = Das lag im Matsch
sheet-pools-now = Der Matsch bis jetzt
sheet-closed = { $cards }, verdeckt


## Nur auf der Seite

key-move = durch die Karten gehen
    .key = ← →
key-pick = Karte nehmen, zurücklegen
    .key = Leertaste
key-aim = auf jemanden zielen (im Uhrzeigersinn von links) oder Matschkarte wählen
    .key = { $players ->
        [6] 1 – 5
        [5] 1 – 4
       *[other] 1 – 3
    }
key-enter = tun, was du gewählt hast
    .key = Enter
key-let = nichts dazulegen
    .key = L
key-always = nie etwas dazulegen, an oder aus
    .key = A
key-idea = die Schirme, die am meisten abhalten
    .key = C
key-undo = alles zurücklegen
    .key = Rücktaste
key-sheet = Schlammkonten und Matsch
    .key = S
bar-sheet = Schlammkonten und Matsch
seat-pool = { $count ->
        [0] sauber
        [one] 1 Karte Matsch
       *[other] { $count } Karten Matsch
    }
seat-account = Schlammkonto { $count }
seat-dabs = { $count ->
        [one] 1 Klecks
       *[other] { $count } Kleckse
    }
seat-aimed = ist das Ziel
seat-answered = hat geantwortet
seat-thinking = überlegt
hand-idle = hilft gerade nicht
hand-placed = liegt auf einer Matschkarte
hand-not-asked = Deine Karten sind gerade nicht gefragt.
hand-window = Tippe ein Ziel an oder leg nichts dazu.
stage = Der Matsch
stage-points = Punkte
stage-place = Matschkarte { $card }
stage-under = unter { $umbrellas }
stage-pile = Karten im Stapel
throwing-both = Nimm ein Wasser und einen Sand
throwing-water = Jetzt noch Wasser
throwing-sand = Jetzt noch Sand
throwing-whom = Auf wen? Tippe jemanden an
throwing-aim = Auf wen?
throwing-go = Werfen
throwing-go-at = Auf { $name } werfen
answering-aim = { $card } dazu und zielen auf
answering-add = { $card } dazu
answering-add-long = { $card } dazulegen und auf { $name } zielen
answering-may = Mit { $card } zielst du neu. { $order ->
        [target_first] Bei mehreren kommt zuerst, auf wen er fliegt.
       *[clockwise] Bei mehreren zählt der Erste im Uhrzeigersinn.
    }
answering-without = { $card } hast du nicht zum Dazulegen
answering-whom = Tippe an, wen es treffen soll
answering-given = Du legst nichts dazu
answering-offered = Du zielst auf { $name }, wenn niemand vor dir { $card } dazulegt
answering-beaten = { $name } kommt vor dir, also behältst du { $card }.
answering-soon = Für dich wird nichts dazugelegt …
asks = Dazulegen:
asks-always = jedes Mal fragen
asks-able = fragen, wenn es geht
asks-never = nie fragen
defending-ask = { $special ->
        [true] Tippe Schirme an, oder eine Sonderkarte: Dann siehst du, was sie tut
       *[false] Tippe Schirme an, oder steck ein
    }
defending-wind = Der Wind bläst allen Sand weg. { $outcome }
defending-sun = Die Sonne trocknet alles Wasser. { $outcome }
defending-share = Der Matsch ist weg. Alle anderen ziehen: Wasser oder Sand trifft sie.
defending-block = Abwehren
defending-play = { $card } spielen
defending-idea = Hält am meisten ab: { kind-U } { $umbrellas }
defending-no-idea = Kein Schirm ist stark genug
defending-undo = Zurück
defending-no-umbrella = Du hast keinen Schirm
defending-whom = Ducken: Alles fliegt auf jemand anderen. Auf wen?
defending-spare = Die 13 wischt Matsch bis 13 Punkte weg: Tippe ihn an
defending-lacks = Schirme: noch { $count } zu wenig
outcome = { $part ->
        [none] Nichts trifft dich
        [all] Alles trifft dich: { $points }
       *[some] Nur { $landing } { $count ->
            [one] trifft
           *[other] treffen
        } dich: { $points }
    }
status-window = Legst du eine Karte dazu?
status-waiting = Wir warten auf { $names }
status-all = Alle haben geantwortet
status-wait-defence = Was macht { $name }?
status-sending = Ist unterwegs …
status-passes = { $card } hast du nicht: Er fliegt weiter.
skip = Zu meinem Zug springen
status-rest = Die anderen spielen. Du kannst dich zurücklehnen.
status-stuck = Du hast { $lacks ->
        [water] kein Wasser
        [sand] keinen Sand
       *[both] weder Wasser noch Sand
    } und kannst nicht werfen. { $pile ->
        [0] Der Stapel ist leer.
       *[other] Neue Karten ziehst du nach Matsch, bei dem du Karten spielst: Schirme dagegen, oder eine, die du dazulegst.
    }
status-asked = Alle anderen werden nach einer Karte gefragt.
sheet-round = Runde
sheet-after = Nach Runde { $round }
sheet-go = Weiterspielen
sheet-pool-halved = nur Wasser oder nur Sand: halbiert
sheet-account-halved = Schlammkonto halbiert auf { $account }
asked-throw = Du bist dran: Wirf ein Wasser und einen Sand auf jemanden.
asked-window = Matsch fliegt: { $mud }. Legst du { $card } dazu und zielst neu, oder legst du nichts dazu?
asked-defence = Matsch auf dich: { $mud }, { $points }.
hint-throw = { $mud } auf { $whom } werfen
hint-add = { $card } dazulegen und auf { $whom } zielen
hint-let = nichts dazulegen
hint-take = den Matsch einstecken
hint-shield = Schirme aufspannen: { $groups }
hint-against = { $umbrellas } gegen { $mud }
hint-play = { $card } spielen
hint-duck = mich ducken, dann fliegt der Matsch auf { $whom }
hint-avert = mit der 13 { $mud } abwehren
hint-myself = mich selbst
hint-less = ein um { $points } Punkte Matsch schlechteres Ergebnis
retold-duck = sich ducken, dann fliegt der Matsch auf { $whom }
expected = Zu erwarten: Matschpunkte unter dem Schnitt der anderen
expected-unit = { $points }{"\u00A0"}P.
expected-party = Wie viele der anderen man voraussichtlich überdauert
expected-mud = { $points } P. Matsch
expected-places = { $places }{"\u00A0"}Pl.


## Nur im Terminal

terminal-cards = Karten
terminal-mud = Matsch
terminal-target = Ziel
terminal-pairs = Wasser und Sand: Punkte · die Karte, die ihn perfekt machen würde
terminal-no-missing = keine
terminal-whom = { $mud }, { $points }: Auf wen?
terminal-window = Legt jemand { $card } dazu? Alle außer dem Werfer werden gefragt.
terminal-stuck = Nichts von dir hält etwas davon ab.
terminal-outcome = { $count ->
        [0] nichts trifft
        [one] { $landing } trifft: { $points }
       *[other] { $landing } treffen: { $points }
    }
terminal-laid = Mit diesen Schirmen: { $outcome }
terminal-more = und { $count } weitere (m)
terminal-all = Jede Antwort, die eine Nummer hat
terminal-keys = s Schlammkonten · { $always ->
        [yes] n wieder gefragt werden
       *[no] n immer fliegen lassen
    }
terminal-always = Er fliegt jetzt immer. Tippe n, wenn du dran bist, um wieder gefragt zu werden.
terminal-ask-throw = Wasser, Sand, auf wen ({ $example })?
terminal-ask-whom = Auf wen ({ $letters }; z zurück)?
terminal-ask-window = Eingabetaste: fliegen lassen; ein Buchstabe legt { $card } dazu und zielt neu:
terminal-ask-defence = { $example ->
        [none] Eine Nummer?
       *[other] Eine Nummer, oder Schirme auf Matsch ({ $example })?
    }
terminal-ask-stuck = Einstecken (Eingabetaste):
terminal-ask-confirm = Eingabetaste: so spielen; mehr Schirme, oder z zurück:
terminal-ask-more = Mehr Schirme ({ $example }); z zurück:
terminal-no-throw = { $text } ist kein Wurf: Tippe die Werte von Wasser und Sand und auf wen ({ $example }).
terminal-no-answer = { $text } ist keine Antwort: Eingabetaste lässt ihn fliegen, ein Buchstabe ({ $letters }) legt { $card } dazu und zielt dorthin.
terminal-no-defence = { $text ->
        [none] Wähle eine Nummer
       *[other] { $text } geht nicht: eine Nummer
    } von 1 bis { $count }{ $example ->
        [none] {""}
       *[other] , oder Schirme auf Matsch ({ $example })
    }.
terminal-no-number = Die Liste hat die Nummern 1 bis { $count }.
terminal-only-take = Du kannst nur einstecken: Eingabetaste.
terminal-too-weak = { $umbrellas }: zusammen { $reach }; so leicht ist keine Karte, die dich noch trifft.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.

# Was man im Terminal tippen kann, in jeder Sprache; dazwischen stehen Kommas.
typed-throw = wirf
typed-add = leg
typed-let = fliegen, fliegen lassen
typed-take = nichts, einstecken
typed-wind = wehen
typed-sun = sonne
typed-share = verteilen
typed-duck = ducken

terminal-typing =
    · Werfen: 5 3 b wirft Wasser 5 und Sand 3 auf B; nur 5 3: dann sag, auf wen.
    · Dazulegen: Eingabetaste: fliegen lassen; b legt dazu und zielt auf B. n lässt von jetzt an alles fliegen, bis du wieder n tippst.
    · Abwehren: die Nummer in der Liste; oder Schirme: w4=6 s1=1+1 legt U6 auf W4 und zwei U1 auf S1, u6 u1 legt sie hin, wo sie am meisten abhalten. Du siehst, was herauskommt; Eingabetaste: so spielen, z: zurück.
    · Die Notation geht auch: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.

    ? Regeln · s Schlammkonten und Matsch · m jede Antwort mit Nummer · q aufhören


## Wie eine Partie ausging

ending-stuck = In { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    } blieb an { $winner_is ->
        [you] dir
       *[other] { $winner }
    } Matsch für { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } hängen{ $rank ->
        [least] , weniger als an allen anderen
        [equal] ; an niemandem weniger
       *[more] , und an anderen weniger
    }.
ending-halved = { $winner_is ->
        [you] Dein Schlammkonto
       *[other] Das Schlammkonto von { $winner }
    } wurde in Runde { $round } auf { $account } halbiert.
ending-party = { $winner_is ->
        [you] Du warst
       *[other] { $winner } war
    } { $still ->
        [in] bis zum Ende dabei, nach { $round ->
            [1] 1 Runde
           *[other] { $round } Runden
        }
       *[out] am längsten dabei, bis Runde { $round }
    }.
ending-heaviest = Nichts war schwerer als { $points ->
        [1] der 1 Punkt, der
       *[other] die { $points } Punkte, die
    } { $seat_is ->
        [you] dich
       *[other] { $seat }
    } auf einmal { $points ->
        [1] traf
       *[other] trafen
    }.
ending-perfect = { $perfect ->
        [0] Perfekter Matsch flog nie
        [1] Perfekter Matsch flog einmal
       *[other] Perfekter Matsch flog { $perfect } Mal
    }{ $stalls ->
        [0] {""}
        [1] , und 1 Hand wurde neu gezogen, weil niemand werfen konnte
       *[other] , und { $stalls } Hände wurden neu gezogen, weil niemand werfen konnte
    }.


## Lektionen

lesson-first = Dein erster Matsch
    .about = Werfen, abwehren, sauber bleiben: eine Runde in 90 Sekunden.
lesson-first-throw = Wasser und Sand geben Matsch, und was jemanden trifft, zählt gegen ihn: Nimm Wasser 5, Sand 5 und Bea, dann wirf.
lesson-first-throw-cem = Cem ist ein genauso gutes Ziel. Diese Lektion geht mit Bea weiter.
lesson-first-shield = Wer das Ziel war, wirft als Nächster, jetzt Bea auf dich: Ein Schirm hält eine Matschkarte bis zu seinem Wert ab, leg auf jede einen.
lesson-first-shield-take = Alle 8 Punkte haben dich getroffen und zählen gegen dich. Mit deinen zwei Schirmen wärst du sauber geblieben.
lesson-first-shield-one = Eine Matschkarte war nicht abgedeckt und hat dich getroffen: 4 Punkte. Leg auf jede einen Schirm.
lesson-first-cem = Nach jedem Matsch ziehen alle auf sieben Karten nach, und jetzt ist der Stapel leer: Wirf Wasser 7 und Sand 7 auf Cem, noch sauber.
lesson-first-cem-bea = Bea hat schon 10 Punkte. Wer am wenigsten Matsch hat, gewinnt, also wirf auf den Saubersten: Cem.
lesson-first-cem-less = Deine zwei Siebenen sind mehr auf einmal: 14 Punkte. Diese Lektion geht mit ihnen weiter.
lesson-first-seven = Du hast einen Schirm, und eine Karte wird ganz abgewehrt oder gar nicht: Deck die 7 ab, nicht die 1.
lesson-first-seven-one = Dein Schirm hat 1 Punkt abgehalten, und 7 haben dich getroffen. Deck die Karte ab, die am meisten kostet.
lesson-first-seven-take = Alle 8 Punkte haben dich getroffen. Der Schirm hätte 7 davon abgehalten.
lesson-first-last = Du hast 1 Punkt, Bea 10, Cem 7: Wirf deinen letzten Matsch auf Cem, er ist näher an dir dran.
lesson-first-last-bea = Bea hat schon am meisten Matsch. Cem ist mit 7 Punkten näher an dir dran: Wirf auf ihn.
lesson-first-end = Der Stapel ist leer, und niemand hat Wasser und Sand: Die Runde ist aus. Du hast am wenigsten und gewinnst. Als Nächstes lernst du, was schwache Schirme zusammen können.
lesson-perfect = Perfekter Matsch
    .about = So wirfst du, dass niemand den Matsch gegen dich wendet.
lesson-perfect-uneven = Wer Wasser und Sand hat, muss werfen: Du hast nur 5 und 3, also wirf sie, auf wen du willst.
lesson-perfect-back = Dein Matsch war ungleich, also hat Cem den Sand 2 dazugelegt, der fehlte, und auf dich gezielt: Wehr die 5 ab.
lesson-perfect-back-more = Es hat dich mehr getroffen als nötig. Leg deinen Schirm 5 auf das Wasser 5.
lesson-perfect-perfect = Gleich viel Wasser wie Sand ist perfekt, dann kann niemand etwas dazulegen: Wirf 4 und 4 auf Bea.
lesson-perfect-perfect-cem = Cem ist ein genauso gutes Ziel. Diese Lektion geht mit Bea weiter.
lesson-perfect-perfect-added = Wieder ungleich: Cem hatte die fehlende Karte, und der Matsch fliegt auf dich zurück. Bei 4 und 4 kann das niemand.
lesson-perfect-six = Bei 7 und 1 fehlt eine 6, und die gibt es nicht, also kann niemand etwas dazulegen: Wirf sie auf Cem, der ist sauber.
lesson-perfect-six-bea = Sicherer Matsch, aber Bea hat schon 8 Punkte und Cem keinen. Wirf auf ihn.
lesson-perfect-six-added = Hier fehlt Sand 4, und den kann jemand haben. 7 und 1 sind mehr Matsch, und niemand kann etwas dazulegen.
lesson-perfect-end = Gleich viel, oder 7 und 1: Das wendet niemand gegen dich. Ungleicher Matsch kann zurückkommen.
lesson-windows = Wenn andere werfen
    .about = Leg die fehlende Karte dazu und ziel neu.
lesson-windows-turn = Beas 3 und 1 fehlt Sand 2, um perfekt zu sein: Leg deinen dazu, dann sagst du, wen es trifft, also schick den Matsch zurück zu Bea.
lesson-windows-turn-let = Du hast nichts dazugelegt, und der Matsch hat dich getroffen: 4 Punkte. Mit deinem Sand 2 hättest du auf jemand anderen zielen können.
lesson-windows-turn-other = Auch so bleibst du sauber. Diese Lektion geht mit Bea weiter.
lesson-windows-two = Dazulegen darfst du auch, wenn der Matsch nicht dir gilt: Leg Sand 3 dazu und ziel, auf wen du willst.
lesson-windows-two-let = Du musst nichts dazulegen. Cem wollte: Er hat Sand 3 dazugelegt. Probier, was geschieht, wenn ihr beide wollt.
lesson-windows-without = Cem ist der Erste im Uhrzeigersinn nach Bea, also liegt jetzt sein Sand 3 dabei, und deiner bleibt dir: Nun fehlt Sand 4, leg nichts dazu.
lesson-windows-least = Wer mitgezählt hat, weiß: Nach dir hat Bea am wenigsten Matsch, 6 Punkte in drei Karten, also leg Sand 1 dazu und ziel auf sie.
lesson-windows-least-let = Du hast nichts dazugelegt, und der Matsch flog auf Dora, die ohnehin am meisten hat. Mit Sand 1 bestimmst du, wen er trifft.
lesson-windows-least-more = Cem und Dora haben schon mehr als Bea. Bea ist am nächsten an dir dran: Ziel auf sie.
lesson-windows-end = Alle außer dem Werfer werden gefragt, heimlich. Eine Karte macht ungleichen Matsch perfekt und lenkt ihn um, auf alle außer dich selbst.
lesson-shields = Schirme
    .about = Welcher Schirm auf welche Matschkarte gehört.
lesson-shields-sum = Keiner deiner Schirme reicht für die 7, aber auf einer Matschkarte zählen sie zusammen: Halte die 7 mit 3 und 4 ab, die 1 mit der 1.
lesson-shields-sum-one = Deine Schirme 3 und 4 haben die 7 abgewehrt, aber die 1 hat dich getroffen. Dafür hättest du den Schirm 1.
lesson-shields-sum-seven = Nicht alles ist abgewehrt. Leg die Schirme 3 und 4 auf das Wasser 7 und den Schirm 1 auf den Sand 1.
lesson-shields-weak = Nimm die schwächsten Schirme, die reichen: Deck beide Dreien mit der 3 und der 4 ab, und heb die 7 auf.
lesson-shields-weak-seven = Du bist sauber, aber der Schirm 7 ist weg, und 3 und 4 hätten gereicht. Es kommt noch mehr Matsch.
lesson-shields-weak-lands = Matsch hat dich getroffen, dabei hast du für jede Karte einen Schirm: 3 und 4.
lesson-shields-single = Jeder Schirm liegt auf einer Karte, und was bei ihm übrig bleibt, hilft der anderen nicht: Deck eine 5 ab, nur mit der 7.
lesson-shields-single-take = Alle 10 Punkte haben dich getroffen. Der Schirm 7 wehrt eine der beiden Karten ab.
lesson-shields-single-both = Die 7 allein hätte gereicht, und der Schirm 2 ist umsonst weg.
lesson-shields-end = Schirme auf einer Karte zählen zusammen, jeder liegt nur auf einer, und wer die schwächsten nimmt, die reichen, hat die starken für später.
lesson-specials = Sonderkarten
    .about = Fünf Wege aus dem Matsch: Wind, Sonne, 13, Ducken, Verteilen.
lesson-specials-wind = Statt Schirmen darfst du eine Sonderkarte spielen: Wind bläst allen Sand weg, hier die 7, und nur das Wasser trifft dich.
lesson-specials-wind-sun = Die Sonne hat das Wasser getrocknet, nur 1 Punkt, und der Sand 7 hat dich getroffen. Den Sand bläst der Wind weg.
lesson-specials-wind-take = Alle 8 Punkte haben dich getroffen. Mit Wind wäre nur das Wasser 1 geblieben.
lesson-specials-13 = Du hast eine 13 gezogen, und sie wischt Matschkarten weg, zusammen höchstens 13 Punkte: Wisch beide Fünfen weg.
lesson-specials-13-less = Matsch hat dich getroffen, dabei wischt die 13 beide weg: 5 und 5 sind nur 10.
lesson-specials-duck = 14 Punkte sind für eine 13 zu viel, aber mit Ducken fliegt der Matsch weiter, auf wen du willst, auch auf den Werfer: Schick ihn zu Bea.
lesson-specials-duck-cem = Auch so bleibst du sauber. Diese Lektion geht mit Bea weiter.
lesson-specials-duck-not = Matsch hat dich getroffen. Wenn du dich duckst, trifft alles jemand anderen.
lesson-specials-share = Spiel Verteilen: Der Matsch ist weg, und alle anderen ziehen eine Karte, die an ihnen klebt, wenn sie Wasser oder Sand ist.
lesson-specials-share-not = Matsch hat dich getroffen. Mit Verteilen ist er weg, und die anderen können schmutzig werden.
lesson-specials-sun = Die Sonne ist das Gegenteil vom Wind: Sie trocknet das Wasser, hier die 7, und nur der Sand trifft dich.
lesson-specials-sun-take = Alle 8 Punkte haben dich getroffen. Mit der Sonne wäre nur der Sand 1 geblieben.
lesson-specials-end = Fünfmal Matsch, und nur 2 Punkte für dich. Eine Sonderkarte spielst du allein, nie mit Schirmen zusammen.
lesson-accounts = Schlammkonten
    .about = Was halbiert wird, und wer am Ende gewinnt.
lesson-accounts-pool = Gegen eine 7 hilft dir hier nichts, und was trifft, liegt bis zum Ende der Runde verdeckt vor dir: Nimm es und zähl mit, 14.
lesson-accounts-22 = Dein Schlammkonto wird halbiert, wenn es nach einer Runde auf 22, 44, 66 oder 88 steht, und du hast 14: Steck alle 8 ein.
lesson-accounts-22-shield = 14 und 4 sind 18. Mit allen 8 wäre dein Schlammkonto auf 22 gekommen und auf 11 halbiert worden.
lesson-accounts-half = Aus 22 wurden 11, und nur Wasser oder nur Sand zählt halb: Wehr den Sand 1 ab, dann trifft dich nur Wasser.
lesson-accounts-half-take = Wasser und Sand: alle 8 Punkte zählen. Das Wasser 7 allein hätte halb gezählt, aufgerundet 4.
lesson-accounts-leader = Der letzte Wurf, und das niedrigste Schlammkonto gewinnt: Triff Cem, der 8 hat und du 15, aber hilf ihm nicht auf die 22.
lesson-accounts-leader-22 = 8 und 14 sind 22, und das wird halbiert: Cem hat 11 und gewinnt. Mit 7 und 1 wäre er auf 16 gekommen.
lesson-accounts-leader-bea = Cem hat 8 und gewinnt. Du holst ihn nur ein, wenn du ihn triffst.
lesson-accounts-end = Du 15, Cem 16, Bea 20: Du gewinnst. Halbiert wird von selbst, aber darauf hinspielen kannst nur du.
