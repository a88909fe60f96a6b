"""Bots of a challenge repeat the first game while the play is equal, and then decide with a fixed number of rollouts."""

from __future__ import annotations

import msgspec

import matchwood
from matchwood.server.compute.bots import repeated_move
from matchwood.server.protocol.values import Origin
from matchwood.server.table.events import Chair, OpeningMove
from matchwood.server.table.table import Table
from matchwood.server.tables.origins import creation_event
from tests.support.optional import not_none

SECRET = "hmac-sha512:" + "0f" * 32


def test_bots_repeat_the_first_game_in_any_order_until_the_play_differs() -> None:
    chairs = [Chair("person", "Ada", None, "ada"), Chair("bot", "Bruno", "club"), Chair("bot", "Cara", "club")]
    options = matchwood.new("matchmaster", players=3).options
    opened = creation_event(Origin("challenge", "c"), "matchmaster", options, chairs, SECRET, host="ada")
    game = matchwood.new("matchmaster", players=3, secret=SECRET)
    while len(game.deals) < 2:
        game.play(game.legal_moves(game.owing[0])[-1], game.owing[0])
    moves = [OpeningMove(event["seat"], event["move"]) for event in game.record()["events"] if "move" in event]
    table = Table.from_events("abcd", [msgspec.structs.replace(opened, moves_to_repeat=tuple(moves))])
    bids = {move.seat: move.move for move in moves[:3]}
    for seat in (2, 0, 1):  # the order of the record is another one
        assert repeated_move(table, seat) == bids[seat]
        table.apply(table.plan_move(seat, bids[seat], None))
    seat, move = moves[3].seat, moves[3].move
    assert repeated_move(table, seat) == move
    another = next(legal for legal in not_none(table.game).legal_moves(seat) if legal != move)
    table.apply(table.plan_move(seat, another, None))
    assert {repeated_move(table, seat) for seat in range(3)} == {None}


def test_bots_of_a_table_without_an_earlier_game_repeat_nothing() -> None:
    chairs = [Chair("person", "Ada", None, "ada"), Chair("bot", "Bruno", "club")]
    options = matchwood.new("the_match", players=2).options
    opened = creation_event(Origin("daily", "2026-11-24"), "the_match", options, chairs, SECRET, host="ada")
    assert repeated_move(Table.from_events("abcd", [opened]), 1) is None
