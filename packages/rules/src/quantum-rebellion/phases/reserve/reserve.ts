/** Squadrons in hyperspace: who may wait there, what they are worth, when they are lost (QR-5.2.5.2, QR-7.1.3a). */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { worthHalfPoints } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import type { ShipId, SquadronId } from '../../ids.ts';

/** QR-7.1.3a, R-QR-73: squadrons still in hyperspace in this round are lost. */
export const LOST_FROM_ROUND = 5;
/** QR-5.2.5.2a: of the Maximum Fleet Value. */
const SHARE_PERCENT = 30;

const membersOf = (state: OpenTable, squadron: Squadron): readonly Ship[] =>
  squadron.ships.flatMap((id) => state.ships[id] ?? []);

const pointsOf = (state: OpenTable, squadron: Squadron): number =>
  membersOf(state, squadron).reduce((sum, ship) => sum + ship.cost, 0);

/** Squadrons of `seat`, or of both sides, that wait in hyperspace. */
export const inReserve = (state: OpenTable, seat?: Seat): readonly Squadron[] =>
  Object.values(state.squadrons).filter(
    (squadron) => squadron.reserve && (seat === undefined || squadron.seat === seat),
  );

/** The portal by which the squadron comes in this round. */
export const entryPortalOf = (state: OpenTable, squadron: Squadron): Portal | undefined =>
  squadron.reserve ? Object.values(state.portals).find((portal) => portal.entry === squadron.id) : undefined;

/** Reserved squadrons of `seat` that have no portal yet. */
export const waiting = (state: OpenTable, seat: Seat): readonly Squadron[] =>
  inReserve(state, seat).filter((squadron) => entryPortalOf(state, squadron) === undefined);

/** QR-7.1.3a: nobody comes out of hyperspace any more. */
export function closedFault(state: OpenTable): Rejection | undefined {
  if (state.match.round < LOST_FROM_ROUND) return undefined;
  const sentence = `From round ${LOST_FROM_ROUND} on nobody comes in from hyperspace. The last portals open in round ${LOST_FROM_ROUND - 1}.`;
  return refuse('too-late', 'QR-7.1.3a', sentence);
}

/** Why no way in opens for that squadron, wherever, or undefined. */
export function callFault(state: OpenTable, id: SquadronId, by: Seat): Rejection | undefined {
  const squadron = state.squadrons[id];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', 'QR-7.1.1a', 'That is not a squadron of your fleet. Choose one of your own.');
  const late = closedFault(state);
  if (late !== undefined) return late;
  const { name } = squadron;
  if (!squadron.reserve)
    return refuse(
      'not-in-reserve',
      'QR-7.1.1a',
      `${name} is not in reserve. Choose a squadron that waits in hyperspace.`,
    );
  if (entryPortalOf(state, squadron) === undefined) return undefined;
  return refuse('has-portal', 'QR-7.1.1a', `${name} has its portal. Choose a squadron that still waits, or pass.`);
}

/** The points that the side's reserve may still take, in whole points (R-QR-58). */
export function reserveRoom(state: OpenTable, seat: Seat): number {
  const kept = inReserve(state, seat).reduce((sum, squadron) => sum + pointsOf(state, squadron), 0);
  return Math.floor((state.match.maxPoints * SHARE_PERCENT) / 100) - kept;
}

/** Why the squadron cannot wait in hyperspace, or undefined. It is known to be the side's own and not deployed. */
export function reserveFault(state: OpenTable, squadron: Squadron): Rejection | undefined {
  const { name } = squadron;
  const ships = membersOf(state, squadron);
  const flagship = ships.find((ship) => state.sides[ship.seat]?.flagship === ship.id);
  if (flagship !== undefined)
    return refuse(
      'flagship',
      'QR-5.2.5.2c',
      `${flagship.name} is the flagship, so ${name} stays out of reserve. Deploy it on the table.`,
    );
  const out = ships.find((ship) => ship.place !== 'off');
  if (out !== undefined)
    return refuse(
      'not-whole',
      'QR-5.2.5.2b',
      `${out.name} of ${name} is placed already, and only whole squadrons wait in hyperspace. Deploy the rest of it.`,
    );
  const bound = ships.find((ship) => ship.spaces.HY === undefined);
  if (bound !== undefined)
    return refuse('no-hyperdrive', 'R-QR-58', `${bound.name} of ${name} has no Hyperdrive. Deploy it on the table.`);
  const [points, room] = [pointsOf(state, squadron), reserveRoom(state, squadron.seat)];
  if (points <= room) return undefined;
  const most = Math.floor((state.match.maxPoints * SHARE_PERCENT) / 100);
  return refuse(
    'reserve-full',
    'QR-5.2.5.2a',
    `${name} costs ${points} points and the reserve takes ${room} more of ${most}. Deploy it on the table.`,
    { points, room },
  );
}

/** What each ship of the side's reserve scores for the other (QR-9.1c). */
export const reserveScores = (state: OpenTable): { ship: ShipId; for: Seat; halfPoints: number }[] =>
  inReserve(state).flatMap((squadron) =>
    membersOf(state, squadron).map((ship) => ({
      ship: ship.id,
      for: opponentOf(state, ship.seat),
      halfPoints: worthHalfPoints(ship, true),
    })),
  );

/** Every squadron that is still in hyperspace is lost: QR-7.1.3a. */
export function strand(p: Procedure): void {
  for (const squadron of inReserve(p.state)) {
    const ships = membersOf(p.state, squadron);
    const ids = ships.map(({ id }) => id);
    p.emit({
      kind: 'squadron-stranded',
      squadron: squadron.id,
      round: p.state.match.round,
      to: opponentOf(p.state, squadron.seat),
      ships: ships.map((ship) => ({ ship: ship.id, halfPoints: worthHalfPoints(ship, true) })),
      fighters: Object.values(p.state.fighters)
        .filter((fighter) => ids.includes(fighter.carrier))
        .map(({ id }) => id),
    });
  }
}
