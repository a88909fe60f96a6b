# Was von MatchMaster auf Deutsch gesagt wird, auf der Seite und im Terminal. docs/add_a_game.md sagt, welche Namen etwas bedeuten.

title = MatchMaster
about = Sag, wie viele Stiche du machst – und mach genau so viele.


## Hausregeln

option-overtrump = Übertrumpfen muss man
    .note = Wer Trumpf legen muss, legt nach Möglichkeit einen höheren als diesen.
    .value-highest = den höchsten Trumpf
    .value-previous = den zuletzt gelegten Trumpf
option-undertrump = Wer nicht übertrumpfen kann,
    .note = Für eine Hand, die nicht bedienen kann und deren Trümpfe alle zu niedrig sind.
    .value-forced = muss trotzdem Trumpf legen
    .value-free = darf jede Karte legen
option-rounds = Runden
    .note = In jeder Runde eine Karte weniger; das lange Spiel steigt danach wieder.
    .value-full = 13 – von 7 Karten zu 1 zu 7
    .value-short = 7 – von 7 Karten zu 1
option-direction = Spielrichtung
    .note = Wie herum der Tisch gezeichnet ist. Wer nach wem spielt, bleibt gleich.
    .value-clockwise = im Uhrzeigersinn
    .value-counterclockwise = gegen den Uhrzeigersinn


## Karten, Ansagen, Anzahlen

suit-means = { $suit ->
        [T] T: Trumpf (dunkelorange), schlägt alle anderen
        [L] L: hellorange
        [B] B: dunkelblau
       *[S] S: hellblau
    }
card-T = Trumpf { $rest }
card-L = Hellorange { $rest }
card-B = Dunkelblau { $rest }
card-S = Hellblau { $rest }
move-bid = { $rest ->
        [0] keinen Stich ansagen
        [one] 1 Stich ansagen
       *[other] { $rest } Stiche ansagen
    }
move-card = { $card } spielen
table-round = Runde
table-bids = Ansage
table-cards = Karten
table-tricks = Stiche
table-trick = Stich
table-scores = Punkte
cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }


## Was geschieht

event-deal = Runde { $round }. { $dealer_is ->
        [you] Du gibst
       *[other] { $dealer } gibt
    } je { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }.
event-bid = { $seat_is ->
        [you] Deine Ansage steht.
       *[other] { $seat } hat gewählt.
    }
event-rethink = { $seat_is ->
        [you] Deine Ansage ist zurückgenommen.
       *[other] { $seat } überlegt noch einmal.
    }
event-bids = Die Ansagen: { $bids }.
event-card = { $seat }: { $card }.
event-trick = { $winner_is ->
        [you] Der Stich geht an dich.
       *[other] Der Stich geht an { $winner }.
    }
event-round = Die Runde ist zu Ende: { $scores }.


## Warum ein Zug nicht geht

refusal-no_bid = Eine Ansage ist eine ganze Zahl von 0 bis { $most }.
refusal-no_card = Das ist keine Karte: Eine Karte ist ein Buchstabe (T, L, B, S) und eine Zahl von 1 bis 13.
refusal-not_held = { $card } hast du nicht.
refusal-must_follow = Bediene { $suit ->
        [T] Trumpf
        [L] Hellorange
        [B] Dunkelblau
       *[S] Hellblau
    }.
refusal-must_trump = Leg einen Trumpf.
refusal-must_beat = Leg einen höheren Trumpf als { $card }.


## Warum ein Zug gut ist

reason-sure_tricks = Einen Trumpf über { $cards } kann niemand haben, das { $cards_count ->
        [one] ist sicher 1 Stich
       *[other] sind sicher { $cards_count } Stiche
    }.
reason-high_trumps = Nur { $above_count ->
        [one] 1 Trumpf ({ $above }) ist
       *[other] { $above_count } Trümpfe ({ $above }) sind
    } höher als { $cards }, das { $cards_count ->
        [one] sollte 1 Stich sein
       *[other] sollten { $cards_count } Stiche sein
    }.
reason-many_trumps = Du hast { $cards_count ->
        [one] 1 Trumpf
       *[other] { $cards_count } Trümpfe
    } unter { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }.
