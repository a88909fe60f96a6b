# Texte in Notebooks auf Deutsch, für alle Spiele.

seat = Platz
turn = am Zug
seen-by = aus der Sicht von { $name }
seen-by-all = aus der Sicht aller
hand = Hand von { $name }
moves = Züge von { $name }
more-moves = … insgesamt { $count }
yes = ja
no = nein
rank = Rang
score = Punkte
you = du
house-rules = Hausregeln
latest = zuletzt

## Eine Analyse

iterations = { $count } Durchläufe je Zug
result = Ergebnis
so-far = bisher
expected = = erwartet
deals = + Glück: Geben
hidden = + Glück: Verdecktes
own = + eigenes Spiel
others = + Spiel der anderen
mistakes = Fehler
mistakes-of = { $count } von { $decisions }
event = Ereignis
move = Zug
better = besser
loss = Verlust
no-mistake = Kein klarer Fehler gefunden.
more-mistakes = … insgesamt { $count } klare Fehler.
units = Einheit der Ergebnisse: { $outcome }. Einheit der Verluste: { $worth }. ± ist ein Standardfehler.

## Viele Spiele

games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
bot = Bot
seats = Plätze
mean-score = Punkte im Mittel
mean-rank = Rang im Mittel
wins = Siege
rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
mean = Mittel
sure = ± ist die Hälfte eines 95-%-Konfidenzintervalls.

## Das Bild einer Frage

question = Was würdest du spielen?
question-of = { $game } · { $name } ist dran
