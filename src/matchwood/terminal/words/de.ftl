# Texte im Terminal auf Deutsch, für alle Spiele.

you = Du
go-on = Weiter mit der Eingabetaste:
leave = Diese Partie verlassen? Sie wird nicht gespeichert. (j/N)
yes = j, ja, y, yes
left = Du hast den Tisch verlassen. Die Partie endet hier.
ended = Es kommt keine Eingabe mehr. Die Partie endet hier.
keys = ? Regeln und Tasten · { $own } · q verlassen
house-rules = Hausregeln: { $rules }
nothing = Eine leere Zeile
possible = Möglich: { $moves }.
you-win = Du gewinnst!
wins = { $names } gewinnt.
win-together = Gemeinsamer Sieg: { $names }.
and = { $names } und { $last }


## Die Plätze

welcome = Du hast Platz { $seat }. Mitspieler: { $names }.
welcome-beside = Spieler: { $names }.
host = Heim
no-seat = Platz { $seat } gibt es nicht. Plätze an diesem Tisch: { $letters }
too-many-beside = der Tisch hat nur { $players } Plätze, zu wenige für euch alle
bad-name = { $name } ist als Name ungültig. Nimm 1 bis { $longest } druckbare Zeichen und für jeden einen anderen Namen
secrets = { $title } hat geheime Karten, deshalb geht es nicht zu zweit an einem Bildschirm. Spiele ohne Geheimnisse: { $games }


## Puzzles

no-puzzle = Rätsel { $number } gibt es nicht. Dieses Spiel hat { $count } Rätsel
puzzle-right = Richtig: { $best } ist der beste Zug.
puzzle-wrong = { $move } ist nicht der beste Zug. Der beste Zug ist { $best }.
puzzle-found = Bots der Stufe club finden den besten Zug in { $share } % ihrer Versuche.


## An einem Tisch ohne eigene Bilder

table-seat = Platz
table-hand = Deine Hand
table-moves = Deine Züge
table-ask = Dein Zug (1-{ $count }):
table-no-move = { $text } ist kein möglicher Zug. Tippe eine Nummer (1-{ $count }) oder { $moves }.
table-which = Mehrere Züge haben diese Karten. Tippe einen davon: { $moves }.
table-cards = … { $count } Züge. Tippe Karten aus deiner Hand, zum Beispiel: { $cards }
table-forced = Dein einziger Zug: { $move }
table-yes = ja
table-no = nein
table-keys = s Zwischenstand
table-sheet = Der Tisch
table-typing =
    · Tippe die Nummer eines Zuges oder den Zug: { $moves }.
    · ? diese Regeln · s Zwischenstand · q verlassen
