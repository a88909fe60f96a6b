# Texte der Seite auf Deutsch, für alle Spiele.
# Eine Auswahl ist eine Nachricht. Ihre Attribute sind die Möglichkeiten; `.note` erklärt sie.

app-title = Matchwood
app-strap = Kartenspiele am Kamin
app-nowhere = Seite nicht gefunden
app-asked = ● Du bist dran · { $game }
app-your-move = Du bist dran
app-account = Konto
app-home = Zur Startseite
    .short = Startseite
app-language = Sprache
app-close = Schließen
app-cancel = Abbrechen
app-loading = Einen Moment …
app-offline = Keine Verbindung. Neuer Versuch …
app-slow = Der Server antwortet nur langsam …
app-newer = Es gibt eine neue Version von Matchwood.
app-load-newer = Neue Version laden
app-try-now = Jetzt versuchen
app-online = Die Verbindung ist wieder da.
app-again = Noch einmal versuchen
app-show = Anzeigen
app-hide = Verbergen
app-show-password = Passwort anzeigen
value-yes = ja
value-no = nein


## Einstellungen

settings = Einstellungen
setting-theme = Farben
    .device = Wie das Gerät
    .light = Hell
    .dark = Dunkel
setting-motion = Bewegung
    .device = Wie das Gerät
    .less = So wenig wie möglich
setting-speed = Spieltempo
    .table = Wie am Tisch eingestellt
    .quick = Schnell: jeder Schritt ist nur kurz zu sehen
face-title = Dein Gesicht am Tisch
face-character =
    .cheerful = Fröhlich
    .grumpy = Brummig
    .sleepy = Verschlafen
    .sly = Verschmitzt
    .startled = Verblüfft
    .dapper = Vornehm
    .bookish = Belesen
    .wild = Ausgelassen
face-colour = Farbe { $number }
setting-banter = Sprüche der Bots
    .on = Ab und zu
    .off = Nie
sound-offer = Möchtest du Ton und Vibration? In den Einstellungen kannst du das ändern.
    .on = Ton einschalten
setting-sound = Ton und Vibration
    .off = Aus
    .quiet = Leise
    .full = Laut
notified-choose = Benachrichtige mich, wenn ich dran bin und der Tisch hier nicht offen ist
notified-note = Auf diesem Gerät, auch bei geschlossenem Browser: wenn du dran bist oder ein Mitspieler noch einmal spielen möchte.
notified-title = Benachrichtigungen
notified-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notified-unsafe = Benachrichtigungen gehen nur an einer https://-Adresse.
notified-impossible = Dieser Browser unterstützt hier keine Benachrichtigungen. Auf iPhone und iPad lege Matchwood zuerst auf den Startbildschirm.
notified-not_offered = Dieser Server verschickt keine Benachrichtigungen.
notified-failed = Der Server oder der Push-Dienst deines Browsers hat nicht geantwortet. Bitte versuch es noch einmal.


## Die Startseite

front-welcome = In Sekunden mit Freunden spielen. Ehrliche Bots übernehmen freie Plätze.
front-games = Wähle ein Spiel
front-span = { $counts } Spieler
front-name = Dein Name
# Der Name eines Gastes, der keinen eingibt. Die Listen sind Wörter mit Leerzeichen dazwischen.
guest-name = { $first }{ $second }
    .first = Matsch Funken Flacker Rauch Glut Platsch Pfützen Ruß Zündel Flammen Schlamm Knister Tropf Feuer Docht Glücks
    .second = otter dachs molch igel kröte fuchs biber spatz maulwurf hase ente ferkel hamster motte luchs elster
front-learn = Spiel lernen
front-lessons = Lektionen
front-play = Spielen
front-invite = Freunde einladen
front-friends = Mit Freunden spielen
front-bots-only = Gegen Bots spielen
front-daily = Spiel des Tages: fünf Minuten, für alle dieselben Karten
front-open-record = Partie aus einer Datei öffnen
front-no-games = Diese Seite kann keines der Spiele dieses Servers anzeigen.
front-tables = Deine Tische
front-no-tables = Noch keine Tische. Wähle ein Spiel und drück „Spielen“.
front-continue = Weiterspielen
front-play-on = Weiter
front-watch-on = Zuschauen
front-open-table = Tisch öffnen
front-more-tables = { $count ->
        [one] Noch 1 Tisch
       *[other] Noch { $count } Tische
    }
