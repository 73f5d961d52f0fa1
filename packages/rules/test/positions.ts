/** What positions of an open table keep to: their bounds, what is told of wrong ones, and that play goes on from them. */
import { describe, expect, it } from 'vitest';
import type { Ruleset, View } from '../src/kernel/contract.ts';
import {
  canonicalJson,
  invariantsBroken,
  pick,
  playFrom,
  readPosition,
  RecordingDice,
  SeededDice,
  seededRandom,
} from '../src/kernel/index.ts';

/** A position as it comes in, not parsed. */
export interface WrittenPosition {
  readonly squadrons: readonly object[];
}

export function problemsOf<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  written: object,
): readonly string[] {
  const read = readPosition(ruleset, written as P);
  return read.ok ? [] : read.problems;
}

/** Two sides of a ship each, 20 inches apart. */
const ship = (name: string, x: number) => ({ name, class: 'DD', at: [x, 10] });
const duel: WrittenPosition = {
  squadrons: [
    { name: 'One', seat: 'seat-1', ships: [{ ...ship('Tern', 10), rank: 'admiral' }] },
    { name: 'Two', seat: 'seat-2', ships: [{ ...ship('Gull', 30), rank: 'admiral' }] },
  ],
};

export function keepsToTheTable<S, C, E, V extends View, O, Setup, P>(ruleset: Ruleset<S, C, E, V, O, Setup, P>): void {
  it('a zone to deploy in lies on the table', () => {
    const zone = (west: number, east: number) =>
      problemsOf(ruleset, { ...duel, sides: { 'seat-1': { zone: { west, south: 0, east, north: 6 } } } });
    expect(zone(0, 48)).toEqual([]);
    for (const beyond of [zone(-200, 200), zone(0, 48.001), zone(30, 20)])
      expect(beyond).toEqual([expect.stringContaining('beyond the table')]);
  });

  it('a position has no more ships than a table holds, however they are grouped', () => {
    const ships = Array.from({ length: 100 }, (_, index) => ship(`Tern ${index}`, 10));
    const squadrons = ['a', 'b', 'c'].map((name) => ({ name, seat: 'seat-1', ships }));
    const parsed = ruleset.codec.position.safeParse({ ...duel, squadrons });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('200')]);
  });
}

export function playsOn<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  from: P,
): void {
  const stateOf = (position: P): S => {
    const read = ruleset.fromPosition(ruleset.codec.position.parse(position));
    if (!read.ok) throw new Error(read.problems.join('\n'));
    return read.value;
  };

  describe('playing on from a position', () => {
    it.each([0, 1, 2, 3, 4])('keeps every promise, the way through a position included (seed %i)', (seed) => {
      const random = seededRandom(seed);
      const dice = new RecordingDice(new SeededDice(seededRandom(seed + 1000)));
      const match = playFrom(ruleset, stateOf(from), dice);
      for (let step = 0; step < 40 && match.outcome === undefined; step++) {
        const [by] = match.awaiting;
        if (by === undefined) throw new Error('nobody is awaited');
        const command = ruleset.sample(match.viewOf(by), pick(match.offers(by), random), by, random);
        const before = match.state;
        const drawn = dice.faces.length;
        const decision = match.apply(command, by);
        if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${decision.reason.sentence}`);
        const faces = dice.faces.slice(drawn);
        const happened = { before, beforeText: canonicalJson(before), command, by, faces, events: decision.events };
        if (random() < 0.3) expect(invariantsBroken(ruleset, { ...happened, after: match.state, random })).toEqual([]);
        if (match.awaiting.length > 0) expect(stateOf(ruleset.toPosition(match.state))).toEqual(match.state);
      }
    });
  });
}
