"""Link previews: what messengers show for a link to the site or to a table."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from matchwood.cardgames.words import Words, texts_in
from matchwood.engine.plugins import own_games
from matchwood.server.app import create_app
from matchwood.server.http import pages, position_urls
from matchwood.server.http.link_previews import FOLDER, HEIGHT, WIDTH
from matchwood.server.http.pages import PICTURE
from matchwood.server.tables.room import Room
from matchwood.server.tables.service import Tables
from tests.server.conftest import Person
from tests.server.whole_games import played

TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">')


def shown(address: str, path: str, accepted: str = "en") -> dict[str, str]:
    answer = httpx.get(f"{address}{path}", headers={"accept-language": accepted})
    assert answer.status_code == 200
    return {name: html.unescape(value) for name, value in TAG.findall(answer.text.partition("</head>")[0])}


def test_an_invitation_names_the_host_and_the_game_in_the_language_of_the_reader(address: str, ada: Person) -> None:
    table = ada.opens(game="tycoon")["id"]
    english, german = shown(address, f"/t/{table}"), shown(address, f"/t/{table}", "de-DE,de;q=0.9,en;q=0.8")
    assert english["og:title"] == "Ada invites you: Matchstick Tycoon"
    assert german["og:title"] == "Ada lädt dich ein: Matchstick Tycoon"
    assert german["og:description"].startswith("Öffne den Link")
    assert english["og:image"] == f"{address}/previews/tycoon.png"


def test_a_right_to_left_name_keeps_the_invitation_in_order(address: str, ada: Person) -> None:
    table = ada.opens(game="tycoon", name="יוסף")["id"]
    assert shown(address, f"/t/{table}")["og:title"] == "\u2068יוסף\u2069 invites you: Matchstick Tycoon"


def test_a_running_game_is_shown_without_its_players(address: str, ada: Person) -> None:
    table = ada.opens(bots=2)["id"]
    for path in (f"/t/{table}", f"/t/{table}/replay"):
        tags = shown(address, path)
        assert tags["og:title"] == "MatchMaster at Matchwood"
        assert "Ada" not in str(tags)


def test_a_question_is_shown_in_the_language_of_its_link_with_a_picture(address: str, ada: Person, bea: Person) -> None:
    table = played(ada, bea)["id"]
    german = shown(address, f"/t/{table}/at/3A?lang=de")
    assert german["og:title"] == "Was würdest du spielen?"
    assert "Matchstick Tycoon" in german["og:description"]
    assert german["og:locale"] == "de"
    assert german["og:image"] == f"{address}/api/tables/{table}/positions/3/0/picture?lang=de"
    assert "Ada" not in str(german)
    assert shown(address, f"/t/{table}/at/3A")["og:title"] == "What would you play?"


def test_a_server_without_the_renderer_shows_the_game_with_a_question(
    address: str, ada: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(ada, bea)["id"]
    monkeypatch.setattr(position_urls, "draws_pictures", lambda: False)
    tags = shown(address, f"/t/{table}/at/3A")
    assert (tags["og:title"], tags["og:image"]) == ("What would you play?", f"{address}/previews/tycoon.png")


@pytest.mark.parametrize("position", ["3C", "3", "x", "3a"])
def test_a_position_that_the_game_cannot_have_shows_the_table(position: str, address: str, ada: Person, bea: Person) -> None:
    tags = shown(address, f"/t/{played(ada, bea)['id']}/at/{position}")
    assert tags["og:title"] == "Matchstick Tycoon at Matchwood"


def test_a_position_of_a_running_or_closed_table_shows_the_table(address: str, ada: Person, bea: Person) -> None:
    running, closed = ada.opens(game="tycoon", players=2, bots=1)["id"], played(ada, bea, watching="nobody")["id"]
    for table in (running, closed):
        assert shown(address, f"/t/{table}/at/0A")["og:title"] == "Matchstick Tycoon at Matchwood"


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/t/%00", f"/t/{'long' * 99}", "/rules/tycoon"])
def test_every_other_page_shows_the_site(address: str, path: str) -> None:
    tags = shown(address, path)
    assert tags["og:title"] == "Matchwood: card games by the fire"
    assert tags["og:image"] == f"{address}/{PICTURE.format(own_games()[0])}"


def test_a_page_does_not_wait_for_a_slow_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_: Tables, __: str) -> Room:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Tables, "room", never)
    monkeypatch.setattr(pages, "TABLE_TIMEOUT_SECONDS", 0.01)
    with TestClient(create_app(f"{tmp_path}/tables.db")) as client:
        text = client.get("/t/slow").text
    assert dict(TAG.findall(text))["og:title"] == "Matchwood: card games by the fire"


def test_a_name_is_escaped(address: str, person: Callable[..., Person]) -> None:
    table = person('<Ada> "B" & C').opens()["id"]
    text = httpx.get(f"{address}/t/{table}").text
    assert "<Ada>" not in text
    assert shown(address, f"/t/{table}")["og:title"].startswith('<Ada> "B" & C invites you')


@pytest.mark.parametrize("game", own_games())
def test_the_picture_of_each_game_exists_with_the_given_size(address: str, game: str) -> None:
    tags = shown(address, "/")
    picture = httpx.get(f"{address}/{PICTURE.format(game)}")
    assert picture.headers["content-type"] == "image/png"
    size = tuple(int.from_bytes(picture.content[at : at + 4]) for at in (16, 20))
    assert size == (WIDTH, HEIGHT) == (int(tags["og:image:width"]), int(tags["og:image:height"]))


def test_every_language_has_all_texts() -> None:
    texts = texts_in(FOLDER)
    assert set(texts) == {"de", "en"}
    names = {language: Words({language: text}, language).after("") for language, text in texts.items()}
    of_tables = ["house", "house-about", "invitation", "invitation-about", "table"]
    assert names["de"] == names["en"] == [*of_tables, "challenge", "nameless", "challenge-about", "question", "question-about"]
