# Texte von MatchMaster auf Deutsch, für die Seite und das Terminal. docs/reference/game_package.md nennt die festen Namen.

title = MatchMaster
about = Sag, wie viele Stiche du machst – und mach genau so viele.


## Hausregeln

option-overtrump = Übertrumpfen muss man
    .note = Wer Trumpf legen muss, legt möglichst einen höheren als diesen.
    .value-highest = den höchsten Trumpf
    .value-previous = den zuletzt gelegten Trumpf
option-undertrump = Wer nicht übertrumpfen kann,
    .note = Wenn man nicht bedienen kann und alle eigenen Trümpfe zu niedrig sind.
    .value-forced = muss trotzdem Trumpf legen
    .value-free = darf jede Karte legen
option-rounds = Runden
    .note = Jede Runde hat eine Karte weniger. Im langen Spiel werden es danach wieder mehr.
    .value-full = 13 – 7 Karten bis 1 und zurück
    .value-short = 7 – 7 Karten bis 1
option-direction = Spielrichtung
    .note = Ändert nur, wie der Tisch gezeichnet ist. Die Reihenfolge bleibt gleich.
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
        [you] Du hast angesagt.
       *[other] { $seat } hat angesagt.
    }
event-bids = Die Ansagen: { $bids }.
event-card = { $seat_is ->
        [you] Du
       *[other] { $seat }
    }: { $card }.
event-trick = { $winner_is ->
        [you] Der Stich geht an dich.
       *[other] Der Stich geht an { $winner }.
    }
event-round = Die Runde ist zu Ende: { $scores }.


## Warum ein Zug nicht geht

refusal-no_bid = Eine Ansage ist eine ganze Zahl von 0 bis { $most }.
refusal-no_card = Das ist keine Karte. Eine Karte ist ein Buchstabe (T, L, B, S) und eine Zahl von 1 bis 13.
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

reason-sure_tricks = Einen höheren Trumpf als { $cards } kann niemand haben. Das { $cards_count ->
        [one] ist sicher 1 Stich
       *[other] sind sicher { $cards_count } Stiche
    }.
reason-high_trumps = Nur { $above_count ->
        [one] 1 Trumpf ({ $above }) ist
       *[other] { $above_count } Trümpfe ({ $above }) sind
    } höher als { $cards }. Das { $cards_count ->
        [one] sollte 1 Stich sein
       *[other] sollten { $cards_count } Stiche sein
    }.
reason-counts_on = Deine anderen Karten müssen noch { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } machen.
reason-many_trumps = Du hast { $cards_count ->
        [one] 1 Trumpf
       *[other] { $cards_count } Trümpfe
    } bei { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }.
reason-strongest = { $cards_count ->
        [one] Deine stärkste Karte ist { $cards }. Sie soll einen Stich machen.
       *[other] Deine stärksten Karten sind { $cards }. Jede davon soll einen Stich machen.
    }
reason-low_trumps = Dein höchster Trumpf ist { $card }. Höhere Trümpfe bei den anderen: { $above }.
reason-no_trumps = Du hast keinen Trumpf, und jeder Trumpf schlägt deine Karten.
reason-wins = Sie macht den Stich sicher: Niemand kann eine höhere Karte haben. Du hast { $bid } angesagt und hast dann { $trick }.
reason-keeps_bid = Du hast so viele Stiche wie angesagt ({ $bid }). Diesen macht { $card }, nicht du.
reason-ducks = Diesen Stich kannst du nicht machen: { $card } ist höher.
reason-no_more = Du hast mehr Stiche als angesagt. Diesen macht { $card }, nicht du.
reason-wins_anyway = Du hast genug Stiche, aber { $card } macht in jedem Fall einen: Niemand kann einen höheren Trumpf haben.
reason-sheds_highest = Du wirst deine höchste Karte los, die diesen Stich nicht machen kann.
reason-keeps_higher = Es ist die niedrigste Karte, die du spielen darfst. Die höheren behältst du.
reason-hard_to_beat = Nur { $by_count ->
        [one] 1 Karte kann
       *[other] { $by_count } Karten können
    } sie noch schlagen ({ $by }), und du brauchst den Stich.
