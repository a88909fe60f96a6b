# Was die Seite auf Deutsch sagt, welches Spiel es auch sei.
# Eine Auswahl ist eine Nachricht, und was zur Wahl steht, sind ihre Attribute; `.note` erklärt sie.

app-title = Matchwood
app-strap = Kartenspiele am Kamin
app-nowhere = Hier gibt es keine Seite
app-asked = ● Du bist dran · { $game }
app-your-move = Du bist dran
app-account = Konto
app-home = Zur Startseite
    .short = Startseite
app-language = Sprache
app-close = Schließen
app-cancel = Abbrechen
app-loading = Einen Moment …
app-offline = Keine Verbindung. Neuer Versuch läuft …
app-slow = Der Server braucht lange für eine Antwort …
app-newer = Es gibt eine neue Version von Matchwood.
app-load-newer = Neue Version laden
app-try-now = Jetzt versuchen
app-online = Die Verbindung ist wieder da.
app-again = Noch einmal versuchen
app-show = Zeigen
app-hide = Verbergen
app-show-password = Das Passwort zeigen


## Einstellungen

settings = Einstellungen
setting-theme = Farben
    .device = Wie das Gerät
    .light = Hell
    .dark = Dunkel
setting-motion = Bewegung
    .device = Wie das Gerät
    .less = So wenig wie möglich
setting-speed = Tempo am Tisch
    .table = Wie am Tisch eingestellt
    .quick = Schnell: alles ist nur kurz zu sehen
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
setting-banter = Was Bots sagen
    .on = Ab und zu ein Wort
    .off = Nichts
sound-offer = Möchtest du Ton und Vibration? Beides findest du in den Einstellungen.
    .on = Ton einschalten
setting-sound = Ton und Vibration
    .off = Aus
    .quiet = Leise
    .full = Laut
notified-choose = Benachrichtige mich, wenn ich dran bin und der Tisch hier nicht offen ist
notified-note = Auf diesem Gerät, auch bei geschlossenem Browser: wenn du dran bist oder jemand noch einmal spielen möchte.
notified-title = Benachrichtigungen
notified-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notified-unsafe = Benachrichtigungen brauchen eine Adresse mit https://.
notified-impossible = Dieser Browser hat für diese Seite keine. Auf iPhone und iPad lege Matchwood zuerst auf den Startbildschirm.
notified-not_offered = Dieser Server verschickt keine.
notified-failed = Der Server oder der Push-Dienst deines Browsers hat nicht geantwortet. Bitte versuch es noch einmal.


## Die Startseite

front-welcome = In Sekunden am Tisch: Spiel mit deinen Freunden, und auf freie Stühle setzen sich ehrliche Bots.
front-games = Was spielen wir?
front-span = { $counts } Spieler
front-name = Dein Name
# Der Name von jemandem, der keinen nennt; die Listen sind Wörter mit Leerzeichen dazwischen.
guest-name = { $first }{ $second }
    .first = Matsch Funken Flacker Rauch Glut Platsch Pfützen Ruß Zündel Flammen Schlamm Knister Tropf Feuer Docht Glücks
    .second = otter dachs molch igel kröte fuchs biber spatz maulwurf hase ente ferkel hamster motte luchs elster
front-learn = Neu? 90 Sekunden
front-lessons = Lektionen
front-play = Spielen
front-invite = Freunde einladen
front-friends = Mit Freunden spielen
front-bots-only = Gegen Bots spielen
front-open-record = Eine Partie aus einer Datei ansehen
front-unreachable = Der Server ist nicht erreichbar. Spiele und Lektionen brauchen eine Verbindung. Die Regeln kannst du trotzdem lesen.
front-no-games = Dieser Server bietet kein Spiel an, das diese Seite kennt.
front-tables = Deine Tische
front-no-tables = Noch kein Tisch. Zünde das erste Hölzchen an.
front-continue = Weiterspielen
front-play-on = Spielen
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
resign = Spiel aufgeben
resign-of = { $game } aufgeben
resign-alone = Das Spiel endet sofort und ohne Ergebnis. Das lässt sich nicht rückgängig machen.
resign-others = Die anderen entscheiden, ob ein Bot für dich weiterspielt oder das Spiel endet. Es zählt, als hättest du das Spiel verlassen; deine Wertung ändert sich nicht. Öffnest du den Tisch vor ihrer Entscheidung wieder, bist du zurück.
resign-do = Ja, aufgeben
front-with = Mit { $names }
front-alone = Noch sonst niemand
front-your-move = du bist dran
state-open = wartet auf Mitspieler
state-playing = läuft
state-over = beendet
state-ended = abgebrochen
preparing-title = { $game } wird vorbereitet.
preparing-then = Du sitzt am Tisch, sobald es so weit ist.
preparing-steps = { $done } von { $of } Schritten getan
preparing-tile = Vorbereitung: { $done }/{ $of }
lobby-title = Offene Tische
lobby-none = Gerade gibt es keinen öffentlichen Tisch. Deiner wird einer, wenn du bei den Hausregeln einstellst, dass alle zuschauen dürfen.
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
lobby-free = { $seats ->
        [one] ein Stuhl ist frei
       *[other] { $seats } Stühle sind frei
    }


