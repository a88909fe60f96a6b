# Texte von Matschig auf Deutsch, für die Seite und das Terminal. docs/reference/game_package.md nennt die festen Namen.

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
    .note = Nur einer kann die Karte dazulegen. Die anderen behalten ihre.
    .value-clockwise = darf der Erste im Uhrzeigersinn
    .value-target_first = hat das Ziel Vorrang
option-reopen_after_duck = Nach dem Ducken
    .note = Ob man dann noch einmal die fehlende Karte dazulegen kann.
    .value-false = kann niemand dazulegen
    .value-true = kann man wieder dazulegen
option-on_stall = Kann niemand werfen,
    .note = Wenn niemand sowohl Wasser als auch Sand hat: zu dritt in zwei von fünf Runden, zu sechst selten.
    .value-redraw = zieht man neue Hände
    .value-end_round = endet die Runde
option-open_pools = Der Matschhaufen
    .note = Ob man den Matsch ansehen darf, der jemanden getroffen hat.
    .value-false = liegt verdeckt
    .value-true = liegt offen
option-party = Partyspiel
    .note = Nach jeder Runde bekommt das höchste Schlammkonto einen Klecks. Wer drei Kleckse hat, ist raus. Wer übrig bleibt, gewinnt.
    .value-false = nein, es zählen Punkte
    .value-true = ja, Kleckse statt Punkte


## Die Karten, und was sie tun

kinds = Die Karten
kind-W = Wasser
    .does = wird mit Sand zu Matsch; Werte 1 bis 5 und 7, keine 6
kind-S = Sand
    .does = wird mit Wasser zu Matsch; Werte 1 bis 5 und 7, keine 6
kind-U = Schirm
    .does = Werte 1 bis 7; wehrt eine ganze Matschkarte bis zu diesem Wert ab, mehrere auf einer Karte zählen zusammen
kind-Wind = Wind
    .does = bläst den Sand weg, das Wasser trifft dich
kind-Sun = Sonne
    .does = trocknet das Wasser, der Sand trifft dich
kind-Duck = Ducken
    .does = der Matsch fliegt auf jemand anderen, den du wählst, auch auf den Werfer
kind-Share = Verteilen
    .does = der Matsch ist weg; alle anderen ziehen eine Karte, wenn noch welche da sind: Wasser und Sand treffen sie, abwehren geht nicht
kind-13 = 13
    .does = wischt ganze Matschkarten mit zusammen höchstens 13 Punkten weg: Von 7 und 7 bleibt eine
card-W = { kind-W } { $rest }
card-S = { kind-S } { $rest }
card-U = { kind-U } { $rest }
card-Wind = { kind-Wind }
card-Sun = { kind-Sun }
card-Duck = { kind-Duck }
card-Share = { kind-Share }
card-13 = Karte { kind-13 }
table-round = Runde
table-mud = Matsch
table-cards = Karten
table-pile = Karten im Stapel
table-pools = Karten im Matschhaufen
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
       *[other] { $seat } hat über das Dazulegen entschieden.
    }
event-let = Niemand hat eine Karte dazugelegt.
event-add = { $seat_is ->
        [you] Du legst { $card } dazu: Perfekter Matsch fliegt auf { $target }
       *[other] { $seat } legt { $card } dazu: Perfekter Matsch fliegt auf { $target_is ->
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
            [you] Du bekommst
           *[other] { $seat } bekommt
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
                }: Nur { $landed } { $landed_count ->
                    [one] trifft
                   *[other] treffen
                }
               *[other] { $seat } spielt { $how ->
                    [umbrellas] Schirm { $umbrellas }
                   *[other] { $played }
                }: Nur { $landed } { $landed_count ->
                    [one] trifft
                   *[other] treffen
                }
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
       *[other] : ein Treffer
    }.
event-skip = { $seat_is ->
        [you] Dir fehlt Wasser oder Sand, also kannst du nicht werfen. Der Nächste ist dran.
       *[other] { $seat } fehlt Wasser oder Sand.
    }
event-discard = Niemand kann werfen: { $seat_is ->
        [you] Du ziehst eine neue Hand.
       *[other] { $seat } zieht eine neue Hand.
    }
event-round = Runde { $round } ist zu Ende. Punkte: { $points }. { $dabs ->
        [none] Schlammkonten: { $accounts }.
       *[other] Kleckse: { $dabs }.
    }
halved-pool = In Runde { $round } traf { $seat_is ->
        [you] dich
       *[other] { $seat }
    } nur Wasser oder nur Sand. Das wird halbiert, und es { $points ->
        [one] zählt 1 Punkt
       *[other] zählen { $points } Punkte
    }.
halved-account = { $seat_is ->
        [you] Du kamst
       *[other] { $seat } kam
    } nach Runde { $round } auf { $total }. Ein Schlammkonto von 22, 44, 66 oder 88 wird halbiert: Es bleiben { $account }.


## Warum ein Zug nicht geht

