# What a device shows of a table that is not open there. The name of the game stands above it.

your-move = It is your move at the table with { $others }.
again = { $name } wants to play again with you.
