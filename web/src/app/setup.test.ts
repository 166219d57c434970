import { describe, expect, it } from "vitest";
import type { GameLine } from "./rest";
import { alive, asked, blamed, complete, fresh, kept, levelled, levelsOf, seated, type Guest } from "./setup";

const EBBES: GameLine = {
  id: "ebbes",
  family: "ebbes",
  players: [2, 3, 4, 5],
  usual: 4,
  facts: { minutes: [20, 30], colours: "", numbers: [], rounds: {}, virtual: [], board: [], within: null },
  ready: true,
  progress: 1,
  seconds: 0,
  wins: {},
  options: {
    title: "Ebbes",
    description: "",
    type: "object",
    required: [],
    additionalProperties: false,
    properties: {
      players: { type: "integer", minimum: 2, maximum: 5, default: 4 },
      choose_designators: { type: "boolean", default: false },
      rounds: { type: "integer", minimum: 5, maximum: 50, default: 5, "x-when": { choose_designators: true } },
    },
  },
};
const properties = EBBES.options.properties;
const bot: Guest = { kind: "bot", level: "casual" };

describe("setting up a table", () => {
  it("begins with the usual number of players, me first, bots beside me", () => {
    expect(fresh(EBBES, "casual").seats).toEqual([{ kind: "me" }, bot, bot, bot]);
  });

  it("keeps who was chosen when seats come or go", () => {
    const seats: Guest[] = [{ kind: "me" }, { kind: "kept", name: "Ulla" }, bot];
    expect(seated(seats, 2, "casual")).toEqual(seats.slice(0, 2));
    expect(seated(seats, 4, "casual")).toEqual([...seats, bot]);
  });

  it("gives all bots a level, or each its own", () => {
    const expert: Guest = { kind: "bot", level: "expert" };
    const seats: Guest[] = [{ kind: "me" }, bot, { kind: "free" }, expert];
    expect(levelsOf(seats)).toEqual(["casual", "expert"]);
    expect(levelled(seats, "expert")).toEqual([{ kind: "me" }, expert, { kind: "free" }, expert]);
    expect(seated(seats, 5, "strong")).toEqual([...seats, { kind: "bot", level: "strong" }]);
  });

  it("shows an option only while the server says that it has an effect", () => {
    expect(alive(properties, { choose_designators: false })).toEqual(["choose_designators"]);
    expect(alive(properties, { choose_designators: true })).toEqual(["choose_designators", "rounds"]);
  });

  it("leaves options without effect to the server", () => {
    const draft = fresh(EBBES, "casual");
    draft.options["rounds"] = 9;
    expect(asked(draft, properties).settings.options).toEqual({ players: 4, choose_designators: false });
  });

  it("starts at once if nobody is waited for", () => {
    const draft = fresh(EBBES, "casual");
    expect(asked(draft, properties)).toMatchObject({
      bots: [null, "casual", "casual", "casual"],
      sit: true,
      start: true,
    });
    draft.seats[2] = { kind: "free" };
    expect(complete(draft.seats)).toBe(false);
    expect(asked(draft, properties)).toMatchObject({ bots: [null, "casual", null, "casual"], start: false });
  });

  it("lets the host look on from beside the table", () => {
    const draft = fresh(EBBES, "casual");
    draft.seats[0] = bot;
    expect(asked(draft, properties)).toMatchObject({ sit: false, start: true });
  });

  it("keeps seats for those who have been named", () => {
    expect(kept([{ kind: "me" }, { kind: "kept", name: " Ulla " }, { kind: "kept", name: " " }])).toEqual([
      { seat: 1, name: "Ulla" },
    ]);
  });

  it("finds the option that a refusal is about", () => {
    expect(blamed("rounds: 5 unless choose_designators is true", ["choose_designators", "rounds"])).toBe("rounds");
    expect(blamed("parts[0]: Invalid enum value 'xxl'", ["parts"])).toBe("parts");
    expect(blamed("no game 'rounds'", ["rounds"])).toBeNull();
  });
});
