"""What is expected of a game: under the name of each fault that can be found, what would have been right."""

from __future__ import annotations

# --- what the game says of itself ----------------------------------------------------------------------------------------------

OF_THE_CATALOGUE = {
    "players-unfit": "`players` are numbers from 2 to 8, ascending, at least one of them",
    "record-lacks-common": "the fields of `engine.verbs.COMMON` come first in `record`",
    "words-missing": "`key`, `title`, `worth_in` and `outcome_in` are texts, and not empty",
    "words-broken": "every file of words can be read as Fluent, and no message stands there twice",
    "words-differ": "every language has the same messages, with the same gaps",
    "words-unsaid": "a game that brings words has a title and a sentence for every refusal and reason, in each language",
    "words-gap": "a sentence about a happening, a refusal or a reason has gaps for its fields only",
    "lesson-broken": "every file of a lesson has `place`, `players`, `deals` and `steps`, and nothing that is not known",
    "lesson-unsaid": "every lesson has a name, `.about`, and a sentence for each decision and whatever is wrong, in each language",
    "lesson-astray": "every lesson can be played to its end, and whatever is wrong can be played out",
    "lesson-silent": "a lesson says something of every move that is allowed",
    "option-twice": "every option has a key of its own, and every value of it stands there once",
    "option-idle": "`idle_when` of an option names other options, each with one of its values",
    "option-default": "what is played if nothing is said is one of the values, for every number of players",
    "option-numbers": "`option_numbers` holds for each option the place of its value",
    "tag-twice": "every kind of happening has a tag of its own",
    "happening-undocumented": "every kind of happening, and the table, has a docstring: it is what people read in the schema",
    "happening-unfit": "the union `contract.happenings` holds subclasses of `Happening` and nothing else",
}

# --- the rules -----------------------------------------------------------------------------------------------------------------

OF_THE_RULES = {
    "crashed": "no question that the house may ask ends in an error, but for IllegalMove and BadDeal where they belong",
    "never-ends": "every game comes to its end, however it is played",
    "nobody-owes": "while no deal is due and the game is not over, some seat owes a decision",
    "owing-unfit": "`owing` holds seats of this game, none of them when a deal is due or the game is over, and is what `due` says",
    "owing-without-legal": "a seat that owes a decision has at least one legal one",
    "legal-without-owing": "a seat that owes no decision has no legal one",
    "legal-unfit": "legal decisions are numbers from 0 to 63, as the bits of one word",
    "apply-changes-frame": "`apply` and `deal` leave the number of players and the eyes as they are",
    "apply-does-nothing": "a decision leads to another state",
    "asking-changes-state": "only `setup`, `deal`, `apply`, `observe`, `determinize` and `deal_given` change the record",
    "not-repeatable": "the same state, the same decisions and the same chance give the same state, byte by byte",
    "clone-not-independent": "what is played on a copy leaves the other copy as it is, and what is asked of it",
    "order-matters": "the order of decisions that are owed at the same time makes no difference to the record, byte by byte",
    "same-time-not-owed": "a decision that is owed at the same time as others stays owed and legal until it is made",
}

# --- moves and refusals --------------------------------------------------------------------------------------------------------

OF_THE_MOVES = {
    "move-twice": "no two moves are written alike",
    "move-missing": "every legal run of decisions is one of the moves",
    "move-refused": "every text in `moves` is accepted by `decisions`",
    "move-illegal": "the decisions of a move are legal one after the other, and complete it",
    "move-changed": "`move_of` writes the decisions of a move as the text that they were read from",
    "move-unwritten": "a move is a text of 1 to 200 characters, with single spaces and none at the ends",
    "begun-unfit": "in the middle of a move `begun` gives the state in which it was begun, and the decisions made since",
    "illegal-accepted": "a text that is not among `moves` is refused",
    "refusal-crashed": "a text that is no legal move, whatever it is, raises IllegalMove and nothing else",
    "refusal-silent": "a refusal says why, and lists legal moves (and no others) in `expected`",
    "refusal-type": "a refusal is of the union `contract.refusals`, with the types that it names, if there is such a union",
    "forced-unfit": "`forced` is the only move of the only seat that owes a decision, or None",
    "silence-unfit": "`silence` is a legal move of everybody who owes a decision, or None",
    "learned-unfit": "`learned` answers True or False; by a deal somebody always learns something",
    "order-unfit": "`order` names every seat once",
}

