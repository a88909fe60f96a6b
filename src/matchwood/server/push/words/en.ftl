# Notifications on a device on which the table is not open. The name of the game is the title.

your-move = It is your turn at the table with { $others }.
again = { $name } wants to play again with you.
