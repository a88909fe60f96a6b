# Texte von Matchstick Tycoon auf Deutsch, für die Seite und das Terminal. docs/reference/game_package.md nennt die festen Namen.

title = Matchstick Tycoon
about = Mach Karten mit Streichhölzern stärker – und werde beides als Erster los.


## Hausregeln

option-equal_deal = Gehen die Karten nicht auf,
    .note = Ab fünf Spielern können Karten übrig bleiben.
    .value-false = bekommen manche eine Karte mehr
    .value-true = bleiben die übrigen aus dem Spiel
option-revolution_at = Karten für eine Revolution
    .note = Wer so viele Karten auf einmal legt, kehrt die Ordnung der Zahlen um.
    .value-5 = fünf
    .value-4 = vier oder fünf
option-expansion = Zusatzkarten
    .note = Wie diese Karten aussehen, wurde nie veröffentlicht; ihre Formen sind angenommen. G und H sind die stärksten Zahlen.
    .value-none = keine: 56 Karten
    .value-GH = zwei G und zwei H: 60 Karten
    .value-all = je vier G, H, Zweibalken, leere: 72


## Karten, Ausgespieltes, Anzahlen

kind-bars = zwei Balken
kind-blank = leer
cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
matches = { $count ->
        [0] kein Streichholz
        [one] 1 Streichholz
       *[other] { $count } Streichhölzer
    }
play = { $count } × { $number }
place = { $place }. Platz
move-pass = passen
move-return = ein Streichholz abgeben
move-play = { play } spielen (aus { $cards })
table-cards = Karten
table-sticks = Hölzer
table-places = Platz
table-play = zu schlagen


## Was geschieht

event-deal = Die Karten sind verteilt. { $leader_is ->
        [you] Du spielst aus.
       *[other] { $leader } spielt aus.
    }
event-play = { $seat_is ->
        [you] Du spielst
       *[other] { $seat }:
    } { $cards_count } × { $number }, { $sticks ->
        [0] kein Streichholz
        [one] 1 Streichholz
       *[other] { $sticks } Streichhölzer
    }.
event-revolution = Revolution! { $order ->
        [reversed] Jetzt schlagen kleine Zahlen die großen.
       *[normal] Große Zahlen schlagen wieder die kleinen.
    }
event-pass = { $seat_is ->
        [you] Du passt und bekommst ein Streichholz.
       *[other] { $seat } passt und bekommt ein Streichholz.
    }
event-return = { $seat_is ->
        [you] Du hast keine Karten und gibst ein Streichholz ab.
       *[other] { $seat } hat keine Karten und gibt ein Streichholz ab.
    }
event-out = { $seat_is ->
        [you] Du bist fertig: { place }!
       *[other] { $seat } ist fertig: { place }.
    }
event-clear = Der Tisch wird abgeräumt. { $leader_is ->
        [you] Du spielst aus.
       *[other] { $leader } spielt aus.
    }
event-lead = { $seat_is ->
        [you] Jetzt spielst du aus.
       *[other] Jetzt spielt { $seat } aus.
    }


## Warum ein Zug nicht geht

refusal-no_move = Das ist kein Zug. Tippe Zahl und Karten, wie 8: 0 0 8, oder pass, oder return.
refusal-no_number = „{ $name }“ ist keine Zahl{ $meant ->
        [none] {""}
       *[other] , aber { $meant } ist eine
    }. Es gibt 0 bis 9, A, b, C, d, E und F, mit Zusatzkarten auch G und H.
refusal-no_card = { $shown_by ->
        [none] „{ $name }“ ist keine Karte. Es gibt 0 bis 8, A, b, C, d und F, mit Zusatzkarten auch G, H, = und _.
       *[other] { $name } ist eine Zahl, aber keine Karte. Eine { $shown_by } auf dem Kopf zeigt sie.
    }
refusal-no_cards = Nenne mindestens eine Karte, höchstens { $most }, wie 8: 0 0 8.
refusal-miswritten = Schreib das so: { $written }. Ein Leerzeichen zwischen den Karten, in der Reihenfolge 0 1 2 3 4 5 6 7 8 A b C d F G H = _.
refusal-must_return = Du hast keine Karten mehr. Du kannst nur ein Streichholz abgeben (return).
refusal-must_lead = Du spielst aus und darfst nicht passen. Leg eine Zahl.
refusal-holds_cards = Nur wer keine Karten hat, kann ein Streichholz abgeben. Du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
refusal-too_many = Zu viele Karten: { $count }. Höchstens { $most } sind erlaubt.
refusal-wrong_count = Du brauchst { $wanted ->
        [one] 1 Karte
       *[other] { $wanted } Karten
    }, um zu schlagen, was auf dem Tisch liegt, nicht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
