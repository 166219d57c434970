// A bot for the arena that plays the first legal move: atout arena ebbes --bots "node examples/arena_bot.mjs,random"

import { createInterface } from "node:readline";

let hello = {};

// asked.own.hand are your cards, asked.scene is what everybody sees, hello.seat is your seat.
const choose = (asked) => asked.moves[0];

createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.do === "hello") hello = asked; // once, first: which game, which options, which seat is yours
  else if (asked.do === "move") console.log(JSON.stringify({ move: choose(asked) }));
});
