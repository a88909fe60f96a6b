# Texte der Frage „Was würdest du spielen?“ auf Deutsch.

title = Was würdest du spielen?
as = Du spielst für { $name }.
none = { $name } hatte hier nichts zu entscheiden.
judging = Dein Zug wird mit den anderen Zügen verglichen …
best = Kein besserer Zug gefunden.
alike = Etwa so gut wie der beste Zug.
cost-exact = Nicht der beste Zug: { $cost }.
cost = Nicht der beste Zug: { $cost } (wahrscheinlich { $low } bis { $high }).
row-chosen = Dein Zug
row-best = Bester Zug
row-played = { $name } spielte
why = Für den besten Zug: { $reasons }
unexplained = Das ist jetzt nicht erlaubt.
rules = Regeln
leave = Frage verlassen
