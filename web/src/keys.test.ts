import { expect, test } from "vitest";
import { shortcutOf, signOf } from "./keys";

const pressed = (key: string, code: string, shiftKey = false) => signOf({ key, code, shiftKey });

test.each([
  ["Russian", "г", "KeyU", "u"],
  ["Russian, capitals", "Г", "KeyU", "u"],
  ["Greek", "θ", "KeyU", "u"],
  ["Hebrew", "ו", "KeyU", "u"],
  ["Hebrew, a sign where W lies", "'", "KeyW", "w"],
  ["French digits without Shift", "é", "Digit2", "2"],
  ["French, a sign of ASCII", "&", "Digit1", "1"],
  ["Czech", "š", "Digit3", "3"],
  ["French, where Q lies is A, and A is meant", "a", "KeyQ", "a"],
  ["French, where A lies is Q, and Q is meant", "q", "KeyA", "q"],
  ["Dvorak", "u", "KeyF", "u"],
  ["Turkish", "ı", "KeyI", "i"],
])("%s: %s", (_, key, code, sign) => expect(pressed(key, code)).toBe(sign));

test("with Shift a digit's key is the sign above it, where the layout has digits without", () => {
  expect(pressed("!", "Digit1", true)).toBe("!");
  expect(pressed("?", "Comma", true)).toBe("?");
  expect(pressed("1", "Digit1", true)).toBe("1");
});

test("keys with names keep them", () => {
  for (const name of ["Enter", "Backspace", "Escape", "ArrowUp", "Dead"])
    expect(pressed(name, "KeyA")).toBe(name);
});

const shortcut = (key: string, code: string, held: object) =>
  shortcutOf({
    key,
    code,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: null,
    ...held,
  } as unknown as KeyboardEvent);

test("undo and redo as in every program, on every layout", () => {
  expect(shortcut("z", "KeyZ", { ctrlKey: true })).toBe("U");
  expect(shortcut("я", "KeyZ", { metaKey: true })).toBe("U");
  expect(shortcut("Z", "KeyZ", { ctrlKey: true, shiftKey: true })).toBe("R");
  expect(shortcut("y", "KeyY", { ctrlKey: true })).toBe("R");
  expect(shortcut("z", "KeyZ", {})).toBe(null);
  // The third level of a layout is Ctrl and Alt.
  expect(shortcut("z", "KeyZ", { ctrlKey: true, altKey: true })).toBe(null);
});