## Matchwood als App

install-title = Matchwood auf den Startbildschirm
install-why = Es öffnet sich wie eine App, und die Regeln liest du auch ohne Verbindung.
install-by-hand = Tippe im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
install-do = Installieren
install-settings = Matchwood als App
install-no = Nein, danke


## Wer spielt, und wie

front-players = Spieler
company = Gegen wen?
company-bot = Einen Bot
    .note = Es geht sofort los.
company-link = Jemanden in der Ferne
    .note = Du bekommst einen Link zum Verschicken.
company-beside = Zu zweit hier
    .note = Ihr wechselt euch an diesem Gerät ab.
company-name = Name des anderen
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
strengths = Spielen alle Bots gleich gut?
    .note = Unter Hausregeln wählst du für jeden Bot.
    .false = Ja, alle gleich
    .true = Nein, jeder, wie ich will
    .each = einzeln gewählt
strengths-bot = Bot auf Stuhl { $chair }
front-more = Hausregeln und Tempo
pace = Tempo der Bots
    .calm = Ruhig – gut zu verfolgen
    .brisk = Zügig
    .instant = Sofort
clock = Bedenkzeit
    .none = Ohne Uhr
    .relaxed = Gemütlich
    .brisk = Zügig
    .correspondence = Über Tage
clock-without = Alle nehmen sich die Zeit, die sie brauchen.
clock-rule = Zu Beginn hat jeder { $bank }, jede Entscheidung bringt { $increment } dazu. Ist deine Zeit um, wird vernünftig für dich gespielt.
hints = Tipps erlaubt
    .false = Nein
    .true = Ja – wer dran ist, darf fragen
hints-allowed = Tipps sind erlaubt
takeover = Die Stühle der Bots
    .false = Niemand übernimmt sie
    .note-false = Wer während des Spiels kommt, kann nur zuschauen.
    .true = Man darf sie übernehmen
    .note-true = Wer während des Spiels kommt, darf für einen Bot weiterspielen: Der Link dafür steht am Tisch hinter dem ?.
takeover-rule = Während des Spiels dürfen Menschen von Bots übernehmen.
window = Zeit zum Dazulegen
window-seconds = { $seconds ->
        [0] So lange ihr wollt
       *[other] { $seconds } Sekunden
    }
window-rule = Zum Dazulegen sind { $seconds } Sekunden Zeit; wer nichts sagt, lässt den Matsch fliegen.
watching = Wer zuschauen darf
    .nobody = Niemand
    .note-nobody = Nur wer am Tisch sitzt, sieht, was dort geschieht.
    .link = Wer den Link hat
    .note-link = Zuschauer sehen, was auf dem Tisch liegt, und nur Karten, die ihnen jemand zeigt.
    .everybody = Alle – ein öffentlicher Tisch
    .note-everybody = Er steht auf der Startseite: Fremde dürfen sich setzen und zuschauen.
watching-closed = An diesem Tisch darf niemand zuschauen
watching-count = { $people ->
        [one] Eine Person schaut zu.
       *[other] { $people } Leute schauen zu.
    }


## Der Warteraum

waiting-title = Wer spielt mit?
waiting-missing = { $open ->
        [0] Alle Stühle sind besetzt.
        [one] Ein Stuhl ist noch frei.
       *[other] { $open } Stühle sind noch frei.
    }
waiting-begins = { $open ->
        [0] Fang an, wenn du magst.
       *[other] Es geht los, sobald der letzte Stuhl besetzt ist oder du anfängst.
    }
waiting-begins-by-host = { $open ->
        [0] Es geht los, wenn der Gastgeber anfängt.
       *[other] Es geht los, sobald der letzte Stuhl besetzt ist oder der Gastgeber anfängt.
    }
