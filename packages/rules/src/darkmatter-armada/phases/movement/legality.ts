/** Whether a move is legal, and why not: DA-9.2, R-DA-69 to R-DA-72, R-DA-75. */
import { inContact, legFault, offset } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { bearing, inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { inTheWay } from '../../../mechanics/open-table/index.ts';
import type { FighterId } from '../../ids.ts';
import { speedTitles } from '../../markers/effects.ts';
import { splitSDisorder } from '../../data/action-tables.ts';
import {
  actingFault,
  actingShip,
  enteredFault,
  hasCustomization,
  type PlacedShip,
  specialFault,
} from '../../ship/ships.ts';
import { placedTerrain, standing, tape } from '../../ship/clearance.ts';
import { baseRadiusMils, driveState } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import {
  barredFault,
  ridersFault,
  bandOf,
  leastMove,
  speedOf,
  distortedMils,
  envelopeOf,
  type MovePlan,
  planOf,
  type ShipMove,
} from './plan.ts';
import { riderBar } from './terrain.ts';

/** Why the ship makes no move now, wherever to. */
export function moverFault(ship: PlacedShip): Rejection | undefined {
  const { name, activation } = ship;
  if (driveState(ship) === 'absent')
    return refuse('no-drive', 'R-DA-151', `${name} is a station and never moves. Order a ship with a Main Drive.`);
  const entered = enteredFault(ship);
  if (entered !== undefined) return entered;
  if (activation.moves === 0 && !activation.movementOver) return undefined;
  return refuse('moved', 'DA-9.2.4', `${name} has moved in this activation. Move a ship that has not.`);
}

/** The place at the end is taken by another base or token (DA-9.2.5). */
export function endFault(
  state: OpenTable,
  plan: Pick<MovePlan, 'ship' | 'to' | 'planet'>,
  carry: readonly FighterId[],
): Rejection | undefined {
  const { ship, to, planet } = plan;
  if (planet !== undefined) return undefined;
  const base = { at: to, radiusMils: baseRadiusMils() };
  const other = inTheWay(base, standing(state, [ship.id, ...carry]));
  if (other === undefined) return undefined;
  const sentence = `${ship.name} would end on ${other.name}. Stop short of it or beyond it.`;
  return refuse('overlap', 'DA-9.2.5', sentence, { other: other.id });
}

/** A Frigate or Corvette that ends in contact with a friend of another class (DA-9.2.3b, R-DA-71). */
function escorts(state: OpenTable, { ship, to }: MovePlan): boolean {
  if (ship.class !== 'FF' && ship.class !== 'K') return false;
  const radiusMils = baseRadiusMils();
  return onTable(state, ship.seat).some(
    (friend) =>
      friend.id !== ship.id &&
      friend.class !== ship.class &&
      inContact({ at: to, radiusMils }, { at: friend.at, radiusMils }, tape.contactMils),
  );
}

const STEP_MILS = 20;

/** No clear point lies within the legal range on this course: the ship may stop before contact (R-DA-72). */
function lineTaken(state: OpenTable, { ship, courseCdeg }: MovePlan, carry: readonly FighterId[]): boolean {
  const { maxMils } = bandOf(ship);
  const minMils = leastMove(state, ship);
  const half = Math.floor(minMils / 2);
  // In a distortion field half the way may be enough.
  const distorted = placedTerrain(state).some(({ kind }) => kind === 'distortion-field');
  const first = distorted ? half : half + Math.ceil((minMils - half) / STEP_MILS) * STEP_MILS;
  for (let mils = first; mils <= maxMils; mils += STEP_MILS) {
    const to = offset(ship.at, courseCdeg, mils);
    const costMils = mils + distortedMils(state, ship.at, to);
    if (costMils < minMils || costMils > maxMils) continue;
    if (endFault(state, { ship, to, planet: undefined }, carry) === undefined) return false;
  }
  return true;
}

function shortFault(state: OpenTable, plan: MovePlan, carry: readonly FighterId[]): Rejection | undefined {
  const { ship, costMils } = plan;
  if (driveState(ship) === 'none') return undefined;
  const minMils = leastMove(state, ship);
  if (costMils >= minMils - tape.distanceMils || escorts(state, plan)) return undefined;
  return lineTaken(state, plan, carry) ? undefined : tooShort(ship, minMils);
}

/** The way is shorter than the speed of the ship, or an orbit that it is in, allows. */
export function tooShort(ship: PlacedShip, minMils: number): Rejection {
  const { name, speed } = ship;
  const held = minMils > bandOf(ship).minMils;
  const sentence = held
    ? `${name} is in orbit and does not stand still there. Let it go along the circle, or leave it by a longer move.`
    : `${name} moves at least ${inches(minMils)} at ${speedTitles[speed]} speed. Move it farther.`;
  return refuse('too-short', held ? 'DA-9.3.10.2' : 'DA-9.2.3a', sentence, { minMils });
}

/** The way is longer than the ship can go, distortion fields on it counted. */
export function longFault({
  ship,
  costMils,
  distanceMils,
}: Pick<MovePlan, 'ship' | 'costMils' | 'distanceMils'>): Rejection | undefined {
  const { maxMils } = envelopeOf(ship);
  if (costMils <= maxMils + tape.distanceMils) return undefined;
  if (distanceMils <= maxMils + tape.distanceMils)
    return refuse(
      'distortion',
      'R-DA-75',
      `In a distortion field each inch counts twice: this way would be ${inches(costMils)} of ${inches(maxMils)}. Move less far.`,
      { costMils, maxMils },
    );
  if (driveState(ship) === 'none')
    return refuse(
      'no-drive',
      'DA-12.7.20b',
      `${ship.name} has no working Main Drive. It may turn up to 45° where it is.`,
    );
  const sentence = `${ship.name} moves at most ${inches(maxMils)} at ${speedTitles[ship.speed]} speed. Choose a shorter way.`;
  return refuse('too-long', 'DA-9.2.4', sentence, { maxMils });
}

export const turnRefusals: Readonly<
  Record<'outside-turning-arc' | 'final-facing', (ship: PlacedShip, facingCdeg?: number) => Rejection>
> = {
  'outside-turning-arc': (ship, facingCdeg = ship.facingCdeg) =>
    refuse(
      'outside-turning-arc',
      'DA-9.2.1',
      `${ship.name} turns at most ${envelopeOf(ship).turningArcCdeg / 200}° to either side of its facing ${bearing(facingCdeg)} at ${speedTitles[ship.speed]} speed. Choose a course within that arc.`,
    ),
  'final-facing': (ship) =>
    driveState(ship) === 'none'
      ? refuse('final-facing', 'DA-12.7.20b', `${ship.name} turns at most 45° without a Main Drive. Turn it less.`)
      : refuse(
          'final-facing',
          'DA-9.2.6',
          `${ship.name} ends its move facing within 45° of its course, and keeps its facing where it stays. Choose such a facing.`,
        ),
};

/** Split-S is for ships at Low with a drive that works, as their special action (DA-9.3.9a, R-DA-151). */
function aboutFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (driveState(ship) === 'none')
    return refuse('no-drive', 'R-DA-151', `${name} has no working Main Drive for a Split-S. It may turn up to 45°.`);
  if (speedOf(ship) === 'low') return specialFault(ship);
  const sentence = `${name} makes a Split-S at Low speed only. Set its speed in the Command Segment.`;
  return refuse('too-fast', 'DA-9.3.9a', sentence);
}

