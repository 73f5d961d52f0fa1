/** What the bots reckon with: the exact mean of a weapon against a defence, and what a place is worth by that. */
import type { Point } from '../../geometry/table/index.ts';
import { kept, keptUnder } from '../../kernel/kept.ts';
import { appraisalBy, type BotGun } from '../../mechanics/blueprint-fleets/bots/firepower.ts';
import { passageBy } from '../../mechanics/blueprint-fleets/bots/passage.ts';
import { combined, dieOdds, type Distribution, expected, stepped, totalOdds } from '../../mechanics/dice/index.ts';
import { nearestQuadrant } from '../../mechanics/open-table/index.ts';
import { evasiveDice } from '../data/action-tables.ts';
import { dieSizes } from '../data/dice.ts';
import { longestDirectMils, ordnance, outOfBandSteps } from '../data/ordnance.ts';
import { terrain as terrainData } from '../data/terrain.ts';
import { options } from '../options.ts';
import { quadrantOf, shieldedArcs } from '../phases/weapons/aim.ts';
import { placedTerrain } from '../ship/clearance.ts';
import { classOf, hasCustomization, type PlacedShip, weaponsOf } from '../ship/ships.ts';
import { defenseDie, working } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import type { Ship, Terrain } from '../table.ts';

export interface Gun extends BotGun {
  readonly torpedo: boolean;
  readonly nearMils: number;
  readonly farMils: number;
  /** The die in its effective band, and outside of it; 0 where none is left. */
  readonly sides: number;
  readonly farSides: number;
  /** No shield of the target stops it. */
  readonly passes: boolean;
}

/** The weapons that work, and the best that each can do. */
export const gunsOf = kept((spaces: Ship['spaces']): readonly Gun[] => {
  const sensors = Object.values(spaces).some(
    (space) =>
      space?.condition === 'working' &&
      space.fitted?.kind === 'module' &&
      space.fitted.module === 'enhanced-sensor-array',
  );
  return weaponsOf({ spaces }).flatMap(({ mount, space, weapon }) => {
    if (space.condition !== 'working') return [];
    const { torpedo, effect, effectiveMils } = ordnance[weapon.ordnance];
    const [nearMils, farMils] = effectiveMils;
    const outside = torpedo ? undefined : stepped(dieSizes, weapon.die, sensors ? 0 : outOfBandSteps);
    return [
      {
        quarter: quadrantOf[mount],
        torpedo,
        nearMils,
        farMils,
        sides: weapon.die,
        farSides: outside ?? 0,
        passes: effect.kind === 'pass-shield',
      },
    ];
  });
});

/** The dice of a defence as they are now, whoever fires: DEF, evasion, armour, and what a Grid Fault takes off. */
interface Wall {
  readonly dice: readonly number[];
  readonly less: number;
  readonly key: string;
}

/** By the usual dice, whatever was agreed on for the match: the forecast of a shot has the right ones. */
const usualDie = evasiveDice[options.evasiveDice.default];

const wallsOf = keptUnder<Ship['spaces'], string, Wall>();

export function wallOf(ship: Ship): Wall {
  const { spaces, def, rank, evasive, speed, gridFault } = ship;
  return wallsOf(spaces, `${def} ${rank} ${evasive ? speed : ''} ${gridFault}`, () => {
    const own = defenseDie(ship);
    const dice = [
      ...(own === undefined ? [] : [own]),
      ...(evasive ? [usualDie[speed]] : []),
      ...(working(ship, 'armor-plating') > 0 ? [4] : []),
    ];
    return { dice, less: gridFault, key: `${dice.join('+')}-${gridFault}` };
  });
}

const EXPLODES = 1;
const oddsOf = (dice: readonly number[]) => totalOdds(dice.map((sides) => dieOdds(sides, EXPLODES)));

/** Hits that attack dice may leave of a defence: the chances of each number, and their mean. */
export interface Hits {
  readonly chances: Distribution;
  readonly mean: number;
}
const known = new Map<string, Hits>();

export function hitsOf(attack: readonly number[], { dice, less, key }: Wall): Hits {
  const name = `${attack.join('+')} ${key}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const against = combined(oddsOf(dice), [1], (total) => Math.max(0, total - less));
  const chances = combined(oddsOf(attack), against, (a, d) => Math.max(0, a - d));
  const hits = { chances, mean: expected(chances) };
  known.set(name, hits);
  return hits;
}

/** The hits that attack dice may be expected to leave of a defence. */
export const meanHits = (attack: readonly number[], wall: Wall): number => hitsOf(attack, wall).mean;

export const AFT = 6;
export const hasWeakStern = (target: Ship): boolean =>
  !classOf(target).station && !hasCustomization(target, 'high-bypass-engines');

/** What a gun may be expected to do at a distance to a target that it bears on, fired from a place. */
export function struck(gun: Gun, rangeMils: number, target: PlacedShip, from: Point): number {
  const inBand = rangeMils >= gun.nearMils && rangeMils <= gun.farMils;
  if (gun.torpedo) return inBand ? meanHits([gun.sides], wallOf(target)) : 0;
  const sides = inBand ? gun.sides : gun.farSides;
  if (sides === 0 || rangeMils > longestDirectMils) return 0;
  const arc = nearestQuadrant(target, from);
  if (!gun.passes && shieldedArcs(target.shields).includes(arc)) return 0;
  return meanHits(arc === 'aft' && hasWeakStern(target) ? [sides, AFT] : [sides], wallOf(target));
}

/** No weapon reaches farther than a torpedo. */
export const longestShotMils = Math.max(...Object.values(ordnance).map(({ effectiveMils: [, farthest] }) => farthest));

export const { firepower, exposure } = appraisalBy<Ship, Gun>({
  gunsOf: ({ spaces }) => gunsOf(spaces),
  longestShotMils,
  unseen: ({ cloaked }) => cloaked,
  hits: struck,
  // Each weapon is an attack of its own.
  spread: (_gun, hits) => hits,
  stern: 0,
  frailty: () => 0.6,
});

/** Terrain throws its die; hits of a minefield are defended against. */
export const passage = passageBy<Terrain>({
  placedTerrain: (state: Sight) => placedTerrain(state),
  isPlanet: ({ kind }) => terrainData[kind].hazard.kind === 'collision',
  costOf: ({ kind, die }) => {
    const { hazard } = terrainData[kind];
    const mean = ((die ?? 0) + 1) / 2;
    if (hazard.kind === 'hits') return mean;
    if (hazard.kind === 'mines') return mean / 2;
    return hazard.kind === 'distortion' ? 0 : 2;
  },
});
