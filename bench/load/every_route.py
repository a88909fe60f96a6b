"""List one call for each public route of the API description."""

from __future__ import annotations

import json
import secrets
import urllib.request
from collections.abc import Callable
from typing import Any

import matchwood as library

PASSWORD = {"password": "correct horse battery staple"}


def every_route(port: int, table: str, record: str, ask: Callable[..., Any], token: str) -> dict[tuple[str, str], tuple[str, Any]]:
    """Return the path and the body of a call for each public route. The person with `token` has a seat at `table`, and `record` is
    the ID of an uploaded record.
    """
    rules = {"game": "tycoon", "players": 2, "bots": 1, "name": "Eve", "hints": True, "level": "beginner", "pace": "instant"}
    mine = ask(port, "/api/tables", rules, token)["id"]
    lesson = next(game.lessons[0] for game in library.games() if game.key == "tycoon")
    brought = ask(port, f"/api/replays/{record}/record", None)
    endpoint = {"endpoint": "https://push.example/1"}
    bodies: dict[str, Any] = {
        "/api/tables": {"game": "matschig", "players": 6, "name": "Eve"},
        "/api/tables/{table}/seats": {"name": "Eve"},
        "/api/tables/{table}/away": {"seat": 1, "wish": "wait"},
        "/api/tables/{table}/moves": {"move": "none", "key": "1"},
        "/api/tables/{table}/take-back": {"key": "1"},
        "/api/tables/{table}/take-back/answer": {"number": 1, "agree": True},
        "/api/tables/{table}/talk": {"phrase": "hello", "key": "hello"},
        "/api/tables/{table}/showing": {"show": True},
        "/api/tables/{table}/looking": {"seat": 0},
        "/api/tables/{table}/arrangement": {"number": 1, "do": "add"},
        "/api/tables/{table}/listing": {"listed": True},
        "/api/tables/{table}/take-along": {"ticket": secrets.token_urlsafe(32)},
        "/api/replays": brought,
        "/api/positions": {"record": brought, "event": 20, "seat": 0},
        "/api/games/{game}/lessons/{lesson}": {"moves": []},
        "/api/preparing": {"game": "tycoon"},
        "/api/notifying/begin": {**endpoint, "keys": {"p256dh": "A" * 87, "auth": "A" * 22}},
        "/api/notifying/end": endpoint,
        "/api/account/sign-up": {"name": f"Zoe{secrets.token_hex(3)}", **PASSWORD},
        "/api/account/sign-in": {"name": "Nobody", **PASSWORD},
        "/api/account/face": {"face": None},
        "/api/account/hiding": {"hidden": True},
        "/api/account/export": PASSWORD,
        "/api/account/password": {**PASSWORD, "new": PASSWORD["password"]},
        "/api/account/passkeys/question": {"purpose": "sign_in"},
        "/api/account/passkeys/sign-up": {"passkey": {}},
        "/api/account/passkeys/sign-in": {"passkey": {}},
        "/api/account/passkeys": {"passkey": {}},
        "/api/account/passkeys/{passkey}/name": {"name": "Phone"},
        "/api/account/passkeys/{passkey}/remove": PASSWORD,
        "/api/account/sign-out-everywhere": {"here": False},
        "/api/account/delete": PASSWORD,
    }
    without_body = ("hand-over", "leave", "rematch", "resign", "report", "end", "sign-out")
    names = {"game": "tycoon", "lesson": lesson, "record": record, "line": "1", "passkey": "abc", "session": "abc"}
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/schema/openapi.json", timeout=60) as answer:
        described = json.load(answer)["paths"]
    found: dict[tuple[str, str], tuple[str, Any]] = {}
    for path, methods in described.items():
        where = mine if path.endswith(("/hint", "/resign", "/moves", "/take-back")) else table
        for method in methods:
            if method not in ("get", "post"):
                continue
            body = bodies.get(path) if method == "post" else None
            if method == "post" and body is None and not path.endswith(without_body):
                raise RuntimeError(f"{path} has no example of a body in {__name__}")
            found[method.upper(), path] = path.format(**names, table=where), body
    return found
