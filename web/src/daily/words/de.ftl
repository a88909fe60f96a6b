# Texte des Spiels des Tages auf Deutsch.

title = Spiel des Tages
about = Alle bekommen dieselben Karten, denselben Platz und dieselben Bots. Dein erster Versuch zählt.
today = Heute
featured = Heute dran
games = Die Spiele dieses Tages
form = { $players ->
    [2] Du gegen einen Bot.
   *[other] Du gegen { $bots } Bots.
  } Etwa fünf Minuten.


## Der eigene Versuch

start = Versuch starten
start-about = Du hast einen Versuch. Es gibt keine Tipps, und du kannst nur zurücknehmen, was die Bots noch nicht gesehen haben. Wenn du aufgibst oder nicht zu Ende spielst, bekommst du keinen Rang.
start-until = Du kannst bis { $time } starten.
continue = Versuch fortsetzen
continue-about = Dein Versuch läuft. Er zählt, wenn du ihn bis { $time } beendest.
ahead = Dieser Tag hat noch nicht begonnen. Seine Siegel sind schon veröffentlicht.
closed = Neue Versuche sind nicht mehr möglich. Alle Karten werden um { $time } öffentlich.
missed = Dieser Tag ist vorbei. Du kannst seine Karten noch zur Übung spielen.
quit = Du hast diesen Versuch nicht beendet. Deshalb hat er keinen Rang.
quit-later = Ab { $time } kannst du die Karten ansehen und üben.
elsewhere = Ein Konto hat diese Karten in diesem Browser schon gespielt. Melde dich bei diesem Konto an, um ihn zu sehen.
elsewhere-sign-in = Anmelden
ordinal = { $kind ->
   *[other] { $number }.
  }
rank-of = von { $finished } nach Ergebnis
mistakes-rank-of = von { $finished } bei den wenigsten Fehlern
at-the-table = Am Tisch: { $place } Platz{ $points ->
    [none] { "" }
   *[other] , { $points }
  }.
mistakes = { $mistakes ->
    [0] Kein klarer Fehler in { $decisions } Entscheidungen
    [one] Ein klarer Fehler in { $decisions } Entscheidungen: { $cost }
   *[other] { $mistakes } klare Fehler in { $decisions } Entscheidungen: { $cost }
  }.
analysing = Deine Züge werden mit dem besten Spiel verglichen …
alone-so-far = Du bist bisher allein. Dein Rang ändert sich, während andere spielen.
cards = Alle Karten zeigen
practise = Diese Karten üben
practise-about = Übung zählt nicht.


## Teilen

share = Ergebnis kopieren
share-line = { $title } { $day } · { $game } · { $matches } { $rank } von { $finished } · { $address }
share-line-plain = { $title } { $day } · { $game } · { $rank } von { $finished } · { $address }


## Alle

counts = { $started ->
    [0] Diese Karten hat noch niemand gespielt.
    [one] Eine Person hat angefangen, { $finished } beendet, { $quit } abgebrochen.
   *[other] { $started } Personen haben angefangen, { $finished } beendet, { $quit } abgebrochen.
  }
counts-over = { $started ->
    [0] Diese Karten hat niemand gespielt.
    [one] Eine Person hat angefangen, { $finished } beendet, { $quit } abgebrochen.
   *[other] { $started } Personen haben angefangen, { $finished } beendet, { $quit } abgebrochen.
  }
ranking = Rangliste
order-result = Bestes Ergebnis
order-mistakes = Wenigste Fehler
ranking-locked = Die Rangliste siehst du, wenn du deinen Versuch beendet hast.
ranking-empty = Diese Karten hat niemand zu Ende gespielt.
ranking-waiting = Noch ist kein Versuch analysiert.
ranking-you = du
points = { $game ->
    [tycoon] { "" }
    [the_match] { $points ->
        [one] { $points } Tor
       *[other] { $points } Tore
      }
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
      }
  }
ranking-place = { $place } am Tisch
ranking-flawless = kein klarer Fehler
nameless = Name entfernt


## Entscheidungen

decisions = So haben andere entschieden
decisions-about = Zu jeder deiner Entscheidungen: was die Personen in genau derselben Lage gewählt haben.
decisions-more = Die anderen { $count } Entscheidungen zeigen
decision-number = Entscheidung { $number }
decision-people = { $count ->
    [one] In dieser Lage warst nur du.
   *[other] In dieser Lage waren { $count } Personen.
  }
decision-yours = deine Wahl
decision-best = am besten
decision-look = Ansehen


## Das Siegel

seal = Siegel der Karten
seal-about = Der Server hat die Karten vor dem Tag festgelegt und dieses Siegel veröffentlicht. Das Geheimnis folgt nach dem Tag. Dann kannst du prüfen, dass die Karten zum Siegel gehören.
seal-later = Das Geheimnis wird um { $time } veröffentlicht.
seal-secret = Geheimnis
seal-check = So prüfst du selbst: Speichere das Protokoll deiner Partie und führe aus
seal-ahead = Siegel des nächsten Tages


## Vergangene Tage und der Kalender

archive = Vergangene Tage
archive-none = Dies ist der erste Tag.
archive-older = Ältere Tage
archive-rank = { $rank } von { $finished }
archive-finished = { $finished } beendet
calendar = Deine Tage
calendar-streak = { $days ->
    [0] Zurzeit keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
calendar-longest = Längste Serie: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
calendar-none = Beende ein Spiel des Tages, um eine Serie zu beginnen.
calendar-guest = Mit einem Konto bekommst du einen Kalender und eine Serie.
calendar-account = Konto anlegen
calendar-day = { $day }: { $games ->
    [0] nicht gespielt
    [one] ein Spiel
   *[other] { $games } Spiele
  }


## Nach der Partie

after-rank = Spiel des Tages: du bist { $rank } von { $finished }.
after-settling = Dein Ergebnis wird gespeichert …
after-link = Mit anderen vergleichen
after-again = Noch einmal üben
after-quit = Dieser Versuch zählt nicht.
after-practice = Übung mit einem Spiel des Tages. Dieses Ergebnis zählt nicht.
puzzles = Rätsel des Tages
