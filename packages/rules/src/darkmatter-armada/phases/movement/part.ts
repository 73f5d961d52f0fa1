/** The Movement Segment: ships in any order (DA-9.2, R-DA-64). */
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { splitSOffer, splitSOrder } from '../../../mechanics/blueprint-fleets/movement/split-s.ts';
import type { Procedure } from '../../procedure.ts';
import { driftInOrbit } from '../../specials/maneuvers/part.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { driveState } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { SegmentPart } from '../activation/part.ts';
import { carriable, legOffered, moveEnvelope, planMove } from './plan.ts';
import { checkShipMove, mayHold, moverFault, splitSPrice } from './legality.ts';
import { resolveShipMove } from './resolve.ts';
import type { MovementOffer } from './schema.ts';
import { driftAhead, sampleMove } from './steering.ts';

function* shipOffers(state: OpenTable, squadron: Squadron, ship: PlacedShip): Generator<Offering<MovementOffer>> {
  if (moverFault(ship) !== undefined) return;
  yield () => ({
    kind: 'move-ship',
    label: driveState(ship) === 'none' ? `Turn ${ship.name}` : `Move ${ship.name}`,
    about: [`ship:${ship.id}`],
    rule: 'DA-9.2.1',
    ...legOffered(state, ship, moveEnvelope(state, ship)),
  });
  const about = splitSOrder(ship, carriable(state, ship), (order) => checkShipMove(state, squadron, order));
  if (about !== undefined)
    yield () => splitSOffer('DA-9.3.9a', ship, planMove(state, ship, about), splitSPrice(ship), about.carry);
}

/** Nobody stops by ending the segment: a ship that has to move and has no order goes straight on (R-DA-164). */
function sailOn(p: Procedure, squadron: Squadron): void {
  for (const { id } of squadronShips(p.state, squadron)) {
    const ship = squadronShips(p.state, squadron).find((each) => each.id === id);
    if (ship === undefined || moverFault(ship) !== undefined || mayHold(p.state, ship)) continue;
    const order = driftAhead(p.state, squadron, ship);
    if (order !== undefined) resolveShipMove(p, order);
  }
}

export const movementPart: SegmentPart = {
  segment: 'movement',
  orders: {
    'move-ship': {
      check: checkShipMove,
      resolve: (p, _squadron, command) => resolveShipMove(p, command),
      sample: (state, squadron, { ship }, _by, random) => sampleMove(state, squadron, ship, random),
    },
    'split-s': {
      check: checkShipMove,
      resolve: (p, _squadron, command) => resolveShipMove(p, command),
      sample: (_state, _squadron, { kind, ship, carry }) => ({ kind, ship, carry: [...carry] }),
    },
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* shipOffers(state, squadron, ship);
  },
  conclude: (p, squadron) => {
    // In orbit a ship without an order goes along the circle (R-DA-170).
    driftInOrbit(p, squadron);
    sailOn(p, squadron);
    const held = squadronShips(p.state, squadron).filter((ship) => moverFault(ship) === undefined);
    p.emit({ kind: 'movement-ended', squadron: squadron.id, held: held.map((ship) => ship.id) });
  },
};
