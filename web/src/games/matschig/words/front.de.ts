import type { Words } from "$lib/i18n/index.svelte";
import type { front as english } from "./front.en";

export const front: Words<typeof english> = {
  title: "Matschig",
  about: "Aus Wasser und Sand wird Matsch: Bewirf die anderen und bleib selbst sauber.",
  options: {
    rounds: {
      title: "Runden",
      note: "Bei so vielen Runden wie Mitspielern fängt jeder einmal an.",
      values: { null: "so viele wie Mitspieler" },
    },
    interrupt_order: {
      title: "Wollen mehrere eine Karte dazulegen,",
      note: "Wessen Karte zählt; die anderen behalten ihre.",
      values: {
        clockwise: "darf der Erste im Uhrzeigersinn",
        target_first: "darf zuerst, auf wen gezielt ist",
      },
    },
    reopen_after_duck: {
      title: "Nach dem Ducken",
      note: "Ob noch einmal nach einer Karte gefragt wird.",
      values: {
        false: "fliegt der Matsch weiter, wie er ist",
        true: "darf wieder jemand dazulegen",
      },
    },
    on_stall: {
      title: "Kann niemand werfen,",
      note: "Niemand hat Wasser und Sand: zu dritt in zwei von fünf Runden, zu sechst selten.",
      values: {
        redraw: "werden neue Hände gezogen",
        end_round: "ist die Runde aus",
      },
    },
    open_pools: {
      title: "Der abgekriegte Matsch",
      note: "Ob man ihn ansehen darf.",
      values: {
        false: "liegt verdeckt",
        true: "liegt offen",
      },
    },
    party: {
      title: "Partyspiel",
      note: "Höchstes Konto nach einer Runde: ein Klecks. Drei Kleckse: raus. Wer übrig bleibt, gewinnt.",
      values: {
        false: "nein, es zählen Punkte",
        true: "ja, Kleckse statt Punkte",
      },
    },
  },
};
