// Draws openapi.json as a page.

import { fields, linked, make, struct, text } from "./drawing.js";

const answers = (responses) =>
  make("table", make("tbody", Object.entries(responses).map(([status, response]) => {
    const content = Object.values(response.content ?? {})[0];
    return make("tr", [
      make("td", make("code", status)),
      make("td", response.description),
      make("td", content ? linked(content.schema) : ""),
    ]);
  })));

const article = (path, method, operation) => {
  const found = make("article", [
    make("h3", [make("code", `${method.toUpperCase()} ${path}`)], { id: operation.operationId }),
    make("p", text(`${operation.summary.replace(/\.$/, "")}. ${operation.description}`)),
  ]);
  const properties = Object.fromEntries(operation.parameters.map((one) => [one.name, { ...one.schema, description: one.description }]));
  const required = operation.parameters.filter((one) => one.required).map((one) => one.name);
  found.append(make("h4", "Parameters"), fields({ properties, required }));
  const body = operation.requestBody?.content["application/json"].schema;
  if (body) found.append(make("h4", ["Body: ", linked(body)]));
  found.append(make("h4", "Answers"), answers(operation.responses));
  return found;
};

const main = document.getElementById("endpoints");
const contents = make("ul");
const api = await (await fetch("openapi.json")).json();
let group = "";
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (operation.tags[0] !== group) main.append(make("h2", (group = operation.tags[0])));
    main.append(article(path, method, operation));
    const link = make("a", `${method.toUpperCase()} ${path}`, { href: `#${operation.operationId}` });
    contents.append(make("li", link));
  }
}
main.append(make("h2", "Structs"));
for (const [name, schema] of Object.entries(api.components.schemas)) {
  main.append(struct(name, schema));
}
document.getElementById("contents").append(contents);
