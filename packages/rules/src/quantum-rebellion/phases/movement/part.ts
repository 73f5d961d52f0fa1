/** The Movement segment: ships in any order, fighters at any time (QR-8.2, R-QR-74, R-QR-162). */
import type { Random } from '../../../kernel/contract.ts';
import { randomLeg } from '../../../mechanics/open-table/index.ts';
import type { Command } from '../../commands.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { driveState } from '../../ship/stats.ts';
import { splitSOffer, splitSOrder } from '../../../mechanics/blueprint-fleets/movement/split-s.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Order, SegmentPart } from '../activation/part.ts';
import {
  canLaunch,
  checkCatapult,
  launchTerms,
  resolveLaunch,
  sampleLaunch,
} from '../../specials/departures/launch.ts';
import { driftInOrbit } from '../../specials/maneuvers/part.ts';
import { carriable, legOffered, planMove, type ShipMove } from './plan.ts';
import {
  flightFault,
  flightOffers,
  sampleFlight,
  checkShipMove,
  driftAhead,
  moveEnvelope,
  moverFault,
  splitSPrice,
} from './legality.ts';
import type { CatapultOffer } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import type { MovementOffer } from './schema.ts';
import { resolveFighterMove, resolveShipMove } from './resolve.ts';
import type { ShipId } from '../../ids.ts';

/** A move of no length, which is legal wherever a move is but in orbit. */
const holdOrder = (kind: 'move-ship' | 'full-thrust', ship: PlacedShip): ShipMove => ({
  kind,
  ship: ship.id,
  courseCdeg: ship.facingCdeg,
  distanceMils: 0,
  facingCdeg: ship.facingCdeg,
  carry: [],
});

function* shipOffers(state: OpenTable, squadron: Squadron, ship: PlacedShip): Generator<Offering<MovementOffer>> {
  const about = [`ship:${ship.id}`];
  if (moverFault(ship, 'move-ship') === undefined)
    yield () => ({
      kind: 'move-ship',
      label: `Move ${ship.name}`,
      about,
      rule: 'QR-8.2.2a',
      ...legOffered(state, ship, moveEnvelope(state, ship)),
    });
  if (moverFault(ship, 'full-thrust') === undefined)
    yield () => ({
      kind: 'full-thrust',
      label: `Full Thrust with ${ship.name}`,
      about,
      rule: 'QR-8.3.6a',
      ...legOffered(state, ship, moveEnvelope(state, ship)),
    });
  const splitS = splitSOrder(ship, carriable(state, ship), (order) => checkShipMove(state, squadron, order));
  if (splitS !== undefined)
    yield () => splitSOffer('QR-8.3.8a', ship, planMove(state, ship, splitS), splitSPrice(ship), splitS.carry);
  const catapult = catapultOffer(state, squadron, ship);
  if (catapult !== undefined) yield catapult;
}

function catapultOffer(state: OpenTable, squadron: Squadron, ship: PlacedShip): CatapultOffer | undefined {
  if (workingSpaces(ship, 'catapult-launchers').length === 0) return undefined;
  if (!canLaunch(state, ship)) return undefined;
  const terms = launchTerms(state, ship);
  const label = `Catapult fighters from ${ship.name}`;
  const offer = { kind: 'catapult-fighters', label, about: [`ship:${ship.id}`], rule: 'QR-11.6.9a', ...terms } as const;
  const fighters = sampleLaunch(state, terms, () => 0);
  return checkCatapult(state, squadron, { kind: 'catapult-fighters', ship: ship.id, fighters }) === undefined
    ? offer
    : undefined;
}

/** Any legal move that keeps the ship on the table; the longer ones no less likely than the short. */
function sampleLeg(
  state: OpenTable,
  squadron: Squadron,
  kind: 'move-ship' | 'full-thrust',
  id: ShipId,
  random: Random,
): Command {
  const ship = actingShip(state, id);
  const envelope = moveEnvelope(state, ship);
  const all = carriable(state, ship).map((fighter) => fighter.id);
  for (let attempt = 0; attempt < 24; attempt++) {
    const leg = randomLeg(envelope, random);
    const order: ShipMove = { kind, ship: id, ...leg, carry: attempt % 2 === 0 ? all : [] };
    if (checkShipMove(state, squadron, order) !== undefined) continue;
    const plan = planMove(state, ship, order);
    if (!plan.leavesTable && plan.planet === undefined) return order;
  }
  const hold = holdOrder(kind, ship);
  if (envelope.minMils === 0) return hold;
  const drift = driftAhead(state, ship);
  if (drift !== undefined) return drift;
  const ahead = [1, 2, 4, 8, 16, 32].map((part) => ({ ...hold, distanceMils: Math.floor(envelope.maxMils / part) }));
  return ahead.find((order) => checkShipMove(state, squadron, order) === undefined) ?? hold;
}

/** R-QR-251: by agreement nobody stops by itself. */
function sailOn(p: Procedure, squadron: Squadron): void {
  for (const { id } of squadronShips(p.state, squadron)) {
    const ship = squadronShips(p.state, squadron).find((each) => each.id === id);
    const order = ship === undefined ? undefined : driftAhead(p.state, ship);
    if (order !== undefined) resolveShipMove(p, order);
  }
}

export const legOrder: Order<'move-ship' | 'full-thrust'> = {
  check: checkShipMove,
  resolve: (p, _squadron, command) => resolveShipMove(p, command),
  sample: (state, squadron, { kind, ship }, _by, random) => sampleLeg(state, squadron, kind, ship, random),
};

export const movementPart: SegmentPart = {
  segment: 'movement',
  orders: {
    'move-ship': legOrder,
    'full-thrust': legOrder,
    'split-s': {
      check: checkShipMove,
      resolve: (p, _squadron, command) => resolveShipMove(p, command),
      sample: (_state, _squadron, { kind, ship, carry }) => ({ kind, ship, carry: [...carry] }),
    },
    'move-fighter': {
      check: flightFault,
      resolve: (p, _squadron, command) => resolveFighterMove(p, command),
      sample: (state, squadron, { kind, fighter }, _by, random) => ({
        kind,
        fighter,
        to: sampleFlight(state, squadron, fighter, random),
      }),
    },
    'catapult-fighters': {
      check: checkCatapult,
      resolve: (p, _squadron, command) => resolveLaunch(p, command),
      sample: (state, _squadron, offer, _by, random) => ({
        kind: offer.kind,
        ship: offer.ship,
        fighters: sampleLaunch(state, offer, random),
      }),
    },
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* shipOffers(state, squadron, ship);
    yield* flightOffers(state, squadron);
  },
  // R-QR-83: a ship without an order stands still; one that cannot move makes no move at all.
  conclude: (p, squadron) => {
    driftInOrbit(p, squadron);
    sailOn(p, squadron);
    const held = squadronShips(p.state, squadron).filter(
      (ship) =>
        ship.activation.moves === 0 && !ship.activation.movementOver && !ship.fullStop && driveState(ship) !== 'absent',
    );
    p.emit({ kind: 'movement-ended', squadron: squadron.id, held: held.map((ship) => ship.id) });
  },
};
