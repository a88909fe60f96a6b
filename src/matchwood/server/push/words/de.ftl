# Benachrichtigungen eines Geräts, auf dem der Tisch nicht offen ist. Darüber steht der Name des Spiels.

your-move = Du bist dran am Tisch mit { $others }.
again = { $name } möchte noch einmal mit dir spielen.
