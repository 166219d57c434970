// What both pages of the API share. Texts are set as text, never as HTML.

export const make = (name, content = [], attributes = {}) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat());
  return element;
};

export const nameOf = (reference) => reference.split("/").pop();

// Text in which `words` between backticks are code.
export const text = (words) => words.split("`").map((part, i) => (i % 2 ? make("code", part) : part));

const joined = (schemas, between) => schemas.flatMap((schema, i) => (i ? [between, ...brief(schema)] : brief(schema)));

// A schema in one line, as texts and links: what a programmer wants to know first.
const brief = (schema) => {
  if (schema.$ref) return [make("a", nameOf(schema.$ref), { href: `#${nameOf(schema.$ref)}` })];
  if (schema.anyOf) return joined(schema.anyOf, " | ");
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(" | ")];
  if (Array.isArray(schema.items)) return ["[", ...joined(schema.items, ", "), "]"];
  if (schema.type === "array") {
    const inside = brief(schema.items ?? {});
    return schema.items?.anyOf ? ["(", ...inside, ")[]"] : [...inside, "[]"];
  }
  const bounds = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
  const limits = bounds.some((bound) => bound !== undefined) ? ` ${bounds[0] ?? ""}…${bounds[1] ?? ""}` : "";
  return [(schema.type ?? "anything") + limits + (schema.pattern ? ` /${schema.pattern}/` : "")];
};

export const fields = (schema) => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    make("tr", [
      make("td", make("code", name + (schema.required?.includes(name) ? "" : "?"))),
      make("td", linked(field)),
      make("td", text(field.description ?? "")),
    ]),
  );
  return make("table", make("tbody", rows));
};

export const linked = (schema) => make("code", brief(schema));

export const struct = (name, schema) => {
  const content = schema.properties ? fields(schema) : make("p", linked(schema));
  return make("article", [make("h3", name, { id: name }), make("p", text(schema.description ?? "")), content]);
};
