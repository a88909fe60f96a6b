"""Matchstick Tycoon in English."""

from __future__ import annotations

from matchwood.terminal.tables.tycoon.words import Words

EN = Words(
    card_counts=("{count} card", "{count} cards"),
    stick_counts=("{count} stick", "{count} sticks"),
    no_sticks="no stick",
    places=("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"),
    columns=("cards", "sticks"),
    leads_note="leads",
    passed_note="passed",
    returned_note="gave one back",
    order="weak to strong",
    order_now=("{number} is strongest", "REVERSED: {number} is strongest"),
    cleared="{count} out of play",
    aside="{count} set aside",
    empty="Nothing lies.",
    leads="{name} leads.",
    you_lead="You lead.",
    lying="{name}: {play} ({sticks})",
    hand="Your hand",
    no_cards="You have no cards left. Each turn takes one stick from you, until you are out.",
    you_out="You are out: {place} place.",
    cheapest="Cheapest ways (+ others; m shows all)",
    and_more="and {count} more (m)",
    dealt="The cards are dealt: {cards} each.",
    dealt_aside="The cards are dealt: {cards} each, {aside} set aside unseen.",
    starts="{name} leads.",
    you_start="You lead.",
    plays="{name}: {play} with {cards} ({sticks})",
    you_play="You: {play} with {cards} ({sticks})",
    turned="{card} turned",
    revolution={"normal": "REVOLUTION! Large beats small again", "reversed": "REVOLUTION! Small beats large"},
    passes="{name} passes and takes a stick.",
    you_pass="You pass and take a stick.",
    returns="{name} has no cards and gives a stick back.",
    you_return="You have no cards and give a stick back.",
    goes_out="{name} is out: {place} place.",
    you_go_out="You are out: {place} place!",
    clears="The table is cleared. {name} leads.",
    you_clear="The table is cleared. You lead.",
    forced={
        "pass": "Nothing beats {number}, so you have to pass.",
        "return": "You have no cards left, so a stick of yours goes back.",
    },
    took_cheapest="{play}: the cheapest of {count} ways, {cards} ({sticks}).",
    keys="m your plays · t what becomes what · s cards gone",
    ask_lead="Which number, and how many (8x3)? ",
    ask_follow="What beats {play} (p passes)? ",
    ask_stuck="Nothing of yours beats {play}: Enter to pass. ",
    situation="Your hand: {hand}; {sticks}.",
    overview="All you can show: the cheapest cards, their sticks, + other ways",
    overview_key="m 8x3 shows every way to show 8 with 3 cards; m 8 every way to show 8.",
    all_ways="Every way to show {number}: few cards first, then the cheapest",
    no_way="There is no way to show {number} now.",
    and_others="and {count} more",
    changes="What becomes what: cards on the left, numbers above, between them the sticks",
    changes_key="↻ only when turned by 180° · 0 needs no stick · nothing printed ever goes away",
    assumed="G, H, = (two bars) and _ (blank) are not published: what they show is assumed.",
    gone="Cards by what is printed on them",
    gone_rows=("played", "yours", "not seen yet"),
    gone_aside="Set aside, never to come: {cards} of those not seen.",
    rules="""\
Get rid of all your cards and all your sticks before the others do.

· A card shows a number of seven segments. Turn it by 180°, or lay sticks of
  yours on its empty segments, and it shows another one (t: what becomes what).
  On the screen thin segments are printed and thick ones are sticks.
· {equal_deal} Everybody begins with one stick. Chance finds the first leader; then it goes
  clockwise.
· Who leads shows one number with 1-5 cards, and may not pass. The others in turn
  show a stronger one with as many cards, or pass and take a stick; they may play
  again later. Against the strongest number one can only pass.
· 0 is weakest, then 1-9, A b C d E {expansion}.
· {revolution_at} are a REVOLUTION, whatever number they show: weak is strong from
  that moment on, until the next one.
· When nobody beats what lies, the table is cleared; who played last leads, or
  the next player if that one is out.
· Without cards you give back a stick in your turn; if you had to lead, the next
  player leads. With no cards and no sticks you are out: first out is first, the last one left is last.
""",
    sentences={
        "equal_deal": {
            False: "Two or three players get 15 cards each; from four on all are dealt, and some may have one more.",
            True: "Two or three players get 15 cards each; from four on all get the same number, and what is left over stays out.",
        },
        "expansion": {
            "none": "and F, the strongest. There are 56 cards",
            "GH": "F G and H, the strongest. There are 60 cards, two G and two H among them",
            "all": "F G and H, the strongest. There are 72 cards, four each of G, H, = and _ among them; = and _ are no numbers "
            "before sticks make one of them. A leader who can show no number passes, and the next player leads",
        },
        "revolution_at": {5: "Five cards at once", 4: "Four or five cards at once"},
    },
    typing="""\
Type 8: 0 0 8 for a number and cards; 0 0 8 if there is only one number for
them; 8x3, or 8, for the cheapest way. Small letters will do. p passes.
Enter alone does what can be done in only one way; forced turns are made for you.
? these rules · m your plays · t what becomes what · s cards gone · q leave""",
    winner="{name} is the tycoon; you come {place}.",
    you_win="You are the tycoon!",
    unreadable="{text} is no play: type a number and cards (8: 0 0 8), or 8x3, or cards (0 0 8); p passes.",
    not_now={"pass": "Who leads may not pass: show some number.", "return": "Only a player without cards gives a stick back."},
    which="{cards} can show {numbers}. Which number?",
    not_held="You hold no {card}.",
    too_many_held="You hold {held} × {card}, not {count}.",
    not_a_number="{number} is no number of this game.",
    not_a_card="{card} is no card, only a number: a {print} upside down shows it.",
    too_many="A play has five cards at most.",
    wrong_count="It takes {there} to beat what lies, not {given}.",
    cannot_show="{card} cannot show {number}, only {numbers}.",
    nothing_in_common="There is no number that all of {cards} can show.",
    too_weak=("{number} does not beat {lying}.", "{number} does not beat {lying} while the order is reversed."),
    too_dear="{number} with {cards} takes {needed}; you have {held}.",
    too_few_fit="Only {fit} of yours can show {number}.",
    none_fit="None of your cards can show {number}.",
    at_best="{cards} can show {number} at best.",
    possible="Possible with {cards}: {numbers}",
    only_pass="You can only pass (p).",
    or_pass=", or p",
)
