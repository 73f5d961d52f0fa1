/** What the log gives to hear besides its attacks, and a clock in its last minute. */
import { scenesOf, type SceneLine } from '../scene/scene.ts';
import type { GivenCue } from './recipes.ts';

/** Whoever goes further at once hears nothing of what lies between: as a stage shows nothing of it. */
const mostEntries = 6;
/** How far back attacks are looked for. */
const tail = 120;

/** Of entries after `since`, what belongs to no attack: dice, and who is lost. Nothing where the table has just been opened. */
export function lineCues(log: readonly SceneLine[], since: number, seq: number): readonly GivenCue[] {
  if (since === 0 || seq <= since || seq > since + mostEntries) return [];
  const late = log.slice(-tail);
  const fresh = late.filter((line) => line.seq > since);
  if (fresh.length === 0) return [];
  const told = new Set(scenesOf(late).flatMap(({ lines }) => lines));
  const others = fresh.filter((line) => !told.has(line));
  const dice = others.reduce((sum, { rolls = [] }) => sum + rolls.reduce((all, { faces }) => all + faces.length, 0), 0);
  const lost = others.some(({ cue }) => cue?.is === 'gone');
  return [...(dice > 0 ? [{ name: 'dice', count: dice } as const] : []), ...(lost ? [{ name: 'lost' } as const] : [])];
}

/** A time that runs down, as it was heard last. */
export interface HeardClock {
  /** In milliseconds since 1970. */
  readonly deadline: number;
  /** Tens of seconds that were left, at most six. */
  readonly tens: number;
}
const most = 6;

/** Whether a clock is heard now: under a minute, each ten seconds; not when a decision that has less begins. */
export function hearClock(
  before: HeardClock | undefined,
  deadline: number,
  nowMs: number,
): { readonly clock: HeardClock; readonly ticks: boolean } {
  const tens = Math.min(most, Math.floor((deadline - nowMs) / 10_000));
  return { clock: { deadline, tens }, ticks: before?.deadline === deadline && tens < before.tens && tens >= 0 };
}
