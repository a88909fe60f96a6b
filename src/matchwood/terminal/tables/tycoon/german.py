"""Matchstick Tycoon in German."""

from __future__ import annotations

from matchwood.terminal.tables.tycoon.words import Words

DE = Words(
    card_counts=("{count} Karte", "{count} Karten"),
    stick_counts=("{count} Holz", "{count} Hölzer"),
    no_sticks="kein Holz",
    places=("1. Platz", "2. Platz", "3. Platz", "4. Platz", "5. Platz", "6. Platz", "7. Platz", "8. Platz"),
    columns=("Karten", "Hölzer"),
    leads_note="beginnt",
    passed_note="gepasst",
    returned_note="gab eins ab",
    order="schwach bis stark",
    order_now=("{number} ist am stärksten", "UMGEKEHRT: {number} ist am stärksten"),
    cleared="{count} aus dem Spiel",
    aside="{count} beiseite",
    empty="Nichts liegt.",
    leads="{name} beginnt.",
    you_lead="Du beginnst.",
    lying="{name}: {play} ({sticks})",
    hand="Deine Karten",
    no_cards="Du hast keine Karten mehr. Jeder Zug nimmt dir ein Holz ab, bis du fertig bist.",
    you_out="Du bist fertig: {place}.",
    cheapest="Am billigsten (+ weitere Arten; m zeigt alle)",
    and_more="und {count} weitere (m)",
    dealt="Die Karten sind verteilt: {cards} für jeden.",
    dealt_aside="Die Karten sind verteilt: {cards} für jeden; ungesehen beiseite: {aside}.",
    starts="{name} beginnt.",
    you_start="Du beginnst.",
    plays="{name}: {play} mit {cards} ({sticks})",
    you_play="Du: {play} mit {cards} ({sticks})",
    turned="{card} gedreht",
    revolution={"normal": "REVOLUTION! Groß schlägt wieder Klein", "reversed": "REVOLUTION! Klein schlägt Groß"},
    passes="{name} passt und nimmt ein Holz.",
    you_pass="Du passt und nimmst ein Holz.",
    returns="{name} hat keine Karten und gibt ein Holz ab.",
    you_return="Du hast keine Karten und gibst ein Holz ab.",
    goes_out="{name} ist fertig: {place}.",
    you_go_out="Du bist fertig: {place}!",
    clears="Der Tisch wird abgeräumt. {name} beginnt.",
    you_clear="Der Tisch wird abgeräumt. Du beginnst.",
    forced={
        "pass": "Nichts schlägt {number}, also musst du passen.",
        "return": "Du hast keine Karten mehr, also geht ein Holz von dir zurück.",
    },
    took_cheapest="{play}: die billigste von {count} Arten, {cards} ({sticks}).",
    keys="m deine Züge · t was wird was · s was weg ist",
    ask_lead="Welche Zahl, und wie oft (8x3)? ",
    ask_follow="Was schlägt {play} (p passt)? ",
    ask_stuck="Nichts von dir schlägt {play}: Eingabetaste passt. ",
    situation="Deine Karten: {hand}; {sticks}.",
    overview="Was du zeigen kannst: die billigsten Karten, ihre Hölzer, + weitere Arten",
    overview_key="m 8x3 zeigt jede Art, mit 3 Karten 8 zu zeigen; m 8 jede Art, 8 zu zeigen.",
    all_ways="Jede Art, {number} zu zeigen: wenige Karten zuerst, dann die billigste",
    no_way="{number} lässt sich jetzt auf keine Art zeigen.",
    and_others="und {count} weitere",
    changes="Was wird was: links die Karten, oben die Zahlen, dazwischen die Hölzer",
    changes_key="↻ nur um 180° gedreht · 0 heißt ohne Holz · Gedrucktes geht nie weg",
    assumed="G, H, = (zwei Balken) und _ (leer) sind nicht veröffentlicht: Das ist angenommen.",
    gone="Die Karten nach dem, was gedruckt ist",
    gone_rows=("gespielt", "deine", "noch ungesehen"),
    gone_aside="Beiseite und nicht mehr im Spiel: {cards} der ungesehenen.",
    rules="""\
Werde alle Karten und alle Hölzer los, bevor es den anderen gelingt.

· Eine Karte zeigt eine Zahl aus sieben Strichen. Gedreht (um 180°) oder mit
  Hölzern auf leeren Strichen zeigt sie eine andere (t: was wird was). Auf dem
  Schirm sind dünne Striche gedruckt und dicke Hölzer.
· {equal_deal} Alle beginnen mit einem Holz. Wer zuerst beginnt, entscheidet das Los; dann geht es im
  Uhrzeigersinn.
· Wer beginnt, zeigt mit 1-5 Karten eine Zahl und darf nicht passen. Die anderen
  zeigen reihum mit genauso vielen eine stärkere, oder sie passen und nehmen ein
  Holz. Wer gepasst hat, darf später wieder mitspielen. Gegen die stärkste Zahl
  kann man nur passen.
· 0 ist am schwächsten, dann 1-9, A b C d E {expansion}.
· {revolution_at} sind eine REVOLUTION, welche Zahl sie auch zeigen: Von diesem Moment
  an ist schwach stark, bis zur nächsten.
· Schlägt niemand, was liegt, wird abgeräumt; wer zuletzt gespielt hat, beginnt,
  oder der Nächste, wenn er schon fertig ist.
· Ohne Karten gibst du in deinem Zug ein Holz ab; hättest du beginnen müssen,
  beginnt der Nächste. Ohne Karten und Hölzer bist du fertig: Wer zuerst fertig ist, ist Erster; wer übrig bleibt, ist Letzter.
""",
    sentences={
        "equal_deal": {
            False: "Zu zweit und zu dritt gibt es je 15 Karten; ab vier Spielern werden alle verteilt, und manche haben eine mehr.",
            True: "Zu zweit und zu dritt gibt es je 15 Karten; ab vier Spielern haben alle gleich viele, der Rest bleibt draußen.",
        },
        "expansion": {
            "none": "und F, am stärksten. Es gibt 56 Karten",
            "GH": "F G und H, am stärksten. Es gibt 60 Karten, dabei je zwei G und H",
            "all": "F G und H, am stärksten. Es gibt 72 Karten, dabei je vier G, H, = und _; = und _ werden erst mit "
            "Hölzern Zahlen. Wer beginnen müsste und keine zeigen kann, passt, und der Nächste beginnt",
        },
        "revolution_at": {5: "Fünf Karten auf einmal", 4: "Vier oder fünf Karten auf einmal"},
    },
    typing="""\
Tippe 8: 0 0 8 für Zahl und Karten; 0 0 8, wenn nur eine Zahl für sie geht;
8x3 oder 8 für die billigste Art. Kleine Buchstaben genügen. p passt.
Die Eingabetaste tut, was nur auf eine Art geht; Erzwungenes geht von selbst.
? Regeln · m deine Züge · t was wird was · s was weg ist · q aufhören""",
    winner="{name} ist Tycoon, du hast den {place}.",
    you_win="Du bist der Tycoon!",
    unreadable="{text} ist kein Zug: Tippe Zahl und Karten (8: 0 0 8) oder 8x3 oder Karten (0 0 8); p passt.",
    not_now={"pass": "Wer beginnt, darf nicht passen: Zeig eine Zahl.", "return": "Nur wer keine Karten hat, gibt ein Holz ab."},
    which="Mit {cards} geht: {numbers}. Welche Zahl?",
    not_held="{card} hast du nicht.",
    too_many_held="Du hast {held} × {card}, nicht {count}.",
    not_a_number="{number} ist keine Zahl in diesem Spiel.",
    not_a_card="{card} ist keine Karte, nur eine Zahl: Eine {print} auf dem Kopf zeigt sie.",
    too_many="Man spielt höchstens fünf Karten.",
    wrong_count="Es braucht {there}, um zu schlagen, was liegt, nicht {given}.",
    cannot_show="{card} kann nicht {number} zeigen, nur {numbers}.",
    nothing_in_common="Es gibt keine Zahl, die {cards} alle zeigen können.",
    too_weak=("{number} schlägt {lying} nicht.", "{number} schlägt {lying} nicht, solange die Ordnung umgekehrt ist."),
    too_dear="{number} mit {cards} braucht {needed}; du hast {held}.",
    too_few_fit="Für {number} hast du nur {fit}.",
    none_fit="Keine deiner Karten kann {number} zeigen.",
    at_best="Mit {cards} geht höchstens {number}.",
    possible="Mit {cards} geht: {numbers}",
    only_pass="Du kannst nur passen (p).",
    or_pass=" oder p",
)
