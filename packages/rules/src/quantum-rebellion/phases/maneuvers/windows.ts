/** Which straight approaches lead to an orbit: for offers and samples (R-QR-104). */
import { direction, type Envelope, unitLength } from '../../../geometry/table/index.ts';
import { coursesOutwards } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import { envelopeOf } from '../movement/plan.ts';
import type { Planet } from './orbit.ts';

/** The lengths on one course that end on a circle about the planet, facing along it. */
export interface ApproachWindow {
  readonly courseCdeg: number;
  readonly fromMils: number;
  readonly toMils: number;
}

const STEP_CDEG = 100;
/** Kept clear of the limits, so that rounding never carries a sample across one. */
const MARGIN_MILS = 5;

/**
 * On a course that passes the centre at `across`, a place `along` before or after the nearest point is within 45
 * degrees of the tangent just where `along` is not greater than `across`.
 */
function windowOn(
  { at, footprint }: Planet,
  from: PlacedShip['at'],
  courseCdeg: number,
  { minMils, maxMils }: Pick<Envelope, 'minMils' | 'maxMils'>,
): ApproachWindow | undefined {
  const { x, y } = direction(courseCdeg);
  const [east, north] = [at.xMils - from.xMils, at.yMils - from.yMils];
  const nearest = Math.round((east * x + north * y) / unitLength);
  const across = Math.round(Math.abs(east * y - north * x) / unitLength);
  const [inner, outer] = [footprint.radiusMils + distances.toleranceMils, footprint.radiusMils + distances.orbitMils];
  if (across >= outer) return undefined;
  const halfChord = (radius: number) => Math.floor(Math.sqrt(radius * radius - across * across));
  const reach = Math.min(across, halfChord(outer)) - MARGIN_MILS;
  const blocked = across <= inner ? nearest - halfChord(inner) - MARGIN_MILS : maxMils;
  const fromMils = Math.max(minMils, 1, nearest - reach);
  const toMils = Math.min(maxMils, nearest + reach, blocked);
  return fromMils > toMils ? undefined : { courseCdeg, fromMils, toMils };
}

/** The windows of the ship's turning arc, degree by degree, the courses nearest to its facing first. */
export function* approachWindows(state: State, ship: PlacedShip, planet: Planet): Generator<ApproachWindow> {
  const envelope = envelopeOf(state, ship);
  const { maxMils } = envelope;
  const far = maxMils + planet.footprint.radiusMils + distances.orbitMils;
  const [east, north] = [planet.at.xMils - ship.at.xMils, planet.at.yMils - ship.at.yMils];
  if (maxMils === 0 || east * east + north * north > far * far) return;
  for (const courseCdeg of coursesOutwards(envelope, STEP_CDEG)) {
    const window = windowOn(planet, ship.at, courseCdeg, envelope);
    if (window !== undefined) yield window;
  }
}