waiting-seats = Stühle
waiting-free = frei
waiting-kept = für { $name } frei gehalten
waiting-you = du
waiting-bot = Bot
waiting-guest = Gast-Bot
waiting-sit-here = Auf Stuhl { $seat } setzen
waiting-here = Hier
waiting-sit = Platz nehmen
waiting-stand-up = Aufstehen
waiting-take-chair = { $name } den Stuhl wegnehmen
waiting-stood-up = Der Gastgeber brauchte deinen Stuhl für jemand anderen. Vielleicht ist noch einer frei?
waiting-who-sits = Wer auf Stuhl { $seat } sitzt
waiting-close = Stuhl wegnehmen
waiting-add = Noch ein Stuhl
waiting-move-up = Stuhl { $seat }: nach oben
waiting-bots-take = { $open ->
        [one] Auf den freien Stuhl setzt sich ein Bot:
       *[other] Auf die { $open } freien Stühle setzen sich Bots:
    }
waiting-begin = Anfangen
hand-over = Auf anderem Gerät weiterspielen
hand-over-about = Dein Platz gehört zu diesem Browser. Mit einem Link nimmst du ihn in einen anderen Browser mit.
hand-over-make = Link erstellen
hand-over-once = Der Link gilt einmal und 15 Minuten lang. Wer ihn öffnet, bekommt deinen Platz.
hand-over-guests = Das geht nur als Gast mit einem Platz an diesem Tisch. Hast du ein Konto, dann melde dich auf dem anderen Gerät an.
hand-over-in-app = Du bist im Browser einer App. Dein Platz gehört zu diesem Browser: Anderswo brauchst du einen Link dafür.
take-along = Deinen Platz mitnehmen
take-along-about = { $name } sitzt in einem anderen Browser an diesem Tisch. Machst du weiter, hat dieser Browser dieselben Plätze. Plätze, die du hier als Gast hattest, sind dann verloren.
take-along-do = Als { $name } hinsetzen
take-along-not = Jetzt nicht
take-along-account = Du bist hier als { $name } angemeldet. Melde dich erst ab und öffne den Link dann noch einmal.
take-along-over = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle im anderen Browser einen neuen.
release-kept = Ein Bot spielt für { $name } und hält den Platz frei.
release-do = Platz freigeben
waiting-twin = { $name } sitzt schon hier. Bist du das? Dann öffne „Auf anderem Gerät weiterspielen“ in dem Browser, in dem du dich hingesetzt hast.
waiting-house = Hausregeln
link-share = Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren.
link-send = Senden …
link-invitation = Komm, spiel { $game } mit mir!
link-qr = Der Link als Bild für die Kamera
link-lonely = Diese Adresse gilt nur auf diesem Rechner. Freunde brauchen seinen Namen oder seine Nummer im Netz.
link-label = Link zu diesem Tisch
link-copy = Link kopieren
link-copied = Kopiert
link-copy-by-hand = Der Link ist markiert: Bitte kopiere ihn selbst.


## Der Tisch

table-not-found = Hier steht kein Tisch
table-not-found-more = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
table-unknown-game = Diese Seite kennt das Spiel noch nicht. Lade sie neu, dann ist sie auf dem neuesten Stand.
table-you = Du
table-somebody = Jemand
table-your-turn = Du bist dran.
table-turn-of = { $name }, du bist dran.
table-watching = Du schaust zu
table-away = nicht da
table-bot-of = Bot, { $level }
table-instead-of = anstelle von { $guest }
table-closes-in = noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
table-over = Das Spiel ist aus. Gewonnen: { $names }.


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
        [one] für dich gespielt
       *[other] { $moves } Züge für dich gespielt
    }
clock-played-for = Zeit um: für { $name } gespielt
clock-auto = auto


## Tipps und Zurücknehmen

