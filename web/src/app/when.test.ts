import { describe, expect, it } from "vitest";
import { ago, lasting, size } from "./when";

describe("times and sizes", () => {
  it("says how long ago something was", () => {
    expect(ago(1000, 1010, "en")).toBe("now");
    expect(ago(0, 3 * 3600 + 50, "en")).toBe("3 hours ago");
    expect(ago(0, 86_400, "fr")).toBe("hier");
    expect(ago(0, 9 * 86_400, "de")).toBe("letzte Woche");
  });

  it("says how long something has lasted", () => {
    expect(lasting(10, "en")).toBe("1 min");
    expect(lasting(200, "de")).toBe("3 Min.");
    expect(lasting(3 * 3600, "en")).toBe("3 hr");
    expect(lasting(3 * 86_400, "fr")).toBe("3\u202fj");
  });

  it("never speaks of the future when clocks differ", () => {
    expect(ago(2000, 1000, "en")).toBe("now");
  });

  it("says sizes in the unit that fits", () => {
    expect(size(0, "en")).toBe("0 byte");
    expect(size(12_300, "en")).toBe("12 kB");
    expect(size(4_560_000, "de")).toBe("4,6 MB");
  });
});