reason-easy_to_beat = Du hast so viele Stiche wie angesagt ({ $bid }). Ein weiterer kostet einen Punkt, und { $above ->
        [one] 1 Karte kann
       *[other] { $above } Karten können
    } diese noch schlagen.
reason-saves = Du behältst { $cards } für später: Niemand kann einen höheren Trumpf haben.


## Die Regeln

turn = Dunkelblau ist ausgespielt, also legst du Dunkelblau. Deine 13 ist die höchste Karte und macht den Stich.
    .lies = Auf dem Tisch
    .choice = Deine Hand
rules-aim = Sieh dir in jeder Runde deine Karten an und sag heimlich an, wie viele Stiche du machst. Pluspunkte bekommst du nur, wenn es genau so viele werden.
rules-cards = Es gibt vier Farben, jede von 1 bis 13: Trumpf (Dunkelorange), Hellorange, Dunkelblau und Hellblau. Der Buchstabe in der Ecke einer Karte zeigt ihre Farbe. Trumpf schlägt in jeder Runde alle anderen Farben.
    .title = Die Karten
rules-round = Zuerst bekommen alle 7 Karten, dann 6 und so fort bis 1{ $rounds ->
        [short] : sieben
       *[full] , danach wieder hinauf bis 7: dreizehn
    } Runden. Vor jeder Runde werden alle 52 Karten gemischt. Karten, die nicht verteilt werden, bleiben verdeckt. Wer zuerst gibt, entscheidet das Los. Nach jeder Runde gibt der Nächste.
    .title = Eine Runde
rules-bid = Sieh dir deine Karten an und wähle heimlich, wie viele Stiche du machen willst. Du darfst auch 0 ansagen. Zusammen dürfen die Ansagen jede Zahl ergeben. Wenn alle gewählt haben, werden alle Ansagen zugleich gezeigt.
    .title = Die Ansage
rules-tricks = Reihum legen alle eine Karte. Die beste macht den Stich. Im ersten Stich spielt aus, wer nach dem Geber sitzt. Du darfst jede Karte ausspielen, auch einen Trumpf.
    .title = Die Stiche
rules-plain-led = Hast du die ausgespielte Farbe, legst du eine beliebige Karte davon. Sie muss nicht höher sein. Hast du sie nicht, musst du einen Trumpf legen, wenn möglich einen höheren { $overtrump ->
        [previous] als der zuletzt gelegte Trumpf
       *[highest] als alle Trümpfe im Stich
    }. { $undertrump ->
        [free] Sind alle deine Trümpfe zu niedrig, legst du eine beliebige Karte.
       *[forced] Sind alle deine Trümpfe zu niedrig, musst du trotzdem einen legen.
    } Hast du weder die Farbe noch Trumpf, legst du eine beliebige Karte.
    .title = Ist Trumpf nicht ausgespielt
rules-trump-led = Du musst einen Trumpf legen, wenn möglich einen höheren { $overtrump ->
        [previous] als der zuletzt gelegte Trumpf
       *[highest] als alle Trümpfe im Stich
    }. Hast du keinen Trumpf, legst du eine beliebige Karte.
    .title = Ist Trumpf ausgespielt
rules-winner = Der höchste Trumpf macht den Stich. Ohne Trumpf macht ihn die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.
    .title = Wer den Stich macht
rules-points = Stimmt deine Ansage, bekommst du 10 Punkte und 1 für jeden Stich. Stimmt sie nicht, verlierst du 1 Punkt für jeden Stich zu viel oder zu wenig. Nach der letzten Runde gewinnt die höchste Summe. Haben mehrere sie, gewinnen sie gemeinsam.
    .title = Punkte
rules-taking-back = Deine Ansage kannst du zurücknehmen, bis alle angesagt haben: Die anderen haben sie noch nicht gesehen. Eine Karte kannst du nur in einer Partie allein gegen Bots zurücknehmen.
    .title = Zurücknehmen


