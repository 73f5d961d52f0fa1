import type { MountId } from '../ids.ts';
import { freshActivation } from '../ship/fresh.ts';
import type { EvolversOf, State } from '../state.ts';
import type { Ship, Space } from '../table.ts';
import type { ScenarioEvent } from './events.ts';

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
