# What is said of accounts in English.

## Signing in

sign-title = Your account
sign-about = You can play everything without an account. With one you find your tables again on every device, and the server remembers your games and ratings.
sign-which = What do you want to do?
way-in = Sign in
    .do = Sign in
    .passkey = Sign in with a passkey
way-up = New account
    .do = Make the account
    .passkey = Make it with a passkey
sign-name = Name
sign-password = Password
sign-takes-along = The tables of this browser come along.
sign-as-guest = Tables at which you sit here as a guest are back when you sign out.
sign-or = or
sign-passkey = With a passkey you need no password: your device asks for your fingerprint, face or PIN.
hindrance-insecure = Passkeys need https:// or localhost: on this address, http:// on a network, browsers have none.
hindrance-address = Passkeys need a name in the address, not its numbers: for the server on this computer that is localhost.
hindrance-unknown = This browser knows no passkeys.


## The account

profile-since = since { $date }
profile-ratings = Ratings
profile-no-ratings = No rating yet. It comes with the first game in which only people play and at least two have an account.
profile-after = after { $games ->
        [one] one game
       *[other] { $games } games
    }
profile-hide = Show nobody else my ratings
profile-hide-about = Others see them at the tables where you sit under this account, and in the list of open tables.
profile-away = You left { $away } of your { $finished } finished { $finished ->
        [one] game
       *[other] games
    } early, and the others had to decide how to continue. Only you see this. If you leave often, your public tables appear below those of others.
profile-sign-out = Sign out
games-title = Your games
games-none = No game has come to its end yet.
games-place = Place { $place }
games-unfinished = not counted
games-alone = on your own
games-with = with { $names }
games-deleted = deleted
games-bot = { $name } (bot)
games-older = Older games


## Access

access-title = Signing in
proof-password = Your password, to be sure
proof-wrong = That is not your password.
proof-passkey = Confirm with a passkey
proof-elsewhere = This takes one of your passkeys, which are for { $site }: open the server by that address.
password-change-ask = Change the password …
password-change = Change the password
password-choose-ask = Choose a password …
password-choose = Choose the password
password-old = Your password until now
password-new = New password
password-long-enough = 8 to 128 characters. Nobody can send you a new one, so write it down.
password-elsewhere = All other browsers will be signed out.
password-forgotten = Old one forgotten: use a passkey
password-changed = The password is changed. All other browsers are signed out.
passkeys-title = Passkeys
passkeys-about = With a passkey you sign in by fingerprint, face or the PIN of your device, and have nothing to remember.
passkeys-add = Add a passkey …
passkeys-make = Make the passkey now
passkeys-added = The passkey is added.
passkeys-removed = The passkey is removed. Browsers that it signed in stay so until you sign them out below.
passkey-made = made on { $when }
passkey-used = last used on { $when }
passkey-site = only for { $site }
passkey-rename = Rename
passkey-rename-that = Rename the passkey { $name }
passkey-name = What it is called
passkey-save = Save
passkey-remove = Remove
passkey-remove-that = Remove the passkey { $name }
passkey-remove-sure = Remove the passkey “{ $name }”? It will not let you in any more.
passkey-last = This is your last way in: before it can go, add another passkey or choose a password.
sessions-title = Where you are signed in
sessions-browser = { $name } on { $system }
sessions-some-browser = Some browser
sessions-since = since { $when }
sessions-here = here
sessions-end = Sign out
sessions-end-that = Sign out: { $browser }, since { $when }
sessions-ended = Signed out: { $browser }
sessions-all = Show all { $count }
sessions-end-others = Sign out everywhere else
sessions-end-all = Sign out everywhere
sessions-others-ended = All other browsers are signed out.
sessions-only-here = Nowhere else.


## What is kept

data-title = Your data
data-save-about = Saving gives you a file with all that is kept about you, and the records of your games that are over.
data-delete-about = Deleting takes away the account, its ratings and what you said at tables. Others then read “deleted” in their list of games in place of your name. The records of tables keep the name that you chose for your chair there.
data-save-ask = Save my data …
data-save = Save my data
data-gathering = Your games are being gathered …
data-delete-ask = Delete the account …
data-delete-sure = Really delete? Nobody can bring it back.
data-delete = Yes, delete it
data-gone = The account is deleted.
