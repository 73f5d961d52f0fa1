/** Whether a movement order is legal, and why not: QR-8.2, R-QR-83 to R-QR-86, R-QR-103, R-QR-108, R-QR-162. */
import { type Envelope, type LegFault, legFault } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { inTheWay } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import { flyingBy } from '../../../mechanics/blueprint-fleets/fighters/flight.ts';
import { bearing, inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import {
  actingFault,
  actingShip,
  enteredFault,
  specialFault,
  classOf,
  hasCustomization,
  type PlacedShip,
} from '../../ship/ships.ts';
import { ground, onTheTable, standing, orbitsOf } from '../../ship/clearance.ts';
import { baseRadiusMils, driveState, fighterRadiusMils, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { barredFault, ridersFault, distortionLimit, type MovePlan, planOf, type ShipMove } from './plan.ts';
import { inertialOrder, withLeast } from './inertia.ts';
import { tokenBar } from './terrain.ts';
import type { FighterId } from '../../ids.ts';

/** QR-8.1.1b, QR-11.6.19b, R-QR-41. */
function driveFault(ship: PlacedShip): Rejection | undefined {
  if (driveState(ship) === 'absent')
    return refuse('no-drive', 'R-QR-41', `${ship.name} is a station and never moves. Order a ship with a Main Drive.`);
  if (ship.fullStop)
    return refuse('full-stop', 'QR-8.1.1b', `${ship.name} lies at Full Stop. Restart it in the next Command segment.`);
  if (driveState(ship) === 'none')
    return refuse(
      'drive-offline',
      'QR-11.6.19b',
      `${ship.name} has no working Main Drive and drifts. Repair the drive first.`,
    );
  return undefined;
}

/** Which of a ship's movements this may be. */
function turnFault(ship: PlacedShip, kind: ShipMove['kind']): Rejection | undefined {
  const { moves, movementOver } = ship.activation;
  if (kind === 'full-thrust') {
    if (moves === 1 && !movementOver) return specialFault(ship);
    const sentence =
      moves === 0
        ? `${ship.name} has not moved yet. Give it its Standard Movement first.`
        : `Full Thrust follows right after the ship's own move. ${ship.name} has missed that moment.`;
    return refuse('not-after-move', 'R-QR-108', sentence);
  }
  if (moves > 0 || movementOver) {
    const rule = kind === 'split-s' ? 'QR-8.3.8a' : 'QR-8.2a';
    return refuse('moved', rule, `${ship.name} has had its Standard Movement. Move a ship that has not.`);
  }
  // An ordinary move is no special action, not even one out of an orbit (QR-8.3.9.3a).
  return kind === 'split-s' ? specialFault(ship) : undefined;
}

export const legSentence: Record<LegFault, (name: string, envelope: Envelope) => { rule: string; sentence: string }> = {
  'too-short': (name, { minMils }) =>
    minMils > 0
      ? {
          rule: 'QR-8.3.9.2a',
          sentence: `${name} is in orbit and does not stand still there. Follow the orbit, or leave it by a longer move.`,
        }
      : { rule: 'QR-8.2.2a', sentence: `${name} cannot move less than 0″. Give a distance from 0″ up.` },
  'too-long': (name, { maxMils }) => ({
    rule: 'QR-8.2.2a',
    sentence: `${name} moves at most ${inches(maxMils)} now. Choose a shorter distance.`,
  }),
  'outside-turning-arc': (name, { turningArcCdeg, facingCdeg }) => ({
    rule: 'QR-8.2.1a',
    sentence: `${name} turns at most ${turningArcCdeg / 200}° to either side of its facing ${bearing(facingCdeg)}. Choose a course within that arc.`,
  }),
  'final-facing': (name) => ({
    rule: 'QR-8.2.2b',
    sentence: `${name} ends its move facing within 45° of its course, and keeps its facing where it stays. Choose such a facing.`,
  }),
};

/** Why a move cannot end so, its riders aside. */
const wayFault = (state: OpenTable, plan: MovePlan): Rejection | undefined =>
  distortionFault(state, plan) ?? endFault(state, plan, []);

/** What a Standard Movement of the ship may be now: QR-8.2.1a, QR-8.2.2a-b, R-QR-35. */
export const moveEnvelope = (state: OpenTable, ship: PlacedShip): Envelope => withLeast(state, ship, wayFault);

/** The move of a ship that has to move and has no order (R-QR-251). */
export const driftAhead = (state: OpenTable, ship: PlacedShip): ShipMove | undefined =>
  inertialOrder(state, ship, wayFault);

function envelopeFault(state: OpenTable, ship: PlacedShip, command: ShipMove): Rejection | undefined {
  if (command.kind === 'split-s') return undefined;
  const envelope = moveEnvelope(state, ship);
  const fault = legFault(envelope, command);
  if (fault === undefined) return undefined;
  if (fault === 'too-short' && orbitsOf(state, ship).length === 0) {
    const least = inches(envelope.minMils);
    const sentence = `${ship.name} keeps moving, at least ${least} now. Move it farther, or order Full Stop before it moves.`;
    return refuse(fault, 'R-QR-35', sentence, { minMils: envelope.minMils });
  }
  const { rule, sentence } = legSentence[fault](ship.name, envelope);
  return refuse(fault, rule, sentence);
}

function distortionFault(state: OpenTable, { ship, pathEnd, distanceMils: length }: MovePlan): Rejection | undefined {
  const limit = distortionLimit(state, ship, pathEnd);
  if (limit === undefined || length <= limit.limitMils + distances.toleranceMils) return undefined;
  const { field, limitMils } = limit;
  const sentence = `${field.name} holds ${ship.name} to ${inches(limitMils)} on this course. Move no farther, or around it.`;
  return refuse('distortion', 'QR-3.4.3b', sentence, { terrain: field.id, limitMils });
}

const carryFault = (state: OpenTable, plan: MovePlan, carry: readonly FighterId[]): Rejection | undefined =>
  ridersFault(state, plan.ship, plan.carried, carry) ??
  barredFault(state, plan.carried, ({ from, to }) => tokenBar(state, from, to) !== undefined);

/** The place at the end is taken by another base (QR-8.2.3a). */
export function endFault(
  state: OpenTable,
  plan: Pick<MovePlan, 'ship' | 'to' | 'planet'>,
  carry: readonly FighterId[],
): Rejection | undefined {
  const { ship, to, planet } = plan;
  if (planet !== undefined) return undefined;
  const base = { at: to, radiusMils: baseRadiusMils(ship) };
  const other = inTheWay(base, standing(state, [ship.id, ...carry]));
  if (other === undefined) return undefined;
  const sentence = `${ship.name} would end on ${other.name}. Stop short of it or beyond it.`;
  return refuse('overlap', 'QR-8.2.3a', sentence, { other: other.id });
}

/** The Disorder that a Split-S costs: QR-8.3.8b, QR-11.4.8a, freighters by R-QR-103. */
export function splitSPrice(ship: PlacedShip): number {
  if (hasCustomization(ship, 'expert-navigators')) return 0;
  const { code, civilian, hull } = classOf(ship);
  if (civilian) return { small: 0, medium: 1, large: 2 }[hull];
  if (code === 'K' || code === 'FF' || code === 'DD') return 0;
  return code === 'CVL' || code === 'CR' || code === 'CH' ? 1 : 2;
}

/** R-QR-158: a price that cannot be paid is not paid. */
function priceFault(ship: PlacedShip): Rejection | undefined {
  const price = splitSPrice(ship);
  if (price === 0 || !unmanned(ship)) return undefined;
  const sentence = `${ship.name} is unmanned and cannot take the ${price} Disorder of a Split-S. Move it normally.`;
  return refuse('unmanned', 'R-QR-158', sentence);
}

/** Why the ship makes no such move now, wherever to. */
export const moverFault = (ship: PlacedShip, kind: ShipMove['kind']): Rejection | undefined =>
  driveFault(ship) ?? enteredFault(ship) ?? turnFault(ship, kind);

/** Why the ship may not move so, or undefined. */
export function checkShipMove(state: OpenTable, squadron: Squadron, command: ShipMove): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = moverFault(ship, command.kind);
  if (early !== undefined) return early;
  if (command.kind === 'split-s') {
    const unpaid = priceFault(ship);
    if (unpaid !== undefined) return unpaid;
  }
  const outside = envelopeFault(state, ship, command);
  if (outside !== undefined) return outside;
  const plan = planOf(state, ship, command);
  const taken = plan.distanceMils === 0 ? undefined : endFault(state, plan, command.carry);
  return distortionFault(state, plan) ?? taken ?? carryFault(state, plan, command.carry);
}

/** R-QR-161, R-QR-162: tokens of the acting squadron's carriers, and those whose carrier is gone. */
export const { flightFault, flightOffers, sampleFlight } = flyingBy({
  ground,
  reachMils: distances.fighterMoveMils,
  fliesWith: (state: OpenTable, squadron, { seat, carrier }) =>
    seat === squadron.seat && (squadron.ships.includes(carrier) || state.ships[carrier]?.place !== 'table'),
  whose: 'Move fighters on the table whose carrier is acting.',
  barred: (state: OpenTable, from, to) => tokenBar(state, from, to),
  acts: 'QR-8.4.6.2a',
  once: 'R-QR-162',
  reach: 'QR-8.4.6.2b',
  bar: 'QR-3.4.6c',
  overlap: 'R-QR-162',
});

/** Whether a token there would be beyond the table's edge and lost (QR-8.2.5a). */
export const tokenLeavesTable = (state: OpenTable, at: MovePlan['to']): boolean =>
  !onTheTable(state, { at, radiusMils: fighterRadiusMils });
