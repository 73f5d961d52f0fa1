/** What is refused changes nothing and takes no dice (FC-MISC-14), and what lies open lies open to all (FC-MISC-13). */
import { describe, expect, it } from 'vitest';
import { canonicalHash } from '../kernel/index.ts';
import { kushan, table, taiidan } from './cases/play.ts';
import type { Command } from './commands.ts';
import { fleetCommand } from './index.ts';

const refuseDice = () => {
  throw new Error('dice were taken');
};
const dice = { roll: refuseDice, shuffle: refuseDice };

function laidOut() {
  const position = table(
    [
      kushan('Red', 'interceptor', [4, 4], 0),
      kushan('Gold', 'interceptor', [4, 6], 0, { activated: true }),
      taiidan('Claw', 'heavy-corvette', [11, 4], 5),
    ],
    { kushan: { cards: ['intercept', 'interrupt-repairs'] } },
    { sides: { kushan: { stars: 5, medals: 1 }, taiidan: { stars: 3 } } },
  );
  const made = fleetCommand.fromPosition(fleetCommand.codec.position.parse(position));
  if (!made.ok) throw new Error(made.problems.join(' '));
  return made.value;
}

const basic = (unit: string, card: 'intercept' | 'hit-and-run' = 'intercept'): Command => ({
  kind: 'play-basic',
  card,
  order: 'move',
  unit,
});
const refused: [what: string, by: 'seat-1' | 'seat-2', command: Command, code: string][] = [
  ["an order for the other side's unit", 'seat-1', basic('claw'), 'not-your-unit'],
  ['an order for a unit that had one', 'seat-1', basic('gold'), 'already-activated'],
  ['an order for no unit', 'seat-1', basic('ghost'), 'not-your-unit'],
  ['a card that is not held', 'seat-1', basic('red', 'hit-and-run'), 'not-in-hand'],
  [
    'an interrupt outside its window',
    'seat-2',
    {
      kind: 'play-interrupt',
      card: 'interrupt-move',
      use: { use: 'move', unit: 'claw', path: [] },
    },
    'not-awaited',
  ],
  ['a move without an order', 'seat-1', { kind: 'move', path: [0] }, 'not-now'],
];

describe('a refusal', () => {
  it.each(refused)('of %s leaves everything as it is', (_what, by, command, code) => {
    const state = laidOut();
    const before = canonicalHash(state);
    const decision = fleetCommand.decide(state, command, by, dice);
    expect(decision).toMatchObject({ ok: false, reason: { code } });
    expect(canonicalHash(state)).toBe(before);
    expect(
      fleetCommand.offers(fleetCommand.view(state, { kind: 'seat', seat: 'seat-1' }), 'seat-1').length,
    ).toBeGreaterThan(0);
  });
});

it('shows medals and stars of both sides to everybody', () => {
  const state = laidOut();
  for (const who of [{ kind: 'public' }, { kind: 'seat', seat: 'seat-1' }, { kind: 'seat', seat: 'seat-2' }] as const)
    expect(fleetCommand.view(state, who)).toMatchObject({
      'side:kushan': { stars: 5, medals: 1 },
      'side:taiidan': { stars: 3, medals: 0 },
    });
});
