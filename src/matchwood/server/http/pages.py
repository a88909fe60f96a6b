"""The routes of the web page and its files."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Sequence
from functools import partial
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
from matchwood.server.http.compression import WITHOUT_COMPRESSION, accepted_encodings
from matchwood.server.http.dependencies import Caller, Challenges, StaticFiles, Tables
from matchwood.server.http.error_responses import error_response
from matchwood.server.http.link_previews import challenge_preview, language_of, preview_of, question_preview
from matchwood.server.http.position_urls import PositionUrl
from matchwood.server.http.static_files import PAGE
from matchwood.server.identity import identify, renamed_cookie
from matchwood.server.protocol.challenge_messages import Challenge
from matchwood.server.table.table import Table
from matchwood.server.util.clock import now

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
CACHE_FOREVER = "max-age=31536000, immutable"
REVALIDATE = "private, no-cache"
TABLE_TIMEOUT_SECONDS = 1.0
"""The page waits for its table for this time, because the server may have to compile the game."""
PICTURE = "previews/{}.png"

COMPRESSED_SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""The suffixes of compressed files. The smallest files come first."""

TEXTS = re.compile(rb'[ \n]*<link rel="modulepreload" [^>]*hreflang="(\w+)">')
"""A link with which a browser loads the texts of the page in one language."""

FRONT_PAGE_REQUESTS = ("/api/games", "/api/preparing", "/api/tables")

ADDRESSES = [
    *("/", "/t/{table:str}", "/t/{table:str}/replay", "/t/{table:str}/at/{position:str}"),
    *("/replay", "/replay/{record:str}", "/account", "/c/{challenge:str}"),
    *("/puzzles", "/puzzles/{day:str}", "/puzzles/{day:str}/{number:str}"),
    *("/rules", "/rules/{game:str}", "/rules/{game:str}/{language:str}"),
    *("/daily", "/daily/{day:str}", "/daily/{day:str}/{game:str}"),
    *("/learn", "/learn/{game:str}", "/learn/{game:str}/{lesson:str}"),
]


@route(ADDRESSES, http_method=READING, include_in_schema=False)
async def page(request: Caller, tables: Tables, challenge_service: Challenges, static_files: StaticFiles) -> Response[bytes]:
    """Return the HTML page with its link preview and cookies."""
    _, cookies = identify(request, renew=True)
    tags = await _tags(request, tables, challenge_service, static_files)
    response = _index(static_files, request, 200, [*cookies, *renamed_cookie(request)], tags)
    preloads = _preloads(request.url.path)
    if preloads:
        response.headers["link"] = ", ".join(f"<{address}>; rel=preload; as=fetch; crossorigin" for address in preloads)
    return response


def _preloads(path: str) -> Sequence[str]:
    if path == "/":
        return FRONT_PAGE_REQUESTS
    parent, _, table = path.rpartition("/")
    return [f"/api/tables/{quote(table, safe='')}"] if parent == "/t" else []


@route("/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=False, opt={WITHOUT_COMPRESSION: True})
def file(path: FromPath[Path], request: Caller, static_files: StaticFiles) -> Response[bytes]:
    """Return a file that the browser page needs. Browsers cache `assets` forever, because the file names contain a hash."""
    name = path.as_posix().lstrip("/")
    body = static_files.get(name)
    if body is None or path.suffix in COMPRESSED_SUFFIXES.values():
        raise NotFoundException
    headers = {"cache-control": CACHE_FOREVER if name.startswith("assets/") else REVALIDATE, "vary": "accept-encoding"}
    encodings = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, suffix in COMPRESSED_SUFFIXES.items():
        if encoding in encodings and (compressed := static_files.get(name + suffix)) is not None:
            body, headers["content-encoding"] = compressed, encoding
            break
    return Response(body, media_type=TYPES.get(path.suffix, "application/octet-stream"), headers=headers)


def not_found_page(static_files: StaticFiles, request: Caller, error: Exception) -> Response[Any]:
    """Return an HTML page to a browser, and a JSON error to a program."""
    is_browser = TYPES[".html"] in request.headers.get("accept", "")  # programs and scripts accept any type
    return (
        _index(static_files, request, 404)
        if is_browser and not request.url.path.startswith("/api/")
        else error_response(request, error)
    )


async def _tags(request: Caller, tables: Tables, challenges: Challenges, static_files: StaticFiles) -> bytes:
    language = _language(request)
    table = await _table(tables, request.path_params.get("table", ""))
    challenge = await _challenge(challenges, request.path_params.get("challenge", ""))
    position = PositionUrl.parse(request.path_params.get("position", ""))
    make = partial(preview_of, table, language)
    if challenge is not None:
        make = partial(challenge_preview, challenge, language)
    elif table is not None and position is not None and position.is_public_in(table, now()):
        make = partial(question_preview, table, position, language)
    preview = await asyncio.to_thread(make)  # the preview reads its texts from a file
    own_picture = PICTURE.format(preview.game)
    of_game = own_picture if static_files.get(own_picture) else PICTURE.format(own_games()[0])
    return preview.tags(f"{request.base_url}{preview.picture or of_game}", language)


async def _table(tables: Tables, table_id: str) -> Table | None:
    if not table_id or not table_id.isprintable():
        return None
    with contextlib.suppress(MatchwoodError, TimeoutError):
        async with asyncio.timeout(TABLE_TIMEOUT_SECONDS):
            return (await tables.room(table_id)).table
    return None


async def _challenge(challenges: Challenges, challenge_id: str) -> Challenge | None:
    if not challenge_id.isalnum():
        return None
    with contextlib.suppress(MatchwoodError, TimeoutError):
        async with asyncio.timeout(TABLE_TIMEOUT_SECONDS):
            return await challenges.get(challenge_id, None)
    return None


def _language(request: Caller) -> str:
    shared = request.query_params.get("lang", "")  # of a shared link
    return language_of(f"{shared},{request.headers.get('accept-language', '')}")


def _index(
    static_files: StaticFiles, request: Caller, status: int, cookies: Sequence[Cookie] = (), tags: bytes = b""
) -> Response[bytes]:
    language = _language(request).encode()
    body = TEXTS.sub(lambda link: link[0] if link[1] == language else b"", static_files.get(PAGE) or b"")
    return Response(
        body.replace(b"</head>", tags + b"</head>", 1) if body else NOT_BUILT.encode(),
        status_code=status if body else 503,
        media_type=TYPES[".html"],
        headers={"cache-control": REVALIDATE},
        cookies=cookies,
    )


PAGES = [page, file]
