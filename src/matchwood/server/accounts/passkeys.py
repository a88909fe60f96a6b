"""The creation and use of passkeys."""

from __future__ import annotations

from functools import partial

from matchwood.server.accounts import passkey_store, webauthn
from matchwood.server.accounts.messages import MadePasskey, Purpose, UsedPasskey
from matchwood.server.accounts.passkey_challenges import PasskeyChallenges, PasskeyChallengeSubject
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.webauthn import Options, PasskeyKey, Visit
from matchwood.server.protocol.errors import ChallengeOver, NoPasskeys, WrongPasskey
from matchwood.server.protocol.names import readable_name
from matchwood.server.storage.transactions import Transactions


class Passkeys:
    """Creates, verifies and stores passkeys."""

    def __init__(self, store: Transactions) -> None:
        self._store = store
        self._challenges = PasskeyChallenges(store)

    async def creation_options(self, visit: Visit, account: str, name: str, purpose: Purpose) -> Options:
        """Return the WebAuthn options for creating a passkey."""
        existing = await self._store.in_transaction(partial(passkey_store.credentials_of, account=account, site=visit.site))
        challenge = await self._challenges.create(purpose, visit, PasskeyChallengeSubject(account, name))
        return webauthn.registration_options(visit, challenge, account, name, existing)

    async def sign_in_options(self, visit: Visit) -> Options:
        """Return the WebAuthn options for a sign-in with any passkey."""
        return webauthn.authentication_options(visit, await self._challenges.create("sign_in", visit, PasskeyChallengeSubject()))

    async def confirmation_options(self, visit: Visit, account: StoredAccount) -> Options:
        """Return the WebAuthn options for confirming an action. Raises `NoPasskeys` if the account has no passkey for this
        site.
        """
        existing = await self._store.in_transaction(partial(passkey_store.credentials_of, account=account.id, site=visit.site))
        if not existing:
            raise NoPasskeys("This account has no passkey for this address.")
        challenge = await self._challenges.create("confirm", visit, PasskeyChallengeSubject(account.id))
        return webauthn.authentication_options(visit, challenge, existing)

    async def verify_new(self, passkey: MadePasskey, purpose: Purpose, visit: Visit) -> tuple[PasskeyChallengeSubject, PasskeyKey]:
        """Verify a new passkey, and return its account and public key."""
        challenge = webauthn.challenge_of(passkey)
        subject = await self._challenges.redeem(challenge, purpose, visit)
        return subject, await self._store.in_thread(lambda: webauthn.verify_registration(passkey, challenge, visit))

    async def verify_use(self, passkey: UsedPasskey, purpose: Purpose, visit: Visit, account: str | None = None) -> str:
        """Verify a signed challenge, and return the account ID of the passkey."""
        challenge = webauthn.challenge_of(passkey)
        subject = await self._challenges.redeem(challenge, purpose, visit)
        stored = await self._store.in_transaction(lambda connection: passkey_store.find(connection, passkey.id, visit.site))
        if subject.account != account or account not in (None, stored.account):
            raise WrongPasskey("This passkey belongs to another account.")
        verify = partial(webauthn.verify_authentication, passkey, challenge, visit, stored.key, stored.account)
        count = await self._store.in_thread(verify)
        await self._store.in_transaction(lambda connection: passkey_store.count_use(connection, stored.key, count))
        return stored.account

    async def add(self, account: StoredAccount, passkey: MadePasskey, name: str, visit: Visit) -> None:
        """Verify a new passkey, and store the passkey for this account."""
        name = readable_name(name)
        subject, key = await self.verify_new(passkey, "add", visit)
        if subject.account != account.id:
            raise ChallengeOver("Another account is signed in here now. Please start again.")
        await self._store.in_transaction(lambda connection: passkey_store.add(connection, account.id, key, name, visit.site))

    async def rename(self, account: str, passkey: str, name: str) -> None:
        """Rename a passkey of an account."""
        name = readable_name(name)
        await self._store.in_transaction(lambda connection: passkey_store.rename(connection, account, passkey, name))

    async def remove(self, account: StoredAccount, passkey: str, visit: Visit) -> None:
        """Delete a passkey. Raises `LastWayIn` if the account has no other way to sign in."""
        await self._store.in_transaction(lambda connection: passkey_store.remove(connection, account.id, passkey, visit))
