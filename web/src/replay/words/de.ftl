# Was bei der Rückschau auf Deutsch gesagt wird.

title = Rückschau


## Eine Partie aus einer Datei

file-title = Eine Partie aus einer Datei
file-about = Öffne das Protokoll einer Partie (.jsonl), das am Ende einer Partie gespeichert wurde, oder was du von deinem Konto gespeichert hast.
file-choose = Datei wählen
file-which = Welche ihrer Partien, 1 bis { $games }?
file-open = Rückschau
file-broken = Partie { $line } der Datei ist kein Protokoll, das sich lesen lässt.
file-unreadable = Die Datei ließ sich nicht lesen. Bitte wähle sie noch einmal.
file-empty = In dieser Datei ist keine Partie.
file-forgotten = Der Server hat dieses Protokoll nicht mehr. Bitte öffne seine Datei noch einmal.


## Von Zug zu Zug

controls-title = Zug für Zug durch die Partie
controls-first = Zum Anfang
controls-previous = Einen Zug zurück
controls-next = Einen Zug weiter
controls-last = Zum Ende
controls-play = Abspielen
controls-pause = Anhalten
controls-slider = Stelle in der Partie
controls-at = Zug { $at } von { $last }
controls-keys = Pfeiltasten gehen einen Zug weiter, Pos1 und Ende springen, P spielt ab.
decision-title = Was als Nächstes kommt
decision-does = { $name }: { $move }
decision-over = Die Partie ist aus.
decision-cut = Das Protokoll endet hier.
decision-best = Etwas Besseres wurde nicht gefunden.
decision-alike = Etwa so gut wie das Beste.
decision-forced = Etwas anderes ging nicht.
decision-mistake = Klarer Fehler ({ $cost }) – besser: { $best }
decision-slight = Etwas schlechter ({ $cost }) – besser: { $best }
choices-title = Was möglich war
choices-all = alle { $possible } Züge
choices-some = die besten { $shown } von { $possible ->
        [one] 1 Zug
       *[other] { $possible } Zügen
    }
choices-none = Hier wird nichts entschieden.
choices-made = gewählt
choices-against = gegen das Beste
hands-title = Die Karten aller
hands-none = keine Karten
hands-look = Den Tisch sehen wie { $name }
hands-secret = geheim: { $what }


## Die Analyse

analysis-title = Wie die Partie verlief
analysis-waiting = { $ahead ->
        [0] Die Analyse beginnt …
        [one] Eine andere Partie ist vorher an der Reihe …
       *[other] { $ahead } andere Partien sind vorher an der Reihe …
    }
analysis-working = Jeder Zug wird beurteilt: { $done } von { $of } …
analysis-steps = Inzwischen kannst du die Partie schon durchgehen.
analysis-alone = Es wurde nichts ausgeteilt, also gibt es nichts zu erzählen.
graph-about = Was alle nach jedem Zug erwarten konnten; am Ende { $last }.
graph-one = { $name } { $value }
graph-legend = Quadrat: ein Fehler · Kreis: Glück oder Pech. Tippe in die Kurve, um dorthin zu gehen.
turns-title = Wendepunkte
turns-none = Kein Zug kostete viel, und das Glück änderte wenig.
turns-opened = Hier hast du deinen teuersten Fehler gemacht.
turns-mistake = Fehler von { $name }: { $move }. Besser: { $best }.
turns-own = Deine
turns-others = Die der anderen
turns-whose = { $luck ->
        [good] Glück für { $name }
       *[bad] Pech für { $name }
    }
turns-deal = { turns-whose } beim Austeilen.
turns-play = { turns-whose }, wie sich zeigte, bei diesem Zug von { $mover }: { $move }.
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
luck-sum = Ergebnis = was vor der ersten Karte zu erwarten war, Glück, das eigene Spiel verglichen mit vernünftigem, und das Spiel der anderen. ± ist der Standardfehler.

## Nach einer Partie

better-title = Ging es besser?
better-about = Jeder Zug wird mit allen anderen verglichen, die möglich waren. Das dauert eine Weile.
better-ask = Herausfinden
better-best = Bester Zug: { $move } (der nächstbeste: { $cost })
better-none = Kein Zug war weit besser als alle anderen.
better-costliest = Teuerster Zug: { $move } ({ $cost }); besser: { $best }
better-flawless = Kein klarer Fehler.
better-luck = Am meisten Glück mit den Karten: { $name }, zusammen { $amount } wert. Das hier war das größte.
better-shares = Dein Ergebnis: Glück mit den Karten { $luck }, deine Züge { $moves }, die Züge der anderen { $others }, jeweils verglichen mit dem Üblichen.
better-others = Die Züge der anderen
share-game = Partie teilen
share-position = Diese Stellung teilen
share-says = { $outcome }: eine Partie { $game }.
share-look = Schau dir diese Stellung an ({ $game })
