/** What cases of fleet building share: fleets that are drawn up, what comes of them when the match starts, and refusals. */
import type { ArmadaCase, Fields } from './written.ts';

const bare = { rank: 'admiral', reactors: {}, weapons: {}, equipment: {}, customizations: [] };
const fleet = (name: string, squadrons: readonly Fields[][]): Fields => ({
  name,
  faction: 'Meridian',
  squadrons: squadrons.map((ships, index) => ({
    name: `${name} ${index + 1}`,
    ships: ships.map((ship) => ({ ...bare, ...ship })),
  })),
});

/** A match of these squadrons, the first of them with the flagship, against a corvette, without terrain. */
export const matchOf = (squadrons: readonly Fields[][], change: Fields = {}): Fields => ({
  fleets: [fleet('Waders', squadrons), fleet('Stones', [[{ name: 'Onyx', class: 'K' }]])],
  maxPoints: 1000,
  terrain: [],
  ...change,
});

/** A lone ship of that class, and what else it has. */
export const alone = (ship: Fields): Fields[][] => [[{ name: 'Tern', ...ship }]];

/** The fleet is taken; both sides throw for who deploys first. `state` is what the match begins with. */
export const accepted = (
  id: string,
  covers: string[],
  squadrons: readonly Fields[][],
  state: Fields,
  change: Fields = {},
): ArmadaCase => ({
  id,
  covers,
  start: matchOf(squadrons, change),
  dice: [15, 5],
  then: { events: [{ kind: 'match-started', state }] },
});

export const refused = (
  id: string,
  covers: string[],
  squadrons: readonly Fields[][],
  rejects: NonNullable<ArmadaCase['rejects']>,
  change: Fields = {},
): ArmadaCase => ({ id, covers, start: matchOf(squadrons, change), rejects });

/** The first ship of the fleet, as it is built. */
export const built = (ship: Fields): Fields => ({ ships: { 's1-01-1': ship } });

/** Faces of a direct-fire weapon and the power that each draws (12.2.3c), as the book is read. */
const powers = [
  [16, 10],
  [14, 8],
  [12, 6],
  [10, 4],
  [8, 3],
  [6, 2],
  [4, 1],
] as const;

/** Autocannons, which cost nothing, in as few of these mounts as may be, that draw exactly so much power. */
export function drawing(power: number, mounts: readonly string[]): Fields {
  const weapons: { [mount: string]: Fields } = {};
  let left = power;
  for (const mount of mounts) {
    const [die, draws] = powers.find(([, each]) => each <= left) ?? [0, 0];
    if (die > 0) weapons[mount] = { ordnance: 'autocannon', die };
    left -= draws;
  }
  if (left > 0) throw new Error(`${mounts.join(' ')} take no ${power} power: name more mounts.`);
  return weapons;
}
