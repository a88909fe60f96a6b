"""The pictures of the documents: the script makes each of them, and each is shown, small, and described in words."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import PAGES, ROOT
from tools.pictures import FILM, FOLDER, HAND
from tools.pictures.hand import hand
from tools.pictures.scenes import LANGUAGES, SCENES, Scene, files

MARKDOWN = re.compile(r"!\[([^]]*)\]\(([^)\s]+)\)")
HTML = re.compile(r'<img src="([^"]+)"[^>]*? alt="([^"]*)"')
SOURCE = re.compile(r'srcset="([^"]+)"')
KB = 1_000


def shown(page: str) -> dict[str, str]:
    """Return the pictures of a page by their paths, each with its description, or an empty one for an alternative of another
    picture.
    """
    text = (ROOT / page).read_text(encoding="utf-8")
    written = {path: said for said, path in MARKDOWN.findall(text)}
    found = written | dict(HTML.findall(text)) | dict.fromkeys(SOURCE.findall(text), "")
    return {((ROOT / page).parent / path).resolve().relative_to(ROOT).as_posix(): said for path, said in found.items()}


SHOWN = {page: shown(page) for page in PAGES if shown(page)}


def test_the_pictures_are_those_that_the_script_makes() -> None:
    assert sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()) == files()


@pytest.mark.parametrize("page", SHOWN)
def test_the_pictures_of_a_page_exist(page: str) -> None:
    assert [path for path in SHOWN[page] if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_scene_is_shown_on_the_page_about_playing_with_a_description_in_its_language(language: str) -> None:
    pages = {"en": "docs/playing.md", "de": "docs/de/playing.md"}
    told = SHOWN[pages[language]]
    assert [*told] == [f"docs/pictures/{scene.file(language)}" for scene in SCENES]
    others = {said for other, page in pages.items() if other != language for said in SHOWN[page].values()}
    assert all(len(said) > 40 for said in told.values())
    assert not others & {*told.values()}


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_the_film_has_a_still_picture_for_readers_who_prefer_reduced_motion(page: str) -> None:
    film, still = f"docs/pictures/{FILM}", "docs/pictures/en/matchmaster.webp"
    assert SHOWN[page].keys() == {film, still}
    assert len(SHOWN[page][film]) > 40
    assert 'media="(prefers-reduced-motion: reduce)"' in (ROOT / page).read_text()


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.story], ids=lambda scene: scene.name)
def test_the_game_of_a_picture_still_reaches_its_scene(scene: Scene) -> None:
    assert scene.story
    assert scene.story().moves


def test_the_picture_of_a_hand_equals_the_one_in_a_notebook() -> None:
    assert (FOLDER / HAND).read_text(encoding="utf-8") == hand()


def test_the_pictures_are_small() -> None:
    sizes = {name: (FOLDER / name).stat().st_size for name in files()}
    assert sizes.pop(FILM) < 1_500 * KB
    assert {name: size for name, size in sizes.items() if size >= 80 * KB} == {}
    assert sum(sizes.values()) < 1_000 * KB
