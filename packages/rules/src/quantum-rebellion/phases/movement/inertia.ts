/** The least move, where players have agreed on one: R-QR-35, R-QR-251. */
import type { Envelope } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { legsOutwards } from '../../../mechanics/open-table/index.ts';
import { optionOf } from '../../table.ts';
import { squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { driveState, maxMoveMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { orbitsOf } from '../../ship/clearance.ts';
import { envelopeOf, type MovePlan, moveLimitMils, planMove, type ShipMove } from './plan.ts';

/** Lengths and courses are tried in steps of so much, the shortest and straightest first. */
const STEP = { mils: 500, cdeg: 500 };

type Judge = (state: OpenTable, plan: MovePlan) => Rejection | undefined;

/** What the agreement asks of the ship before anybody looks at what is in its way; 0 where it is waived. */
function askedMils(state: OpenTable, ship: PlacedShip): number {
  const percent = optionOf(state.match, 'minimumMovePercent');
  if (percent === 0 || state.match.segment !== 'movement' || state.match.active !== squadronOf(state, ship).id)
    return 0;
  const { moves, movementOver } = ship.activation;
  const limit = moveLimitMils(state, ship);
  const slowed = driveState(ship) !== 'working' || limit < maxMoveMils(ship) || ship.activation.restarted;
  if (moves > 0 || movementOver || ship.fullStop || slowed || orbitsOf(state, ship).length > 0) return 0;
  return Math.floor((limit * percent) / 100);
}

/** The nearest to straight ahead of those that `judge` lets pass and that the ship survives. */
function freeWay(state: OpenTable, ship: PlacedShip, least: number, judge: Judge): ShipMove | undefined {
  for (const leg of legsOutwards(envelopeOf(state, ship), least, STEP)) {
    const order: ShipMove = { kind: 'move-ship', ship: ship.id, ...leg, carry: [] };
    const plan = planMove(state, ship, order);
    if (!plan.leavesTable && plan.planet === undefined && judge(state, plan) === undefined) return order;
  }
  return undefined;
}

/** What a ship does that has to move and has no order; undefined where it may stand still. */
export function inertialOrder(state: OpenTable, ship: PlacedShip, judge: Judge): ShipMove | undefined {
  const asked = askedMils(state, ship);
  return asked === 0 ? undefined : freeWay(state, ship, asked, judge);
}

/** What a Standard Movement may be, the least move included: nothing is asked of a ship without a free way. */
export function withLeast(state: OpenTable, ship: PlacedShip, judge: Judge): Envelope {
  const envelope = envelopeOf(state, ship);
  const least = inertialOrder(state, ship, judge) === undefined ? 0 : askedMils(state, ship);
  return least > envelope.minMils ? { ...envelope, minMils: least } : envelope;
}
