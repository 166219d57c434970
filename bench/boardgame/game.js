// Ebbes as boardgame.io would have it: 40 cards in five colours, four hands of ten, follow suit, five rounds;
// the first card of the round's number names trump, the next ones plus, ebbes, minus and zilch.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["B", "N", "Y", "G", "R"];
const SLOTS = ["trump", "plus", "ebbes", "minus", "zilch"];
const PLAYERS = 4;
const ROUNDS = 5;
const DECK = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => colour + rank));

const rank = (card) => Number(card.slice(1));

function deal(G, random) {
  const cards = random.Shuffle(DECK);
  G.hands = [0, 1, 2, 3].map((seat) => cards.slice(10 * seat, 10 * seat + 10).sort());
  G.number = random.Die(8);
  G.slots = {};
  G.trick = [];
  G.won = [[], [], [], []];
}

const follows = (hand, trick, card) =>
  trick.length === 0 || card[0] === trick[0].card[0] || hand.every((other) => other[0] !== trick[0].card[0]);

function winner({ trick, slots }) {
  const trumps = trick.filter(({ card }) => card[0] === slots.trump);
  const rivals = trumps.length ? trumps : trick.filter(({ card }) => card[0] === trick[0].card[0]);
  return rivals.reduce((best, other) => (rank(other.card) > rank(best.card) ? other : best)).seat;
}

function score(G) {
  const counts = SLOTS.map((slot) => G.won.map((cards) => cards.filter((card) => card[0] === G.slots[slot]).length));
  const [, plus, ebbes, minus] = counts;
  for (let seat = 0; seat < PLAYERS; seat++) {
    const extreme = ebbes[seat] === Math.max(...ebbes) || ebbes[seat] === Math.min(...ebbes);
    G.totals[seat] += plus[seat] - minus[seat] + (extreme ? 0 : 3);
  }
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!hand.includes(card) || !follows(hand, G.trick, card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat, card });
  if (rank(card) === G.number) G.slots[SLOTS[Object.keys(G.slots).length]] = card[0];
  G.next = (seat + 1) % PLAYERS;
  if (G.trick.length < PLAYERS) return;
  G.next = winner(G);
  G.won[G.next].push(...G.trick.map((played) => played.card));
  G.trick = [];
  if (G.hands.some((cards) => cards.length)) return;
  score(G);
  G.round += 1;
  if (G.round < ROUNDS) deal(G, random);
}

module.exports = {
  name: "ebbes",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup({ random }) {
    const G = { round: 0, next: 0, totals: [0, 0, 0, 0] };
    deal(G, random);
    return G;
  },
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  endIf: ({ G }) => (G.round === ROUNDS ? { totals: G.totals } : undefined),
  // Hidden hands, and won tricks by their number only.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    won: G.won.map((cards) => cards.length / PLAYERS),
  }),
};
