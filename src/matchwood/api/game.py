"""A game in progress, which is the only object that knows all cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from matchwood.api.append_only import AppendOnly
from matchwood.api.dealing import deal_from, new_secret
from matchwood.api.story import Story, public_observation
from matchwood.api.unrecorded import Decides
from matchwood.api.view import Result, View, ViewFields, besides, result_of, seen_by
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.spec import GameSpec, Json, Value
from matchwood.engine import states, verbs
from matchwood.engine.states import Observation, State
from matchwood.engine.whole_numbers import whole_number
from matchwood.errors import BadDeal, BadSeed, CannotTakeBack, GameOver, IllegalMove, NotYourTurn, shown

if TYPE_CHECKING:  # loaded by html(), because it takes time
    from matchwood.notebook.markup import Html

RECORD_VERSION = 1
HAPPENINGS_IN_PICTURE = 4
MAX_MOVE_LENGTH = 200
MAX_SEED_DIGITS = 100
MAX_SECRET_LENGTH = 100


class Before(msgspec.Struct, frozen=True, gc=False):
    """The state of a game before its last move."""

    seat: int
    state: State
    public: Observation | None


class Game(Decides):
    """A card game from its first deal to its result.

    The game deals as soon as a deal is due. Random deal number k depends only on k and the seed or secret. An error does not
    change the game.

    >>> import matchwood
    >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 0, "hands": [["T5", "L1"], ["L3", "B2"], ["B9", "S8"]]}])
    >>> for seat in game.owing:
    ...     game.play("bid 2", seat=seat)
    >>> game.owing
    (1,)
    >>> game.play(game.legal_moves()[0])
    >>> game.play("bid 2", seat=2)
    Traceback (most recent call last):
    ...
    matchwood.errors.IllegalMove: 'bid 2': This is not a card. ...
    """

    def __init__(
        self,
        spec: GameSpec,
        players: int,
        options: Mapping[str, Value],
        seed: int | None = None,
        deals: Iterable[Mapping[str, Any]] = (),
        secret: str | None = None,
    ) -> None:
        self._spec = spec
        self._players = players
        self._options = dict(options)
        self._seed = seed
        self._given_secret = secret
        self._secret = secret or (new_secret() if seed is None else str(seed))
        self._state = spec.fresh(players, options)
        self._public: Observation | None = None
        self._waiting = list(deals)
        spec.check_deals(self._state, self._waiting)
        self._deals: AppendOnly[Json] = AppendOnly()
        self._events: AppendOnly[Json] = AppendOnly()
        self._secrets: dict[int, str] = {}
        self._before_secrets = self._state
        self._before: Before | None = None
        self._story = Story(spec, self._state)
        self._undealt = self._state
        self._note(self._dealt(self._state))
        self._owing = states.seats_owing(self._state)

    @property
    def key(self) -> str:
        """The key of the game in the catalogue."""
        return self._spec.key

    @property
    def players(self) -> int:
        """The number of players in the game."""
        return self._players

    @property
    def options(self) -> dict[str, Value]:
        """The house rules of this game with their values."""
        return dict(self._options)

    @property
    def seed(self) -> int | None:
        """The seed of the game. The value is None if the caller gave no seed."""
        return self._seed

    def __repr__(self) -> str:
        state = "over" if self.over else f"owing {self.owing}"
        return f"<Game of {self.key}, {self.players} players, {len(self._events)} events, {state}>"

    @property
    def owing(self) -> tuple[int, ...]:
        """All seats that have to decide now. After the end of the game, no seat has to decide."""
        return self._owing if self._unrecorded is None else self._unrecorded.owing

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat. The list is empty if the seat does not have to decide.

        The caller may omit `seat` if only one seat has to decide.
        """
        owing = self._owing
        if seat is None:
            if not owing:
                return []
            seat = self._only(owing)
        elif type(seat) is not int or seat not in owing:
            seat = self._checked_seat(seat)
        return self._spec.moves(self._state, seat) if seat in owing else []

    @property
    def forced(self) -> str | None:
        """The only legal move, if public information determines this move.

        >>> import matchwood
        >>> game = matchwood.new("tycoon", players=2, deals=[{"leader": 0, "hands": [["F", "1"], ["2", "8"]]}])
        >>> game.play("F: F")
        >>> game.owing, game.forced
        ((1,), 'pass')
        """
        return None if self.over else self._spec.forced(self._public_now())

    @property
    def silence(self) -> str | None:
        """In Matschig: the move "do not interrupt", or None if no player may interrupt now."""
        return None if self.over else self._spec.silence(self._public_now())

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move. The caller may omit `seat` if only one seat has to decide. Raises IllegalMove, NotYourTurn, GameOver, or
        BadDeal if the next deal was given in advance and is invalid now.
        """
        owing = self._owing
        if type(seat) is not int or seat not in owing:
            seat = self._mover(owing, seat)
        if not isinstance(move, str) or len(move) > MAX_MOVE_LENGTH:
            raise IllegalMove(
                f"a move is a text of at most {MAX_MOVE_LENGTH} characters, not {shown(move)}", self.legal_moves(seat)
            )
        before, secrets = self._state, self._secrets
        after = self._spec.after(before, seat, move)
        now_owing = states.seats_owing(after)
        dealt = [] if now_owing else self._dealt(after)
        alone = len(owing) == 1 and not secrets
        self._before = Before(seat, before, self._public) if alone and not dealt else None
        if not secrets:
            self._before_secrets = before
        self._state, self._undealt, self._public = after, after, None
        self._story = self._story.step(after)
        if alone:
            self._events.append({"seat": seat, "move": move})
        else:
            secrets[seat] = move
            if len(owing) == 1:
                self._events.extend([{"seat": s, "move": secrets[s]} for s in self._spec.order(before) if s in secrets])
                secrets.clear()
        if dealt:
            self._note(dealt)
            now_owing = states.seats_owing(self._state)
        self._owing = now_owing

    def take_back(self, seat: int) -> None:
        """Undo the last decision of a seat if the decision has revealed nothing to the other players.

        The decision must be `reversible`, or still hidden because other seats have to decide at the same time. An answer to an
        interrupt in Matschig cannot be undone. Raises CannotTakeBack, NotYourTurn or GameOver.

        >>> import matchwood
        >>> game = matchwood.new("matchmaster", players=3, deals=[{"dealer": 0, "hands": [["T5"], ["L3"], ["B9"]]}])
        >>> game.play("bid 1", seat=2)
        >>> game.take_back(2)
        >>> game.owing, game.happenings[-1]
        ((0, 1, 2), Rethink(seat=2))
        """
        seat = self._checked_seat(seat)
        if seat == self.reversible:
            self._go_back()
            return
        self._check_unseen(seat)
        secrets_kept = {other: move for other, move in self._secrets.items() if other != seat}
        state = self._before_secrets
        for other, move in secrets_kept.items():
            state = self._spec.after(state, other, move)
        before = self._public_now()
        self._state, self._owing, self._public, self._secrets = state, states.seats_owing(state), None, secrets_kept
        self._story = self._story.take_back(seat, before, state)

    @property
    def reversible(self) -> int | None:
        """The seat that made the last move, if the move revealed no cards. The value is None after the end of the game and
        while a decision is secret.

        >>> import matchwood
        >>> hands = [["1", "8"], ["2", "F"], ["3", "7"]]
        >>> game = matchwood.new("tycoon", players=3, deals=[{"leader": 0, "hands": hands}])
        >>> game.play("1: 1")
        >>> game.reversible
        >>> game.play("pass")
        >>> game.reversible
        1
        """
        before = self._before
        if before is None or self.over or self._secrets:
            return None
        public = public_observation(before.state) if before.public is None else before.public
        return None if self._spec.learned(public, self._public_now()) else before.seat

    def _go_back(self) -> None:
        before, now = self._before, self._public_now()
        assert before is not None
        self._state, self._owing, self._public = before.state, (before.seat,), before.public
        self._events, self._before = self._events.first(len(self._events) - 1), None
        self._story = self._story.take_back(before.seat, now, before.state)

    def rewind_to(self, earlier: Game, seat: int) -> None:
        """Undo a decision of the seat. The argument `earlier` is the game as it was before the seat's decision.

        The happenings stay, and a rethink follows them. The record becomes that of the earlier game. The method does not check
        what the decision revealed.

        >>> import matchwood
        >>> deals = [{"dealer": 0, "hands": [["T5", "L1"], ["L3", "B2"]]}]
        >>> earlier, game = (matchwood.new("matchmaster", players=2, deals=deals) for _ in range(2))
        >>> for seat in (0, 1):
        ...     game.play("bid 1", seat=seat)
        >>> game.rewind_to(earlier, 0)
        >>> game.owing, game.happenings[-1], len(game.record()["events"])
        ((0, 1), Rethink(seat=0), 1)
        """
        seat = self._checked_seat(seat)
        now, story = self._public_now(), self._story
        self.__dict__.update(earlier.copy().__dict__)
        self._story = story.take_back(seat, now, earlier._state)

    def _check_unseen(self, seat: int) -> None:
        if self.over:
            raise GameOver("the game is over")
        if seat not in self._secrets:
            raise CannotTakeBack(
                f"seat {seat} has no decision that can be undone: only a decision that is still hidden, "
                "or the last move of all if it revealed nothing about the cards"
            )
        if self.silence is not None:
            raise CannotTakeBack("an answer to an interrupt cannot be undone, because that would reveal something about the hand")

    def _mover(self, owing: tuple[int, ...], seat: int | None) -> int:
        if not owing:
            raise GameOver("the game is over")
        if seat is None:
            return self._only(owing)
        seat = self._checked_seat(seat)
        if seat not in owing:
            waiting = ", ".join(map(str, owing))
            why = "has already decided" if seat in self._secrets else "has no decision to make now"
            raise NotYourTurn(f"seat {seat} {why}; the game waits for seat {waiting}", map(str, owing))
        return seat

    def _only(self, owing: tuple[int, ...]) -> int:
        if len(owing) > 1:
            listed = ", ".join(map(str, owing))
            raise NotYourTurn(f"seats {listed} have to decide at the same time: give the seat of the move", map(str, owing))
        return owing[0]

    def _checked_seat(self, seat: object) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise NotYourTurn(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}", map(str, range(self.players)))
        return number

    @property
    def deals(self) -> tuple[Json, ...]:
        """All deals until now, in the format of the game record. Do not show the deals to players before the game is over."""
        return tuple(self._deals)

    def deal_in_advance(self, deal: Mapping[str, Any]) -> None:
        """Add a deal that the game uses later in place of a random deal."""
        self._waiting.append(deal)

    @property
    def deals_waiting(self) -> int:
        """The number of given deals that the game has not used yet."""
        return len(self._waiting)

    def _dealt(self, state: State) -> list[tuple[Json, State]]:
        """Make all deals that the rules require now, and return each deal with the state after the deal. Raises BadDeal."""
        made: list[tuple[Json, State]] = []
        while states.phase(state) == verbs.DEAL_DUE:
            state, number = states.copy_of(state), len(self._deals) + len(made) + 1
            if len(made) < len(self._waiting):
                try:
                    self._spec.deal_given(state, self._waiting[len(made)])
                except BadDeal as error:
                    raise BadDeal(f"deal {number}, which was given in advance: {error}", error.expected) from error
            else:
                deal_from(self._secret, number, state)
            made.append((self._spec.deal_made(state), state))
        return made

    def _note(self, dealt: list[tuple[Json, State]]) -> None:
        for deal, state in dealt:
            self._deals.append(deal)
            self._events.append({"deal": deal})
            self._story = self._story.step(state)
            self._state = state
        del self._waiting[: len(dealt)]

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, or a spectator's view if `seat` is None."""
        seat = None if seat is None else self._checked_seat(seat)
        observed = states.observed(self._present(), verbs.NO_EYES if seat is None else seat)
        return View(self.key, self.players, seat, self.options, observed.tobytes(), self._story)

    def views(self, seats: Iterable[int | None]) -> list[ViewFields[Any]]:
        """Return the views of several seats as structs.

        >>> import matchwood, msgspec
        >>> game = matchwood.new("matchmaster", players=3, seed=1)
        >>> msgspec.to_builtins(game.views([0, None])) == [game.view(0).to_dict(), game.view(None).to_dict()]
        True
        """
        spectator = seen_by(None, self._spec, self._players, self._options, self._public_now())
        return [spectator if seat is None else self._besides(spectator, seat) for seat in seats]

    def _besides(self, spectator: ViewFields[Any], seat: int) -> ViewFields[Any]:
        return besides(spectator, seat, self._spec, Observation(states.observed(self._state, seat)))

    def _public_now(self) -> Observation:
        if self._public is None:
            self._public = public_observation(self._state)
        return self._public

    def before_deals(self, seat: int | None) -> tuple[ViewFields[Any], int]:
        """Return a seat's view before the latest deals, and the number of public events of these deals. The seat None is a
        spectator.

        >>> import matchwood
        >>> deals = [{"dealer": 0, "hands": [["T5"], ["L3"]]}, {"dealer": 1, "hands": [["T6"], ["L4"]]}]
        >>> game = matchwood.new("matchmaster", players=2, deals=deals)
        >>> for seat, move in ((0, "bid 1"), (1, "bid 0"), (1, "L3"), (0, "T5")):
        ...     game.play(move, seat=seat)
        >>> game.view(0).table.hand, game.before_deals(0)[0].table.hand
        (['T6'], [])
        """
        observed = Observation(states.observed(self._undealt, verbs.NO_EYES if seat is None else seat))
        view = seen_by(seat, self._spec, self._players, self._options, observed)
        return view, len(self._spec.story(public_observation(self._undealt), self._public_now()))

    @property
    def happenings(self) -> tuple[Any, ...]:
        """All public events of the game in order, as structs of the game's contract."""
        return tuple(self._story.until(self._public_now()))

    @property
    def happened(self) -> int:
        """The number of public events until now."""
        return len(self._story.until(self._public_now()))

    def happenings_after(self, count: int) -> list[Any]:
        """Return all public events except the first `count`."""
        return self._story.until(self._public_now()).after(count)

    @property
    def figures(self) -> dict[str, list[float]]:
        """The statistics of the game. Each one has a value for each finished round."""
        return self._spec.figures(self._lazy_happenings())

    def _lazy_happenings(self) -> Iterator[Any]:
        yield from self._story.until(self._public_now())

    def html(self, language: str = "en", names: Sequence[str] = ()) -> Html:
        """Return a picture for notebooks that shows only public information.

        >>> import matchwood
        >>> "MatchMaster" in matchwood.new("matchmaster", players=3, seed=7).html()
        True
        """
        from matchwood.notebook.table import shown

        latest = self.happenings_after(max(0, self.happened - HAPPENINGS_IN_PICTURE))
        return shown(self.view(None), latest, language, names)

    def _repr_html_(self) -> str:
        return self.html()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._owing if self._unrecorded is None else self._unrecorded.seat < 0

    @property
    def result(self) -> Result | None:
        """The result of the game, or None if the game is not over."""
        return Result.of(result_of(self._spec, self._state))

    @property
    def undisclosed(self) -> tuple[int, ...]:
        """The seats whose decisions are hidden until the other seats have decided."""
        return tuple(sorted(self._secrets))

    def record(self) -> Json:
        """Return the record of the game (docs/notation.md).

        The record contains all hidden cards: do not show it to players before the game is over. A given `secret` appears only
        after the end.
        """
        record: Json = {"matchwood": RECORD_VERSION, "game": self.key, "players": self.players, "options": self.options}
        if self._seed is not None:
            record["seed"] = self._seed
        if self._given_secret is not None and self.over:
            record["secret"] = self._given_secret
        record["events"] = [_copied(event) for event in self._events]
        result = self.result
        if result is not None:
            record["result"] = result.to_dict()
        return record

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        self._record_moves()
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._waiting, twin._deals, twin._events = list(self._waiting), self._deals.copy(), self._events.copy()
        twin._secrets = dict(self._secrets)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_copied(part) for part in value]
    return value


