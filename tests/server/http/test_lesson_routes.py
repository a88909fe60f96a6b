"""Lessons over HTTP: all of one at once, and one step after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from matchwood.api.lesson import lesson_tree
from matchwood.server.compute import replays
from matchwood.server.compute.lesson_messages import LessonTree
from matchwood.server.compute.replays import lesson_of, lesson_tree_of
from tests.api.lessons import LESSONS
from tests.server.answers import refused

Json = dict[str, Any]
FIRST = "/api/games/matchmaster/lessons/first"
OTHER = "/api/games/tycoon/lessons/sticks"


def nodes(tree: Json, made: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Yield the moves that lead to each answer of this tree, and the answer without what follows it."""
    yield made, {name: value for name, value in tree.items() if name != "after"}
    for move, node in tree["after"].items():
        yield from nodes(node, (*made, move))


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_a_whole_lesson_has_the_answers_that_its_steps_have(key: str, name: str) -> None:
    tree = lesson_tree_of(key, name)
    msgspec.json.decode(tree, type=LessonTree)
    answers = dict(nodes(msgspec.json.decode(tree)))
    assert answers == {moves: msgspec.json.decode(lesson_of(key, name, moves)) for moves in lesson_tree(key, name)}


def test_the_server_gives_a_whole_lesson_and_answers_each_of_its_steps_alike(ada: Any) -> None:
    answers = list(nodes(ada.http.get(FIRST).json()))
    assert len(answers) > 10
    for moves, node in answers:
        assert ada.http.post(FIRST, json={"moves": moves}).json() == node


def test_a_whole_lesson_is_made_and_compressed_once(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ada.http.get(OTHER)

    def made_again(*_: object) -> bytes:
        raise AssertionError(OTHER)

    monkeypatch.setattr(replays, "lesson_tree_of", made_again)
    monkeypatch.setattr("matchwood.server.http.compression._gzip", made_again)
    again = ada.http.get(OTHER)
    assert (again.content, again.headers["content-encoding"]) == (first.content, "gzip")


@pytest.mark.parametrize(("path", "expected"), [("tycoon/lessons/nothing", "first"), ("chess/lessons/first", "tycoon")])
def test_a_lesson_that_there_is_not_is_refused_with_those_that_there_are(path: str, expected: str, ada: Any) -> None:
    for answer in (ada.http.get(f"/api/games/{path}"), ada.http.post(f"/api/games/{path}", json={"moves": []})):
        assert expected in refused(answer, 404, "not_found")["expected"]