## Auf der Seite und im Terminal

round = Runde { $round }/{ $rounds }
hand = Deine Karten
hand-any = Du darfst jede Karte legen
trick = Der Stich
last-trick = Letzter Stich
last-trick-none = In dieser Runde gibt es noch keinen fertigen Stich.
trick-led = Anspiel
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
key-enter = Karte spielen oder Ansage bestätigen
    .key = Enter
key-sheet = Punktezettel zeigen
    .key = S
key-last-trick = letzten Stich zeigen
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
seat-fixed = hat angesagt
seat-target = { $taken } von { $bid ->
        [one] 1 Stich
       *[other] { $bid } Stichen
    }
hand-bidding = Zuerst sagen alle an
hand-not-yet = Du bist nicht dran
hand-not-now = Diese Karte ist jetzt nicht erlaubt
hand-empty = Keine Karten mehr
hand-pending = wird gespielt
bids-choose = { $count ->
        [0] 0 Streichhölzer: kein Stich
        [one] 1 Streichholz: 1 Stich
       *[other] { $count } Streichhölzer: { $count } Stiche
    }
bids-secret = Geheim, bis alle angesagt haben
bids-first = Geheim. Trumpf ist Dunkelorange (T).
bids-confirm = { $count ->
        [0] Keinen Stich ansagen
        [one] 1 Stich ansagen
       *[other] { $count } Stiche ansagen
    }
bids-pick = Tippe auf eine Zahl
bids-sending = Ansage wird gesendet …
bids-take-back = Ansage zurücknehmen
bids-taking-back = Ansage wird zurückgenommen …
bids-total = Angesagt: { $bid } bei { $size ->
        [one] 1 Stich
       *[other] { $size } Stichen
    } – { $fit ->
        [exact] geht genau auf
        [few] { $off } übrig
       *[many] { $off } zu viel
    }
status-play = Du bist dran
status-lead = Du bist dran und spielst aus
status-waiting-bids = Warten auf { $names }
status-revealed = Alle Ansagen sind offen
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
hint-general-bid = Zähl deine hohen Trümpfe. Jede andere Karte macht nur dann einen Stich, wenn niemand Trumpf darauf legt.
hint-general-card = { $need ->
        [more] Du brauchst noch { $missing ->
            [one] 1 Stich
           *[other] { $missing } Stiche
        } und hast { $held }.
        [none] Du hast so viele Stiche wie angesagt. Versuch, keinen weiteren zu machen.
       *[less] Du hast mehr Stiche als angesagt. Jeder weitere kostet einen Punkt.
    }
hint-less = { $points } Punkte schlechter, verglichen mit den anderen
expected = Erwartete Punkte über dem Schnitt der anderen
expected-unit = { $points }{"\u00A0"}P.
signs = Zeichen neben den Namen
signs-dealer = gibt in dieser Runde
signs-target = gemachte / angesagte Stiche
signs-best = Die leuchtende Karte im Stich würde ihn jetzt machen.
sticks = Was die Streichhölzer zeigen
sticks-fresh = Stich angesagt, noch nicht gemacht
sticks-burning = Stich angesagt und gemacht
sticks-burnt = Stich zu viel gemacht


## Nur im Terminal

terminal-dealer = Geber: { $name }
terminal-together = Summe der Ansagen: { $sum }, Stiche: { $size }
terminal-leads = { $seat_is ->
        [you] Du spielst aus.
       *[other] { $seat } spielt aus.
    }
terminal-ask-bid = Wie viele Stiche machst du (0-{ $size })?
terminal-ask-card = Welche Karte?
terminal-no-bid = { $text } ist keine Ansage. Tippe eine ganze Zahl von 0 bis { $size }.
terminal-no-card = { $text } ist keine Karte. Tippe ihre Nummer (1-{ $count }) oder Buchstaben und Wert, etwa { $example }.
terminal-keys = s Punktezettel
terminal-typing =
    · Farben: ▲ T Trumpf, ● L Hellorange, ■ B Dunkelblau, ✱ S Hellblau.
    · Eine Ansage tippst du als 3 (oder bid 3), eine Karte als Nummer darunter oder als t5 oder T5. Ist nur eine Karte erlaubt, genügt die Eingabetaste.
    · ? diese Regeln · s Punktezettel · q verlassen


