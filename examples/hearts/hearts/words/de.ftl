# Hearts auf Deutsch. docs/reference/game_package.md beschreibt, welche Meldungen ein Spiel hat.

title = Hearts
about = Zu viert, 13 Stiche: Meide die Herzen und die Pikdame.
rules =
    Jeder der vier Spieler bekommt 13 Karten. Wer am Ende der Partie die wenigsten Punkte hat, gewinnt.
    Zuerst gibt jeder drei Karten weiter: im ersten Spiel nach links, im zweiten nach rechts und im dritten gegenüber. Im vierten Spiel behalten alle ihre Karten. Danach geht es wieder mit links los.
    Wer die Kreuz-Zwei hat, spielt sie aus. Alle anderen spielen eine Karte der ausgespielten Farbe, wenn sie eine haben. Die höchste Karte dieser Farbe gewinnt den Stich, und wer sie gespielt hat, spielt zum nächsten Stich aus.
    Im ersten Stich spielt niemand Herzen oder die Pikdame, und niemand spielt Herz aus, bevor ein Herz gefallen ist, außer es ist keine andere Karte da.
    Jedes Herz in einem Stich kostet einen Punkt, die Pikdame 13. Wer alle 26 Punkte bekommt, schreibt keinen auf: Dann bekommen alle anderen 26 Punkte.
    Die Partie endet nach dem Spiel, in dem jemand die Grenze erreicht.

rules-aim = Jeder der vier Spieler bekommt 13 von 52 Karten. In jeder Farbe ist das Ass die höchste Karte und die Zwei die niedrigste. Du willst die wenigsten Punkte haben, wenn jemand { $limit } Punkte erreicht.
    .title = Ziel
rules-pass = Zuerst wählen alle gleichzeitig drei Karten und geben sie weiter: im ersten Spiel nach links, im zweiten nach rechts und im dritten gegenüber. Im vierten Spiel behalten alle ihre Karten. Danach geht es wieder mit links los.
    .title = Weitergeben
rules-play = Wer die Kreuz-Zwei hat, spielt sie aus. Die anderen spielen im Uhrzeigersinn je eine Karte. Wenn du eine Karte der ausgespielten Farbe hast, spiel diese Farbe. Sonst spielst du eine beliebige Karte. Die höchste Karte der Farbe gewinnt den Stich, und wer sie gespielt hat, spielt zum nächsten Stich aus.
    .title = Stiche
rules-hearts = Spiel im ersten Stich keine Herzen und nicht die Pikdame, und spiel kein Herz aus, bevor ein Herz gefallen ist. Wenn du keine andere Karte hast, darfst du es.
    .title = Herzen
rules-score = Jedes Herz in deinen Stichen kostet einen Punkt, die Pikdame 13. Bekommst du aber alle 26 Punkte, schreibst du keinen auf, und jeder andere bekommt 26.
    .title = Punkte

option-limit = Grenze
    .note = Die Partie endet, wenn jemand so viele Punkte hat.

card-C = ♣{ $rest ->
        [J] B
        [Q] D
       *[other] { $rest }
    }
card-D = ♦{ $rest ->
        [J] B
        [Q] D
       *[other] { $rest }
    }
card-S = ♠{ $rest ->
        [J] B
        [Q] D
       *[other] { $rest }
    }
card-H = ♥{ $rest ->
        [J] B
        [Q] D
       *[other] { $rest }
    }
move-pass = { $rest } weitergeben

phase-passing = Wähle drei Karten zum Weitergeben
phase-playing = Spiel eine Karte

table-number = Spiel
table-limit = Grenze
table-receiver = weiter an
table-received = bekommen
table-trick = gespielt
table-taken = in Stichen
table-scores = Punkte

refusal-choose_three = Wähle drei verschiedene Karten aus deiner Hand, zum Beispiel C5 CK D3.
refusal-no_card = Diese Karte hast du nicht.
refusal-two_of_clubs = Spiel zum ersten Stich die Kreuz-Zwei aus.
refusal-follow_suit = Du hast eine Karte der Farbe von { $led }. Spiel diese Farbe.
refusal-no_points_yet = Spiel im ersten Stich keine Punkte. Du hast andere Karten.
refusal-not_broken = Spiel kein Herz aus, bevor ein Herz gefallen ist. Du hast andere Karten.

event-deal = Spiel { $number }: { $to ->
        [left] Gebt drei Karten nach links weiter
        [right] Gebt drei Karten nach rechts weiter
        [across] Gebt drei Karten gegenüber weiter
       *[nowhere] Alle behalten ihre Karten
    }.
event-chose = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } drei Karten gewählt.
event-started = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } die Kreuz-Zwei.
event-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }.
event-trick = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } den Stich{ $points ->
        [0] .
        [one] {" "}mit einem Punkt.
       *[other] {" "}mit { $points } Punkten.
    }
event-scored = { $moon ->
        [none] Punkte in diesem Spiel: { $points }.
       *[other] { $moon_is ->
            [you] Du hast
           *[other] { $moon } hat
        } alle 26 Punkte. Alle anderen bekommen je 26.
    }
