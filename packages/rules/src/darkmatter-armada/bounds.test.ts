/** What positions and setups may size. */
import { describe, expect, it } from 'vitest';
import { keepsToTheTable } from '../../test/positions.ts';
import { SeededDice, seededRandom } from '../kernel/index.ts';
import { fleets } from './games/golden-fleets.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { drawnSetup } from './setup.ts';

keepsToTheTable(darkmatterArmadaRuleset);

const setup = { fleets: [fleets.patrol('Oak'), fleets.patrol('Elm')], maxPoints: 65, terrain: [] };
const [oak, elm] = setup.fleets;
const begins = (change: object): boolean =>
  darkmatterArmadaRuleset.start(drawnSetup.parse({ ...setup, ...change }), new SeededDice(seededRandom(1))).ok;
const piece = { kind: 'emission-nebula', footprint: { kind: 'circle', radiusMils: 2000 } };
/** As far from each other and from the zones as terrain has to lie. */
const laid = (index: number) => ({
  kind: 'emission-nebula',
  footprint: { kind: 'circle', radiusMils: 250 },
  at: { xMils: 3000 + 9000 * (index % 10), yMils: 20_000 + 10_000 * Math.floor(index / 10) },
});
const many = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

describe('a setup', () => {
  it.each<[string, object, object]>([
    ['rounds', { rounds: 1 }, { rounds: 0 }],
    ['rounds', { rounds: 20 }, { rounds: 21 }],
    ['points', { maxPoints: 5000 }, { maxPoints: 5001 }],
    ['pieces of terrain', { terrain: many(12, () => piece) }, { terrain: many(13, () => piece) }],
    ['pieces that lie already', { table: '60x96', layout: many(20, laid) }, { layout: many(21, laid) }],
    [
      'letters of a name',
      { fleets: [{ ...oak, name: 'x'.repeat(40) }, elm] },
      { fleets: [{ ...oak, name: 'x'.repeat(41) }, elm] },
    ],
    ['fleets', {}, { fleets: [oak, elm, oak] }],
  ])('takes as many %s as it may, and not one more', (_what, most, beyond) => {
    expect(begins(most)).toBe(true);
    expect(drawnSetup.safeParse({ ...setup, ...beyond }).success).toBe(false);
  });

  it.each<[string, object, string]>([
    ['over its points', { maxPoints: 64 }, 'fleet-over-points'],
    ['without squadrons', { fleets: [{ ...oak, squadrons: [] }, elm] }, 'no-squadron'],
  ])('is refused with a fleet %s', (_what, change, code) => {
    const decision = darkmatterArmadaRuleset.start(
      drawnSetup.parse({ ...setup, ...change }),
      new SeededDice(seededRandom(1)),
    );
    expect(decision).toMatchObject({ ok: false, reason: { code } });
  });
});
