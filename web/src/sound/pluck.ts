/** A plucked string, after Karplus and Strong: a burst of noise runs round a loop that wears it smooth. */

/** How long a string is heard, and how much of it is left after each round. */
export const LENGTH_S = 1.6;
const LOSS = 0.996;

/** A small generator of its own, so that a string sounds the same each time it is plucked. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The samples of a string of this frequency, between -1 and 1. */
export function plucked(hertz: number, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.floor(LENGTH_S * rate));
  const next = noise(1 + Math.round(hertz));
  const loop = Float32Array.from({ length: Math.max(2, Math.round(rate / hertz)) }, next);
  soften(loop);
  for (let index = 0; index < samples.length; index += 1) {
    const at = index % loop.length;
    const here = loop[at] ?? 0;
    samples[index] = here * (1 - index / samples.length);
    loop[at] = LOSS * 0.5 * (here + (loop[(at + 1) % loop.length] ?? 0));
  }
  return samples;
}

/** A finger is softer than a plectrum: the burst loses its edge before it starts. */
function soften(loop: Float32Array): void {
  let last = 0;
  for (let index = 0; index < loop.length; index += 1) {
    last = 0.45 * (loop[index] ?? 0) + 0.55 * last;
    loop[index] = last;
  }
}
