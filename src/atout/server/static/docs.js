// Draws openapi.json as a page. Texts are set as text, never as HTML.

const make = (name, content = [], attributes = {}) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat());
  return element;
};

const nameOf = (reference) => reference.split("/").pop();

// A schema in one line: what a programmer wants to know first.
const brief = (schema) => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(brief).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `${brief(schema.items ?? {})}[]`;
  const bounds = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
  const limits = bounds.some((bound) => bound !== undefined) ? ` ${bounds[0] ?? ""}…${bounds[1] ?? ""}` : "";
  return (schema.type ?? "anything") + limits + (schema.pattern ? ` /${schema.pattern}/` : "");
};

const fields = (schema) => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    make("tr", [
      make("td", make("code", name + (schema.required?.includes(name) ? "" : "?"))),
      make("td", make("code", brief(field))),
      make("td", field.description ?? ""),
    ]),
  );
  return make("table", make("tbody", rows));
};

const linked = (schema) =>
  schema.$ref ? make("a", nameOf(schema.$ref), { href: `#${nameOf(schema.$ref)}` }) : make("code", brief(schema));

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
    make("p", `${operation.summary}. ${operation.description}`),
  ]);
  const properties = Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema]));
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
  main.append(make("article", [make("h3", name, { id: name }), make("p", schema.description ?? ""), fields(schema)]));
}
document.getElementById("contents").append(contents);
