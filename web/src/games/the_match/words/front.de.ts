import type { Words } from "$lib/i18n/index.svelte";
import type { front as english } from "./front.en";

export const front: Words<typeof english> = {
  title: "The Match!",
  about: "Fußball mit Karten: Spiel dich Reihe um Reihe nach vorn und finde den Weg ins Tor.",
  options: {
    mode: {
      title: "Steht es unentschieden,",
      note: "Ein Pokalspiel geht in Verlängerung und Elfmeterschießen, bis jemand gewonnen hat.",
      values: {
        cup: "geht es weiter: Pokalspiel",
        league: "bleibt es dabei: Ligaspiel",
      },
    },
    stop_when_decided: {
      title: "Das Elfmeterschießen",
      note: "Ob auch noch geschossen wird, was nichts mehr ändern kann.",
      values: {
        false: "geht über alle zehn Schüsse, entschieden oder nicht",
        true: "endet, sobald es entschieden ist",
      },
    },
    circle: {
      title: "Gleichstand nach je zehn Schüssen:",
      note: "Im Mittelkreis liegen noch Bälle für sechs Schusspaare.",
      values: {
        sudden_death: "das erste Paar mit nur einem Tor entscheidet",
        full: "alle sechs Paare zählen",
      },
    },
    shared_sixth: {
      title: "Im Tor beim Elfmeterschießen",
      note: "Die Karte, an der jeder Schuss zuletzt vorbeimuss.",
      values: {
        false: "steht für jeden eine eigene Karte",
        true: "steht eine Karte für beide",
      },
    },
    hide_after_miss: {
      title: "Was ein Fehlversuch aufgedeckt hat,",
      note: "Zugedeckt wird daraus ein Gedächtnisspiel; Chancen werden dann nicht angezeigt.",
      values: {
        false: "bleibt offen",
        true: "wird wieder umgedreht",
      },
    },
  },
};