refusal-not_held = { $held ->
        [0] { $card } hast du nicht.
       *[other] Du hast { $held } × { $card }, nicht { $count }.
    }
refusal-not_in_game = { $number } gibt es in diesem Spiel nicht. Die letzte Zahl ist { $last }.
refusal-cannot_show = { $card } kann nicht { $number } werden, nur { $numbers }.
refusal-too_weak = { $stronger ->
        [none] Nichts schlägt { $lying }
       *[other] { $number } schlägt { $lying } nicht
    }{ $order ->
        [reversed] , solange die Ordnung umgekehrt ist
       *[normal] {""}
    }.
refusal-too_dear = { $number } mit { $cards } kostet { $needed ->
        [one] 1 Streichholz
       *[other] { $needed } Streichhölzer
    }. Du hast { $held ->
        [0] keins
       *[other] { $held }
    }.
refusal-too_few_show = { $fit ->
        [0] Keine deiner Karten kann { $number } werden.
        [one] Nur 1 deiner Karten kann { $number } werden.
       *[other] Nur { $fit } deiner Karten können { $number } werden.
    }
refusal-at_best = Aus { $cards } kann höchstens { $number } werden, und das schlägt { $lying } nicht{ $order ->
        [reversed] , solange die Ordnung umgekehrt ist
       *[normal] {""}
    }.
refusal-which_number = Aus { $cards } kann werden: { $numbers }. Welche Zahl?
refusal-which_cards = { $number } mit welchen Karten? Am billigsten: { $cards }.


## Warum ein Spielzug gut ist

reason-last_cards = Das sind deine letzten Karten{ $sticks ->
        [0] , und du bist sofort fertig
        [one] . Danach gibst du nur noch 1 Streichholz ab
       *[other] . Danach gibst du nur noch { $sticks } Streichhölzer ab
    }.
