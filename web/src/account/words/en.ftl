# Texts about accounts in English.

## Signing in

sign-title = Your account
sign-about = You can play everything without an account. With an account, you find your tables on every device, and the server keeps your games and ratings.
sign-which = What do you want to do?
way-in = Sign in
    .do = Sign in
    .passkey = Sign in with a passkey
way-up = New account
    .do = Create account
    .passkey = Create with a passkey
sign-name = Name
sign-password = Password
sign-takes-along = Your guest tables move to this account.
sign-as-guest = You see your guest tables again when you sign out.
sign-or = or
sign-passkey = With a passkey you need no password. Your device asks for your fingerprint, face or PIN.
hindrance-insecure = Passkeys do not work at this http:// address. They need https:// or localhost.
hindrance-address = Passkeys do not work with an IP address. They need a name, such as localhost on this computer.
hindrance-unknown = This browser does not support passkeys.


## The account

profile-since = since { $date }
profile-ratings = Ratings
profile-no-ratings = No rating yet. You get one after a game without bots in which at least two players have an account.
profile-after = after { $games ->
        [one] one game
       *[other] { $games } games
    }
profile-hide = Hide my ratings from others
profile-hide-about = Others see your ratings at your tables and in the list of open tables.
profile-away = You left { $away } of your { $finished } finished { $finished ->
        [one] game
       *[other] games
    } early. The others then had to decide how to continue. Only you see this. If you leave early often, your public tables are listed below all others.
profile-sign-out = Sign out
games-title = Your games
games-none = You have not finished a game yet.
games-place = Place { $place }
games-unfinished = not counted
games-alone = without opponents
games-with = with { $names }
games-deleted = deleted
games-bot = { $name } (bot)
games-older = Older games


## Sign-in

access-title = Sign-in
proof-password = Enter your password to confirm
proof-wrong = Wrong password.
proof-passkey = Confirm with a passkey
proof-elsewhere = Your passkeys work only at { $site }. Open the server at that address.
password-change-ask = Change password …
password-change = Change password
password-choose-ask = Set password …
password-choose = Set password
password-old = Current password
password-new = New password
password-long-enough = 8 to 128 characters. Write it down: it cannot be reset by email.
password-elsewhere = All other browsers will be signed out.
password-forgotten = Forgot it? Use a passkey
password-changed = Password changed. All other browsers are signed out.
passkeys-title = Passkeys
passkeys-about = With a passkey you sign in by fingerprint, face or the PIN of your device. You have nothing to remember.
passkeys-add = Add passkey …
passkeys-make = Create passkey
passkeys-added = Passkey added.
passkeys-removed = Passkey removed. Browsers that signed in with it stay signed in until you sign them out below.
passkey-made = created on { $when }
passkey-used = last used on { $when }
passkey-site = only for { $site }
passkey-rename = Rename
passkey-rename-that = Rename passkey { $name }
passkey-name = Name of the passkey
passkey-save = Save
passkey-remove = Remove
passkey-remove-that = Remove passkey { $name }
passkey-remove-sure = Remove the passkey “{ $name }”? You can no longer sign in with it.
passkey-last = This is your only way to sign in. Before you remove it, add another passkey or set a password.
sessions-title = Where you are signed in
sessions-browser = { $name } on { $system }
sessions-some-browser = Unknown browser
sessions-since = since { $when }
sessions-here = here
sessions-end = Sign out
sessions-end-that = Sign out: { $browser }, since { $when }
sessions-ended = Signed out: { $browser }
sessions-all = Show all { $count }
sessions-end-others = Sign out everywhere else
sessions-end-all = Sign out everywhere
sessions-others-ended = All other browsers are signed out.
sessions-only-here = You are signed in only here.


## Stored data

data-title = Your data
data-save-about = You can save a file with everything the server stores about you, and with the records of your finished games.
data-delete-about = If you delete your account, its ratings and your chat messages are deleted, too. Other players see “deleted” instead of your name in their list of games. Game records keep the name that you used at the table.
data-save-ask = Save my data …
data-save = Save my data
data-gathering = Collecting your games …
data-delete-ask = Delete account …
data-delete-sure = Really delete your account? This cannot be undone.
data-delete = Yes, delete account
data-gone = Your account is deleted.


## Errors

error-bad_password = A password has 8 to 128 characters.
error-wrong_password = Wrong name or password.
error-wrong_passkey = This passkey does not work here. It may have been removed from the account.
error-no_passkeys = Passkeys do not work at this address. They need https:// or localhost.
error-passkey_known = This device already has a passkey for this account.
error-too_many_passkeys = You can have at most 20 passkeys. Please remove one first.
error-last_way_in = This is your only way to sign in. Please add another passkey or set a password first.
error-passkey_cancelled = The passkey request failed. It was cancelled or took too long, or this device has no passkey for this site.
error-passkey_impossible = This browser or device does not support this passkey. Please use another device or a password.
error-name_taken = This name is taken. Please choose another one.
