// boardgame.io's own server with a toy game: a move marks one of nine cells, and the next player is on turn. Nothing is stored.
const { Server } = require("boardgame.io/server");

const toy = {
  name: "toy",
  setup: () => ({ cells: Array(9).fill(null), played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.played += 1;
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [toy], origins: [] }).run(port, () => console.log("listening"));