reason-low_trumps = Dein höchster Trumpf ist { $card }: Von den anderen sind { $above } höher.
reason-no_trumps = Du hast keinen Trumpf, und jeder Trumpf sticht deine Karten.
reason-wins = Der Stich ist dir sicher: Niemand kann eine Karte haben, die sie schlägt. Angesagt hast du { $bid }, mit ihm hast du { $trick }.
reason-keeps_bid = Deine Ansage ({ $bid }) ist erreicht, und { $card } nimmt dir diesen Stich ab.
reason-ducks = Dieser Stich ist ohnehin verloren: { $card } liegt darüber.
reason-no_more = Du hast mehr Stiche als angesagt, und { $card } nimmt dir diesen ab.
reason-wins_anyway = Du brauchst keinen Stich mehr, aber { $card } macht in jedem Fall einen: Einen höheren Trumpf kann niemand haben.
reason-hard_to_beat = Nur { $by_count ->
        [one] 1 Karte kann
       *[other] { $by_count } Karten können
    } sie noch schlagen ({ $by }), und du brauchst den Stich.
reason-easy_to_beat = Deine Ansage ({ $bid }) ist erreicht, und { $above ->
        [one] 1 Karte kann
       *[other] { $above } Karten können
    } dir diesen Stich noch abnehmen.
reason-saves = Du behältst { $cards } für später: Einen höheren Trumpf kann niemand haben.


## Die Regeln

turn = Dunkelblau ist ausgespielt, also legst du Dunkelblau. Deine 13 ist am höchsten und macht den Stich.
    .lies = Auf dem Tisch
    .choice = Deine Hand
rules-aim = In jeder Runde siehst du dir deine Karten an und sagst heimlich, wie viele Stiche du machst. Pluspunkte gibt es nur, wenn es genau so viele werden.
rules-cards = Vier Farben gehen von 1 bis 13: Trumpf (Dunkelorange), Hellorange, Dunkelblau und Hellblau. Der Buchstabe in der Ecke einer Karte nennt ihre Farbe. Trumpf schlägt in jeder Runde alle anderen.
    .title = Die Karten
rules-round = Zuerst bekommen alle 7 Karten, dann 6 und so fort bis 1{ $rounds ->
        [short] : sieben
       *[full] , danach wieder hinauf bis 7: dreizehn
    } Runden. Für jede Runde werden alle 52 Karten neu gemischt; was nicht verteilt wird, bleibt verdeckt liegen. Wer zuerst gibt, entscheidet das Los; nach jeder Runde gibt der Nächste.
    .title = Eine Runde
rules-bid = Sieh dir deine Karten an und wähle heimlich, wie viele Stiche du machen willst; auch keiner ist eine Ansage. Zusammen dürfen die Ansagen jede Zahl ergeben. Erst wenn alle gewählt haben, liegen die Ansagen offen.
    .title = Die Ansage
rules-tricks = Reihum legen alle eine Karte; die beste gewinnt sie alle. Als Erster spielt aus, wer nach dem Geber sitzt. Ausspielen darf man jede Karte, auch Trumpf.
    .title = Die Stiche
rules-plain-led = Hast du die ausgespielte Farbe, legst du eine beliebige Karte davon; höher muss sie nicht sein. Hast du sie nicht, musst du trumpfen, wenn möglich höher { $overtrump ->
        [previous] als der zuletzt gelegte Trumpf
       *[highest] als jeder Trumpf, der schon liegt
    }. { $undertrump ->
        [free] Sind deine Trümpfe alle zu niedrig, legst du eine beliebige Karte.
       *[forced] Sind deine Trümpfe alle zu niedrig, legst du trotzdem einen.
    } Hast du weder die Farbe noch Trumpf, legst du, was du magst.
    .title = Ist Trumpf nicht ausgespielt
rules-trump-led = Du musst Trumpf legen, wenn möglich höher { $overtrump ->
        [previous] als der zuletzt gelegte Trumpf
       *[highest] als jeder Trumpf, der schon liegt
    }. Hast du keinen Trumpf, legst du, was du magst.
    .title = Ist Trumpf ausgespielt
rules-winner = Der höchste Trumpf gewinnt den Stich; liegt keiner, dann die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt die nächste Karte aus.
    .title = Wer sticht