reason-turns = Das ist eine Revolution: Sie kehrt die Ordnung der Zahlen um. Karten auf einmal: { $count }.
reason-unbeaten = Dann schlägt keine Zahl die { $number }.
reason-too_few = Sonst hat niemand { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, also kann das niemand schlagen.
reason-group = { $count ->
        [one] Du wirst 1 Karte
       *[other] Du wirst { $count } Karten
    } auf einmal los.
reason-weakest = { $number } ist die schwächste Zahl, die du hier legen kannst. Die starken behältst du.
reason-no_sticks = Es kostet kein Streichholz.
reason-takes_stick = Du behältst deine Karten und bekommst ein Streichholz. Dann hast du { $sticks }.


## Die Regeln

turn = Auf dem Tisch liegen zwei 4en. Mit einem Streichholz wird deine 5 zur 6: Zwei 6en schlagen sie.
    .lies = Auf dem Tisch
    .choice = Deine Hand
rules-aim = Werde alle deine Karten und Streichhölzer los. Wer beides nicht mehr hat, ist fertig und bekommt den nächsten Platz. Wer übrig bleibt, wird Letzter.
rules-numbers = Es gibt { $expansion ->
        [none] sechzehn Zahlen
       *[other] achtzehn Zahlen
    }. Auch die Buchstaben sind Zahlen. Von schwach nach stark: 0 bis 9, dann A, b, C, d, E, F{ $expansion ->
        [none] {""}
       *[other] , G, H
    }. Jede Zahl hat bis zu sieben Balken wie auf einem Taschenrechner. Von 0 bis 8, A, b, C, d und F gibt es je vier Karten. Eine 6 auf dem Kopf ist eine 9, eine 3 auf dem Kopf ein E.
    .title = Die Zahlen
rules-making = Du darfst eine Karte auf den Kopf stellen und deine Streichhölzer auf ihre leeren Balken legen. Das Ergebnis muss genau eine dieser Zahlen sein. Gedruckte Balken bleiben. Gelegte Streichhölzer gehen mit den Karten weg.
    .title = Eine Zahl bilden
rules-leading = Wer zuerst ausspielt, entscheidet das Los. Wer ausspielt, legt eine bis fünf Karten, die alle dieselbe Zahl zeigen. Jede Karte darfst du drehen und mit Streichhölzern ergänzen. Passen darf man dabei nicht.
    .title = Ausspielen
rules-beating = Dann geht es im Uhrzeigersinn weiter. Leg genau so viele Karten, wie auf dem Tisch liegen, alle mit einer stärkeren Zahl – oder passe und bekomm ein Streichholz. Passen gilt nur für diesen Zug: Beim nächsten darfst du wieder legen.
    .title = Schlagen
rules-round = Passen nach einem Zug alle anderen, wird der Tisch abgeräumt. Wer zuletzt gelegt hat, spielt aus. Ist er schon fertig, spielt der Nächste aus.
    .title = Ende einer Runde
rules-without-cards = Mit Streichhölzern, aber ohne Karten bist du noch im Spiel. In jedem Zug gibst du ein Streichholz ab, statt zu legen oder zu passen. Müsstest du ausspielen, tut es der Nächste.
    .title = Ohne Karten
rules-revolution = { $revolution_at ->
        [4] Vier oder fünf Karten auf einmal kehren die Ordnung sofort um: Jetzt schlagen kleine Zahlen die großen, bis zur nächsten Revolution.
       *[5] Fünf Karten auf einmal kehren die Ordnung sofort um: Jetzt schlagen kleine Zahlen die großen, bis wieder fünf Karten auf einmal gelegt werden. Jede Karte gibt es höchstens viermal, deshalb braucht man dafür immer Streichhölzer.
    }
    .title = Die Revolution
rules-strongest = In der normalen Ordnung schlägt nichts { rules-strongest.last }, in der umgekehrten nichts die 0. Dann passen die anderen reihum: Jeder bekommt ein Streichholz, und wer keine Karten hat, gibt stattdessen eins ab. Aber { rules-strongest.many } Karten sind eine Revolution, und die gilt sofort. In der normalen Ordnung werden { rules-strongest.many } { rules-strongest.last } dadurch die schwächsten Karten und lassen sich schlagen, { rules-strongest.many } 0 werden die stärksten. In der umgekehrten ist es andersherum.
    .title = Die stärkste Zahl
    .last = { $expansion ->
        [none] F
       *[other] H
    }
    .many = { $revolution_at ->
        [4] vier oder fünf
       *[5] fünf
    }
rules-taking-back = Ein Passen kannst du bis zum nächsten Zug zurücknehmen, wenn alle einverstanden sind. Das geht nicht, wenn für dich gepasst wurde oder wenn danach jemand ausspielen muss (zu zweit also nie). Gelegte Karten kannst du nur in einer Partie allein gegen Bots zurücknehmen.
    .title = Zurücknehmen
rules-deal = { $players ->
        [2] { rules-deal.few }
        [3] { rules-deal.few }
       *[other] { $equal_deal ->
            [true] Alle bekommen { rules-deal.each } der { rules-deal.cards } Karten und ein Streichholz{ rules-deal.over }.
           *[false] Alle { rules-deal.cards } Karten werden verteilt: { rules-deal.each } für jeden{ rules-deal.more }. Dazu bekommen alle ein Streichholz.
        }
    }
    .title = Das Geben an diesem Tisch
    .cards = { $expansion ->
        [GH] 60
        [all] 72
       *[none] 56
    }
    .few = Alle bekommen 15 der { rules-deal.cards } Karten und ein Streichholz. Die anderen { $players ->
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
    } Karten bleiben aus dem Spiel.
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
            [7] {" "}und eine mehr für den, der beginnt, und für die nächsten 3
            [8] {" "}und eine mehr für den, der beginnt, und für die nächsten 3
           *[other] {""}
        }
        [all] { $players ->
            [5] {" "}und eine mehr für den, der beginnt, und für den Nächsten
            [7] {" "}und eine mehr für den, der beginnt, und für den Nächsten
           *[other] {""}
        }
       *[none] { $players ->
            [5] {" "}und eine mehr für den, der beginnt
            [6] {" "}und eine mehr für den, der beginnt, und für den Nächsten
           *[other] {""}
        }
    }
    .over = { $expansion ->
        [GH] { $players ->
            [7] . 4 Karten bleiben aus dem Spiel
            [8] . 4 Karten bleiben aus dem Spiel
           *[other] {""}
        }
        [all] { $players ->
            [5] . 2 Karten bleiben aus dem Spiel
            [7] . 2 Karten bleiben aus dem Spiel
           *[other] {""}
        }
       *[none] { $players ->
            [5] . 1 Karte bleibt aus dem Spiel
            [6] . 2 Karten bleiben aus dem Spiel
           *[other] {""}
        }
    }
