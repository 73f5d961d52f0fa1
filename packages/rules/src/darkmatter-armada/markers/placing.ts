/** Giving markers to ships and taking them away (R-DA-13, R-DA-14, R-DA-18, R-DA-67, R-DA-130). */
import type { Cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { gainDisorder } from '../../mechanics/blueprint-fleets/losses/harm.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import { isPlaced, squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import type { ShipId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { PlacedShip } from '../ship/ships.ts';
import type { PassingMarker } from '../table.ts';
import type { Passing } from './schema.ts';

function afloat(p: Procedure, id: ShipId): PlacedShip | undefined {
  const ship = p.state.ships[id];
  return ship !== undefined && isPlaced(ship) ? ship : undefined;
}

/** What a ship receives in the Combat Segment of its own activation outlives that one (R-DA-14). */
function lasting(p: Procedure, ship: PlacedShip): PassingMarker {
  const { active, segment } = p.state.match;
  return active === ship.squadron && segment === 'combat' ? 'late' : 'on';
}

function place(p: Procedure, ship: PlacedShip, marker: Passing, cause: Cause): void {
  if (ship[marker] === 'off') p.emit({ kind: 'marker-placed', ship: ship.id, marker, is: lasting(p, ship), cause });
}

/** Comms Down or Fire Control Offline; a second one does nothing. */
export function giveMarker(p: Procedure, id: ShipId, marker: 'commsDown' | 'fireControl', cause: Cause): void {
  const ship = afloat(p, id);
  if (ship !== undefined) place(p, ship, marker, cause);
}

/** Back to its −2 side, whatever it showed (R-DA-13). */
export function faultGrid(p: Procedure, id: ShipId, cause: Cause): void {
  const ship = afloat(p, id);
  if (ship !== undefined && ship.gridFault !== 2) p.emit({ kind: 'grid-fault-set', ship: id, level: 2, cause });
}

const scramDisorder = { low: 0, medium: 1, high: 2 } as const;

/** DA-1.7.11a, DA-1.7.11b: Disorder by the speed that the ship had, one more while it evades; then Low. */
export function scram(p: Procedure, id: ShipId, cause: Cause): void {
  const ship = afloat(p, id);
  if (ship === undefined || ship.reactorScram !== 'off') return;
  const markers = scramDisorder[ship.speed] + (ship.evasive ? 1 : 0);
  place(p, ship, 'reactorScram', cause);
  forceLow(p, id);
  gainDisorder(p, id, markers, { rule: 'DA-1.7.11a', by: 'Reactor Scram' });
}

/** Down to Low at once, without the Disorder of a chosen change (R-DA-67). */
export function forceLow(p: Procedure, id: ShipId): void {
  const ship = p.state.ships[id];
  if (ship !== undefined && ship.speed !== 'low') p.emit({ kind: 'speed-set', ship: id, speed: 'low', forced: true });
}

const kinds = ['commsDown', 'fireControl', 'reactorScram'] as const satisfies readonly Passing[];

/** At the end of a squadron's activation (DA-9.0b). */
export function passMarkers(p: Procedure, squadron: Squadron): void {
  const marked = squadronShips(p.state, squadron).flatMap((ship) =>
    kinds.filter((marker) => ship[marker] !== 'off').map((marker) => ({ ship: ship.id, marker, is: ship[marker] })),
  );
  if (marked.length === 0) return;
  const those = (is: PassingMarker) =>
    marked.filter((each) => each.is === is).map(({ ship, marker }) => ({ ship, marker }));
  p.emit({ kind: 'markers-passed', squadron: squadron.id, left: those('on'), stay: those('late') });
}
