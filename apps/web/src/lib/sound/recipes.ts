/** What each cue is made of, as data. All of it is synthesised; nothing lasts longer than `mostMs`. Source: the guide of play, section 10. */
import type { ThrowUse } from '@broadside/rules/kernel';

export const cueNames = [
  'tick',
  'volley',
  'dice',
  'stop',
  'knock',
  'pipe',
  'bell',
  'lost',
  'turn',
  'reply',
  'clock',
] as const;
export type CueName = (typeof cueNames)[number];

/** A cue, and how it is given this time. */
export interface GivenCue {
  readonly name: CueName;
  /** Of a volley: how most of it crosses the board. */
  readonly use?: ThrowUse | undefined;
  /** Of dice: how many fell. */
  readonly count?: number | undefined;
  /** What its loudness is multiplied by; 1 where nothing is said. */
  readonly gain?: number | undefined;
}

export interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Of noise the middle of its band. */
  readonly hz: number;
  /** What the frequency glides to; it stays where nothing is said. */
  readonly toHz?: number;
  readonly atMs: number;
  readonly ms: number;
  /** Its peak, of 1. */
  readonly gain: number;
}
export type Recipe = readonly Note[];

/** No cue lasts longer. */
export const mostMs = 400;

const clicks: Recipe = [
  { wave: 'square', hz: 180, atMs: 0, ms: 30, gain: 0.14 },
  { wave: 'square', hz: 150, atMs: 60, ms: 30, gain: 0.12 },
  { wave: 'square', hz: 200, atMs: 110, ms: 30, gain: 0.13 },
  { wave: 'square', hz: 165, atMs: 155, ms: 30, gain: 0.11 },
  { wave: 'square', hz: 190, atMs: 190, ms: 30, gain: 0.1 },
];
const fewestClicks = 3;

const volleys: Readonly<Record<'gun' | 'beam' | 'missile', Recipe>> = {
  gun: [{ wave: 'noise', hz: 900, atMs: 0, ms: 120, gain: 0.42 }],
  beam: [{ wave: 'noise', hz: 1400, atMs: 0, ms: 120, gain: 0.28 }],
  missile: [{ wave: 'noise', hz: 300, toHz: 620, atMs: 0, ms: 350, gain: 0.32 }],
};

const recipes: Readonly<Record<Exclude<CueName, 'dice' | 'volley'>, Recipe>> = {
  tick: [{ wave: 'sine', hz: 520, atMs: 0, ms: 40, gain: 0.22 }],
  stop: [{ wave: 'triangle', hz: 440, atMs: 0, ms: 50, gain: 0.2 }],
  knock: [{ wave: 'sine', hz: 110, atMs: 0, ms: 70, gain: 0.4 }],
  pipe: [{ wave: 'triangle', hz: 740, atMs: 0, ms: 300, gain: 0.2 }],
  bell: [{ wave: 'sine', hz: 196, atMs: 0, ms: 380, gain: 0.36 }],
  lost: [{ wave: 'sine', hz: 147, toHz: 98, atMs: 0, ms: 400, gain: 0.4 }],
  turn: [
    { wave: 'sine', hz: 330, atMs: 0, ms: 180, gain: 0.28 },
    { wave: 'sine', hz: 262, atMs: 160, ms: 220, gain: 0.28 },
  ],
  reply: [
    { wave: 'sine', hz: 262, atMs: 0, ms: 180, gain: 0.28 },
    { wave: 'sine', hz: 392, atMs: 160, ms: 220, gain: 0.28 },
  ],
  clock: [{ wave: 'sine', hz: 440, atMs: 0, ms: 30, gain: 0.12 }],
};

/** Boats and craft go over quietly, as missiles do not. */
const volleyOf = (use: ThrowUse | undefined): Recipe =>
  use === 'beam' || use === 'missile' ? volleys[use] : volleys.gun;

export function recipeOf({ name, use, count = fewestClicks }: GivenCue): Recipe {
  if (name === 'dice') return clicks.slice(0, Math.max(fewestClicks, count));
  return name === 'volley' ? volleyOf(use) : recipes[name];
}

/** Milliseconds from the first note to the end of the last. */
export const lengthOf = (recipe: Recipe): number => Math.max(...recipe.map(({ atMs, ms }) => atMs + ms));

/** What tells of an attack, and is silent where that is skipped. */
const told: readonly CueName[] = ['volley', 'dice', 'stop', 'knock', 'pipe', 'bell', 'lost'];
export const tellsAttack = (name: CueName): boolean => told.includes(name);

/** What calls somebody back to the table: heard while its tab is hidden, too, and late rather than never. */
const calls: readonly CueName[] = ['turn', 'reply'];
export const callsBack = (name: CueName): boolean => calls.includes(name);

/** How late a cue may begin, in milliseconds, before it would tell of what is over. */
export function patienceOf(name: CueName): number {
  if (callsBack(name)) return 2000;
  // One of an attack, each: there is always room for it within the longest of others.
  return ['volley', 'pipe', 'bell', 'lost', 'tick'].includes(name) ? mostMs + 100 : 200;
}