rules-extra = { $expansion ->
        [GH] Zwei G und zwei H sind im Spiel. Beide sind stärker als F, und H ist die stärkste Zahl. { rules-extra.assumed }
        [all] Je vier G, H, Zweibalken und Leerkarten sind im Spiel. G und H sind stärker als F, und H ist die stärkste Zahl. Zweibalken und Leerkarten werden erst mit Streichhölzern zu Zahlen. Wer ausspielen müsste und keine Zahl legen kann, passt und bekommt ein Streichholz. Dann spielt der Nächste aus. { rules-extra.assumed }
       *[none] {""}
    }
    .title = Zusatzkarten an diesem Tisch
    .assumed = Die Formen sind angenommen: Wie diese Karten wirklich aussehen, wurde nie veröffentlicht.


## Auf der Seite und im Terminal

hand = Deine Karten
hand-empty = Keine Karten mehr. In jedem Zug gibst du ein Streichholz ab, bis du fertig bist.
hand-done = Du bist fertig: { place }!
seat-leads = spielt aus
seat-passed = gepasst
seat-returned = gab eins ab
changes = Was Karten werden können


## Nur auf der Seite

key-move = durch Karten oder Zahlen gehen
    .key = ← →
key-pick = Karte nehmen oder zurücklegen
    .key = Leertaste
key-number = Zahl wählen; noch einmal: spielen
    .key = 0 – 9, A – { $expansion ->
        [none] F
       *[other] H
    }
key-enter = gewählte Karten spielen
    .key = Enter
key-pass = passen
    .key = P
key-put-back = Karten zurücklegen
    .key = Rücktaste
key-ideas = alle meine Züge zeigen
    .key = I
bar-strongest = { $number } ist am stärksten
bar-order = { $order ->
        [reversed] Klein schlägt Groß
       *[normal] Groß schlägt Klein
    }
seat-turn = ist dran
hand-card = Karte { $card }
hand-idle = hilft gerade nicht
order = Die Zahlen, von schwach nach stark
order-cost = { $count ->
        [one] 1 Streichholz
       *[other] { $count } Streichhölzer
    }
order-play = { $number }: spielen, { order-cost }
order-choose = { $number }: wählen, { order-cost }
order-fill = { $number }: Karten dafür nehmen, { order-cost }
order-closed = { $number }: gerade nicht möglich
order-beaten = zu schwach für den Tisch
order-shapeless = { $card } kann diese Zahl nicht werden
order-dear = { order-cost }, mehr als du hast
order-lies = liegt auf dem Tisch
order-strongest = am stärksten
order-not-yet = Du bist nicht dran.
status-lead = Du spielst aus
status-lead-more = Wähle Karten oder eine Zahl
status-follow = Schlag { play }
status-follow-more = Wähle { cards } oder eine Zahl
status-ready = Drück jetzt auf „Spielen“
status-choose = Jetzt tippe auf eine Zahl
status-choose-own = Drück „Spielen“, oder tippe eine andere Zahl an
status-clash = { $count ->
        [1] Diese Karte reicht nicht: Nimm eine andere
       *[other] Diese Karten passen nicht zusammen: Leg eine zurück
    }
status-more = { $count ->
        [one] Nimm noch 1 Karte dazu
       *[other] Nimm noch { $count } Karten dazu
    }
status-barren = Deine Karten ergeben keine Zahl
status-stuck = Du kannst das nicht schlagen: Passe
status-waiting = { $seat } überlegt
status-forced = Keine Zahl schlägt jetzt { $number }
status-returns = { $seat_is ->
        [you] Keine Karten mehr: Du gibst ein Streichholz ab
       *[other] Keine Karten mehr: { $seat } gibt ein Streichholz ab
    }
status-leads = { $seat_is ->
        [you] Alle haben gepasst: Du spielst aus
       *[other] Alle haben gepasst: { $seat } spielt aus
    }
status-passes = { $seat_is ->
        [you] Du passt
       *[other] { $seat } passt
    }
status-must-pass = Du musst passen
status-plays = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { play }
status-sending = Karten werden gespielt …
status-ambiguous = Welche Zahl: { $numbers }?
ask-lead = Du bist dran und spielst aus.
ask-follow = Du bist dran. Schlag { play }.
ask-stuck = Du bist dran und kannst nur passen.
pass = Passen
    .long = Passen, ein Streichholz bekommen
