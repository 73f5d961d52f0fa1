import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { classCodes } from '../data/classes.ts';
import { dieSizes } from '../data/dice.ts';
import { moduleIds, reactorIds } from '../data/modules.ts';
import { type ShipDesign, shipPoints } from './design.ts';
import { outfitFindings } from './outfit.ts';
import { equipmentSpacesOf, mountsOf, powerBudget, reactorSpacesOf } from './power.ts';
import { waysOut } from './ways-out.ts';

const die = fc.constantFrom(...dieSizes);
/** Something or nothing in each of these places. */
const placed = <Space extends string, Content>(spaces: readonly Space[], content: fc.Arbitrary<Content>) =>
  fc
    .tuple(...spaces.map((space) => fc.option(content.map((each) => [space, each] as const))))
    .map((all) => Object.fromEntries(all.filter((each) => each !== null)) as Partial<Record<Space, Content>>);

/** Ships with too much aboard as often as not, each legal but for its power. */
const ship: fc.Arbitrary<ShipDesign> = fc
  .constantFrom(...classCodes)
  .chain((code) =>
    fc.record({
      name: fc.constant('Tern'),
      class: fc.constant(code),
      rank: fc.constant('captain' as const),
      def: fc.option(die, { nil: undefined }),
      reactors: placed(reactorSpacesOf({ class: code }), fc.constantFrom(...reactorIds)),
      weapons: placed(
        mountsOf({ class: code }),
        die.map((each) => ({ ordnance: 'autocannon' as const, die: each })),
      ),
      equipment: placed(equipmentSpacesOf({ class: code }), fc.constantFrom(...moduleIds)),
      customizations: fc.constant<ShipDesign['customizations']>([]),
    }),
  )
  .filter((each) => outfitFindings(each).length === 0);

it('settles the power of any ship, breaks nothing else, and says what it costs', () => {
  fc.assert(
    fc.property(ship, (hungry) => {
      const { available, used } = powerBudget(hungry);
      const ways = waysOut(hungry);
      expect(ways.length > 0).toBe(used > available);
      for (const way of ways) {
        const budget = powerBudget(way.ship);
        expect(budget.used).toBeLessThanOrEqual(budget.available);
        expect(outfitFindings(way.ship)).toEqual([]);
        expect(way.points).toBe(shipPoints(way.ship) - shipPoints(hungry));
        expect(way.words).toMatch(/^[a-z].*[a-zA-Z0-9]$/);
      }
      expect(new Set(ways.map(({ words }) => words)).size).toBe(ways.length);
    }),
    { numRuns: 400 },
  );
});

it('tells several changes where none alone will do', () => {
  const weapons = Object.fromEntries(mountsOf({ class: 'K' }).map((mount) => [mount, { ordnance: 'beam', die: 16 }]));
  const hungry = {
    name: 'Tern',
    class: 'K',
    rank: 'captain',
    reactors: {},
    equipment: {},
    customizations: [],
  } as const;
  const [way, richer, ...others] = waysOut({ ...hungry, customizations: [], weapons });
  expect(others).toEqual([]);
  expect(way?.words).toMatch(
    /^make the fore mount a d\d+, make the port mount a d\d+ and make the starboard mount a d\d+$/,
  );
  expect(richer?.words).toMatch(/^fit a quantum reactor in RE1 and make the /);
});

it('leaves the place alone that is to stay, and says nothing where that alone is too much', () => {
  const beam = { ordnance: 'beam', die: 16 } as const;
  const hungry = {
    name: 'Tern',
    class: 'FF',
    rank: 'captain',
    reactors: {},
    equipment: {},
    customizations: [],
    weapons: { F: beam, P: { ordnance: 'beam', die: 8 } },
  } satisfies ShipDesign;
  const ways = waysOut(hungry, 'charged', 'F');
  expect(ways.length).toBeGreaterThan(0);
  for (const { ship: next } of ways) {
    expect(next.weapons.F).toEqual(beam);
    expect(powerBudget(next).used).toBeLessThanOrEqual(powerBudget(next).available);
  }
  const weak: ShipDesign = { ...hungry, class: 'AFS', weapons: { T1: beam, T2: beam } };
  expect(waysOut(weak, 'charged', 'T1').every(({ ship: next }) => next.weapons.T1?.die === 16)).toBe(true);
});
