"""Faults sown into an honest game, each of which has to be named."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

import numpy as np
import pytest

from matchwood.cardgames.contract import Contract, Happening, Over, Part, Rethink
from matchwood.cardgames.spec import Option
from matchwood.engine import states
from matchwood.engine.states import State
from matchwood.engine.verbs import COMMON, DEAL_DUE, MOST_PLAYERS
from matchwood.errors import BadDeal, IllegalMove
from matchwood.testing import FaultyGame, chances, check_game, conformance, secrecy
from matchwood.testing.expectations import EXPECTED
from tests.testing import hilo
from tests.testing.conftest import Put
from tests.testing.hilo import BET, NO_CARD, PLAYING
from tests.testing.hilo_game import Bet, Chosen, Dealt, Hilo, Shown, Table

Sow = Callable[[SimpleNamespace], Hilo]


class Sown(NamedTuple):
    """Which fault has to be named, and how it is sown: in verbs, or in a class of the game."""

    name: str
    sow: Sow
    sampled: int = 0


SOWN: list[Any] = []


def sown(name: str, sampled: int = 0) -> Callable[[Sow], Sow]:
    """Of this sowing the fault of this name has to come."""

    def note(sow: Sow) -> Sow:
        SOWN.append(pytest.param(Sown(name, sow, sampled), id=sow.__name__.replace("_", " ")))
        return sow

    return note


@pytest.mark.parametrize("fault", SOWN)
def test_a_sown_fault_is_named(fault: Sown, put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SAMPLED", fault.sampled)
    monkeypatch.setattr(conformance, "MOST_MOVES", 200)
    monkeypatch.setattr(secrecy, "MOST_DECISIONS", 200)
    monkeypatch.setattr(chances, "TRIES", 2500)
    rules = hilo.honest()
    spec = fault.sow(rules)
    put(rules)
    with pytest.raises(FaultyGame) as found:
        check_game(spec, games=1 if fault.sampled else 2)
    assert fault.name in [each.name for each in found.value.faults]
    assert fault.name in str(found.value)
    assert EXPECTED[fault.name] in str(found.value)
    assert found.value.code == "faulty_game"


def test_without_a_fault_nothing_is_found(put: Put, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "SAMPLED", 0)
    put(hilo.honest())
    assert check_game(Hilo(), games=4).games == 4


def test_every_fault_that_can_be_named_is_sown_here() -> None:
    named = {each.values[0].name for each in SOWN}
    assert named == set(EXPECTED)


# --- what the game says of itself ----------------------------------------------------------------------------------------------


def of(**changed: Any) -> Sow:
    """A game of which some class attributes are others."""
    return lambda rules: type("Faulty", (Hilo,), changed)()


@sown("players-unfit")
def numbers_of_players_descend(rules: SimpleNamespace) -> Hilo:
    return of(players=(3, 2))(rules)


@sown("record-lacks-common")
def the_record_begins_with_something_else(rules: SimpleNamespace) -> Hilo:
    fields = [(name, hilo.TABLE[name]) for name in hilo.TABLE.names or ()]
    return of(record=np.dtype([*fields[len(COMMON) :], *fields[: len(COMMON)]], align=True))(rules)


@sown("words-missing")
def nobody_says_what_worth_counts(rules: SimpleNamespace) -> Hilo:
    return of(worth_in=" ")(rules)


@sown("option-twice")
def a_value_stands_there_twice(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True, False), False)))(rules)


@sown("option-default")
def the_default_is_none_of_the_values(rules: SimpleNamespace) -> Hilo:
    return of(options=(Hilo.options[0], Option("low_wins", (False, True), "no")))(rules)


@sown("option-numbers")
def option_numbers_count_from_one(rules: SimpleNamespace) -> Hilo:
    return of(option_numbers=lambda self, options: Hilo.option_numbers(self, options) + 1)(rules)


class Redealt(Happening, frozen=True, tag="deal"):
    """Cards were dealt, under a tag that is taken."""


class Unexplained(Happening, frozen=True, tag="unexplained"):
    pass


class Unrelated(Part, frozen=True):
    """Nothing that happens."""


@sown("tag-twice")
def two_happenings_have_one_tag(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Redealt))(rules)


@sown("happening-undocumented")
def a_happening_says_not_what_it_is(rules: SimpleNamespace) -> Hilo:
    Unexplained.__doc__ = None
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unexplained))(rules)


@sown("happening-unfit")
def something_that_is_no_happening_is_told(rules: SimpleNamespace) -> Hilo:
    return of(contract=Contract(Table, Dealt | Bet | Chosen | Shown | Rethink | Over | Unrelated))(rules)


# --- the rules -----------------------------------------------------------------------------------------------------------------


def wrapped(rules: SimpleNamespace, verb: str, change: Callable[..., Any]) -> Hilo:
    """The honest game with this verb changed; the change gets the honest verb first."""
    honest = getattr(rules, verb)
    setattr(rules, verb, lambda *arguments: change(honest, *arguments))
    return Hilo()


@sown("crashed")
def advice_divides_by_nothing(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "stake", lambda honest, table: 1 / 0)


@sown("never-ends")
def the_last_round_is_never_reached(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, decision: int) -> None:
        table.rounds = 100
        honest(table, seat, decision)

    return wrapped(rules, "apply", change)


@sown("nobody-owes")
def whoever_leads_owes_nothing(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        honest(table, chance)
        table.due = 0

    return wrapped(rules, "deal", change)


@sown("owing-unfit")
def a_seat_that_does_not_play_owes_something(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "owing", lambda honest, table: honest(table) | 1 << MOST_PLAYERS)


@sown("owing-without-legal")
def who_leads_can_do_nothing(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda honest, table, seat: 0 if table.phase == BET else honest(table, seat))


@sown("legal-without-owing")
def who_owes_nothing_can_play(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda honest, table, seat: honest(table, seat) or 1)


@sown("legal-unfit")
def legal_decisions_go_beyond_a_word(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "legal", lambda honest, table, seat: honest(table, seat) and honest(table, seat) - (1 << 40))


@sown("apply-changes-frame")
def a_decision_changes_the_eyes(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, decision: int) -> None:
        honest(table, seat, decision)
        table.eyes = seat

    return wrapped(rules, "apply", change)


@sown("apply-does-nothing")
def to_pass_does_nothing(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, decision: int) -> None:
        if table.phase != BET or decision:
            honest(table, seat, decision)

    return wrapped(rules, "apply", change)


@sown("asking-changes-state")
def to_ask_for_worth_costs_a_point(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int) -> float:
        table.points[seat] -= 1
        return float(honest(table, seat))

    return wrapped(rules, "worth", change)


@sown("not-repeatable")
def a_deal_draws_from_the_global_generator(rules: SimpleNamespace) -> Hilo:
    luck = random.Random(1)

    def change(honest: Any, table: Any, chance: Any) -> None:
        honest(table, chance)
        table.leader = luck.randrange(table.players)
        table.due = 1 << int(table.leader)

    return wrapped(rules, "deal", change)


class Remembering(Hilo):
    """Its moves grow the more decisions were made anywhere."""

    made: ClassVar[int] = 0

    def moves(self, state: State, seat: int) -> list[str]:
        moves = super().moves(state, seat)
        return moves[::-1] if Remembering.made % 2 else moves


@sown("clone-not-independent")
def moves_depend_on_what_was_played_elsewhere(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, decision: int) -> None:
        Remembering.made += 1
        honest(table, seat, decision)

    wrapped(rules, "apply", change)
    return Remembering()


@sown("order-matters")
def who_plays_first_gets_a_point(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, decision: int) -> None:
        if table.phase == PLAYING and int(table.due).bit_count() == table.players:
            table.points[seat] += 1
        honest(table, seat, decision)

    return wrapped(rules, "apply", change)


@sown("same-time-not-owed")
def a_high_card_takes_the_others_choice_away(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int) -> int:
        cards = int(honest(table, seat))
        return cards & -cards if table.phase == PLAYING and max(table.played.tolist()) > 2 else cards

    return wrapped(rules, "legal", change)


# --- moves and refusals --------------------------------------------------------------------------------------------------------


@sown("move-twice")
def a_move_is_listed_twice(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: Hilo.moves(self, state, seat) * 2)(rules)


@sown("move-missing")
def a_move_is_not_listed(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: Hilo.moves(self, state, seat)[:1])(rules)


class Stubborn(Hilo):
    """It does not let anybody pass."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        if move == "pass":
            raise IllegalMove("nobody passes here", self.moves(state, seat))
        return super().decisions(state, seat, move)