pick = Spielen
pick-number = Zahl antippen
pick-count = Wie viele Karten?
pick-play = { $cards } × { $number } spielen, { matches }
ideas = Alle meine Züge
ideas-title = Das kannst du spielen
ideas-none = Du kannst nur passen.
ideas-more = { $count ->
        [one] und 1 weitere Möglichkeit
       *[other] und { $count } weitere Möglichkeiten
    }
ideas-hint = Tippe auf einen Zug, um seine Karten zu nehmen.
felt = Auf dem Tisch
felt-empty = Der Tisch ist leer
felt-card = aus Karte { $card }{ $turned ->
        [true] , auf dem Kopf
       *[other] {""}
    }
revolution = Revolution!
revolution-order = { $order ->
        [reversed] Klein schlägt Groß
       *[normal] Groß schlägt wieder Klein
    }
hint-general = Du hast noch { $held } und { $matches }. Spiel meist zuerst schwache Zahlen.
hint-less = im Schnitt { $places } Plätze schlechter
expected = Erwartete Zahl der Spieler, die nach dir fertig werden
expected-unit = { $places }{"\u00A0"}Plätze
order-legend = Die Zahlen am Tisch
order-legend-cost = Die kleine Ziffer zeigt, wie viele deiner Streichhölzer die Zahl kostet.
order-legend-beaten = Durchgestrichen: zu schwach für die Karten auf dem Tisch.
order-legend-strongest = Die Flamme zeigt die stärkste Zahl. Keine Zahl schlägt sie. Die Leiste oben zeigt, ob große Zahlen kleine schlagen. Eine Revolution dreht das um.
order-legend-play = Leuchtend: Tippe darauf, um sie für die gewählten Karten zu wählen. Auf hellem Papier: Tippe darauf, um Karten dafür zu nehmen. Noch einmal tippen spielt sie.
changes-legend = Jede Karte, die Zahlen, die sie werden kann, und die Streichhölzer dafür. Der Pfeil heißt: auf den Kopf gestellt.
changes-card = Karte { $card }
changes-way = { $number }: { $count }{ $turned ->
        [true] , gedreht
       *[other] {""}
    }


## Nur im Terminal

terminal-strongest = { $order ->
        [reversed] UMGEKEHRT: { $number } ist am stärksten
       *[normal] { $number } ist am stärksten
    }
terminal-cards = Karten
terminal-matches = Hölzer
terminal-order = schwach bis stark
terminal-cleared = { $count } gespielt
terminal-aside = { $count } nicht im Spiel
terminal-empty = Der Tisch ist leer.
terminal-leads = { $seat_is ->
        [you] Du spielst aus.
       *[other] { $seat } spielt aus.
    }
terminal-dealt = Karten pro Spieler: { $each }.{ $aside ->
        [0] {""}
       *[other] {" "}Nicht im Spiel: { $aside }.
    }
terminal-turned = { $card } gedreht
terminal-cheapest = Am billigsten (+ weitere Arten; m zeigt alle)
terminal-and-more = und { $count } weitere (m)
terminal-and-others = und { $count } weitere
terminal-forced = { $move ->
        [pass] Keine Zahl schlägt { $number }, also musst du passen.
       *[return] Du hast keine Karten mehr, also gibst du ein Streichholz ab.
    }
