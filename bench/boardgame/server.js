// A boardgame.io server for Memory, which `make bench-load` compares with ours: node server.js PORT [FOLDER].
//
// It stores matches in FOLDER with boardgame.io's FlatFile; without a FOLDER, in memory. The game is that of
// src/musicards/games/memory with its default board, and sends the same table: two cards of one pitch are a pair, and
// whoever finds one continues. Undo is off, as in ours, and because it would store every state of a match.
//
// package.json pins koa-compose to 4.1.0. With 4.2.0, boardgame.io's server answers every request with 404, because it
// adds its routes after it has made the handler, and since that version koa-compose copies them before.

const { FlatFile, Server } = require('boardgame.io/server');

const NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const DECK = ['4', '5'].flatMap((octave) => NOTES.map((note) => note + octave));
const pitchOf = (card) => card.slice(0, -1);

const Memory = {
  name: 'memory',
  minPlayers: 1,
  maxPlayers: 5,
  disableUndo: true,

  setup: ({ ctx, random }) => ({
    cards: random.Shuffle(DECK), // by position; secret
    gone: DECK.map(() => false),
    pairs: Array.from({ length: ctx.numPlayers }, () => []), // by player
    up: [], // the position that is face up, if there is one
    turnedBack: null, // the two cards that differed, which everybody has seen
  }),

  moves: {
    flip: {
      client: false, // only the server knows the cards
      move: ({ G, events, playerID }, position) => {
        if (!Number.isInteger(position) || !(position in G.cards)) return 'INVALID_MOVE';
        if (G.gone[position] || G.up.includes(position)) return 'INVALID_MOVE';
        if (!G.up.length) {
          G.up = [position];
          G.turnedBack = null;
          return;
        }
        const positions = [G.up[0], position];
        const cards = positions.map((at) => G.cards[at]);
        G.up = [];
        if (pitchOf(cards[0]) === pitchOf(cards[1])) {
          G.pairs[playerID].push(cards);
          for (const at of positions) G.gone[at] = true;
        } else {
          G.turnedBack = { positions, cards };
          events.endTurn();
        }
      },
    },
  },

  endIf: ({ G }) => (G.gone.includes(false) ? undefined : { scores: G.pairs.map((pairs) => pairs.length) }),

  playerView: ({ G }) => {
    const { cards, ...open } = G;
    return { ...open, board: cards.map((card, at) => (G.up.includes(at) ? card : null)) };
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Memory],
  origins: [],
  db: folder ? new FlatFile({ dir: folder }) : undefined, // undefined: in memory
});
// An object, which boardgame.io passes to Node unchanged. With a number, it would listen on every address.
server.run({ port: { host: '127.0.0.1', port: Number(port) } });
