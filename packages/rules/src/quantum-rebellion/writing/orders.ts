/** What people leave out of an order: the way to a place, riders, a facing, empty answers. */
import type { Json, JsonObject, Result } from '../../kernel/contract.ts';
import { type Completing, unsaid } from '../../mechanics/blueprint-fleets/writing/orders.ts';
import { withWay } from '../../mechanics/blueprint-fleets/writing/ways.ts';
import { command } from '../commands.ts';
import { carriable } from '../phases/movement/plan.ts';
import { rounds } from '../specials/maneuvers/part.ts';
import type { State } from '../state.ts';

const completing: Completing = {
  emptyLists: {
    'spring-ambush': ['fighters'],
    'deploy-squadron': ['fighters'],
    'enter-squadron': ['fighters'],
    defend: ['screens', 'escorts'],
    repel: ['screens', 'escorts'],
    'cover-ship': ['screens', 'escorts'],
    'choose-fighters-lost': ['destroyed', 'sentHome'],
    'return-from-dogfight': ['fighters'],
    'recall-fighters': ['fighters'],
    'switch-beacons': ['online'],
    'assign-screen-hits': ['hits'],
  },
  // Fighters in contact ride along with a ship that moves, as the book has it (QR-8.2.4a).
  carriers: ['move-ship', 'full-thrust', 'split-s', 'enter-orbit', 'follow-orbit', 'leave-orbit', 'slingshot'],
  carriable,
};

/** One ship fires alone: its name and its mounts stand for the list of shooters. */
function alone(order: JsonObject): JsonObject {
  if (order['kind'] !== 'fire' || order['shooters'] !== undefined) return order;
  const { ship, mounts, arc, ...rest } = order;
  if (ship === undefined || mounts === undefined) return order;
  return { ...rest, shooters: [{ ship, mounts, ...(arc === undefined ? {} : { arc }) }] };
}

/** The order as a command, as far as the table says what was left out. */
export function completed(state: State, written: JsonObject): Result<Json> {
  const order = withWay({ command, rounds }, state, alone(written));
  return { ok: true, value: { ...unsaid(completing, state, order), ...order } };
}