rules-points = Ansage getroffen: 10 Punkte und für jeden Stich noch einen. Verfehlt: ein Punkt Abzug für jeden Stich zu viel oder zu wenig. Nach der letzten Runde gewinnt die höchste Summe; haben mehrere sie, gewinnen sie alle.
    .title = Punkte
rules-taking-back = Deine Ansage kannst du zurücknehmen, solange noch jemand wählen muss: Niemand hat sie gesehen. Eine gespielte Karte bleibt liegen: Die haben alle gesehen.
    .title = Zurücknehmen


## Auf der Seite und im Terminal

round = Runde { $round }/{ $rounds }
hand = Deine Karten
hand-any = Leg eine beliebige Karte
trick = Der Stich
last-trick = Letzter Stich
last-trick-none = In dieser Runde gab es noch keinen Stich.
bids-question = Wie viele Stiche machst du?
sheet = Punktezettel
sheet-bid = Ansage
sheet-tricks = Stiche
sheet-points = Punkte
sheet-total = Summe
sheet-legend = gemachte Stiche / Ansage
sheet-example = { $taken ->
        [one] 1 Stich
       *[other] { $taken } Stiche
    } gemacht, { $bid } angesagt


## Nur auf der Seite

key-bid = Ansage wählen
    .key = 0 – 7
key-move = durch Karten oder Ansagen gehen
    .key = ← →
key-enter = Karte spielen, bestätigen
    .key = Enter
key-sheet = Punktezettel
    .key = S
key-last-trick = letzter Stich
    .key = L
seat-points = { $points ->
        [-1] minus 1 Punkt
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
seat-dealer = gibt
    .mark = G
seat-turn = ist dran
seat-unit = P.
seat-thinking = überlegt
seat-fixed = hat gewählt
seat-target = { $taken } von { $bid ->
        [one] 1 Stich
       *[other] { $bid } Stichen
    }
hand-bidding = Erst sagen alle an
hand-not-yet = Du bist nicht dran
hand-not-now = Diese Karte ist jetzt nicht erlaubt
hand-empty = Keine Karten mehr
hand-pending = wird gespielt
bids-choose = { $count ->
        [0] 0 Hölzchen: kein Stich
        [one] 1 Hölzchen: 1 Stich
       *[other] { $count } Hölzchen: { $count } Stiche
    }
bids-secret = Geheim, bis alle gewählt haben
bids-first = Geheim. Trumpf ist Dunkelorange (T).
bids-confirm = { $count ->
        [0] Keinen Stich ansagen
        [one] 1 Stich ansagen
       *[other] { $count } Stiche ansagen
    }
bids-pick = Tippe auf eine Zahl
bids-sending = Wird angesagt …
bids-take-back = Ansage zurücknehmen
bids-taking-back = Wird zurückgenommen …
bids-total = Angesagt: { $bid } bei { $size ->
        [one] 1 Stich
       *[other] { $size } Stichen
    } – { $fit ->
        [exact] geht genau auf
        [few] { $off } zu wenig
       *[many] { $off } zu viel
    }
status-play = Du bist dran
status-lead = Du bist dran und spielst aus
status-waiting-bids = Wir warten auf { $names }
status-revealed = Alle Ansagen liegen offen
status-waiting-card = { $name } ist dran
status-takes = Der Stich geht an { $name }
status-you-take = Dein Stich!
sheet-caption = Ansage, Stiche und Punkte jeder Runde
sheet-round = Runde
sheet-cards = Karten
sheet-empty = Noch ist keine Runde zu Ende.
sheet-hit = getroffen
sheet-missed = verfehlt
sheet-after = Nach Runde { $round }
sheet-go = Weiter
last-trick-winner = { $winner_is ->
        [you] Er ging an dich.
       *[other] Er ging an { $winner }.
    }
hint-general-bid = Zähl deine hohen Trümpfe: Jede andere Karte macht nur dann einen Stich, wenn niemand sie sticht.
hint-general-card = { $need ->
        [more] Du brauchst noch { $missing ->
            [one] 1 Stich
           *[other] { $missing } Stiche
        } und hast { $held }.
        [none] Du hast so viele Stiche wie angesagt: Versuch, die anderen zu verlieren.
       *[less] Du hast mehr Stiche als angesagt: Jeder weitere kostet einen Punkt.
    }
hint-less = { $points } Punkte weniger, gemessen an den Mitspielern
expected = Zu erwarten: Punkte über dem Schnitt der anderen
expected-unit = { $points }{"\u00A0"}P.
signs = Zeichen an den Plätzen
signs-dealer = gibt in dieser Runde
signs-target = Stiche gemacht / angesagt
sticks = Die Hölzchen lesen
sticks-fresh = angesagt, noch nicht gemacht
sticks-burning = angesagt und gemacht
sticks-burnt = zu viel gemacht


## Nur im Terminal

terminal-dealer = Geber: { $name }
terminal-together = Ansagen zusammen: { $sum }, Stiche: { $size }
terminal-leads = { $seat_is ->
        [you] Du spielst aus.
       *[other] { $seat } spielt aus.
    }
terminal-ask-bid = Wie viele Stiche machst du (0-{ $size })?
terminal-ask-card = Welche Karte?
terminal-no-bid = { $text } ist keine Ansage: Tippe eine ganze Zahl von 0 bis { $size }.
terminal-no-card = { $text } ist keine Karte: Tippe ihre Nummer (1-{ $count }) oder Buchstaben und Wert, etwa { $example }.
terminal-keys = s Punktezettel
terminal-typing =
    · Farben: ▲ T Trumpf, ● L Hellorange, ■ B Dunkelblau, ✱ S Hellblau.
    · Eine Ansage tippst du als 3 (oder bid 3), eine Karte als Nummer darunter oder als t5 oder T5. Die Eingabetaste allein genügt, wenn nur eine erlaubt ist.
    · ? diese Regeln · s Punktezettel · q aufhören


## Wie eine Partie ausging

ending-lead = { $winner_is ->
        [you] Du hast
       *[other] { $winner } hat
    } { $when ->
        [first] von der ersten bis zur letzten Runde geführt
        [last] erst in der letzten Runde die Führung übernommen
       *[later] von Runde { $from } bis zum Ende geführt
    }{ $before_is ->
        [none] {""}
        [you] {" "}– davor du
       *[other] {" "}– davor { $before }
    }.
ending-shared = Je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } nach { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }.
ending-hits = { $winner_is ->
        [you] Deine Ansage
       *[other] Die Ansage von { $winner }
    } stimmte in { $hits } von { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }{ $rank ->
        [most] , öfter als alle anderen
        [equal] ; öfter stimmte keine
       *[fewer] , auch wenn andere öfter trafen
    }.