front-finished = { $count ->
        [one] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
front-bot-plays = ein Bot spielt für dich
front-remove = { $game } aus der Liste entfernen
front-removed = { $game } ist aus deiner Liste entfernt.
front-put-back = Rückgängig
resign = Partie aufgeben
resign-of = { $game } aufgeben
resign-alone = Die Partie endet sofort und ohne Ergebnis. Das lässt sich nicht rückgängig machen.
resign-others = Die anderen entscheiden, ob ein Bot für dich weiterspielt oder die Partie endet. Das zählt als vorzeitig verlassen. Deine Wertung ändert sich nicht. Öffnest du den Tisch vor ihrer Entscheidung, bist du wieder dabei.
resign-do = Ja, aufgeben
front-with = Mit { $names }
front-alone = Noch ohne Mitspieler
front-your-move = du bist dran
state-open = wartet auf Mitspieler
state-playing = läuft
state-over = beendet
state-ended = abgebrochen
preparing-title = { $game } wird vorbereitet.
preparing-then = Du bekommst deinen Platz, sobald es fertig ist.
preparing-steps = { $done } von { $of } Schritten fertig
preparing-tile = Vorbereitung: { $done }/{ $of }
lobby-title = Offene Tische
lobby-none = Gerade gibt es keinen öffentlichen Tisch. Um deinen öffentlich zu machen, öffne „Hausregeln und Tempo“ und lass alle zuschauen.
lobby-sit = Mitspielen
lobby-watch = Zuschauen
lobby-free = { $seats ->
        [one] 1 Platz frei
       *[other] { $seats } Plätze frei
    }


## Matchwood als App

install-title = Matchwood auf den Startbildschirm legen
install-why = Es öffnet sich wie eine App. Lektionen und Regeln gehen auch ohne Verbindung.
install-by-hand = Tippe im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
install-do = Installieren
install-settings = Matchwood als App
install-no = Nein, danke


## Ein neuer Tisch

front-players = Spieler
company = Gegen wen?
company-bot = Einen Bot
    .note = Die Partie beginnt sofort.
company-link = Freund woanders
    .note = Du bekommst einen Link zum Verschicken.
company-beside = Zu zweit hier
    .note = Ihr wechselt euch an diesem Gerät ab.
company-name = Name des zweiten Spielers
company-friend = Freund
front-bots = Bots
front-line = { $players } Spieler{ $bots ->
        [0] { "" }
        [one] , 1 Bot
       *[other] , { $bots } Bots
    }{ $open ->
        [0] { "" }
        [one] , 1 Freund
       *[other] , { $open } Freunde
    }
front-change = ändern
front-strength = Stärke: { $level }
front-hints = Tipps: { $allowed ->
        [yes] an
       *[no] aus
    }
level = Spielstärke der Bots
    .beginner = Anfänger
    .casual = Freizeitspieler
    .club = Vereinsspieler
    .expert = Könner
    .champion = Meister
strengths = Sind alle Bots gleich stark?
    .note = Einzeln einstellen kannst du sie unter „Hausregeln und Tempo“.
    .false = Ja, alle gleich
    .true = Nein, einzeln einstellen
    .each = einzeln eingestellt
strengths-bot = Bot auf Platz { $chair }
front-more = Hausregeln und Tempo
pace = Tempo der Bots
    .calm = Ruhig – gut zu verfolgen
    .brisk = Zügig
    .instant = Sofort
clock = Bedenkzeit
    .none = Ohne Grenze
    .relaxed = Gemütlich
    .brisk = Zügig
    .correspondence = Mehrere Tage
clock-without = Alle können so lange überlegen, wie sie wollen.
clock-rule = Zu Beginn haben alle { $bank }. Jede Entscheidung bringt { $increment } dazu. Ist deine Zeit um, macht der Server einen vernünftigen Zug für dich.
hints = Tipps
    .false = Nicht erlaubt
    .true = Erlaubt, wenn du dran bist
hints-allowed = Tipps sind erlaubt
takeover = Plätze der Bots
    .false = Kann niemand übernehmen
    .note-false = Wer erst während der Partie kommt, kann nur zuschauen.
    .true = Kann man übernehmen
    .note-true = Wer erst während der Partie kommt, kann für einen Bot einspringen. Den Link bekommst du am Tisch über „?“.
takeover-rule = Während der Partie kann man für einen Bot einspringen.
window = Zeit zum Dazulegen
window-seconds = { $seconds ->
        [0] Ohne Grenze
       *[other] { $seconds } Sekunden
    }
window-rule = Du hast { $seconds } Sekunden, um eine Karte dazuzulegen. Dann fliegt der Matsch.
watching = Zuschauer
    .nobody = Keine
    .note-nobody = Nur wer mitspielt, sieht diesen Tisch.
    .link = Alle mit dem Link
    .note-link = Zuschauer sehen den Tisch. Eine Hand sehen sie nur, wenn ein Spieler sie ihnen zeigt.
    .everybody = Alle – öffentlicher Tisch
    .note-everybody = Steht auf der Startseite. Alle können mitspielen oder zuschauen.
table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen
watching-closed = An diesem Tisch sind Zuschauer nicht erlaubt
watching-count = { $people ->
        [one] 1 Zuschauer
       *[other] { $people } Zuschauer
    }


## Der Warteraum

hand-over = Auf anderem Gerät weiterspielen
hand-over-about = Dein Platz gehört zu diesem Browser. Mit einem Link kannst du ihn auch in einem anderen Browser nutzen.
hand-over-make = Link erstellen
hand-over-once = Der Link funktioniert einmal, 15 Minuten lang. Wer ihn öffnet, bekommt deinen Platz.
hand-over-guests = Das geht nur als Gast mit einem Platz an diesem Tisch. Wenn du ein Konto hast, melde dich auf dem anderen Gerät an.
take-along = Deinen Platz hier nutzen
take-along-about = { $name } hat in einem anderen Browser einen Platz an diesem Tisch. Wenn du weitermachst, bekommt dieser Browser dieselben Plätze. Plätze, die du in diesem Browser als Gast genommen hast, verlierst du.
take-along-do = Als { $name } weitermachen
take-along-not = Jetzt nicht
take-along-account = Du bist hier als { $name } angemeldet. Melde dich zuerst ab und öffne den Link dann noch einmal.
take-along-over = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle im anderen Browser einen neuen.
release-kept = Ein Bot spielt für { $name }. Der Platz ist reserviert.
release-do = Platz freigeben
link-share = Schick diesen Link deinen Freunden, oder lass sie den Code scannen.
link-send = Senden …
link-invitation = Komm, spiel { $game } mit mir!
link-qr = QR-Code des Links
link-lonely = Diese Adresse funktioniert nur auf diesem Rechner. Freunde brauchen seinen Namen oder seine IP-Adresse in deinem Netz.
link-label = Link zu diesem Tisch
link-copy = Link kopieren
link-copied = Kopiert
link-copy-by-hand = Der Text ist markiert. Bitte kopiere ihn selbst.


## Der Tisch

table-not-found = Tisch nicht gefunden
table-not-found-more = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
table-unknown-game = Diese Seite kennt das Spiel noch nicht. Lade sie neu, um die neueste Version zu bekommen.
table-you = Du
table-somebody = Ein Spieler
table-your-turn = Du bist dran.
table-turn-of = { $name }, du bist dran.
table-watching = Du schaust zu
table-away = abwesend
table-bot-of = Bot, { $level }
table-instead-of = anstelle von { $guest }
table-closes-in = noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
table-over = Die Partie ist zu Ende. Gewonnen: { $names }.


## Uhren

time-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
time-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
time-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
time-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
time-days-hours = { $days } T { $hours } Std
time-hours-minutes = { $hours } Std { $minutes } Min
time-brief-days = { $days } T
time-brief-hours = { $hours } Std
clock-left = noch { $time }
clock-yours = Deine Zeit
clock-of = Bedenkzeit: { $name }
clock-low = Deine Zeit wird knapp
clock-played = Zeit um: { $moves ->
        [one] 1 Zug für dich gespielt
       *[other] { $moves } Züge für dich gespielt
    }
clock-played-for = Zeit um: für { $name } gespielt
clock-auto = auto


## Tipps und Zurücknehmen

hint-ask = Tipp holen
hint-thinking = Ich denke nach …
hint-would = Ich würde { $move }.
hint-only = { hint-would } Einen anderen Zug gibt es nicht.
hint-uncertain = Sicher ist das nicht, aber in simulierten Partien war es am besten.
hint-behind = Nächstbester Zug: { $other } – { $less }.
hint-alike = Etwa gleich gut: { $other }.
hint-tried = Beide Züge wurden in { $worlds } simulierten Partien getestet, jedes Mal mit anderen verdeckten Karten.
hint-sure = Wie sicher ist das?
undo-take = Zug zurücknehmen
undo-asked = Du möchtest deinen Zug zurücknehmen. Noch keine Antwort: { $names }.
undo-asks = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-agreed = Du bist einverstanden. Noch keine Antwort: { $names }.
undo-refused = { $name } hat abgelehnt. Der Zug gilt.
undo-you-refused = Du hast abgelehnt. Der Zug gilt.
undo-done = Dein Zug ist zurückgenommen. Wähle noch einmal.
undo-done-by = { $name } hat den letzten Zug zurückgenommen.
undo-late = Das wurde schon entschieden.


## Ende der Partie

ended-title = Die Partie wurde abgebrochen
ended-closed = Der Betreiber dieses Servers hat den Tisch geschlossen. Es gibt keinen Sieger.
ended-you = Du bist gegangen, und die anderen haben die Partie abgebrochen. Es gibt keinen Sieger.
ended-you-resigned = Du hast aufgegeben. Es gibt keinen Sieger.
ended-resigned = { $name } hat aufgegeben. Es gibt keinen Sieger.
ended-left = { $name } ist gegangen, und die anderen haben die Partie abgebrochen. Es gibt keinen Sieger.
result-title = Die Partie ist zu Ende
result-wins = { $name } hat gewonnen
result-you-win = Du hast gewonnen!
result-you-share = Du und { $names } habt gemeinsam gewonnen
result-you-lose = Du hast verloren
result-place = Du bist { $rank }. von { $players }
result-level = Du teilst dir den { $rank }. Platz von { $players } mit { $names }
result-share = { $names } haben gemeinsam gewonnen
result-draw = Unentschieden
result-rank = { $rank }. Platz
result-ranks = Endstand
result-look-back = Rückschau
result-record = Protokoll speichern
result-lacking = Ein Teil dieser Seite fehlt. Lade die Seite neu, um ihn zu sehen.
seal-fixed = Alle Verteilungen standen fest, als dieser Tisch erstellt wurde. Nach der Partie kannst du sie prüfen. Ihr Siegel:
result-compare = Beide Partien vergleichen
rematch-again = Noch einmal
rematch-wanted = { $name } möchte noch einmal spielen.
rematch-join = Mitspielen
rematch-follow = Weiter zuschauen


## Regeln und Tasten

beckon-choose = Benachrichtige mich, wenn ich dran bin und dieser Tab im Hintergrund ist
beckon-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben.
rules-open = Regeln und Tasten
rules-title = So wird gespielt
rules-lessons = Neu hier? In 90 Sekunden lernen (öffnet einen neuen Tab)
    .next = Nächste Lektion (öffnet einen neuen Tab)
rules-house = An diesem Tisch
rules-free = Nur gegen Bots nimmt der Pfeil oben jeden deiner Züge zurück. Das Ergebnis zählt dann nicht.
rules-keys = Tasten
rules-paragraph = Regel{"\u00A0"}§{"\u00A0"}{ $paragraph }
rulebook-title = Vollständige Regeln
rulebook-of = { $game }: Regeln
rulebook-games = Regeln der Spiele
rulebook-parts = Inhalt
key-rules = diese Regeln zeigen
    .key = ?
key-hint = Tipp holen, falls erlaubt
    .key = T
key-undo = den letzten Zug zurücknehmen, falls möglich
    .key = U
key-story = Spielverlauf zeigen
    .key = W
key-talk = Chat öffnen
    .key = M
key-show = Zuschauern meine Karten zeigen, falls erlaubt
    .key = V
key-close = Dialog schließen
    .key = Esc


## Kommen und Gehen

invitation-title = Freunde einladen
invitation-join = Schick diesen Link deinen Freunden, oder lass sie den Code scannen. Sie können zuschauen oder für einen Bot einspringen.
    .message = Komm, spiel { $game } mit mir!
invitation-watch = Schick diesen Link deinen Freunden, oder lass sie den Code scannen. Sie können zuschauen.
    .message = Komm, schau mir bei { $game } zu!
story-title = Spiel{"\u00AD"}verlauf
story-none = Noch ist nichts passiert.
leave-title = Diesen Tisch verlassen?
leave-others = Die anderen warten eine Weile auf dich. Dann können sie einen Bot für dich spielen lassen.
leave-clock = Deine Uhr läuft weiter.
leave-back = Um zurückzukommen, öffne diesen Tisch auf der Startseite.
leave-stay = Hierbleiben
leave-now = Zur Startseite
absent-is = { $name } ist abwesend.
    .resigned = { $name } hat aufgegeben.
absent-waiting = Warten auf { $names }
absent-title = { $name } ist abwesend
    .resigned = { $name } hat aufgegeben
absent-what = Was nun?
absent-change = Ändern
absent-alone = Du entscheidest.
absent-several = Geschieht, sobald { $needed } von euch zustimmen.
absent-agree = { $count } von { $needed } stimmen zu.
absent-by = Gewählt von { $names }
wish-wait = Warten
    .note = Die Partie geht weiter, sobald der Spieler zurück ist.
    .mine = Du möchtest warten.
wish-bot = Bot spielen lassen
    .note = Der abwesende Spieler kann seinen Platz jederzeit zurücknehmen.
    .mine = Du möchtest einen Bot.
wish-end = Partie abbrechen
    .note = Es gibt keinen Sieger.
    .mine = Du möchtest abbrechen.
absent-sure = Das lässt sich nicht rückgängig machen. Partie abbrechen?
absent-go-on = Nein, weiterspielen
back-bot = Ein Bot spielt für dich.
back-take = Platz zurücknehmen
back-asleep = Du giltst als abwesend. Der Server spielt für dich.
back-here = Ich bin zurück
back-watching = Du schaust zu. Du kannst mitspielen.
back-join = Mitspielen
back-title = Für einen Bot einspringen
back-note = Du spielst mit den Karten des Bots weiter.
back-for = Für { $name } spielen


## Chat

talk-title = Chat
talk-say = Nachricht
talk-send = Senden
talk-none = Noch keine Nachrichten.
talk-listen = Nur wer mitspielt, kann schreiben.
talk-report = Melden
talk-reported = An den Betreiber des Servers gemeldet.
talk-hear-again = Wieder anzeigen
talk-mute = { $name } stumm schalten
talk-about = Optionen zur Nachricht von { $name }
talk-silent = { $name } ist stumm geschaltet.
phrases = Schnelle Sätze
    .hello = Hallo!
    .good_luck = Viel Glück!
    .well_played = Gut gespielt!
    .thanks = Danke!
    .sorry = Entschuldigung!
    .moment = Einen Moment, bitte.
    .your_turn = Du bist dran.
    .hurry = Etwas schneller, bitte.
    .again = Noch eine Partie?
    .bye = Tschüss!


## Karten für Zuschauer

showing = Zuschauern Karten zeigen
    .note = Zuschauen können alle, auch jemand von euch in einem zweiten Browserfenster.
    .false = Nicht erlaubt
    .true = Allen Spielern erlaubt
showing-may = Spieler dürfen Zuschauern Karten zeigen
showing-rule = Spieler dürfen Zuschauern ihre Karten zeigen.
showing-shows = zeigt Zuschauern die Karten
own-title = Meine Karten zeigen
own-about = Zuschauer sehen deine Hand, bis du es ausschaltest oder die Partie endet.
own-warning = Zuschauen können alle, sogar deine Gegner in einem zweiten Browserfenster. Was Zuschauer gesehen haben, lässt sich nicht zurücknehmen.
own-switch = Zuschauer dürfen meine Karten sehen
own-mark = Deine Karten sind zu sehen
own-lookers = { $people ->
        [one] 1 Zuschauer sieht sie
       *[other] { $people } Zuschauer sehen sie
    }
look-offer = Diese Karten darfst du ansehen: { $names }
look-sees = Du siehst die Karten von { $name }.
look-next = Ab der nächsten Verteilung siehst du die Karten von { $name }.
look-choose = Ansehen
look-change = Ändern
look-title = Wessen Karten?
look-about = Du siehst in jeder Verteilung eine Hand. Deine neue Wahl gilt ab der nächsten Verteilung.
look-no-seat = Wenn du Karten ansiehst, kannst du in dieser Partie nicht mitspielen.
look-nobody = Keine Karten


## Wertungen

rating = Wertungen
    .note = In zwei von drei Fällen weicht die wahre Stärke höchstens um die Zahl nach dem ± ab.
rating-value = { NUMBER($rating, useGrouping: 0) }{"\u00A0"}±{"\u00A0"}{ $uncertainty }
rating-rated = Wertung { $rating }
rating-none = noch ohne Wertung
rating-new = neu
rating-changed = Wertung vorher { NUMBER($before, useGrouping: 0) }, jetzt { NUMBER($after, useGrouping: 0) }
rating-yours = Deine Wertung war { NUMBER($before, useGrouping: 0) }, jetzt ist sie { NUMBER($after, useGrouping: 0) }.
unrated-ended = Nicht gewertet: Die Partie wurde abgebrochen.
unrated-bots = Nicht gewertet: Bots haben mitgespielt.
unrated-guests = Nicht gewertet: Externe Bots haben mitgespielt.
unrated-one_screen = Nicht gewertet: Zwei haben an einem Gerät gespielt.
unrated-accounts = Nicht gewertet: Mindestens zwei mit Konto müssen die Partie zu Ende spielen.


## Fehler, nach dem Code des Servers

error-unreachable = Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung.
error-malformed = Der Server hat diese Anfrage nicht verstanden.
error-too_large = Das ist zu lang.
error-too_many = Zu viele Anfragen von deinem Anschluss, den du vielleicht mit anderen teilst. Versuch es in { $minutes ->
        [0] { $seconds ->
            [one] 1 Sekunde
           *[other] { $seconds } Sekunden
        }
       *[other] { $minutes } Minuten
    } noch einmal.
error-not_found = Diesen Tisch gibt es nicht.
error-unknown_game = Der Server kennt dieses Spiel nicht.
error-bad_players = Dieses Spiel lässt diese Spielerzahl nicht zu.
error-bad_option = Eine dieser Hausregeln kennt der Server nicht.
error-bad_name = { $reason ->
    [empty] Bitte gib einen Namen mit mindestens einem Buchstaben, einer Zahl oder einem Emoji ein.
    [too_long] Ein Name hat höchstens 24 Zeichen. Manche Emojis zählen mehrfach.
    [invisible] Der Name enthält ein unsichtbares Zeichen ({ $code }). Bitte gib ihn noch einmal ein.
    [character] Ein Name darf das Zeichen „{ $character }“ ({ $code }) nicht enthalten.
   *[other] Bitte wähle einen anderen Namen.
}
error-bad_text = Bitte schreib eine Nachricht.
error-silenced = Wegen einer deiner Nachrichten lässt dich der Betreiber dieses Servers bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } nicht chatten. Mitspielen kannst du weiter.
error-banned = Der Betreiber dieses Servers hat dich bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } gesperrt.
error-challenge_over = Das hat zu lange gedauert oder wurde schon beantwortet. Bitte versuch es noch einmal.
error-cannot_notify = Dieses Gerät kann keine Benachrichtigungen empfangen.
error-not_signed_in = Du bist nicht mehr angemeldet. Lade die Seite neu, um dich wieder anzumelden.
error-bad_record = Das ist kein lesbares Protokoll einer Partie.
error-illegal_move = Die Regeln erlauben diesen Zug gerade nicht.
error-cannot_take_back = Das lässt sich nicht mehr zurücknehmen.
error-not_your_turn = Du bist nicht dran.
error-not_seated = Du hast an diesem Tisch keinen Platz.
error-seat_taken = Jemand war schneller. Der Platz ist besetzt.
error-not_host = Das darf nur der Gastgeber.
error-changed = Die Lage hat sich geändert, deshalb gilt deine Wahl nicht mehr. Bitte wähle noch einmal.
error-started = Die Partie hat begonnen. Die Plätze lassen sich nicht mehr ändern.
error-not_started = Die Partie hat noch nicht begonnen.
error-game_over = Die Partie ist zu Ende.
error-hints_off = An diesem Tisch sind Tipps nicht erlaubt.
error-not_over = Die Partie läuft noch.
error-embargo = Du spielst dieselben Karten gerade in einer Herausforderung. Diese Partie siehst du, wenn du deine beendet hast.
error-not_away = Dieser Spieler ist da oder gerade erst gegangen.
error-cannot_show = An diesem Tisch darf man keine Karten zeigen.
error-cannot_look = Diese Karten kannst du nicht sehen. Der Spieler zeigt sie nicht oder nicht dir.
error-has_looked = Du hast fremde Karten gesehen, deshalb kannst du in dieser Partie nicht mitspielen. In der nächsten kannst du es wieder.
error-table_ended = Diese Partie wurde abgebrochen.
error-busy = Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.
error-foreign_origin = Diese Seite kann diesen Server nicht benutzen. Bitte öffne den Tisch unter der Adresse des Servers.
error-internal = Auf dem Server ist etwas schiefgegangen. Bitte versuch es gleich noch einmal.
error-unknown = Das hat nicht geklappt.
