/** What each event of movement changes, and what the log says of it. */
import { distanceMils } from '../../../geometry/table/index.ts';
import {
  evolveManeuvers as evolveManeuversBy,
  narrateManeuvers as narrateManeuversBy,
} from '../../../mechanics/blueprint-fleets/orbit/effects.ts';
import type { ManeuverEvent } from '../../../mechanics/blueprint-fleets/orbit/events.ts';
import type { LogLine, LogPart } from '../../../kernel/contract.ts';
import { arrive, carrying } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import {
  bearing,
  fighterName,
  inches,
  listed,
  shipName,
  terrainName,
} from '../../../mechanics/blueprint-fleets/names.ts';
import { totalOf } from '../../../mechanics/dice/index.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { MovementEvent } from './schema.ts';

export const evolveMovement: EvolversOf<MovementEvent> = {
  'ship-moved': (draft, event) => {
    const ship = arrive(draft, event);
    if (ship === undefined) return;
    ship.activation.moves += 1;
    ship.activation.movedMils += event.distanceMils;
    if (event.how !== undefined) ship.activation.special = event.how;
  },
  'terrain-met': (draft, event) => {
    draft.ships[event.ship]?.activation.met.push(event.terrain);
    const sweeper = event.sweeper === null ? undefined : draft.ships[event.sweeper];
    if (sweeper !== undefined && sweeper.id !== event.ship) sweeper.activation.sweptFor = event.ship;
  },
  'tokens-lost': (draft, event) => {
    for (const id of event.fighters) {
      const fighter = draft.fighters[id];
      if (fighter === undefined) continue;
      fighter.place = 'lost';
      fighter.at = null;
    }
  },
  'movement-ended': (draft, event) => {
    for (const id of draft.squadrons[event.squadron]?.ships ?? []) {
      const ship = draft.ships[id];
      if (ship === undefined) continue;
      if (event.held.includes(id)) ship.activation.moves += 1;
      ship.activation.movementOver = true;
    }
  },
};

type Moved = Extract<MovementEvent, { kind: 'ship-moved' }>;
type Met = Extract<MovementEvent, { kind: 'terrain-met' }>;

function moveWords({ how, distanceMils, courseCdeg, facingCdeg }: Moved): string {
  const facing = bearing(facingCdeg);
  if (distanceMils === 0) return ` stays and faces ${facing}`;
  if (how === 'split-s') return ` makes a Split-S of ${inches(distanceMils)} and faces ${facing}`;
  return ` moves ${inches(distanceMils)} on ${bearing(courseCdeg)} and faces ${facing}`;
}

function metWords({ attack, defence, hits }: Met, before: State, sweeper: Met['sweeper']): LogPart[] {
  if (attack === null) return [];
  const led: LogPart[] = sweeper === null ? [] : [', led by ', shipName(before, sweeper)];
  if (defence === null) return [...led, `: ${hits}`];
  const kept = totalOf(defence.dice[defence.kept]?.faces ?? []);
  const less = defence.fault === 0 ? '' : ` less ${defence.fault}`;
  return [...led, `: ${totalOf(attack.faces)} against ${kept}${less}, ${hits} ${hits === 1 ? 'hit' : 'hits'}`];
}

const verbs: Readonly<Record<Met['trigger'], string>> = {
  entered: ' enters ',
  'started-inside': ' begins inside ',
  collided: ' runs into ',
};

function metLine(event: Met, before: State): LogLine {
  const { kind } = before.terrain[event.terrain] ?? {};
  const seat = before.ships[event.ship]?.seat ?? null;
  const dice = [
    ...(event.attack === null ? [] : [{ label: 'terrain', ...event.attack }]),
    ...(event.defence?.dice ?? []).map((die) => ({ label: 'DEF', ...die })),
  ];
  return {
    parts: [
      shipName(before, event.ship),
      verbs[event.trigger],
      terrainName(before, event.terrain),
      ...metWords(event, before, event.sweeper),
      '.',
    ],
    rules: [kind === undefined ? 'DA-4.3' : terrainData[kind].hazardRule],
    tone: dice.length === 0 ? 'act' : 'roll',
    ...(dice.length === 0
      ? {}
      : {
          rolls: dice.map(({ label, sides, faces }) => ({
            label,
            seat,
            sides,
            faces,
            need: null,
            counted: faces.length,
          })),
        }),
  };
}

export const narrateMovement: NarratorsOf<MovementEvent> = {
  'ship-moved': (event, before) => ({
    parts: [shipName(before, event.ship), moveWords(event), ...carrying(before, event.carried), '.'],
    rules: [event.how === 'split-s' ? 'DA-9.3.9a' : 'DA-9.2.6', ...(event.carried.length === 0 ? [] : ['DA-9.2.7'])],
    tone: 'act',
    ...(event.distanceMils === 0 ? {} : { cue: { is: 'move' } }),
  }),
  'terrain-met': metLine,
  'tokens-lost': (event, before) => ({
    parts: [
      ...listed(event.fighters.map((id) => fighterName(before, id))),
      event.fighters.length === 1 ? ' is lost' : ' are lost',
      ...(event.terrain === null ? [' over the table’s edge'] : [' in ', terrainName(before, event.terrain)]),
      '.',
    ],
    rules: [event.terrain === null ? 'DA-9.2.8' : 'DA-4.5'],
    tone: 'loss',
  }),
  'movement-ended': (event, before) =>
    event.held.length === 0
      ? undefined
      : {
          parts: [
            ...listed(event.held.map((id) => shipName(before, id))),
            event.held.length === 1 ? ' holds its place.' : ' hold their places.',
          ],
          rules: ['R-DA-70'],
          tone: 'act',
        },
};

export const evolveManeuvers: EvolversOf<ManeuverEvent> = evolveManeuversBy((draft: State, event) => {
  const ship = arrive(draft, event);
  const { approach, exit, joined, left } = event;
  // Who has been in orbit has moved (R-DA-95).
  if (ship !== undefined)
    ship.activation.movedMils += approach.distanceMils + distanceMils(joined, left) + exit.distanceMils;
  return ship;
});

export const narrateManeuvers = narrateManeuversBy({
  routes: {
    'enter-orbit': ['DA-9.3.10.1a', 'R-DA-97', 'R-DA-98'],
    'follow-orbit': ['DA-9.3.10.2', 'R-DA-98'],
    'leave-orbit': ['DA-9.3.10.3', 'R-DA-98'],
    slingshot: ['DA-9.3.12', 'R-DA-99'],
  },
  riding: 'DA-9.2.7',
  pivot: ['DA-12.7.21', 'R-DA-101'],
});
