// Draws asyncapi.json as a page.

import { fields, make, nameOf, struct, text } from "./drawing.js";

const article = ({ name, title, summary }, schema) =>
  make("article", [make("h3", [make("code", name), ` ${title}`], { id: title }), make("p", text(summary ?? "")), fields(schema)]);

const main = document.getElementById("messages");
const contents = make("ul");
const api = await (await fetch("asyncapi.json")).json();
const { messages, schemas } = api.components;
document.getElementById("about").append(...text(api.info.description));
for (const operation of Object.values(api.operations)) {
  main.append(make("h2", operation.summary));
  for (const name of operation.messages.map(({ $ref }) => nameOf($ref))) {
    main.append(article(messages[name], schemas[name]));
    contents.append(make("li", make("a", `${messages[name].name} (${name})`, { href: `#${name}` })));
  }
}
main.append(make("h2", "Structs"));
for (const [name, schema] of Object.entries(schemas)) if (!(name in messages)) main.append(struct(name, schema));
document.getElementById("contents").append(contents);
