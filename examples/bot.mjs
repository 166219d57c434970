// A bot that plays at random: node bot.mjs https://example.org TABLE TOKEN
// (Node 22 or newer, or a browser; Node 20: node --experimental-websocket bot.mjs …)

const [site, table, token] = process.argv.slice(2);
const url = site.replace(/\/$/, "").replace(/^http/, "ws") + "/api/socket";
// A WebSocket has no headers of one's own; the token goes among the subprotocols, and the server picks "atout".
const socket = new WebSocket(url, ["atout", `atout.bearer.${token}`]);
const say = (message) => socket.send(JSON.stringify(message));
const end = (status, ...lines) => (console.log(...lines), process.exit(status));

socket.onopen = () => {
  say({ do: "follow", table });
  setInterval(() => say({ do: "ping" }), 2500); // the server wants to know that we are still here
};
socket.onerror = () => end(1, "no connection: is the token right?");
socket.onclose = ({ reason }) => end(1, `closed: ${reason}`);
socket.onmessage = ({ data }) => {
  const said = JSON.parse(data);
  if (said.say === "refused" && said.code !== "stale") end(1, said.text);
  if (said.say === "snapshot" && said.seat === null) say({ do: "sit", table, key: "sit" });
  if (said.moves?.length) {
    const move = said.moves[Math.floor(Math.random() * said.moves.length)];
    // The number as key: whatever happens, one move is made at this point.
    say({ do: "move", table, key: `m${said.number}`, move, on: said.number });
  }
  if (said.info?.status === "over") end(0, "The game is over:", said.scene?.totals);
};
