"""The expectations that the test checks. The keys are the names of faults."""

from __future__ import annotations

OF_THE_CATALOGUE = {
    "players-unfit": "`players` contains numbers from 2 to 8 in ascending order, at least one",
    "record-lacks-common": "`record` starts with the fields of `engine.verbs.COMMON`",
    "words-missing": "`key`, `title`, `worth_in` and `outcome_in` are texts that are not empty",
    "words-broken": "each file of texts is valid Fluent without duplicate messages and without references to missing messages",
    "words-differ": "all languages have the same messages with the same placeholders",
    "words-unsaid": "a game with texts has English texts, and a title and a sentence for each refusal and reason in each language",
    "words-gap": "a sentence about a happening, a refusal, a reason or a position has placeholders only for its fields",
    "lesson-broken": "each lesson file has `place`, `players`, `deals` and `steps`, and no unknown keys",
    "lesson-unsaid": "each lesson has a name, `.about`, and a sentence for each decision and each mistake in each language",
    "lesson-astray": "each lesson can be played to its end, and each mistake can be played out",
    "lesson-silent": "a lesson has a message for each legal move",
    "option-twice": "all options have different keys, and each option has different values",
    "option-idle": "`idle_when` of an option contains other options with one of their values",
    "option-default": "the default of each option is one of its values, for all numbers of players",
    "option-numbers": "`option_numbers` contains the index of the value of each option",
    "tag-twice": "all happenings have different tags",
    "happening-undocumented": "the table and each happening have a docstring, which is shown in the schema",
    "happening-unfit": "the union `contract.happenings` contains only subclasses of `Happening`",
}

OF_THE_RULES = {
    "crashed": "no call raises an error, except IllegalMove and BadDeal where they are documented",
    "never-ends": "each game ends, for all moves",
    "nobody-owes": "if no deal is due and the game is not over, at least one seat has to decide",
    "owing-unfit": "`owing` equals `due`; it contains seats of the game, and none if a deal is due or the game is over",
    "owing-without-legal": "a seat that has to decide has at least one legal decision",
    "legal-without-owing": "a seat that does not have to decide has no legal decision",
    "legal-unfit": "legal decisions are numbers from 0 to 63, as the bits of one word",
    "apply-changes-frame": "`apply` and `deal` do not change the number of players and the observer (`eyes`)",
    "apply-does-nothing": "a decision changes the state",
    "asking-changes-state": "only `setup`, `deal`, `apply`, `observe`, `determinize` and `deal_given` change the record",
    "not-repeatable": "equal states, decisions and random numbers give equal states, byte by byte",
    "clone-not-independent": "moves on a copy do not change another copy or its answers",
    "order-matters": "the order of simultaneous decisions does not change the resulting record, byte by byte",
    "same-time-not-owed": "a simultaneous decision stays due and legal until it is made",
}

OF_THE_MOVES = {
    "move-twice": "different moves have different texts",
    "move-missing": "each legal sequence of decisions is one of the moves",
    "move-refused": "`decisions` accepts each text in `moves`",
    "move-illegal": "the decisions of a move are legal one after another, and complete it",
    "move-changed": "`move_of` returns the text from which `decisions` made the decisions",
    "move-unwritten": "a move is a text of 1 to 200 characters with single spaces, and without spaces at its ends",
    "begun-unfit": "in the middle of a move, `begun` returns the state before the move and the decisions already made",
    "illegal-accepted": "a text that is not in `moves` is refused",
    "refusal-crashed": "each text that is not a legal move raises IllegalMove and no other error",
    "refusal-silent": "a refusal contains a reason, and `expected` contains legal moves only",
    "refusal-type": "if there is a union `contract.refusals`, each refusal belongs to it and has its types",
    "forced-unfit": "`forced` is the only move of the only seat that has to decide, or None",
    "silence-unfit": "`silence` is a legal move of all seats that have to decide, or None",
    "learned-unfit": "`learned` returns True or False; for a deal it returns True",
    "order-unfit": "`order` contains each seat once",
}

OF_THE_RECORDS = {
    "deal-lost": "`deal_made` returns plain JSON, from which `deal_given` makes the same state",
    "deal-draws-too-much": "a deal draws at most `engine.chance.NUMBERS_PER_DEAL` random numbers",
    "bad-deal-accepted": "a deal with unknown keys or invalid values raises BadDeal",
    "bad-deal-crashed": "each invalid deal raises BadDeal and no other error",
    "bad-deal-half-made": "a refused deal does not change the state",
    "deals-refused": "the deals of a played game can be given to start the same game again",
    "record-not-plain": "records, views and results are plain JSON",
    "record-refused": "a record can be loaded at each point of the game",
    "record-lost": "a game loaded from its record has the same record, deals, happenings, views and result",
    "seed-not-repeatable": "games with equal seeds and equal moves are equal",
}

OF_THE_SECRETS = {
    "observe-eyes": "`observe` writes the observer into `eyes`",
    "observe-twice": "observing an observed record changes nothing",
    "spectator-sees-more": "a spectator's observation can be made from the observation of each seat",
    "observe-hides-public": "the phase, the players, the seats that have to decide, and the final result are public",
    "half-move-seen": "the decisions of an incomplete move are hidden from the other seats",
    "secret-decision-seen": "a simultaneous decision is hidden from all seats that still have to decide",
    "observation-tells-secret": "no part of an observation reveals hidden information, also not by its position or order",
    "moves-differ-for-the-seat": "a seat has the same legal decisions and moves in its observation as in the true state",
    "moves-tell-secret": "a seat has the same legal decisions and moves in all worlds that it cannot distinguish",
    "refusal-tells-secret": "a refusal is the same in all worlds that the seat cannot distinguish",
    "suggest-peeks": "`suggest` uses only what the seat may know",
    "world-looks-different": "the observation of a sampled world equals, byte by byte, the observation from which it was sampled",
    "world-eyes": "a sampled world has the observer `ALL_EYES`",
    "world-unplayable": "a sampled world can be played to its end like each other state",
    "worlds-uneven": "worlds that agree with an observation are sampled with the probabilities of the deals",
}

OF_THE_VIEWS = {
    "table-unfit": "`table` is a struct `contract.table` with its types, which JSON preserves",
    "happening-type": "each happening belongs to the contract and has its types, which JSON preserves",
    "seat-table-unlike": "`seat_table` makes from a spectator's table the same as `table` from the seat's observation",
    "table-remembers": "`table` and `seat_table` depend only on their arguments",
    "story-remembers": "`story` depends only on a spectator's observations before and after",
    "story-silent": "each visible change and each deal gives a happening",
    "story-without-end": "the last happening of a game has the type `over`, with the ranks and scores of the result",
}

OF_THE_RESULTS = {
    "rank-wrong": "the rank of a seat is 1 plus the number of seats with a better rank; tied seats share a rank",
    "result-type": "`result` is a struct `contract.result` with its types and with the given ranks and scores",
    "payoff-gap": "`payoff` writes the rank and the score of each seat",
    "outcome-unfit": "`outcomes` returns a finite number for each seat, in the shape of its argument",
    "outcome-too-wide": "the difference of each outcome from the mean of its game is within `outcome_range`",
    "outcome-too-low": "each outcome is at least `worst_outcome`",
    "suggest-illegal": "`suggest` returns a legal decision",
    "worth-unfit": "`worth` is finite at the end of a rollout: when a deal is due, the game is over, or `truncated` ended it",
    "mistake-cost-unfit": "`mistake_cost` is finite and greater than 0",
    "truncated-unfit": "`truncated` returns True or False",
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
