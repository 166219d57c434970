import { expect, it } from "vitest";
import type { RecordLine, SeatLine, TableLine } from "../app/rest";
import { free, names, standing } from "./lines";

const table = (...seats: SeatLine[]) => ({ seats }) as TableLine;

it("counts the seats on which nobody sits", () => {
  expect(free(table({ name: "Nora" }, {}, { bot: "casual" }, {}))).toBe(2);
});

it("names people, and counts bots", () => {
  expect(names(table({ name: "Nora" }, { bot: "casual" }, { name: "Ulla", bot: "casual" }))).toBe(
    "Nora, Ulla, shelf-bots",
  );
  expect(names(table({}))).toBe("shelf-nobody");
});

it("puts winners first", () => {
  const players = ["Nora", "Ulla", null].map((name, seat) => ({ seat, name, bot: null }));
  const line = { players, totals: [3, 9, 5], winners: [1] } as unknown as RecordLine;
  expect(standing(line)).toEqual([
    { name: "Ulla", total: 9, won: true },
    { name: "Nora", total: 3, won: false },
    { name: "shelf-somebody", total: 5, won: false },
  ]);
});
