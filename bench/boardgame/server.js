// node server.js PORT [FOLDER]: in memory, or with the flat-file store in FOLDER.
const { Server, FlatFile } = require("boardgame.io/server");
const game = require("./game.js");

const [port, dir] = process.argv.slice(2);
const store = dir ? { db: new FlatFile({ dir, logging: false }) } : {};
Server({ games: [game], origins: [`http://127.0.0.1:${port}`], ...store }).run({ port: Number(port), callback: () => console.log("ready") });
