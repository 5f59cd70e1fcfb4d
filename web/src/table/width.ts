/** Whether the cards of a table are wide enough for pips and courts; a face outside of a table has no such room. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("width of the cards");
/** From here on pips are more than specks, and a court's face is a face. */
export const WIDE_PX = 76;

export interface Width {
  readonly isWide: boolean;
}

export const offerWidth = (width: Width): Width => setContext(KEY, width);
export const askWidth = (): Width => getContext<Width | undefined>(KEY) ?? { isWide: false };
