# Texts of the question "What would you play?" in English.

title = What would you play?
as = You play as { $name }.
none = { $name } had no decision here.
judging = Your move is compared with the other moves …
best = No better move was found.
alike = About as good as the best move.
cost-exact = Not the best move: { $cost }.
cost = Not the best move: { $cost } (probably { $low } to { $high }).
row-chosen = Your move
row-best = Best move
row-played = { $name } played
why = For the best move: { $reasons }
unexplained = This is not allowed now.
rules = Rules
leave = Leave the question
