"""The accounts in the database: made, found, changed and deleted."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from matchwood.server.accounts import guests, passkey_store, profile
from matchwood.server.accounts.connections import Connections
from matchwood.server.accounts.guests import Guests
from matchwood.server.accounts.handovers import Handovers
from matchwood.server.accounts.messages import Access, Account, Export, History, MadePasskey, Settlement, UsedPasskey
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

TAKEN = "Somebody has this name already, or one that looks the same. Please choose another one."


class Accounts:
    """Signs people up and lets them in. Everything raises Busy while the database cannot be used."""

    def __init__(self, engine: sql.Engine) -> None:
        self.ratings_changed = Signal[str]()
        """The owner of an account whose ratings are hidden, shown or deleted from now on."""
        self._engine = engine
        self._store = Transactions(engine, "the accounts", "The accounts cannot be reached just now. Please try again.")
        self._passwords = Passwords()
        self.guests = Guests(self._store)
        self.handovers = Handovers(self._store)
        self.connections = Connections()
        self.sessions = Sessions(self._store, self.connections)
        self.passkeys = Passkeys(self._store)

    async def sign_up(self, name: str, password: str, owner: str) -> StoredAccount:
        """A new account, for which the tables of this owner are its own. Raises BadName, BadPassword, NameTaken."""
        name = account_name(name)
        kept = await self._passwords.hash(password)
        return await self._create(StoredAccount(secrets.token_hex(16), name, owner, kept, now()))

    async def sign_up_options(self, name: str, visit: Visit) -> Options:
        """What a browser is asked in order to sign up with a passkey under this name. Raises BadName, NameTaken."""
        name = account_name(name)
        if await self._store.in_thread(lambda: self._is_taken(name)):
            raise NameTaken(TAKEN)
        return await self.passkeys.creation_options(visit, secrets.token_hex(16), name, "sign_up")

    async def sign_up_with_passkey(self, passkey: MadePasskey, device: str, visit: Visit, owner: str) -> StoredAccount:
        """A new account with this passkey in place of a password. Raises ChallengeOver, NameTaken, PasskeyKnown, WrongPasskey."""
        (account_id, name), key = await self.passkeys.verify_new(passkey, "sign_up", visit)
        assert account_id is not None
        assert name is not None
        account = StoredAccount(account_id, name, owner, None, now())
        return await self._create(account, lambda connection: passkey_store.insert(connection, account_id, key, device, visit.site))

    async def sign_in_with_passkey(self, passkey: UsedPasskey, visit: Visit) -> StoredAccount:
        """The account of this passkey. Raises ChallengeOver, WrongPasskey."""
        account_id = await self.passkeys.verify_use(passkey, "sign_in", visit)
        account = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.id == account_id))
        if account is None:
            raise WrongPasskey("The account of this passkey is gone.")
        return account

    async def sign_in(self, name: str, password: str) -> StoredAccount:
        """The account of this name. Raises WrongPassword, after the same time whatever was wrong."""
        account = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.folded == folded(name)))
        if not await self._passwords.verify(password, account.password if account else None) or account is None:
            raise WrongPassword("No account has this name and password.")
        return account

    async def account_of(self, holder: Holder | None) -> StoredAccount:
        """The account of somebody who is signed in. Raises NotSignedIn."""
        found = None
        if holder is not None:
            found = await self._store.in_thread(lambda: self._find_account(schema.accounts.c.id == holder.account))
        if found is None:
            raise NotSignedIn("You are not signed in.")
        return found

    async def confirm_with_password(self, account: StoredAccount, password: str | None) -> StoredAccount:
        """The same account, once its password was given again. Raises WrongPassword."""
        if not await self._passwords.verify(password or "", account.password):
            raise WrongPassword("That is not your password.")
        return account

    async def confirm_with_passkey(self, account: StoredAccount, passkey: UsedPasskey, visit: Visit) -> StoredAccount:
        """The same account, once one of its passkeys was used. Raises ChallengeOver, WrongPasskey."""
        await self.passkeys.verify_use(passkey, "confirm", visit, account.id)
        return account

    async def change_password(self, account: StoredAccount, new: str, session: str) -> None:
        """From now on this is the password; whoever is signed in elsewhere is so no more.

        Raises BadPassword, and WrongPassword if it was changed elsewhere at the same time.
        """
        kept = await self._passwords.hash(new)
        await self._store.in_transaction(lambda connection: _change_password(connection, account, kept, session))
        self.sessions.invalidate(account.id)

    async def access(self, account: StoredAccount, session: str, site: str) -> Access:
        """The ways in to this account, and where it is signed in; `session` is the one that asks, at this site."""
        passkeys = await self.passkeys.passkeys_of(account.id, site)
        return Access(account.password is not None, passkeys, await self.sessions.sessions_of(account.id, session))

    async def own_account(self, account: StoredAccount) -> Account:
        """The account as its holder sees it."""
        return await self._store.in_thread(lambda: profile.account_message(self._engine, account))

    async def history(self, account: StoredAccount, before: datetime | None) -> History:
        """The games of this account that came to their end before that time."""
        return await self._store.in_thread(lambda: profile.played_games(self._engine, account.owner, before))

    async def hide_ratings(self, account: StoredAccount, hidden: bool) -> None:
        """Show nobody else the ratings of this account, or everybody at its tables."""
        await self._store.in_transaction(lambda connection: profile.hide_ratings(connection, account.id, hidden))
        self.ratings_changed.publish(account.owner)

    async def set_face(self, account: StoredAccount, face: str) -> None:
        """Keep how the holder of this account looks."""
        await self._store.in_transaction(lambda connection: profile.set_face(connection, account.id, face))

    async def rating_changes(self, table_id: str, owner: str | None) -> Settlement:
        """What followed for ratings from the game of this table, which came to its end, as this owner may know it."""
        return await self._store.in_transaction(lambda connection: settlement_of(connection, table_id, owner))

    async def export(self, account: StoredAccount) -> Export:
        """All that is kept about this account, without the records of its games."""
        return await self._store.in_thread(lambda: profile.export_account(self._engine, account))

    async def finished_tables(self, account: StoredAccount) -> list[str]:
        """The tables at which its holder sat and nothing more is played, the oldest first."""
        return await self._store.in_thread(lambda: profile.finished_tables(self._engine, account.owner))

    async def delete(self, account: StoredAccount) -> None:
        """Forget this account, and whose seat was whose wherever that is told through it."""
        await self._store.in_thread(lambda: profile.delete_account(self._engine, account))
        self.sessions.invalidate(account.id)
        self.ratings_changed.publish(account.owner)

    def close(self) -> None:
        """End the threads."""
        self._passwords.close()

    async def _create(self, account: StoredAccount, also: Callable[[sql.Connection], None] = lambda _: None) -> StoredAccount:
        made = await self._store.in_thread(lambda: self._insert(account, also))
        self.guests.invalidate(made.owner)
        self.connections.notify(made.owner)
        return made

    def _insert(self, account: StoredAccount, also: Callable[[sql.Connection], None]) -> StoredAccount:
        """Whoever has an account already, and makes another one, sits at no table with it yet."""
        for owner in (account.owner, secrets.token_hex(32)):
            new = account._replace(owner=owner)
            try:
                with self._engine.begin() as connection:
                    connection.execute(schema.accounts.insert().values(**new._asdict(), folded=folded(new.name)))
                    connection.execute(schema.names.insert().values(drawn=skeleton(new.name), account=new.id))
                    guests.mark_signed_up(connection, new.owner)
                    also(connection)
            except IntegrityError as error:
                if self._is_taken(new.name):
                    raise NameTaken(TAKEN) from error
            else:
                return new
        raise Busy("This account could not be made. Please try again.")

    def _is_taken(self, name: str) -> bool:
        """Whether an account has this name, or one that looks the same."""
        names = schema.names
        with self._engine.connect() as connection:
            alike = connection.scalar(sql.select(names.c.account).where(names.c.drawn == skeleton(name)))
        return alike is not None or self._find_account(schema.accounts.c.folded == folded(name)) is not None

    def _find_account(self, which: sql.ColumnElement[bool]) -> StoredAccount | None:
        table = schema.accounts
        query = sql.select(table.c.id, table.c.name, table.c.owner, table.c.password, table.c.made).where(which)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else StoredAccount(*row)


def _change_password(connection: sql.Connection, account: StoredAccount, kept: str, session: str) -> None:
    accounts = schema.accounts
    same = (accounts.c.id == account.id) & accounts.c.password.is_not_distinct_from(account.password)
    if connection.execute(accounts.update().where(same).values(password=kept)).rowcount != 1:
        raise WrongPassword("The password was changed elsewhere just now.")
    delete_sessions(connection, account.id, but=session)
