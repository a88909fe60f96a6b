import type { en } from "./en";
import type { Words } from "./index.svelte";
import { until } from "./when";

export const de: Words<typeof en> = {
  name: "Deutsch",
  app: {
    show: "Zeigen",
    hide: "Verbergen",
    showPassword: "Das Passwort zeigen",
    title: "Matchwood",
    nowhere: "Hier gibt es keine Seite",
    asked: (game: string) => `● Du bist dran · ${game}`,
    yourMove: "Du bist dran",
    strap: "Kartenspiele am Kamin",
    account: "Konto",
    home: "Zur Startseite",
    language: "Sprache",
    close: "Schließen",
    cancel: "Abbrechen",
    loading: "Einen Moment …",
    offline: "Keine Verbindung. Neuer Versuch …",
    again: "Noch einmal versuchen",
  },
  front: {
    welcome:
      "In Sekunden am Tisch: Spiel mit deinen Freunden, und auf freie Stühle setzen sich ehrliche Bots.",
    games: "Was spielen wir?",
    span: (counts: string) => `${counts} Spieler`,
    yourName: "Dein Name",
    guest: "Gast",
    players: "Spieler",
    bots: "Bots",
    seating: (bots: number, open: number) =>
      [
        bots === 0 ? "Kein Bot" : bots === 1 ? "Ein Bot" : `${bots} Bots`,
        open === 0
          ? "und es geht sofort los."
          : open === 1
            ? "ein Stuhl für Freunde."
            : `${open} Stühle für Freunde.`,
      ].join(", "),
    company: "Gegen wen?",
    companies: {
      bot: { title: "Einen Bot", note: "Es geht sofort los." },
      link: { title: "Jemanden in der Ferne", note: "Du bekommst einen Link zum Verschicken." },
      beside: { title: "Zu zweit hier", note: "Ihr wechselt euch an diesem Gerät ab." },
    },
    friendsName: "Name des anderen",
    friend: "Freund",
    more: "Hausregeln und Tempo",
    level: "Spielstärke der Bots",
    levels: {
      beginner: "Anfänger",
      casual: "Freizeitspieler",
      club: "Vereinsspieler",
      expert: "Könner",
      champion: "Meister",
    },
    strengths: "Spielen alle Bots gleich gut?",
    strengthsAre: { false: "Ja, alle gleich", true: "Nein, jeder, wie ich will" },
    botOn: (chair: number) => `Bot auf Stuhl ${chair}`,
    mixed: "Unter Hausregeln wählst du für jeden Bot.",
    pace: "Tempo der Bots",
    paces: { calm: "Ruhig – gut zu verfolgen", brisk: "Zügig", instant: "Sofort" },
    window: "Zeit zum Dazulegen",
    windows: (seconds: number) => (seconds === 0 ? "So lange ihr wollt" : `${seconds} Sekunden`),
    windowRule: (seconds: number) =>
      `Zum Dazulegen sind ${seconds} Sekunden Zeit; wer nichts sagt, lässt den Matsch fliegen.`,
    hints: "Tipps erlaubt",
    hintsAre: { false: "Nein", true: "Ja – wer dran ist, darf fragen" },
    takeover: "Die Stühle der Bots",
    takeovers: { false: "Niemand übernimmt sie", true: "Man darf sie übernehmen" },
    takeoverNotes: {
      false: "Wer während des Spiels kommt, kann nur zuschauen.",
      true: "Wer während des Spiels kommt, darf für einen Bot weiterspielen: Der Link dafür steht am Tisch hinter dem ?.",
    },
    takeoverRule: "Während des Spiels dürfen Menschen von Bots übernehmen.",
    preparing: {
      title: (game: string) => `${game} wird vorbereitet.`,
      then: "Du sitzt am Tisch, sobald es so weit ist.",
      steps: (done: number, of: number) => `${done} von ${of} Schritten getan`,
      tile: (done: number, of: number) => `Vorbereitung: ${done}/${of}`,
    },
    play: "Spielen",
    invite: "Tisch decken und einladen",
    yourTables: "Deine Tische",
    openRecord: "Eine Partie aus einer Datei ansehen",
    noGames: "Dieser Server bietet kein Spiel an, das diese Seite kennt.",
    noTables: "Noch kein Tisch. Zünde das erste Hölzchen an.",
    tableOf: (names: string) => `Mit ${names}`,
    alone: "Noch sonst niemand",
    yourMove: "du bist dran",
    states: { open: "wartet auf Mitspieler", playing: "läuft", over: "beendet", ended: "abgebrochen" },
    unnamed: "Jemand",
  },
  clock: {
    title: "Bedenkzeit",
    keys: {
      none: "Ohne Uhr",
      relaxed: "Gemütlich",
      brisk: "Zügig",
      correspondence: "Über Tage",
    },
    without: "Alle nehmen sich die Zeit, die sie brauchen.",
    rule: (bank: string, increment: string) =>
      `Zu Beginn hat jeder ${bank}, jede Entscheidung bringt ${increment} dazu. Ist deine Zeit um, wird vernünftig für dich gespielt.`,
    units: { d: "T", h: "Std", min: "Min" },
    days: (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`),
    hours: (count: number) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
    minutes: (count: number) => (count === 1 ? "1 Minute" : `${count} Minuten`),
    seconds: (count: number) => (count === 1 ? "1 Sekunde" : `${count} Sekunden`),
    left: (time: string) => `noch ${time}`,
    yours: "Deine Zeit",
    of: (name: string) => `Bedenkzeit: ${name}`,
    low: "Deine Zeit wird knapp",
    played: (moves: number) =>
      moves === 1 ? "Zeit um: für dich gespielt" : `Zeit um: ${moves} Züge für dich gespielt`,
    auto: "auto",
    playedFor: (name: string) => `Zeit um: für ${name} gespielt`,
  },
  waiting: {
    title: "Wer spielt mit?",
    share: "Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren.",
    send: "Senden …",
    invitation: (game: string) => `Komm, spiel ${game} mit mir!`,
    qr: "Der Link als Bild für die Kamera",
    lonely:
      "Diese Adresse gilt nur auf diesem Rechner. Freunde brauchen seinen Namen oder seine Nummer im Netz.",
    link: "Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert",
    copyByHand: "Der Link ist markiert: Bitte kopiere ihn selbst.",
    seats: "Stühle",
    free: "frei",
    you: "du",
    bot: "Bot",
    guest: "Gast-Bot",
    sitHere: (seat: number) => `Auf Stuhl ${seat} setzen`,
    here: "Hier",
    sit: "Platz nehmen",
    watching: "Nimm einen freien Stuhl, um mitzuspielen.",
    kept: (name: string) => `für ${name} frei gehalten`,
    standUp: "Aufstehen",
    askToStandUp: (name: string) => `${name} den Stuhl wegnehmen`,
    stoodUp: "Der Gastgeber brauchte deinen Stuhl für jemand anderen. Vielleicht ist noch einer frei?",
    whoSits: (seat: number) => `Wer auf Stuhl ${seat} sitzt`,
    close: "Stuhl wegnehmen",
    add: "Noch ein Stuhl",
    moveUp: (seat: number) => `Stuhl ${seat}: nach oben`,
    begin: "Anfangen",
    botsTake: (open: number) =>
      open === 1
        ? "Auf den freien Stuhl setzt sich ein Bot:"
        : `Auf die ${open} freien Stühle setzen sich Bots:`,
    begins: (open: number) =>
      open === 0
        ? "Fang an, wenn du magst."
        : "Es geht los, sobald der letzte Stuhl besetzt ist oder du anfängst.",
    beginsByHost: (open: number) =>
      open === 0
        ? "Es geht los, wenn der Gastgeber anfängt."
        : "Es geht los, sobald der letzte Stuhl besetzt ist oder der Gastgeber anfängt.",
    house: "Hausregeln",
    missing: (open: number) =>
      open === 0
        ? "Alle Stühle sind besetzt."
        : open === 1
          ? "Ein Stuhl ist noch frei."
          : `${open} Stühle sind noch frei.`,
  },
  lobby: {
    title: "Offene Tische",
    none: "Gerade gibt es keinen öffentlichen Tisch. Deck einen: Unter Hausregeln dürfen alle zuschauen.",
    sit: "Hinsetzen",
    watch: "Zuschauen",
    free: (seats: number) => (seats === 1 ? "ein Stuhl ist frei" : `${seats} Stühle sind frei`),
  },
  watching: {
    count: (people: number) => (people === 1 ? "Eine Person schaut zu." : `${people} Leute schauen zu.`),
    title: "Wer zuschauen darf",
    who: { nobody: "Niemand", link: "Wer den Link hat", everybody: "Alle – ein öffentlicher Tisch" },
    notes: {
      nobody: "Nur wer am Tisch sitzt, sieht, was dort geschieht.",
      link: "Zuschauer sehen, was auf dem Tisch liegt, und nur Karten, die ihnen jemand zeigt.",
      everybody: "Er steht auf der Startseite: Fremde dürfen sich setzen und zuschauen.",
    },
    closed: "An diesem Tisch darf niemand zuschauen",
  },
  talk: {
    title: "Gespräch am Tisch",
    say: "Sag etwas",
    send: "Senden",
    none: "Noch hat niemand etwas gesagt.",
    listen: "Wer am Tisch sitzt, spricht; du hörst zu.",
    report: "Melden",
    reported: "Dem Betreiber des Servers gemeldet.",
    hearAgain: "Wieder hören",
    phrasesTitle: "Schnelle Sätze",
    mute: (name: string) => `${name} stumm schalten`,
    about: (name: string) => `Zu dem, was ${name} gesagt hat`,
    silent: (name: string) => `${name} ist stumm geschaltet.`,
    phrases: {
      hello: "Hallo!",
      good_luck: "Viel Glück!",
      well_played: "Gut gespielt!",
      thanks: "Danke!",
      sorry: "Entschuldigung!",
      moment: "Einen Moment, bitte.",
      your_turn: "Du bist dran.",
      hurry: "Etwas schneller, bitte.",
      again: "Noch eine Runde?",
      bye: "Tschüss!",
    },
  },
  table: {
    notFound: "Hier steht kein Tisch",
    notFoundMore: "Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.",
    unknownGame: "Diese Seite kennt das Spiel noch nicht. Lade sie neu, dann ist sie auf dem neuesten Stand.",
    away: "nicht da",
    botOf: (level: string) => `Bot, ${level}`,
    insteadOf: (guest: string) => `anstelle von ${guest}`,
    closesIn: (seconds: number) => (seconds === 1 ? "noch eine Sekunde" : `noch ${seconds} Sekunden`),
    absent: {
      is: (name: string) => `${name} ist nicht da.`,
      title: (name: string) => `${name} ist nicht da`,
      what: "Was nun?",
      change: "Ändern",
      alone: "Du entscheidest.",
      several: (needed: number) => `Es geschieht, sobald ${needed} von euch dasselbe wollen.`,
      agree: (count: number, needed: number) => `${count} von ${needed} sind sich einig.`,
      by: (names: string) => `Das will: ${names}`,
      wished: { wait: "Du wartest.", bot: "Du willst einen Bot.", end: "Du willst den Tisch auflösen." },
      wishes: {
        wait: { title: "Warten", note: "Es geht weiter, sobald alle wieder da sind." },
        bot: { title: "Ein Bot spielt weiter", note: "Der Platz kann jederzeit zurückgenommen werden." },
        end: { title: "Tisch auflösen", note: "Niemand gewinnt, und niemand spielt weiter." },
      },
      sure: "Das lässt sich nicht zurücknehmen. Tisch auflösen?",
      goOn: "Nein, weiterspielen",
    },
    undo: {
      take: "Zug zurücknehmen",
      asked: (names: string) => `Du möchtest zurücknehmen. Noch keine Antwort von: ${names}.`,
      asks: (name: string) => `${name} möchte den letzten Zug zurücknehmen.`,
      agree: "Einverstanden",
      refuse: "Nein",
      agreed: (names: string) => `Du bist einverstanden. Noch keine Antwort von: ${names}.`,
      refused: (name: string) => `${name} möchte, dass der Zug gilt.`,
      youRefused: "Du lässt den Zug gelten.",
      done: "Dein Zug ist zurückgenommen: Wähle noch einmal.",
      doneBy: (name: string) => `${name} hat den letzten Zug zurückgenommen.`,
      late: "Das hat sich schon erledigt.",
    },
    back: {
      bot: "Ein Bot spielt an deiner Stelle.",
      take: "Zurück an meinen Platz",
      asleep: "Du giltst als abwesend: Es wird für dich gespielt.",
      here: "Ich bin da",
      watching: "Du schaust zu. Du kannst mitspielen.",
      join: "Mitspielen",
      title: "Für einen Bot einspringen",
      note: "Du spielst mit seinen Karten weiter, wo das Spiel gerade steht.",
      for: (name: string) => `Für ${name} spielen`,
    },
    ended: {
      title: "Der Tisch wurde aufgelöst",
      left: (name: string) =>
        `${name} ist gegangen, und die anderen wollten nicht weiterspielen. Niemand gewinnt.`,
    },
    you: "Du",
    yourTurn: "Du bist dran.",
    turnOf: (name: string) => `${name}, du bist dran.`,
    watching: "Du schaust zu",
    over: (names: string) => `Das Spiel ist aus. Gewonnen: ${names}.`,
    result: {
      title: "Das Spiel ist aus",
      wins: (name: string) => `${name} gewinnt`,
      youWin: "Du gewinnst!",
      share: (names: string) => `${names} gewinnen gemeinsam`,
      rank: (rank: number) => `Platz ${rank}`,
      ranks: "Endstand",
      lookBack: "Rückschau",
      record: "Protokoll speichern",
    },
    rematch: {
      again: "Noch einmal",
      wanted: (name: string) => `${name} möchte noch einmal spielen.`,
      join: "Mitspielen",
      follow: "Weiter zuschauen",
    },
    hint: {
      ask: "Nach einem Tipp fragen",
      thinking: "Ich denke nach …",
      would: (move: string) => `Ich würde ${move}.`,
      only: "Etwas anderes geht nicht.",
      behind: (other: string, worlds: string, less: string) =>
        `Das Nächstbeste: ${other}. In ${worlds} gedachten Spielen brachte das ${less}.`,
      alike: (other: string, worlds: string) =>
        `Etwa gleich gut: ${other}. ${worlds} gedachte Spiele zeigten keinen klaren Unterschied.`,
      allowed: "Tipps sind erlaubt",
    },
    seal: {
      fixed:
        "Was gegeben wird, stand fest, als dieser Tisch eröffnet wurde, und lässt sich nach dem Spiel nachprüfen. Das Siegel:",
      check: "Wurde ehrlich gegeben? Speichere das Protokoll und frag nach:",
    },
    beckon: {
      choose: "Benachrichtige mich, wenn ich dran bin",
      denied:
        "Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.",
    },
    invitation: {
      title: "Freunde einladen",
      join: {
        says: "Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren: Sie können zuschauen und für einen Bot einspringen.",
        message: (game: string) => `Komm, spiel ${game} mit mir!`,
      },
      watch: {
        says: "Schick diesen Link deinen Freunden, oder lass sie ihn abfotografieren: Sie können zuschauen.",
        message: (game: string) => `Komm, schau mir bei ${game} zu!`,
      },
    },
    rules: {
      open: "Regeln und Tasten",
      title: "So wird gespielt",
      house: "An diesem Tisch",
      keysTitle: "Tasten",
      keys: [
        { key: "?", does: "diese Regeln" },
        { key: "T", does: "ein Tipp, wo Tipps erlaubt sind" },
        { key: "M", does: "Gespräch am Tisch" },
        { key: "V", does: "Zuschauern meine Karten zeigen, wo es erlaubt ist" },
        { key: "Esc", does: "Fenster schließen" },
      ],
    },
  },
  errors: {
    unreachable: "Der Server ist nicht zu erreichen. Ist deine Verbindung da?",
    malformed: "Das hat der Server nicht verstanden.",
    too_large: "Das war zu lang.",
    too_many: (seconds: number) =>
      `Zu viel auf einmal von deinem Anschluss, den du vielleicht mit anderen teilst. Versuch es in ${
        seconds < 100
          ? seconds === 1
            ? "einer Sekunde"
            : `${seconds} Sekunden`
          : `${Math.ceil(seconds / 60)} Minuten`
      } noch einmal.`,
    not_found: "Diesen Tisch gibt es nicht.",
    unknown_game: "Der Server kennt dieses Spiel nicht.",
    bad_players: "Mit so vielen Spielern geht dieses Spiel nicht.",
    bad_option: "Eine dieser Hausregeln kennt der Server nicht.",
    bad_name: "Bitte wähle einen anderen Namen: nicht leer und nicht zu lang.",
    bad_text: "Bitte sag etwas, das man lesen kann.",
    silenced: (seconds: number) =>
      `Bis ${until("de", seconds)} kannst du hier nichts sagen: Das hat der Betreiber dieses Servers wegen etwas entschieden, das du gesagt hast. Mitspielen kannst du weiter.`,
    bad_password: "Ein Passwort hat 8 bis 128 Zeichen.",
    wrong_password: "Name und Passwort passen nicht zusammen.",
    wrong_passkey: "Dieser Passkey passt nicht. Vielleicht wurde er aus seinem Konto entfernt.",
    challenge_over: "Das hat zu lange gedauert oder wurde schon beantwortet. Bitte beginne noch einmal.",
    no_passkeys: "Für diese Adresse gibt es keinen Passkey. Passkeys brauchen https:// oder localhost.",
    passkey_known: "Dieses Gerät hat schon einen Passkey für dieses Konto.",
    too_many_passkeys: "Mehr als 20 Passkeys sind zu viele. Entferne erst einen.",
    last_way_in:
      "Das ist dein letzter Zugang. Füge erst einen anderen Passkey hinzu oder wähle ein Passwort.",
    passkey_cancelled:
      "Daraus wurde kein Passkey: Es wurde abgebrochen, dauerte zu lange, oder dieses Gerät hat keinen für hier.",
    passkey_impossible:
      "Dieser Browser oder dieses Gerät kann das nicht mit Passkeys. Nimm ein anderes Gerät oder ein Passwort.",
    name_taken: "Diesen Namen hat schon jemand. Bitte wähle einen anderen.",
    not_signed_in: "Du bist nicht mehr angemeldet. Lade die Seite neu und melde dich wieder an.",
    bad_record: "Das ist kein Protokoll, das sich lesen lässt.",
    illegal_move: "Das erlauben die Regeln gerade nicht.",
    cannot_take_back: "Das lässt sich nicht mehr zurücknehmen.",
    not_your_turn: "Du bist nicht an der Reihe.",
    not_seated: "Du hast an diesem Tisch keinen Platz.",
    seat_taken: "Jemand war schneller: Der Stuhl ist besetzt.",
    not_host: "Das darf nur, wer diesen Tisch gedeckt hat.",
    changed: "An diesem Tisch hat sich gerade etwas geändert. Bitte schau noch einmal hin.",
    started: "Das Spiel hat begonnen: Alle behalten ihren Stuhl.",
    not_started: "Das Spiel hat noch nicht begonnen.",
    game_over: "Das Spiel ist zu Ende.",
    hints_off: "An diesem Tisch gibt es keine Tipps.",
    not_over: "Das Spiel läuft noch.",
    not_away: "Diesen Platz hat niemand verlassen, oder nicht lange genug.",
    cannot_show: "An diesem Tisch werden Zuschauern keine Karten gezeigt.",
    cannot_look: "Diese Karten werden nicht gezeigt, oder nicht dir.",
    has_looked:
      "Du hast in diesem Spiel fremde Karten gesehen, also kannst du darin nicht mitspielen. Im nächsten wieder.",
    table_ended: "Dieser Tisch wurde aufgelöst.",
    busy: "Der Server hat viel zu tun. Versuch es gleich noch einmal.",
    foreign_origin: "Diese Seite darf hier nichts tun. Bitte öffne den Tisch direkt beim Server.",
    internal: "Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    unknown: "Das hat nicht geklappt.",
  },
};
