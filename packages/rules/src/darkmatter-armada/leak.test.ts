/** Which overlay is a hidden squadron stays its owner's secret, byte for byte (R-DA-12, R-DA-50). */
import { expect, it } from 'vitest';
import { findLeaksOnWalk } from '../kernel/index.ts';
import { dealtAnew } from '../mechanics/blueprint-fleets/small-table.testing.ts';
import { type FleetDesign, fleetPoints, type ShipDesign } from './fleet/index.ts';
import { darkmatterArmadaRuleset } from './index.ts';
import { fleets as small } from './games/golden-fleets.ts';
import type { ScenarioId } from './scenarios/schema.ts';
import { type DrawnSetup, drawnSetup } from './setup.ts';

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
const setupOf = (both: [FleetDesign, FleetDesign], scenario?: ScenarioId): DrawnSetup =>
  drawnSetup.parse({ fleets: both, maxPoints: Math.max(...both.map(fleetPoints)), terrain: [], scenario });
const given = setupOf([fleet('Waders', 'Tern'), fleet('Stones', 'Onyx')]);
/** What else of this game is laid, hidden or kept back: mines, cloaks, a squadron in hyperspace, scouts. */
const sly = (word: string): FleetDesign => {
  const all = [small.lurkers(word), small.prowlers(`${word}wood`), small.reserves(`${word}land`)];
  return { name: word, faction: word, squadrons: all.flatMap(({ squadrons }) => squadrons).map(alone(word)) };
};
/** One admiral in a fleet. */
const alone =
  (word: string) =>
  (squadron: FleetDesign['squadrons'][number]): FleetDesign['squadrons'][number] => ({
    ...squadron,
    ships: squadron.ships.map((ship) =>
      ship.rank === 'admiral' && !squadron.name.startsWith(`${word} `) ? { ...ship, rank: 'commander' } : ship,
    ),
  });

/** Walks a match with every viewer's trials, and counts the states in which a squadron hides. */
function walk(setup: DrawnSetup, seed: number, length: number): { readonly leaks: string[]; readonly hiding: number } {
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
  const walks = [1, 2, 3, 4].map((seed) => walk(given, seed, 60));
  expect(walks.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(walks.filter(({ hiding }) => hiding > 5).length, 'walks in which squadrons hide').toBeGreaterThan(1);
});

it.each([
  ['scouts about', 'planetary-invasion'],
  ['mines, cloaks and a reserve', 'border-skirmish'],
  ['mines, cloaks and a reserve', 'support-ground-assault'],
] as const)('nor with %s, in %s', { timeout: 60_000 }, (what, scenario) => {
  const made = what === 'scouts about' ? small.lurkers : sly;
  const setup = setupOf([made('Oak'), made('Elm')], scenario);
  const walks = [1, 2, 3, 4, 5, 6].map((seed) => walk(setup, seed, 60));
  expect(walks.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(walks.filter(({ hiding }) => hiding > 5).length, 'walks in which squadrons hide').toBeGreaterThan(1);
});
