# Texte der Rätsel auf Deutsch.

title = Rätsel
title-day = Rätsel vom { $day }
about = In jeder Stellung ist ein Zug deutlich besser als alle anderen. Finde ihn. Deine erste Antwort zählt. Die ersten Rätsel sind leichter.
task = { $game }: Welcher Zug ist der beste?
rating = Deine Wertung
streak = In Folge
solved = Gelöst
solved-of = { $solved } von { $answers }
streak-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
    .longest = am längsten: { $longest }
rating-about = Die Wertung deiner Stärke. Mit einer Wahrscheinlichkeit von zwei Dritteln ist deine wahre Stärke höchstens um die Zahl nach dem ± davon entfernt.
progress = { $answered } von { $count } beantwortet, { $solved } gelöst
number-of = Rätsel { $number } von { $count }
difficulty = Schwierigkeit { NUMBER($rating, useGrouping: 0) }
state-open = Offen
state-solved = Gelöst
state-missed = Verfehlt
start = Anfangen
continue = Weitermachen
all-done = Du hast alle zehn Rätsel beantwortet. Die nächsten kommen um { $time }.
all-done-old = Du hast alle Rätsel dieses Tages beantwortet.
none = Dieser Server hat keine Rätsel.
archive = Frühere Tage
before = Tag davor
after = Nächster Tag
today = Heute
not-offered = Die Rätsel dieses Tages gibt es nicht. Du kannst die Rätsel von heute und der letzten 30 Tage beantworten.
next = Nächstes Rätsel
all = Alle Rätsel
what-follows = Ansehen, was folgt
right = Richtig: Du hast den besten Zug gefunden.
rated = Deine Wertung: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
not-rated = Deine Wertung bleibt gleich, weil du dieses Rätsel schon an einem früheren Tag beantwortet hast.
found = Anteil der Bots, die ihn finden
continuation-title = Was folgt
continuation-about = Nach dem Zug spielen Bots mit den echten Karten weiter, bis neu gegeben wird oder die Partie endet.
continuation-chosen = Dein Zug
continuation-best = Bester Zug
continuation-controls = Schritte
daily = Spiel des Tages
