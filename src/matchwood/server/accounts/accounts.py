"""The accounts of players in the database."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime
from functools import partial

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from matchwood.server.accounts import guests, passkey_store, profile
from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.export_messages import Export
from matchwood.server.accounts.guests import Guests
from matchwood.server.accounts.handovers import Handovers
from matchwood.server.accounts.messages import Access, Account, History, MadePasskey, Settlement, UsedPasskey
from matchwood.server.accounts.passkeys import Passkeys
from matchwood.server.accounts.passwords import Passwords
from matchwood.server.accounts.profile import StoredAccount
from matchwood.server.accounts.rating_changes import settlement_of
from matchwood.server.accounts.sessions import Sessions, delete_sessions
from matchwood.server.accounts.webauthn import Options, Visit
from matchwood.server.identity import Holder
from matchwood.server.protocol.errors import Busy, NameTaken, NotSignedIn, WrongPasskey, WrongPassword
from matchwood.server.protocol.names import account_name, folded, skeleton
from matchwood.server.storage import schema
from matchwood.server.storage.transactions import Transactions
from matchwood.server.util.clock import now
from matchwood.server.util.signal import Signal

TAKEN = "Another account has this name, or one that looks the same. Please choose another name."


class Accounts:
    """Creates, finds, changes and deletes accounts."""

    def __init__(self, engine: sql.Engine) -> None:
        self.ratings_changed = Signal[str]()
        """Reports the ID of a person whose visible ratings changed."""
        self._engine = engine
        self._store = Transactions(engine, "the accounts", "The accounts are unavailable at the moment. Please try again.")
        self._passwords = Passwords()
        self.guests = Guests(self._store)
        self.handovers = Handovers(self._store)
        self.connections = Connections()
        self.sessions = Sessions(self._store, self.connections)
        self.passkeys = Passkeys(self._store)

    async def sign_up(self, name: str, password: str, owner: str) -> StoredAccount:
        """Create an account that receives the guest's tables."""
        name = account_name(name)
        stored_password = await self._passwords.hash(password)
        return await self._create(StoredAccount(secrets.token_hex(16), name, owner, stored_password, now()))

    async def sign_up_options(self, name: str, visit: Visit) -> Options:
        """Return the WebAuthn options for a new account's passkey."""
        name = account_name(name)
        if await self._store.in_thread(lambda: self._is_taken(name)):
            raise NameTaken(TAKEN)
        return await self.passkeys.creation_options(visit, secrets.token_hex(16), name, "sign_up")

    async def sign_up_with_passkey(self, passkey: MadePasskey, device: str, visit: Visit, owner: str) -> StoredAccount:
        """Create an account with a passkey. The account receives the guest's tables."""
        (account_id, name), key = await self.passkeys.verify_new(passkey, "sign_up", visit)
        assert account_id is not None
        assert name is not None
        account = StoredAccount(account_id, name, owner, None, now())
        return await self._create(account, lambda connection: passkey_store.insert(connection, account_id, key, device, visit.site))

    async def sign_in_with_passkey(self, passkey: UsedPasskey, visit: Visit) -> StoredAccount:
        """Return the account that owns this passkey, or raise `WrongPasskey`."""
        account_id = await self.passkeys.verify_use(passkey, "sign_in", visit)
        account = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.id == account_id))
        if account is None:
            raise WrongPasskey("The account of this passkey was deleted.")
        return account

    async def sign_in(self, name: str, password: str) -> StoredAccount:
        """Return the account with this name and password. The response time does not reveal whether the name exists."""
        account = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.folded == folded(name)))
        if not await self._passwords.verify(password, account.password if account else None) or account is None:
            raise WrongPassword("No account has this name and password.")
        return account

    async def account_of(self, holder: Holder | None) -> StoredAccount:
        """Return the account of the signed-in caller, or raise `NotSignedIn`."""
        found = None
        if holder is not None:
            found = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.id == holder.account))
        if found is None:
            raise NotSignedIn("You are not signed in. Please sign in first.")
        return found

    async def confirm_with_password(self, account: StoredAccount, password: str | None) -> StoredAccount:
        """Return the account, or raise `WrongPassword` if the password is wrong."""
        if not await self._passwords.verify(password or "", account.password):
            raise WrongPassword("This password is wrong. Please try again.")
        return account

    async def confirm_with_passkey(self, account: StoredAccount, passkey: UsedPasskey, visit: Visit) -> StoredAccount:
        """Check a passkey, and return the account. Raises `WrongPasskey` if the passkey belongs to another account."""
        await self.passkeys.verify_use(passkey, "confirm", visit, account.id)
        return account

    async def change_password(self, account: StoredAccount, new: str, session: str) -> None:
        """Change the password, and sign out the account's other browsers."""
        stored_password = await self._passwords.hash(new)
        await self._store.in_transaction(lambda connection: _change_password(connection, account, stored_password, session))
        self.sessions.invalidate(account.id)

    async def access(self, account: StoredAccount, session: str, site: str) -> Access:
        """Return the account's passkeys and sessions."""
        passkeys = await self._store.in_transaction(partial(passkey_store.passkeys_of, account=account.id, site=site))
        return Access(account.password is not None, passkeys, await self.sessions.sessions_of(account.id, session))

    async def own_account(self, account: StoredAccount) -> Account:
        """Return the message that shows an account to its owner."""
        return await self._store.in_thread(lambda: profile.account_message(self._engine, account))

    async def history(self, account: StoredAccount, before: datetime | None) -> History:
        """Return the account's games that ended before the time `before`."""
        return await self._store.in_thread(lambda: profile.played_games(self._engine, account.owner, before))

    async def hide_ratings(self, account: StoredAccount, hidden: bool) -> None:
        """Choose whether other people can see the account's ratings."""
        await self._store.in_transaction(lambda connection: profile.update_account(connection, account.id, hidden=int(hidden)))
        self.ratings_changed.publish(account.owner)

    async def set_face(self, account: StoredAccount, face: str) -> None:
        """Store the account's face (character and colour)."""
        await self._store.in_transaction(lambda connection: profile.update_account(connection, account.id, face=face))

    async def rating_changes(self, table_id: str, owner: str | None) -> Settlement:
        """Return the rating changes of a game that this person may see."""
        return await self._store.in_transaction(lambda connection: settlement_of(connection, table_id, owner))

    async def export(self, account: StoredAccount) -> Export:
        """Return the account's stored data, but no game records."""
        return await self._store.in_thread(lambda: profile.export_account(self._engine, account))

    async def finished_tables(self, account: StoredAccount) -> list[str]:
        """Return the IDs of the account's finished tables, in the order in which the games ended."""
        return await self._store.in_thread(lambda: profile.finished_tables(self._engine, account.owner))

    async def delete(self, account: StoredAccount) -> None:
        """Delete the account, and remove its name from all results."""
        await self._store.in_transaction(lambda connection: profile.delete_account(connection, account))
        self.sessions.invalidate(account.id)
        self.ratings_changed.publish(account.owner)

    def close(self) -> None:
        """Stop the threads that compute password hashes."""
        self._passwords.close()

    async def _create(
        self, account: StoredAccount, insert_more: Callable[[sql.Connection], None] = lambda _: None
    ) -> StoredAccount:
        created = await self._store.in_thread(lambda: self._insert(account, insert_more))
        self.guests.invalidate(created.owner)
        self.connections.notify(created.owner)
        return created

    def _insert(self, account: StoredAccount, insert_more: Callable[[sql.Connection], None]) -> StoredAccount:
        """Insert the account. Only a guest's first account receives the guest's tables."""
        for owner in (account.owner, secrets.token_hex(32)):
            new = account._replace(owner=owner)
            try:
                with self._engine.begin() as connection:
                    connection.execute(schema.accounts.insert().values(**new._asdict(), folded=folded(new.name)))
                    connection.execute(schema.names.insert().values(drawn=skeleton(new.name), account=new.id))
                    guests.mark_signed_up(connection, new.owner)
                    insert_more(connection)
            except IntegrityError as error:
                if self._is_taken(new.name):
                    raise NameTaken(TAKEN) from error
            else:
                return new
        raise Busy("The account could not be created. Please try again.")

    def _is_taken(self, name: str) -> bool:
        names = schema.names
        with self._engine.connect() as connection:
            account = connection.scalar(sql.select(names.c.account).where(names.c.drawn == skeleton(name)))
        return account is not None or self._find_account(schema.accounts.c.folded == folded(name)) is not None

    def _find_account(self, condition: sql.ColumnElement[bool]) -> StoredAccount | None:
        with self._engine.connect() as connection:
            return profile.find_account(connection, condition)


def _change_password(connection: sql.Connection, account: StoredAccount, stored_password: str, session: str) -> None:
    accounts = schema.accounts
    same = (accounts.c.id == account.id) & accounts.c.password.is_not_distinct_from(account.password)
    if connection.execute(accounts.update().where(same).values(password=stored_password)).rowcount != 1:
        raise WrongPassword("The password was changed at the same time in another browser. Please try again.")
    delete_sessions(connection, account.id, except_for=session)
