/** The short text form of actions (docs/notation.md), as fingers type it. Whether an action is legal, the rules say. */

export type TypedFault = "source" | "target" | "length";

export type Typed =
  | { kind: "empty" }
  | { kind: "part"; source: string }
  | { kind: "action"; action: string }
  | { kind: "fault"; fault: TypedFault };

const SOURCE = /^[1-9a-hw]$/;
const TARGET = /^[1-9f]$/;
const ALONE = /^[sur]$/;

/** Whether a key can be part of a typed action: `f` starts one as the slot f, and ends one as the foundations. */
export const isTypable = (key: string): boolean => /^[1-9a-hsw]$/.test(key);

/** What a typed text means so far; case and spaces do not matter. */
export function readTyped(text: string): Typed {
  const [source, target, ...rest] = text.toLowerCase().replaceAll(" ", "");
  if (source === undefined) return { kind: "empty" };
  if (ALONE.test(source)) return target === undefined ? whole(source.toUpperCase()) : fault("length");
  if (!SOURCE.test(source)) return fault("source");
  const from = source === "w" ? "W" : source;
  if (target === undefined) return { kind: "part", source: from };
  if (!TARGET.test(target)) return fault("target");
  return rest.length ? fault("length") : whole(from + target.toUpperCase());
}

const whole = (action: string): Typed => ({ kind: "action", action });
const fault = (kind: TypedFault): Typed => ({ kind: "fault", fault: kind });
