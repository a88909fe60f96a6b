# Texts in English for games without drawings.

hand = Your hand
no-cards = No cards
moves = Your moves
find = Find a move
found = { $count } of { $all } moves
choose-cards = { $count } moves: choose cards in your hand
card-idle = not possible now
lies = On the table
waiting = Waiting for { $names }
turn = has the turn
no-rules = This game comes without rules to read.
hint-choose = choose “{ $move }”
hint-less = { $worth } lower
worth = Expected result, in the points of this game
key-number = choose the move with this number
    .key = 1 – 9
key-move = go from move to move
    .key = ← → ↑ ↓
key-enter = play the chosen move
    .key = Enter
key-find = search for a move in a long list
    .key = /