ending-best = { $winner_is ->
        [you] Deine beste Runde
       *[other] Die beste Runde von { $winner }
    } war Runde { $round }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.


## Lektionen

lesson-first = Dein erstes Spiel
    .about = Ansagen, bedienen, stechen: das ganze Spiel in 90 Sekunden.
lesson-first-bid = Jeder spielt eine Karte: Das ist ein Stich. Die beste Karte holt ihn. Dunkelorange Trümpfe schlagen alle anderen. Sag an, wie viele Stiche du machst: 2, mit 12 und 10.
lesson-first-bid-low = Beide Trümpfe haben einen Stich geholt: Ohne die ausgespielte Farbe musst du einen Trumpf spielen. Du hattest weniger angesagt, und jeder Stich zu viel kostet einen Punkt.
lesson-first-bid-high = Deine kleinen Karten haben nichts gewonnen. Es wurden 2 Stiche, und jeder Stich zu wenig kostet einen Punkt.
lesson-first-follow = Die Zahlen neben einem Namen sind die Stiche: gemacht / angesagt. Bea hat Hellblau ausgespielt. Du hast diese Farbe, also musst du sie spielen: Hellblau 4.
lesson-first-trump = Bea hat Dunkelblau ausgespielt, und du hast keins. Also musst du einen Trumpf spielen. Du spielst zuletzt: Die 10 reicht.
lesson-first-trump-high = Die 12 hat gestochen. Aber dann traf deine 10 auf Beas 11: ein Stich statt zwei. Wo der kleinere Trumpf reicht, heb dir den großen auf.
lesson-first-low = Ein Stich ist deiner. Den zweiten holt deine 12. Jetzt spielst du aus: Gib diesen Stich mit der 3 ab.
lesson-first-low-trump = Das war dein zweiter Stich. Aber dann konnte niemand auch nur deine 3 schlagen, und sie holte einen dritten. Einer zu viel kostet einen Punkt.
lesson-first-last = Wieder wurde Dunkelblau ausgespielt. Du musst einen Trumpf spielen: Deine 12 holt den zweiten Stich.
lesson-first-end = Du hast 2 angesagt und 2 gemacht: 10 Punkte für die richtige Zahl und 1 für jeden Stich. Bea sagte 1 an und machte 2: minus 1. Cem sagte 0 an und machte keinen: 10.
lesson-bidding = Wie viele Stiche?
    .about = Vier Blätter zum Zählen, von keinem Stich bis zu allen.
