// What both pages of the API share. Texts are set as text, never as HTML.

export const make = (name, content = [], attributes = {}) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...[content].flat());
  return element;
};

export const nameOf = (reference) => reference.split("/").pop();

// A schema in one line: what a programmer wants to know first.
const brief = (schema) => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(brief).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.items)) return `[${schema.items.map(brief).join(", ")}]`;
  if (schema.type === "array") return schema.items?.anyOf ? `(${brief(schema.items)})[]` : `${brief(schema.items ?? {})}[]`;
  const bounds = [schema.minimum ?? schema.minLength, schema.maximum ?? schema.maxLength];
  const limits = bounds.some((bound) => bound !== undefined) ? ` ${bounds[0] ?? ""}…${bounds[1] ?? ""}` : "";
  return (schema.type ?? "anything") + limits + (schema.pattern ? ` /${schema.pattern}/` : "");
};

export const fields = (schema) => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    make("tr", [
      make("td", make("code", name + (schema.required?.includes(name) ? "" : "?"))),
      make("td", linked(field)),
      make("td", field.description ?? ""),
    ]),
  );
  return make("table", make("tbody", rows));
};

export const linked = (schema) =>
  schema.$ref ? make("a", nameOf(schema.$ref), { href: `#${nameOf(schema.$ref)}` }) : make("code", brief(schema));

export const struct = (name, schema) => {
  const content = schema.properties ? fields(schema) : make("p", parts(schema));
  return make("article", [make("h3", name, { id: name }), make("p", schema.description ?? ""), content]);
};

// What a union or a list without names is made of, as links.
const parts = (schema) =>
  (schema.anyOf ?? [schema.items ?? []].flat()).flatMap((part, i) => [i ? (schema.anyOf ? " | " : ", ") : "", linked(part)]);
