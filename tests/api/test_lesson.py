"""A lesson is a game from given deals that comments on each step."""

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
def test_a_learner_who_follows_a_lesson_reaches_its_end(key: str, name: str) -> None:
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
def test_a_lesson_asks_for_a_decision_in_a_few_short_sentences(key: str, name: str, language: str) -> None:
    said = spec_of(key).in_language(language)
    for step in spec_of(key).lessons[name].steps:
        text = said.say(f"lesson-{name}-{step.say}")
        assert text[-1] in ".!?", text
        thoughts = re.split(r"[.!?:](?:\s|$)", text)
        assert max(len(thought.split()) for thought in thoughts) <= 24, text
        assert len(text) <= 170, text


def test_equal_moves_lead_to_equal_lessons() -> None:
    one, other = (teach("matchmaster", "first", ["bid 2", "S4"]) for _ in range(2))
    assert msgspec.json.encode(one.seen) == msgspec.json.encode(other.seen)


def test_the_learner_sees_no_hidden_cards_of_the_other_seats() -> None:
    lesson = spec_of("matchmaster").lessons["first"]
    (deal,) = lesson.deals
    played = {"S9", "S2"}  # the cards of the first trick, which is over
    hidden = {card for hand in deal["hands"][1:] for card in hand} - played
    told = msgspec.json.encode(teach("matchmaster", "first", ["bid 2"]).seen).decode()
    assert '"T12"' in told
    assert not [card for card in hidden if f'"{card}"' in told]


def test_a_lesson_starts_without_the_happenings_before_its_first_decision() -> None:
    (seen,) = teach("the_match", "shootout").seen
    assert seen.happenings == ()
    assert seen.view.table.shootout.goals == [2, 2]
    assert teach("the_match", "shootout", ["3"]).seen[0].happenings


def test_a_lesson_plays_a_wrong_move_to_its_end_and_then_accepts_no_further_move() -> None:
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


def test_a_finished_lesson_accepts_no_move() -> None:
    with pytest.raises(GameOver):
        teach("matchmaster", "first", [*the_right_moves("matchmaster", "first"), "bid 0"])


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_the_tree_of_a_lesson_answers_each_move_of_the_learner(key: str, name: str) -> None:
    tree = lesson_tree(key, name)
    reached: list[tuple[str, ...]] = [()]
    for made in reached:
        taught = tree[made]
        assert msgspec.json.encode(taught) == msgspec.json.encode(teach(key, name, made))
        if not (taught.wrong or taught.over):
            reached += [(*made, move) for move in taught.seen[-1].view.moves]
    assert set(tree) == set(reached)
    assert any(taught.over for taught in tree.values())


def test_the_tree_of_a_large_lesson_has_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lesson_tree("matschig", "first")
    monkeypatch.setattr(lesson, "MAX_LESSON_ANSWERS", 9)
    assert list(lesson_tree("matschig", "first")) == list(whole)[:9]
    assert [len(made) for made in whole] == sorted(len(made) for made in whole)


def test_an_illegal_move_in_a_lesson_is_refused_with_the_legal_moves() -> None:
    with pytest.raises(IllegalMove) as refused:
        teach("matchmaster", "first", ["bid 2", "T12"])
    assert refused.value.refusal is not None
    assert refused.value.expected == ("S4",)


def test_an_unknown_lesson_is_refused_with_the_names_of_all_lessons() -> None:
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
def test_an_invalid_lesson_file_is_refused_with_its_name(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"bids\.toml"):
        lessons_in({"bids": text})
