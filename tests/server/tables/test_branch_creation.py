"""Tables that start from a position of a finished game: their cards, seats and deals."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

import matchwood
from matchwood.errors import BadOption, BadRecord, GameOver
from matchwood.server.protocol.branch_messages import NewBranch
from matchwood.server.protocol.errors import NoOtherCards, NotFound
from matchwood.server.protocol.values import Origin
from matchwood.server.table.disclosure import disclosed_record
from matchwood.server.table.events import Chair, OpenedFrom
from matchwood.server.table.table import Table
from matchwood.server.tables.branch_creation import FinishedGame, branch_creation_event
from tests.support.optional import not_none

PEOPLE = (Chair("person", "Ada", None, "ada"), Chair("bot", "Bruno", "expert"), Chair("person", "Bea", None, "bea"))


def finished(key: str = "matchmaster", players: int = 3, **settings: Any) -> FinishedGame:
    """Return a game that quick bots played to the end."""
    secret = matchwood.new_secret()
    game = matchwood.new(key, players=players, secret=secret)
    bot = matchwood.bot("quick", seed=1)
    while not game.over:
        game.play(bot.choose(game.view(game.owing[0])), game.owing[0])
    return FinishedGame("abcd", game.record(), PEOPLE[:players], secret, **settings)


def moves_in(record: Any) -> list[tuple[int, str]]:
    return [(event["seat"], event["move"]) for event in record["events"] if "move" in event]


def branch(game: FinishedGame, event: int = 12, seat: int = 0, **wish: Any) -> Table:
    opened = branch_creation_event(game, NewBranch(event, seat, "Zoe", **wish), "zoe")
    return Table.from_events("efgh", [opened])


def test_a_branch_with_the_same_cards_continues_the_game_with_its_deals() -> None:
    game = finished()
    table = branch(game)
    assert not_none(table.game).record()["events"] == matchwood.Position.at(game.record, 12).record["events"]
    assert table.about.origin == Origin("branch", "abcd", 12, len(moves_in({"events": game.record["events"][:12]})))
    for seat, move in moves_in(game.record)[len(table.about.moves) :]:
        table.apply(table.plan_move(seat, move, None))
    assert disclosed_record(table, 0) == game.record  # later rounds have the same cards
    assert table.seal == matchwood.seal_of(game.record["secret"])


@pytest.mark.parametrize(("key", "players"), [("matchmaster", 3), ("the_match", 2), ("tycoon", 3), ("matschig", 3)])
def test_a_branch_with_other_cards_agrees_with_everything_that_the_seat_knew(key: str, players: int) -> None:
    game = finished(key, players)
    table = branch(game, 14, 1, cards="other")
    number = not_none(not_none(table.about.origin).event)
    before, after = (matchwood.Position.at(record, number, 1) for record in (game.record, not_none(table.game).record()))
    assert before.view() == after.view()
    assert before.record["events"] != after.record["events"]
    assert moves_in(before.record) == moves_in(after.record)


def test_a_branch_with_other_cards_has_no_seal_and_its_record_contains_no_secret() -> None:
    table = branch(finished("the_match", 2), 10, cards="other")
    while not not_none(table.game).over:
        seat = not_none(table.game).owing[0]
        table.apply(table.plan_move(seat, not_none(table.game).legal_moves(seat)[0], None))
    assert table.seal is None
    assert "secret" not in disclosed_record(table, 0)
    assert matchwood.load(disclosed_record(table, 0)).over


def test_a_branch_of_a_sealed_deal_keeps_its_secret_as_long_as_the_deal_unless_its_cards_differ() -> None:
    opens = datetime(2100, 1, 1, tzinfo=UTC)
    game = finished(sealed_until=opens)
    assert branch(game).about.sealed_until == opens
    assert branch(game, cards="other").about.sealed_until is None


def test_all_seats_of_a_branch_decide_again_if_they_decide_at_the_same_time() -> None:
    game = finished()
    second_bid = next(number for number, event in enumerate(game.record["events"], 1) if "move" in event) + 1
    table = branch(game, second_bid)
    assert not_none(table.game).owing == (0, 1, 2)
    assert table.about.moves == ()


def test_the_player_gets_the_chosen_seat_and_bots_the_others() -> None:
    chairs = branch(finished(), seat=2, face="c5").chairs
    assert chairs[2] == Chair("person", "Zoe", None, "zoe", face="c5")
    assert chairs[1] == Chair("bot", "Bruno", "expert")
    assert (chairs[0].kind, chairs[0].level, chairs[0].name not in ("Ada", "Bruno", "Zoe", None)) == ("bot", "expert", False)
    assert [chair.level for chair in branch(finished(), level="casual").chairs] == [None, "casual", "casual"]


def test_an_uploaded_record_without_people_gets_club_bots_and_its_own_later_deals() -> None:
    game = matchwood.new("matchmaster", players=3, seed=4)
    uploaded = FinishedGame.of_record("0f", game.record())
    table = branch(uploaded, 1)
    assert [chair.level for chair in table.chairs] == [None, "club", "club"]
    assert table.seal is None
    while len(not_none(table.game).deals) < 2:
        for played in (not_none(table.game), game):
            seat = played.owing[0]
            move = played.legal_moves(seat)[0]
            if played is game:
                game.play(move, seat)
            else:
                table.apply(table.plan_move(seat, move, None))
    assert not_none(table.game).deals == game.deals


def test_a_position_that_the_record_does_not_contain_is_refused() -> None:
    game = finished()
    last = len(game.record["events"])
    with pytest.raises(GameOver):
        branch(game, last)
    with pytest.raises(BadRecord):
        branch(game, last + 1)
    with pytest.raises(NotFound):
        branch(game, seat=3)
    with pytest.raises(BadOption):
        branch(game, level="grandmaster")


def test_other_cards_are_refused_if_the_seat_knew_all_cards() -> None:
    game = matchwood.new("matchmaster", players=2, deals=[{"dealer": 1, "hands": [["T13"], ["L3"]]}])
    for seat, move in ((0, "bid 1"), (1, "bid 1"), (0, "T13")):
        game.play(move, seat)
    uploaded = FinishedGame.of_record("0f", game.record())
    with pytest.raises(NoOtherCards):
        branch_creation_event(uploaded, NewBranch(4, 1, "Zoe", cards="other"), "zoe")


def test_a_public_table_has_branches_that_the_lobby_does_not_list() -> None:
    opened: OpenedFrom = branch_creation_event(finished(watching="link"), NewBranch(12, 0, "Zoe"), "zoe")
    assert opened.watching == "link"
