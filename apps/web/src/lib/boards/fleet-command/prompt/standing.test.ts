import { describe, expect, it } from 'vitest';
import { fleetCommand } from '@broadside/rules/fleet-command';
import { fromView, type OpenTable, type Sight, type WindowFrame } from '../rules.ts';
import { asksPerson, inForce, parsed, written, type Instruction } from './standing.ts';

const unit = (name: string, side: string, at: readonly number[], more: object = {}) => ({
  name,
  card: 'interceptor',
  side,
  at,
  facing: 0,
  ...more,
});

/** Seat 2 at a window while a unit of seat 1 moves, with these cards in hand. */
function sightAt(cards: readonly string[], frames: readonly object[]): Sight {
  const position = fleetCommand.codec.position.parse({
    order: ['kushan', 'taiidan'],
    hands: {
      kushan: { cards: ['intercept', 'hit-and-run'], hand: 6, play: 4 },
      taiidan: { cards, hand: 6, play: 4 },
    },
    units: [unit('Blue', 'kushan', [5, 4]), unit('Near', 'taiidan', [5, 3]), unit('Far', 'taiidan', [11, 7])],
  });
  const made = fleetCommand.fromPosition(position);
  if (!made.ok) throw new Error(made.problems.join(' '));
  const state = { ...made.value, frames: [...made.value.frames, ...frames] } as typeof made.value;
  return fromView(fleetCommand.view(state, { kind: 'seat', seat: 'seat-2' }));
}

const windowAt = (more: Partial<WindowFrame> = {}): WindowFrame => ({
  kind: 'window',
  at: 'step',
  side: 'kushan',
  unit: 'blue',
  patrol: null,
  ask: ['taiidan'],
  enemyAsked: true,
  pending: null,
  ...more,
});

const forUnit = (id: string): Instruction => ({ ask: 'unit', unit: id });

describe('a standing instruction', () => {
  const table: OpenTable = sightAt(['intercept'], []);
  const round = table.match.round;

  it('asks always, or not at all in its round', () => {
    expect(asksPerson({ ask: 'always' }, table, windowAt())).toBe(true);
    expect(asksPerson({ ask: 'never', round }, table, windowAt())).toBe(false);
  });

  it('asks again once its round is over', () => {
    expect(inForce({ ask: 'never', round: round - 1 }, table)).toEqual({ ask: 'always' });
    expect(asksPerson({ ask: 'never', round: round - 1 }, table, windowAt())).toBe(true);
  });

  it('asks for one unit when an enemy comes within reach of it, not for one far away', () => {
    expect(asksPerson(forUnit('near'), table, windowAt())).toBe(true);
    expect(asksPerson(forUnit('far'), table, windowAt())).toBe(false);
  });

  it('asks for a unit that is attacked, or that an interrupt is aimed at', () => {
    const attack = { ...table, frames: [{ kind: 'attack', target: 'far' }] } as unknown as OpenTable;
    expect(asksPerson(forUnit('far'), attack, windowAt({ at: 'attack', unit: null }))).toBe(true);
    expect(asksPerson(forUnit('near'), attack, windowAt({ at: 'attack', unit: null }))).toBe(false);
  });

  it('asks always once its unit is gone', () => {
    const near = table.units['near'];
    if (near === undefined) throw new Error('no such unit');
    const gone: OpenTable = { ...table, units: { ...table.units, near: { ...near, place: 'destroyed' } } };
    expect(asksPerson(forUnit('near'), gone, windowAt({ unit: null }))).toBe(true);
  });

  it('decides alike whatever the hand holds', () => {
    const hands = [
      ['interrupt-attack', 'interrupt-move', 'interrupt-repairs'],
      ['intercept', 'hit-and-run', 'target-bays'],
    ];
    const instructions: readonly Instruction[] = [
      { ask: 'always' },
      { ask: 'never', round },
      forUnit('near'),
      forUnit('far'),
    ];
    const answers = hands.map((cards) =>
      instructions.map((instruction) => asksPerson(instruction, sightAt(cards, [windowAt()]), windowAt())),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([true, false, true, false]);
  });

  it('is read back as it was written, and anything odd asks always', () => {
    const all: readonly Instruction[] = [{ ask: 'always' }, { ask: 'never', round: 3 }, forUnit('near')];
    for (const instruction of all) expect(parsed(written(instruction))).toEqual(instruction);
    for (const odd of [null, '', 'never:x', 'unit:', 'sometimes:3']) expect(parsed(odd)).toEqual({ ask: 'always' });
  });
});
