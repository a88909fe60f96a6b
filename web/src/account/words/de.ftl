# Texte zu Konten auf Deutsch.

## Anmelden

sign-title = Dein Konto
sign-about = Du kannst alles ohne Konto spielen. Mit einem Konto findest du deine Tische auf jedem Gerät, und der Server merkt sich deine Partien und Wertungen.
sign-which = Was möchtest du tun?
way-in = Anmelden
    .do = Anmelden
    .passkey = Mit Passkey anmelden
way-up = Neues Konto
    .do = Konto erstellen
    .passkey = Mit Passkey erstellen
sign-name = Name
sign-password = Passwort
sign-takes-along = Deine Tische als Gast kommen in dieses Konto.
sign-as-guest = Deine Tische als Gast siehst du nach dem Abmelden wieder.
sign-or = oder
sign-passkey = Mit einem Passkey brauchst du kein Passwort. Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.
hindrance-insecure = An dieser http://-Adresse gehen Passkeys nicht. Sie brauchen https:// oder localhost.
hindrance-address = Mit einer IP-Adresse gehen Passkeys nicht. Sie brauchen einen Namen, auf diesem Rechner zum Beispiel localhost.
hindrance-unknown = Dieser Browser unterstützt keine Passkeys.


## Das Konto

profile-since = seit { $date }
profile-ratings = Wertungen
profile-no-ratings = Noch keine Wertung. Du bekommst sie nach einer Partie ohne Bots, in der mindestens zwei ein Konto haben.
profile-after = nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
profile-hide = Meine Wertungen vor anderen verbergen
profile-hide-about = Andere sehen deine Wertungen an deinen Tischen und in der Liste offener Tische.
profile-away = Du hast { $away } von { $finished } { $finished ->
        [one] beendeten Partie
       *[other] beendeten Partien
    } vorzeitig verlassen. Die anderen mussten dann entscheiden, wie es weitergeht. Das siehst nur du. Wenn du oft vorzeitig gehst, stehen deine öffentlichen Tische in der Liste weiter unten.
profile-sign-out = Abmelden
games-title = Deine Partien
games-none = Du hast noch keine Partie beendet.
games-place = { $place }. Platz
games-unfinished = nicht gewertet
games-alone = ohne Gegner
games-with = mit { $names }
games-deleted = gelöscht
games-bot = { $name } (Bot)
games-older = Ältere Partien


## Anmeldung

access-title = Anmeldung
proof-password = Gib zur Bestätigung dein Passwort ein
proof-wrong = Falsches Passwort.
proof-passkey = Mit Passkey bestätigen
proof-elsewhere = Deine Passkeys gelten nur für { $site }. Öffne den Server unter dieser Adresse.
password-change-ask = Passwort ändern …
password-change = Passwort ändern
password-choose-ask = Passwort festlegen …
password-choose = Passwort festlegen
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-long-enough = 8 bis 128 Zeichen. Schreib es auf: Eine Mail zum Zurücksetzen gibt es nicht.
password-elsewhere = Alle anderen Browser werden abgemeldet.
password-forgotten = Vergessen? Passkey benutzen
password-changed = Passwort geändert. Alle anderen Browser sind abgemeldet.
passkeys-title = Passkeys
passkeys-about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN deines Geräts an. Du musst dir nichts merken.
passkeys-add = Passkey hinzufügen …
passkeys-make = Passkey erstellen
passkeys-added = Passkey hinzugefügt.
passkeys-removed = Passkey entfernt. Browser, die sich mit ihm angemeldet haben, bleiben angemeldet, bis du sie unten abmeldest.
passkey-made = erstellt am { $when }
passkey-used = zuletzt benutzt am { $when }
passkey-site = nur für { $site }
passkey-rename = Umbenennen
passkey-rename-that = Passkey { $name } umbenennen
passkey-name = Name des Passkeys
passkey-save = Speichern
passkey-remove = Entfernen
passkey-remove-that = Passkey { $name } entfernen
passkey-remove-sure = Passkey „{ $name }“ entfernen? Du kannst dich dann nicht mehr mit ihm anmelden.
passkey-last = Nur mit diesem Passkey kannst du dich anmelden. Bevor du ihn entfernst, füge einen anderen hinzu oder lege ein Passwort fest.
sessions-title = Wo du angemeldet bist
sessions-browser = { $name }, { $system }
sessions-some-browser = Unbekannter Browser
sessions-since = seit { $when }
sessions-here = hier
sessions-end = Abmelden
sessions-end-that = Abmelden: { $browser }, seit { $when }
sessions-ended = Abgemeldet: { $browser }
sessions-all = Alle { $count } zeigen
sessions-end-others = Überall sonst abmelden
sessions-end-all = Überall abmelden
sessions-others-ended = Alle anderen Browser sind abgemeldet.
sessions-only-here = Du bist nur hier angemeldet.


## Gespeicherte Daten

data-title = Deine Daten
data-save-about = Du kannst eine Datei speichern: mit allem, was der Server über dich gespeichert hat, und den Protokollen deiner beendeten Partien.
data-delete-about = Wenn du dein Konto löschst, werden auch seine Wertungen und deine Chat-Nachrichten gelöscht. Andere sehen in ihrer Liste der Partien „gelöscht“ statt deines Namens. In den Protokollen bleibt der Name, den du am Tisch hattest.
data-save-ask = Meine Daten speichern …
data-save = Meine Daten speichern
data-gathering = Deine Partien werden gesammelt …
data-delete-ask = Konto löschen …
data-delete-sure = Konto wirklich löschen? Das lässt sich nicht rückgängig machen.
data-delete = Ja, Konto löschen
data-gone = Dein Konto ist gelöscht.


## Fehler

error-bad_password = Ein Passwort hat 8 bis 128 Zeichen.
error-wrong_password = Falscher Name oder falsches Passwort.
error-wrong_passkey = Dieser Passkey funktioniert hier nicht. Vielleicht wurde er aus dem Konto entfernt.
error-no_passkeys = An dieser Adresse gehen Passkeys nicht. Sie brauchen https:// oder localhost.
error-passkey_known = Dieses Gerät hat schon einen Passkey für dieses Konto.
error-too_many_passkeys = Du kannst höchstens 20 Passkeys haben. Bitte entferne zuerst einen.
error-last_way_in = Nur damit kannst du dich anmelden. Füge zuerst einen anderen Passkey hinzu oder lege ein Passwort fest.
error-passkey_cancelled = Mit dem Passkey hat es nicht geklappt. Es wurde abgebrochen oder dauerte zu lange, oder dieses Gerät hat keinen Passkey für diese Seite.
error-passkey_impossible = Dieser Browser oder dieses Gerät unterstützt diesen Passkey nicht. Bitte nimm ein anderes Gerät oder ein Passwort.
error-name_taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
