# Texte der Rückschau auf Deutsch.

title = Rückschau


## Eine Partie aus einer Datei

file-title = Partie aus einer Datei öffnen
file-about = Wähle das Protokoll einer Partie (.jsonl), das du nach der Partie gespeichert hast, oder die gespeicherten Daten deines Kontos.
file-choose = Datei wählen
file-which = Welche Partie der Datei, 1 bis { $games }?
file-open = Rückschau öffnen
file-broken = Partie { $line } der Datei ist kein lesbares Protokoll.
file-unreadable = Die Datei ließ sich nicht lesen. Bitte wähle sie noch einmal.
file-empty = Diese Datei enthält keine Partie.
file-forgotten = Der Server hat dieses Protokoll nicht mehr. Bitte öffne die Datei noch einmal.


## Von Zug zu Zug

controls-title = Zug für Zug durch die Partie
controls-first = Zum Anfang
controls-previous = Einen Zug zurück
controls-next = Einen Zug vor
controls-last = Zum Ende
controls-play = Abspielen
controls-pause = Anhalten
controls-slider = Stelle in der Partie
controls-at = Zug { $at } von { $last }
controls-keys = Pfeiltasten: einen Zug vor oder zurück. Pos1, Ende: Anfang oder Ende. P: abspielen.
decision-title = Nächster Zug
decision-does = { $name }: { $move }
decision-over = Die Partie ist zu Ende.
decision-cut = Das Protokoll endet hier.
decision-best = Kein besserer Zug wurde gefunden.
decision-alike = Etwa so gut wie der beste Zug.
decision-forced = Einen anderen Zug gab es nicht.
decision-mistake = Klarer Fehler ({ $cost }) – besser: { $best }
decision-slight = Etwas schlechter ({ $cost }) – besser: { $best }
choices-title = Mögliche Züge
choices-all = alle { $possible } Züge
choices-some = die besten { $shown } von { $possible ->
        [one] 1 Zug
       *[other] { $possible } Zügen
    }
choices-none = Hier gibt es nichts zu entscheiden.
choices-made = gespielt
choices-against = Abstand
hands-title = Alle Hände
hands-none = keine Karten
hands-look = Tisch aus der Sicht von { $name } zeigen
hands-secret = geheim: { $what }


## Die Analyse

analysis-title = Wie die Partie verlief
analysis-waiting = { $ahead ->
        [0] Die Analyse beginnt …
        [one] Vorher wird noch 1 andere Partie analysiert …
       *[other] Vorher werden noch { $ahead } andere Partien analysiert …
    }
analysis-working = Züge werden analysiert: { $done } von { $of } …
analysis-steps = Inzwischen kannst du die Partie schon durchgehen.
analysis-alone = Es wurden keine Karten verteilt, also gibt es nichts zu analysieren.
graph-about = Erwartetes Ergebnis aller nach jedem Zug. Endergebnis: { $last }.
graph-one = { $name } { $value }
graph-legend = Quadrat: Fehler · Kreis: Glück oder Pech. Tippe auf die Kurve, um zu diesem Zug zu springen.
turns-title = Wendepunkte
turns-none = Es gab keinen teuren Fehler und kein großes Glück.
turns-opened = Das war dein teuerster Fehler.
turns-mistake = Fehler von { $name }: { $move }. Besser: { $best }.
turns-own = Deine
turns-others = Die der anderen
turns-whose = { $luck ->
        [good] Glück für { $name }
       *[bad] Pech für { $name }
    }
turns-deal = { turns-whose } beim Austeilen.
turns-play = { turns-whose } bei diesem Zug von { $mover }: { $move }.
luck-title = Glück und Können
luck-name = Spieler
luck-luck = Glück
luck-own = Eigenes Spiel
luck-others = Spiel der anderen
luck-result = Ergebnis
luck-mistakes = { $mistakes ->
        [one] 1 Fehler
       *[other] { $mistakes } Fehler
    } bei { $decisions }
