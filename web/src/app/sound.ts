/** Soft sounds, made here: no files. */

import { prefs } from "./prefs.svelte";

export type Cue = "card" | "stone" | "trick" | "turn" | "refused" | "round" | "won" | "chat";

let context: AudioContext | null = null;

/** A note: frequency in Hz, start and length in seconds, loudness. */
function note(
  at: AudioContext,
  hertz: number,
  start: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const tone = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  tone.type = type;
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(gain).connect(at.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.02);
}

/** A breath of noise, as paper on felt makes it. */
function rustle(at: AudioContext, pitch: number, length: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const CUES: Record<Cue, (at: AudioContext) => void> = {
  card: (at) => rustle(at, 2200, 0.09, 0.25),
  stone: (at) => (rustle(at, 700, 0.05, 0.3), note(at, 190, 0, 0.09, 0.12)),
  trick: (at) => rustle(at, 1100, 0.22, 0.2),
  turn: (at) => (note(at, 523, 0, 0.35, 0.06), note(at, 784, 0.11, 0.45, 0.05)),
  refused: (at) => note(at, 175, 0, 0.18, 0.07, "triangle"),
  round: (at) => [392, 494, 587].forEach((hertz, i) => note(at, hertz, i * 0.12, 0.5, 0.05)),
  won: (at) => [392, 494, 587, 784].forEach((hertz, i) => note(at, hertz, i * 0.13, 0.8, 0.06)),
  chat: (at) => note(at, 880, 0, 0.15, 0.03),
};

/** Play a cue, if sounds are wanted and the browser lets us. */
export function sound(cue: Cue): void {
  if (!prefs.wishes.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    CUES[cue](context);
  } catch {
    // no sound here
  }
}
