"""Faults in moves and refusals."""

from __future__ import annotations

from types import SimpleNamespace

from matchwood.cardgames.spec import GameSpec
from matchwood.engine.states import State
from matchwood.errors import IllegalMove
from tests.testing.hilo_game import Hilo
from tests.testing.injecting import injects, of


@injects("move-twice")
def a_move_is_listed_twice(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: Hilo.moves(self, state, seat) * 2)(rules)


@injects("move-missing")
def a_move_is_not_listed(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: Hilo.moves(self, state, seat)[:1])(rules)


class RefusesEachPass(Hilo):
    """A game that refuses each pass."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        if move == "pass":
            raise IllegalMove("a pass is not possible here", self.moves(state, seat))
        return super().decisions(state, seat, move)


@injects("move-refused")
def a_listed_move_is_refused(rules: SimpleNamespace) -> Hilo:
    return RefusesEachPass()


@injects("move-illegal")
def a_bet_is_read_without_its_amount(rules: SimpleNamespace) -> Hilo:
    return of(decisions=lambda self, state, seat, move: Hilo.decisions(self, state, seat, move)[:1])(rules)


@injects("move-changed")
def a_card_is_written_differently(rules: SimpleNamespace) -> Hilo:
    return of(move_of=lambda self, *where: Hilo.move_of(self, *where).upper())(rules)


@injects("move-unwritten")
def a_move_ends_with_a_space(rules: SimpleNamespace) -> Hilo:
    return of(moves=lambda self, state, seat: [f"{move} " for move in Hilo.moves(self, state, seat)])(rules)


@injects("begun-unfit")
def a_begun_bet_is_forgotten(rules: SimpleNamespace) -> Hilo:
    return of(begun=GameSpec.begun)(rules)


@injects("begun-unfit")
def a_begun_bet_is_returned_without_its_decision(rules: SimpleNamespace) -> Hilo:
    return of(begun=lambda self, state, seat: (Hilo.begun(self, state, seat)[0], ()))(rules)


@injects("illegal-accepted")
def spaces_at_the_ends_are_accepted(rules: SimpleNamespace) -> Hilo:
    return of(decisions=lambda self, state, seat, move: Hilo.decisions(self, state, seat, move.strip()))(rules)


class ReadsAnyText(Hilo):
    """A game that reads a text without checking that the text is a move."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        if move not in self.moves(state, seat):
            int(move)
        return super().decisions(state, seat, move)


@injects("refusal-crashed")
def nonsense_raises_another_error(rules: SimpleNamespace) -> Hilo:
    return ReadsAnyText()


class NamesNoLegalMoves(Hilo):
    """A game whose refusals do not name the legal moves."""

    def decisions(self, state: State, seat: int, move: str) -> tuple[int, ...]:
        try:
            return super().decisions(state, seat, move)
        except IllegalMove:
            raise IllegalMove("no") from None


@injects("refusal-silent")
def a_refusal_lists_nothing(rules: SimpleNamespace) -> Hilo:
    return NamesNoLegalMoves()


@injects("forced-unfit")
def an_optional_pass_is_called_forced(rules: SimpleNamespace) -> Hilo:
    return of(forced=lambda self, public: "pass")(rules)


@injects("silence-unfit")
def silence_is_not_a_legal_move(rules: SimpleNamespace) -> Hilo:
    return of(silence=lambda self, public: "let")(rules)


@injects("learned-unfit")
def a_deal_counts_as_learning_nothing(rules: SimpleNamespace) -> Hilo:
    return of(learned=lambda self, before, after: False)(rules)


@injects("order-unfit")
def the_order_lacks_a_seat(rules: SimpleNamespace) -> Hilo:
    return of(order=lambda self, state: range(int(state["players"][0]) - 1))(rules)
