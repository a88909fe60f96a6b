# Texte auf Deutsch für Spiele ohne eigene Zeichnungen.

hand = Deine Hand
no-cards = Keine Karten
moves = Deine Züge
find = Zug suchen
found = { $count } von { $all } Zügen
choose-cards = { $count } Züge: Wähle Karten in deiner Hand
card-idle = jetzt nicht möglich
lies = Auf dem Tisch
waiting = Warten auf { $names }
turn = ist dran
no-rules = Zu diesem Spiel gibt es keine Regeln zum Lesen.
hint-choose = „{ $move }“ wählen
hint-less = { $worth } niedriger
worth = Erwartetes Ergebnis in den Punkten dieses Spiels
key-number = den Zug mit dieser Nummer wählen
    .key = 1 – 9
key-move = von Zug zu Zug gehen
    .key = ← → ↑ ↓
key-enter = den gewählten Zug spielen
    .key = Enter
key-find = in einer langen Liste nach einem Zug suchen
    .key = /
