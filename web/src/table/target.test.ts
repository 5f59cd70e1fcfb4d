import { describe, expect, test } from "vitest";
import { targetOf, type Zone } from "./target";

const zone = (name: string, left: number, top: number, right: number, bottom: number): Zone => ({
  name,
  left,
  top,
  right,
  bottom,
});

const zones = [
  zone("F", 0, 0, 400, 60),
  zone("a", 0, 0, 40, 60),
  zone("b", 50, 0, 90, 60),
  zone("1", 0, 80, 40, 600),
  zone("2", 50, 80, 90, 600),
];

const card = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 30, bottom: y + 30 });
const nowhere = () => false;

describe("a card is meant for", () => {
  test("the pile under its centre", () => {
    expect(targetOf(zones, card(20, 300), { x: 70, y: 300 }, nowhere)).toBe("1");
  });

  test("the pile under the pointer, when that one takes it", () => {
    expect(targetOf(zones, card(20, 300), { x: 70, y: 300 }, (pile) => pile === "2")).toBe("2");
  });

  test("the foundations, between two slots", () => {
    expect(targetOf(zones, card(45, 30), { x: 45, y: 30 }, nowhere)).toBe("F");
  });

  test("the slot itself, on it", () => {
    expect(targetOf(zones, card(70, 30), { x: 70, y: 30 }, nowhere)).toBe("b");
  });

  test("the pile it covers most, when neither centre nor pointer is on one", () => {
    expect(targetOf(zones, card(46, 300), { x: 46, y: 300 }, nowhere)).toBe("2");
  });

  test("nothing, over nothing", () => {
    expect(targetOf(zones, card(300, 300), { x: 300, y: 300 }, nowhere)).toBeNull();
  });
});
