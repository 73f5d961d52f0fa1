/** Which overlay is a hidden squadron stays its owner's secret, byte for byte (R-DA-12, R-DA-50). */
import { expect, it } from 'vitest';
import { findLeaksOnWalk } from '../kernel/index.ts';
import { dealtAnew } from '../mechanics/blueprint-fleets/small-table.testing.ts';
import { type FleetDesign, fleetPoints, type ShipDesign } from './fleet/index.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { drawnSetup } from './setup.ts';

const drawn = (name: string, code: ShipDesign['class'], rank: ShipDesign['rank']): ShipDesign => ({
  name,
  class: code,
  rank,
  reactors: {},
  weapons: { F: { ordnance: 'beam', die: 6 } },
  equipment: {},
  customizations: code === 'FF' ? ['ambush'] : [],
});
const fleet = (name: string, first: string): FleetDesign => ({
  name,
  faction: name,
  squadrons: [
    { name: `${name} line`, ships: [drawn(first, 'CR', 'admiral')] },
    {
      name: `${name} ambush`,
      ships: [drawn(`${first} one`, 'FF', 'commander'), drawn(`${first} two`, 'FF', 'captain')],
    },
    { name: `${name} shadow`, ships: [drawn(`${first} three`, 'FF', 'commander')] },
  ],
});
const fleets: [FleetDesign, FleetDesign] = [fleet('Waders', 'Tern'), fleet('Stones', 'Onyx')];
const setup = drawnSetup.parse({ fleets, maxPoints: Math.max(...fleets.map(fleetPoints)), terrain: [] });

/** Walks a match with every viewer's trials, and counts the states in which a squadron hides. */
function walk(seed: number, length: number): { readonly leaks: string[]; readonly hiding: number } {
  let hiding = 0;
  const leaks = findLeaksOnWalk(darkmatterArmadaRuleset, {
    setup,
    seed,
    length,
    variants: (state, viewer, random) => {
      if (viewer.kind === 'public' && Object.keys(state.secrets.ambushes).length > 0) hiding += 1;
      return [1, 2, 3].map(() => dealtAnew(state, viewer, random));
    },
  });
  return { leaks, hiding };
}

it('nobody is sent a byte that depends on the real overlay, whatever is played', { timeout: 60_000 }, () => {
  const walks = [1, 2, 3, 4].map((seed) => walk(seed, 60));
  expect(walks.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(walks.filter(({ hiding }) => hiding > 5).length, 'walks in which squadrons hide').toBeGreaterThan(1);
});
