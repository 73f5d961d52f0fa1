import * as z from 'zod';
import { atLeastOne, faces, listOf } from '../../../kernel/bounded.ts';
import { beaconEventsOf } from '../../../mechanics/blueprint-fleets/beacons/events.ts';
import { beaconId, fighterId, seat, spaceId } from '../../ids.ts';

const beaconAttacked = z.strictObject({
  kind: z.literal('beacon-attacked'),
  by: seat,
  beacon: beaconId,
  fighters: listOf(fighterId),
  faces: faces(6),
  destroyed: z.boolean(),
});

export const beaconEvents = [...beaconEventsOf(spaceId, atLeastOne), beaconAttacked] as const;
export type BeaconEvent = z.infer<(typeof beaconEvents)[number]>;
