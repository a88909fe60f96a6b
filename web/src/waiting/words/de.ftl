# Texte des Wartezimmers auf Deutsch.

waiting-title = Wer spielt mit?
waiting-missing = { $open ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
waiting-begins = { $open ->
        [0] Starte, wann du willst.
       *[other] Die Partie beginnt, sobald alle Plätze besetzt sind oder du sie startest.
    }
waiting-begins-by-host = { $open ->
        [0] Der Gastgeber startet die Partie.
       *[other] Die Partie beginnt, sobald alle Plätze besetzt sind oder der Gastgeber sie startet.
    }
waiting-seats = Plätze
waiting-free = frei
waiting-kept = reserviert für { $name }
waiting-you = du
waiting-bot = Bot
waiting-guest = externer Bot
waiting-sit-here = Platz { $seat } nehmen
waiting-here = Nehmen
waiting-sit = Platz nehmen
waiting-stand-up = Platz verlassen
waiting-take-chair = { $name } vom Platz entfernen
waiting-stood-up = Der Gastgeber hat deinen Platz für jemand anderen freigegeben. Ist noch einer frei, kannst du ihn nehmen.
waiting-who-sits = Spieler auf Platz { $seat }
waiting-close = Platz entfernen
waiting-add = Platz hinzufügen
waiting-move-up = Platz { $seat }: nach oben
waiting-bots-take = { $open ->
        [one] Ein Bot übernimmt den freien Platz:
       *[other] Bots übernehmen die { $open } freien Plätze:
    }
waiting-begin = Partie starten
hand-over-in-app = Du bist im Browser einer App. Dein Platz gehört zu diesem Browser. Um in einem anderen Browser zu spielen, erstelle einen Link.
waiting-twin = { $name } hat hier schon einen Platz. Bist du das? Dann öffne „Auf anderem Gerät weiterspielen“ in dem Browser, in dem du den Platz genommen hast.
waiting-house = Hausregeln
