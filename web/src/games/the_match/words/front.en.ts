/** What the front page says of the game; it does not load the rest before somebody plays. */
export const front = {
  title: "The Match!",
  about: "Football with cards: pass from row to row and find the way into the other goal.",
  options: {
    mode: {
      title: "A level match",
      note: "A cup match goes on to extra time and penalties, until somebody has won.",
      values: {
        cup: "goes on: a cup match",
        league: "ends in a draw: a league match",
      },
    },
    stop_when_decided: {
      title: "The shoot-out",
      note: "Whether shots are still taken that can change nothing.",
      values: {
        false: "goes through all ten shots, decided or not",
        true: "ends as soon as it is decided",
      },
    },
    circle: {
      title: "Level after ten shots each:",
      note: "Six pairs of shots wait in the centre circle.",
      values: {
        sudden_death: "the first pair with one goal decides",
        full: "all six pairs count",
      },
    },
    shared_sixth: {
      title: "In goal during the shoot-out",
      note: "The card that every shot has to beat last.",
      values: {
        false: "everybody has a keeper card",
        true: "one keeper card for both",
      },
    },
    hide_after_miss: {
      title: "Cards opened by an attack that fails",
      note: "Turned back, they make it a game of memory; chances are not shown then.",
      values: {
        false: "stay open",
        true: "are turned face down again",
      },
    },
  },
};
