# Was ein Notebook auf Deutsch sagt, welches Spiel es auch ist.

seat = Platz
turn = am Zug
seen-by = wie { $name } es sieht
seen-by-all = wie alle es sehen
hand = Hand von { $name }
moves = { $name } kann
more-moves = … insgesamt { $count }
rank = Rang
score = Punkte

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
no-mistake = Kein klarer Fehler wurde gefunden.
more-mistakes = … insgesamt { $count } klare Fehler.
units = Ergebnisse zählen: { $outcome }; Verluste zählen: { $worth }. ± ist ein Standardfehler.

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
sure = ± ist die Hälfte eines 95-%-Intervalls.
