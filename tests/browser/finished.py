"""Games that a person has finished against a bot."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
from playwright.sync_api import Page


def play_to_the_end(address: str, game: str, name: str = "Ada", players: int = 2, **options: Any) -> dict[str, Any]:
    """Play a game against bots to its end by HTTP calls, and return the table with the token of the player."""
    with httpx.Client(base_url=address, timeout=60) as http:
        http.get("/api/tables")
        wish = {"game": game, "players": players, "bots": players - 1, "name": name, "options": options}
        table: dict[str, Any] = http.post("/api/tables", json=wish | {"level": "beginner", "pace": "instant"}).json()
        seen: dict[str, Any]
        while (seen := http.get(f"/api/tables/{table['id']}").json())["state"] != "over":
            if moves := seen["view"]["moves"]:
                http.post(f"/api/tables/{table['id']}/moves", json={"move": moves[0], "key": secrets.token_hex(8)})
            else:
                http.get(f"/api/tables/{table['id']}?after={seen['number']}&wait=5")
        return seen | {"token": http.cookies["matchwood"]}


def known_as(page: Page, table: dict[str, Any], address: str) -> Page:
    """Sign the page in as the player of this table."""
    page.context.add_cookies([{"name": "matchwood", "value": table["token"], "url": address}])
    return page
