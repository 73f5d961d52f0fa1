/** What each event of a jump changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { JumpEvent } from './schema.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import { bearing, inches, shipName } from '../../../mechanics/blueprint-fleets/names.ts';

export const evolveJumps: EvolversOf<JumpEvent> = {
  'ship-jumped': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship === undefined) return;
    // What follows right after a move follows at once or not at all (R-QR-94).
    for (const id of draft.squadrons[ship.squadron]?.ships ?? []) {
      const mate = draft.ships[id];
      if (mate !== undefined && id !== ship.id && mate.activation.moves > 0) mate.activation.movementOver = true;
    }
    ship.at = event.at;
    ship.facingCdeg = event.facingCdeg;
    ship.activation.special = event.how;
  },
};

type ShipJumped = Extract<JumpEvent, { kind: 'ship-jumped' }>;

const gateName = (state: State, id: string): LogPart =>
  state.beacons[id] === undefined ? shipName(state, id) : { record: `beacon:${id}`, name: 'a beacon' };

function driftWords({ drift }: ShipJumped): string {
  if (drift === null) return '';
  if (drift.direction === 'none') return ` Drift ${drift.face}: none.`;
  const words = ` Drift ${drift.face}: ${inches(drift.rolledMils)} ${drift.direction.replace('-', ' to ')}`;
  return drift.driftedMils === drift.rolledMils ? `${words}.` : `${words}, stopped after ${inches(drift.driftedMils)}.`;
}

export const narrateJumps: NarratorsOf<JumpEvent> = {
  'ship-jumped': (event, before) => {
    const where: LogPart[] = event.to === null ? [' by its Matrix'] : [' to ', gateName(before, event.to)];
    const seat = before.ships[event.ship]?.seat ?? null;
    const rules = event.how === 'matrix-jump' ? ['QR-11.6.16a', 'R-QR-100'] : ['QR-8.3.5a', 'R-QR-99'];
    return {
      parts: [
        shipName(before, event.ship),
        ' jumps',
        ...where,
        ` and faces ${bearing(event.facingCdeg)}.${driftWords(event)}`,
      ],
      rules: event.drift === null ? rules : [...rules, 'QR-5.2.4b'],
      tone: event.drift === null ? 'act' : 'roll',
      cue: { is: 'move', what: 'jump' },
      ...(event.drift === null
        ? {}
        : { rolls: [{ label: 'drift', seat, sides: 20, faces: [event.drift.face], need: null, counted: 1 }] }),
    };
  },
};
