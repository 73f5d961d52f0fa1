/** The events of beacons, what each changes, and what the log says of it. */
import * as z from 'zod';
import { atLeastOne, faces, listOf } from '../../../kernel/bounded.ts';
import { beaconEventsOf } from '../../../mechanics/blueprint-fleets/beacons/events.ts';
import { beaconId, fighterId, seat, spaceId } from '../../ids.ts';
import { evolveBeacons as evolveBeaconsOfFamily } from '../../../mechanics/blueprint-fleets/beacons/evolve.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import {
  type BeaconRules,
  freedWords,
  narrateBeacons as narrateBeaconsBy,
} from '../../../mechanics/blueprint-fleets/beacons/narrate.ts';
import { beaconName, fighterName, listed } from '../../../mechanics/blueprint-fleets/names.ts';
import { activeBeacons, isJammed } from './control.ts';

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

export const evolveBeacons: EvolversOf<BeaconEvent> = {
  ...evolveBeaconsOfFamily,
  'beacon-attacked': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter !== undefined) fighter.attacked = true;
    }
    if (event.destroyed) delete draft.beacons[event.beacon];
  },
};

const rules: BeaconRules = {
  'beacon-deployed': ['QR-8.3.1a', 'QR-8.3.1b', 'R-QR-95'],
  'beacon-hacked': ['QR-8.3.2b', 'R-QR-97'],
  'beacons-started': ['QR-8.3.1b'],
  'beacons-switched': ['QR-9.3a', 'R-QR-96'],
  'targets-held': ['QR-4.7a', 'QR-3.4.7b', 'R-QR-98'],
  jammed: ['QR-4.4a', 'R-QR-96'],
  freed: ['QR-4.4b'],
};

const jamming = { activeBeacons, isJammed };
const freed = (before: State, after: State): LogPart[] => freedWords(jamming, before, after);

export const narrateBeacons: NarratorsOf<BeaconEvent> = {
  ...narrateBeaconsBy(rules, jamming),
  'beacon-attacked': (event, before, after) => ({
    parts: [
      ...listed(event.fighters.map((id) => fighterName(before, id))),
      event.fighters.length === 1 ? ' attacks ' : ' attack ',
      beaconName(before, event.beacon),
      event.destroyed ? ', which is destroyed.' : ' in vain.',
      ...freed(before, after),
    ],
    rules: ['QR-4.1a', 'R-QR-168', ...(freed(before, after).length > 0 ? rules.freed : [])],
    tone: 'roll',
    rolls: [
      {
        label: 'attack on a beacon',
        seat: event.by,
        sides: 6,
        faces: event.faces,
        need: 5,
        counted: event.faces.filter((face) => face >= 5).length,
      },
    ],
  }),
};
