import type { en } from "./en";
import type { Words } from "./index.svelte";

export const de: Words<typeof en> = {
  name: "Deutsch",
  app: {
    title: "Matchwood",
    strap: "Kartenspiele am Kamin",
    home: "Zur Startseite",
    language: "Sprache",
    close: "Schließen",
    loading: "Einen Moment …",
    offline: "Keine Verbindung. Neuer Versuch …",
    again: "Noch einmal versuchen",
  },
  front: {
    welcome:
      "In Sekunden am Tisch: Spiel mit deinen Freunden, und auf freie Stühle setzen sich ehrliche Bots.",
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
    more: "Hausregeln und Tempo",
    pace: "Tempo der Bots",
    paces: { calm: "Ruhig – gut zu verfolgen", brisk: "Zügig", instant: "Sofort" },
    play: "Spielen",
    invite: "Tisch decken und einladen",
    yourTables: "Deine Tische",
    noTables: "Noch kein Tisch. Zünde das erste Hölzchen an.",
    tableOf: (names: string) => `Mit ${names}`,
    alone: "Noch sonst niemand",
    states: { open: "wartet auf Mitspieler", playing: "läuft", over: "beendet" },
    unnamed: "Jemand",
  },
  waiting: {
    title: "Wer spielt mit?",
    share: "Schick diesen Link deinen Freunden. Es geht los, sobald alle Stühle besetzt sind.",
    link: "Link zu diesem Tisch",
    copy: "Link kopieren",
    copied: "Kopiert",
    copyByHand: "Der Link ist markiert: Bitte kopiere ihn selbst.",
    seats: "Stühle",
    free: "frei",
    you: "du",
    bot: "Bot",
    sitHere: (seat: number) => `Auf Stuhl ${seat} setzen`,
    here: "Hier",
    sit: "Platz nehmen",
    watching: "Du schaust zu. Nimm einen freien Stuhl, um mitzuspielen.",
    missing: (open: number) => (open === 1 ? "Ein Stuhl ist noch frei." : `${open} Stühle sind noch frei.`),
  },
  table: {
    notFound: "Hier steht kein Tisch",
    notFoundMore: "Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.",
    unknownGame: "Diese Seite kennt das Spiel noch nicht. Lade sie neu, dann ist sie auf dem neuesten Stand.",
    away: "nicht da",
  },
  errors: {
    unreachable: "Der Server ist nicht zu erreichen. Ist deine Verbindung da?",
    malformed: "Das hat der Server nicht verstanden.",
    too_large: "Das war zu lang.",
    not_found: "Diesen Tisch gibt es nicht.",
    unknown_game: "Der Server kennt dieses Spiel nicht.",
    bad_players: "Mit so vielen Spielern geht dieses Spiel nicht.",
    bad_option: "Eine dieser Hausregeln kennt der Server nicht.",
    bad_name: "Bitte wähle einen anderen Namen: nicht leer und nicht zu lang.",
    illegal_move: "Das erlauben die Regeln gerade nicht.",
    not_your_turn: "Du bist nicht an der Reihe.",
    not_seated: "Du hast an diesem Tisch keinen Platz.",
    seat_taken: "Jemand war schneller: Der Stuhl ist besetzt.",
    not_started: "Das Spiel hat noch nicht begonnen.",
    game_over: "Das Spiel ist zu Ende.",
    not_over: "Das Spiel läuft noch.",
    busy: "Der Server hat viel zu tun. Versuch es gleich noch einmal.",
    foreign_origin: "Diese Seite darf hier nichts tun. Bitte öffne den Tisch direkt beim Server.",
    internal: "Beim Server ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    unknown: "Das hat nicht geklappt.",
  },
};
