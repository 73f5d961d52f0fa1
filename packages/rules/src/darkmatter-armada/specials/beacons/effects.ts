/** The events of beacons, what each changes, and what the log says of it. */
import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { beaconEventsOf } from '../../../mechanics/blueprint-fleets/beacons/events.ts';
import { evolveBeacons as evolveFamily } from '../../../mechanics/blueprint-fleets/beacons/evolve.ts';
import {
  type BeaconRules,
  freedWords,
  narrateBeacons as narrateBy,
} from '../../../mechanics/blueprint-fleets/beacons/narrate.ts';
import { fightersNamed } from '../../../mechanics/blueprint-fleets/fighters/narrate.ts';
import { beaconName } from '../../../mechanics/blueprint-fleets/names.ts';
import { beaconId, dieSize, fighterId, seat, spaceId } from '../../ids.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';
import { activeBeacons, isJammed } from '../jumps/legality.ts';

const beaconAttacked = z.strictObject({
  kind: z.literal('beacon-attacked'),
  by: seat,
  beacon: beaconId,
  fighters: listOf(fighterId),
  sides: dieSize,
  faces: listOf(z.int().min(1).max(16), 100),
  destroyed: z.boolean(),
});

export const beaconEvents = [...beaconEventsOf(spaceId, count), beaconAttacked] as const;
export type BeaconEvent = z.infer<(typeof beaconEvents)[number]>;

export const evolveBeacons: EvolversOf<BeaconEvent> = {
  ...evolveFamily,
  'beacon-attacked': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
    if (event.destroyed) delete draft.beacons[event.beacon];
  },
};

const rules: BeaconRules = {
  'beacon-deployed': ['DA-9.3.1', 'R-DA-81'],
  'beacon-hacked': ['DA-9.3.2', 'R-DA-82'],
  'beacons-started': ['DA-9.3.1', 'R-DA-81'],
  'beacons-switched': ['DA-5.2b', 'R-DA-83'],
  'targets-held': ['DA-5.7'],
  jammed: ['DA-5.4', 'R-DA-83'],
  freed: ['DA-5.4'],
};
const jamming = { activeBeacons, isJammed };

export const narrateBeacons: NarratorsOf<BeaconEvent> = {
  ...narrateBy(rules, jamming),
  'beacon-attacked': (event, before, after) => {
    const freed = freedWords(jamming, before, after);
    return {
      parts: [
        ...fightersNamed(before, event.fighters),
        event.fighters.length === 1 ? ' attacks ' : ' attack ',
        beaconName(before, event.beacon),
        event.destroyed ? ', which is destroyed.' : ' in vain.',
        ...freed,
      ],
      rules: ['DA-5.1', 'R-DA-84', ...(freed.length > 0 ? rules.freed : [])],
      tone: 'roll',
      rolls: [
        {
          label: 'attack on a beacon',
          seat: event.by,
          sides: event.sides,
          faces: event.faces,
          need: null,
          counted: event.faces.length,
        },
      ],
    };
  },
};
