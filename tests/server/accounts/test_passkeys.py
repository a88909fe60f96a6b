"""Passkeys: made, used and removed, and all that is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from matchwood.server.accounts import challenges, passkey_store
from matchwood.server.http.rate_limiter import CHALLENGES_PER_SIGN_IN
from tests.server.accounts.people import PASSWORD, access, asks, code, is_called, signs_in, signs_up
from tests.server.accounts.soft_key import PRESENT, VERIFIED, Json, SoftKey

Comes = Callable[..., Any]


@pytest.fixture
def ada(person: Comes) -> Any:
    return at_localhost(person("Ada"))


@pytest.fixture
def bea(person: Comes) -> Any:
    return at_localhost(person("Bea"))


def at_localhost(somebody: Any) -> Any:
    """The same person, whose browser opened the server by its name: passkeys do not know numbers."""
    origin = str(somebody.http.base_url).rstrip("/").replace("127.0.0.1", "localhost")
    somebody.http.headers.update({"origin": origin, "host": origin.partition("://")[2]})
    return somebody


def key_of(somebody: Any, **more: Any) -> SoftKey:
    return SoftKey(somebody.http.headers["origin"], **more)


def asked(somebody: Any, purpose: str, **more: Any) -> Json:
    answer = asks(somebody, "passkeys/question", purpose=purpose, **more)
    assert answer.status_code == 200, answer.text
    options: Json = answer.json()["options"]
    return options


def signs_up_with(somebody: Any, name: str, **more: Any) -> SoftKey:
    key = key_of(somebody, **more)
    answer = asks(somebody, "passkeys/sign-up", passkey=key.make(asked(somebody, "sign_up", name=name)))
    assert (answer.status_code, is_called(somebody)) == (201, name)
    return key


def signs_in_with(somebody: Any, key: SoftKey) -> Any:
    return asks(somebody, "passkeys/sign-in", passkey=key.use(asked(somebody, "sign_in")))


def adds(somebody: Any, **proof: Any) -> SoftKey:
    key = key_of(somebody)
    answer = asks(somebody, "passkeys", passkey=key.make(asked(somebody, "add", **proof)))
    assert answer.status_code == 201, answer.text
    return key


def test_signing_up_and_in_with_nothing_but_a_passkey(ada: Any, bea: Any) -> None:
    table = ada.opens()
    key = signs_up_with(ada, "Keyholder")
    told = access(ada)
    assert (told["password"], [(one["site"], one["here"]) for one in told["passkeys"]]) == (False, [("localhost", True)])
    assert signs_in_with(bea, key).status_code == 200
    assert (is_called(bea), bea.sees(table)["you"]) == ("Keyholder", 0)
    assert access(bea)["passkeys"][0]["used"] is not None
    assert code(signs_in(bea, "Keyholder", "")) == (403, "wrong_password"), "no password is not an empty one"


def test_a_passkey_that_does_not_count_is_as_good(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Uncounted", counts=False)
    assert [signs_in_with(bea, key).status_code for _ in range(2)] == [200, 200]


def test_a_passkey_comes_beside_a_password_for_whoever_knows_it(ada: Any, bea: Any) -> None:
    signs_up(ada, "Both")
    assert code(asks(ada, "passkeys/question", purpose="add", password="wrong horse")) == (403, "wrong_password")
    assert code(asks(ada, "passkeys/question", purpose="add")) == (403, "wrong_password")
    key = adds(ada, password=PASSWORD)
    assert signs_in_with(bea, key).status_code == 200
    assert adds(bea, passkey=key.use(asked(bea, "confirm"))), "one passkey lets in another"
    assert [one["name"] for one in access(ada)["passkeys"]] == ["Passkey", "Passkey 2"]


def test_the_questions_name_the_passkeys_that_there_are(ada: Any, stranger: Any) -> None:
    signs_up(ada, "Asked")
    adds(ada, password=PASSWORD)
    known = [one["id"] for one in asked(ada, "confirm")["allowCredentials"]]
    assert len(known) == 1
    assert [one["id"] for one in asked(ada, "add", password=PASSWORD)["excludeCredentials"]] == known
    assert asked(at_localhost(stranger), "sign_in").get("allowCredentials", []) == [], "strangers are told none"


def test_a_password_is_chosen_besides_by_a_passkey(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Chooser")
    assert code(asks(ada, "password", password="", new=PASSWORD)) == (403, "wrong_password")
    assert asks(ada, "password", passkey=key.use(asked(ada, "confirm")), new=PASSWORD).json()["password"] is True
    assert signs_in(bea, "Chooser").status_code == 200


def test_a_passkey_is_called_otherwise(ada: Any, bea: Any) -> None:
    signs_up_with(ada, "Namer")
    signs_up_with(bea, "Other namer")
    (passkey,) = [one["id"] for one in access(ada)["passkeys"]]
    assert asks(ada, f"passkeys/{passkey}/name", name="  My phone ").json()["passkeys"][0]["name"] == "My phone"
    assert code(asks(ada, f"passkeys/{passkey}/name", name=" ")) == (422, "bad_name")
    assert code(asks(bea, f"passkeys/{passkey}/name", name="Mine")) == (404, "not_found"), "nobody names those of others"


def test_the_last_way_in_stays(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Careful")
    (first,) = [one["id"] for one in access(ada)["passkeys"]]
    assert code(asks(ada, f"passkeys/{first}/remove", passkey=key.use(asked(ada, "confirm")))) == (409, "last_way_in")
    assert signs_in_with(bea, key).status_code == 200, "it is there still"
    adds(ada, passkey=key.use(asked(ada, "confirm")))
    assert code(asks(ada, f"passkeys/{first}/remove")) == (403, "wrong_password"), "nobody removes it with the session alone"
    told = asks(ada, f"passkeys/{first}/remove", passkey=key.use(asked(ada, "confirm"))).json()
    assert [one["id"] for one in told["passkeys"]] != [first]
    assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_nobody_removes_a_passkey_of_others(ada: Any, bea: Any) -> None:
    key, other = signs_up_with(ada, "Removed"), signs_up_with(bea, "Remover")
    (passkey,) = [one["id"] for one in access(ada)["passkeys"]]
    assert code(asks(bea, f"passkeys/{passkey}/remove", passkey=other.use(asked(bea, "confirm")))) == (404, "not_found")
    assert code(asks(bea, f"passkeys/{passkey}/remove", passkey=key.use(asked(bea, "confirm")))) == (403, "wrong_passkey")


def test_an_answer_counts_once_in_one_browser_for_one_purpose_and_not_for_ever(
    ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = signs_up_with(ada, "Once")
    answer = key.use(asked(bea, "sign_in"))
    assert code(asks(ada, "passkeys/sign-in", passkey=answer)) == (409, "challenge_over"), "it was asked of another browser"
    assert asks(bea, "passkeys/sign-in", passkey=answer).status_code == 200
    assert code(asks(bea, "passkeys/sign-in", passkey=answer)) == (409, "challenge_over")
    signing_in = key.use(asked(bea, "sign_in"))
    assert code(asks(bea, "export", passkey=signing_in)) == (409, "challenge_over"), "it was asked for another purpose"
    monkeypatch.setattr(challenges, "CEREMONY_SECONDS", -1)
    assert code(signs_in_with(bea, key)) == (409, "challenge_over")


def test_a_copy_of_a_passkey_is_noticed(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Copied")
    assert signs_in_with(bea, key).status_code == 200
    key.sign_count -= 1
    assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_a_device_has_to_check_who_uses_it(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Checked")
    for flags in (PRESENT, VERIFIED):
        key.flags = flags
        assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")
    asleep = key_of(bea)
    asleep.flags = PRESENT
    answer = asks(bea, "passkeys/sign-up", passkey=asleep.make(asked(bea, "sign_up", name="Asleep")))
    assert code(answer) == (403, "wrong_passkey")


def test_a_page_of_another_site_cannot_ask_a_passkey_for_us(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Phished")
    key.origin = "https://match-wood.example"
    assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_a_passkey_counts_for_one_host_only(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Moved")
    port = bea.http.headers["host"].partition(":")[2]
    key.origin = bea.http.headers["origin"] = f"http://table.localhost:{port}"
    bea.http.headers["host"] = f"table.localhost:{port}"
    assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")


@pytest.mark.parametrize("part", ["signature", "authenticatorData", "clientDataJSON", "userHandle"])
def test_no_part_of_an_answer_can_be_another(ada: Any, bea: Any, part: str) -> None:
    key = signs_up_with(ada, f"Mutated {part[:9]}")
    answer = key.use(asked(bea, "sign_in"))
    text = answer["response"][part]
    middle = len(text) // 2
    answer["response"][part] = text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :]
    assert code(asks(bea, "passkeys/sign-in", passkey=answer)) in [(403, "wrong_passkey"), (409, "challenge_over")]
    assert is_called(bea) is None


@pytest.mark.parametrize("junk", ["A", "AAAA", "oA", "eyJ0eXBlIjoxfQ"])
@pytest.mark.parametrize("part", ["clientDataJSON", "attestationObject"])
def test_junk_is_refused_calmly(ada: Any, junk: str, part: str) -> None:
    made = key_of(ada).make(asked(ada, "sign_up", name="Junk"))
    made["response"][part] = junk
    assert code(asks(ada, "passkeys/sign-up", passkey=made)) == (403, "wrong_passkey")


def test_a_name_is_free_when_it_is_asked_for_and_when_it_is_taken(ada: Any, bea: Any) -> None:
    made = key_of(ada).make(asked(ada, "sign_up", name="Quick"))
    signs_up(bea, "QUICK")
    assert code(asks(ada, "passkeys/question", purpose="sign_up", name="quick")) == (409, "name_taken")
    assert code(asks(ada, "passkeys/sign-up", passkey=made)) == (409, "name_taken")
    assert code(asks(ada, "passkeys/question", purpose="sign_up")) == (422, "bad_name")


def test_a_passkey_belongs_to_one_account(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Owner of it")
    signs_up(bea, "Also wants it")
    made = key.make(asked(bea, "add", password=PASSWORD))
    assert code(asks(bea, "passkeys", passkey=made)) == (409, "passkey_known")


def test_no_account_is_made_with_a_passkey_that_another_has(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Had it first")
    made = key.make(asked(bea, "sign_up", name="Comes later"))
    assert code(asks(bea, "passkeys/sign-up", passkey=made)) == (409, "passkey_known")
    assert is_called(bea) is None
    signs_up(bea, "Comes later")


def test_a_new_passkey_goes_to_whoever_asked_for_it(ada: Any) -> None:
    signs_up(ada, "First here")
    made = key_of(ada).make(asked(ada, "add", password=PASSWORD))
    asks(ada, "sign-out")
    assert code(asks(ada, "passkeys", passkey=made)) == (403, "not_signed_in")
    cookie = ada.http.cookies["matchwood"]
    signs_up(ada, "Second here")
    ada.http.cookies.set("matchwood", cookie)
    assert code(asks(ada, "passkeys", passkey=made)) == (409, "challenge_over")


def test_nobody_hoards_passkeys(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkey_store, "MAX_PASSKEYS", 1)
    signs_up(ada, "Hoarder")
    adds(ada, password=PASSWORD)
    made = key_of(ada).make(asked(ada, "add", password=PASSWORD))
    assert code(asks(ada, "passkeys", passkey=made)) == (409, "too_many_passkeys")


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "https://10.0.0.5", "http://tables.local", "http://[::1]:8000", None])
def test_where_there_are_no_passkeys_it_is_said_why(person: Comes, origin: str | None) -> None:
    somebody = person()
    if origin is not None:
        somebody.http.headers.update({"origin": origin, "host": origin.partition("://")[2]})
    answer = asks(somebody, "passkeys/question", purpose="sign_in")
    assert code(answer) == (422, "no_passkeys")
    reason = "Origin" if origin is None else "https" if "local" in origin else "IP address"
    assert reason in answer.json()["error"]["message"]


def test_whoever_has_no_passkey_here_is_told_so(ada: Any) -> None:
    signs_up(ada, "None yet")
    assert code(asks(ada, "passkeys/question", purpose="confirm")) == (422, "no_passkeys")


def test_the_public_parts_are_exported_and_all_of_it_is_deleted(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Erased")
    (kept,) = asks(ada, "export", passkey=key.use(asked(ada, "confirm"))).json()["passkeys"]
    assert (kept["site"], kept["sign_count"], kept["credential"]) == ("localhost", 1, key.name)
    assert asks(ada, "delete", passkey=key.use(asked(ada, "confirm"))).json() == {"account": None}
    assert code(signs_in_with(bea, key)) == (403, "wrong_passkey")


@pytest.fixture
def hasty(start_server: Any, guest: Any) -> Any:
    """Somebody at a server that lets nobody try more than two passkeys in ten minutes."""
    return at_localhost(guest(start_server(passwords=2).address))


def test_whoever_tries_passkeys_has_to_wait_like_whoever_guesses_passwords(hasty: Any) -> None:
    key = key_of(hasty)
    assert [signs_in_with(hasty, key).status_code for _ in range(3)] == [403, 403, 429]
    assert asks(hasty, "passkeys/question", purpose="sign_up", name="Hasty").status_code == 429


def test_a_page_may_ask_more_often_than_passkeys_are_tried(hasty: Any) -> None:
    answers = [asks(hasty, "passkeys/question", purpose="sign_in").status_code for _ in range(2 * CHALLENGES_PER_SIGN_IN + 1)]
    assert answers == [200] * 2 * CHALLENGES_PER_SIGN_IN + [429]
    assert asks(hasty, "passkeys/question", purpose="sign_up", name="Hasty").status_code == 200, "nothing was tried yet"
