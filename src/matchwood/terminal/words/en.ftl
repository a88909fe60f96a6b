# What the terminal says in English, whatever the game.

you = You
go-on = Enter to go on:
leave = Leave this game? It is not kept. (y/N)
yes = y, yes
left = You have left the table; the game ends here.
ended = No more input, so the game ends here.
keys = ? rules and keys · { $own } · q leave
house-rules = House rules: { $rules }
nothing = Nothing
possible = Possible: { $moves }.
you-win = You win!
wins = { $names } wins.
win-together = { $names } share the win.
and = { $names } and { $last }


## Who sits where

welcome = You sit at seat { $seat } with { $names }.
welcome-beside = At this table: { $names }.
host = Home
no-seat = { $seat } is no seat of this table; its seats are { $letters }
too-many-beside = the table has { $players } seats, too few for all of you
bad-name = { $name } is no good name here: each takes 1 to { $longest } printable characters, and a name of its own
secrets = { $title } has secrets that everybody at one screen would see; without any: { $games }


## At a table without pictures of its own

table-seat = Seat
table-hand = Your hand
table-moves = You can
table-ask = Your move (1-{ $count }):
table-no-move = { $text } is not one of your moves: type its number (1-{ $count }), or { $moves }.
table-keys = s result so far
table-sheet = The table
table-typing =
    · Type the number of a move, or the move itself: { $moves }.
    · ? these rules · s result so far · q leave