@sown("move-refused")
def a_listed_move_is_refused(rules: SimpleNamespace) -> Hilo:
    return Stubborn()


@sown("move-illegal")
def a_bet_is_read_without_its_amount(rules: SimpleNamespace) -> Hilo:
    return of(decisions=lambda self, state, seat, move: Hilo.decisions(self, state, seat, move)[:1])(rules)


@sown("move-changed")
def a_card_is_written_otherwise(rules: SimpleNamespace) -> Hilo:
    return of(move_of=lambda self, *where: Hilo.move_of(self, *where).upper())(rules)


@sown("move-unwritten")
def a_move_ends_with_a_space(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: [f"{move} " for move in Hilo.moves(self, state, seat)])(rules)


@sown("illegal-accepted")
def spaces_at_the_ends_are_forgiven(rules: SimpleNamespace) -> Hilo:
    return of(decisions=lambda self, state, seat, move: Hilo.decisions(self, state, seat, move.strip()))(rules)


class Careless(Hilo):
    """It reads a text without looking whether it is a move."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        if move not in self.moves(state, seat):
            int(move)
        return super().decisions(state, seat, move)


@sown("refusal-crashed")
def nonsense_raises_another_error(rules: SimpleNamespace) -> Hilo:
    return Careless()


class Curt(Hilo):
    """It does not say what would be legal."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        try:
            return super().decisions(state, seat, move)
        except IllegalMove:
            raise IllegalMove("no") from None


