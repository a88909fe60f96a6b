"""The pages of the app: their addresses, encodings, caching and security headers."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from matchwood.server import app
from matchwood.server.app import create_app
from matchwood.server.http.static_files import StaticFiles
from tests.server.answers import error_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    return pages


@pytest.fixture
def client(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(app, "StaticFiles", lambda head: StaticFiles(folder, head))
    with TestClient(create_app(f"{tmp_path}/tables.db")) as client:
        yield client


def test_missing_pages_are_answered_with_the_command_that_builds_them(client: Any) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_all_addresses_of_the_app_have_the_same_page(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("<title>Matchwood</title>")
    for path in ("/", "/t/abcd", "/rules", "/rules/tycoon", "/rules/tycoon/de"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>Matchwood</title>")
        assert answer.headers["cache-control"] == "private, no-cache"
    token = client.cookies["matchwood"]
    assert len(token) >= 43, "the browser gets a cookie"
    assert f"matchwood={token};" in client.get("/").headers["set-cookie"], "each visit renews the cookie"


def test_an_unknown_address_is_a_page_for_browsers_and_an_error_for_programs(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("<title>Matchwood</title>")
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nowhere", "/t/abcd/nowhere", "/account/nowhere", "/rules/tycoon/en/nowhere"):
        shown = client.get(path, headers=browser)
        assert (shown.status_code, shown.text) == (404, "<title>Matchwood</title>")
        assert "set-cookie" not in shown.headers
    for path, headers in (("/nowhere", {}), ("/assets/gone.js", {"accept": "*/*"}), ("/api/nothing", browser)):
        assert error_of(client.get(path, headers=headers)) == (404, "not_found")


def test_a_head_request_is_answered_without_a_body(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("page")
    (folder / "icon.svg").write_text("<svg/>")
    for path, length in (("/", 4), ("/t/abcd", 4), ("/icon.svg", 6)):
        answer = client.head(path)
        assert (answer.status_code, answer.content, answer.headers["content-length"]) == (200, b"", str(length))


def test_a_new_build_is_served(client: Any, folder: Path) -> None:
    index = folder / "index.html"
    for number in (1, 2):
        index.write_text(f"build {number}")
        os.utime(index, (number, number))
        assert client.get("/").text == f"build {number}"


def test_files_with_a_hash_in_their_name_are_immutable(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-abc123.js").write_text("play()")
    script = client.get("/assets/main-abc123.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    icon = client.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "private, no-cache")
    assert client.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_has_the_smallest_encoding_that_the_browser_accepts(
    client: Any, folder: Path, accepted: str, encoding: str | None
) -> None:
    forms = {None: b"play()" * 300, "gzip": gzip.compress(b"play()" * 300), "br": b"only a browser reads that"}
    (folder / "index.html").write_text("page")
    for ending, form in zip(("", ".gz", ".br"), forms.values(), strict=True):
        (folder / "assets" / f"main-abc123.js{ending}").write_bytes(form)
    with client.stream("GET", "/assets/main-abc123.js", headers={"accept-encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == forms[encoding]
    assert (answer.headers.get("content-encoding"), answer.headers["vary"]) == (encoding, "accept-encoding")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert client.get("/assets/main-abc123.js.br").status_code == 404, "an encoded form has no address"


def test_a_page_has_preload_links_for_its_first_calls(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("page")
    asked = {
        path: re.findall("<([^>]*)>; rel=preload", client.get(path).headers.get("link", ""))
        for path in ("/", "/t/abc%3E", "/account")
    }
    assert asked == {"/": ["/api/games", "/api/preparing", "/api/tables"], "/t/abc%3E": ["/api/tables/abc%3E"], "/account": []}


@pytest.mark.parametrize(
    ("path", "accepted", "language"), [("/", "de-AT, en;q=0.5", "de"), ("/?lang=de", "en", "de"), ("/nowhere", "", "en")]
)
def test_a_page_loads_only_the_texts_in_the_language_of_the_browser(
    client: Any, folder: Path, path: str, accepted: str, language: str
) -> None:
    link = '<link rel="modulepreload" href="/assets/{0}-abc123.js" hreflang="{0}">'
    (folder / "index.html").write_text(f"<head>\n  {link.format('de')}\n  {link.format('en')}\n</head>")
    shown = client.get(path, headers={"accept": "text/html", "accept-language": accepted})
    assert re.findall("<link [^>]*modulepreload[^>]*>", shown.text) == [link.format(language)]


def test_the_service_worker_and_the_manifest_are_revalidated(client: Any, folder: Path) -> None:
    kinds = {"index.html": "text/html", "sw.js": "text/javascript", "app.de.webmanifest": "application/manifest+json"}
    for name in kinds:
        (folder / name).write_text("{}")
    for name, kind in kinds.items():
        answer = client.get(f"/{name}")
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "private, no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_pages_have_a_security_policy_and_scripts_have_none(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("page")
    (folder / "assets" / "main-abc123.js").write_text("play()")
    script, gone = client.get("/assets/main-abc123.js"), client.get("/assets/gone.js", headers={"accept": "text/html"})
    assert {script.headers["x-content-type-options"], gone.headers["x-content-type-options"]} == {"nosniff"}
    assert "content-security-policy" not in script.headers
    assert (gone.text, "default-src 'self'" in gone.headers["content-security-policy"]) == ("page", True)


def test_a_bug_is_answered_with_its_number_in_the_log(client: Any, caplog: pytest.LogCaptureFixture) -> None:
    client.app.state.static_files = None
    answer = client.get("/")
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (500, "internal")
    number = re.findall(r"[0-9a-f]{8}", error["message"])[0]
    assert f"error {number}" in caplog.text
    assert "NoneType" in caplog.text
    assert "NoneType" not in answer.text


def test_the_page_complies_with_its_security_policy(address: str) -> None:
    answer = httpx.get(address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert not re.search("unsafe|nonce|http:|script-src", policy), "no other directive weakens it"
    for script in re.findall(r"<script[^>]*>", answer.text):
        assert " src=" in script
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", answer.text)


def test_a_server_serves_the_page(address: str) -> None:
    assert httpx.get(address).headers["content-type"].startswith("text/html")
