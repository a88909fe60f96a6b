# Was über Matchstick Tycoon auf Deutsch gesagt wird, auf der Seite und im Terminal. docs/add_a_game.md sagt, welche Namen etwas bedeuten.

title = Matchstick Tycoon
about = Mach Karten mit Streichhölzern stärker – und werde beides als Erster los.


## Hausregeln

option-equal_deal = Gehen die Karten nicht auf,
    .note = Bei manchen Spielerzahlen, ab fünf, bleiben Karten übrig.
    .value-false = haben manche eine Karte mehr
    .value-true = kommen die übrigen aus dem Spiel
option-revolution_at = Für eine Revolution braucht man
    .note = So viele Karten mit einer Zahl drehen die Ordnung um.
    .value-5 = fünf Karten
    .value-4 = vier oder fünf Karten
option-expansion = Zusatzkarten (Formen angenommen)
    .note = Wie diese Karten aussehen, wurde nie veröffentlicht; G und H wären am stärksten.
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
        [you] Du beginnst.
       *[other] { $leader } beginnt.
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
        [you] Du passt und nimmst ein Streichholz.
       *[other] { $seat } passt und nimmt ein Streichholz.
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
        [you] Du beginnst.
       *[other] { $leader } beginnt.
    }
event-lead = { $seat_is ->
        [you] Jetzt beginnst du.
       *[other] Jetzt beginnt { $seat }.
    }


## Warum ein Zug nicht geht

refusal-no_move = Das ist kein Zug: Wer spielt, nennt Zahl und Karten, wie 8: 0 0 8; sonst gibt es pass und return.
refusal-no_number = „{ $name }“ ist keine Zahl{ $meant ->
        [none] {""}
       *[other] , aber { $meant }
    }: Es gibt 0 bis 9, A, b, C, d, E und F, mit Zusatzkarten G und H.
refusal-no_card = { $shown_by ->
        [none] „{ $name }“ ist keine Karte: Es gibt 0 bis 8, A, b, C, d und F, mit Zusatzkarten G, H, = und _.
       *[other] { $name } ist keine Karte, nur eine Zahl: Eine { $shown_by } auf dem Kopf zeigt sie.
    }
