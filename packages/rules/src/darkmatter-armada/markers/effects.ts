/** What happens to markers and speeds in the state, and what the log says of it. */
import { listed, shipName } from '../../mechanics/blueprint-fleets/names.ts';
import type { EvolversOf, NarratorsOf } from '../state.ts';
import type { MarkerEvent, Passing } from './schema.ts';

export const evolveMarkers: EvolversOf<MarkerEvent> = {
  'marker-placed': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship[event.marker] = event.is;
  },
  'markers-passed': (draft, event) => {
    for (const [list, is] of [
      [event.left, 'off'],
      [event.stay, 'on'],
    ] as const)
      for (const { ship: id, marker } of list) {
        const ship = draft.ships[id];
        if (ship !== undefined) ship[marker] = is;
      }
  },
  'grid-fault-set': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.gridFault = event.level;
  },
  'evasion-began': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.evasive = true;
    ship.activation.special = 'evade';
    ship.activation.skipsCombat = event.skipsCombat;
  },
  'evasion-ended': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.evasive = false;
  },
  'cloak-switched': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.cloaked = event.on;
    ship.activation.special = event.on ? 'engage-cloak' : 'disengage-cloak';
  },
  'speed-set': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.speed = event.speed;
    if (!event.forced) ship.activation.speedSet = true;
  },
};

const titles: Readonly<Record<Passing, string>> = {
  commsDown: 'Comms Down',
  fireControl: 'Fire Control Offline',
  reactorScram: 'Reactor Scram',
};
const rules: Readonly<Record<Passing, string>> = {
  commsDown: 'DA-1.7.4',
  fireControl: 'DA-1.7.10',
  reactorScram: 'DA-1.7.11b',
};
export const speedTitles = { low: 'Low', medium: 'Medium', high: 'High' } as const;

export const narrateMarkers: NarratorsOf<MarkerEvent> = {
  'marker-placed': (event, before) => ({
    parts: [shipName(before, event.ship), ` gets ${titles[event.marker]} (${event.cause.by}).`],
    rules: [...new Set([event.cause.rule, rules[event.marker]])],
    tone: 'harm',
  }),
  'markers-passed': (event, before) =>
    event.left.length === 0
      ? undefined
      : {
          parts: [
            ...listed(
              event.left.map(({ ship, marker }) => [shipName(before, ship), ` loses ${titles[marker]}`]).flat(),
            ),
            '.',
          ],
          rules: ['DA-9.0b'],
          tone: 'act',
        },
  'grid-fault-set': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.level === 0
        ? ' is rid of its Defense Grid Fault.'
        : ` has Defense Grid Fault −${event.level} (${event.cause.by}).`,
    ],
    rules: [event.cause.rule],
    tone: event.level === 2 ? 'harm' : 'act',
  }),
  'evasion-began': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.skipsCombat ? ' takes Evasive Action and skips combat.' : ' takes Evasive Action and keeps fighting.',
    ],
    rules: ['DA-9.3.6a', 'DA-9.3.6b'],
    tone: 'act',
  }),
  'evasion-ended': (event, before) => ({
    parts: [shipName(before, event.ship), ' evades no more.'],
    rules: ['DA-9.3.6b'],
    tone: 'act',
  }),
  'cloak-switched': (event, before) => ({
    parts: [shipName(before, event.ship), event.on ? ' engages its cloak.' : ' disengages its cloak.'],
    rules: ['DA-9.3.3a', ...(event.on ? ['DA-12.7.10'] : [])],
    tone: 'act',
  }),
  'speed-set': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` ${event.forced ? 'is down to' : 'sets its speed to'} ${speedTitles[event.speed]}.`,
    ],
    rules: [event.forced ? 'R-DA-67' : 'DA-9.1.4a'],
    tone: event.forced ? 'harm' : 'act',
  }),
};
