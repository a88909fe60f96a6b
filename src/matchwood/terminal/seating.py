"""The seats of people and bots in a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from matchwood.errors import MatchwoodError
from matchwood.server.protocol.text import readable
from matchwood.terminal.language import BOT_NAMES, LETTERS

if TYPE_CHECKING:
    from matchwood.cardgames.words import Words

LONGEST_NAME = 16


class BadSeating(MatchwoodError):
    """The given people cannot be seated as requested."""


@dataclass(frozen=True)
class Seating:
    """The names of all players. ``people`` lists the seats of people, without bots."""

    names: tuple[str, ...]
    people: tuple[int, ...]

    @property
    def bots(self) -> list[int]:
        """The seats that bots play."""
        return [seat for seat in range(len(self.names)) if seat not in self.people]

    @property
    def alone(self) -> bool:
        """Whether only one person uses the screen."""
        return len(self.people) == 1

    @property
    def side(self) -> int:
        """The seat whose perspective the screen shows."""
        return self.people[0] if self.alone else 0

    def welcome(self, words: Words) -> str:
        """Return a greeting with the names of all players."""
        if not self.alone:
            everybody = ", ".join(f"{name} ({LETTERS[seat]})" for seat, name in enumerate(self.names))
            return words.say("welcome-beside", names=everybody)
        others = ", ".join(name for seat, name in enumerate(self.names) if seat not in self.people)
        return words.say("welcome", seat=LETTERS[self.people[0]], names=others)


def seated(game: str, players: int, seat: str, name: str | None, beside: Sequence[str], words: Words) -> Seating:
    """Assign seats to people and bots. Raises BadSeating."""
    first = LETTERS[:players].find(seat.upper())
    if first < 0 or len(seat) != 1:
        raise BadSeating(words.say("no-seat", seat=repr(seat), letters=", ".join(LETTERS[:players])))
    if len(beside) >= players:
        raise BadSeating(words.say("too-many-beside", players=players))
    if not beside:
        return Seating(tuple(words.say("you") if number == first else BOT_NAMES[number] for number in range(players)), (first,))
    _check_one_screen(game, words)
    people = {(first + step) % players: given.strip() for step, given in enumerate((name or words.say("host"), *beside))}
    names = tuple(people.get(number, BOT_NAMES[number]) for number in range(players))
    for given in people.values():
        if not given or len(given) > LONGEST_NAME or not readable(given) or names.count(given) > 1:
            raise BadSeating(words.say("bad-name", name=repr(given[: 2 * LONGEST_NAME]), longest=LONGEST_NAME))
    return Seating(names, tuple(people))


def _check_one_screen(game: str, words: Words) -> None:
    from matchwood.cardgames.catalogue import spec_of, specs

    if not spec_of(game).one_screen:
        open_games = ", ".join(f"{spec.title} ({key})" for key, spec in specs().items() if spec.one_screen)
        raise BadSeating(words.say("secrets", title=spec_of(game).title, games=open_games))
