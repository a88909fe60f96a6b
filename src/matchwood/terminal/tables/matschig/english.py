"""Matschig in English."""

from __future__ import annotations

from matchwood.terminal.tables.matschig.words import Words

EN = Words(
    card_counts=("{count} card", "{count} cards"),
    point_counts=("{count} point", "{count} points"),
    kinds={"W": "Water", "S": "Sand", "U": "Umbrella", "Wind": "Wind", "Sun": "Sun", "Duck": "Duck", "Share": "Share", "13": "13"},
    several_umbrellas="Umbrellas {values}",
    you_object="you",
    round=("Round {round}", "Round {round} of {rounds}"),
    pile=("no cards left to draw", "{cards} to draw"),
    columns=("cards", "mud", "account"),
    dabs="dabs",
    clean="clean",
    throws="throws",
    target="target",
    out="out",
    aimed="{aimer} → {target}",
    total="{points}",
    perfect="perfect",
    missing="{card} would make it perfect",
    never_perfect="no card makes it perfect",
    answers="{answered} of {asked} have answered",
    mixes=("{name} mixes mud.", "Throw some mud!"),
    hand="Your cards: {cards}",
    no_cards="You have no cards.",
    averted="held off",
    lands="lands",
    lacks="{count} to go",
    stays_clean="nothing lands",
    pairs="Water and sand: points · the card that would make it perfect",
    no_missing="none",
    whom="{water} and {sand}, {points}: at whom?",
    window="Does anybody add {card}? Everybody but the thrower is asked.",
    let_it_fly="let it fly",
    add_at="{card} → {name}",
    defence="Mud at you: {points}. Nothing, umbrellas, or one special card?",
    stuck="Mud at you: {points}. Nothing of yours holds any of it off.",
    laid="With these umbrellas: {outcome}",
    take="take {points}",
    outcome=("{cards} lands: {points}", "{cards} land: {points}"),
    shared="nothing lands; the others draw a card each while there are any",
    duck_to="Duck: at {name} now",
    and_more="and {count} more (m)",
    every_answer="Every answer that has a number",
    keys="s accounts · {always}",
    always=("n always let it fly", "n ask me again"),
    now_always="From now on it always flies. Type n on your turn to be asked again.",
    ask_throw="Water, sand, at whom ({example})? ",
    ask_whom="At whom ({letters}; z undo)? ",
    ask_window="Enter lets it fly; a letter adds {card} and aims anew: ",
    ask_defence="A number{or_umbrellas}? ",
    or_umbrellas=", or umbrellas on mud ({example})",
    ask_stuck="Enter takes it: ",
    ask_confirm="Enter does it; more umbrellas, or z to undo: ",
    ask_go_on="More umbrellas ({example}); z undo: ",
    begins=("Round {round}: {name} begins.", "Round {round}: you begin."),
    throw=("{name} throws {mud} at {whom}: {points}.", "You throw {mud} at {whom}: {points}."),
    let="It flies as it is.",
    add=("{name} adds {card}: perfect, at {whom}!", "You add {card}: perfect, at {whom}!"),
    duck=("{name} ducks: it flies at {whom}.", "You duck: it flies at {whom}."),
    takes=("{name} takes {points}.", "You take {points}."),
    shares=("{name} plays Share: the mud is gone.", "You play Share: the mud is gone."),
    defends=("{name} plays {played}: takes only {landed}, {points}.", "You play {played}: you take only {landed}, {points}."),
    held_off=("{name} plays {played} and stays clean.", "You play {played} and stay clean."),
    splash=("{name} draws {card}: it lands.", "You draw {card}: it lands."),
    harmless=("{name} draws {card}.", "You draw {card}."),
    skip=("{name} cannot throw.", "You cannot throw."),
    skips="Without water or sand: {names}.",
    discard=("Nobody can throw: {name} draws a new hand.", "Nobody can throw: you draw a new hand."),
    round_over="Round {round} is over: {all}.",
    gained="{name} +{points}, account {account}",
    gained_dabs="{name} +{points} {dabs}",
    sheet="Accounts: the points of every round, and the account after it",
    no_round="No round is finished yet.",
    account_row="account",
    dabs_row="dabs",
    legend="½ mud of one kind counts half · ⇓ account at 22, 44, 66 or 88: halved",
    pools="Mud of this round",
    closed="{cards}, face down",
    rules=(
        """\
Mud flies at somebody all the time. What hits you lands in your pool and counts
against you. {party}

· Chance says who begins the first round; each following one begins with the
  next player clockwise. On your turn you throw one water and one sand at
  another player. You have to if you can; if you cannot, it is the turn of the
  next one clockwise.
· As much water as sand is perfect, and then nobody can meddle. Otherwise all
  but the thrower are asked in secret. Whoever holds exactly the card that is
  missing may add it and aim anew, also at the thrower or as before, but not at
  themselves. {interrupt_order} Where a 6 is missing nobody is asked:
  there is none.
· Whoever the mud flies at does nothing, or puts up umbrellas, or plays one
  special card.
  Umbrellas are laid on single mud cards and must reach their value together; a
  card is held off whole or not at all. What is held off is gone, the rest goes
  to the pool. {reopen_after_duck}
""",
        """\
· 110 cards: six of each water and each sand, four of each umbrella, two of each
  special card. Everybody gets seven, the others are the pile.
· All draw up to seven cards while there are any, the thrower first. Then it is
  the turn of the last one the mud was aimed at, hit or not. After sharing it
  is whoever drew the highest mud card, of several the first one clockwise
  after the sharer; if nobody drew mud, the sharer.
· Whoever holds water and sand can throw. {on_stall}
· Your pool counts its points, or half, rounded up, if it is only water or only
  sand. An account that is 22, 44, 66 or 88 after a round is halved. Both are
  done for you, and a pool is left whole where halving it would end worse.
· {open_pools}
""",
    ),
    sentences={
        "party": {
            False: "After the last round the lowest account wins.",
            True: "After every round the highest account of those still in gets a dab, and so do all who share it; three dabs, "
            "and you are out and get no more cards. The last one in wins; if the last ones go out at once, they share the win.",
        },
        "interrupt_order": {
            "clockwise": "If several want to, the first one clockwise after whoever aimed last is taken.",
            "target_first": "If several want to, the one who is aimed at comes first, then the first one clockwise after "
            "whoever aimed last.",
        },
        "reopen_after_duck": {
            False: "After a duck no card can be added any more.",
            True: "After a duck of mud that is not perfect everybody but the thrower is asked once more for the card "
            "that is missing.",
        },
        "on_stall": {
            "redraw": "If nobody can and cards are left to draw, the one whose turn it is discards the hand and draws a new "
            "one, and so does the next, until somebody can. Without cards to draw the round is over; cards in hand do not count.",
            "end_round": "If nobody can, the round is over, even if cards are left to draw; cards in hand do not count.",
        },
        "open_pools": {
            False: "Nobody looks into a pool before the round is over, not even into their own.",
            True: "The pools lie open (s).",
        },
    },
    typing="""\
≈≈≈ W Water, ·:· S Sand   1-5 and 7 points, there is no 6; one of each is mud
/|\\ U Umbrella            1-7 points; holds off a whole mud card of up to that
                          value, several on one card add up
≡≡> Wind                  blows the sand away, the water hits you
\\o/ Sun                   dries the water up, the sand hits you
↷↷↷ Duck                  the mud flies at anybody else, the thrower, too
<·> Share                 the mud is gone, and everybody else draws a card while
                          there are any: water and sand stick to them
≤13 13                    wipes off whole mud cards, 13 points together at most

Throwing   5 3 b throws Water 5 and Sand 3 at B; 5 3 alone: then say at whom.
Window     Enter lets it fly; b adds the missing card and aims at B.
           n lets everything fly from now on, until you type n again.
Defence    the number in the list; or umbrellas: w4=6 s1=1+1 lays U6 on W4
           and two U1 on S1, u6 u1 lays them where they hold off most. You
           see what comes of it; Enter does it, z takes it back.
Notation   does as well: throw W5 S3 B, add W2 C, Duck B, 13 W7 S5.
? these rules · s accounts and pools · m every answer with a number · q leave
""",
    you_win="You win!",
    winner="{name} wins.",
    winners="{names} share the win.",
    conjunction=" and ",
    rank="{rank}. {name} {score}",
    rank_out="{rank}. {name} (out in round {round})",
    no_throw="{text} is no throw: type the values of a water and a sand card, and at whom ({example}).",
    one_of_each="Mud is exactly one water and one sand.",
    not_held="You hold no {card}.",
    too_few_held="You hold only {held} × {card}.",
    no_player="There is no player {text}; there is {letters}.",
    not_yourself="Not at yourself: {letters}.",
    is_out="{name} is out; there is {letters}.",
    possible_pairs="Possible: {pairs}.",
    no_answer="{text} is no answer: Enter lets it fly, a letter ({letters}) adds {card} and aims there.",
    only_missing="Only {card} makes this mud perfect.",
    lacking="You hold no {card}: Enter lets it fly.",
    only_take="You can only take it: Enter.",
    choose="Choose one: a number from 1 to {count}{or_umbrellas}.",
    no_defence="{text} is no defence: a number from 1 to {count}{or_umbrellas}.",
    no_such_number="The list has the numbers 1 to {count}.",
    one_special="A special card is played alone.",
    take_alone="To take it, type take alone.",
    mud_is_no_defence="Water and sand hold nothing off.",
    whom_instead="Who gets it instead? Type {word} and a letter: {letters}.",
    thirteen_names="Which mud, of 13 at most? Name it: 13 {mud}, or a number of the list.",
    over_thirteen="The 13 takes 13 points at most, not {total}.",
    no_such_mud="There is no {card} in this mud ({mud}).",
    no_umbrella="Only umbrellas (U1 to U7) stand on mud, not {text}.",
    unfinished="{umbrellas} on {card}: {count} to go. More umbrellas, or z to undo.",
    too_weak="{umbrellas}: {total} in all, and no card that would hit you is as light.",
    nothing_to_undo="There is nothing to undo.",
)