terminal-took = { play }: die billigste von { $ways } Arten, { $cards } ({ $matches }).
terminal-keys = m deine Züge · t was Karten werden können · s gespielte Karten
terminal-ask-lead = Welche Zahl, und wie oft (8x3)?
terminal-ask-follow = Was schlägt { play } (p passt)?
terminal-ask-stuck = Du kannst { play } nicht schlagen. Eingabetaste zum Passen.
terminal-situation = Deine Karten: { $hand }; { $matches }.
terminal-overview = Alle deine Züge: die billigsten Karten, ihre Hölzer, + weitere Arten
terminal-overview-key = m 8x3 zeigt jede Art, 8 mit 3 Karten zu legen; m 8 zeigt jede Art, 8 zu legen.
terminal-ways = Jede Art, { $play } zu legen: wenige Karten zuerst, dann die billigste
terminal-no-way = { $play } kannst du jetzt nicht legen.
terminal-changes = { changes }: Karten links, Zahlen oben, Hölzer dazwischen
terminal-changes-key = ↻ nur um 180° gedreht · 0 heißt ohne Holz · gedruckte Balken bleiben
terminal-assumed = Die Formen von G, H, = (zwei Balken) und _ (leer) sind angenommen.
terminal-gone = Karten nach ihrem Aufdruck
terminal-gone-played = gespielt
terminal-gone-mine = deine
terminal-gone-unseen = noch ungesehen
terminal-gone-aside = { cards } der ungesehenen sind nicht im Spiel.
terminal-winner = { $name } ist Tycoon. Du erreichst den { place }.
terminal-you-win = Du bist der Tycoon!
terminal-unreadable = { $text } ist kein Zug. Tippe Zahl und Karten (8: 0 0 8) oder 8x3 oder Karten (0 0 8); p passt.
terminal-which = Aus { $cards } kann werden: { $numbers }. Welche Zahl?
terminal-possible = Mit { cards } geht: { $numbers }{ $pass ->
        [true] {" "}oder p
       *[other] {""}
    }.
terminal-only-pass = Du kannst nur passen (p).

# Wörter zum Tippen im Terminal, in jeder Sprache, durch Kommas getrennt.
typed-pass = p, passe, passen
typed-return = r, zurück

terminal-typing =
    Tippe Zahl und Karten: 8: 0 0 8. Tippe nur Karten (0 0 8), wenn sie nur eine Zahl ergeben. Tippe 8x3 oder 8 für die billigste Art. Kleine Buchstaben genügen. p passt.

    Ist nur ein Zug möglich, genügt die Eingabetaste. Erzwungene Züge werden für dich gemacht. Auf dem Bildschirm sind dünne Balken gedruckt, dicke Balken sind Streichhölzer.

    ? Regeln · m deine Züge · t was Karten werden können · s gespielte Karten · q verlassen


## Was man sieht, in Worten

position-order = { $order ->
        [reversed] Die Reihenfolge ist umgekehrt: Kleine Zahlen schlagen große.
       *[normal] Große Zahlen schlagen kleine.
    } Von schwach nach stark: { $numbers }.
position-play = { $play ->
        [none] { $turn ->
            [none] {""}
           *[other] Der Tisch ist leer. { $turn_is ->
                [you] Du spielst aus.
               *[other] { $turn } spielt aus.
            }
        }
       *[other] Zu schlagen: { $play_cards_count } × { $play_number }, { $play_sticks ->
            [0] kein Streichholz
            [one] 1 Streichholz
           *[other] { $play_sticks } Streichhölzer
        }, von { $play_seat_is ->
            [you] dir
           *[other] { $play_seat }
        }. Stärkere Zahlen: { $stronger }.
    }
position-played = { $played_count ->
        [0] {""}
       *[other] In dieser Partie gespielt: { $played }.
    }
position-aside = { $aside ->
        [0] {""}
        [one] 1 Karte ist nicht im Spiel.
       *[other] { $aside } Karten sind nicht im Spiel.
    }


## Wie eine Partie ausging

ending-first = { $winner_is ->
        [you] Du warst
       *[other] { $winner } war
    } zuerst fertig. Zuletzt gespielt: { $count } × { $number }{ $back ->
        [0] {""}
        [1] . Danach wurde 1 Streichholz abgegeben
       *[other] . Danach wurden { $back } Streichhölzer abgegeben
    }.
ending-turned = { $count ->
        [1] { $seat_is ->
            [you] Deine Revolution
           *[other] Eine Revolution von { $seat }
        } kehrte die Ordnung um
       *[other] { $count } Revolutionen kehrten die Ordnung um, die letzte von { $seat_is ->
            [you] dir
           *[other] { $seat }
        }
    }.
ending-left = { $seat_is ->
        [you] Du hattest
       *[other] { $seat } hatte
    } am Ende { $cards ->
        [0] keine Karte mehr, aber noch
        [1] noch 1 Karte und
       *[other] noch { $cards } Karten und
    } { $sticks ->
        [0] kein Streichholz
        [1] 1 Streichholz
       *[other] { $sticks } Streichhölzer
    }.


## Lektionen

lesson-first = Deine ersten Züge
    .about = Ausspielen, schlagen oder passen, Streichhölzer legen: das ganze Spiel in 90 Sekunden.