def new(
    key: str,
    *,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    deals: Iterable[Mapping[str, Any]] | None = None,
    secret: str | None = None,
) -> Game:
    """Start a game.

    ``options`` are house rules of the catalogue. The game uses ``deals`` (docs/notation.md) first. Equal seeds give equal
    random deals; without a seed they are unpredictable. A ``secret`` replaces the seed; the record discloses the secret when
    the game is over (docs/fair_deals.md). Raises UnknownGame, BadPlayers, BadOption, BadSeed, BadDeal.

    >>> game = new("matchmaster", players=3, deals=[{"dealer": 2, "hands": [["T5"], ["L3"], ["B9"]]}])
    >>> game.legal_moves(0)
    ['bid 0', 'bid 1']
    """
    spec = spec_of(key)
    if deals is not None and not isinstance(deals, Iterable):
        raise BadDeal(f"deals must be a list, not {shown(deals)}")
    if seed is not None and secret is not None:
        raise BadSeed("give a seed or a secret, not both")
    count = spec.checked_players(players)
    chosen = spec.checked_options(options, count)
    return Game(spec, count, chosen, checked_seed(seed), deals or (), checked_secret(secret))


def checked_seed(seed: object) -> int | None:
    """Check and return the seed, which may be None. Raises BadSeed for an invalid seed."""
    number = whole_number(seed)
    if seed is not None and (number is None or abs(number) >= 10**MAX_SEED_DIGITS):
        raise BadSeed(f"a seed is a whole number of at most {MAX_SEED_DIGITS} digits or None, not {shown(seed)}")
    return number


def checked_secret(secret: object) -> str | None:
    """Check and return the secret, which may be None. Raises BadSeed for an invalid secret."""
    if secret is None or (isinstance(secret, str) and 1 <= len(secret) <= MAX_SECRET_LENGTH and secret.isascii()):
        return secret
    raise BadSeed(f"a secret is a text of 1 to {MAX_SECRET_LENGTH} plain characters, not {shown(secret)}")
