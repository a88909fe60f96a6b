"""Passkeys in place of passwords: asked for, heard, kept and removed."""

from __future__ import annotations

from matchwood.server.accounts import passkey_store, webauthn
from matchwood.server.accounts.challenges import Asked, Challenges
from matchwood.server.accounts.messages import MadePasskey, Passkey, Purpose, UsedPasskey
from matchwood.server.accounts.profile import Known
from matchwood.server.accounts.webauthn import Key, Options, Visit
from matchwood.server.protocol.errors import ChallengeOver, NoPasskeys, WrongPasskey
from matchwood.server.protocol.names import readable_name
from matchwood.server.storage.transactions import Store


class Passkeys:
    """The passkeys of all accounts. Everything raises Busy while the database cannot be used."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._challenges = Challenges(store)

    async def ask_for_new(self, visit: Visit, account: str, name: str, purpose: Purpose) -> Options:
        """What a browser is asked in order to make a passkey for this account, old or to be."""
        known = await self._store.at_once(lambda connection: passkey_store.credentials(connection, account, visit.site))
        challenge = await self._challenges.ask(purpose, visit, Asked(account, name))
        return webauthn.creation(visit, challenge, account, name, known)

    async def ask_for_any(self, visit: Visit) -> Options:
        """What a browser is asked in order to sign in with whichever passkey it has."""
        return webauthn.use(visit, await self._challenges.ask("sign_in", visit, Asked()))

    async def ask_for_one_of(self, visit: Visit, account: Known) -> Options:
        """What a browser is asked in order to prove that somebody holds this account. Raises NoPasskeys."""
        known = await self._store.at_once(lambda connection: passkey_store.credentials(connection, account.id, visit.site))
        if not known:
            raise NoPasskeys("This account has no passkey for this address.")
        return webauthn.use(visit, await self._challenges.ask("confirm", visit, Asked(account.id)), known)

    async def made(self, passkey: MadePasskey, purpose: Purpose, visit: Visit) -> tuple[Asked, Key]:
        """A passkey that was made as it was asked for, and for whom. Raises ChallengeOver, WrongPasskey."""
        challenge = webauthn.challenge_in(passkey)
        asked = await self._challenges.hear(challenge, purpose, visit)
        return asked, await self._store.asked(lambda: webauthn.made(passkey, challenge, visit))

    async def used(self, passkey: UsedPasskey, purpose: Purpose, visit: Visit, account: str | None = None) -> str:
        """Whose passkey was used as it was asked for. Raises ChallengeOver, WrongPasskey."""
        challenge = webauthn.challenge_in(passkey)
        asked = await self._challenges.hear(challenge, purpose, visit)
        kept = await self._store.at_once(lambda connection: passkey_store.find(connection, passkey.id, visit.site))
        if asked.account != account or account not in (None, kept.account):
            raise WrongPasskey("This passkey belongs to another account.")
        count = await self._store.asked(lambda: webauthn.used(passkey, challenge, visit, kept.key, kept.account))
        await self._store.at_once(lambda connection: passkey_store.count_use(connection, kept.key, count))
        return kept.account

    async def add(self, account: Known, passkey: MadePasskey, name: str, visit: Visit) -> None:
        """One more passkey. Raises BadName, ChallengeOver, PasskeyKnown, TooManyPasskeys, WrongPasskey."""
        name = readable_name(name)
        asked, key = await self.made(passkey, "add", visit)
        if asked.account != account.id:
            raise ChallengeOver("Somebody else is signed in here by now. Please begin again.")
        await self._store.at_once(lambda connection: passkey_store.add(connection, account.id, key, name, visit.site))

    async def rename(self, account: str, passkey: str, name: str) -> None:
        """Another name for one of the account's passkeys. Raises BadName, NotFound."""
        name = readable_name(name)
        await self._store.at_once(lambda connection: passkey_store.rename(connection, account, passkey, name))

    async def remove(self, account: Known, passkey: str, visit: Visit) -> None:
        """Take away one of the account's passkeys, unless it is the last way in. Raises LastWayIn, NotFound."""
        await self._store.at_once(lambda connection: passkey_store.remove(connection, account.id, passkey, visit))

    async def of(self, account: str, site: str) -> tuple[Passkey, ...]:
        """The passkeys of this account, as its holder sees them at this site, the oldest first."""
        return await self._store.at_once(lambda connection: passkey_store.of(connection, account, site))
