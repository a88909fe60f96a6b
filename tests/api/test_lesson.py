"""Lessons are the game itself from a given deal, told step by step."""

from __future__ import annotations

import re

import msgspec
import pytest

from matchwood.api import lesson
from matchwood.api.lesson import lesson_tree, teach
from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.lessons import lessons_in
from matchwood.errors import GameOver, IllegalMove, UnknownLesson
from tests.api.lessons import LESSONS, the_right_moves


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_whoever_does_all_that_is_asked_for_comes_to_the_end(key: str, name: str) -> None:
    moves = the_right_moves(key, name)
    stands = [teach(key, name, moves[:count]) for count in range(len(moves) + 1)]
    assert [stand.step for stand in stands] == list(range(len(moves) + 1))
    assert [stand.over for stand in stands] == [False] * len(moves) + [True]
    assert not any(stand.wrong for stand in stands)
    assert all(stand.seen[-1].view.moves for stand in stands[:-1])


@pytest.mark.parametrize(("key", "name"), LESSONS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_sentence_of_a_lesson_is_short_enough_for_a_phone(key: str, name: str, language: str) -> None:
    said = spec_of(key).in_language(language)
    for message in spec_of(key).lessons[name].messages:
        text = said.say(f"lesson-{name}-{message}")
        assert 10 <= len(text) <= 200, text
        assert not text.startswith("lesson-")


@pytest.mark.parametrize(("key", "name"), LESSONS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_decision_is_asked_for_in_few_short_sentences(key: str, name: str, language: str) -> None:
    said = spec_of(key).in_language(language)
    for step in spec_of(key).lessons[name].steps:
        text = said.say(f"lesson-{name}-{step.say}")
        assert text[-1] in ".!?", text
        thoughts = re.split(r"[.!?:](?:\s|$)", text)
        assert max(len(thought.split()) for thought in thoughts) <= 24, text
        assert len(text) <= 170, text


def test_the_same_moves_lead_to_the_same() -> None:
    one, other = (teach("matchmaster", "first", ["bid 2", "S4"]) for _ in range(2))
    assert msgspec.json.encode(one.seen) == msgspec.json.encode(other.seen)


def test_the_learner_sees_no_hidden_card_of_the_others() -> None:
    lesson = spec_of("matchmaster").lessons["first"]
    (deal,) = lesson.deals
    hidden = {card for hand in deal["hands"][1:] for card in hand} - {"S9", "S2"}  # those are played by then
    told = msgspec.json.encode(teach("matchmaster", "first", ["bid 2"]).seen).decode()
    assert '"T12"' in told
    assert not [card for card in hidden if f'"{card}"' in told]


def test_how_it_came_to_the_first_decision_is_not_told() -> None:
    (seen,) = teach("the_match", "shootout").seen
    assert seen.happenings == ()
    assert seen.view.table.shootout.goals == [2, 2]
    assert teach("the_match", "shootout", ["3"]).seen[0].happenings


def test_a_wrong_move_is_played_out_and_ends_what_can_be_done() -> None:
    taught = teach("matchmaster", "first", ["bid 0"])
    assert (taught.wrong, taught.say, taught.step) == (True, "lesson-first-bid-low", 0)
    assert "round" in [happening.__struct_config__.tag for seen in taught.seen for happening in seen.happenings]
    with pytest.raises(GameOver, match="'S4'"):
        teach("matchmaster", "first", ["bid 0", "S4"])


def test_after_the_last_round_of_a_lesson_no_hand_is_dealt() -> None:
    taught = teach("matchmaster", "first", the_right_moves("matchmaster", "first"))
    view = taught.seen[-1].view
    assert (view.table.round, view.table.hand, view.moves, view.owing) == (1, [], [], [])
    assert [len(row.scores) for row in view.table.sheet] == [3]
    astray = teach("matchmaster", "first", ["bid 0"]).seen[-1].view
    assert (astray.table.round, astray.table.hand) == (1, [])


def test_nothing_can_be_done_after_the_end() -> None:
    with pytest.raises(GameOver):
        teach("matchmaster", "first", [*the_right_moves("matchmaster", "first"), "bid 0"])


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_the_tree_of_a_lesson_has_an_answer_to_each_move_that_the_learner_can_make(key: str, name: str) -> None:
    tree = lesson_tree(key, name)
    reached: list[tuple[str, ...]] = [()]
    for made in reached:
        taught = tree[made]
        assert msgspec.json.encode(taught) == msgspec.json.encode(teach(key, name, made))
        if not (taught.wrong or taught.over):
            reached += [(*made, move) for move in taught.seen[-1].view.moves]
    assert set(tree) == set(reached)
    assert any(taught.over for taught in tree.values())


def test_the_tree_of_a_large_lesson_has_the_answers_to_the_fewest_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lesson_tree("matschig", "first")
    monkeypatch.setattr(lesson, "MAX_LESSON_ANSWERS", 9)
    assert list(lesson_tree("matschig", "first")) == list(whole)[:9]
    assert [len(made) for made in whole] == sorted(len(made) for made in whole)


def test_what_the_game_does_not_allow_is_refused_as_at_any_table() -> None:
    with pytest.raises(IllegalMove) as refused:
        teach("matchmaster", "first", ["bid 2", "T12"])
    assert refused.value.refusal is not None
    assert refused.value.expected == ("S4",)


def test_a_lesson_that_there_is_not_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLesson, match="first") as unknown:
        teach("matchmaster", "third")
    with pytest.raises(UnknownLesson, match="first"):
        lesson_tree("matchmaster", "third")
    assert "first" in unknown.value.expected


@pytest.mark.parametrize(
    "text",
    [b"place = 1", b"place", b"place = 1\nplayers = 2\ndeals = []\nsteps = []\nlit = 1"],
    ids=["short", "torn", "more"],
)
def test_a_file_that_is_no_lesson_is_named(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"bids\.toml"):
        lessons_in({"bids": text})
