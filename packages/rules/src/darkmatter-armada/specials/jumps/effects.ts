/** What each event of jumps and of leaving by a portal changes, and what the log says of it. */
import type { LogPart } from '../../../kernel/contract.ts';
import { distanceMils } from '../../../geometry/table/index.ts';
import { beaconName, bearing, inches, shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { JumpEvent } from './schema.ts';

export const evolveJumps: EvolversOf<JumpEvent> = {
  'ship-jumped': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.special = event.how;
    // It was its movement (R-DA-88).
    ship.activation.movementOver = true;
    ship.activation.movedMils += distanceMils(event.from, event.at);
  },
  'hyperdrive-engaged': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    ship.leaving = true;
    ship.activation.special = 'engage-hyperdrive';
  },
};

type ShipJumped = Extract<JumpEvent, { kind: 'ship-jumped' }>;

const gateName = (state: State, id: string): LogPart =>
  state.beacons[id] === undefined ? shipName(state, id) : beaconName(state, id);

function driftWords({ drift }: ShipJumped): string {
  if (drift === null) return '';
  const total = drift.bonus === 0 ? `${drift.face}` : `${drift.face} + ${drift.bonus}`;
  if (drift.bearingCdeg === null) return ` Drift ${total}: none.`;
  const words = ` Drift ${total}: ${inches(drift.rolledMils)} on ${bearing(drift.bearingCdeg)}`;
  return drift.driftedMils === drift.rolledMils ? `${words}.` : `${words}, stopped after ${inches(drift.driftedMils)}.`;
}

export const narrateJumps: NarratorsOf<JumpEvent> = {
  'ship-jumped': (event, before) => {
    const seat = before.ships[event.ship]?.seat ?? null;
    return {
      parts: [
        shipName(before, event.ship),
        ' jumps',
        ...(event.to === null ? [' by its Matrix'] : [' to ', gateName(before, event.to)]),
        ` and faces ${bearing(event.facingCdeg)}.${driftWords(event)}`,
      ],
      rules: event.drift === null ? ['DA-9.3.5a', 'R-DA-88'] : ['DA-12.7.17a', 'DA-12.7.17b', 'R-DA-89'],
      tone: event.drift === null ? 'act' : 'roll',
      cue: { is: 'move', what: 'jump' },
      ...(event.drift === null
        ? {}
        : { rolls: [{ label: 'drift', seat, sides: 20, faces: [event.drift.face], need: null, counted: 1 }] }),
    };
  },
  'hyperdrive-engaged': (event, before) => ({
    parts: [shipName(before, event.ship), ' engages its hyperdrive and leaves in the End Phase.'],
    rules: ['DA-9.3.4', 'R-DA-87'],
    tone: 'act',
  }),
};
