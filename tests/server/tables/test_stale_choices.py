"""A choice that answers a question which is no longer asked is refused, and one that still answers it is played."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import pytest

from matchwood.errors import CannotTakeBack, GameOver
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.absence import Resign, Vote
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.rematch import OfferRematch
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.step import Step
from matchwood.server.table.table import Table
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import Watcher
from tests.server.tables.planned import automatic_move
from tests.surely import surely

PEOPLE = ("ada", "bea", "cem")
ADA, BEA, CEM = range(3)
MOST_MOVES = 3_000
Found = Callable[[Room], bool]


async def opened(tables: Tables, wish: NewTable) -> Room:
    room = await tables.create(wish, "ada")
    for person in PEOPLE[1 : wish.players]:
        await tables.commands.run(room, Sit(person, person))
    return room


def asks(room: Room, seat: int) -> bool:
    return seat in surely(room.table.game).owing


def legal(room: Room, seat: int) -> list[str]:
    return surely(room.table.game).legal_moves(seat)


async def moves(tables: Tables, room: Room, seat: int, move: str, seen: int | None = None, key: str | None = None) -> int:
    return await tables.commands.run(room, PlayMove(PEOPLE[seat], move, key or secrets.token_hex(8), seen=seen))


async def until(tables: Tables, room: Room, found: Found, but: str = "") -> None:
    """Everybody makes moves by chance, though never the move `but` if there is another one, until this is found."""
    chance = random.Random(7)
    for _ in range(MOST_MOVES):
        if found(room):
            return
        assert room.table.state == "playing", "the game is over"
        seat = chance.choice(surely(room.table.game).owing)
        await moves(tables, room, seat, chance.choice([move for move in legal(room, seat) if move != but] or [but]))
    pytest.fail("not found")


async def made_for_her(tables: Tables, room: Room, seat: int, move: str) -> None:
    """The server makes a move for this seat, as it does when a window closes or the time is up."""
    await tables.commands.run(room, automatic_move(seat, move))


def in_a_window(room: Room) -> bool:
    return surely(room.table.game).silence is not None and asks(room, ADA)


async def test_silence_for_one_window_is_no_answer_in_the_next(tables: Tables) -> None:
    room = await opened(tables, NewTable("matschig", 3, "Ada", {"rounds": 12}, window=20))
    await until(tables, room, in_a_window)
    seen = room.table.number
    for seat in surely(room.table.game).owing:
        await made_for_her(tables, room, seat, "let")
    await until(tables, room, lambda room: in_a_window(room) and len(legal(room, ADA)) > 1)
    asked = surely(room.table.view(ADA))
    with pytest.raises(Changed):
        await moves(tables, room, ADA, "let", seen)
    assert room.table.view(ADA) == asked, "Ada is asked in the new window"
    assert await moves(tables, room, ADA, "let", room.table.number) == room.table.number


async def test_a_card_for_one_trick_does_not_lead_the_next_which_the_server_began_for_her(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 2, "Ada", clock="brisk"))
    await until(tables, room, lambda room: not surely(room.table.game).undisclosed and legal(room, ADA)[:1] != ["bid 0"])
    await until(tables, room, lambda room: asks(room, ADA) and len(legal(room, ADA)) > 1)
    seen, (card, other, *_) = room.table.number, legal(room, ADA)
    await made_for_her(tables, room, ADA, other)
    await until(tables, room, lambda room: asks(room, ADA) and card in legal(room, ADA), but=card)
    number = room.table.number
    with pytest.raises(Changed):
        await moves(tables, room, ADA, card, seen)
    assert (room.table.number, card in legal(room, ADA)) == (number, True)


def is_bidding(room: Room) -> bool:
    return bool(surely(room.table.view(None)).table.phase == "bidding")


def in_round(number: int) -> Found:
    return lambda room: is_bidding(room) and surely(room.table.view(None)).table.round == number


async def test_a_bid_for_one_round_is_no_bid_in_the_next_which_another_device_reached(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 2, "Ada"))
    seen = room.table.number
    await until(tables, room, in_round(2))
    with pytest.raises(Changed):
        await moves(tables, room, ADA, "bid 1", seen)
    assert surely(room.table.view(ADA)).table.fixed == [False, False]
    assert await moves(tables, room, ADA, "bid 1") == room.table.number, "an old client does not name what it knew"


@pytest.mark.parametrize(("game", "move"), [("tycoon", "pass"), ("the_match", "4"), ("matchmaster", ""), ("matschig", "")])
async def test_a_choice_is_not_made_once_more_for_a_decision_that_another_device_made(tables: Tables, game: str, move: str) -> None:
    room = await opened(tables, NewTable(game, 2 if game == "the_match" else 3, "Ada"))
    await until(tables, room, lambda room: asks(room, ADA) and (not move or move in legal(room, ADA)))
    seen, choice = room.table.number, move or legal(room, ADA)[-1]
    await moves(tables, room, ADA, legal(room, ADA)[0])
    with pytest.raises(Changed):
        await moves(tables, room, ADA, choice, seen)
    await until(tables, room, lambda room: asks(room, ADA))
    number = room.table.number
    with pytest.raises(Changed):
        await moves(tables, room, ADA, choice, seen)
    assert room.table.number == number


async def test_a_bid_is_not_taken_back_by_who_meant_that_of_the_round_before(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 2, "Ada"))
    await moves(tables, room, ADA, "bid 0")
    seen = room.table.number
    await until(tables, room, in_round(2))
    await moves(tables, room, ADA, "bid 0")
    for known in (seen, room.table.number - 1):
        with pytest.raises(Changed):
            await tables.commands.run(room, RequestUndo("ada", secrets.token_hex(8), known))
    assert surely(room.table.view(None)).table.fixed == [True, False]
    await tables.commands.run(room, RequestUndo("ada", secrets.token_hex(8), room.table.number))
    assert surely(room.table.view(None)).table.fixed == [False, False]


async def test_what_others_decide_in_secret_does_not_change_the_question(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    seen = room.table.number
    await moves(tables, room, BEA, "bid 1")
    await tables.commands.run(room, RequestUndo("bea", "back", room.table.number))
    await moves(tables, room, CEM, "bid 0")
    await tables.commands.run(room, Sit("bea", "bea", face="c8"))
    assert await moves(tables, room, ADA, "bid 1", seen, "k") == room.table.number
    assert await moves(tables, room, ADA, "bid 1", seen, "k") == room.table.number, "the same move again is only told again"
    await moves(tables, room, BEA, "bid 0", seen=room.table.number)
    assert not is_bidding(room)
    assert await moves(tables, room, ADA, "bid 1", seen, "k") == room.table.number - 1


async def test_who_has_thought_again_is_asked_anew(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    seen = room.table.number
    await moves(tables, room, ADA, "bid 1")
    await tables.commands.run(room, RequestUndo("ada", "back", room.table.number))
    with pytest.raises(Changed):
        await moves(tables, room, ADA, "bid 2", seen)
    assert await moves(tables, room, ADA, "bid 2", room.table.number) == room.table.number


async def test_an_answer_to_a_move_that_was_taken_back_is_refused(tables: Tables) -> None:
    room = await opened(tables, NewTable("tycoon", 3, "Ada"))
    await until(tables, room, lambda room: "pass" in legal(room, surely(room.table.game).owing[0]))
    seat = surely(room.table.game).owing[0]
    await moves(tables, room, seat, "pass")
    seen, after = room.table.number, surely(room.table.game).owing[0]
    asked = await tables.commands.run(room, RequestUndo(PEOPLE[seat], "back", seen))
    for person in {*PEOPLE} - {PEOPLE[seat]}:
        await tables.commands.run(room, AnswerUndo(person, asked, True))
    assert surely(room.table.game).owing == (seat,)
    await moves(tables, room, seat, "pass")
    with pytest.raises(Changed):
        await moves(tables, room, after, "pass", seen)
    assert asks(room, after)
    with pytest.raises(Changed):
        await tables.commands.run(room, AnswerUndo(PEOPLE[after], asked, True))


async def test_a_choice_for_one_of_two_seats_at_a_screen_is_not_made_for_the_other(tables: Tables) -> None:
    room = await tables.create(NewTable("the_match", 2, "Ada", beside=("Bea",)), "ada")
    seen, seat = room.table.number, surely(room.table.game).owing[0]

    def turned(room: Room) -> bool:
        return surely(room.table.game).owing[0] != seat and choice in surely(room.table.game).legal_moves()

    choice = surely(room.table.game).legal_moves()[0]
    while not turned(room):
        await tables.commands.run(room, PlayMove("ada", surely(room.table.game).legal_moves()[-1], secrets.token_hex(8)))
    number = room.table.number
    with pytest.raises(Changed):
        await tables.commands.run(room, PlayMove("ada", choice, "k", seen=seen))
    assert room.table.number == number


async def test_commands_that_are_planned_together_know_of_each_other(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 2, "Ada"))
    for seat in (ADA, BEA):
        await moves(tables, room, seat, "bid 0")
    seat, seen, outcomes = surely(room.table.game).owing[0], room.table.number, list[int | Exception]()
    for key, card in enumerate(legal(room, seat)[:2]):
        tables.commands.submit(room, PlayMove(PEOPLE[seat], card, str(key), seen=seen), outcomes.append)
    await tables.commands.run(room, Barrier())
    assert outcomes[0] == seen + 1
    assert isinstance(outcomes[1], Changed)


async def test_a_table_from_its_log_refuses_the_same(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 2, "Ada"))
    await moves(tables, room, ADA, "bid 0")
    again = Table.from_events(room.table.id, await tables.log.read(room.table.id))
    assert again.questions == room.table.questions


async def test_a_game_that_is_over_says_so(tables: Tables) -> None:
    room = await opened(tables, NewTable("tycoon", 2, "Ada"))
    await until(tables, room, lambda room: asks(room, ADA))
    seen = room.table.number
    await until(tables, room, lambda room: room.table.state == "over")
    with pytest.raises(GameOver):
        await moves(tables, room, ADA, "pass", seen)
    with pytest.raises(GameOver):
        await tables.commands.run(room, RequestUndo("ada", "back", seen))
    with pytest.raises(Changed):
        OfferRematch("ada", "abcd", seen).plan(room.table, room)
    assert isinstance(OfferRematch("ada", "abcd", room.table.number).plan(room.table, room), Step)


async def test_a_vote_about_one_absence_does_not_count_in_the_next(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    for person in ("ada", "cem"):
        await tables.watch(Watcher(person), room.table.id, 0)
    seen = room.table.number
    await moves(tables, room, ADA, "bid 0")
    await tables.commands.run(room, Vote("ada", BEA, "wait", seen))
    await moves(tables, room, BEA, "bid 0")
    with pytest.raises(Changed):
        await tables.commands.run(room, Vote("cem", BEA, "bot", room.table.number - 1))
    await tables.commands.run(room, Vote("cem", BEA, "bot", room.table.number))
    await tables.commands.run(room, Vote("ada", BEA, "bot", room.table.number - 1))
    assert room.table.chairs[BEA].kind == "bot"
    await tables.commands.run(room, Vote("ada", BEA, "bot", seen))  # it is so already


async def test_an_open_seat_is_not_taken_from_the_bot_that_plays_on_it_meanwhile(tables: Tables) -> None:
    room = await tables.create(NewTable("matchmaster", 3, "Ada", takeover=True), "ada")
    await tables.commands.run(room, Sit("bea", "Bea"))
    seen = room.table.number
    await tables.commands.run(room, SetUpTable("ada", room.table.number, "start"))
    with pytest.raises(Changed):
        await tables.commands.run(room, Sit("cem", "Cem", CEM, seen=seen))
    await made_for_her(tables, room, ADA, "bid 0")
    await tables.commands.run(room, Sit("cem", "Cem", CEM, seen=room.table.number - 1))
    assert room.table.seats_of("cem") == (CEM,)


async def test_who_plays_alone_takes_back_the_move_that_the_screen_showed(tables: Tables) -> None:
    room = await tables.create(NewTable("tycoon", 2, "Ada", bots=1, pace="calm"), "ada")

    async def plays_once() -> int:
        while not asks(room, ADA):
            await made_for_her(tables, room, BEA, legal(room, BEA)[0])
        return await moves(tables, room, ADA, legal(room, ADA)[0])

    first, second = await plays_once(), await plays_once()
    with pytest.raises(Changed):
        await tables.commands.run(room, RequestUndo("ada", "first", first))
    back = await tables.commands.run(room, RequestUndo("ada", "second", second))
    with pytest.raises(Changed):
        await tables.commands.run(room, RequestUndo("ada", "other device", second))
    assert await tables.commands.run(room, RequestUndo("ada", "second", second)) == back
    assert await tables.commands.run(room, RequestUndo("ada", "again", back)) == back + 1


async def test_who_is_back_has_not_resigned_again(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    seen = room.table.number
    await tables.commands.run(room, Resign("ada", seen))
    number = room.table.number
    await tables.commands.run(room, Resign("ada", seen))
    assert room.table.number == number, "she resigned already"
    await moves(tables, room, ADA, "bid 0", number)
    with pytest.raises(Changed):
        await tables.commands.run(room, Resign("ada", seen))


async def test_a_seat_is_not_freed_by_a_host_who_did_not_see_that_its_person_came_back(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    for person in ("ada", "cem"):
        await tables.watch(Watcher(person), room.table.id, 0)

    async def a_bot_plays_for_bea() -> int:
        for person in ("ada", "cem"):
            await tables.commands.run(room, Vote(person, BEA, "bot"))
        assert room.table.chairs[BEA].kind == "bot"
        return room.table.number

    seen = await a_bot_plays_for_bea()
    await tables.commands.run(room, Sit("bea", "bea"))
    now = await a_bot_plays_for_bea()
    with pytest.raises(Changed):
        await tables.commands.run(room, SetUpTable("ada", seen, "free", BEA))
    await tables.commands.run(room, SetUpTable("ada", now, "free", BEA))
    assert room.table.chairs[BEA].free


async def test_what_cannot_be_taken_back_says_why(tables: Tables) -> None:
    room = await opened(tables, NewTable("matchmaster", 3, "Ada"))
    with pytest.raises(CannotTakeBack):
        await tables.commands.run(room, RequestUndo("ada", "back", room.table.number))
