import { expect, test } from "vitest";
import { addressOf, addressOfRule, anchorOf, dealIn, names } from "./address";
import { localDay } from "./day";
import { pageAt } from "./pages";

test("the address carries the deal", () => {
  expect(dealIn(addressOf("EH1-N-AAAAAAF"))).toBe("EH1-N-AAAAAAF");
  expect(dealIn("/deal/eh1%20n/")).toBe("eh1 n");
  expect(dealIn("/deal/%")).toBe("%");
  expect(dealIn("/deal/EH1-N-AAAAAAF/)")).toBe("EH1-N-AAAAAAF/)");
  expect(dealIn("/deal/EH1%E2%80%91N%E2%80%91AAAAAAF.")).toBe("EH1\u2011N\u2011AAAAAAF.");
  expect(dealIn("/")).toBeNull();
});

test("a rule has its place on the page FAQ", () => {
  const { pathname, hash } = new URL(addressOfRule("same-colour"), "http://localhost");
  expect(pageAt(pathname)?.page.name).toBe("page-faq");
  expect(hash).toBe(`#${anchorOf("same-colour")}`);
});

test("a deal is known by its code or number, however they are written", () => {
  const deal = { code: "EH1-N-AAAAAAF", number: 5 };
  for (const text of ["EH1-N-AAAAAAF", "eh1naaaaaaf", "5", "0005", " EH1 N AAAAAAF "])
    expect(names(text, deal)).toBe(true);
  for (const text of ["EH1-N-AAAAAAB", "6", "", "EH2-N-AAAAAAF"]) expect(names(text, deal)).toBe(false);
});

test("the day is the player's own, not Greenwich's", () => {
  expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe("2026-11-30");
});
