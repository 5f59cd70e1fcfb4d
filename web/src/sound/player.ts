/** Plays the harp. Fetched only when somebody wants to hear it. */
import { plucked } from "./pluck";
import { note } from "./scale";

const LOUDNESS = 0.5;
const ARPEGGIO_S = 0.09;
const THUD_HZ = 62;

let context: AudioContext | null = null;
const strings = new Map<number, AudioBuffer>();

/** Browsers let a page sound only after a hand touched it; every sound here follows one. */
function ready(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function stringOf(hertz: number, { sampleRate }: AudioContext): AudioBuffer {
  const known = strings.get(hertz);
  if (known) return known;
  const samples = plucked(hertz, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  strings.set(hertz, buffer);
  return buffer;
}

function sound(hertz: number, delay: number, loudness: number): void {
  const audio = ready();
  const source = new AudioBufferSourceNode(audio, { buffer: stringOf(hertz, audio) });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(gain).connect(audio.destination);
  source.start(audio.currentTime + delay);
}

export const pluckNote = (hertz: number, delay = 0): void => sound(hertz, delay, LOUDNESS);

/** A turned card, a drawn card: hardly more than a touch of the highest string. */
export const touch = (): void => sound(note(14), 0, LOUDNESS * 0.25);

export function arpeggio(): void {
  for (let n = 0; n < 15; n += 1) sound(note(n), n * ARPEGGIO_S, LOUDNESS * 0.8);
}

/** The palm on the strings: low, dull and short. */
export function thud(): void {
  const audio = ready();
  const [start, end] = [audio.currentTime, audio.currentTime + 0.16];
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(LOUDNESS * 0.7, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  const source = new OscillatorNode(audio, { type: "sine", frequency: THUD_HZ * 2 });
  source.frequency.exponentialRampToValueAtTime(THUD_HZ, end);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(end);
}
