import { afterEach, expect, test, vi } from "vitest";
import { shareText } from "./share";

vi.mock("./tongue.svelte", () => ({
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  region: () => "en",
}));

afterEach(() => vi.unstubAllGlobals());

function shared(origin: string): string[] {
  const { hostname } = new URL(origin);
  vi.stubGlobal("location", { origin, hostname });
  const result = { won: false, score: 0, moves: 0, take_backs: 0 };
  return shareText({ code: "EH1-N-AAAAAAF", day: null }, result).split("\n");
}

test("what is shared leads to the deal by a link, where others can follow it", () => {
  for (const origin of ["https://harp.example.org", "http://192.168.1.20:8765", "http://localhost.example"])
    expect(shared(origin)).toEqual(["share-deal EH1-N-AAAAAAF", `${origin}/deal/EH1-N-AAAAAAF`]);
});

test("an address that leads every device to itself is not shared", () => {
  for (const name of [
    "127.0.0.1",
    "127.1.2.3",
    "localhost",
    "harp.localhost",
    "[::1]",
    "0.0.0.0",
    "localhost.",
  ])
    expect(shared(`http://${name}:8765`)).toEqual(["share-deal EH1-N-AAAAAAF"]);
});
