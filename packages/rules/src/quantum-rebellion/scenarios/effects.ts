/** What each event of a scenario changes, and what the log says of it. */
import type { MountId } from '../ids.ts';
import { freshActivation, type Ship, type Space } from '../table.ts';
import type { EvolversOf, NarratorsOf, State } from '../state.ts';
import type { ScenarioEvent } from './schema.ts';
import { shipName, sideName, squadronName } from '../../mechanics/blueprint-fleets/names.ts';
import { scenarios } from '../data/scenarios.ts';
import { scenarioNamed } from './layout.ts';

type Captured = Extract<ScenarioEvent, { kind: 'freighter-captured' }>;

/** Everything that an activation could hold is done: R-QR-173. */
function spentActivation(ship: Ship): Ship['activation'] {
  const weapons = (Object.entries(ship.spaces) as [MountId, Space][]).flatMap(([mount, { fitted }]) =>
    fitted?.kind === 'weapon' ? [[mount, fitted.dice] as const] : [],
  );
  const done = { moves: 1, movementOver: true, special: 'captured', boarded: true };
  return { ...freshActivation(null), ...done, fired: Object.fromEntries(weapons) };
}

/** The freighter joins its captors: no other event changes a ship's squadron (QR-13.0a). */
function capture(draft: State, { ship: id, by, squadron: into }: Captured): void {
  const ship = draft.ships[id];
  const [from, to] = [draft.squadrons[ship?.squadron ?? ''], draft.squadrons[into]];
  if (ship === undefined || from === undefined || to === undefined) return;
  from.ships = from.ships.filter((each) => each !== id);
  to.ships.push(id);
  ship.seat = by;
  ship.squadron = into;
  ship.captured = true;
  ship.activation = spentActivation(ship);
}

export const evolveScenario: EvolversOf<ScenarioEvent> = {
  'scenario-rolled': () => undefined,
  'troops-landed': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = ship?.spaces[event.space];
    const side = draft.sides[event.by];
    if (ship === undefined || space === undefined || side === undefined) return;
    space.condition = 'destroyed';
    ship.activation.special = 'land-troops';
    side.divisions = event.divisions;
  },
  'planet-bombarded': (draft, event) => {
    const ship = draft.ships[event.ship];
    const side = draft.sides[event.against];
    if (ship === undefined || side === undefined) return;
    ship.activation.special = 'orbital-bombardment';
    ship.activation.fired[event.mount] = event.dice;
    side.divisions = event.divisions;
  },
  'freighter-exited': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.place = 'gone';
    ship.at = null;
    ship.fate = { how: 'exited', cause: 'left by the far edge', round: event.round, halfPoints: 0 };
    if (draft.match.convoy !== null) draft.match.convoy.exits = event.exits;
  },
  'freighter-captured': capture,
};

const divisions = (count: number): string => (count === 1 ? '1 division' : `${count} divisions`);

export const narrateScenario: NarratorsOf<ScenarioEvent> = {
  'scenario-rolled': (event) => {
    const names = event.faces.map((face) => scenarioNamed(event.table, face));
    const again = names.slice(0, -1);
    const passed = again.length === 0 ? '' : ` ${again.join(', ')} cannot be played here: thrown again.`;
    return {
      parts: [
        `The scenario is thrown for: ${names.at(-1) ?? ''}, played as ${scenarios[event.scenario].name}.${passed}`,
      ],
      rules: ['QR-5.2.1a', event.table === 'competitive' ? 'QR-12.0a' : 'QR-12.0b', 'R-QR-48'],
      tone: 'roll',
      rolls: [{ label: `${event.table} table`, seat: null, sides: 6, faces: event.faces, need: null, counted: 1 }],
    };
  },
  'troops-landed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` lands ${divisions(event.landed)}: `,
      sideName(before, event.by),
      ` has ${event.divisions} on the planet.`,
    ],
    rules: ['QR-12.2b', 'QR-11.6.8a', 'R-QR-183'],
    tone: 'score',
  }),
  'planet-bombarded': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      event.lost > 0 ? ' strikes from orbit: ' : ' fires from orbit in vain: ',
      sideName(before, event.against),
      ` has ${divisions(event.divisions)} on the planet.`,
    ],
    rules: ['QR-12.3b', 'R-QR-184'],
    tone: 'roll',
    rolls: [
      {
        label: 'bombardment',
        seat: event.by,
        sides: 20,
        faces: [event.face],
        need: event.need,
        counted: event.face >= event.need ? 1 : 0,
      },
    ],
  }),
  'freighter-exited': (event, before) => ({
    parts: [shipName(before, event.ship), ` leaves by the far edge. Freighters out: ${event.exits}.`],
    rules: ['QR-12.4d', 'R-QR-185'],
    tone: 'score',
  }),
  'freighter-captured': (event, before, after) => ({
    parts: [
      shipName(after, event.ship),
      ' is captured and sails with ',
      squadronName(before, event.squadron),
      ' from now on.',
    ],
    rules: ['QR-12.4c', 'R-QR-173'],
    tone: 'loss',
  }),
};