hint-ask = Nach einem Tipp fragen
hint-thinking = Ich denke nach …
hint-would = Ich würde { $move }.
hint-only = { hint-would } Etwas anderes geht nicht.
hint-uncertain = Sicher ist hier nichts.
hint-behind = Das Nächstbeste: { $other }. Das bringt { $less }.
hint-alike = Etwa gleich gut: { $other }.
hint-tried = Beides wurde in { $worlds } gedachten Spielen ausprobiert, in denen die verdeckten Karten jedes Mal anders lagen.
hint-sure = Wie sicher ist das?
undo-take = Zug zurücknehmen
undo-asked = Du möchtest zurücknehmen. Noch keine Antwort von: { $names }.
undo-asks = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Nein
undo-agreed = Du bist einverstanden. Noch keine Antwort von: { $names }.
undo-refused = { $name } möchte, dass der Zug gilt.
undo-you-refused = Du lässt den Zug gelten.
undo-done = Dein Zug ist zurückgenommen: Wähle noch einmal.
undo-done-by = { $name } hat den letzten Zug zurückgenommen.
undo-late = Das hat sich schon erledigt.


## Das Ende, und was danach kommt

ended-title = Der Tisch wurde aufgelöst
ended-you = Du bist gegangen, und die anderen wollten nicht weiterspielen. Niemand gewinnt.
ended-you-resigned = Du hast aufgegeben. Niemand gewinnt.
ended-resigned = { $name } hat aufgegeben. Niemand gewinnt.
ended-left = { $name } ist gegangen, und die anderen wollten nicht weiterspielen. Niemand gewinnt.
result-title = Das Spiel ist aus
result-wins = { $name } hat gewonnen
result-you-win = Du hast gewonnen!
result-you-share = Du und { $names } habt gemeinsam gewonnen
result-you-lose = Du hast verloren
result-place = Du bist auf Platz { $rank } von { $players }
result-level = Du teilst dir Platz { $rank } von { $players } mit { $names }
result-share = { $names } haben gemeinsam gewonnen
result-draw = Unentschieden
result-rank = Platz { $rank }
result-ranks = Endstand
result-look-back = Rückschau
result-record = Protokoll speichern
seal-fixed = Was gegeben wird, stand fest, als dieser Tisch eröffnet wurde, und lässt sich nach dem Spiel nachprüfen. Das Siegel:
rematch-again = Noch einmal
rematch-wanted = { $name } möchte noch einmal spielen.
rematch-join = Mitspielen
rematch-follow = Weiter zuschauen


## Regeln und Tasten

beckon-choose = Benachrichtige mich, wenn ich dran bin und dieser Tab im Hintergrund ist
beckon-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
rules-open = Regeln und Tasten
rules-title = So wird gespielt
rules-lessons = Neu hier? In 90 Sekunden gelernt (öffnet einen neuen Tab)
rules-house = An diesem Tisch
rules-keys = Tasten
rulebook-title = Die Regeln im Ganzen
rulebook-of = { $game }: die Regeln
rulebook-games = Die Regeln der Spiele
rulebook-parts = Inhalt
key-rules = diese Regeln
    .key = ?
key-hint = ein Tipp, wo Tipps erlaubt sind
    .key = T
key-undo = den letzten Zug zurücknehmen, wo das geht
    .key = U
key-story = was bisher geschah
    .key = W
key-talk = Gespräch am Tisch
    .key = M
key-show = Zuschauern meine Karten zeigen, wo es erlaubt ist
    .key = V
key-close = Fenster schließen
    .key = Esc


## Wer kommt, und wer geht

invitation-title = Freunde einladen
invitation-join = Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren: Sie können zuschauen und für einen Bot einspringen.
    .message = Komm, spiel { $game } mit mir!
invitation-watch = Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren: Sie können zuschauen.
    .message = Komm, schau mir bei { $game } zu!
story-title = Was geschah
story-none = Noch ist nichts geschehen.
leave-title = Den Tisch verlassen?
leave-others = Die anderen warten eine Weile auf dich. Dann können sie einen Bot für dich spielen lassen.
leave-clock = Deine Uhr läuft weiter.
leave-back = Du findest diesen Tisch auf der Startseite wieder, und deinen Platz mit ihm.
leave-stay = Hierbleiben
leave-now = Zur Startseite
absent-is = { $name } ist nicht da.
    .resigned = { $name } hat aufgegeben.
absent-waiting = Warten auf { $names }
absent-title = { $name } ist nicht da
    .resigned = { $name } hat aufgegeben
absent-what = Was nun?
absent-change = Ändern
absent-alone = Du entscheidest.
absent-several = Es geschieht, sobald { $needed } von euch dasselbe wollen.
absent-agree = { $count } von { $needed } sind sich einig.
absent-by = Das will: { $names }
wish-wait = Warten
    .note = Es geht weiter, sobald alle wieder da sind.
    .mine = Du wartest.
wish-bot = Ein Bot spielt weiter
    .note = Der Platz kann jederzeit zurückgenommen werden.
    .mine = Du willst einen Bot.
