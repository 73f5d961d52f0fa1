/** What each event of movement changes, and what the log says of it. */
import {
  evolveManeuvers as evolveManeuversBy,
  narrateManeuvers as narrateManeuversBy,
} from '../../../mechanics/blueprint-fleets/orbit/effects.ts';
import type { ManeuverEvent } from '../../../mechanics/blueprint-fleets/orbit/events.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { Ship } from '../../table.ts';
import type { MovementEvent } from './schema.ts';
import { arrive as arriveAt, carrying } from '../../../mechanics/blueprint-fleets/movement/riders.ts';
import type { LogLine, LogPart } from '../../../kernel/contract.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import { bearing, inches, listed, shipName, terrainName } from '../../../mechanics/blueprint-fleets/names.ts';

/** Full Thrust follows at once or not at all (R-QR-94): the move of another ship closes that door. */
function closeFullThrust(draft: State, mover: Ship): void {
  for (const id of draft.squadrons[mover.squadron]?.ships ?? []) {
    const mate = draft.ships[id];
    if (mate !== undefined && id !== mover.id && mate.activation.moves > 0) mate.activation.movementOver = true;
  }
}

/** A ship stands where its move ends, and so do the fighters that ride along. The ship; undefined where there is none. */
export function arrive(draft: State, moved: Parameters<typeof arriveAt>[1]): Ship | undefined {
  const ship = arriveAt(draft, moved);
  if (ship !== undefined) closeFullThrust(draft, ship);
  return ship;
}

export { carrying };

export const evolveMovement: EvolversOf<MovementEvent> = {
  'ship-moved': (draft, event) => {
    const ship = arrive(draft, event);
    if (ship === undefined) return;
    if (event.how === 'split-s') ship.activation.movementOver = true;
    else ship.activation.moves += 1;
    if (event.how !== 'standard') ship.activation.special = event.how;
  },
  'terrain-met': (draft, event) => {
    const sweeper = event.sweeper === null ? undefined : draft.ships[event.sweeper];
    if (sweeper !== undefined && sweeper.id !== event.ship) sweeper.activation.sweptFor = event.ship;
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

type ShipMoved = Extract<MovementEvent, { kind: 'ship-moved' }>;
type TerrainMet = Extract<MovementEvent, { kind: 'terrain-met' }>;

const moveRules: Record<ShipMoved['how'], readonly string[]> = {
  standard: ['QR-8.2.2a'],
  'full-thrust': ['QR-8.3.6a', 'R-QR-108'],
  'split-s': ['QR-8.3.8a', 'R-QR-103'],
};

function moveWords(event: ShipMoved): string {
  if (event.distanceMils === 0 && event.how !== 'split-s') return ' holds its place';
  const verb = { standard: 'moves', 'full-thrust': 'moves again at full thrust,', 'split-s': 'makes a Split-S of' }[
    event.how
  ];
  const facing = bearing(event.facingCdeg);
  return ` ${verb} ${inches(event.distanceMils)} on ${bearing(event.courseCdeg)} and faces ${facing}`;
}

function shipMovedLine(event: ShipMoved, before: State): LogLine {
  return {
    parts: [shipName(before, event.ship), moveWords(event), ...carrying(before, event.carried), '.'],
    rules: event.carried.length === 0 ? moveRules[event.how] : [...moveRules[event.how], 'QR-8.2.4a'],
    tone: 'act',
    ...(event.distanceMils === 0 ? {} : { cue: { is: 'move' } }),
  };
}

function hazardWords(event: TerrainMet, before: State): LogPart[] {
  const terrain = before.terrain[event.terrain];
  const hazard = terrain === undefined ? undefined : terrainData[terrain.kind].hazard;
  if (event.sweeper !== null) return [': ', shipName(before, event.sweeper), ' leads it through unharmed'];
  if (event.face !== null) {
    const less = event.reduction === 0 ? '' : ` − ${event.reduction} MR`;
    return [`: ${event.face} + ${event.plus}${less} = ${event.hits} ${event.hits === 1 ? 'hit' : 'hits'}`];
  }
  if (terrain?.laid === true) {
    const less = event.reduction === 0 ? '' : ` − ${event.reduction} MR`;
    return [`: strength ${event.plus}${less} = ${event.hits} ${event.hits === 1 ? 'hit' : 'hits'}`];
  }
  return hazard?.kind === 'half-move' ? [', which halves its move'] : [];
}

function terrainMetLine(event: TerrainMet, before: State): LogLine {
  const { kind, laid = false } = before.terrain[event.terrain] ?? {};
  const rule = kind === undefined ? 'QR-3.2b' : terrainData[kind].hazardRule;
  const seat = before.ships[event.ship]?.seat ?? null;
  const verb = event.trigger === 'entered' ? ' enters ' : ' begins inside ';
  const line: LogLine = {
    parts: [shipName(before, event.ship), verb, terrainName(before, event.terrain), ...hazardWords(event, before), '.'],
    rules: [
      rule,
      ...(event.sweeper !== null
        ? ['QR-11.6.23a']
        : event.face !== null
          ? ['QR-1.10.9b', 'R-QR-87']
          : laid
            ? ['R-QR-54', 'QR-1.10.9b']
            : []),
    ],
    tone: event.face === null ? 'act' : 'roll',
  };
  if (event.face === null) return line;
  const roll = { label: 'hazard', seat, sides: 6, faces: [event.face], need: null, counted: 1 };
  return { ...line, rolls: [roll] };
}

export const narrateMovement: NarratorsOf<MovementEvent> = {
  'ship-moved': (event, before) => shipMovedLine(event, before),
  'terrain-met': (event, before) => terrainMetLine(event, before),
  'movement-ended': (event, before) =>
    event.held.length === 0
      ? undefined
      : {
          parts: [
            ...listed(event.held.map((id) => shipName(before, id))),
            event.held.length === 1 ? ' holds its place.' : ' hold their places.',
          ],
          rules: ['R-QR-83'],
          tone: 'act',
        },
};

export const evolveManeuvers: EvolversOf<ManeuverEvent> = evolveManeuversBy(arrive);

export const narrateManeuvers = narrateManeuversBy({
  routes: {
    'enter-orbit': ['QR-8.3.9.1b', 'R-QR-104', 'R-QR-105'],
    'follow-orbit': ['QR-8.3.9.2a', 'R-QR-105'],
    'leave-orbit': ['QR-8.3.9.3b', 'R-QR-105'],
    slingshot: ['QR-8.3.10a', 'R-QR-107'],
  },
  riding: 'QR-8.2.4a',
  pivot: ['QR-11.6.20b', 'R-QR-109'],
});