refusal-no_cards = Wer spielt, nennt seine Karten, eine bis { $most }, wie 8: 0 0 8.
refusal-miswritten = Geschrieben wird das { $written }, mit einem Leerzeichen zwischen den Karten und in der Reihenfolge 0 1 2 3 4 5 6 7 8 A b C d F G H = _.
refusal-must_return = Du hast keine Karten mehr: Du kannst nur ein Streichholz abgeben (return).
refusal-must_lead = Wer beginnt, darf nicht passen: Zeig eine Zahl.
refusal-holds_cards = Nur wer keine Karten hat, gibt ein Streichholz ab; du hast { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
refusal-too_many = Das sind zu viele Karten: Man spielt höchstens { $most }, nicht { $count }.
refusal-wrong_count = Es braucht { $wanted ->
        [one] 1 Karte
       *[other] { $wanted } Karten
    }, um zu schlagen, was liegt, nicht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
refusal-not_held = { $held ->
        [0] { $card } hast du nicht.
       *[other] Du hast { $held } × { $card }, nicht { $count }.
    }
refusal-not_in_game = { $number } ist keine Zahl in diesem Spiel; die letzte ist { $last }.
refusal-cannot_show = { $card } kann nicht { $number } werden, nur { $numbers }.
refusal-too_weak = { $stronger ->
        [none] Nichts schlägt { $lying }
       *[other] { $number } schlägt { $lying } nicht
    }{ $order ->
        [reversed] , solange die Ordnung umgekehrt ist
       *[normal] {""}
    }.
refusal-too_dear = { $number } mit { $cards } braucht { $needed ->
        [one] 1 Streichholz
       *[other] { $needed } Streichhölzer
    }; du hast { $held ->
        [0] keins
       *[other] { $held }
    }.
refusal-too_few_show = { $fit ->
        [0] Keine deiner Karten kann { $number } werden.
        [one] Nur 1 deiner Karten kann { $number } werden.
       *[other] Nur { $fit } deiner Karten können { $number } werden.
    }
refusal-at_best = Mit { $cards } geht höchstens { $number }, und das schlägt { $lying } nicht{ $order ->
        [reversed] , solange die Ordnung umgekehrt ist
       *[normal] {""}
    }.
refusal-which_number = Mit { $cards } geht { $numbers }. Welche Zahl?
refusal-which_cards = { $number } mit welchen Karten? Am billigsten: { $cards }.


## Warum ein Spielzug gut ist

reason-last_cards = Das sind deine letzten Karten{ $sticks ->
        [0] , und du bist sofort fertig
        [one] ; danach gibst du nur noch 1 Streichholz ab
       *[other] ; danach gibst du nur noch { $sticks } Streichhölzer ab
    }.
reason-turns = So viele Karten drehen die Reihenfolge um: { $count }.
reason-unbeaten = Dann schlägt nichts die { $number }.
reason-too_few = Sonst hat niemand { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, also kann es niemand schlagen.
reason-group = { $count ->
        [one] Du wirst 1 Karte
       *[other] Du wirst { $count } Karten
    } auf einmal los.
reason-weakest = { $number } ist die schwächste Zahl, die du hier zeigen kannst: Die starken bleiben dir.
reason-no_sticks = Es kostet kein Streichholz.
reason-takes_stick = Fürs Passen bekommst du ein Streichholz: Dann hast du { $sticks }.


## Die Regeln

turn = Zwei 4er liegen da. Ein Streichholz macht aus deiner 5 eine 6: Zwei 6er schlagen sie.
    .lies = Auf dem Tisch
    .choice = Deine Hand
rules-aim = Werde alles los: deine Karten und deine Streichhölzer. Wer beides nicht mehr hat, ist fertig und bekommt den nächsten Platz. Wer übrig bleibt, wird Letzter.
rules-numbers = Es gibt { $expansion ->
        [none] sechzehn
       *[other] achtzehn
    }, auch die Buchstaben sind Zahlen. Von schwach nach stark: 0 bis 9, dann A, b, C, d, E, F{ $expansion ->
        [none] {""}
       *[other] , G, H
    }. Gezeichnet sind sie mit bis zu sieben Balken wie auf einem Taschenrechner. Von 0 bis 8, A, b, C, d und F gibt es je vier Karten; eine 9 ist eine 6 auf dem Kopf, ein E eine 3.
    .title = Die Zahlen
rules-making = Du darfst eine Karte auf den Kopf stellen und deine Streichhölzer auf ihre leeren Balken legen. Am Ende muss genau eine dieser Zahlen dastehen. Was gedruckt ist, bleibt. Gelegte Hölzer gehen mit den Karten weg.
    .title = Eine Zahl legen
rules-leading = Wer als Erster beginnt, entscheidet das Los. Wer beginnt, legt eine bis fünf Karten, die alle dieselbe Zahl zeigen – jede darf auf ihre eigene Art dazu werden. Beginnen muss man, Passen gilt hier nicht.
    .title = Beginnen
rules-beating = Dann geht es im Uhrzeigersinn weiter. Leg genau so viele Karten, wie daliegen, alle mit einer stärkeren Zahl – oder passe und nimm ein Streichholz. Gepasst ist nicht für immer: Kommst du noch einmal dran, darfst du wieder legen.
    .title = Schlagen
rules-round = Käme der Zug wieder zu dem, der zuletzt gelegt hat, wird abgeräumt, und er beginnt. Ist er schon fertig, beginnt der Nächste.
    .title = Ende einer Runde
rules-without-cards = Mit Streichhölzern allein bist du noch im Spiel: In jedem Zug gibst du eines ab, statt zu legen oder zu passen. Hättest du beginnen müssen, beginnt der Nächste.
    .title = Ohne Karten
rules-revolution = { $revolution_at ->
        [4] Vier oder fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis zur nächsten Revolution.
       *[5] Fünf Karten auf einmal drehen die Ordnung sofort um: Jetzt schlägt Klein Groß, bis die nächsten fünf Karten sie zurückdrehen. Jede Karte gibt es höchstens viermal, ohne Streichholz geht es also nie.
    }
    .title = Die Revolution
rules-strongest = In der normalen Ordnung ist { rules-strongest.last } unschlagbar, in der umgekehrten die 0. Dann kommen die anderen reihum dran: Jeder nimmt ein Streichholz, und wer keine Karten hat, gibt stattdessen eines ab. Aber { rules-strongest.many } Karten sind eine Revolution, und die gilt sofort: In der normalen Ordnung sind { rules-strongest.many } { rules-strongest.last } dann die schwächsten und lassen sich schlagen, und { rules-strongest.many } 0 sind die stärksten. In der umgekehrten ist es andersherum.
    .title = Die stärkste Zahl
    .last = { $expansion ->
        [none] F
       *[other] H
    }
    .many = { $revolution_at ->
        [4] vier oder fünf
       *[5] fünf
    }
rules-taking-back = Ein Passen lässt sich bis zum nächsten Zug zurücknehmen, wenn alle einverstanden sind. Das geht nicht, wenn für dich gepasst wurde oder danach jemand beginnen muss (zu zweit also nie). Ausgespielte Karten bleiben liegen: Die haben alle gesehen.
    .title = Zurücknehmen
rules-deal = { $players ->
        [2] { rules-deal.few }
        [3] { rules-deal.few }
       *[other] { $equal_deal ->
            [true] Alle bekommen { rules-deal.each } der { rules-deal.cards } Karten und ein Streichholz{ rules-deal.over }.
           *[false] Alle { rules-deal.cards } Karten werden verteilt, { rules-deal.each } für jeden{ rules-deal.more }; dazu bekommen alle ein Streichholz.
        }
    }
    .title = So ist hier verteilt
    .cards = { $expansion ->
        [GH] 60
        [all] 72
       *[none] 56
    }
    .few = Alle bekommen 15 der { rules-deal.cards } Karten und ein Streichholz; { $players ->
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
    } Karten bleiben ungesehen draußen.
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
            [7] ; 4 Karten bleiben ungesehen draußen
            [8] ; 4 Karten bleiben ungesehen draußen
           *[other] {""}
        }
        [all] { $players ->
            [5] ; 2 Karten bleiben ungesehen draußen
            [7] ; 2 Karten bleiben ungesehen draußen
           *[other] {""}
        }
       *[none] { $players ->
            [5] ; 1 Karte bleibt ungesehen draußen
            [6] ; 2 Karten bleiben ungesehen draußen
           *[other] {""}
        }
    }
