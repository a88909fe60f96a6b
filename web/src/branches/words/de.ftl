# Texte von Partien, die mit einer beendeten Partie beginnen, auf Deutsch.


## Von einer Stellung einer beendeten Partie weiterspielen

play-on-title = Was wäre, wenn?
play-on-about = Spiel von einem beliebigen Zug dieser Partie an gegen Bots weiter. Das Ergebnis zählt nicht.
play-on = Von hier weiterspielen
play-on-over = Bei diesem Zug ist die Partie zu Ende. Geh zu einem früheren Zug, um weiterzuspielen.
play-on-from = Du spielst ab Zug { $move } weiter. Wenn sich dort mehrere gleichzeitig entscheiden, entscheiden sich alle neu.
play-on-cards = Verdeckte Karten
cards-same = Dieselben Karten
cards-same-note = Die Karten sind wie in der Partie, auch in späteren Runden.
cards-other = Andere Karten
cards-other-note = Alle Karten, die du kanntest, bleiben. Die anderen werden neu verteilt.
play-on-seat = Dein Platz
play-on-level = Stärke der Bots
play-on-as-before = Wie in der Partie
play-on-start = Partie starten
play-on-cancel = Abbrechen


## Die Liste der fortgesetzten Partien

branches-title = Deine fortgesetzten Partien
branch-same = Ab Zug { $move }, dieselben Karten
branch-other = Ab Zug { $move }, andere Karten
branch-rank = Platz { $rank } von { $players }
branch-running = nicht beendet
branch-ended = vorzeitig beendet


## Über einem Tisch

origin-bar = Über diese Partie
origin-what-if = Was wäre, wenn: ab Zug { $move } einer beendeten Partie
origin-what-if-of = Was wäre, wenn: Partie von { $names }, ab Zug { $move }
origin-replay = Zur Rückschau
origin-challenge = Herausforderung: dieselben Karten wie in der Partie eines Freundes
origin-challenge-of = Herausforderung von { $name }: dieselben Karten, Plätze und Bots
origin-to-challenge = Zur Herausforderung
origin-close = Zeile ausblenden

## Herausforderungen

nameless = Anonym
challenge-make = Freund herausfordern
challenge-open = Herausforderung anzeigen
challenge-found = Gespielt von: { $names }
challenge-yours = Deine Herausforderung: { $game }
challenge-by = { $name } fordert dich heraus: { $game }
challenge-send = Schick diesen Link an Freunde. Sie spielen dieselben Karten, am selben Platz und gegen dieselben Bots. Deine Partie sehen sie erst, wenn sie fertig sind.
challenge-invitation = Schaffst du mit denselben Karten mehr? { $game }
challenge-none = Noch hat kein Freund deine Herausforderung beendet.
challenge-about = Du spielst mit denselben Karten wie { $name }, am selben Platz. Es gibt { $players } Spieler. Danach seht ihr eure Partien nebeneinander.
challenge-bots = Stärke der Bots: { $levels }
challenge-timed = Solange du gleich spielst, antworten die Bots gleich. Später können sie anders antworten als in der ersten Partie: Dort hatten sie eine Zeitgrenze, hier rechnen sie immer gleich viel.
challenge-untimed = Auf dasselbe Spiel antworten die Bots immer gleich.
challenge-accept = Herausforderung annehmen
challenge-continue = Partie fortsetzen
challenge-friends = Partien deiner Freunde
challenge-gone = Diese Herausforderung gibt es nicht, oder sie wurde gelöscht.


## Zwei Partien nebeneinander

compare-title = Beide Partien
compare-score = Ergebnis: { $score }
compare-gave-up = aufgegeben
compare-undone = hat Züge zurückgenommen
compare-equal = { $count ->
        [one] Die erste Entscheidung war gleich
       *[other] Die ersten { $count } Entscheidungen waren gleich
    }
compare-same = Beide Partien waren gleich
compare-parted = Ab Entscheidung { $number } verschieden
compare-all = Weitere Entscheidungen anzeigen
compare-none = keine weitere Entscheidung


## Fehler

error-no_other_cards = Bei diesem Zug kanntest du alle Karten. Wähle dieselben Karten oder einen früheren Zug.
error-cannot_challenge = Mit dieser Partie geht das nicht. Herausfordern kannst du mit einer Partie, die du von Anfang an allein gegen Bots gespielt hast.
