#!/usr/bin/env python3
"""Sit down at a free seat of a table on a server and play to the end, with only Python's standard library.

python3 examples/http_bot.py http://127.0.0.1:8000 TABLE [NAME]      (TABLE is the end of the table's address)
"""

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from bot import choose

TOKEN = secrets.token_urlsafe(32)  # who has it, has the seat: keep it if the program is to come back to its seat


def call(address: str, body: dict[str, Any] | None = None) -> Any:
    """Call the server with a body (POST) or without one (GET), and return its answer. Wait and repeat if the server is busy."""
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code != 429:
            raise
        time.sleep(int(refusal.headers["retry-after"]))
        return call(address, body)


def play(server: str, table_id: str, name: str = "Robo") -> Any:
    """Play until the game is over, or until a built-in bot has taken the seat after a late answer."""
    here = f"{server}/api/tables/{table_id}"
    table = call(f"{here}/seats", {"name": name, "kind": "guest"})
    while table["state"] not in ("over", "ended") and table["you"] is not None:
        if table["view"] and table["view"]["moves"]:
            try:
                # Seen: the table to which the move is the answer. If the game has gone on, it is refused, and not played elsewhere.
                move = {"move": choose(table["view"]), "key": secrets.token_hex(8), "seen": table["number"]}
                call(f"{here}/moves", move)
            except urllib.error.HTTPError as refusal:  # 409 and 422: the game has gone on meanwhile, or the move is not legal
                print(refusal.read().decode(), file=sys.stderr)
            table = call(here)
        else:
            table = call(f"{here}?after={table['number']}&wait=20")  # answers as soon as something has happened
    return table["view"] and table["view"]["result"]  # no view: the host took the seat back before the game began


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        print(play(*sys.argv[1:]))
    except urllib.error.HTTPError as refusal:
        sys.exit(refusal.read().decode())
