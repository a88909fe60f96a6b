"""Passkeys: created, used and removed, and all that is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from matchwood.server.accounts import passkey_challenges, passkey_store
from matchwood.server.http.rate_limiter import CHALLENGES_PER_SIGN_IN
from tests.server.accounts.people import PASSWORD, access, account_name, posts, signs_in, signs_up
from tests.server.accounts.soft_key import PRESENT, VERIFIED, Json, SoftKey
from tests.server.answers import error_of


@pytest.fixture
def ada(person: Callable[..., Any]) -> Any:
    return at_localhost(person("Ada"))


@pytest.fixture
def bea(person: Callable[..., Any]) -> Any:
    return at_localhost(person("Bea"))


def at_localhost(person: Any) -> Any:
    """Let this person's browser use a host name: passkeys do not support IP addresses."""
    origin = str(person.http.base_url).rstrip("/").replace("127.0.0.1", "localhost")
    person.http.headers.update({"origin": origin, "host": origin.partition("://")[2]})
    return person


def key_of(person: Any, **more: Any) -> SoftKey:
    return SoftKey(person.http.headers["origin"], **more)


def options_for(person: Any, purpose: str, **more: Any) -> Json:
    answer = posts(person, "passkeys/question", purpose=purpose, **more)
    assert answer.status_code == 200, answer.text
    options: Json = answer.json()["options"]
    return options


def signs_up_with(person: Any, name: str, **more: Any) -> SoftKey:
    key = key_of(person, **more)
    answer = posts(person, "passkeys/sign-up", passkey=key.make(options_for(person, "sign_up", name=name)))
    assert (answer.status_code, account_name(person)) == (201, name)
    return key


def signs_in_with(person: Any, key: SoftKey) -> Any:
    return posts(person, "passkeys/sign-in", passkey=key.use(options_for(person, "sign_in")))


def adds(person: Any, **proof: Any) -> SoftKey:
    key = key_of(person)
    answer = posts(person, "passkeys", passkey=key.make(options_for(person, "add", **proof)))
    assert answer.status_code == 201, answer.text
    return key


def test_a_player_signs_up_and_in_with_a_passkey_alone(ada: Any, bea: Any) -> None:
    table = ada.opens()
    key = signs_up_with(ada, "Keyholder")
    known = access(ada)
    assert (known["password"], [(one["site"], one["here"]) for one in known["passkeys"]]) == (False, [("localhost", True)])
    assert signs_in_with(bea, key).status_code == 200
    assert (account_name(bea), bea.sees(table)["you"]) == ("Keyholder", 0)
    assert access(bea)["passkeys"][0]["used"] is not None
    assert error_of(signs_in(bea, "Keyholder", "")) == (403, "wrong_password"), (
        "an account without a password has no empty password"
    )


