/** The way home: at once, from any distance, if the carrier can take them (QR-8.4.6.4a, R-QR-166). */
import type { Cause } from '../../../mechanics/blueprint-fleets/losses/events.ts';
import type { Procedure } from '../../procedure.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { hangarCapacity, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Fighter } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { flyingOf } from './acting.ts';
import type { Homecoming } from './schema.ts';
import type { FighterId } from '../../ids.ts';

/** How many tokens the carrier can take aboard now: none at 0 CP, with its hangar offline, or gone (R-QR-152). */
export function roomAboard(state: OpenTable, carrierId: string): number {
  const carrier = state.ships[carrierId];
  if (carrier === undefined || carrier.place !== 'table') return 0;
  if (carrier.crew === 0 && !unmanned(carrier)) return 0;
  const aboard = fightersOf(state, carrierId).filter(({ place }) => place === 'aboard' || place === 'waiting').length;
  return Math.max(0, hangarCapacity(state, carrier) - aboard);
}

/** Restricted Hangar after a launch in this round: nothing comes aboard before the End Phase (QR-11.4.14a). */
export const hangarShut = (carrier: Ship): boolean =>
  hasCustomization(carrier, 'restricted-hangar') && carrier.hangar.launched;

/** How many tokens may come home of their own will: a return that cannot be received is refused (R-QR-166). */
export function voluntaryRoom(state: OpenTable, carrierId: string): number {
  const carrier = state.ships[carrierId];
  return carrier === undefined || hangarShut(carrier) ? 0 : roomAboard(state, carrierId);
}

/** R-QR-167: one token may stand beside its carrier again. */
const canRelaunch = (carrier: Ship): boolean =>
  hasCustomization(carrier, 'flight-deck-crews') &&
  !hasCustomization(carrier, 'restricted-hangar') &&
  !carrier.hangar.relaunched;

/** Where each token ends, carrier by carrier, lower ids first: lost where the carrier is gone (QR-8.4.6.5b). */
function homecomingsOf(state: OpenTable, tokens: readonly Fighter[]): Homecoming[] {
  const room = new Map<string, number>();
  return tokens.map((fighter) => {
    const left = room.get(fighter.carrier) ?? roomAboard(state, fighter.carrier);
    room.set(fighter.carrier, left - 1);
    const carrier = state.ships[fighter.carrier];
    if (left <= 0 || carrier === undefined) return { fighter: fighter.id, to: 'lost' };
    return { fighter: fighter.id, to: hangarShut(carrier) ? 'waiting' : 'aboard' };
  });
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/**
 * Sends tokens home that have to go or want to; what cannot be received is lost. Tokens that are not on the table are
 * passed over. Where Flight Deck Crews may relaunch, it pushes a frame: call it last, when the frame of the caller has
 * been replaced or popped.
 */
export function sendHome(p: Procedure, fighterIds: readonly FighterId[], cause: Cause): void {
  const tokens = [...flyingOf(p.state, fighterIds)].sort(byId);
  if (tokens.length === 0) return;
  const homecomings = homecomingsOf(p.state, tokens);
  p.emit({ kind: 'fighters-returned', homecomings, cause });
  const active = p.state.match.active === null ? undefined : p.state.squadrons[p.state.match.active]?.seat;
  const carriers = [...new Set(tokens.map((fighter) => fighter.carrier))].flatMap((id) => p.state.ships[id] ?? []);
  // The last frame pushed is asked first: the active side, lower ids before higher ones.
  const asked = carriers.filter(canRelaunch).sort((a, b) => {
    if (a.seat !== b.seat) return a.seat === active ? 1 : -1;
    return byId(b, a);
  });
  for (const carrier of asked) {
    const aboard = tokens
      .filter(({ id, carrier: parent }) => parent === carrier.id && p.state.fighters[id]?.place === 'aboard')
      .map(({ id }) => id);
    if (aboard.length > 0) p.push({ kind: 'relaunch', carrier: carrier.id, fighters: aboard });
  }
}
