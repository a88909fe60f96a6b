"""The pages of the web table, and the files that they ask for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from litestar import Response, route
from litestar.datastructures import Cookie
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from matchwood.engine.plugins import own_games
from matchwood.errors import MatchwoodError
from matchwood.server.http.accept_encoding import accepted_encodings
from matchwood.server.http.compression import COMPRESSED_ALREADY
from matchwood.server.http.dependencies import Caller, StaticFiles, Tables
from matchwood.server.http.error_responses import error_response
from matchwood.server.http.link_previews import language_of, preview_of
from matchwood.server.identity import introduce, renamed_cookie
from matchwood.server.table.table import Table

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Matchwood</title>
<h1>Matchwood is running, but its pages are not built yet</h1>
<p>In the folder with the source, run <code>make web</code> and load this page again.</p>
<p>Programs can already play: see <a href="/schema/openapi.json">the description of the interface</a>.</p>
</html>
"""

READING: list[HttpMethod] = [HttpMethod.GET, HttpMethod.HEAD]
ALWAYS = "public, max-age=31536000, immutable"
ASK_AGAIN = "private, no-cache"
TABLE_WAIT_SECONDS = 1.0
"""Seconds that a page waits for its table: the first one of a game has to wait until its rules are compiled."""
PICTURE = "previews/{}.png"
"""Where the picture of a game lies. The house, and a game that has none, show that of the first."""

SMALLER = {"br": ".br", "gzip": ".gz"}
"""How the build has made a file smaller, the smallest first: by what a browser calls it, how the name of that file ends."""

FIRST_ASKED = ("/api/games", "/api/preparing", "/api/tables")
"""What the front page asks for as soon as it runs."""


ADDRESSES = [
    *("/", "/t/{table:str}", "/t/{table:str}/replay", "/replay", "/replay/{record:str}", "/account"),
    *("/rules", "/rules/{game:str}", "/rules/{game:str}/{language:str}"),
    *("/learn", "/learn/{game:str}", "/learn/{game:str}/{lesson:str}"),
]
"""What the page shows something at."""


@route(ADDRESSES, http_method=READING, include_in_schema=False)
async def page(request: Caller, tables: Tables, static_files: StaticFiles) -> Response[bytes]:
    """The page that plays: the same for every table, but for what messengers show of it. Whoever opens it is known from then on."""
    _, cookies = introduce(request, renew=True)
    answer = _index(static_files, 200, [*cookies, *renamed_cookie(request)], await _tags(request, tables, static_files))
    asked = _first_asked(request.url.path)
    if asked:
        # The browser asks for it while it still loads the page, so that the page need not wait for it.
        answer.headers["link"] = ", ".join(f"<{address}>; rel=preload; as=fetch; crossorigin" for address in asked)
    return answer


def _first_asked(path: str) -> Sequence[str]:
    if path == "/":
        return FIRST_ASKED
    beginning, _, table = path.rpartition("/")
    return [f"/api/tables/{quote(table, safe='')}"] if beginning == "/t" else []


@route("/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=False, opt={COMPRESSED_ALREADY: True})
def file(path: FromPath[Path], request: Caller, static_files: StaticFiles) -> Response[bytes]:
    """A file that the page asks for. Names under `assets` carry a hash of their content, so they never change."""
    name = path.as_posix().lstrip("/")
    body = static_files.get(name)
    if body is None or path.suffix in SMALLER.values():
        raise NotFoundException
    headers = {"cache-control": ALWAYS if name.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    encodings = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, suffix in SMALLER.items():
        if encoding in encodings and (smaller := static_files.get(name + suffix)) is not None:
            body, headers["content-encoding"] = smaller, encoding
            break
    return Response(body, media_type=TYPES.get(path.suffix, "application/octet-stream"), headers=headers)


def not_found_page(static_files: StaticFiles, request: Caller, error: Exception) -> Response[Any]:
    """What stands at an address at which there is nothing: for people the page, which says so in their language."""
    people = TYPES[".html"] in request.headers.get("accept", "")  # programs, and pages that look for a file, take anything
    return _index(static_files, 404) if people and not request.url.path.startswith("/api/") else error_response(request, error)


async def _tags(request: Caller, tables: Tables, static_files: StaticFiles) -> bytes:
    """What messengers show of this address."""
    language = language_of(request.headers.get("accept-language", ""))
    table = await _table(tables, request.path_params.get("table", ""))
    preview = await asyncio.to_thread(preview_of, table, language)  # its words are read the first time
    drawn = PICTURE.format(preview.game)
    picture = drawn if static_files.get(drawn) else PICTURE.format(own_games()[0])
    return preview.tags(f"{request.base_url}{picture}", language)


async def _table(tables: Tables, table_id: str) -> Table | None:
    """The table of this id. One that cannot be had, or not soon, is no reason to show no page."""
    if not table_id or not table_id.isprintable():
        return None
    with contextlib.suppress(MatchwoodError, TimeoutError):
        async with asyncio.timeout(TABLE_WAIT_SECONDS):
            return (await tables.room(table_id)).table
    return None


def _index(static_files: StaticFiles, status: int, cookies: Sequence[Cookie] = (), tags: bytes = b"") -> Response[bytes]:
    body = static_files.get("index.html")
    return Response(
        body.replace(b"</head>", tags + b"</head>", 1) if body else NOT_BUILT.encode(),
        status_code=status if body else 503,
        media_type=TYPES[".html"],
        headers={"cache-control": ASK_AGAIN},
        cookies=cookies,
    )


PAGES = [page, file]
