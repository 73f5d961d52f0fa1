/** What each event of a maneuver changes, and what the log says of it. */
import { angleBetween } from '../../../geometry/table/index.ts';
import type { LogPart, RuleId } from '../../../kernel/contract.ts';
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { carrying } from '../movement/riders.ts';
import { bearing, inches, shipName, terrainName } from '../names.ts';
import type { Ship, State } from '../table.ts';
import type { RouteKind } from './commands.ts';
import type { ManeuverEvent } from './events.ts';

type ShipOrbited = Extract<ManeuverEvent, { kind: 'ship-orbited' }>;

/** How a ship comes to where its route ends, as a game tells it. */
type Arrival<S extends State> = (draft: S, event: ShipOrbited) => Ship | undefined;

export const evolveManeuvers = <S extends State>(arrives: Arrival<S>): EvolversOf<S, ManeuverEvent> => ({
  'ship-orbited': (draft, event) => {
    const ship = arrives(draft, event);
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
});

export interface ManeuversTold {
  readonly routes: Readonly<Record<RouteKind, readonly RuleId[]>>;
  readonly riding: RuleId;
  readonly pivot: readonly RuleId[];
}

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

export const narrateManeuvers = (told: ManeuversTold): NarratorsOf<State, ManeuverEvent> => ({
  'ship-orbited': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ...wayWords(event, before),
      ` and faces ${bearing(event.facingCdeg)}`,
      ...carrying(before, event.carried),
      '.',
    ],
    rules: event.carried.length === 0 ? told.routes[event.how] : [...told.routes[event.how], told.riding],
    tone: 'act',
    cue: { is: 'move' },
  }),
  'ship-pivoted': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` turns ${Math.round(angleBetween(event.from, event.facingCdeg) / 100)}° by its thrusters and faces ${bearing(event.facingCdeg)}.`,
    ],
    rules: told.pivot,
    tone: 'act',
  }),
});
