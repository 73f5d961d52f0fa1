/** The segments of an activation in their order, and what each lets a squadron do (QR-8.0c). */
import { orderIn, ordersByKind } from '../../../mechanics/blueprint-fleets/activation/part.ts';
import { segmentTitles } from '../../position/words.ts';
import { beaconPart } from '../../specials/beacons/part.ts';
import { beaconRaidPart } from '../../specials/beacons/raid.ts';
import { boardingPart } from '../boarding/part.ts';
import { cloakPart } from '../../specials/cloak/part.ts';
import { commandPart } from '../command/part.ts';
import { fightersPart } from '../fighters/part.ts';
import { jumpPart } from '../../specials/jumps/part.ts';
import { maneuverPart } from '../../specials/maneuvers/part.ts';
import { massDriverPart } from '../../specials/mass-driver/part.ts';
import { movementPart } from '../movement/part.ts';
import { scenarioPart } from '../../scenarios/part.ts';
import { departurePart } from '../../specials/departures/part.ts';
import { weaponsPart } from '../weapons/part.ts';
import type { SegmentPart } from './part.ts';

export { segmentTitles as segmentName };

export const parts: readonly SegmentPart[] = [
  commandPart,
  movementPart,
  maneuverPart,
  jumpPart,
  departurePart,
  scenarioPart,
  cloakPart,
  beaconPart,
  weaponsPart,
  massDriverPart,
  fightersPart,
  beaconRaidPart,
  boardingPart,
];

/** How orders of this kind go, and in which segment. */
export const orderOf = orderIn(ordersByKind(parts));
