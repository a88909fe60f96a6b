# Was das Terminal auf Deutsch sagt, welches Spiel es auch sei.

you = Du
go-on = Weiter mit der Eingabetaste:
leave = Dieses Spiel verlassen? Es wird nicht aufgehoben. (j/N)
yes = j, ja, y, yes
left = Der Tisch ist verlassen; das Spiel endet hier.
ended = Es kommt keine Eingabe mehr, darum endet das Spiel hier.
keys = ? Regeln und Tasten · { $own } · q aufhören
house-rules = Hausregeln: { $rules }
nothing = Nichts
possible = Möglich: { $moves }.
you-win = Du gewinnst!
wins = { $names } gewinnt.
win-together = Gemeinsamer Sieg: { $names }.
and = { $names } und { $last }


## Wer wo sitzt

welcome = Du sitzt auf Platz { $seat }. Mit am Tisch: { $names }.
welcome-beside = Am Tisch: { $names }.
host = Heim
no-seat = { $seat } ist kein Platz an diesem Tisch; es gibt { $letters }
too-many-beside = der Tisch hat { $players } Plätze, zu wenige für euch alle
bad-name = { $name } geht hier nicht als Name: 1 bis { $longest } druckbare Zeichen, und für jeden ein anderer
secrets = { $title } hat Geheimnisse, die an einem gemeinsamen Bildschirm alle sähen; ohne solche: { $games }


## An einem Tisch ohne eigene Bilder

table-seat = Platz
table-hand = Deine Hand
table-moves = Möglich ist
table-ask = Dein Zug (1-{ $count }):
table-no-move = { $text } ist keiner deiner Züge: Tippe seine Nummer (1-{ $count }) oder { $moves }.
table-keys = s Zwischenstand
table-sheet = Der Tisch
table-typing =
    · Tippe die Nummer eines Zuges oder den Zug selbst: { $moves }.
    · ? diese Regeln · s Zwischenstand · q aufhören
