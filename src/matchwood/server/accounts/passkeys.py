"""Passkeys in place of passwords: asked for, heard, kept and removed."""

from __future__ import annotations

from matchwood.server.accounts import passkey_store, webauthn
from matchwood.server.accounts.challenges import Challenges, ChallengeSubject
from matchwood.server.accounts.messages import MadePasskey, Passkey, Purpose, UsedPasskey
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.webauthn import Options, PasskeyKey, Visit
from matchwood.server.protocol.errors import ChallengeOver, NoPasskeys, WrongPasskey
from matchwood.server.protocol.names import readable_name
from matchwood.server.storage.transactions import Transactions


class Passkeys:
    """The passkeys of all accounts. Everything raises Busy while the database cannot be used."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._challenges = Challenges(store)

    async def creation_options(self, visit: Visit, account: str, name: str, purpose: Purpose) -> Options:
        """What a browser is asked in order to make a passkey for this account, old or to be."""
        known = await self._store.in_transaction(lambda connection: passkey_store.credentials_of(connection, account, visit.site))
        challenge = await self._challenges.create(purpose, visit, ChallengeSubject(account, name))
        return webauthn.registration_options(visit, challenge, account, name, known)

    async def sign_in_options(self, visit: Visit) -> Options:
        """What a browser is asked in order to sign in with whichever passkey it has."""
        return webauthn.authentication_options(visit, await self._challenges.create("sign_in", visit, ChallengeSubject()))

    async def confirmation_options(self, visit: Visit, account: StoredAccount) -> Options:
        """What a browser is asked in order to prove that somebody holds this account. Raises NoPasskeys."""
        known = await self._store.in_transaction(
            lambda connection: passkey_store.credentials_of(connection, account.id, visit.site)
        )
        if not known:
            raise NoPasskeys("This account has no passkey for this address.")
        return webauthn.authentication_options(
            visit, await self._challenges.create("confirm", visit, ChallengeSubject(account.id)), known
        )

    async def verify_new(self, passkey: MadePasskey, purpose: Purpose, visit: Visit) -> tuple[ChallengeSubject, PasskeyKey]:
        """A passkey that was made as it was asked for, and for whom. Raises ChallengeOver, WrongPasskey."""
        challenge = webauthn.challenge_of(passkey)
        asked = await self._challenges.redeem(challenge, purpose, visit)
        return asked, await self._store.in_thread(lambda: webauthn.verify_registration(passkey, challenge, visit))

    async def verify_use(self, passkey: UsedPasskey, purpose: Purpose, visit: Visit, account: str | None = None) -> str:
        """Whose passkey was used as it was asked for. Raises ChallengeOver, WrongPasskey."""
        challenge = webauthn.challenge_of(passkey)
        asked = await self._challenges.redeem(challenge, purpose, visit)
        kept = await self._store.in_transaction(lambda connection: passkey_store.find(connection, passkey.id, visit.site))
        if asked.account != account or account not in (None, kept.account):
            raise WrongPasskey("This passkey belongs to another account.")
        count = await self._store.in_thread(
            lambda: webauthn.verify_authentication(passkey, challenge, visit, kept.key, kept.account)
        )
        await self._store.in_transaction(lambda connection: passkey_store.count_use(connection, kept.key, count))
        return kept.account

    async def add(self, account: StoredAccount, passkey: MadePasskey, name: str, visit: Visit) -> None:
        """One more passkey. Raises BadName, ChallengeOver, PasskeyKnown, TooManyPasskeys, WrongPasskey."""
        name = readable_name(name)
        asked, key = await self.verify_new(passkey, "add", visit)
        if asked.account != account.id:
            raise ChallengeOver("Somebody else is signed in here by now. Please begin again.")
        await self._store.in_transaction(lambda connection: passkey_store.add(connection, account.id, key, name, visit.site))

    async def rename(self, account: str, passkey: str, name: str) -> None:
        """Another name for one of the account's passkeys. Raises BadName, NotFound."""
        name = readable_name(name)
        await self._store.in_transaction(lambda connection: passkey_store.rename(connection, account, passkey, name))

    async def remove(self, account: StoredAccount, passkey: str, visit: Visit) -> None:
        """Take away one of the account's passkeys, unless it is the last way in. Raises LastWayIn, NotFound."""
        await self._store.in_transaction(lambda connection: passkey_store.remove(connection, account.id, passkey, visit))

    async def passkeys_of(self, account: str, site: str) -> tuple[Passkey, ...]:
        """The passkeys of this account, as its holder sees them at this site, the oldest first."""
        return await self._store.in_transaction(lambda connection: passkey_store.passkeys_of(connection, account, site))