wish-end = Tisch auflösen
    .note = Niemand gewinnt, und niemand spielt weiter.
    .mine = Du willst den Tisch auflösen.
absent-sure = Das lässt sich nicht zurücknehmen. Tisch auflösen?
absent-go-on = Nein, weiterspielen
back-bot = Ein Bot spielt an deiner Stelle.
back-take = Zurück an meinen Platz
back-asleep = Du giltst als abwesend: Es wird für dich gespielt.
back-here = Ich bin da
back-watching = Du schaust zu. Du kannst mitspielen.
back-join = Mitspielen
back-title = Für einen Bot einspringen
back-note = Du spielst mit seinen Karten weiter, wo das Spiel gerade steht.
back-for = Für { $name } spielen


## Gespräch

talk-title = Gespräch am Tisch
talk-say = Sag etwas
talk-send = Senden
talk-none = Noch hat niemand etwas gesagt.
talk-listen = Wer am Tisch sitzt, spricht; du hörst zu.
talk-report = Melden
talk-reported = Dem Betreiber des Servers gemeldet.
talk-hear-again = Wieder hören
talk-mute = { $name } stumm schalten
talk-about = Zu dem, was { $name } gesagt hat
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
    .again = Noch eine Runde?
    .bye = Tschüss!


## Karten für Zuschauer

showing = Karten für Zuschauer
    .note = Zuschauen kann jeder, auch jemand von euch in einem zweiten Browserfenster.
    .false = Niemand zeigt sie
    .true = Wer will, darf sie zeigen
showing-may = Karten dürfen Zuschauern gezeigt werden
showing-rule = Wer spielt, darf Zuschauern die eigenen Karten zeigen.
showing-shows = zeigt Zuschauern die Karten
own-title = Meine Karten zeigen
own-about = Wer zuschaut, darf in deine Hand sehen, bis du es ausschaltest oder das Spiel aus ist.
own-warning = Zuschauen kann jeder, auch deine Gegner: Ein zweites Browserfenster genügt. Was gesehen wurde, lässt sich nicht zurücknehmen.
own-switch = Zuschauer dürfen meine Karten sehen
own-mark = Deine Karten sind zu sehen
own-lookers = { $people ->
        [one] 1 sieht hinein
       *[other] { $people } sehen hinein
    }
look-offer = In diese Karten darfst du sehen: { $names }
look-sees = Du siehst die Karten von { $name }.
look-next = Ab dem nächsten Geben siehst du die Karten von { $name }.
look-choose = Ansehen
look-change = Ändern
look-title = Wessen Karten?
look-about = Du siehst je Geben eine Hand. Wählst du eine andere, siehst du sie ab dem nächsten Geben.
look-no-seat = Wer hineingesehen hat, kann in diesem Spiel nicht mehr mitspielen.
look-nobody = Niemandes Karten


## Wertungen

rating = Wertungen
    .note = Zwei von drei Wertungen stimmen bis auf die Zahl hinter dem ±.
rating-value = { NUMBER($rating, useGrouping: 0) }{"\u00A0"}±{"\u00A0"}{ $uncertainty }
rating-rated = Wertung { $rating }
rating-none = noch ohne Wertung
rating-new = neu
rating-changed = Wertung vorher { NUMBER($before, useGrouping: 0) }, jetzt { NUMBER($after, useGrouping: 0) }
rating-yours = Deine Wertung war { NUMBER($before, useGrouping: 0) }, jetzt ist sie { NUMBER($after, useGrouping: 0) }.
unrated-ended = Nicht gewertet: Die Partie wurde vorzeitig beendet.
unrated-bots = Nicht gewertet: Bots haben mitgespielt.
unrated-guests = Nicht gewertet: Gast-Bots haben mitgespielt.
unrated-one_screen = Nicht gewertet: Zwei spielten an einem Bildschirm.
unrated-accounts = Nicht gewertet: Dafür braucht es zwei mit Konto, die zu Ende spielen.


## Was schiefging, nach dem Code des Servers

error-unreachable = Der Server ist nicht zu erreichen. Ist deine Verbindung da?
error-malformed = Das hat der Server nicht verstanden.
error-too_large = Das war zu lang.
error-too_many = Zu viel auf einmal von deinem Anschluss, den du vielleicht mit anderen teilst. Versuch es in { $minutes ->
        [0] { $seconds ->
            [one] einer Sekunde
           *[other] { $seconds } Sekunden
        }
       *[other] { $minutes } Minuten
    } noch einmal.