rules-extra = { $expansion ->
        [GH] Zwei G und zwei H spielen mit. Beide sind stärker als F, und H ist am stärksten. { rules-extra.assumed }
        [all] Je vier G, H, Zweibalken und Leerkarten spielen mit. G und H sind stärker als F, und H ist am stärksten. Zweibalken und Leerkarten sind keine Zahlen: Erst Streichhölzer machen welche daraus. Wer beginnen müsste und keine Zahl legen kann, passt und nimmt ein Streichholz; dann beginnt der Nächste. { rules-extra.assumed }
       *[none] {""}
    }
    .title = Zusatzkarten an diesem Tisch
    .assumed = Formen angenommen: Wie diese Karten wirklich aussehen, wurde nie veröffentlicht.


## Auf der Seite und im Terminal

hand = Deine Karten
hand-empty = Keine Karten mehr. Jeder Zug nimmt dir ein Streichholz ab, bis du fertig bist.
hand-done = Du bist fertig: { place }!
seat-leads = beginnt
seat-passed = gepasst
seat-returned = gab eins ab
changes = Was woraus wird


## Nur auf der Seite

key-move = durch Karten oder Zahlen gehen
    .key = ← →
key-pick = Karte nehmen, zurücklegen
    .key = Leertaste
key-number = Zahl wählen; noch einmal, oder wenn ihre Karten schon genommen sind: ausspielen
    .key = 0 – 9, A – { $expansion ->
        [none] F
       *[other] H
    }
