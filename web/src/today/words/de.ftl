# Texte des Teils der Startseite für wiederkehrende Spieler, auf Deutsch.

today-title = Heute
today-deal = Spiel des Tages: { $game }
    .short = Spiel des Tages
today-new = fünf Minuten, für alle dieselben Karten
today-playing = weiterspielen
today-rank = dein Rang: { $rank } von { $players }
today-done = gespielt
today-puzzles = Rätsel des Tages
today-answered = { $answered } von { $all }
today-streak = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    } in Folge
today-recent = Letzte Partien
today-place = { $rank ->
        [1] gewonnen
       *[other] { $rank }. Platz
    }
today-ended = ohne Ergebnis beendet