luck-sum = Ergebnis = Erwartung vor der ersten Karte + Glück + eigenes Spiel + Spiel der anderen. Das Spiel wird mit vernünftigen Zügen verglichen. ± ist der Standardfehler.

## Nach einer Partie

better-title = Ging es besser?
better-about = Jeder Zug wird mit allen anderen möglichen Zügen verglichen. Das dauert eine Weile.
better-ask = Züge analysieren
better-yours = Deine Züge
better-best = Bester Zug: { $move } (der nächstbeste: { $cost })
better-none = Kein Zug war viel besser als alle anderen.
better-costliest = Teuerster Zug: { $move } ({ $cost }); besser: { $best }
better-flawless = Kein klarer Fehler.
better-luck = { $name } hatte am meisten Glück mit den Karten (insgesamt { $amount }). Das war der größte Glücksfall.
coach-decided = { $decided ->
        [luck] Das Glück mit den Karten hat dein Ergebnis entschieden.
        [own] Deine eigenen Züge haben dein Ergebnis entschieden.
        [others] Die Züge der anderen haben dein Ergebnis entschieden.
        [as_expected] Dein Ergebnis ist etwa so, wie du es vor der ersten Karte erwarten konntest.
       *[unclear] Nichts allein hat dein Ergebnis entschieden.
    }
coach-parts = Glück mit den Karten: { $luck }, deine Züge: { $moves }, Züge der anderen: { $others }.
coach-luck = { $luck ->
        [good] Du hattest Glück mit den Karten ({ $amount }, ± { $error }).
        [bad] Du hattest Pech mit den Karten ({ $amount }, ± { $error }).
       *[even] Glück und Pech mit den Karten waren bei dir etwa gleich ({ $amount }, ± { $error }).
    }
coach-try = Deine teuerste Entscheidung: { $move } ({ $cost }). Probiere in so einer Stellung: { $best }.
coach-look = Stellung ansehen
coach-flawless = Die Analyse fand keinen klaren Fehler in { $decisions ->
        [one] deiner Entscheidung
       *[other] deinen { $decisions } Entscheidungen
    }. Probiere nächstes Mal stärkere Bots.
better-others = Züge der anderen
share = Teilen
share-game = Partie teilen
share-position = Stellung teilen
share-says = { $outcome }: eine Partie { $game }.
share-look = Schau dir diese Stellung an ({ $game })

## Die Frage an einer Stelle einer Partie

moment-replay = In der Rückschau zeigen
moment-none = Diese Partie hat keine solche Stellung.
moment-title = Was würdest du spielen? · { $game }
moment-share = Freunde fragen: Was würdest du spielen?
moment-find = Frage für Freunde finden
moment-text = Was würdest du hier spielen? ({ $game })
moment-save = Bild speichern
moment-no-picture = Dieser Server zeichnet keine Bilder.
moment-again = Noch einmal wählen
moment-here = Was würdest du hier spielen?

## Aus Fehlern lernen

learn-title = Aus Fehlern lernen
learn-about = { $count ->
        [one] Entscheide deinen teuersten Zug noch einmal.
       *[other] Entscheide deine { $count } teuersten Züge noch einmal.
    }
learn-about-of = { $count ->
        [one] Entscheide den teuersten Zug von { $name } noch einmal.
       *[other] Entscheide die { $count } teuersten Züge von { $name } noch einmal.
    }
learn-start = Noch einmal entscheiden
learn-heading = { $number } von { $count }: Was würdest du spielen?
learn-next = Nächste Frage
learn-sum = Zusammenfassung
learn-summary = Deine Entscheidungen
learn-total = In der Partie kosteten diese Züge zusammen { $before }. Jetzt kosten sie { $now }.
learn-before = in der Partie: { $move } ({ $cost })
learn-now = jetzt: { $move } ({ $cost })
learn-free = so gut wie der beste
learn-back = Zurück zur Rückschau
learn-again = Noch einmal
