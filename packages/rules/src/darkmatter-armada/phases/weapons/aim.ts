/** How a ship sees a target: distance, quadrants, shields and terrain on the line (R-DA-106, R-DA-108 to R-DA-113). */
import { arcsOf, crossings, distanceMils } from '../../../geometry/table/index.ts';
import { kept } from '../../../kernel/kept.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { Arc, MountId } from '../../ids.ts';
import { type PlacedTerrain, placedTerrain, tape } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf, type Ship } from '../../table.ts';

/** The quadrant of a mount, one of four of 90° (DA-1.3); what fires all round has none (DA-1.8.14, R-DA-32). */
export const quadrantOf: Readonly<Record<MountId, Arc | null>> = {
  F: 'fore',
  P: 'port',
  S: 'starboard',
  A: 'aft',
  W1: null,
  W2: null,
  T1: null,
  T2: null,
  T3: null,
  T4: null,
};

/** A hundredth of an inch of a line has to lie in a feature (R-DA-109). */
const LEAST_INSIDE_MILS = 10;

/** Terrain on the line from post to post, for direct fire and torpedoes alike. */
const featuresBetween = (state: OpenTable, from: PlacedShip, target: PlacedShip): readonly PlacedTerrain[] =>
  crossings(from.at, target.at, placedTerrain(state), tape.distanceMils)
    .filter(({ insideMils }) => insideMils >= LEAST_INSIDE_MILS)
    .map(({ shape }) => shape);

/** The quadrants that a working Shield Generator protects now. */
export const shieldedArcs = kept((shields: Ship['shields']): readonly Arc[] =>
  Object.values(shields).flatMap((arc) => (arc === null ? [] : [arc])),
);

/** One shooter and one target: what all its weapons have in common, worked out when it is asked for: most are out of range. */
export class Aim {
  /** Post to post (DA-1.4.2). */
  readonly rangeMils: number;
  readonly ship: PlacedShip;
  readonly target: PlacedShip;
  readonly #state: OpenTable;
  #arcs: readonly Arc[] | undefined;
  #targetArcs: readonly Arc[] | undefined;
  #through: readonly PlacedTerrain[] | undefined;

  constructor(state: OpenTable, ship: PlacedShip, target: PlacedShip) {
    this.#state = state;
    this.ship = ship;
    this.target = target;
    this.rangeMils = distanceMils(ship.at, target.at);
  }

  /** Quadrants of the shooter that hold the target, and those of the target that the line enters. */
  get arcs(): readonly Arc[] {
    return (this.#arcs ??= arcsOf(this.ship.at, this.ship.facingCdeg, this.target.at, tape.angleCdeg));
  }
  get targetArcs(): readonly Arc[] {
    return (this.#targetArcs ??= arcsOf(this.target.at, this.target.facingCdeg, this.ship.at, tape.angleCdeg));
  }

  /** Terrain on the line. */
  get through(): readonly PlacedTerrain[] {
    return (this.#through ??= featuresBetween(this.#state, this.ship, this.target));
  }
}

export const aimAt = (state: OpenTable, ship: PlacedShip, target: PlacedShip): Aim => new Aim(state, ship, target);

/** What stops the line of this kind of fire (DA-9.4.3); torpedoes fly on where that is agreed (R-DA-110). */
export function blockerOf({ match }: OpenTable, { through }: Aim, torpedo: boolean): PlacedTerrain | undefined {
  if (torpedo && !optionOf(match, 'planetBlocksTorpedoes')) return undefined;
  return through.find(({ kind }) => terrainData[kind][torpedo ? 'torpedoes' : 'direct'] === 'blocks');
}

/** What gives the defence its die. */
export const impediments = ({ through }: Aim, torpedo: boolean): readonly PlacedTerrain[] =>
  through.filter(({ kind }) => terrainData[kind][torpedo ? 'torpedoes' : 'direct'] === 'impedes');

/** Quadrants of the target that direct fire may enter; `passes`: no shield stops it (DA-12.5.2). */
export function openArcs({ target, targetArcs }: Aim, passes: boolean): readonly Arc[] {
  const shielded = passes ? [] : shieldedArcs(target.shields);
  return targetArcs.filter((arc) => !shielded.includes(arc));
}
