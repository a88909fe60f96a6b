# What is said at the table of a game without pictures of its own, in English.

hand = Your hand
no-cards = No cards
moves = Your moves
find = Find a move
found = { $count } of { $all } moves
lies = On the table
waiting = Waiting for { $names }
turn = to move
no-rules = This game brings no rules to read.
hint-choose = choose “{ $move }”
hint-less = { $worth } less
worth = Expected result, as this game counts
key-number = the move with this number
    .key = 1 – 9
key-move = from move to move
    .key = ← → ↑ ↓
key-enter = make the chosen move
    .key = Enter
key-find = find a move, where there are many
    .key = /