refusal-no_throw = Nenne für einen Wurf ein Wasser, einen Sand und jemanden, wie in throw W5 S3 B.
refusal-one_of_each = Matsch ist genau ein Wasser und ein Sand. Schirme und Sonderkarten spielst du, wenn Matsch auf dich fliegt.
refusal-no_card = Das ist keine Karte. Es gibt W und S mit 1 bis 5 und 7, U mit 1 bis 7, Wind, Sun, Duck, Share, 13.
refusal-not_held = { $held ->
        [0] { $card } hast du nicht.
       *[other] { $card } hast du nur { $held }-mal.
    }
refusal-no_player = Diesen Spieler gibt es nicht. Du kannst zielen auf: { $aims }.
refusal-at_oneself = Du kannst nicht auf dich selbst zielen, nur auf: { $aims }.
refusal-is_out = { $seat } ist raus. Du kannst zielen auf: { $aims }.
refusal-no_answer = Leg nichts dazu (let), oder leg { $card } dazu und ziel (wie in add W2 B).
refusal-only_missing = Nur { $card } macht diesen Matsch perfekt.
refusal-no_defence = So kannst du nicht abwehren. Steck ein (take), spiel Schirme (shield W5=U6) oder eine Sonderkarte (Wind, Duck B, 13 W5).
refusal-holds_nothing_off = Wasser und Sand wehren nichts ab.
refusal-alone = { $card ->
        [none] Zum Einstecken tippe nur take.
       *[other] Spiel { $card } allein.
    }
refusal-duck_names = Nenne beim Ducken das neue Ziel: { $aims }.
refusal-thirteen_names = Nenne bei der 13 Matsch auf dem Tisch mit höchstens 13 Punkten: { $mud }.
refusal-over_thirteen = Die 13 wischt höchstens 13 Punkte weg, nicht { $points }.
refusal-in_order = Nenne den Matsch in der Reihenfolge auf dem Tisch: { $mud }.
refusal-on_mud = Spiel Schirme nur auf Matsch auf dem Tisch: { $mud }.
refusal-only_umbrellas = Auf { $card } kannst du nur Schirme spielen (U1 bis U7).
refusal-too_weak = { $umbrellas } auf { $card }: um { $lacks } zu niedrig.
refusal-shield_in_order = Nenne Matsch in der Reihenfolge auf dem Tisch, jede Karte einmal, mit Schirmen von klein nach groß. Bei gleichem Matsch nenne die erste Karte zuerst.


## Warum ein Zug gut ist

reason-heaviest = Schwereren Matsch hast du nicht: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-nobody_adds = Niemand kann eine Karte dazulegen: Er fliegt direkt auf { $seat }.
reason-at_leader = { $seat } würde gewinnen, wenn die Partie jetzt zu Ende wäre.
reason-makes_perfect = { $card } macht den Matsch perfekt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-holds_off = Das wehrt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab, und { $left ->
        [0] nichts trifft dich
        [one] 1 trifft dich
       *[other] { $left } treffen dich
    }.
