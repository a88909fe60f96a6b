# Was am Tisch eines Spiels ohne eigene Bilder auf Deutsch gesagt wird.

hand = Deine Hand
no-cards = Keine Karten
moves = Deine Züge
find = Zug suchen
found = { $count } von { $all } Zügen
lies = Auf dem Tisch
waiting = Warten auf { $names }
turn = am Zug
no-rules = Dieses Spiel bringt keine Regeln zum Lesen mit.
hint-choose = „{ $move }“ wählen
hint-less = { $worth } weniger
worth = Zu erwartendes Ergebnis, wie dieses Spiel zählt
key-number = der Zug mit dieser Nummer
    .key = 1 – 9
key-move = von Zug zu Zug
    .key = ← → ↑ ↓
key-enter = den gewählten Zug machen
    .key = Enter
key-find = einen Zug suchen, wo es viele sind
    .key = /
