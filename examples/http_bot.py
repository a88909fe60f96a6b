#!/usr/bin/env python3
"""Play a game at a table of a server, with only the standard library of Python.

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

TOKEN = secrets.token_urlsafe(32)  # the token is needed to return to the seat later


def call(address: str, body: dict[str, Any] | None = None) -> Any:
    """Call the server and return its answer. A call without a body is a GET."""
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
    """Play until the game is over, or until the seat is lost."""
    here = f"{server}/api/tables/{table_id}"
    table = call(f"{here}/seats", {"name": name, "kind": "guest"})
    while table["state"] not in ("over", "ended") and table["you"] is not None:
        if table["view"] and table["view"]["moves"]:
            try:
                # If the table has changed since `seen`, the server refuses the move.
                move = {"move": choose(table["view"]), "key": secrets.token_hex(8), "seen": table["number"]}
                seen = call(f"{here}/moves", move)["number"]
            except urllib.error.HTTPError as refusal:  # 409: the question has changed; 422: the move is illegal
                print(refusal.read().decode(), file=sys.stderr)
                seen = table["number"]
            table = call(f"{here}?seen={seen}")  # another server may answer, so name the event that it has to know
        else:
            table = call(f"{here}?after={table['number']}&seen={table['number']}&wait=20")
    return table["view"] and table["view"]["result"]  # there is no view if the host took the seat away


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        print(play(*sys.argv[1:]))
    except urllib.error.HTTPError as refusal:
        sys.exit(refusal.read().decode())
