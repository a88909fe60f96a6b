# Vorschau eines Links in Messengern: zur Startseite, zu einem Tisch mit freien Plätzen, zu einer begonnenen Partie und zu einer Herausforderung.

house = Matchwood: Kartenspiele am Kamin
house-about = In Sekunden mit Freunden spielen. Ehrliche Bots übernehmen freie Plätze.
invitation = { $host } lädt dich ein: { $game }
invitation-about = Öffne den Link und nimm Platz. Du brauchst weder Konto noch App.
table = { $game } bei Matchwood
challenge = { $name } fordert dich heraus: { $game }
nameless = Anonym
challenge-about = Spiel dieselben Karten und vergleicht eure Züge. Du brauchst weder Konto noch App.
question = Was würdest du spielen?
question-about = Eine Entscheidung in einer Partie { $game }. Wähle einen Zug und sieh, was gespielt wurde und was am besten ist.
