/** What a place on the table is worth to a ship, what a way there may cost, and what a scenario sends ships to do. */
import { kept } from '../../kernel/kept.ts';
import { errandsBy } from '../../mechanics/blueprint-fleets/bots/errands.ts';
import { appraisalBy, type BotGun } from '../../mechanics/blueprint-fleets/bots/firepower.ts';
import { passageBy } from '../../mechanics/blueprint-fleets/bots/passage.ts';
import { scenarios } from '../data/scenarios.ts';
import { distances } from '../data/sizes.ts';
import { ordnance } from '../data/ordnance.ts';
import { terrain as terrainTable } from '../data/terrain.ts';
import { check } from '../decide.ts';
import type { SpaceId } from '../ids.ts';
import { mountArc } from '../phases/weapons/arcs.ts';
import { inConvoy } from '../scenarios/ending.ts';
import { circles, placedTerrain } from '../ship/clearance.ts';
import { classOf, weaponsOf, workingSpaces } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import type { Ship, Terrain } from '../table.ts';

export { worth } from '../../mechanics/blueprint-fleets/bots/firepower.ts';

interface Gun extends BotGun {
  readonly nearMils: number;
  readonly farMils: number;
  readonly onlyOptimal: boolean;
  /** Expected hits with and without the Optimal Range bonus. */
  readonly best: number;
  readonly plain: number;
}

const gunsOf = kept((spaces: Ship['spaces']): readonly Gun[] =>
  weaponsOf({ spaces }).flatMap(({ mount, space, weapon }) => {
    if (space.condition !== 'working') return [];
    const { optimalMils, torpedo, onlyInOptimalRange } = ordnance[weapon.ordnance];
    const [nearMils, farMils] = optimalMils;
    const [best, plain] = [(weapon.dice * 4) / 6, (weapon.dice * 2) / 6];
    return [{ quarter: mountArc[mount], nearMils, farMils, onlyOptimal: torpedo || onlyInOptimalRange, best, plain }];
  }),
);

export const { firepower, exposure } = appraisalBy<Ship, Gun>({
  gunsOf: ({ spaces }) => gunsOf(spaces),
  longestShotMils: distances.longestShotMils,
  unseen: ({ cloak }) => cloak === 'on',
  hits: (gun, range) => {
    if (range >= gun.nearMils && range <= gun.farMils) return gun.best;
    return gun.onlyOptimal ? 0 : gun.plain;
  },
  // Several arcs have no bonus.
  spread: (gun, hits) => Math.min(hits, gun.plain),
  stern: 0.7,
  frailty: (ship) => (classOf(ship).hull === 'small' ? 0.7 : 0.5),
});

export const passage = passageBy<Terrain>({
  placedTerrain: (state: Sight) => placedTerrain(state),
  isPlanet: ({ kind }) => terrainTable[kind].hazard.kind === 'destroyed',
  costOf: ({ kind }) => {
    const { hazard } = terrainTable[kind];
    if (hazard.kind === 'hits') return hazard.plus + 3.5 * hazard.dice;
    return hazard.kind === 'hull' ? hazard.hull : hazard.kind === 'none' ? 0 : 1;
  },
});

/** Troops are aboard, and the scenario counts them. */
export const carriesTroops = ({ match }: Sight, ship: Ship): boolean =>
  scenarios[match.scenario].actions.includes('land-troops') && workingSpaces(ship, 'cargo-space').length > 0;

export const { errand, errandCost, prey } = errandsBy<Ship, 'move-ship' | 'full-thrust', SpaceId, 'T1' | 'T2'>({
  check,
  circles,
  passage,
  inConvoy,
  carriesTroops,
});