/** The Disorder of a Split-S: DA-9.3.9b, one less with Expert Navigators (DA-12.4.6). */
export const splitSPrice = (ship: PlacedShip): number =>
  Math.max(0, (splitSDisorder[ship.class] ?? 0) - (hasCustomization(ship, 'expert-navigators') ? 1 : 0));

/** The ship may not move so, its riders aside. */
function wayFault(state: OpenTable, plan: MovePlan, order: ShipMove): Rejection | undefined {
  const { ship } = plan;
  if (order.kind === 'split-s') return endFault(state, plan, order.carry);
  const long = longFault(plan);
  if (long !== undefined) return long;
  // How short and how long is judged by what the way counts for.
  const bent = legFault({ ...envelopeOf(ship), minMils: 0 }, order, tape);
  if (bent === 'outside-turning-arc' || bent === 'final-facing') return turnRefusals[bent](ship);
  const taken = plan.distanceMils === 0 ? undefined : endFault(state, plan, order.carry);
  // A ship on its way into a planet stops there, however short that is.
  return taken ?? (plan.planet === undefined ? shortFault(state, plan, order.carry) : undefined);
}

/** Why the ship may not move so, or undefined. */
export function checkShipMove(state: OpenTable, squadron: Squadron, order: ShipMove): Rejection | undefined {
  const absent = actingFault(state, squadron, order.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, order.ship);
  const early = moverFault(ship) ?? (order.kind === 'split-s' ? aboutFault(ship) : undefined);
  if (early !== undefined) return early;
  const plan = planOf(state, ship, order);
  return (
    wayFault(state, plan, order) ??
    ridersFault(state, ship, plan.carried, order.carry) ??
    barredFault(state, plan.carried, ({ from, to }) => riderBar(state, from, to) !== undefined)
  );
}

/** A ship that can stay where it is without breaking the minimum. */
export const mayHold = (state: OpenTable, ship: PlacedShip): boolean => {
  const order: ShipMove = {
    kind: 'move-ship',
    ship: ship.id,
    courseCdeg: ship.facingCdeg,
    distanceMils: 0,
    facingCdeg: ship.facingCdeg,
    carry: [],
  };
  return wayFault(state, planOf(state, ship, order), order) === undefined;
};