# --- deals and records ---------------------------------------------------------------------------------------------------------

OF_THE_RECORDS = {
    "deal-lost": "a deal as `deal_made` writes it is plain JSON, and `deal_given` makes the same state of it",
    "deal-draws-too-much": "a deal draws no more random numbers than `engine.chance.LISTED`",
    "bad-deal-accepted": "a deal with unknown keys, or with nonsense under a known one, raises BadDeal",
    "bad-deal-crashed": "whatever is wrong with a deal raises BadDeal and nothing else",
    "bad-deal-half-made": "a deal that is refused leaves the state as it was",
    "deals-refused": "the deals of a game that was played can be given by hand to begin the same game again",
    "record-not-plain": "a record, a view and a result are plain JSON",
    "record-refused": "a record can be loaded again, at any point of the game",
    "record-lost": "a game loaded from its record has the same record, deals, happenings, views and result",
    "seed-not-repeatable": "games of the same seed in which the same is played are the same",
}

# --- secrets -------------------------------------------------------------------------------------------------------------------

OF_THE_SECRETS = {
    "observe-eyes": "`observe` notes in `eyes` for whom the record is",
    "observe-twice": "observing what was observed changes nothing",
    "spectator-sees-more": "what a spectator sees can be made from what any seat sees",
    "observe-hides-public": "phase, players and who owes a decision are public, and so is the result of a game that is over",
    "half-move-seen": "which decisions begin a move that is not complete is seen by nobody else",
    "secret-decision-seen": "which decision it was that somebody made at the same time is seen by nobody who still owes his",
    "observation-tells-secret": "what is hidden cannot be told from anything that is seen, by its place or its order either",
    "moves-differ-for-the-seat": "legal decisions and moves of a seat are the same in its observation as in the true state",
    "moves-tell-secret": "legal decisions and moves of a seat are the same in all worlds that it cannot tell apart",
    "refusal-tells-secret": "a refusal says the same in all worlds that the seat cannot tell apart",
    "suggest-peeks": "`suggest` looks at nothing that the seat may not know",
    "world-looks-different": "a sampled world looks to the seat, byte by byte, like what it was sampled for",
    "world-eyes": "a sampled world is made for all eyes",
    "world-unplayable": "a sampled world can be played to its end like any other state",
    "worlds-uneven": "worlds that agree with what is known are sampled as often as deals make them",
}

# --- what is seen and told -----------------------------------------------------------------------------------------------------

OF_THE_VIEWS = {
    "table-unfit": "`table` is the struct `contract.table` with the types that it names, and comes back from JSON the same",
    "happening-type": "every happening is of the contract, with the types that it names, and comes back from JSON the same",
    "seat-table-unlike": "`seat_table` makes of a spectator's table what `table` makes of the seat's observation",
    "table-remembers": "`table` and `seat_table` follow from what they are given alone",
    "story-remembers": "`story` follows from what a spectator saw before and after, and from nothing else",
    "story-silent": "what everybody sees change is told, and so is every deal",
    "story-without-end": "the last thing told of a game has the type `over`, with the ranks and scores of the result",
}

# --- results and advice --------------------------------------------------------------------------------------------------------

OF_THE_RESULTS = {
    "rank-wrong": "the rank of a seat is 1 and the number of seats with a better one: 1 is best, equals share it",
    "result-type": "`result` is the struct `contract.result` with its types, and keeps the ranks and scores that it is given",
    "payoff-gap": "`payoff` writes rank and score of every seat",
    "outcome-unfit": "`outcomes` gives a finite number for every seat, in the shape of what it is given",
    "outcome-too-wide": "no outcome is further than `widest_outcome` from the mean of the outcomes of its game",
    "suggest-illegal": "`suggest` gives a legal decision",
    "worth-unfit": "`worth` is a finite number where a rollout ends: when a deal is due, the game is over, or it was far enough",
    "mistake-cost-unfit": "`mistake_cost` is finite and greater than 0",
    "truncated-unfit": "`truncated` answers True or False",
}

EXPECTED: dict[str, str] = {
    **OF_THE_CATALOGUE,
    **OF_THE_RULES,
    **OF_THE_MOVES,
    **OF_THE_RECORDS,
    **OF_THE_SECRETS,
    **OF_THE_VIEWS,
    **OF_THE_RESULTS,
}
