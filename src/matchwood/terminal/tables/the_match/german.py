"""The Match! in German."""

from __future__ import annotations

from matchwood.terminal.tables.the_match.words import Words

DE = Words(
    parts={
        "first_half": "1. Halbzeit",
        "second_half": "2. Halbzeit",
        "first_extra_half": "Verlängerung, 1. Hälfte",
        "second_extra_half": "Verlängerung, 2. Hälfte",
        "ten_shots": "Elfmeterschießen",
        "circle": "Elfmeterschießen, aus dem Kreis",
        "pile": "Elfmeterschießen, Stapel {number} von 5",
    },
    colours={"Y": "gelb", "B": "blau", "R": "rot", "G": "grau"},
    percent="{number} %",
    decimal=",",
    turn="Ball {number} von {all}",
    shot="Schuss {number} von 10",
    extra="Paar {number}",
    ball=("Am Ball: {name}", "Dein Ball"),
    fits="{colour} oder {number} passt",
    left="Bälle übrig",
    used="Bälle bisher",
    none="–",
    sixth="6.",
    circle="{count} im Kreis",
    circle_empty="der Kreis ist leer",
    piles="{count} im Stapel",
    attacks="Angriffe",
    shots="Schüsse",
    kick_off=("Anstoß: {name}.", "Du hast Anstoß."),
    first_shot=("{name} schießt zuerst.", "Du schießt zuerst."),
    turned_up=("Ball für {name}: {ball}.", "Dein Ball ist {ball}."),
    matches="{card} passt zu {ball}: {why}.",
    misses="{card} passt nicht zu {ball}: weder {colour} noch {number}.",
    scores=("{name} trifft!", "Du triffst!"),
    goal="TOOOR!",
    turned_back="Was aufgedeckt wurde, wird wieder umgedreht.",
    whistle={
        "first_half": "Halbzeit",
        "second_half": "Ende der zweiten Halbzeit",
        "first_extra_half": "Halbzeit der Verlängerung",
        "second_extra_half": "Ende der Verlängerung",
    },
    final="Schlusspfiff",
    score="{a} {goals_a} : {goals_b} {b}",
    fails=("Kein Tor für {name}.", "Kein Tor für dich."),
    holds="Im Tor: {card} passt nicht.",
    beaten="Im Tor: {card} passt auch.",
    level="Gleichstand: {score}.",
    circle_begins="Gleichstand nach je zehn Schüssen: paarweise weiter, Bälle aus dem Kreis.",
    pile_begins="Noch immer Gleichstand: Die Bälle werden neu gemischt, Stapel {number} von 5.",
    toss=("Gleichstand nach fünf Stapeln: Das Los fällt auf {name}.", "Gleichstand nach fünf Stapeln: Das Los fällt auf dich."),
    second_half="Für die zweite Halbzeit werden alle Karten neu gemischt.",
    extra_time="Gleichstand: Verlängerung, zwei Hälften, jede mit zehn Bällen für jede Seite.",
    second_extra_half="Es folgt die zweite Hälfte der Verlängerung.",
    shootout="Noch immer gleich: Das Elfmeterschießen muss entscheiden.",
    keys=("s Spielstand · o Chancen an/aus", "s Spielstand"),
    ask_column=("{name}, Reihe {row}: welche Spalte ({choices})? ", "Reihe {row}: welche Spalte ({choices})? "),
    ask_shot=("{name}, auf welche deiner Karten schießt du (1-5)? ", "Auf welche deiner Karten schießt du (1-5)? "),
    reach="Erreichbar: {cards}.",
    down="verdeckt",
    line="{name}: {cards}; die sechste {sixth}; Tore: {score}, Schüsse: {shots}",
    odds="Chance auf ein Tor: {chances}.",
    no_odds="Im Gedächtnisspiel gibt es keine Chancen: Sie würden sich für dich erinnern.",
    sheet="Spielstand",
    total="Tore",
    penalties="Elfmeterschießen",
    rules="""\
Fußball mit 44 Karten: vier Farben, Zahlen 1-11. Schieß mehr Tore.

· Das Feld hat 4 × 4 Karten, zuerst verdeckt. Wer gibt, entscheidet das Los; der
  andere hat Anstoß. Eine Halbzeit hat 14 Bälle für jeden, abwechselnd. Zur
  zweiten wird alles neu gemischt, und der andere hat Anstoß.
· In deinem Zug wird für dich ein Ball aufgedeckt. Wähle eine Karte in der Reihe
  vor dir; eine verdeckte wird aufgedeckt. Sie passt, wenn sie die Farbe oder
  die Zahl des Balls hat; die Karte davor zählt nicht. Dann wählst du in der
  nächsten Reihe, geradeaus oder eins daneben. Viermal passend: ein TOR. Vorher
  aufhören geht nicht; auch eine Karte, die nicht passt, darfst du wählen.
· Die erste Karte, die nicht passt, beendet deinen Zug. {hide_after_miss}
· Wer unten sitzt, greift nach oben an, der andere nach unten.
· {mode}
""",
    typing="""\
Tippe die Zahl über der Spalte: von links gezählt, wie Platz A es sieht.
Erreichbare Karten haben einen dicken Rahmen, der Weg des Balls einen doppelten.
{odds}
? diese Regeln · s Spielstand · q aufhören""",
    odds_key="o zeigt zu jeder Wahl die genaue Chance auf ein Tor, wenn du gut weiterspielst.",
    shootout_rules="""\
Das Elfmeterschießen

· Alle Karten werden gemischt. {shared_sixth}
· Wer zuerst schießt, entscheidet das Los. Ein Ball wird aufgedeckt; wähle eine
  deiner eigenen fünf Karten. Passt sie, kommt die sechste dran: Passt auch sie
  zum Ball, ist es ein Tor. Offene Karten bleiben offen, auch die sechste: Merk
  sie dir.
· Zehn Schüsse für jeden, dann gewinnt, wer mehr Tore hat. {stop_when_decided}
· Gleichstand: paarweise mit Bällen aus dem Kreis, der sechs Paare hat. {circle}
· Noch immer gleich: Die Reihen und was dahinter liegt bleiben, wie sie sind.
  Alle anderen Karten werden zu einem Stapel gemischt. Das erste Paar mit genau
  einem Tor entscheidet. Nach fünf Stapeln entscheidet das Los.
""",
    typing_shots="""\
Tippe 1-5 für die Karte, von links gezählt.
Zeichen: ● Tor, ○ kein Tor, · kommt noch.
""",
    sentences={
        "mode": {
            "cup": "Bei Gleichstand geht es weiter: Verlängerung, zwei Hälften mit neu ausgelostem Anstoß, jede mit zehn Bällen "
            "für jede Seite, und dann Elfmeterschießen (nächste Seite).",
            "league": "Bei Gleichstand bleibt es unentschieden.",
        },
        "hide_after_miss": {
            False: "Karten bleiben offen, beide können sie benutzen: Such Wege aus offenen Karten, die zum Ball passen.",
            True: "Was er aufgedeckt hat, wird wieder umgedreht: Merk es dir. Karten eines Tors bleiben offen, beide können sie "
            "benutzen.",
        },
        "shared_sixth": {
            False: "Jeder hat eine Reihe von fünf verdeckten Karten und dahinter eine sechste.",
            True: "Jeder hat eine Reihe von fünf verdeckten Karten. Hinter beiden liegt eine sechste.",
        },
        "stop_when_decided": {
            False: "Alle werden ausgeführt, entschieden oder nicht.",
            True: "Was nichts mehr ändern kann, wird nicht geschossen.",
        },
        "circle": {
            "sudden_death": "Das erste Paar mit genau einem Tor entscheidet.",
            "full": "Alle sechs zählen: Am Ende werden die Tore verglichen.",
        },
    },
    wins=("{name} gewinnt.", "Du gewinnst!"),
    draw="Unentschieden.",
    after_penalties="{goals_a} : {goals_b} im Elfmeterschießen",
    no_column="{text} ist keine Spalte: Tippe eine erreichbare, {choices}.",
    out_of_reach="Spalte {column} ist von Spalte {before} aus nicht erreichbar: geradeaus oder eins daneben, also {choices}.",
    is_card="{text} ist eine Karte: Tippe die Zahl über ihrer Spalte, {choices}.",
    no_shot="{text} ist keine deiner fünf Karten: Tippe eine Zahl von 1 bis 5.",
    not_the_sixth="Die sechste Karte liegt hinter der Reihe: Schieß auf eine der fünf davor, 1 bis 5.",
    conjunction=" oder ",
)