lesson-bidding-none = Drei kleine Karten und kein Trumpf machen keinen Stich, also sag 0 an: Auch das ist 10 Punkte wert.
lesson-bidding-none-some = Deine kleinen Karten haben nichts gewonnen, und jeder Stich zu wenig kostet einen Punkt. Mit der Ansage 0 wären es 10 Punkte gewesen.
lesson-bidding-trumps = Die 13 schlägt niemand, die 10 kaum jemand, und die zwei kleinen Karten machen nichts: Sag 2 an.
lesson-bidding-trumps-low = Beide Trümpfe haben gestochen: Wer nicht bedienen kann, muss stechen. Jeder Stich zu viel kostet einen Punkt.
lesson-bidding-trumps-high = Die zwei kleinen Karten haben nichts gewonnen, und jeder Stich zu wenig kostet einen Punkt. Du hattest zwei gute Karten: 2.
lesson-bidding-long = Hohe Karten einer Farbe nützen nichts, wenn eine andere ausgespielt oder gestochen wird, und du hast keinen Trumpf: Sag 0 an.
lesson-bidding-long-some = Erst kamen andere Farben, und zuletzt wurde dein Hellorange gestochen. Hohe Karten nur einer Farbe sind wenig wert.
lesson-bidding-drawn = Jetzt spielst du aus und holst mit deinen hohen Trümpfen die der anderen, dann sticht niemand dein Hellorange: Sag 4 an.
lesson-bidding-drawn-few = Deine Trümpfe haben alle anderen geholt, und dann konnte niemand dein Hellorange schlagen: Du hast jeden Stich gemacht, mehr als angesagt.
lesson-bidding-end = Alle 4: 14 Punkte. Zähl zuerst hohe Trümpfe. Eine lange Farbe zählt, wenn du die Trümpfe holen kannst, und die Ansage 0 ist 10 wert.
lesson-overtrumping = Übertrumpfen
    .about = Wann du stechen musst, und wie hoch.
lesson-overtrumping-higher = Du hast kein Hellorange, also musst du einen Trumpf spielen. Er muss höher sein als Doras 4: Die 5 reicht.
lesson-overtrumping-higher-ten = Die 10 hat gestochen, aber am Ende schlug Beas 7 deine 5: ein Stich statt zwei. Wo der kleinere Trumpf reicht, heb dir den großen auf.
lesson-overtrumping-lead = Deinen zweiten Stich holt die 10, also werde die 2 los: Sie ist Trumpf, und wer einen höheren hat, muss sie schlagen.
lesson-overtrumping-lead-other = Dann bleibt dir die Trumpf 2, und auch eine 2 macht einen Stich, wenn sonst niemand sticht. Jetzt ausgespielt wird sie ziemlich sicher geschlagen.
lesson-overtrumping-under = Neue Karten, du hast 1 angesagt und musst wieder stechen: Doras 10 ist zu hoch, also gib die 3 her.
lesson-overtrumping-under-nine = Die 9 ging gegen die 10 verloren, und die 3 kam gegen die 5 nicht mehr an. Wo nichts zu holen ist, heb dir den großen Trumpf auf.
lesson-overtrumping-led = Dora spielt Trumpf aus, und wer einen höheren hat, muss ihn legen: Deine 9 holt den einen Stich, den du angesagt hast.
lesson-overtrumping-end = Bediene; kannst du nicht, dann stich, und höher, wenn du kannst. Genauso, wenn Trumpf ausgespielt wird. Nur ohne beides darfst du jede Karte legen.