error-not_found = Diesen Tisch gibt es nicht.
error-unknown_game = Der Server kennt dieses Spiel nicht.
error-bad_players = Mit so vielen Spielern geht dieses Spiel nicht.
error-bad_option = Eine dieser Hausregeln kennt der Server nicht.
error-bad_name = { $reason ->
    [empty] Bitte gib einen Namen mit mindestens einem Buchstaben, einer Zahl oder einem Bild ein.
    [too_long] Ein Name hat höchstens 24 Zeichen. Manche Bilder zählen mehrfach.
    [invisible] Der Name enthält ein unsichtbares Zeichen ({ $code }). Bitte gib ihn ohne dieses Zeichen ein.
    [character] Ein Name darf das Zeichen „{ $character }“ ({ $code }) nicht enthalten.
   *[other] Bitte wähle einen anderen Namen.
}
error-bad_text = Bitte sag etwas, das man lesen kann.
error-silenced = Bis { DATETIME($until, dateStyle: "medium", timeStyle: "short") } kannst du hier nichts sagen: Das hat der Betreiber dieses Servers wegen etwas entschieden, das du gesagt hast. Mitspielen kannst du weiter.
error-bad_password = Ein Passwort hat 8 bis 128 Zeichen.
error-wrong_password = Name und Passwort passen nicht zusammen.
error-wrong_passkey = Dieser Passkey passt nicht. Vielleicht wurde er aus seinem Konto entfernt.
error-challenge_over = Das hat zu lange gedauert oder wurde schon beantwortet. Bitte beginne noch einmal.
error-cannot_notify = Dieses Gerät kann nicht benachrichtigt werden.
error-no_passkeys = Für diese Adresse gibt es keinen Passkey. Passkeys brauchen https:// oder localhost.
error-passkey_known = Dieses Gerät hat schon einen Passkey für dieses Konto.
error-too_many_passkeys = Mehr als 20 Passkeys sind zu viele. Entferne erst einen.
error-last_way_in = Das ist dein letzter Zugang. Füge erst einen anderen Passkey hinzu oder wähle ein Passwort.
error-passkey_cancelled = Daraus wurde kein Passkey: Es wurde abgebrochen, dauerte zu lange, oder dieses Gerät hat keinen für hier.
error-passkey_impossible = Dieser Browser oder dieses Gerät kann das nicht mit Passkeys. Nimm ein anderes Gerät oder ein Passwort.
error-name_taken = Diesen Namen hat schon jemand. Bitte wähle einen anderen.
error-not_signed_in = Du bist nicht mehr angemeldet. Lade die Seite neu und melde dich wieder an.
error-bad_record = Das ist kein Protokoll, das sich lesen lässt.
error-illegal_move = Das erlauben die Regeln gerade nicht.
error-cannot_take_back = Das lässt sich nicht mehr zurücknehmen.
error-not_your_turn = Du bist nicht an der Reihe.
error-not_seated = Du hast an diesem Tisch keinen Platz.
error-seat_taken = Jemand war schneller: Der Stuhl ist besetzt.
error-not_host = Das darf nur, wer diesen Tisch gedeckt hat.
error-changed = Inzwischen hat sich etwas geändert, deshalb gilt deine Wahl nicht mehr. Bitte wähle neu.
error-started = Das Spiel hat begonnen: Alle behalten ihren Stuhl.
error-not_started = Das Spiel hat noch nicht begonnen.
error-game_over = Das Spiel ist zu Ende.
error-hints_off = An diesem Tisch gibt es keine Tipps.
error-not_over = Das Spiel läuft noch.
error-not_away = Diesen Platz hat niemand verlassen, oder nicht lange genug.
error-cannot_show = An diesem Tisch werden Zuschauern keine Karten gezeigt.
error-cannot_look = Diese Karten werden nicht gezeigt, oder nicht dir.
error-has_looked = Du hast in diesem Spiel fremde Karten gesehen, also kannst du darin nicht mitspielen. Im nächsten wieder.
error-table_ended = Dieser Tisch wurde aufgelöst.
error-busy = Der Server hat viel zu tun. Versuch es gleich noch einmal.
error-foreign_origin = Diese Seite darf hier nichts tun. Bitte öffne den Tisch direkt beim Server.
error-internal = Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
error-unknown = Das hat nicht geklappt.