key-enter = ausspielen, was du genommen hast
    .key = Enter
key-pass = passen
    .key = P
key-put-back = Karten zurücklegen
    .key = Rücktaste
key-ideas = alles, was ich spielen kann
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
order-play = { $number }: ausspielen, { order-cost }
order-fill = { $number }: Karten dafür nehmen, { order-cost }
order-closed = { $number }: geht nicht
order-beaten = schlägt nicht, was liegt
order-shapeless = { $card } kann sie nicht werden
order-dear = { order-cost }, mehr als du hast
order-lies = liegt auf dem Tisch
order-strongest = am stärksten
order-not-yet = Du bist nicht dran.
status-lead = Du beginnst
status-lead-more = Wähle Karten oder eine Zahl
status-follow = Schlag { play }
status-follow-more = Wähle { cards } oder eine Zahl
status-ready = Drück jetzt auf „Spielen“
status-choose = Jetzt tippe auf eine Zahl
status-more = { $count ->
        [one] Nimm noch 1 Karte dazu
       *[other] Nimm noch { $count } Karten dazu
    }
status-barren = Deine Karten ergeben keine Zahl
status-stuck = Du hast nichts Stärkeres: Passe
status-waiting = { $seat } überlegt
status-forced = Nichts schlägt jetzt { $number }
status-returns = { $seat_is ->
        [you] Keine Karten mehr: Du gibst ein Streichholz ab
       *[other] Keine Karten mehr: { $seat } gibt ein Streichholz ab
    }
