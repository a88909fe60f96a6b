"""Matschig in German."""

from __future__ import annotations

from matchwood.terminal.tables.matschig.words import Words

DE = Words(
    card_counts=("{count} Karte", "{count} Karten"),
    point_counts=("{count} Punkt", "{count} Punkte"),
    kinds={
        "W": "Wasser",
        "S": "Sand",
        "U": "Regenschirm",
        "Wind": "Wind",
        "Sun": "Sonne",
        "Duck": "Ducken",
        "Share": "Verteilen",
        "13": "13",
    },
    several_umbrellas="Schirme {values}",
    you_object="dich",
    round=("Runde {round}", "Runde {round} von {rounds}"),
    pile=("Stapel leer", "noch {cards} im Stapel"),
    columns=("Karten", "Matsch", "Konto"),
    dabs="Kleckse",
    clean="sauber",
    throws="wirft",
    target="Ziel",
    out="raus",
    aimed="{aimer} → {target}",
    total="{points}",
    perfect="perfekt",
    missing="{card} macht ihn perfekt",
    never_perfect="keine Karte macht ihn perfekt",
    answers="{answered} von {asked} haben geantwortet",
    mixes=("{name} rührt Matsch an.", "Wirf Matsch!"),
    hand="Deine Karten: {cards}",
    no_cards="Du hast keine Karten.",
    averted="weg",
    lands="trifft",
    lacks="noch {count}",
    stays_clean="nichts trifft",
    pairs="Wasser und Sand: Punkte · die Karte, die ihn perfekt machen würde",
    no_missing="keine",
    whom="{water} und {sand}, {points}: Auf wen?",
    window="Legt jemand {card} dazu? Alle außer dem Werfer werden gefragt.",
    let_it_fly="fliegen lassen",
    add_at="{card} → {name}",
    defence="Matsch auf dich: {points}. Nichts, Schirme oder eine Sonderkarte?",
    stuck="Matsch auf dich: {points}. Nichts von dir hält etwas davon ab.",
    laid="Mit diesen Schirmen: {outcome}",
    take="{points} einstecken",
    outcome=("{cards} trifft: {points}", "{cards} treffen: {points}"),
    shared="nichts trifft; die anderen ziehen eine Karte, solange es geht",
    duck_to="Ducken: {name} ist dran",
    and_more="und {count} weitere (m)",
    every_answer="Jede Antwort, die eine Nummer hat",
    keys="s Konten · {always}",
    always=("n immer fliegen lassen", "n wieder gefragt werden"),
    now_always="Er fliegt jetzt immer. Tippe n, wenn du dran bist, um wieder gefragt zu werden.",
    ask_throw="Wasser, Sand, auf wen ({example})? ",
    ask_whom="Auf wen ({letters}; z zurück)? ",
    ask_window="Eingabetaste: fliegen lassen; ein Buchstabe legt {card} dazu und zielt neu: ",
    ask_defence="Eine Nummer{or_umbrellas}? ",
    or_umbrellas=", oder Schirme auf Matsch ({example})",
    ask_stuck="Einstecken (Eingabetaste): ",
    ask_confirm="Eingabetaste: so spielen; mehr Schirme, oder z zurück: ",
    ask_go_on="Mehr Schirme ({example}); z zurück: ",
    begins=("Runde {round}: {name} beginnt.", "Runde {round}: Du beginnst."),
    throw=("{name} wirft {mud} auf {whom}: {points}.", "Du wirfst {mud} auf {whom}: {points}."),
    let="Er fliegt, wie er ist.",
    add=("{name} legt {card} dazu: perfekt, auf {whom}!", "Du legst {card} dazu: perfekt, auf {whom}!"),
    duck=("{name} duckt sich: Er fliegt auf {whom}.", "Du duckst dich: Er fliegt auf {whom}."),
    takes=("{name} kriegt {points} ab.", "Du kriegst {points} ab."),
    shares=("{name} verteilt: Der Matsch ist weg.", "Du verteilst: Der Matsch ist weg."),
    defends=(
        "{name} spielt {played}: kriegt nur {landed} ab, {points}.",
        "Du spielst {played}: Du kriegst nur {landed} ab, {points}.",
    ),
    held_off=("{name} spielt {played} und bleibt sauber.", "Du spielst {played} und bleibst sauber."),
    splash=("{name} zieht {card}: Das trifft.", "Du ziehst {card}: Das trifft."),
    harmless=("{name} zieht {card}.", "Du ziehst {card}."),
    skip=("{name} kann nicht werfen.", "Du kannst nicht werfen."),
    skips="Ohne Wasser oder Sand: {names}.",
    discard=("Niemand kann werfen: {name} zieht eine neue Hand.", "Niemand kann werfen: Du ziehst eine neue Hand."),
    round_over="Runde {round} ist aus: {all}.",
    gained="{name} +{points}, Konto {account}",
    gained_dabs="{name} +{points} {dabs}",
    sheet="Konten: die Punkte jeder Runde und das Konto danach",
    no_round="Noch ist keine Runde zu Ende.",
    account_row="Konto",
    dabs_row="Kleckse",
    legend="½ Matsch einer Sorte zählt halb · ⇓ Konto bei 22, 44, 66 oder 88: halbiert",
    pools="Der Matsch dieser Runde",
    closed="{cards}, verdeckt",
    rules=(
        """\
Ständig fliegt jemandem Matsch entgegen. Was dich trifft, bleibt vor dir liegen
und zählt gegen dich. {party}

· Wer die erste Runde beginnt, entscheidet das Los; jede weitere beginnt der
  Nächste im Uhrzeigersinn. Wer dran ist, wirft ein Wasser und einen Sand auf
  jemand anderen. Wer kann, muss; wer nicht kann, überlässt es dem Nächsten im
  Uhrzeigersinn.
· Gleich viel Wasser wie Sand ist perfekt, dann mischt sich niemand mehr ein.
  Sonst werden alle außer dem Werfer heimlich gefragt. Wer genau die fehlende
  Karte hat, darf sie dazulegen und neu zielen, auch auf den Werfer oder wie
  bisher, nur nicht auf sich selbst. {interrupt_order} Fehlt eine 6, wird
  niemand gefragt: Es gibt keine.
· Auf wen der Matsch fliegt, der tut nichts, spannt Regenschirme auf oder spielt
  eine Sonderkarte. Schirme liegen auf einzelnen Matschkarten und müssen deren
  Wert zusammen erreichen; eine Karte wird ganz abgewehrt oder gar nicht. Was
  abgewehrt ist, ist weg; der Rest bleibt liegen. {reopen_after_duck}
""",
        """\
· 110 Karten: jedes Wasser und jeder Sand sechsmal, jeder Schirm viermal, jede
  Sonderkarte zweimal. Alle bekommen sieben, der Rest ist der Stapel.
· Alle ziehen auf sieben Karten nach, solange welche da sind, der Werfer
  zuerst. Danach ist dran, auf wen zuletzt gezielt wurde, getroffen oder nicht.
  Nach dem Verteilen ist es, wer die höchste Matschkarte gezogen hat, von
  mehreren der Erste im Uhrzeigersinn nach dem Verteiler; hat niemand Matsch
  gezogen, der Verteiler.
· Werfen kann, wer Wasser und Sand hat. {on_stall}
· Dein Matsch zählt seine Punkte, nur Wasser oder nur Sand zählt halb,
  aufgerundet. Steht dein Konto nach einer Runde auf 22, 44, 66 oder 88, wird es
  halbiert. Beides geschieht von selbst, und der Matsch wird nicht halbiert, wo
  das schlechter ausginge.
· {open_pools}
""",
    ),
    sentences={
        "party": {
            False: "Nach der letzten Runde gewinnt das niedrigste Konto.",
            True: "Nach jeder Runde bekommt das höchste Konto derer, die noch dabei sind, einen Klecks; teilen es sich "
            "mehrere, bekommt jeder einen. Mit drei Klecksen ist man raus und bekommt keine Karten mehr. Wer übrig bleibt, "
            "gewinnt; sind die Letzten zugleich raus, gewinnen sie gemeinsam.",
        },
        "interrupt_order": {
            "clockwise": "Wollen mehrere, kommt der Erste im Uhrzeigersinn nach dem zum Zug, der zuletzt gezielt hat.",
            "target_first": "Wollen mehrere, kommt zuerst zum Zug, auf wen gezielt ist, dann der Erste im Uhrzeigersinn "
            "nach dem, der zuletzt gezielt hat.",
        },
        "reopen_after_duck": {
            False: "Nach dem Ducken kann niemand mehr eine Karte dazulegen.",
            True: "Ist der Matsch nicht perfekt, werden nach dem Ducken alle außer dem Werfer noch einmal nach der fehlenden "
            "Karte gefragt.",
        },
        "on_stall": {
            "redraw": "Kann es niemand und sind noch Karten im Stapel, wirft der, der dran ist, seine Hand weg und zieht eine "
            "neue, dann der Nächste, bis jemand werfen kann. Ist der Stapel leer, ist die Runde aus; Handkarten zählen nicht.",
            "end_round": "Kann es niemand, ist die Runde aus, auch wenn noch Karten im Stapel sind; Handkarten zählen nicht.",
        },
        "open_pools": {
            False: "Bis zum Ende der Runde sieht niemand den Matsch an, auch nicht den eigenen.",
            True: "Der Matsch liegt offen (s).",
        },
    },
    typing="""\
≈≈≈ W Wasser, ·:· S Sand   1-5 und 7 Punkte, keine 6; je eins ist Matsch
/|\\ U Regenschirm          1-7 Punkte; hält eine ganze Matschkarte bis zu diesem
                           Wert ab, mehrere auf einer zählen zusammen
≡≡> Wind                   bläst den Sand weg, das Wasser trifft dich
\\o/ Sonne                  trocknet das Wasser, der Sand trifft dich
↷↷↷ Ducken                 der Matsch fliegt auf jemand anderen, auch den Werfer
<·> Verteilen              der Matsch ist weg, und alle anderen ziehen eine
                           Karte, solange welche da sind: Wasser und Sand
                           bleiben an ihnen kleben
≤13 13                     wischt ganze Matschkarten weg, zusammen bis 13 Punkte

Werfen     5 3 b wirft Wasser 5 und Sand 3 auf B; nur 5 3: dann sag, auf wen.
Dazulegen  Eingabetaste: fliegen lassen; b legt dazu und zielt auf B.
           n lässt von jetzt an alles fliegen, bis du wieder n tippst.
Abwehren   die Nummer in der Liste; oder Schirme: w4=6 s1=1+1 legt U6 auf W4
           und zwei U1 auf S1, u6 u1 legt sie hin, wo sie am meisten abhalten.
           Du siehst, was herauskommt; Eingabetaste: so spielen, z: zurück.
Notation   geht auch: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.
? Regeln · s Konten und Matsch · m jede Antwort mit Nummer · q aufhören
""",
    you_win="Du gewinnst!",
    winner="{name} gewinnt.",
    winners="Gemeinsamer Sieg: {names}.",
    conjunction=" und ",
    rank="{rank}. {name} {score}",
    rank_out="{rank}. {name} (raus in Runde {round})",
    no_throw="{text} ist kein Wurf: Tippe die Werte von Wasser und Sand und auf wen ({example}).",
    one_of_each="Matsch ist genau ein Wasser und ein Sand.",
    not_held="{card} hast du nicht.",
    too_few_held="{card} hast du nur {held}-mal.",
    no_player="{text} spielt nicht mit; es gibt {letters}.",
    not_yourself="Nicht auf dich selbst: {letters}.",
    is_out="{name} ist raus; es gibt {letters}.",
    possible_pairs="Es geht: {pairs}.",
    no_answer="{text} ist keine Antwort: Eingabetaste lässt ihn fliegen, {letters} legt {card} dazu und zielt.",
    only_missing="Nur {card} macht diesen Matsch perfekt.",
    lacking="Du hast kein {card}: Die Eingabetaste lässt ihn fliegen.",
    only_take="Du kannst nur einstecken: Eingabetaste.",
    choose="Wähle: eine Nummer von 1 bis {count}{or_umbrellas}.",
    no_defence="{text} geht nicht: eine Nummer von 1 bis {count}{or_umbrellas}.",
    no_such_number="Die Liste hat die Nummern 1 bis {count}.",
    one_special="Eine Sonderkarte spielt man allein.",
    take_alone="Zum Einstecken tippe nur: einstecken.",
    mud_is_no_defence="Wasser und Sand wehren nichts ab.",
    whom_instead="Wer bekommt ihn stattdessen? Tippe {word} und einen Buchstaben: {letters}.",
    thirteen_names="Welchen Matsch, bis 13? Nenne ihn: 13 {mud}, oder eine Nummer der Liste.",
    over_thirteen="Die 13 nimmt höchstens 13 Punkte, nicht {total}.",
    no_such_mud="{card} ist nicht in diesem Matsch ({mud}).",
    no_umbrella="Nur Schirme (U1 bis U7) liegen auf Matsch, nicht {text}.",
    unfinished="{umbrellas} auf {card}: Es fehlen noch {count}. Mehr Schirme, oder z zurück.",
    too_weak="{umbrellas}: zusammen {total}; so leicht ist keine Karte, die dich noch trifft.",
    nothing_to_undo="Es gibt nichts zurückzunehmen.",
)
