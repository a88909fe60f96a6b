"""The Match! in English."""

from __future__ import annotations

from matchwood.terminal.tables.the_match.words import Words

EN = Words(
    parts={
        "first_half": "1st half",
        "second_half": "2nd half",
        "first_extra_half": "Extra time, 1st half",
        "second_extra_half": "Extra time, 2nd half",
        "ten_shots": "Shoot-out",
        "circle": "Shoot-out, from the circle",
        "pile": "Shoot-out, pile {number} of 5",
    },
    colours={"Y": "yellow", "B": "blue", "R": "red", "G": "grey"},
    percent="{number}%",
    decimal=".",
    turn="ball {number} of {all}",
    shot="shot {number} of 10",
    extra="pair {number}",
    ball=("{name}'s ball", "Your ball"),
    fits="{colour} or {number} matches",
    left="Balls to come",
    used="Balls so far",
    none="–",
    sixth="6th",
    circle="{count} in the circle",
    circle_empty="the circle is empty",
    piles="{count} in the pile",
    attacks="Attacks",
    shots="Shots",
    kick_off=("{name} kicks off.", "You kick off."),
    first_shot=("{name} shoots first.", "You shoot first."),
    turned_up=("{name} turns up {ball}.", "Your ball is {ball}."),
    matches="{card} matches {ball}: {why}.",
    misses="{card} does not match {ball}: neither {colour} nor {number}.",
    scores=("{name} scores!", "You score!"),
    goal="GOAL!",
    turned_back="What was turned up is turned back.",
    whistle={
        "first_half": "Half-time",
        "second_half": "The second half is over",
        "first_extra_half": "Half-time in extra time",
        "second_extra_half": "Extra time is over",
    },
    final="The final whistle",
    score="{a} {goals_a} : {goals_b} {b}",
    fails=("No goal for {name}.", "No goal for you."),
    holds="In goal: {card} does not match.",
    beaten="In goal: {card} matches too.",
    level="Level: {score}.",
    circle_begins="Level after ten shots each: in pairs, with balls from the circle.",
    pile_begins="Still level: the balls are shuffled anew, pile {number} of 5.",
    toss=("Level after five piles: the toss goes to {name}.", "Level after five piles: the toss goes to you."),
    second_half="All cards are shuffled anew for the second half.",
    extra_time="Level: extra time, two halves, each of ten balls a side.",
    second_extra_half="The second half of extra time follows.",
    shootout="Still level: the shoot-out has to decide.",
    keys=("s scoreboard · o chances on/off", "s scoreboard"),
    ask_column=("{name}, row {row}: which column ({choices})? ", "Row {row}: which column ({choices})? "),
    ask_shot=("{name}, at which of your cards do you shoot (1-5)? ", "At which of your cards do you shoot (1-5)? "),
    reach="In reach: {cards}.",
    down="face down",
    line="{name}: {cards}; the sixth {sixth}; goals: {score}, shots: {shots}",
    odds="Chance of a goal: {chances}.",
    no_odds="In the memory game no chances are shown: they would remember for you.",
    sheet="Scoreboard",
    total="goals",
    penalties="shoot-out",
    rules="""\
Football with 44 cards: four colours, numbers 1-11. Score more goals.

· The pitch has 4 × 4 cards, face down at first. Chance says who deals, and the
  other one kicks off. A half is 14 balls each, in turns. For the second half
  all cards are shuffled anew, and the other one kicks off.
· On your turn a ball is turned up for you. Choose a card in the row nearest to
  you; if it is face down, it is turned up. It matches if it has the colour or
  the number of the ball; the card before does not count. Then choose in the
  next row, straight ahead or one to the side. Four matches are a GOAL. You
  cannot stop early, and you may choose a card that you know does not match.
· The first card that does not match ends your turn. {hide_after_miss}
· Who sits below attacks upward, the other one downward.
· {mode}
""",
    typing="""\
Type the number above the column: it counts from seat A's left, whoever plays.
Cards in reach have a thick frame, the way of the ball has a double one.
{odds}
? these rules · s scoreboard · q leave""",
    odds_key="o shows the exact chance of a goal for each choice, later ones chosen well.",
    shootout_rules="""\
The shoot-out

· All cards are shuffled. {shared_sixth}
· Chance says who shoots first. A ball is turned up; choose one of your own five
  cards. If it matches, the sixth card is looked at: if that matches the ball as
  well, it is a goal. Open cards stay open, the sixth too: learn them.
· Ten shots each, then whoever has more goals wins. {stop_when_decided}
· Level: in pairs, with balls from the circle, which has six pairs. {circle}
· Level still: the lines and what lies behind them stay as they are. All other
  cards are shuffled into a pile. The first pair with exactly one goal decides.
  After five piles a toss decides.
""",
    typing_shots="""\
Type 1-5 for the card, counted from the left.
Marks: ● goal, ○ no goal, · still to come.
""",
    sentences={
        "mode": {
            "cup": "A level match goes on: extra time, two halves, each of ten balls a side, for which chance says who "
            "kicks off first, and then the shoot-out (next page).",
            "league": "A level match is a draw.",
        },
        "hide_after_miss": {
            False: "Cards stay open, and both of you can use them: plan lanes of open cards that match your ball.",
            True: "The cards that it turned up are turned back: remember them. Cards of a goal stay open, and both of you can "
            "use them.",
        },
        "shared_sixth": {
            False: "Each of you has a line of five cards, face down, and a sixth one behind it.",
            True: "Each of you has a line of five cards, face down. One sixth card lies behind both lines.",
        },
        "stop_when_decided": {False: "All of them are taken, decided or not.", True: "No shot is taken that can change nothing."},
        "circle": {
            "sudden_death": "The first pair with exactly one goal decides.",
            "full": "All six count: the goals are compared at the end.",
        },
    },
    wins=("{name} wins.", "You win!"),
    draw="A draw.",
    after_penalties="{goals_a} : {goals_b} after penalties",
    no_column="{text} is no column: type one that is in reach, {choices}.",
    out_of_reach="Column {column} is out of reach from column {before}: straight ahead or one to the side, that is {choices}.",
    is_card="{text} is a card: type the number above its column, {choices}.",
    no_shot="{text} is none of your five cards: type a number from 1 to 5.",
    not_the_sixth="The sixth card lies behind the line: shoot at one of the five before it, 1 to 5.",
    conjunction=" or ",
)