## Was man sieht, in Worten

position-round = Runde { $round } von { $rounds }, je { $size ->
        [one] 1 Karte
       *[other] { $size } Karten
    }. { $dealer_is ->
        [you] Du hast gegeben.
       *[other] { $dealer } hat gegeben.
    }
position-trick = { $phase ->
        [bidding] Jetzt sagen alle verdeckt an.
        [playing] { $trick_count ->
            [0] { $leader_is ->
                [you] Du spielst zum nächsten Stich aus.
               *[other] { $leader } spielt zum nächsten Stich aus.
            }
           *[other] Auf dem Tisch: { $trick }.
        }
       *[other] {""}
    }
position-last = { $last_trick ->
        [none] {""}
       *[other] Der letzte Stich war { $last_trick_cards }. Er ging an { $last_trick_winner_is ->
            [you] dich.
           *[other] { $last_trick_winner }.
        }
    }
position-played = { $played_count ->
        [0] {""}
       *[other] In dieser Runde gespielt: { $played }.
    }


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
        [you] {" "}– davor führtest du
       *[other] {" "}– davor führte { $before }
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
        [equal] ; keine andere stimmte öfter
       *[fewer] , obwohl andere öfter stimmten
    }.
ending-best = { $winner_is ->
        [you] Deine beste Runde
       *[other] Die beste Runde von { $winner }
    } war Runde { $round }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.


## Lektionen

lesson-first = Deine ersten Stiche
    .about = Ansagen, bedienen, Trumpf legen: das ganze Spiel in 90 Sekunden.
lesson-first-bid = Jeder legt eine Karte: ein Stich. Die höchste der ersten Farbe macht ihn, aber dunkelorange Trümpfe (1 bis 13) schlagen alle. Wie viele machst du? Tippe auf 2.
lesson-first-bid-low = Deine beiden Trümpfe haben je einen Stich gemacht: Ohne die ausgespielte Farbe musst du einen Trumpf legen. Du hattest weniger angesagt, und jeder Stich zu viel kostet einen Punkt.
lesson-first-bid-high = Deine kleinen Karten haben keinen Stich gemacht. Es wurden 2, und jeder Stich zu wenig kostet einen Punkt.
lesson-first-follow = Die Zahlen neben einem Namen sind Stiche: gemacht / angesagt. Bea hat Hellblau ausgespielt. Du hast diese Farbe, also musst du sie legen. Tippe auf Hellblau 4.
lesson-first-trump = Bea hat Dunkelblau ausgespielt. Du hast keins, also musst du einen Trumpf legen. Du legst als Letzter, deshalb reicht die 10. Tippe sie an.
lesson-first-trump-high = Die 12 hat diesen Stich gemacht. Aber dann schlug Beas 11 deine 10: ein Stich statt zwei. Wenn der kleinere Trumpf reicht, behalte den großen.
lesson-first-low = Du hast einen Stich. Den zweiten macht deine 12. Jetzt spielst du aus. Leg die 3, damit jemand anders diesen Stich macht.
lesson-first-low-trump = Das war dein zweiter Stich. Aber dann machte deine 3 einen dritten: Die anderen hatten weder Hellorange noch Trumpf. Ein Stich zu viel kostet einen Punkt.
lesson-first-last = Wieder wurde Dunkelblau ausgespielt. Du musst einen Trumpf legen. Tippe auf deine 12: Sie macht den zweiten Stich.
lesson-first-end = 2 angesagt, 2 gemacht: 10 Punkte und 1 für jeden Stich. Bea: 1 angesagt, 2 gemacht: minus 1. Cem: 0 und 0: 10. Noch eine Regel: Musst du Trumpf legen, schlag den höchsten im Stich, wenn du kannst.
lesson-bidding = Wie viele Stiche?
    .about = Vier Hände zum Ansagen, von keinem Stich bis zu allen.