lesson-first-lead = Wer zuerst keine Karten und Streichhölzer mehr hat, gewinnt. Karten mit gleicher Zahl kannst du zusammen spielen: Tippe deine drei 2en an, dann „Spielen“.
lesson-first-lead-other = Das ist erlaubt. Aber deine drei 2en kannst du in einem Zug spielen, und drei Karten sind schwerer zu schlagen als eine.
lesson-first-pass = Nur drei Karten einer stärkeren Zahl schlagen Beas 6en. Tippe auf „Passen“: Du bekommst ein Streichholz. Es ändert Zahlen, muss am Ende aber auch weg.
lesson-first-match = Eine neue Runde: Bea legt eine 3, Cem eine 7. Ein Streichholz macht deine 0 zur 8. Unter jeder Zahl steht, wie viele sie kostet. Tippe auf die 0, dann auf „Spielen“.
lesson-first-match-pass = Das ist erlaubt. Aber jetzt hast du drei Streichhölzer, und auch die musst du loswerden. Eins davon macht deine 0 zur 8.
lesson-first-match-strongest = Dein F hat diese Runde gewonnen. Aber dann konntest du Beas A nicht schlagen, und sie war zuerst fertig. Heb das F für das A auf.
lesson-first-match-other = Auch das ist ein guter Zug. Aber diese Lektion geht mit der 0 weiter.
lesson-first-match-strong = Das schlägt die 7, aber es kostet dich dein starkes F. Auch deine schwache 0 kann sie schlagen.
lesson-first-strongest = Weiter rechts wird es stärker: 0 bis 9, dann die Buchstaben. Durchgestrichene Zahlen sind zu schwach. Die Flamme zeigt die stärkste. Tippe auf dein F, dann auf „Spielen“.
lesson-first-strongest-pass = Bea hat wieder ausgespielt, ihr letztes Streichholz auf ihre letzte Karte gelegt und war zuerst fertig. Dein F hätte sie aufgehalten.
lesson-first-strongest-other = Auch das schlägt das A. Aber sicher ist nur ein F: Keine Zahl schlägt es.
lesson-first-last = Auch dein letztes Streichholz muss weg. Leg es auf deine letzte Karte: Tippe auf die 5, dann auf 6 oder 9, dann auf „Spielen“.
lesson-first-last-bare = Deine letzte Karte ist weg, aber du hast noch ein Streichholz und bist nicht fertig. Bea hat beide Streichhölzer auf ihre letzte Karte gelegt und war zuerst fertig.
lesson-first-end = Du hast keine Karten und Streichhölzer mehr: Du gewinnst. Im Spiel kannst du Karten auch ohne Streichholz auf den Kopf drehen: Eine 6 wird zur 9, eine 3 zum E. Und Passen gilt nur für einen Zug.

lesson-sticks = Streichhölzer
    .about = Was eine Zahl kostet und wie du Streichhölzer bekommst.
lesson-sticks-count = Zwei Streichhölzer machen deine 5 zur 8. Aber schon eins macht sie zur 9, und die schlägt die 8. Tippe auf die 5, dann auf „Spielen“.
lesson-sticks-count-pass = Du darfst passen und bekommst ein Streichholz. Aber schon eins macht deine 5 zur 9, und die schlägt die 8.
lesson-sticks-pass = Deine 0 und deine 2 können beide 8 werden. Das kostet zusammen drei Streichhölzer, und du hast zwei. Tippe auf „Passen“, um das dritte zu bekommen.
lesson-sticks-both = Passen gilt nur für einen Zug. Du bist wieder dran und hast drei Streichhölzer. Tippe auf die 0 und die 2, dann auf „Spielen“.
lesson-sticks-both-pass = Jetzt hast du vier Streichhölzer. Mit dreien hättest du beide Karten als 8 legen können und wärst fertig gewesen.
lesson-sticks-end = Du bist sofort fertig: Die Streichhölzer auf dem Tisch gehören dir nicht mehr. Jede Karte kann eine 8 werden, eine 8 aber nichts anderes.

lesson-turning = Auf den Kopf gestellt
    .about = Was aus Karten wird, wenn du sie drehst.
