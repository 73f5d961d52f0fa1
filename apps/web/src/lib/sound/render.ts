/** Makes a recipe audible. */
import type { Note, Recipe } from './recipes.ts';

/** Every note swells and dies away, so that nothing clicks. */
const attackMs = 6;
const silence = 0.0001;
/** How wide the band of a noise is: its middle, by this. */
const bandQ = 1.1;
/** What a band leaves of a noise is quieter than a tone. */
const noiseBoost = 2.2;

export interface Rendered {
  /** It is not heard, or no longer. */
  stop(): void;
}

/** `atSeconds`: when it begins, by the context's clock. `gain` multiplies what its notes say. */
export function render(
  context: BaseAudioContext,
  out: AudioNode,
  recipe: Recipe,
  atSeconds: number,
  gain: number,
): Rendered {
  const sources = recipe.map((note) => sound(context, out, note, atSeconds, gain));
  return {
    stop: () => {
      for (const source of sources) source.stop();
    },
  };
}

function sound(
  context: BaseAudioContext,
  out: AudioNode,
  note: Note,
  atSeconds: number,
  gain: number,
): AudioScheduledSourceNode {
  const from = atSeconds + note.atMs / 1000;
  const to = from + note.ms / 1000;
  const level = context.createGain();
  const peak = note.gain * gain * (note.wave === 'noise' ? noiseBoost : 1);
  level.gain.setValueAtTime(silence, from);
  level.gain.exponentialRampToValueAtTime(Math.max(peak, silence), from + attackMs / 1000);
  level.gain.exponentialRampToValueAtTime(silence, to);
  const source = note.wave === 'noise' ? noise(context, note, from, to) : tone(context, note, from, to);
  source.last.connect(level).connect(out);
  source.first.start(from);
  source.first.stop(to);
  return source.first;
}

interface Source {
  readonly first: AudioScheduledSourceNode;
  readonly last: AudioNode;
}

function glide(param: AudioParam, { hz, toHz }: Note, from: number, to: number): void {
  param.value = hz;
  param.setValueAtTime(hz, from);
  if (toHz !== undefined) param.exponentialRampToValueAtTime(toHz, to);
}

function tone(context: BaseAudioContext, note: Note, from: number, to: number): Source {
  const first = context.createOscillator();
  if (note.wave !== 'noise') first.type = note.wave;
  glide(first.frequency, note, from, to);
  return { first, last: first };
}

function noise(context: BaseAudioContext, note: Note, from: number, to: number): Source {
  const first = context.createBufferSource();
  first.buffer = hiss(context, to - from);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = bandQ;
  glide(band.frequency, note, from, to);
  first.connect(band);
  return { first, last: band };
}

/** The same noise every time. */
function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 0x8000_0000;
  }
  return buffer;
}
