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

suit = { $suit ->
        [T] Trumpf
        [L] Hellorange
        [B] Dunkelblau
       *[S] Hellblau
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


## Die Regeln

rules-aim = In jeder Runde siehst du dir deine Karten an und sagst heimlich, wie viele Stiche du machst. Pluspunkte gibt es nur, wenn es genau so viele werden.
rules-cards = Vier Farben gehen von 1 bis 13: Trumpf (Dunkelorange), Hellorange, Dunkelblau und Hellblau. Trumpf schlägt in jeder Runde alle anderen.
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


## Nur auf der Seite

key-bid = Ansage wählen
    .key = 0 – 7
key-move = durch Karten oder Ansagen gehen
    .key = ← →
key-enter = Karte spielen, bestätigen
    .key = Enter
key-sheet = Punktezettel
    .key = S
key-take-back = Ansage zurücknehmen
    .key = U
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
bids-confirm = { $count ->
        [0] Keinen Stich ansagen
        [one] 1 Stich ansagen
       *[other] { $count } Stiche ansagen
    }
bids-pick = Wähle deine Hölzchen
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
hint-less = im Vergleich zu den anderen { $points } Punkte weniger
expected = Zu erwarten: Punkte über dem Schnitt der anderen
expected-unit = { $points } P.
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


## Lektionen

lesson-first = Dein erstes Spiel
    .about = Ansagen, bedienen, stechen: das ganze Spiel in 90 Sekunden.
lesson-first-bid = Alle sagen an, wie viele Stiche sie machen. Deine Trumpf 12 und deine hellorange 13 machen fast sicher je einen. Sag 2 an.
lesson-first-bid-none = Du wolltest keinen Stich, musstest aber deine Trumpf 12 spielen, und sie hat gestochen. Jeder Stich zu viel oder zu wenig kostet einen Punkt: minus 1.
lesson-first-bid-one = Du hast genau einen Stich gemacht, weil du deine 13 verschenkt hast: 11 Punkte. Auch jeder Stich zählt: 2 angesagt und gemacht wären 12 gewesen.
lesson-first-bid-high = Deine kleinen Karten haben nichts gewonnen. Du hast 2 Stiche gemacht und deine Ansage verfehlt: Jeder fehlende Stich kostet einen Punkt.
lesson-first-lead = Du spielst aus. Eine 13 schlägt in ihrer Farbe niemand, und die anderen müssen bedienen. Spiel deine hellorange 13.
lesson-first-lead-trump = Das war ein Stich, und er hat beiden Trümpfe aus der Hand gezogen. Aber deine 13 kann jetzt später gestochen werden, bevor sie etwas gewinnt.
lesson-first-lead-low = Diesen Stich bekommen die anderen, und bis deine 13 an der Reihe ist, kann sie jemand stechen. Starke Karten einer einfachen Farbe spielt man früh.
lesson-first-low = Einer deiner zwei Stiche ist sicher. Den anderen holt die Trumpf 12, also überlass diesen den anderen: Spiel deine dunkelblaue 6.
lesson-first-low-trump = Der zweite Stich, und deine Ansage ist schon erreicht. Von jetzt an ist jeder Stich einer zu viel, und du hast noch drei Karten.
lesson-first-low-other = Das ist genauso gut. Diese Lektion geht mit der dunkelblauen 6 weiter.
lesson-first-follow = Cem hat Hellblau ausgespielt. Wer die Farbe hat, muss bedienen: Du darfst nur deine hellblaue 4 spielen, und sie ist zu niedrig für den Stich.
lesson-first-trump = Wieder Hellblau, und du hast keins mehr. Wer nicht bedienen kann, muss stechen. Deine 12 holt den Stich.
lesson-first-last = Zwei Stiche, wie angesagt. Deine letzte Karte ist zu schwach für einen weiteren.
lesson-first-end = Du hast 2 angesagt und 2 gemacht: 10 Punkte für die richtige Zahl und 1 für jeden Stich. Bea hat 1 angesagt, keinen gemacht und einen Punkt verloren.