lesson-bidding-none = Drei kleine Karten und kein Trumpf machen keinen Stich. Sag 0 an: Auch das bringt 10 Punkte, wenn es stimmt.
lesson-bidding-none-some = Deine kleinen Karten haben keinen Stich gemacht, und jeder Stich zu wenig kostet einen Punkt. Die Ansage 0 hätte 10 Punkte gebracht.
lesson-bidding-trumps = Deinen Trumpf 13 schlägt keine Karte, deinen Trumpf 10 schlagen nur wenige. Deine zwei kleinen Karten machen keinen Stich. Sag 2 an.
lesson-bidding-trumps-low = Beide Trümpfe haben einen Stich gemacht: Wenn du nicht bedienen kannst, musst du einen Trumpf legen. Jeder Stich zu viel kostet einen Punkt.
lesson-bidding-trumps-high = Deine zwei kleinen Karten haben keinen Stich gemacht, und jeder Stich zu wenig kostet einen Punkt. Du hattest zwei gute Karten: Sag 2 an.
lesson-bidding-long = Du hast hohe Karten einer Farbe, aber keinen Trumpf. Sie machen keinen Stich, wenn eine andere Farbe ausgespielt wird oder jemand Trumpf darauf legt. Sag 0 an.
lesson-bidding-long-some = Erst wurden andere Farben ausgespielt, dann wurde dein Hellorange mit Trumpf geschlagen. Hohe Karten nur einer Farbe sind wenig wert.
lesson-bidding-drawn = Jetzt spielst du aus. Leg zuerst deine hohen Trümpfe: Dann verlieren die anderen ihre und können dein Hellorange nicht mehr schlagen. Sag 4 an.
lesson-bidding-drawn-few = Deine Trümpfe haben alle anderen Trümpfe geholt. Danach konnte keine Karte dein Hellorange schlagen. Du hast jeden Stich gemacht, mehr als angesagt.
lesson-bidding-end = Alle 4 Stiche: 14 Punkte. Zähl zuerst deine hohen Trümpfe. Eine lange Farbe zählt, wenn du alle Trümpfe holen kannst. Auch die Ansage 0 bringt 10, wenn sie stimmt.
lesson-overtrumping = Übertrumpfen
    .about = Wann du einen Trumpf legen musst, und wie hoch.
lesson-overtrumping-higher = Du hast kein Hellorange, also musst du einen Trumpf legen. Er muss höher sein als Doras 4. Die 5 reicht: Tippe sie an.
lesson-overtrumping-higher-ten = Die 10 hat den Stich gemacht. Aber am Ende schlug Beas 7 deine 5: ein Stich statt zwei. Wenn der kleinere Trumpf reicht, behalte den großen.
lesson-overtrumping-lead = Den zweiten Stich macht deine 10, also werde die Trumpf 2 los. Spiel sie aus: Wer einen höheren Trumpf hat, muss sie schlagen.
lesson-overtrumping-lead-other = Dann bleibt dir die Trumpf 2. Auch eine 2 macht einen Stich, wenn sonst niemand Trumpf legt. Wenn du sie jetzt ausspielst, schlägt sie wahrscheinlich ein höherer Trumpf.
lesson-overtrumping-under = Neue Karten. Du hast 1 angesagt und musst wieder Trumpf legen. Doras 10 kannst du nicht schlagen, also leg die 3.
lesson-overtrumping-under-nine = Die 10 hat deine 9 geschlagen, und später kam deine 3 nicht gegen die 5 an. Wenn du den Stich nicht machen kannst, behalte den großen Trumpf.
lesson-overtrumping-led = Dora spielt Trumpf aus. Wer einen höheren hat, muss ihn legen. Tippe auf deine 9: Sie macht den einen Stich, den du angesagt hast.
lesson-overtrumping-end = Bediene, wenn du kannst. Wenn nicht, leg einen Trumpf, möglichst einen höheren. Das gilt auch, wenn Trumpf ausgespielt ist. Hast du beides nicht, leg eine beliebige Karte.
