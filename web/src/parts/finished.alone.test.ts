import { beforeEach, expect, it, vi } from "vitest";
import type { RecordList } from "../app/rest";
import { Finished, query, type Wanted } from "./finished.svelte";

const ALL: Wanted = { mine: false, game: "", player: "" };
const api = vi.hoisted(() => vi.fn());
vi.mock("../app/api", () => ({ api }));

const page = (tables: string[], next: string | null = null) =>
  ({ records: tables.map((table) => ({ table })), next }) as unknown as RecordList;
const shown = ({ lines }: Finished) => lines?.map(({ table }) => table);

beforeEach(() => api.mockReset());

it("asks for no more than what is wanted", () => {
  expect(query(ALL, null)).toBe("limit=20");
  expect(query({ mine: true, game: "xxl", player: " Ann " }, "12~a")).toBe(
    "limit=20&mine=1&game=xxl&player=Ann&before=12%7Ea",
  );
});

it("adds page to page", async () => {
  const finished = new Finished();
  api.mockResolvedValueOnce(page(["a", "b"], "9~b")).mockResolvedValueOnce(page(["c"]));
  await finished.look(ALL);
  await finished.more(ALL);
  expect(shown(finished)).toEqual(["a", "b", "c"]);
  expect(finished.next).toBeNull();
});

it("shows the answer to the latest question, whichever comes first", async () => {
  const finished = new Finished();
  let late: (found: RecordList) => void = () => {};
  api.mockReturnValueOnce(new Promise((resolve) => (late = resolve))).mockResolvedValueOnce(page(["new"]));
  const old = finished.look(ALL);
  await finished.look({ ...ALL, game: "ebbes" });
  late(page(["old"]));
  await old;
  expect(shown(finished)).toEqual(["new"]);
});

it("keeps what it has where the server refuses", async () => {
  const finished = new Finished();
  api.mockResolvedValueOnce(page(["a"], "1~a")).mockRejectedValueOnce(new Error("slow down"));
  await finished.look(ALL);
  await finished.more(ALL);
  expect([shown(finished), finished.trouble]).toEqual([["a"], "slow down"]);
});
