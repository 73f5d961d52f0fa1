/** Whether two audiences read the same of an entry: then it is written for both at once. */
import type { LogLine, LogPart, RollShown } from '@broadside/rules/kernel';

export const sameLines = (a: readonly LogLine[], b: readonly LogLine[]): boolean => sameList(a, b, sameLine);

function sameList<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return a === b || (a.length === b.length && a.every((each, index) => same(each, b[index] as T)));
}

const is = <T>(a: T, b: T): boolean => a === b;

const sameLine = (a: LogLine, b: LogLine): boolean =>
  a.tone === b.tone &&
  a.cue?.is === b.cue?.is &&
  a.cue?.what === b.cue?.what &&
  sameList(a.parts, b.parts, samePart) &&
  sameList(a.rules, b.rules, is) &&
  (a.rolls === undefined) === (b.rolls === undefined) &&
  sameList(a.rolls ?? [], b.rolls ?? [], sameRoll);

function samePart(a: LogPart, b: LogPart): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.record === b.record && a.name === b.name && a.seat === b.seat;
}

const sameRoll = (a: RollShown, b: RollShown): boolean =>
  a.label === b.label &&
  a.use === b.use &&
  a.seat === b.seat &&
  a.sides === b.sides &&
  a.need === b.need &&
  a.counted === b.counted &&
  sameList(a.faces, b.faces, is);
