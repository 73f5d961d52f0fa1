import * as z from 'zod';
import { atLeastOne, count, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, fighterId, point, shipId, terrainId } from '../ids.ts';

const distanceMils = count;
const leg = z.strictObject({ courseCdeg: facingCdeg, distanceMils });

/** A movement with a part on a circle about a planet; what it met follows in the events of terrain and damage. */
const shipOrbited = z.strictObject({
  kind: z.literal('ship-orbited'),
  ship: shipId,
  planet: terrainId,
  how: z.enum(['enter-orbit', 'follow-orbit', 'leave-orbit', 'slingshot']),
  from: point,
  approach: leg,
  /** The circle: its centre and radius, where the ship joins it and where it leaves it or stays. */
  centre: point,
  radiusMils: distanceMils,
  clockwise: z.boolean(),
  segments: atLeastOne,
  joined: point,
  left: point,
  exit: leg,
  to: point,
  facingCdeg,
  carried: listOf(z.strictObject({ fighter: fighterId, from: point, to: point })),
});

const shipPivoted = z.strictObject({ kind: z.literal('ship-pivoted'), ship: shipId, from: facingCdeg, facingCdeg });

export const maneuverEvents = [shipOrbited, shipPivoted] as const;
export type ManeuverEvent = z.infer<(typeof maneuverEvents)[number]>;