status-leads = { $seat_is ->
        [you] Niemand schlägt das: Du beginnst
       *[other] Niemand schlägt das: { $seat } beginnt
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
status-sending = Deine Karten sind unterwegs …
status-ambiguous = Welche Zahl: { $numbers }?
ask-lead = Du bist dran und beginnst.
ask-follow = Du bist dran: Schlag { play }.
ask-stuck = Du bist dran und kannst nur passen.
pass = Passen
    .long = Passen und ein Streichholz nehmen
pick = Spielen
pick-number = Zahl antippen
pick-count = Wie viele Karten?
pick-play = { $cards } × { $number } ausspielen, { matches }
ideas = Alles, was ich spielen kann
ideas-title = Das kannst du spielen
ideas-none = Du kannst nur passen.
ideas-more = { $count ->
        [one] und 1 weitere Art
       *[other] und { $count } weitere Arten
    }
ideas-hint = Ein Tipp nimmt die Karten auf.
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
hint-general = { $held } und { $matches } müssen noch weg. Schwache Zahlen gehen meist zuerst.
hint-less = im Schnitt einen um { $places } schlechteren Platz
expected = Wie viele der anderen man voraussichtlich hinter sich lässt
expected-unit = { $places }{"\u00A0"}Plätze
order-legend = Die Zahlen am Tisch
order-legend-cost = So viele deiner Streichhölzer kostet diese Zahl.
order-legend-beaten = Durchgestrichen: zu schwach für das, was liegt.
order-legend-strongest = Die Flamme zeigt die stärkste Zahl: Nichts schlägt sie.
order-legend-play = Leuchtend: Tippe darauf und spiel die gewählten Karten. Hell: Tippe darauf und nimm Karten dafür auf.
changes-legend = Jede Karte mit den Zahlen, die sie werden kann, und den Streichhölzern dafür. Der Pfeil heißt: auf den Kopf gestellt.
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
terminal-cleared = { $count } aus dem Spiel
terminal-aside = { $count } beiseite
terminal-empty = Nichts liegt.
terminal-leads = { $seat_is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
terminal-dealt = Karten für jeden: { $each }.{ $aside ->
        [0] {""}
       *[other] {" "}Ungesehen beiseite: { $aside }.
    }
terminal-turned = { $card } gedreht
terminal-cheapest = Am billigsten (+ weitere Arten; m zeigt alle)
terminal-and-more = und { $count } weitere (m)
terminal-and-others = und { $count } weitere
terminal-forced = { $move ->
        [pass] Nichts schlägt { $number }, also musst du passen.
       *[return] Du hast keine Karten mehr, also geht ein Streichholz von dir zurück.
    }
terminal-took = { play }: die billigste von { $ways } Arten, { $cards } ({ $matches }).
terminal-keys = m deine Züge · t was wird was · s was weg ist
terminal-ask-lead = Welche Zahl, und wie oft (8x3)?
terminal-ask-follow = Was schlägt { play } (p passt)?
terminal-ask-stuck = Nichts von dir schlägt { play }: Eingabetaste passt.
terminal-situation = Deine Karten: { $hand }; { $matches }.
terminal-overview = Was du zeigen kannst: die billigsten Karten, ihre Hölzer, + weitere Arten
terminal-overview-key = m 8x3 zeigt jede Art, mit 3 Karten 8 zu zeigen; m 8 jede Art, 8 zu zeigen.
terminal-ways = Jede Art, { $play } zu zeigen: wenige Karten zuerst, dann die billigste
terminal-no-way = { $play } lässt sich jetzt auf keine Art zeigen.
terminal-changes = { changes }: links die Karten, oben die Zahlen, dazwischen die Hölzer
terminal-changes-key = ↻ nur um 180° gedreht · 0 heißt ohne Holz · Gedrucktes geht nie weg
terminal-assumed = G, H, = (zwei Balken) und _ (leer) sind nicht veröffentlicht: Das ist angenommen.
terminal-gone = Die Karten nach dem, was gedruckt ist
terminal-gone-played = gespielt
terminal-gone-mine = deine
terminal-gone-unseen = noch ungesehen
terminal-gone-aside = Beiseite und nicht mehr im Spiel: { cards } der ungesehenen.
terminal-winner = { $name } ist Tycoon, du hast den { place }.
terminal-you-win = Du bist der Tycoon!
terminal-unreadable = { $text } ist kein Zug: Tippe Zahl und Karten (8: 0 0 8) oder 8x3 oder Karten (0 0 8); p passt.
terminal-which = Mit { $cards } geht: { $numbers }. Welche Zahl?
terminal-possible = Mit { cards } geht: { $numbers }{ $pass ->
        [true] {" "}oder p
       *[other] {""}
    }.
terminal-only-pass = Du kannst nur passen (p).

# Was man im Terminal tippen kann, in jeder Sprache; dazwischen stehen Kommas.
typed-pass = p, passe, passen
typed-return = r, zurück

terminal-typing =
    Tippe 8: 0 0 8 für Zahl und Karten; 0 0 8, wenn nur eine Zahl für sie geht; 8x3 oder 8 für die billigste Art. Kleine Buchstaben genügen. p passt.

    Die Eingabetaste tut, was nur auf eine Art geht; Erzwungenes geht von selbst. Auf dem Schirm sind dünne Striche gedruckt und dicke Hölzer.

    ? Regeln · m deine Züge · t was wird was · s was weg ist · q aufhören


## Wie eine Partie ausging

ending-first = { $winner_is ->
        [you] Du warst
       *[other] { $winner } war
    } als Erstes draußen: Die letzten Karten gingen als { $count } × { $number }{ $back ->
        [0] {""}
        [1] , danach ging 1 Streichholz zurück
       *[other] , danach gingen { $back } Streichhölzer zurück
    }.
ending-turned = { $count ->
        [1] { $seat_is ->
            [you] Deine Revolution
           *[other] Eine Revolution von { $seat }
        } drehte die Reihenfolge um
       *[other] { $count } Revolutionen drehten die Reihenfolge um, die letzte von { $seat_is ->
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

lesson-first = Dein erstes Spiel
    .about = Beginnen, schlagen oder passen, Streichhölzer legen: das ganze Spiel in 90 Sekunden.
lesson-first-lead = Wer zuerst keine Karten und Streichhölzer hat, gewinnt. Gleiche Zahlen gehen zusammen weg: Nimm deine drei 2en, dann „Spielen“.
lesson-first-lead-other = Damit darfst du beginnen. Aber deine drei 2en gehen in einem Zug weg, und drei Karten sind schwerer zu schlagen als eine.
lesson-first-pass = Nur drei Karten einer stärkeren Zahl schlagen Beas 6en. Die hast du nicht: Du musst passen und bekommst ein Streichholz.
lesson-first-match = Ein Streichholz macht deine 0 zur 8, und die schlägt die 7. Unter den Zahlen steht, wie viele Streichhölzer sie kosten. Nimm die 0, dann die 8.
lesson-first-match-pass = Du darfst passen. Aber jetzt hast du ein drittes Streichholz, und die müssen auch weg. Eines macht deine 0 zur 8.
lesson-first-match-strongest = Das F hat die Runde gewonnen. Aber dann konntest du Beas A nicht schlagen, und sie war zuerst fertig. Heb das F dafür auf.
lesson-first-match-other = Das ist auch ein guter Zug. Diese Lektion geht mit der 0 weiter.
lesson-first-match-strong = Das schlägt die 7, aber es hat dich dein F gekostet. Deine schwache 0 kann das auch.
lesson-first-strongest = Buchstaben sind stärker als 9. Durchgestrichen ist, was zu schwach ist. Die Flamme zeigt die stärkste Zahl: Nimm dein F, dann die Zahl F.
lesson-first-strongest-pass = Bea hat wieder begonnen, ihr letztes Streichholz auf die letzte Karte gelegt und war zuerst fertig. Dein F hätte sie aufgehalten.
lesson-first-strongest-other = Auch das schlägt das A. Aber sicher bist du nur mit dem F selbst: Das schlägt niemand.
lesson-first-last = Auch dein letztes Streichholz muss weg. Leg es auf deine letzte Karte: Nimm die 5, dann die 6 oder die 9. Beide kosten eines.
lesson-first-last-bare = Deine letzte Karte ist weg, aber ein Streichholz bleibt: Du bist nicht fertig. Bea hat ihre Karte mit beiden Streichhölzern gelegt und war zuerst fertig.
lesson-first-end = Du hast keine Karten und Streichhölzer mehr: Du bist zuerst fertig und gewinnst. Die anderen spielen um die weiteren Plätze.

lesson-sticks = Streichhölzer
    .about = Was eine Zahl kostet, und woher Streichhölzer kommen.
lesson-sticks-count = Zwei Streichhölzer machen deine 5 zur 8, aber schon eins macht sie zur 9, und die schlägt die 8: Nimm sie, dann die 9.
lesson-sticks-count-pass = Du darfst passen und ein Streichholz nehmen. Aber schon eines macht deine 5 zur 9, und die schlägt die 8.
lesson-sticks-pass = Deine 0 und deine 2 können nur beide 8 werden, und das kostet drei Streichhölzer, du hast zwei: Passe, das bringt dir das dritte.
lesson-sticks-both = Gepasst ist nicht für immer: Du bist noch einmal dran, jetzt mit drei Streichhölzern, also nimm die 0 und die 2, dann die 8.
lesson-sticks-both-pass = Jetzt hast du ein viertes Streichholz. Mit dreien hättest du beide Karten als 8 legen können und wärst fertig gewesen.
lesson-sticks-end = Sofort fertig: Was auf dem Tisch liegt, gehört dir nicht mehr. Jede Karte kann eine 8 werden, die 8 nichts anderes.

lesson-turning = Auf den Kopf gestellt
    .about = Was aus einer Karte wird, wenn du sie drehst.
lesson-turning-nine = Du darfst Karten auch auf den Kopf stellen. Deine 6 ist dann eine 9, kostet kein Streichholz und schlägt die 8: Nimm sie, dann die 9.
lesson-turning-nine-strong = Eine 3 auf dem Kopf ist ein E. Das schlägt die 8, ist aber die zweitstärkste Zahl. Heb es auf, die 9 genügt.
lesson-turning-nine-dear = Das hat dein Streichholz gekostet. Deine 6 auf dem Kopf ist auch eine 9 und kostet nichts.
lesson-turning-nine-pass = Du darfst passen. Aber deine 6 auf dem Kopf ist eine 9: Die schlägt die 8 ohne Streichholz.
lesson-turning-keep = Deine 3 ist auf dem Kopf ein E, die zweitstärkste Zahl, und deine 1 kann ein F werden. Heb beide auf: Beginne mit der 2.
lesson-turning-keep-three = Jetzt ist deine 3 weg. Als E schlägt sie alles außer F: Heb sie für eine starke Zahl auf und beginne mit der 2.
lesson-turning-keep-one = Jetzt ist deine 1 weg, und aus keiner Karte kann mehr werden als aus ihr. Aus der 2 wird nur eine 8: Beginne mit ihr.
lesson-turning-turn = Cems d schlagen nur E und F, und deine 3 wird gedreht zum E, ohne Streichholz: Nimm sie, dann das E.
lesson-turning-turn-pass = Du darfst passen. Aber deine 3 auf dem Kopf ist ein E: Das schlägt das d ohne Streichholz.
lesson-turning-top = Auf dem Kopf und mit beiden Streichhölzern ist deine 1 ein F, und das schlägt Beas C: Nimm sie, dann das F.
lesson-turning-top-pass = Bea hat wieder begonnen, beide Streichhölzer auf eine 2 gelegt und war zuerst fertig. Deine 1 hätte sie als F geschlagen.
lesson-turning-end = Zuerst fertig! Gedreht wird aus 6 eine 9, aus 3 ein E. Was sonst woraus wird, steht in den Regeln.

lesson-revolution = Die Revolution
    .about = Fünf Karten auf einmal drehen die Ordnung um.
lesson-revolution-five = Fünf Karten einer Zahl sind eine Revolution, und ein Streichholz macht dein A zur fünften 8: Nimm alle fünf, dann „Spielen“.
lesson-revolution-five-zero = Eine Revolution! Aber sie hat deine 0 gekostet, und jetzt schlägt Klein Groß: Die 0 ist am stärksten. Nimm lieber das A.
lesson-revolution-five-four = Vier Karten drehen nichts um. Mit einem Streichholz wird dein A zur fünften 8, und fünf Karten sind eine Revolution.
lesson-revolution-five-other = Damit darfst du beginnen. Aber hier können fünf Karten auf einmal weg und die Ordnung umdrehen: deine vier 8en und das A.
lesson-revolution-weak = Jetzt schlägt Klein Groß, und dein F, eben noch die stärkste Zahl, ist die schwächste: Beginne damit.
lesson-revolution-weak-zero = Die 0 schlägt jetzt niemand. Aber du brauchst sie noch, und das F hast du immer noch.
lesson-revolution-weak-other = Damit darfst du beginnen. Aber ein F schlägt jetzt nichts mehr, du kannst nur damit beginnen. Diese Lektion geht mit ihm weiter.
lesson-revolution-small = Solange Klein Groß schlägt, schlägt jede kleinere Zahl Cems 5: Deine 4 genügt.
lesson-revolution-small-zero = Die 0 hat die Runde gewonnen. Aber dann hat Bea deine 7 mit einer 3 geschlagen, und deine 4 kam dagegen nicht an. Heb die 0 auf.
lesson-revolution-small-pass = Du darfst passen. Aber jetzt schlagen kleinere Zahlen die 5: deine 4 zum Beispiel.
lesson-revolution-zero = Beas 3 ist noch kleiner, also ist jetzt Zeit für die 0: Solange Klein Groß schlägt, schlägt sie niemand.
lesson-revolution-zero-pass = Du darfst passen. Aber deine 0 schlägt jetzt niemand: Sie gewinnt die Runde, und du kannst mit deiner letzten Karte beginnen.
lesson-revolution-last = Alle mussten passen, also beginnst du, und die 7 ist deine letzte Karte: Spiel sie.
lesson-revolution-end = Zuerst fertig! Die Ordnung bleibt umgekehrt, bis jemand wieder fünf Karten spielt.
