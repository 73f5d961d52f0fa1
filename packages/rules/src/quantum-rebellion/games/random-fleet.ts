/** Fleets of bot matches, called after a word, so that no two fleets of a match share a name. */
import type { Random } from '../../kernel/index.ts';
import type { ClassCode } from '../data/classes.ts';
import * as design from '../fleet/index.ts';

export { warships } from '../fleet/index.ts';

/** What some ships set out with, so that bots meet modules that need one another more often than chance brings them together. */
export const hyperspaceOutfits: readonly design.ShipDesign['equipment'][] = [
  { E1: 'hyperspace-matrix', E2: 'auxiliary-power-unit' },
  { E1: 'hyperspace-matrix' },
  { E1: 'cloaking-device', E2: 'auxiliary-power-unit' },
  { E1: 'cloaking-device' },
  { E1: 'aperture-beacon' },
  { E1: 'beacon-deployment' },
];

/** A legal fleet of at most `points` points of ships of some classes. */
export function randomFleet(
  word: string,
  points: number,
  random: Random,
  classes: readonly ClassCode[] = design.warships,
  outfits: readonly design.ShipDesign['equipment'][] = [],
): design.FleetDesign {
  return design.randomFleet(points, random, { word, classes, outfits });
}