reason-least = Schwächere Schirme würden nicht reichen.
reason-passes_on = Alles fliegt stattdessen auf { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-takes = { $points ->
        [one] Nur 1 Punkt trifft dich
       *[other] Zusammen treffen dich { $points } Punkte
    }, und du behältst alle deine Karten.


## Die Regeln

turn = Du wirfst ein Wasser und einen Sand auf jemanden. Hier zählen beide 5: Das ist perfekt, und niemand kann eine Karte dazulegen.
    .lies = Fliegt auf jemanden
    .choice = Deine Hand
rules-aim = Ihr bewerft euch mit Matsch. Was dich trifft, kommt auf deinen Matschhaufen und zählt gegen dich. { $party ->
        [true] Nach jeder Runde bekommt das höchste Schlammkonto einen Klecks. Wer drei hat, ist raus. Wer übrig bleibt, gewinnt.
       *[false] Nach der letzten Runde gewinnt das niedrigste Schlammkonto. Gleiche Schlammkonten teilen sich den Platz.
    }
rules-dealing = Es gibt 110 Karten: jedes Wasser und jeden Sand sechsmal, jeden Schirm viermal, jede Sonderkarte zweimal. Alle bekommen sieben. Der Rest ist der Stapel zum Ziehen. Wer die erste Runde beginnt, entscheidet das Los. Jede weitere beginnt der Nächste im Uhrzeigersinn.
    .title = Geben
rules-throwing = Wenn du dran bist, wirf ein Wasser und einen Sand auf jemand anderen. Wenn du kannst, musst du werfen. Wenn nicht, ist der Nächste im Uhrzeigersinn dran.
    .title = Werfen
rules-perfect = Matsch mit gleich viel Wasser wie Sand ist perfekt: Niemand kann eine Karte dazulegen. Bei anderem Matsch werden alle außer dem Werfer heimlich gefragt. Wenn du genau die fehlende Karte hast, darfst du sie dazulegen und das Ziel wählen: jeden außer dir selbst. { $interrupt_order ->
        [target_first] Wollen mehrere die Karte dazulegen, hat das Ziel Vorrang, dann der Nächste im Uhrzeigersinn nach dem, der zuletzt gezielt hat.
       *[clockwise] Wollen mehrere die Karte dazulegen, tut es der Nächste im Uhrzeigersinn nach dem, der zuletzt gezielt hat.
    } Die anderen behalten ihre. Eine 6 gibt es nicht, also kann sie niemand dazulegen.
    .title = Perfekter Matsch
rules-defence = Fliegt Matsch auf dich, steck ihn ein, spiel Schirme oder spiel eine Sonderkarte. Schirme spielst du auf einzelne Matschkarten. Zusammen müssen sie den Wert der Karte erreichen, dann ist die ganze Karte abgewehrt. Abgewehrter Matsch ist weg. Der andere kommt auf deinen Matschhaufen. { $reopen_after_duck ->
        [true] Ist der Matsch nach dem Ducken nicht perfekt, werden alle außer dem Werfer noch einmal nach der fehlenden Karte gefragt.
       *[false] Nach dem Ducken kann niemand mehr eine Karte dazulegen.
    }
    .title = Abwehren
rules-then = Alle ziehen, bis sie sieben Karten haben, solange welche da sind. Der Werfer zieht zuerst. Dann ist das letzte Ziel dran, getroffen oder nicht. Nach dem Verteilen ist dran, wer die höchste Matschkarte gezogen hat. Sind es mehrere, ist es der Erste im Uhrzeigersinn nach dem, der verteilt hat. Hat niemand Matsch gezogen, ist dran, wer verteilt hat.
    .title = Nach dem Matsch
rules-stall = Werfen kann, wer Wasser und Sand hat. { $on_stall ->
        [end_round] Kann niemand werfen, endet die Runde, auch wenn noch Karten im Stapel sind.
       *[redraw] Kann niemand werfen und sind noch Karten im Stapel, legt der, der dran ist, seine Hand ab und zieht eine neue. Dann tut der Nächste dasselbe, bis jemand werfen kann. Ist der Stapel leer, endet die Runde.
    }
    .title = Wenn niemand werfen kann
rules-accounts = Die Runde endet, wenn { $on_stall ->
        [end_round] niemand mehr werfen kann
       *[redraw] der Stapel leer ist und niemand mehr werfen kann
    }. Handkarten zählen nicht. Die Punkte deines Matschhaufens kommen auf dein Schlammkonto. Ein Haufen aus nur Wasser oder nur Sand zählt halb, aufgerundet. Ist dein Schlammkonto danach 22, 44, 66 oder 88, wird es einmal halbiert: Aus 44 wird 22. Beides geschieht automatisch. Der Haufen bleibt ganz, wenn das besser für dich ist: Konto 20 und 2 Punkte Wasser sind 22, daraus werden 11.
    .title = Schlammkonten
rules-dabs = { $party ->
        [true] Nach jeder Runde bekommt das höchste Schlammkonto einen Klecks. Teilen es sich mehrere, bekommt jeder einen. Wer drei Kleckse hat, ist raus und bekommt keine Karten mehr. Wer als Letzter übrig bleibt, gewinnt. Sind die Letzten zugleich raus, gewinnen sie gemeinsam.
       *[false] {""}
    }
    .title = Kleckse
rules-table = Neben jedem Namen siehst du den Matschhaufen mit { $open_pools ->
        [true] den Punkten
       *[false] der Zahl
    } seiner Karten, die Handkarten und { $party ->
        [true] die Kleckse
       *[false] das Schlammkonto
    }. { $open_pools ->
        [true] Die Matschhaufen liegen offen. Du siehst sie unter „{ bar-sheet }“ oben in der Leiste.
       *[false] Bis zum Ende der Runde darf niemand in einen Matschhaufen sehen, auch nicht in den eigenen.
    }
    .title = Am Tisch
rules-taking-back = Zurücknehmen geht hier nicht, denn alle sehen einen Zug sofort. Auch eine geheime Antwort bleibt, denn eine neue würde etwas über deine Hand verraten. Zurücknehmen kannst du nur in einer Partie allein gegen Bots.
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
missing = { $card } würde ihn perfekt machen
never-perfect = keine Karte macht ihn perfekt
answers = { $answered } von { $asked } haben geantwortet
    .short = { $answered } von { $asked } haben entschieden
averted = abgewehrt
lands = trifft
lacks = { $count } zu wenig
let = Nichts dazulegen
add-at = { $card } → { $name }
at-you = Matsch auf dich: { $points }
defence = Schirme, Sonderkarte oder einstecken?
take = { $points } einstecken
duck-to = Ducken: auf { $name }
shared = Nichts trifft dich. Die anderen ziehen, wenn noch Karten da sind
sheet = Schlammkonten
sheet-caption = Punkte jeder Runde und das Schlammkonto danach
sheet-empty = Noch ist keine Runde zu Ende.
sheet-total = Schlammkonto
sheet-dabs = Kleckse
sheet-half-pool = Matsch einer Sorte zählt halb
sheet-half-account = Schlammkonto bei 22, 44, 66 oder 88: halbiert
sheet-pools = Karten in den Matschhaufen
sheet-pools-now = Die Matschhaufen jetzt
sheet-closed = { $cards }, verdeckt


## Nur auf der Seite

key-move = durch die Karten gehen
    .key = ← →
key-pick = Karte nehmen oder zurücklegen
    .key = Leertaste
key-aim = auf jemanden zielen (im Uhrzeigersinn von links) oder Matschkarte wählen
    .key = { $players ->
        [6] 1 – 5
        [5] 1 – 4
       *[other] 1 – 3
    }
key-enter = spielen, was du gewählt hast
    .key = Enter
key-let = nichts dazulegen
    .key = L
key-always = nie eine Karte dazulegen, an oder aus
    .key = A
key-idea = die Schirme wählen, die am meisten abwehren
    .key = C
key-undo = alles zurücklegen
    .key = Rücktaste
key-sheet = Schlammkonten und Matschhaufen zeigen
    .key = S
bar-sheet = Schlammkonten und Matschhaufen
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
hand-placed = auf einer Matschkarte
hand-not-asked = Du kannst gerade keine Karte spielen.
hand-window = Tippe ein Ziel an, oder leg nichts dazu.
stage = Der Matsch
stage-points = Punkte
stage-place = Matschkarte { $card }
stage-under = unter { $umbrellas }
stage-pile = Stapel
throwing-both = Nimm ein Wasser und einen Sand
throwing-water = Jetzt noch Wasser
throwing-sand = Jetzt noch Sand
throwing-whom = Tippe an, auf wen du wirfst
throwing-aim = Ziel
throwing-go = Werfen
throwing-go-at = Auf { $name } werfen
answering-aim = { $card } dazulegen und zielen auf
answering-add = { $card } dazulegen
answering-add-long = { $card } dazulegen und auf { $name } zielen
answering-may = Tippe ein Ziel an und leg { $card } dazu. { $order ->
        [target_first] Wollen mehrere, darf es zuerst das bisherige Ziel.
       *[clockwise] Wollen mehrere, darf der Erste nach dem Werfer.
    }
answering-without = { $card } zum Dazulegen hast du nicht
answering-whom = Tippe das neue Ziel an
answering-given = Du legst nichts dazu
answering-offered = Du zielst auf { $name }, wenn niemand vor dir { $card } dazulegt
answering-beaten = { $name } hatte Vorrang, also behältst du { $card }.
answering-soon = Der Matsch fliegt gleich …
asks = Dazulegen:
asks-always = jedes Mal fragen
asks-able = fragen, wenn ich kann
asks-never = nie fragen
defending-ask = { $special ->
        [true] Tippe Schirme an, oder eine Sonderkarte, um ihre Wirkung zu sehen
       *[false] Tippe Schirme an, oder steck ein
    }
defending-bare = { $special ->
        [true] Tippe eine Sonderkarte an, dann siehst du, was sie tut, oder steck ein
       *[false] Du musst einstecken
    }
defending-wind = Der Wind bläst allen Sand weg. { $outcome }
defending-sun = Die Sonne trocknet alles Wasser. { $outcome }
defending-share = Der Matsch ist weg. Alle anderen ziehen eine Karte: Wasser oder Sand trifft sie.
defending-block = Abwehren
defending-play = { $card } spielen
defending-idea = Schwächste Schirme: { $umbrellas } ({ $points ->
        [0] nichts trifft
        [one] 1 Punkt trifft
       *[other] { $points } Punkte treffen
    })
defending-no-idea = Kein Schirm ist stark genug
defending-undo = Zurück
defending-no-umbrella = Du hast keinen Schirm
defending-whom = Ducken: Alles fliegt auf jemand anderen. Auf wen?
defending-spare = Die 13 wischt Matsch mit höchstens 13 Punkten weg: Tippe ihn an
defending-lacks = Schirme: um { $count } zu niedrig
outcome = { $part ->
        [none] So trifft dich nichts
        [all] So trifft dich alles: { $points }
       *[some] So { $count ->
            [one] trifft
           *[other] treffen
        } dich nur { $landing }: { $points }
    }
status-window = Legst du eine Karte dazu?
status-added = { $seat } hat { $card } dazugelegt
status-ducked = { $seat } hat sich geduckt
status-waiting = Warten auf { $names }
status-all = Alle haben geantwortet
status-wait-defence = { $name } wehrt ab …
status-sending = Wird gesendet …
status-passes = { $card } hast du nicht: Der Matsch fliegt weiter.
skip = Zu meinem Zug springen
status-rest = Die anderen spielen. Du kannst jetzt nur zuschauen.
status-stuck = Du hast { $lacks ->
        [water] kein Wasser
        [sand] keinen Sand
       *[both] weder Wasser noch Sand
    } und kannst nicht werfen. { $pile ->
        [0] Der Stapel ist leer.
       *[other] Um neue Karten zu ziehen, spiel Schirme oder leg eine Karte dazu.
    }
status-asked = Alle anderen werden nach einer Karte gefragt.
sheet-round = Runde
sheet-after = Nach Runde { $round }
sheet-go = Weiterspielen
sheet-pool-halved = nur Wasser oder nur Sand: halbiert
sheet-account-halved = Schlammkonto halbiert auf { $account }
asked-throw = Du bist dran. Wirf ein Wasser und einen Sand auf jemanden.
asked-window = Matsch fliegt: { $mud }. { $card } dazulegen und das Ziel wählen, oder nichts dazulegen?
asked-defence = Matsch auf dich: { $mud }, { $points }.
hint-throw = { $mud } auf { $whom } werfen
hint-add = { $card } dazulegen und auf { $whom } zielen
hint-let = nichts dazulegen
hint-take = den Matsch einstecken
hint-shield = Schirme spielen: { $groups }
hint-against = { $umbrellas } gegen { $mud }
hint-play = { $card } spielen
hint-duck = mich ducken, dann fliegt der Matsch auf { $whom }
hint-avert = mit der 13 { $mud } abwehren
hint-myself = mich selbst
hint-less = { $points } Punkte Matsch schlechter
retold-duck = sich ducken, dann fliegt der Matsch auf { $whom }
expected = Erwartete Matschpunkte unter dem Schnitt der anderen
expected-unit = { $points }{"\u00A0"}P.
expected-party = Erwartete Zahl der Spieler, die vor dir ausscheiden
expected-mud = { $points } P. Matsch
expected-places = { $places }{"\u00A0"}Pl.


## Nur im Terminal

terminal-cards = Karten
terminal-mud = Matsch
terminal-target = Ziel
terminal-pairs = Wasser und Sand: Punkte · die Karte, die ihn perfekt machen würde
terminal-no-missing = keine
terminal-whom = { $mud }, { $points }: welches Ziel?
terminal-window = Legt jemand { $card } dazu? Alle außer dem Werfer werden gefragt.
terminal-stuck = Du kannst nichts davon abwehren.
terminal-outcome = { $count ->
        [0] nichts trifft
        [one] { $landing } trifft: { $points }
       *[other] { $landing } treffen: { $points }
    }
terminal-laid = Mit diesen Schirmen: { $outcome }
terminal-more = und { $count } weitere (m)
terminal-all = Alle Antworten mit ihren Nummern
terminal-keys = s Schlammkonten · { $always ->
        [yes] n wieder gefragt werden
       *[no] n nie dazulegen
    }
terminal-always = Du legst jetzt nie eine Karte dazu. Tippe n, wenn du dran bist, um wieder gefragt zu werden.
terminal-ask-throw = Wasser, Sand, Ziel ({ $example })?
terminal-ask-whom = Ziel ({ $letters }; z zurück)?
terminal-ask-window = Eingabetaste: nichts dazulegen; ein Buchstabe legt { $card } dazu und zielt dorthin:
terminal-ask-defence = { $example ->
        [none] Eine Nummer?
       *[other] Eine Nummer, oder Schirme auf Matsch ({ $example })?
    }
terminal-ask-stuck = Einstecken (Eingabetaste):
terminal-ask-confirm = Eingabetaste: so spielen; mehr Schirme, oder z zurück:
terminal-ask-more = Mehr Schirme ({ $example }); z zurück:
terminal-no-throw = { $text } ist kein Wurf. Tippe die Werte von Wasser und Sand und das Ziel ({ $example }).
terminal-no-answer = { $text } ist keine Antwort. Eingabetaste: nichts dazulegen; ein Buchstabe ({ $letters }) legt { $card } dazu und zielt dorthin.
terminal-no-defence = { $text ->
        [none] Wähle eine Nummer
       *[other] { $text } geht nicht. Tippe eine Nummer
    } von 1 bis { $count }{ $example ->
        [none] {""}
       *[other] , oder Schirme auf Matsch ({ $example })
    }.
terminal-no-number = Die Liste hat die Nummern 1 bis { $count }.
terminal-only-take = Du kannst nur einstecken: Drück die Eingabetaste.
terminal-too-weak = { $umbrellas }: zusammen { $reach }, zu niedrig für jede Karte, die dich trifft.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.

# Wörter zum Tippen im Terminal, in jeder Sprache, durch Kommas getrennt.
typed-throw = wirf
typed-add = leg
typed-let = fliegen, fliegen lassen
typed-take = nichts, einstecken
typed-wind = wehen
typed-sun = sonne
typed-share = verteilen
typed-duck = ducken

terminal-typing =
    · Werfen: 5 3 b wirft Wasser 5 und Sand 3 auf B. Nach 5 3 wirst du nach dem Ziel gefragt.
    · Dazulegen: Die Eingabetaste legt nichts dazu; b legt die fehlende Karte dazu und zielt auf B. n legt nie etwas dazu, bis du wieder n tippst.
    · Abwehren: die Nummer in der Liste, oder Schirme: w4=6 s1=1+1 spielt U6 auf W4 und zwei U1 auf S1; u6 u1 spielt sie dort, wo sie am meisten abwehren. Du siehst die Wirkung. Dann spielt die Eingabetaste das so, und z nimmt es zurück.
    · Du kannst auch Notation tippen: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.

    ? Regeln · s Schlammkonten und Matschhaufen · m alle Antworten · q verlassen


## Was man sieht, in Worten

position-round = { round }. { $first_is ->
        [you] Du hast begonnen.
       *[other] { $first } hat begonnen.
    } Ziehstapel: { $pile }.
position-mud = { $phase ->
        [throw] { $active_is ->
            [you] Du wirfst als Nächstes.
           *[other] { $active } wirft als Nächstes.
        }
        [window] { position-mud.flies } { $missing } würde ihn perfekt machen. Gefragt, ob sie dazulegen: { $asked }.
        [defence] { position-mud.flies } { $target_is ->
            [you] Du wehrst ab.
           *[other] { $target } wehrt ab.
        }
       *[other] {""}
    }
    .flies = { $aimer_is ->
        [you] Du hast
       *[other] { $aimer } hat
    } { $mud } auf { $target_is ->
        [you] dich
       *[other] { $target }
    } gezielt: { $weight_points ->
        [one] 1 Punkt
       *[other] { $weight_points } Punkte
    }.
position-answer = { $answer ->
        [none] {""}
       *[other] Deine geheime Antwort: { $answer }.
    }
position-pools = { $pool_points ->
        [none] {""}
       *[other] Punkte in den Matschhaufen: { $pool_points }. Karten darin: { $pool_cards }.
    }
position-dabs = { $dabs ->
        [none] {""}
       *[other] Kleckse: { $dabs }. Wer drei hat, scheidet aus.
    }
position-played = { $played_count ->
        [0] {""}
       *[other] In dieser Runde offen: { $played }.
    }


## Wie eine Partie ausging

ending-stuck = In { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    } traf { $winner_is ->
        [you] dich
       *[other] { $winner }
    } Matsch für { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }{ $rank ->
        [least] , weniger als alle anderen
        [equal] ; niemanden traf weniger
       *[more] ; andere traf weniger
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
ending-heaviest = Der schwerste Matsch: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }. Er traf { $seat_is ->
        [you] dich
       *[other] { $seat }
    }.
ending-perfect = { $perfect ->
        [0] Kein Matsch war perfekt
        [1] Einmal war der Matsch perfekt
       *[other] { $perfect }-mal war der Matsch perfekt
    }{ $stalls ->
        [0] {""}
        [1] , und 1 Hand wurde neu gezogen, weil niemand werfen konnte
       *[other] , und { $stalls } Hände wurden neu gezogen, weil niemand werfen konnte
    }.


## Lektionen

lesson-first = Dein erster Matsch
    .about = Werfen, abwehren, sauber bleiben: eine Runde in 90 Sekunden.
lesson-first-throw = Wer am wenigsten Matsch abbekommt, gewinnt. Wasser und Sand geben Matsch: Tippe auf Wasser 5, Sand 5 und Bea, dann auf „Auf Bea werfen“.
lesson-first-throw-cem = Auch Cem ist ein gutes Ziel. Aber diese Lektion geht mit Bea weiter.
lesson-first-shield = Bea war das Ziel, also wirft sie als Nächstes: auf dich. Ein Schirm wehrt eine Matschkarte bis zu seinem Wert ab. Leg auf jede Matschkarte einen.
lesson-first-shield-take = Alle 8 Punkte haben dich getroffen und zählen gegen dich. Deine zwei Schirme hätten sie abgewehrt.
lesson-first-shield-one = Eine Matschkarte hatte keinen Schirm und hat dich getroffen: 4 Punkte. Leg auf jede Karte einen Schirm.
lesson-first-cem = Nach jedem Wurf ziehen alle auf sieben Karten nach. Jetzt ist der Stapel leer, die Runde endet bald. Wirf Wasser 7 und Sand 7 auf Cem: Er ist noch sauber.
lesson-first-cem-bea = Bea hat schon 10 Punkte. Wer am wenigsten Matsch hat, gewinnt. Wirf also auf den Saubersten: Cem.
lesson-first-cem-less = Deine zwei 7en sind mehr Matsch: 14 Punkte. Diese Lektion geht mit ihnen weiter.
lesson-first-seven = Du hast nur einen Schirm, und er wehrt nur eine Karte ab. Leg ihn auf die 7, nicht auf die 1.
lesson-first-seven-one = Dein Schirm hat 1 Punkt abgewehrt, und 7 haben dich getroffen. Leg ihn auf die Karte, die am meisten kostet.
lesson-first-seven-take = Alle 8 Punkte haben dich getroffen. Der Schirm hätte 7 davon abgewehrt.
lesson-first-last = Du hast 1 Punkt, Cem 7, Bea 10. Cem ist Zweiter: Wirf deinen letzten Matsch auf ihn.
lesson-first-last-bea = Bea hat schon am meisten Matsch. Cem ist mit 7 Punkten Zweiter: Wirf auf ihn.
lesson-first-end = Der Stapel ist leer, und niemand kann werfen: Die Runde ist zu Ende. Dein Schlammkonto (deine Punkte) ist am niedrigsten: Du gewinnst. In Partien legen andere Karten dazu, und es gibt Sonderkarten.
lesson-perfect = Perfekter Matsch
    .about = So wirfst du, dass niemand den Matsch gegen dich wendet.
lesson-perfect-uneven = Wenn du Wasser und Sand hast, musst du werfen. Du hast nur Wasser 5 und Sand 3: Wirf sie auf irgendjemanden.
lesson-perfect-back = 5 Wasser und 3 Sand sind ungleich. Wer die fehlende 2 hat, darf sie dazulegen und neu zielen. Cem hat es getan, auf dich. Wehr die 5 mit deinem Schirm ab.
lesson-perfect-back-more = Dich hat mehr Matsch getroffen als nötig. Leg deinen Schirm 5 auf Wasser 5.
lesson-perfect-perfect = Matsch mit gleich viel Wasser wie Sand ist perfekt: Niemand kann eine Karte dazulegen. Wirf Wasser 4 und Sand 4 auf Bea.
lesson-perfect-perfect-cem = Auch Cem ist ein gutes Ziel. Aber diese Lektion geht mit Bea weiter.
lesson-perfect-perfect-added = Dieser Matsch war wieder ungleich. Cem hat die fehlende Karte dazugelegt und auf dich gezielt. Bei 4 und 4 kann das niemand.
lesson-perfect-six = Bei 7 und 1 fehlt eine 6, und die gibt es nicht. Also kann niemand etwas dazulegen. Wirf sie auf Cem, der ist noch sauber.
lesson-perfect-six-bea = Dieser Matsch ist sicher. Aber Bea hat schon 8 Punkte und Cem keinen. Wirf auf ihn.
lesson-perfect-six-added = Hier fehlt Sand 4, und den kann jemand haben. 7 und 1 sind mehr Matsch, und niemand kann etwas dazulegen.
lesson-perfect-end = Gleich viel Wasser und Sand oder 7 und 1 sind sicher: Niemand kann sie gegen dich wenden. Anderer Matsch kann zurückkommen.
lesson-windows = Wenn andere werfen
    .about = Leg die fehlende Karte dazu und wähle das Ziel.
lesson-windows-turn = Bea wirft 3 und 1 auf dich. Mit Sand 2 wäre das perfekt, und du hast ihn. Leg ihn dazu und wähle das Ziel: Bea.
lesson-windows-turn-let = Du hast nichts dazugelegt, und der Matsch hat dich getroffen: 4 Punkte. Mit deinem Sand 2 hättest du auf jemand anderen zielen können.
lesson-windows-turn-other = Auch so bleibst du sauber. Aber diese Lektion geht mit Bea weiter.
lesson-windows-two = Du darfst auch dazulegen, wenn der Matsch auf jemand anderen fliegt. Leg Sand 3 dazu und ziel auf irgendjemanden.
lesson-windows-two-let = Du musst nichts dazulegen. Aber Cem hat Sand 3 dazugelegt. Probier, was passiert, wenn ihr beide wollt.
lesson-windows-without = Auch Cem hatte Sand 3 und sitzt nach Bea zuerst: Seine Karte zählt, deine bleibt dir. Jetzt wirft Dora 7 und 3. Dir fehlt Sand 4: Tippe auf „Nichts dazulegen“.
lesson-windows-least = Es fehlt Sand 1. Du hast ihn, also darfst du das Ziel wählen. Nach dir hat Bea am wenigsten Matsch: 6 Punkte. Leg Sand 1 dazu und ziel auf Bea.
lesson-windows-least-let = Du hast nichts dazugelegt, und der Matsch traf Dora, die schon am meisten hat. Mit Sand 1 wählst du das Ziel.
lesson-windows-least-more = Cem und Dora haben schon mehr als Bea. Nach dir hat Bea am wenigsten: Ziel auf sie.
lesson-windows-end = Alle außer dem Werfer werden heimlich gefragt. Eine Karte macht ungleichen Matsch perfekt, und wer sie dazulegt, wählt das Ziel.
lesson-shields = Schirme
    .about = Welchen Schirm du auf welche Matschkarte legst.
lesson-shields-sum = Keiner deiner Schirme reicht für die 7. Aber Schirme auf einer Matschkarte zählen zusammen. Leg 3 und 4 auf die 7 und die 1 auf die andere Karte.
lesson-shields-sum-one = Die Schirme 3 und 4 haben die 7 abgewehrt, aber die 1 hat dich getroffen. Der Schirm 1 hätte sie abgewehrt.
lesson-shields-sum-seven = Etwas Matsch hat dich getroffen. Leg die Schirme 3 und 4 auf Wasser 7 und den Schirm 1 auf Sand 1.
lesson-shields-weak = Nimm die schwächsten Schirme, die reichen. Leg die 3 und die 4 auf die beiden 3en und behalte die 7.
lesson-shields-weak-seven = Du bist sauber, aber dein Schirm 7 ist weg. 3 und 4 hätten gereicht, und es kommt noch mehr Matsch.
lesson-shields-weak-lands = Matsch hat dich getroffen, aber du hast für jede Karte einen Schirm: 3 und 4.
lesson-shields-single = Jeder Schirm deckt nur eine Karte ab. Wehr eine der 5en mit der 7 ab. Die 2 ist für die andere zu schwach, also behalte sie.
lesson-shields-single-take = Alle 10 Punkte haben dich getroffen. Der Schirm 7 hätte eine der beiden Karten abgewehrt.
lesson-shields-single-both = Die 7 allein hätte gereicht. Den Schirm 2 hast du umsonst verbraucht.
lesson-shields-end = Schirme auf einer Karte zählen zusammen, aber jeder deckt nur eine ab. Nimm die schwächsten, die reichen, und behalte die starken.
lesson-specials = Sonderkarten
    .about = Fünf Wege aus dem Matsch: Wind, Sonne, 13, Ducken, Verteilen.
lesson-specials-wind = Statt Schirmen darfst du eine Sonderkarte spielen. Wind bläst allen Sand weg, hier die 7, und nur das Wasser trifft dich. Tippe auf Wind.
lesson-specials-wind-sun = Die Sonne hat das Wasser getrocknet, nur 1 Punkt, und Sand 7 hat dich getroffen. Wind bläst den Sand weg.
lesson-specials-wind-take = Alle 8 Punkte haben dich getroffen. Mit Wind hätte dich nur Wasser 1 getroffen.
lesson-specials-13 = Du hast eine 13 gezogen. Sie wischt Matschkarten mit zusammen höchstens 13 Punkten weg. Nimm sie für beide 5en.
lesson-specials-13-less = Matsch hat dich getroffen, aber die 13 hätte beide Karten weggewischt: 5 und 5 sind nur 10.
lesson-specials-duck = Mit Ducken fliegt der ganze Matsch auf jemanden, den du wählst, auch auf den Werfer. Tippe auf Ducken, dann auf Bea.
lesson-specials-duck-cem = Auch so bleibst du sauber. Aber diese Lektion geht mit Bea weiter.
lesson-specials-duck-not = Matsch hat dich getroffen. Mit Ducken hätte alles jemand anderen getroffen.
lesson-specials-share = Spiel Verteilen: Der Matsch ist weg, und alle anderen ziehen eine Karte. Ist sie Wasser oder Sand, trifft sie sie.
lesson-specials-share-not = Matsch hat dich getroffen. Mit Verteilen wäre er weg, und die anderen könnten schmutzig werden.
lesson-specials-sun = Die Sonne ist das Gegenteil vom Wind: Sie trocknet das Wasser, hier die 7, und nur der Sand trifft dich. Tippe auf die Sonne.
lesson-specials-sun-take = Alle 8 Punkte haben dich getroffen. Mit der Sonne hätte dich nur Sand 1 getroffen.
lesson-specials-end = Fünfmal flog Matsch auf dich, aber nur 2 Punkte haben dich getroffen. Spiel eine Sonderkarte allein, nie mit Schirmen.
lesson-accounts = Schlammkonten
    .about = Was halbiert wird und wer am Ende gewinnt.
lesson-accounts-pool = Eine 7 kannst du nicht abwehren. Matsch, der dich trifft, bleibt bis zum Ende der Runde verdeckt. Steck ihn ein und merk dir: 14 Punkte.
lesson-accounts-22 = Ein Schlammkonto von genau 22, 44, 66 oder 88 nach einer Runde wird halbiert. Du hast 14, also steck alle 8 Punkte ein.
lesson-accounts-22-shield = 14 und 4 sind 18. Mit allen 8 Punkten wäre dein Schlammkonto 22 und würde auf 11 halbiert.
lesson-accounts-half = Aus 22 wurden 11. Auch ein Haufen aus nur Wasser oder nur Sand zählt halb. Wehr Sand 1 ab, dann trifft dich nur Wasser.
lesson-accounts-half-take = Wasser und Sand zählen voll: 8 Punkte. Wasser 7 allein hätte halb gezählt, aufgerundet 4.
lesson-accounts-leader = Das ist der letzte Wurf, und das niedrigste Schlammkonto gewinnt. Du hast 15, Cem hat 8. Triff Cem, aber bring ihn nicht genau auf 22.
lesson-accounts-leader-22 = 8 und 14 sind 22, und das wird halbiert: Cem hat 11 und gewinnt. Mit 7 und 1 wäre er auf 16 gekommen.
lesson-accounts-leader-bea = Cem hat 8 und gewinnt. Du überholst ihn nur, wenn du auf ihn wirfst.
lesson-accounts-end = Du hast 15, Cem 16, Bea 20: Du gewinnst. Halbiert wird automatisch, aber du kannst darauf hinspielen.
