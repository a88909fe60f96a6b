# Was über Konten auf Deutsch gesagt wird.

## Anmelden

sign-title = Dein Konto
sign-about = Alles lässt sich ohne Konto spielen. Mit einem findest du deine Tische auf jedem Gerät wieder, und der Server merkt sich deine Partien und Wertungen.
sign-which = Was möchtest du?
way-in = Anmelden
    .do = Anmelden
    .passkey = Mit Passkey anmelden
way-up = Neues Konto
    .do = Konto anlegen
    .passkey = Mit Passkey anlegen
sign-name = Name
sign-password = Passwort
sign-takes-along = Die Tische dieses Browsers kommen mit.
sign-as-guest = Tische, an denen du hier als Gast sitzt, sind nach dem Abmelden wieder da.
sign-or = oder
sign-passkey = Mit einem Passkey brauchst du kein Passwort: Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.
hindrance-insecure = Passkeys brauchen https:// oder localhost: An dieser Adresse, http:// in einem Netz, haben Browser keine.
hindrance-address = Passkeys brauchen einen Namen in der Adresse, keine Zahlen: Für den Server auf diesem Rechner ist das localhost.
hindrance-unknown = Dieser Browser kennt keine Passkeys.


## Das Konto

profile-since = seit { $date }
profile-ratings = Wertungen
profile-no-ratings = Noch keine Wertung. Sie kommt mit der ersten Partie, in der nur Menschen spielen und mindestens zwei ein Konto haben.
profile-after = nach { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
profile-hide = Anderen meine Wertungen nicht zeigen
profile-hide-about = Andere sehen sie an den Tischen, an denen du mit diesem Konto sitzt, und in der Liste offener Tische.
profile-away = Du hast { $away } von { $finished } { $finished ->
        [one] beendeten Partie
       *[other] beendeten Partien
    } vorzeitig verlassen, und die anderen mussten entscheiden, wie es weitergeht. Das siehst nur du. Wenn du oft gehst, stehen deine öffentlichen Tische unter denen der anderen.
profile-sign-out = Abmelden
games-title = Deine Partien
games-none = Noch ist keine Partie zu Ende gegangen.
games-place = Platz { $place }
games-unfinished = nicht gezählt
games-alone = allein
games-with = mit { $names }
games-deleted = gelöscht
games-bot = { $name } (Bot)
games-older = Ältere Partien


## Anmeldung

access-title = Anmeldung
proof-password = Zur Sicherheit dein Passwort
proof-wrong = Das ist nicht dein Passwort.
proof-passkey = Mit Passkey bestätigen
proof-elsewhere = Das braucht einen deiner Passkeys, die für { $site } gelten: Öffne den Server unter dieser Adresse.
password-change-ask = Passwort ändern …
password-change = Passwort ändern
password-choose-ask = Passwort wählen …
password-choose = Passwort wählen
password-old = Dein bisheriges Passwort
password-new = Neues Passwort
password-long-enough = 8 bis 128 Zeichen. Niemand kann dir ein neues schicken, also schreib es dir auf.
password-elsewhere = Alle anderen Browser werden abgemeldet.
password-forgotten = Altes vergessen: Passkey benutzen
password-changed = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.
passkeys-title = Passkeys
passkeys-about = Mit einem Passkey meldest du dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an und musst dir nichts merken.
passkeys-add = Passkey hinzufügen …
passkeys-make = Passkey jetzt anlegen
passkeys-added = Der Passkey ist hinzugefügt.
passkeys-removed = Der Passkey ist entfernt. Browser, die er angemeldet hat, bleiben es, bis du sie unten abmeldest.
passkey-made = angelegt am { $when }
passkey-used = zuletzt benutzt am { $when }
passkey-site = nur für { $site }
passkey-rename = Umbenennen
passkey-rename-that = Den Passkey { $name } umbenennen
passkey-name = Wie er heißen soll
passkey-save = Speichern
passkey-remove = Entfernen
passkey-remove-that = Den Passkey { $name } entfernen
passkey-remove-sure = Den Passkey „{ $name }“ entfernen? Er lässt dich dann nicht mehr hinein.
passkey-last = Das ist dein letzter Zugang: Bevor er gehen kann, füge einen anderen Passkey hinzu oder wähle ein Passwort.
sessions-title = Wo du angemeldet bist
sessions-browser = { $name }, { $system }
sessions-some-browser = Ein Browser
sessions-since = seit { $when }
sessions-here = hier
sessions-end = Abmelden
sessions-end-that = Abmelden: { $browser }, seit { $when }
sessions-ended = Abgemeldet: { $browser }
sessions-all = Alle { $count } zeigen
sessions-end-others = Überall sonst abmelden
sessions-end-all = Überall abmelden
sessions-others-ended = Alle anderen Browser sind abgemeldet.
sessions-only-here = Sonst nirgends.


## Was aufgehoben wird

data-title = Deine Daten
data-save-about = Beim Speichern bekommst du eine Datei mit allem, was über dich aufgehoben ist, und den Protokollen deiner beendeten Partien.
data-delete-about = Löschen entfernt das Konto, seine Wertungen und was du an Tischen gesagt hast. Andere lesen dann in ihrer Liste der Partien „gelöscht“ statt deines Namens. Die Protokolle der Tische behalten den Namen, den du dort für deinen Stuhl gewählt hast.
data-save-ask = Meine Daten speichern …
data-save = Meine Daten speichern
data-gathering = Deine Partien werden zusammengesucht …
data-delete-ask = Konto löschen …
data-delete-sure = Wirklich löschen? Niemand kann es zurückholen.
data-delete = Ja, löschen
data-gone = Das Konto ist gelöscht.
