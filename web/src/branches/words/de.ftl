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
branch-rank = { $rank }. Platz von { $players }
branch-running = nicht beendet
branch-ended = vorzeitig beendet


## Über einem Tisch

origin-bar = Über diese Partie
origin-what-if = Was wäre, wenn: ab Zug { $move } einer beendeten Partie
origin-what-if-of = Was wäre, wenn: Partie von { $names }, ab Zug { $move }
origin-replay = Zur Rückschau
origin-close = Zeile ausblenden


## Fehler

error-no_other_cards = Bei diesem Zug kanntest du alle Karten. Wähle dieselben Karten oder einen früheren Zug.
error-cannot_challenge = Mit dieser Partie geht das nicht. Herausfordern kannst du mit einer Partie, die du von Anfang an allein gegen Bots gespielt hast.
