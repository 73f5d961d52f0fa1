/** What each event of a maneuver changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import { arrive, carrying } from '../../phases/movement/effects.ts';
import type { ManeuverEvent } from '../../../mechanics/blueprint-fleets/orbit/events.ts';
import { angleBetween } from '../../../geometry/table/index.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import { bearing, inches, shipName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveManeuvers: EvolversOf<ManeuverEvent> = {
  'ship-orbited': (draft, event) => {
    const ship = arrive(draft, event);
    if (ship === undefined) return;
    ship.activation.moves += 1;
    ship.activation.movementOver = true;
    if (event.how !== 'follow-orbit') ship.activation.special = event.how;
  },
  'ship-pivoted': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.special = 'pivot-ship';
  },
};

type ShipOrbited = Extract<ManeuverEvent, { kind: 'ship-orbited' }>;

const rules: Readonly<Record<ShipOrbited['how'], readonly string[]>> = {
  'enter-orbit': ['QR-8.3.9.1b', 'R-QR-104', 'R-QR-105'],
  'follow-orbit': ['QR-8.3.9.2a', 'R-QR-105'],
  'leave-orbit': ['QR-8.3.9.3b', 'R-QR-105'],
  slingshot: ['QR-8.3.10a', 'R-QR-107'],
};

const segmentWords = (segments: number): string => (segments === 1 ? '1 segment' : `${segments} segments`);

function wayWords(event: ShipOrbited, before: State): LogPart[] {
  const { how, approach, segments, exit } = event;
  const planet = terrainName(before, event.planet);
  const arc = segmentWords(segments);
  const leaves =
    exit.distanceMils > 0 ? ` and leaves it ${inches(exit.distanceMils)} on ${bearing(exit.courseCdeg)}` : '';
  const comes =
    approach.distanceMils > 0 ? ` moves ${inches(approach.distanceMils)} on ${bearing(approach.courseCdeg)},` : '';
  switch (how) {
    case 'enter-orbit':
      return [`${comes} enters orbit of `, planet, ` and goes ${arc}`];
    case 'follow-orbit':
      return [` goes ${arc} along its orbit of `, planet];
    case 'leave-orbit':
      return [` goes ${arc} along its orbit of `, planet, leaves];
    case 'slingshot':
      return [`${comes} swings ${arc} round `, planet, leaves];
  }
}

export const narrateManeuvers: NarratorsOf<ManeuverEvent> = {
  'ship-orbited': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ...wayWords(event, before),
      ` and faces ${bearing(event.facingCdeg)}`,
      ...carrying(before, event.carried),
      '.',
    ],
    rules: event.carried.length === 0 ? rules[event.how] : [...rules[event.how], 'QR-8.2.4a'],
    tone: 'act',
    cue: { is: 'move' },
  }),
  'ship-pivoted': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` turns ${Math.round(angleBetween(event.from, event.facingCdeg) / 100)}° by its thrusters and faces ${bearing(event.facingCdeg)}.`,
    ],
    rules: ['QR-11.6.20b', 'R-QR-109'],
    tone: 'act',
  }),
};