def test_a_passkey_without_a_signature_counter_is_accepted(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Uncounted", counts=False)
    assert [signs_in_with(bea, key).status_code for _ in range(2)] == [200, 200]


def test_a_player_adds_a_passkey_with_their_password_or_another_passkey(ada: Any, bea: Any) -> None:
    signs_up(ada, "Both")
    assert error_of(posts(ada, "passkeys/question", purpose="add", password="wrong horse")) == (403, "wrong_password")
    assert error_of(posts(ada, "passkeys/question", purpose="add")) == (403, "wrong_password")
    key = adds(ada, password=PASSWORD)
    assert signs_in_with(bea, key).status_code == 200
    assert adds(bea, passkey=key.use(options_for(bea, "confirm"))), "a passkey confirms another one"
    assert [one["name"] for one in access(ada)["passkeys"]] == ["Passkey", "Passkey 2"]


def test_a_challenge_lists_the_passkeys_of_the_account(ada: Any, stranger: Any) -> None:
    signs_up(ada, "Asked")
    adds(ada, password=PASSWORD)
    known = [one["id"] for one in options_for(ada, "confirm")["allowCredentials"]]
    assert len(known) == 1
    assert [one["id"] for one in options_for(ada, "add", password=PASSWORD)["excludeCredentials"]] == known
    assert options_for(at_localhost(stranger), "sign_in").get("allowCredentials", []) == [], "a stranger gets no list"


def test_a_player_sets_a_password_with_a_passkey(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Chooser")
    assert error_of(posts(ada, "password", password="", new=PASSWORD)) == (403, "wrong_password")
    assert posts(ada, "password", passkey=key.use(options_for(ada, "confirm")), new=PASSWORD).json()["password"] is True
    assert signs_in(bea, "Chooser").status_code == 200


def test_a_player_renames_a_passkey(ada: Any, bea: Any) -> None:
    signs_up_with(ada, "Namer")
    signs_up_with(bea, "Other namer")
    (passkey,) = [one["id"] for one in access(ada)["passkeys"]]
    assert posts(ada, f"passkeys/{passkey}/name", name="  My phone ").json()["passkeys"][0]["name"] == "My phone"
    assert error_of(posts(ada, f"passkeys/{passkey}/name", name=" ")) == (422, "bad_name")
    assert error_of(posts(bea, f"passkeys/{passkey}/name", name="Mine")) == (404, "not_found"), "it is of another account"


def test_the_only_passkey_of_an_account_without_a_password_cannot_be_removed(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Careful")
    (first,) = [one["id"] for one in access(ada)["passkeys"]]
    assert error_of(posts(ada, f"passkeys/{first}/remove", passkey=key.use(options_for(ada, "confirm")))) == (409, "last_way_in")
    assert signs_in_with(bea, key).status_code == 200
    adds(ada, passkey=key.use(options_for(ada, "confirm")))
    assert error_of(posts(ada, f"passkeys/{first}/remove")) == (403, "wrong_password"), "the session is not enough"
    left = posts(ada, f"passkeys/{first}/remove", passkey=key.use(options_for(ada, "confirm"))).json()["passkeys"]
    assert [one["id"] for one in left] != [first]
    assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_a_player_cannot_remove_the_passkey_of_another_account(ada: Any, bea: Any) -> None:
    key, other = signs_up_with(ada, "Removed"), signs_up_with(bea, "Remover")
    (passkey,) = [one["id"] for one in access(ada)["passkeys"]]
    assert error_of(posts(bea, f"passkeys/{passkey}/remove", passkey=other.use(options_for(bea, "confirm")))) == (404, "not_found")
    assert error_of(posts(bea, f"passkeys/{passkey}/remove", passkey=key.use(options_for(bea, "confirm")))) == (
        403,
        "wrong_passkey",
    )


def test_a_challenge_counts_once_for_one_browser_and_one_purpose_until_it_expires(
    ada: Any, bea: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = signs_up_with(ada, "Once")
    answer = key.use(options_for(bea, "sign_in"))
    assert error_of(posts(ada, "passkeys/sign-in", passkey=answer)) == (409, "challenge_over"), "another browser got the challenge"
    assert posts(bea, "passkeys/sign-in", passkey=answer).status_code == 200
    assert error_of(posts(bea, "passkeys/sign-in", passkey=answer)) == (409, "challenge_over")
    signing_in = key.use(options_for(bea, "sign_in"))
    assert error_of(posts(bea, "export", passkey=signing_in)) == (409, "challenge_over"), "the challenge was for another purpose"
    monkeypatch.setattr(passkey_challenges, "CEREMONY_SECONDS", -1)
    assert error_of(signs_in_with(bea, key)) == (409, "challenge_over")


def test_a_copied_passkey_is_refused(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Copied")
    assert signs_in_with(bea, key).status_code == 200
    key.sign_count -= 1
    assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_a_passkey_that_did_not_verify_its_user_is_refused(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Checked")
    for flags in (PRESENT, VERIFIED):
        key.flags = flags
        assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")
    asleep = key_of(bea)
    asleep.flags = PRESENT
    answer = posts(bea, "passkeys/sign-up", passkey=asleep.make(options_for(bea, "sign_up", name="Asleep")))
    assert error_of(answer) == (403, "wrong_passkey")


def test_a_passkey_that_another_site_used_is_refused(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Phished")
    key.origin = "https://match-wood.example"
    assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")


def test_a_passkey_counts_for_one_host_only(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Moved")
    port = bea.http.headers["host"].partition(":")[2]
    key.origin = bea.http.headers["origin"] = f"http://table.localhost:{port}"
    bea.http.headers["host"] = f"table.localhost:{port}"
    assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")


@pytest.mark.parametrize("part", ["signature", "authenticatorData", "clientDataJSON", "userHandle"])
def test_a_passkey_with_a_changed_part_is_refused(ada: Any, bea: Any, part: str) -> None:
    key = signs_up_with(ada, f"Mutated {part[:9]}")
    answer = key.use(options_for(bea, "sign_in"))
    text = answer["response"][part]
    middle = len(text) // 2
    answer["response"][part] = text[:middle] + ("A" if text[middle] != "A" else "B") + text[middle + 1 :]
    assert error_of(posts(bea, "passkeys/sign-in", passkey=answer)) in [(403, "wrong_passkey"), (409, "challenge_over")]
    assert account_name(bea) is None


@pytest.mark.parametrize("junk", ["A", "AAAA", "oA", "eyJ0eXBlIjoxfQ"])
@pytest.mark.parametrize("part", ["clientDataJSON", "attestationObject"])
def test_an_unreadable_passkey_is_refused(ada: Any, junk: str, part: str) -> None:
    made = key_of(ada).make(options_for(ada, "sign_up", name="Junk"))
    made["response"][part] = junk
    assert error_of(posts(ada, "passkeys/sign-up", passkey=made)) == (403, "wrong_passkey")


def test_a_passkey_sign_up_checks_the_name_at_its_start_and_at_its_end(ada: Any, bea: Any) -> None:
    made = key_of(ada).make(options_for(ada, "sign_up", name="Quick"))
    signs_up(bea, "QUICK")
    assert error_of(posts(ada, "passkeys/question", purpose="sign_up", name="quick")) == (409, "name_taken")
    assert error_of(posts(ada, "passkeys/sign-up", passkey=made)) == (409, "name_taken")
    assert error_of(posts(ada, "passkeys/question", purpose="sign_up")) == (422, "bad_name")


def test_a_passkey_belongs_to_one_account(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Owner of it")
    signs_up(bea, "Also wants it")
    made = key.make(options_for(bea, "add", password=PASSWORD))
    assert error_of(posts(bea, "passkeys", passkey=made)) == (409, "passkey_known")


def test_a_passkey_of_another_account_cannot_sign_up(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Had it first")
    made = key.make(options_for(bea, "sign_up", name="Comes later"))
    assert error_of(posts(bea, "passkeys/sign-up", passkey=made)) == (409, "passkey_known")
    assert account_name(bea) is None
    signs_up(bea, "Comes later")


def test_a_new_passkey_is_added_only_to_the_account_that_asked_for_it(ada: Any) -> None:
    signs_up(ada, "First here")
    made = key_of(ada).make(options_for(ada, "add", password=PASSWORD))
    posts(ada, "sign-out")
    assert error_of(posts(ada, "passkeys", passkey=made)) == (403, "not_signed_in")
    cookie = ada.http.cookies["matchwood"]
    signs_up(ada, "Second here")
    ada.http.cookies.set("matchwood", cookie)
    assert error_of(posts(ada, "passkeys", passkey=made)) == (409, "challenge_over")


def test_the_number_of_passkeys_of_an_account_is_limited(ada: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkey_store, "MAX_PASSKEYS", 1)
    signs_up(ada, "Hoarder")
    adds(ada, password=PASSWORD)
    made = key_of(ada).make(options_for(ada, "add", password=PASSWORD))
    assert error_of(posts(ada, "passkeys", passkey=made)) == (409, "too_many_passkeys")


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "https://10.0.0.5", "http://tables.local", "http://[::1]:8000", None])
def test_an_address_that_passkeys_do_not_support_is_refused_with_the_reason(person: Callable[..., Any], origin: str | None) -> None:
    ada = person()
    if origin is not None:
        ada.http.headers.update({"origin": origin, "host": origin.partition("://")[2]})
    answer = posts(ada, "passkeys/question", purpose="sign_in")
    assert error_of(answer) == (422, "no_passkeys")
    reason = "Origin" if origin is None else "https" if "local" in origin else "IP address"
    assert reason in answer.json()["error"]["message"]


def test_an_account_without_a_passkey_cannot_confirm_with_one(ada: Any) -> None:
    signs_up(ada, "None yet")
    assert error_of(posts(ada, "passkeys/question", purpose="confirm")) == (422, "no_passkeys")


def test_a_passkey_is_exported_and_deleted_with_its_account(ada: Any, bea: Any) -> None:
    key = signs_up_with(ada, "Erased")
    (kept,) = posts(ada, "export", passkey=key.use(options_for(ada, "confirm"))).json()["passkeys"]
    assert (kept["site"], kept["sign_count"], kept["credential"]) == ("localhost", 1, key.name)
    assert posts(ada, "delete", passkey=key.use(options_for(ada, "confirm"))).json() == {"account": None}
    assert error_of(signs_in_with(bea, key)) == (403, "wrong_passkey")


@pytest.fixture
def hasty(start_server: Any, guest: Any) -> Any:
    """A person at a server that accepts two tries of a passkey in ten minutes."""
    return at_localhost(guest(start_server(passwords=2).address))


def test_tries_of_passkeys_are_limited_like_tries_of_passwords(hasty: Any) -> None:
    key = key_of(hasty)
    assert [signs_in_with(hasty, key).status_code for _ in range(3)] == [403, 403, 429]
    assert posts(hasty, "passkeys/question", purpose="sign_up", name="Hasty").status_code == 429


def test_challenges_have_a_higher_limit_than_tries(hasty: Any) -> None:
    answers = [posts(hasty, "passkeys/question", purpose="sign_in").status_code for _ in range(2 * CHALLENGES_PER_SIGN_IN + 1)]
    assert answers == [200] * 2 * CHALLENGES_PER_SIGN_IN + [429]
    assert posts(hasty, "passkeys/question", purpose="sign_up", name="Hasty").status_code == 200, "no passkey was tried yet"
