#!/usr/bin/env python3
"""Take an open seat at a table of a server and play to the end of the game, with only the standard library of Python.

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

TOKEN = secrets.token_urlsafe(32)  # save it if the program must be able to return to its seat


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
                # `seen` is the table for which the move was chosen. If the question has changed, the server refuses the move.
                move = {"move": choose(table["view"]), "key": secrets.token_hex(8), "seen": table["number"]}
                call(f"{here}/moves", move)
            except urllib.error.HTTPError as refusal:  # 409: the question has changed; 422: the move is illegal
                print(refusal.read().decode(), file=sys.stderr)
            table = call(here)
        else:
            table = call(f"{here}?after={table['number']}&wait=20")  # the server answers after the next event
    return table["view"] and table["view"]["result"]  # there is no view if the host took the seat back before the game


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        print(play(*sys.argv[1:]))
    except urllib.error.HTTPError as refusal:
        sys.exit(refusal.read().decode())
