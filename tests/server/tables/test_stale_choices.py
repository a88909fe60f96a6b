"""Stale choices: a choice that was made for an earlier question is refused, also if it would be legal now."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

import pytest

from matchwood.errors import CannotTakeBack, GameOver
from matchwood.server.protocol.errors import Changed
from matchwood.server.protocol.messages import NewTable
from matchwood.server.table.commands.barrier import Barrier
from matchwood.server.table.commands.moves import PlayMove
from matchwood.server.table.commands.rematch import OfferRematch
from matchwood.server.table.commands.seats import Sit
from matchwood.server.table.commands.setup import SetUpTable
from matchwood.server.table.commands.undo import AnswerUndo, RequestUndo
from matchwood.server.table.commands.votes import Resign, Vote
from matchwood.server.table.step import Step
from matchwood.server.tables import presence
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.in_process import ADA, BEA, CEM, PEOPLE, make_move, read_from_log, start_table
from tests.server.tables.planned import automatic_move
from tests.support.optional import not_none

MOST_MOVES = 3_000
Found = Callable[[Room], bool]


def is_asked(room: Room, seat: int) -> bool:
    return seat in not_none(room.table.game).owing


def legal(room: Room, seat: int) -> list[str]:
    return not_none(room.table.game).legal_moves(seat)


def may_pass(room: Room) -> bool:
    """Return whether the seat may pass and has another move, because a forced pass cannot be taken back."""
    return room.table.forced_move() is None and "pass" in legal(room, not_none(room.table.game).owing[0])


async def play_until(tables: Tables, room: Room, found: Found, but: str = "") -> None:
    """Make random moves until the room is as wanted, but never the move `but` if there is another one."""
    chance = random.Random(7)
    for _ in range(MOST_MOVES):
        if found(room):
            return
        assert room.table.state == "playing", "the game is over"
        seat = chance.choice(not_none(room.table.game).owing)
        await make_move(tables, room, seat, chance.choice([move for move in legal(room, seat) if move != but] or [but]))
    pytest.fail("not found")


async def move_automatically(tables: Tables, room: Room, seat: int, move: str) -> None:
    """Move for this seat as the server does when a window closes or the time is up."""
    await tables.commands.run(room, automatic_move(seat, move))


def in_a_window(room: Room) -> bool:
    return not_none(room.table.game).silence is not None and is_asked(room, ADA)


async def test_an_answer_to_one_window_does_not_count_in_the_next(tables: Tables) -> None:
    room = await start_table(tables, 3, game="matschig", options={"rounds": 12}, window=20)
    await play_until(tables, room, in_a_window)
    seen = room.table.number
    for seat in not_none(room.table.game).owing:
        await move_automatically(tables, room, seat, "let")
    await play_until(tables, room, lambda room: in_a_window(room) and len(legal(room, ADA)) > 1)
    asked = not_none(room.table.view(ADA))
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, "let", seen=seen)
    assert room.table.view(ADA) == asked, "Ada is still asked in the new window"
    assert await make_move(tables, room, ADA, "let", seen=room.table.number) == room.table.number


async def test_a_card_for_one_trick_does_not_count_in_the_next(tables: Tables) -> None:
    room = await start_table(tables, clock="brisk")
    await play_until(tables, room, lambda room: not not_none(room.table.game).undisclosed and legal(room, ADA)[:1] != ["bid 0"])
    await play_until(tables, room, lambda room: is_asked(room, ADA) and len(legal(room, ADA)) > 1)
    seen, (card, other, *_) = room.table.number, legal(room, ADA)
    await move_automatically(tables, room, ADA, other)
    await play_until(tables, room, lambda room: is_asked(room, ADA) and card in legal(room, ADA), but=card)
    number = room.table.number
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, card, seen=seen)
    assert (room.table.number, card in legal(room, ADA)) == (number, True)


def is_bidding(room: Room) -> bool:
    return bool(not_none(room.table.view(None)).table.phase == "bidding")


def in_round(number: int) -> Found:
    return lambda room: is_bidding(room) and not_none(room.table.view(None)).table.round == number


async def test_a_bid_for_one_round_does_not_count_in_the_next(tables: Tables) -> None:
    room = await start_table(tables)
    seen = room.table.number
    await play_until(tables, room, in_round(2))
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, "bid 1", seen=seen)
    assert not_none(room.table.view(ADA)).table.fixed == [False, False]
    assert await make_move(tables, room, ADA, "bid 1") == room.table.number, (
        "an older client does not name the last event that it knew"
    )


@pytest.mark.usefixtures("no_timed_actions")
@pytest.mark.parametrize(("game", "move"), [("tycoon", "pass"), ("the_match", "4"), ("matchmaster", ""), ("matschig", "")])
async def test_a_choice_is_refused_after_another_device_has_decided(tables: Tables, game: str, move: str) -> None:
    room = await start_table(tables, 2 if game == "the_match" else 3, game=game)
    await play_until(tables, room, lambda room: is_asked(room, ADA) and (not move or move in legal(room, ADA)))
    seen, choice = room.table.number, move or legal(room, ADA)[-1]
    await make_move(tables, room, ADA, legal(room, ADA)[0])
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, choice, seen=seen)
    await play_until(tables, room, lambda room: is_asked(room, ADA))
    number = room.table.number
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, choice, seen=seen)
    assert room.table.number == number


async def test_an_undo_that_was_meant_for_the_round_before_is_refused(tables: Tables) -> None:
    room = await start_table(tables)
    await make_move(tables, room, ADA, "bid 0")
    seen = room.table.number
    await play_until(tables, room, in_round(2))
    await make_move(tables, room, ADA, "bid 0")
    for known in (seen, room.table.number - 1):
        with pytest.raises(Changed):
            await tables.commands.run(room, RequestUndo("ada", secrets.token_hex(8), known))
    assert not_none(room.table.view(None)).table.fixed == [True, False]
    await tables.commands.run(room, RequestUndo("ada", secrets.token_hex(8), room.table.number))
    assert not_none(room.table.view(None)).table.fixed == [False, False]


async def test_hidden_decisions_of_others_do_not_make_a_choice_stale(tables: Tables) -> None:
    room = await start_table(tables, 3)
    seen = room.table.number
    await make_move(tables, room, BEA, "bid 1")
    await tables.commands.run(room, RequestUndo("bea", "back", room.table.number))
    await make_move(tables, room, CEM, "bid 0")
    await tables.commands.run(room, Sit("bea", "bea", face="c8"))
    assert await make_move(tables, room, ADA, "bid 1", seen=seen, key="k") == room.table.number
    assert await make_move(tables, room, ADA, "bid 1", seen=seen, key="k") == room.table.number, "the same key is the same move"
    await make_move(tables, room, BEA, "bid 0", seen=room.table.number)
    assert not is_bidding(room)
    assert await make_move(tables, room, ADA, "bid 1", seen=seen, key="k") == room.table.number - 1


async def test_a_choice_from_before_an_undo_is_refused(tables: Tables) -> None:
    room = await start_table(tables, 3)
    seen = room.table.number
    await make_move(tables, room, ADA, "bid 1")
    await tables.commands.run(room, RequestUndo("ada", "back", room.table.number))
    with pytest.raises(Changed):
        await make_move(tables, room, ADA, "bid 2", seen=seen)
    assert await make_move(tables, room, ADA, "bid 2", seen=room.table.number) == room.table.number


@pytest.mark.usefixtures("no_timed_actions")
async def test_an_answer_to_an_undone_move_is_refused(tables: Tables) -> None:
    room = await start_table(tables, 3, game="tycoon")
    await play_until(tables, room, may_pass)
    seat = not_none(room.table.game).owing[0]
    await make_move(tables, room, seat, "pass")
    seen, after = room.table.number, not_none(room.table.game).owing[0]
    asked = await tables.commands.run(room, RequestUndo(PEOPLE[seat], "back", seen))
    for person in {*PEOPLE[:3]} - {PEOPLE[seat]}:
        await tables.commands.run(room, AnswerUndo(person, asked, True))
    assert not_none(room.table.game).owing == (seat,)
    await make_move(tables, room, seat, "pass")
    with pytest.raises(Changed):
        await make_move(tables, room, after, "pass", seen=seen)
    assert is_asked(room, after)
    with pytest.raises(Changed):
        await tables.commands.run(room, AnswerUndo(PEOPLE[after], asked, True))


async def test_a_choice_for_one_seat_of_a_screen_does_not_count_for_the_other(tables: Tables) -> None:
    room = await tables.create(NewTable("the_match", 2, "Ada", beside=("Bea",)), "ada")
    seen, seat = room.table.number, not_none(room.table.game).owing[0]

    def turned(room: Room) -> bool:
        return not_none(room.table.game).owing[0] != seat and choice in not_none(room.table.game).legal_moves()

    choice = not_none(room.table.game).legal_moves()[0]
    while not turned(room):
        await tables.commands.run(room, PlayMove("ada", not_none(room.table.game).legal_moves()[-1], secrets.token_hex(8)))
    number = room.table.number
    with pytest.raises(Changed):
        await tables.commands.run(room, PlayMove("ada", choice, "k", seen=seen))
    assert room.table.number == number


async def test_the_second_of_two_commands_in_one_commit_can_be_stale(tables: Tables) -> None:
    room = await start_table(tables)
    for seat in (ADA, BEA):
        await make_move(tables, room, seat, "bid 0")
    seat, seen, outcomes = not_none(room.table.game).owing[0], room.table.number, list[int | Exception]()
    for key, card in enumerate(legal(room, seat)[:2]):
        tables.commands.submit(room, PlayMove(PEOPLE[seat], card, str(key), seen=seen), outcomes.append)
    await tables.commands.run(room, Barrier())
    assert outcomes[0] == seen + 1
    assert isinstance(outcomes[1], Changed)


async def test_a_table_read_from_its_log_has_the_same_questions(tables: Tables) -> None:
    room = await start_table(tables)
    await make_move(tables, room, ADA, "bid 0")
    again = await read_from_log(tables, room)
    assert again.questions == room.table.questions


@pytest.mark.usefixtures("no_timed_actions")
async def test_a_stale_choice_in_a_finished_game_gets_the_error_of_a_finished_game(tables: Tables) -> None:
    room = await start_table(tables, game="tycoon")
    await play_until(tables, room, lambda room: is_asked(room, ADA))
    seen = room.table.number
    await play_until(tables, room, lambda room: room.table.state == "over")
    with pytest.raises(GameOver):
        await make_move(tables, room, ADA, "pass", seen=seen)
    with pytest.raises(GameOver):
        await tables.commands.run(room, RequestUndo("ada", "back", seen))
    with pytest.raises(Changed):
        OfferRematch("ada", "abcd", seen).plan(room.table, room)
    assert isinstance(OfferRematch("ada", "abcd", room.table.number).plan(room.table, room), Step)


async def test_a_vote_about_one_absence_does_not_count_in_the_next(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await start_table(tables, 3, present=["ada", "cem"])
    seen = room.table.number
    await make_move(tables, room, ADA, "bid 0")
    await tables.commands.run(room, Vote("ada", BEA, "wait", seen))
    await make_move(tables, room, BEA, "bid 0")
    with pytest.raises(Changed):
        await tables.commands.run(room, Vote("cem", BEA, "bot", room.table.number - 1))
    await tables.commands.run(room, Vote("cem", BEA, "bot", room.table.number))
    await tables.commands.run(room, Vote("ada", BEA, "bot", room.table.number - 1))
    assert room.table.chairs[BEA].kind == "bot"
    await tables.commands.run(room, Vote("ada", BEA, "bot", seen))  # a bot plays already


async def test_a_stale_request_does_not_take_the_seat_of_a_bot(tables: Tables) -> None:
    room = await start_table(tables, 2, players=3, takeover=True)
    seen = room.table.number
    await tables.commands.run(room, SetUpTable("ada", room.table.number, "start"))
    with pytest.raises(Changed):
        await tables.commands.run(room, Sit("cem", "Cem", CEM, seen=seen))
    await move_automatically(tables, room, ADA, "bid 0")
    await tables.commands.run(room, Sit("cem", "Cem", CEM, seen=room.table.number - 1))
    assert room.table.seats_of("cem") == (CEM,)


async def test_an_undo_against_bots_counts_for_the_move_that_the_client_knew(tables: Tables) -> None:
    room = await start_table(tables, 1, bots=1, game="tycoon", pace="calm")

    async def plays_once() -> int:
        while not is_asked(room, ADA):
            await move_automatically(tables, room, BEA, legal(room, BEA)[0])
        return await make_move(tables, room, ADA, legal(room, ADA)[0])

    first, second = await plays_once(), await plays_once()
    with pytest.raises(Changed):
        await tables.commands.run(room, RequestUndo("ada", "first", first))
    back = await tables.commands.run(room, RequestUndo("ada", "second", second))
    with pytest.raises(Changed):
        await tables.commands.run(room, RequestUndo("ada", "other device", second))
    assert await tables.commands.run(room, RequestUndo("ada", "second", second)) == back
    assert await tables.commands.run(room, RequestUndo("ada", "again", back)) == back + 1


async def test_a_stale_resignation_is_refused_after_a_move(tables: Tables) -> None:
    room = await start_table(tables, 3)
    seen = room.table.number
    await tables.commands.run(room, Resign("ada", seen))
    number = room.table.number
    await tables.commands.run(room, Resign("ada", seen))
    assert room.table.number == number, "she has resigned already"
    await make_move(tables, room, ADA, "bid 0", seen=number)
    with pytest.raises(Changed):
        await tables.commands.run(room, Resign("ada", seen))


async def test_a_host_who_did_not_see_that_a_player_returned_cannot_free_the_seat(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    room = await start_table(tables, 3, present=["ada", "cem"])

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


async def test_an_undo_without_a_decision_is_refused_with_the_reason(tables: Tables) -> None:
    room = await start_table(tables, 3)
    with pytest.raises(CannotTakeBack):
        await tables.commands.run(room, RequestUndo("ada", "back", room.table.number))
