# Texts in the terminal in English, for all games.

you = You
go-on = Press Enter to continue:
leave = Leave this game? It is not saved. (y/N)
yes = y, yes
left = You left the table. The game ends here.
ended = The input has ended. The game ends here.
keys = ? rules and keys · { $own } · q leave
house-rules = House rules: { $rules }
nothing = An empty line
possible = Possible: { $moves }.
you-win = You win!
wins = { $names } wins.
win-together = { $names } share the win.
and = { $names } and { $last }


## Seats

welcome = You have seat { $seat }. Other players: { $names }.
welcome-beside = Players: { $names }.
host = Home
no-seat = seat { $seat } does not exist. Seats at this table: { $letters }
too-many-beside = the table has { $players } seats, which is too few for all of you
bad-name = invalid name { $name }. Use 1 to { $longest } printable characters, and a different name for each player
secrets = { $title } has secret cards, so two players cannot share a screen. Games without secrets: { $games }


## Puzzles

no-puzzle = puzzle { $number } does not exist. This game has { $count } puzzles
puzzle-right = Correct: { $best } is the best move.
puzzle-wrong = { $move } is not the best move. The best move is { $best }.
puzzle-found = Bots of level club find the best move in { $share } % of their attempts.


## The default table, for games without drawings

table-seat = Seat
table-hand = Your hand
table-moves = Your moves
table-ask = Your move (1-{ $count }):
table-no-move = { $text } is not a possible move. Type a number (1-{ $count }), or { $moves }.
table-which = Several moves have these cards. Type one of them: { $moves }.
table-cards = … { $count } moves. Type cards of your hand, for example: { $cards }
table-forced = Your only move: { $move }
table-yes = yes
table-no = no
table-keys = s current result
table-sheet = The table
table-typing =
    · Type the number of a move, or the move: { $moves }.
    · ? these rules · s current result · q leave
