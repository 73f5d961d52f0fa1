import type { LogPart } from '../../../kernel/contract.ts';
import type { NarratorsOf } from '../../game.ts';
import {
  beaconName,
  fighterName,
  listed,
  shipName,
  sideName,
  terrainName,
} from '../../../mechanics/blueprint-fleets/names.ts';
import type { State } from '../../state.ts';
import type { BeaconEvent } from './events.ts';
import { isJammed } from './active.ts';

/** Which of the beacons jam each other now that did not before. */
function jamWords(before: State, after: State): LogPart[] {
  const fresh = Object.values(after.beacons).filter((beacon) => {
    const was = before.beacons[beacon.id];
    return isJammed(after, beacon) && (was === undefined || !isJammed(before, was));
  });
  if (fresh.length === 0) return [];
  return [' ', ...listed(fresh.map(({ id }) => beaconName(after, id))), ' are jammed.'];
}
const jamRules = (before: State, after: State): string[] =>
  jamWords(before, after).length > 0 ? ['QR-4.4a', 'R-QR-96'] : [];

/** Beacons that are free of a jam now: the one that jammed them is gone. */
function freedWords(before: State, after: State): LogPart[] {
  const freed = Object.values(after.beacons).filter((beacon) => {
    const was = before.beacons[beacon.id];
    return was !== undefined && was.seat === beacon.seat && isJammed(before, was) && beacon.status === 'online';
  });
  const free = freed.filter((beacon) => !isJammed(after, beacon));
  return free.length === 0
    ? []
    : [' ', ...listed(free.map(({ id }) => beaconName(after, id))), ' is no longer jammed.'];
}
const freedRules = (before: State, after: State): string[] => (freedWords(before, after).length > 0 ? ['QR-4.4b'] : []);

function switchedWords(state: State, ids: readonly string[], how: string): LogPart[] {
  return ids.length === 0 ? [] : [` switches ${how} `, ...listed(ids.map((id) => beaconName(state, id)))];
}

export const narrateBeacons: NarratorsOf<BeaconEvent> = {
  'beacon-deployed': (event, _before, after) => ({
    parts: [shipName(after, event.ship), ' lays ', beaconName(after, event.beacon), ', offline until the End Phase.'],
    rules: ['QR-8.3.1a', 'QR-8.3.1b', 'R-QR-95'],
    tone: 'act',
  }),
  'beacon-hacked': (event, before, after) => ({
    parts: [
      shipName(after, event.ship),
      ' hacks ',
      beaconName(before, event.beacon),
      `: ${event.face} + ${event.modules} = ${event.face + event.modules}, `,
      event.success ? 'which turns it. It is offline.' : 'which fails.',
    ],
    rules: ['QR-8.3.2b', 'R-QR-97'],
    tone: 'roll',
    rolls: [
      {
        label: 'hacking',
        seat: after.ships[event.ship]?.seat ?? null,
        sides: 6,
        faces: [event.face],
        need: Math.max(1, 6 - event.modules),
        counted: event.success ? 1 : 0,
      },
    ],
  }),
  'beacon-attacked': (event, before, after) => ({
    parts: [
      ...listed(event.fighters.map((id) => fighterName(before, id))),
      event.fighters.length === 1 ? ' attacks ' : ' attack ',
      beaconName(before, event.beacon),
      event.destroyed ? ', which is destroyed.' : ' in vain.',
      ...freedWords(before, after),
    ],
    rules: ['QR-4.1a', 'R-QR-168', ...freedRules(before, after)],
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
  'beacons-started': (event, before, after) => ({
    parts: [
      ...listed(event.beacons.map((id) => beaconName(after, id))),
      event.beacons.length === 1 ? ' goes online.' : ' go online.',
      ...jamWords(before, after),
    ],
    rules: ['QR-8.3.1b', ...jamRules(before, after)],
    tone: 'act',
  }),
  'beacons-switched': (event, before, after) => ({
    parts: [
      sideName(after, event.by),
      ...switchedWords(after, event.on, 'on'),
      ...(event.on.length > 0 && event.off.length > 0 ? [' and'] : []),
      ...switchedWords(after, event.off, 'off'),
      '.',
      ...freedWords(before, after),
      ...jamWords(before, after),
    ],
    rules: ['QR-9.3a', 'R-QR-96', ...freedRules(before, after), ...jamRules(before, after)],
    tone: 'act',
  }),
  'targets-held': (event, _before, after) => ({
    parts: event.targets.flatMap(({ terrain, by }, index): LogPart[] => [
      ...(index === 0 ? [] : [' ']),
      by === null ? 'Nobody' : sideName(after, by),
      ' controls ',
      terrainName(after, terrain),
      '.',
    ]),
    rules: ['QR-4.7a', 'QR-3.4.7b', 'R-QR-98'],
    tone: 'act',
  }),
};
