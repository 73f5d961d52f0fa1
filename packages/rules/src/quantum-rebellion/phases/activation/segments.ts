/** The segments of an activation in their order, and what each lets a squadron do (QR-8.0c). */
import type { Command } from '../../commands.ts';
import { segmentTitles } from '../../position/words.ts';
import type { Segment } from '../../table.ts';
import { beaconPart } from '../beacons/part.ts';
import { beaconRaidPart } from '../beacons/raid.ts';
import { boardingPart } from '../boarding/part.ts';
import { cloakPart } from '../cloak/part.ts';
import { commandPart } from '../command/part.ts';
import { fightersPart } from '../fighters/part.ts';
import { jumpPart } from '../jumps/part.ts';
import { maneuverPart } from '../maneuvers/part.ts';
import { massDriverPart } from '../mass-driver/part.ts';
import { movementPart } from '../movement/part.ts';
import { scenarioPart } from '../scenario/part.ts';
import { specialPart } from '../special/part.ts';
import { weaponsPart } from '../weapons/part.ts';
import type { SegmentPart } from './part.ts';

export const segments = ['command', 'movement', 'special', 'combat'] as const satisfies readonly Segment[];

export { segmentTitles as segmentName };

export const parts: readonly SegmentPart[] = [
  commandPart,
  movementPart,
  maneuverPart,
  jumpPart,
  specialPart,
  scenarioPart,
  cloakPart,
  beaconPart,
  weaponsPart,
  massDriverPart,
  fightersPart,
  beaconRaidPart,
  boardingPart,
];

/** The part that a command or an offer of this kind belongs to. */
export const partFor = (kind: Command['kind']): SegmentPart | undefined =>
  parts.find((part) => part.kinds.includes(kind));