lesson-turning-nine = Du darfst Karten auch auf den Kopf stellen. Deine 6 wird zur 9, kostet kein Streichholz und schlägt die 8. Tippe auf die 6, dann auf „Spielen“.
lesson-turning-nine-strong = Eine 3 auf dem Kopf ist ein E. Das schlägt die 8, aber E ist die zweitstärkste Zahl. Heb es auf: Eine 9 genügt.
lesson-turning-nine-dear = Das hat dich ein Streichholz gekostet. Deine 6 auf dem Kopf ist auch eine 9 und kostet keins.
lesson-turning-nine-pass = Du darfst passen. Aber deine 6 auf dem Kopf ist eine 9, und die schlägt die 8 ohne Streichholz.
lesson-turning-keep = Deine 3 ist auf dem Kopf ein E, die zweitstärkste Zahl. Deine 1 kann ein F werden. Heb beide auf und spiel die 2 aus.
lesson-turning-keep-three = Jetzt ist deine 3 weg. Als E schlägt sie alle Zahlen außer F. Heb sie für eine starke Zahl auf und spiel die 2 aus.
lesson-turning-keep-one = Jetzt ist deine 1 weg. Sie kann mehr Zahlen werden als jede andere Karte. Die 2 kann nur eine 8 werden: Spiel die 2 aus.
lesson-turning-turn = Nur E und F schlagen Cems d. Gedreht ist deine 3 ein E und kostet kein Streichholz. Tippe auf die 3, dann auf „Spielen“.
lesson-turning-turn-pass = Du darfst passen. Aber deine 3 auf dem Kopf ist ein E, und das schlägt das d ohne Streichholz.
lesson-turning-top = Gedreht und mit beiden Streichhölzern ist deine 1 ein F. Das schlägt Beas C. Tippe auf die 1, dann auf „Spielen“.
lesson-turning-top-pass = Bea hat wieder ausgespielt, beide Streichhölzer auf eine 2 gelegt und war zuerst fertig. Deine 1 hätte ihr C als F geschlagen.
lesson-turning-end = Zuerst fertig! Gedreht wird aus 6 eine 9 und aus 3 ein E. Alle anderen Möglichkeiten findest du in den Regeln.

lesson-revolution = Die Revolution
    .about = Fünf Karten auf einmal kehren die Ordnung um.
lesson-revolution-five = Fünf Karten einer Zahl sind eine Revolution. Du hast vier 8en, und ein Streichholz macht dein A zur fünften. Tippe alle fünf an, dann „Spielen“.
lesson-revolution-five-zero = Eine Revolution! Aber du hast deine 0 dafür genommen. Jetzt schlagen kleine Zahlen die großen, und 0 ist die stärkste. Nimm lieber das A.
lesson-revolution-five-four = Vier Karten kehren die Ordnung nicht um. Mit einem Streichholz ist dein A die fünfte 8, und fünf Karten sind eine Revolution.
lesson-revolution-five-other = Das darfst du ausspielen. Aber du kannst fünf Karten auf einmal spielen und die Ordnung umkehren: deine vier 8en und das A.
lesson-revolution-weak = Jetzt schlagen kleine Zahlen die großen. Dein F war die stärkste Zahl und ist jetzt die schwächste. Spiel das F aus.
lesson-revolution-weak-zero = Keine Zahl schlägt jetzt deine 0. Aber du brauchst sie später noch, und das F hast du auch noch.
lesson-revolution-weak-other = Das darfst du ausspielen. Aber ein F schlägt jetzt keine Zahl, du kannst es nur ausspielen. Diese Lektion geht mit dem F weiter.
lesson-revolution-small = Kleine Zahlen schlagen jetzt die großen, also schlägt jede Zahl unter 5 Cems 5. Deine 4 genügt: Tippe sie an, dann „Spielen“.
lesson-revolution-small-zero = Deine 0 hat die Runde gewonnen. Aber dann schlug Beas 3 deine 7, und deine 4 konnte die 3 nicht schlagen. Heb die 0 auf.
lesson-revolution-small-pass = Du darfst passen. Aber jetzt schlagen kleinere Zahlen die 5, und du hast eine 4.
lesson-revolution-zero = Beas 3 ist noch kleiner. Jetzt ist Zeit für deine 0: Solange kleine Zahlen die großen schlagen, schlägt sie keine.
lesson-revolution-zero-pass = Du darfst passen. Aber keine Zahl schlägt jetzt deine 0. Sie gewinnt die Runde, und dann kannst du deine letzte Karte ausspielen.
lesson-revolution-last = Alle anderen mussten passen, also spielst du aus. Die 7 ist deine letzte Karte: Spiel sie.
lesson-revolution-end = Zuerst fertig! Die Ordnung bleibt umgekehrt, bis wieder fünf Karten auf einmal gespielt werden.
