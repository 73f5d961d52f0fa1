import { beaconName, listed, shipName, sideName, terrainName, type Told } from '../names.ts';
import type { State } from '../table.ts';
import type { LogPart, RuleId } from '../../../kernel/contract.ts';
import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { BeaconEvent } from './events.ts';
import type { Jamming } from './active.ts';
import type { BeaconId } from '../ids.ts';

/** Which of the beacons jam each other now that did not before. */
function jamWords(jamming: Jamming, before: State, after: State): LogPart[] {
  const fresh = Object.values(after.beacons).filter((beacon) => {
    const was = before.beacons[beacon.id];
    return jamming.isJammed(after, beacon) && (was === undefined || !jamming.isJammed(before, was));
  });
  if (fresh.length === 0) return [];
  return [' ', ...listed(fresh.map(({ id }) => beaconName(after, id))), ' are jammed.'];
}

/** Beacons that are free of a jam now: the one that jammed them is gone. */
export function freedWords(jamming: Jamming, before: State, after: State): LogPart[] {
  const freed = Object.values(after.beacons).filter((beacon) => {
    const was = before.beacons[beacon.id];
    return was !== undefined && was.seat === beacon.seat && jamming.isJammed(before, was) && beacon.status === 'online';
  });
  const free = freed.filter((beacon) => !jamming.isJammed(after, beacon));
  return free.length === 0
    ? []
    : [' ', ...listed(free.map(({ id }) => beaconName(after, id))), ' is no longer jammed.'];
}
function switchedWords(state: State, ids: readonly BeaconId[], how: string): LogPart[] {
  return ids.length === 0 ? [] : [` switches ${how} `, ...listed(ids.map((id) => beaconName(state, id)))];
}

export interface BeaconRules extends Told<BeaconEvent['kind']> {
  readonly jammed: readonly RuleId[];
  readonly freed: readonly RuleId[];
}

export const narrateBeacons = (rules: BeaconRules, jamming: Jamming): NarratorsOf<State, BeaconEvent> => ({
  'beacon-deployed': (event, _before, after) => ({
    parts: [shipName(after, event.ship), ' lays ', beaconName(after, event.beacon), ', offline until the End Phase.'],
    rules: rules['beacon-deployed'],
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
    rules: rules['beacon-hacked'],
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
  'beacons-started': (event, before, after) => ({
    parts: [
      ...listed(event.beacons.map((id) => beaconName(after, id))),
      event.beacons.length === 1 ? ' goes online.' : ' go online.',
      ...jamWords(jamming, before, after),
    ],
    rules: [...rules['beacons-started'], ...(jamWords(jamming, before, after).length > 0 ? rules.jammed : [])],
    tone: 'act',
  }),
  'beacons-switched': (event, before, after) => ({
    parts: [
      sideName(after, event.by),
      ...switchedWords(after, event.on, 'on'),
      ...(event.on.length > 0 && event.off.length > 0 ? [' and'] : []),
      ...switchedWords(after, event.off, 'off'),
      '.',
      ...freedWords(jamming, before, after),
      ...jamWords(jamming, before, after),
    ],
    rules: [
      ...rules['beacons-switched'],
      ...(freedWords(jamming, before, after).length > 0 ? rules.freed : []),
      ...(jamWords(jamming, before, after).length > 0 ? rules.jammed : []),
    ],
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
    rules: rules['targets-held'],
    tone: 'act',
  }),
});