@sown("refusal-silent")
def a_refusal_lists_nothing(rules: SimpleNamespace) -> Hilo:
    return Curt()


@sown("forced-unfit")
def passing_is_called_forced(rules: SimpleNamespace) -> Hilo:
    return of(forced=lambda self, public: "pass")(rules)


@sown("silence-unfit")
def silence_is_no_move(rules: SimpleNamespace) -> Hilo:
    return of(silence=lambda self, public: "let")(rules)


@sown("learned-unfit")
def nobody_learns_anything_by_a_deal(rules: SimpleNamespace) -> Hilo:
    return of(learned=lambda self, before, after: False)(rules)


@sown("order-unfit")
def the_order_forgets_a_seat(rules: SimpleNamespace) -> Hilo:
    return of(order=lambda self, state: range(int(state["players"][0]) - 1))(rules)


# --- deals and records ---------------------------------------------------------------------------------------------------------


class Forgetful(Hilo):
    """A deal does not say who leads."""

    def deal_made(self, state: State) -> dict[str, Any]:
        return {**super().deal_made(state), "leader": 0}


@sown("deal-lost")
def a_deal_forgets_the_leader(rules: SimpleNamespace) -> Hilo:
    return Forgetful()


@sown("deal-draws-too-much")
def a_deal_shuffles_for_ever(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        honest(table, chance)
        for _ in range(200):
            hilo.draw(chance, 6)

    return wrapped(rules, "deal", change)


class Lenient(Hilo):
    """It overlooks what it does not know in a deal."""

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        super().deal_given(state, {key: value for key, value in deal.items() if key != "surplus"})


@sown("bad-deal-accepted")
def an_unknown_key_of_a_deal_is_overlooked(rules: SimpleNamespace) -> Hilo:
    return Lenient()


@sown("bad-deal-crashed")
def a_deal_without_hands_raises_another_error(rules: SimpleNamespace) -> Hilo:
    return of(deal_given=lambda self, state, deal: Hilo.deal_given(self, state, {**deal, "hands": deal["hands"]}))(rules)


class Hasty(Hilo):
    """It begins a deal before it has looked at it."""

    def deal_given(self, state: State, deal: Mapping[str, Any]) -> None:
        before = states.copy_of(state)
        state["trick"] = 0
        try:
            super().deal_given(before, deal)
        finally:
            if before["phase"][0] != DEAL_DUE:
                state[:] = before


@sown("bad-deal-half-made")
def a_refused_deal_leaves_traces(rules: SimpleNamespace) -> Hilo:
    return Hasty()


class Suspicious(Hilo):
    """It believes in no deals that are given beforehand."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        if len(deals) > 1:
            raise BadDeal("one deal is enough")


@sown("deals-refused")
def deals_cannot_be_given_beforehand(rules: SimpleNamespace) -> Hilo:
    return of(players=(3,), check_deals=Suspicious.check_deals)(rules)


@sown("record-not-plain")
def a_result_holds_a_tuple(rules: SimpleNamespace) -> Hilo:
    return of(extra_result=lambda self, state: {"rounds": (1, 2)})(rules)


class Unread(Hilo):
    """It takes no deal from a list."""

    def check_deals(self, fresh: State, deals: Sequence[Mapping[str, Any]]) -> None:
        if deals:
            raise BadDeal("deals are made here, not given")


@sown("record-refused")
def a_record_cannot_be_read(rules: SimpleNamespace) -> Hilo:
    return Unread()


class Counting(Hilo):
    """Its table counts how many games were looked at."""

    looked: ClassVar[int] = 0

    def table(self, observation: states.Observation) -> Table:
        Counting.looked += 1
        return replace_points(super().table(observation), Counting.looked)


def replace_points(table: Table, points: int) -> Table:
    return Table(table.leader, table.target, table.hand, table.played, table.decided, table.shown, [points])


@sown("record-lost")
def a_loaded_game_shows_another_table(rules: SimpleNamespace) -> Hilo:
    return Counting()


@sown("seed-not-repeatable")
def moves_as_text_lead_elsewhere(rules: SimpleNamespace) -> Hilo:
    def decisions(self: Hilo, state: State, seat: int, move: str) -> tuple[int, ...]:
        run = Hilo.decisions(self, state, seat, move)
        return (run[0], 3 - run[1]) if len(run) > 1 else run

    return of(decisions=decisions)(rules)


# --- secrets -------------------------------------------------------------------------------------------------------------------


def observing(rules: SimpleNamespace, then: Callable[[Any, int, SimpleNamespace], None]) -> Hilo:
    """The honest game, with something done to every observation; it gets what was there before."""

    def change(honest: Any, table: Any, seat: int) -> None:
        before = SimpleNamespace(**{name: np.copy(table[name]) for name in table.dtype.names})
        honest(table, seat)
        then(table, seat, before)

    return wrapped(rules, "observe", change)


@sown("observe-eyes")
def nobody_notes_whose_eyes_they_are(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.eyes = before.eyes

    return observing(rules, then)


@sown("observe-twice")
def each_look_takes_a_point(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.points[0] -= 1

    return observing(rules, then)


@sown("spectator-sees-more")
def a_spectator_sees_the_first_hand(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        if seat < 0:
            table.hands[0] = before.hands[0]

    return observing(rules, then)


@sown("observe-hides-public")
def who_owes_a_decision_is_hidden(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.due = 0

    return observing(rules, then)


@sown("half-move-seen")
def a_bet_is_seen_before_it_is_made(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.midway, table.target = before.midway, before.target

    return observing(rules, then)


@sown("secret-decision-seen")
def a_card_is_seen_before_all_are_laid(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.played = before.played

    return observing(rules, then)


@sown("world-looks-different")
def the_next_hand_is_seen(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        other = (seat + 1) % int(table.players)
        table.hands[other] = before.hands[other]

    return observing(rules, then)


@sown("world-looks-different")
def a_world_has_another_hand_of_ones_own(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        if table.eyes >= 0:
            table.hands[table.eyes] = int(table.hands[table.eyes]) ^ 0b111
        honest(table, chance)

    return wrapped(rules, "determinize", change)


@sown("world-eyes")
def a_world_is_for_one_seat_only(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        eyes = int(table.eyes)
        honest(table, chance)
        table.eyes = eyes

    return wrapped(rules, "determinize", change)


@sown("world-unplayable")
def the_others_hold_nothing_in_a_world(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        eyes = int(table.eyes)
        honest(table, chance)
        for seat in range(table.players):
            if seat != eyes:
                table.hands[seat] = 0

    return wrapped(rules, "determinize", change)


def sorting(eyes_of: Callable[[int], bool]) -> Sow:
    """Worlds in which the first hidden hand has lower cards than the others, for some eyes."""

    def sow(rules: SimpleNamespace) -> Hilo:
        def change(honest: Any, table: Any, chance: Any) -> None:
            eyes = int(table.eyes)
            honest(table, chance)
            hidden = [seat for seat in range(table.players) if seat != eyes and table.played[seat] == NO_CARD]
            if eyes_of(eyes):
                for seat, hand in zip(hidden, sorted(int(table.hands[seat]) for seat in hidden), strict=True):
                    table.hands[seat] = hand

        return wrapped(rules, "determinize", change)

    return sow


@sown("worlds-uneven", sampled=1)
def a_spectator_samples_some_worlds_too_often(rules: SimpleNamespace) -> Hilo:
    return sorting(lambda eyes: eyes < 0)(rules)


@sown("worlds-uneven", sampled=1)
def a_seat_samples_some_worlds_too_often(rules: SimpleNamespace) -> Hilo:
    sorting(lambda eyes: eyes >= 0)(rules)
    return of(players=(3,))(rules)


@sown("worlds-uneven", sampled=1)
def some_worlds_are_never_sampled(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, chance: Any) -> None:
        observation = table.copy()
        honest(table, chance)
        while any(int(hand) in (0b110000, 0b1100, 0b11) for hand in table.hands) and observation.eyes < 0:
            for name in table.dtype.names:
                table[name] = observation[name]
            honest(table, chance)

    return wrapped(rules, "determinize", change)


@sown("observation-tells-secret", sampled=1)
def the_hands_that_were_dealt_are_left_in_the_record(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.dealt = before.dealt

    return observing(rules, then)


@sown("moves-differ-for-the-seat")
def a_seat_does_not_see_its_own_cards(rules: SimpleNamespace) -> Hilo:
    def then(table: Any, seat: int, before: Any) -> None:
        table.hands[:] = 0

    return observing(rules, then)


@sown("moves-tell-secret")
def the_highest_card_of_all_may_not_be_played(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int) -> int:
        cards = int(honest(table, seat))
        others = max(int(hand) for other, hand in enumerate(table.hands) if other != seat)
        return cards & -cards if table.phase == PLAYING and others > 0b10000 else cards

    return wrapped(rules, "legal", change)


class Talkative(Hilo):
    """A refusal tells who holds the card."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        try:
            return super().decisions(state, seat, move)
        except IllegalMove as error:
            hands = state["hands"][0].tolist()
            raise IllegalMove(f"{error}; the highest hand is that of seat {hands.index(max(hands))}", error.expected) from None


@sown("refusal-tells-secret")
def a_refusal_tells_of_other_hands(rules: SimpleNamespace) -> Hilo:
    return Talkative()


@sown("suggest-peeks")
def advice_looks_at_other_hands(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, seat: int, chance: Any) -> int:
        cards = hilo.cards_in(hilo.legal(table, seat))
        others = [int(hand) for other, hand in enumerate(table.hands) if other != seat]
        return cards[0] if max(others) > int(table.hands[seat]) else cards[-1]

    return wrapped(rules, "suggest", change)


# --- what is seen and told -----------------------------------------------------------------------------------------------------


@sown("table-unfit")
def the_table_holds_a_number_for_a_text(rules: SimpleNamespace) -> Hilo:
    return of(table=lambda self, seen: replace_points(Hilo.table(self, seen), "none"))(rules)  # type: ignore[arg-type]


class Improvising(Hilo):
    """It tells of something that its contract does not know."""

    contract = Contract(Table, Dealt | Bet | Chosen | Rethink | Over)


@sown("happening-type")
def something_is_told_that_is_not_in_the_contract(rules: SimpleNamespace) -> Hilo:
    return Improvising()


def own_hand(self: Hilo, observation: states.Observation) -> dict[str, Any]:
    return {"hand": Hilo.own(self, observation)["hand"]}


@sown("own-incomplete")
def own_misses_the_card_that_was_played(rules: SimpleNamespace) -> Hilo:
    return of(table=lambda self, seen: Hilo().table(seen), own=own_hand)(rules)


@sown("own-unfit")
def own_holds_a_field_too_many(rules: SimpleNamespace) -> Hilo:
    return of(table=lambda self, seen: Hilo().table(seen), own=lambda self, seen: {**Hilo.own(self, seen), "purse": 3})(rules)


@sown("table-remembers")
def a_table_counts_how_often_it_was_seen(rules: SimpleNamespace) -> Hilo:
    return Counting()


class Gossip(Hilo):
    """Its story names a card that was asked for last."""

    asked: ClassVar[int] = 0

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        Gossip.asked = int(state["hands"][0, 0])
        return super().decisions(state, seat, move)

    def story(self, before: states.Observation, after: states.Observation) -> Sequence[Happening]:
        return [*super().story(before, after), Shown([str(Gossip.asked)])]


@sown("story-remembers")
def a_story_is_made_from_secrets(rules: SimpleNamespace) -> Hilo:
    return Gossip()


@sown("story-silent")
def nothing_is_told_of_a_bet(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, old, new: [] if old.fields.phase == BET else Hilo.story(self, old, new))(rules)


@sown("story-without-end")
def the_end_is_not_told(rules: SimpleNamespace) -> Hilo:
    return of(story=lambda self, *seen: [told for told in Hilo.story(self, *seen) if told.type != "over"])(rules)


# --- results and advice --------------------------------------------------------------------------------------------------------


@sown("rank-wrong")
def ranks_begin_at_zero(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        honest(table, out)
        out[0] -= 1

    return wrapped(rules, "payoff", change)


@sown("rank-wrong")
def the_last_of_equals_has_no_rank_of_its_own(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        honest(table, out)
        ranks = out[0].tolist()
        out[0] = [1 + len({other for other in ranks if other < rank}) + (rank > 1) for rank in ranks]

    return wrapped(rules, "payoff", change)


@sown("payoff-gap")
def the_last_seat_gets_no_score(rules: SimpleNamespace) -> Hilo:
    def change(honest: Any, table: Any, out: Any) -> None:
        last = out[:, -1].copy()
        honest(table, out)
        out[:, -1] = last

    return wrapped(rules, "payoff", change)


@sown("outcome-unfit")
def outcomes_are_nothing_finite(rules: SimpleNamespace) -> Hilo:
    return of(outcomes=lambda self, payoffs, options: payoffs[..., 0, :] * np.inf)(rules)


@sown("suggest-illegal")
def advice_is_always_the_sixth_card(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "suggest", lambda honest, table, seat, chance: 5)


@sown("worth-unfit")
def worth_is_not_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "worth", lambda honest, table, seat: float("nan"))


@sown("stake-unfit")
def mistakes_cost_nothing(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "stake", lambda honest, table: 0.0)


@sown("far-enough-unfit")
def far_enough_is_a_number(rules: SimpleNamespace) -> Hilo:
    return wrapped(rules, "far_enough", lambda honest, table, played: played)
