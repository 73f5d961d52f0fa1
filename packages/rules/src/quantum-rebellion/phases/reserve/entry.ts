/** Placing the ships of a squadron that comes in by its portal: QR-8.3.4a, R-QR-72, R-QR-220. */
import { baseGapMils, distanceMils, inContact } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { atDisc, besideOneOf, beyondDisc, type Landing } from '../../../mechanics/open-table/index.ts';
import type { Command, CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { type Base, settingFault, type SettingDown, type StandingPiece, standing } from '../../ship/clearance.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { fightersFault, placedAs, wholeFault } from '../setup/deployment.ts';
import { discRadiusMils } from './portal-spots.ts';
import { entryPortalOf } from './reserve.ts';

/** The scene of an entry: the disc, the squadron's ships placed so far, and all that stands on the table by now. */
export interface Arrival {
  readonly state: OpenTable;
  readonly disc: Base;
  readonly mates: StandingPiece[];
  readonly others: StandingPiece[];
}

export const arrivalAt = (state: OpenTable, portal: Portal): Arrival => ({
  state,
  disc: { at: portal.at, radiusMils: discRadiusMils },
  mates: [],
  others: [...standing(state)],
});

export function arrive(arrival: Arrival, ship: Ship, at: Point): void {
  const placed = placedAs(ship, { at, radiusMils: baseRadiusMils(ship) });
  arrival.mates.push(placed);
  arrival.others.push(placed);
}

const COMING_OUT: SettingDown = {
  edge: ['R-QR-72', 'Place its whole base on the table.'],
  overlap: ['QR-8.2.3a', 'Place its base clear of it.'],
  planet: 'ship',
};

/** Why no ship may come out there, portal or not. */
const clearFault = ({ state, others }: Arrival, ship: Ship, base: Base): Rejection | undefined =>
  settingFault(state, ship, base, others, COMING_OUT);

const landingOf = (arrival: Arrival, ship: Ship, preferredCdeg: number): Landing => ({
  radiusMils: baseRadiusMils(ship),
  preferredCdeg,
  blockers: arrival.others.map((other) => other.base),
  fits: (base) => clearFault(arrival, ship, base) === undefined,
});

/** On its rim by choice, else overlapping it. */
const placeAtDisc = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  atDisc(arrival.disc, landingOf(arrival, ship, preferredCdeg));

/** A free place touching a ship placed before. */
const placeAtMate = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  besideOneOf(
    arrival.mates.map((mate) => mate.base),
    landingOf(arrival, ship, preferredCdeg),
  );

/** The nearest clear place beyond the disc, for a ship that finds no room at it nor beside its mates. */
const placeNearby = (arrival: Arrival, ship: Ship): Point | undefined =>
  beyondDisc(arrival.disc, landingOf(arrival, ship, 0), arrival.state.match.table);

/** Where the ship comes out, as near to the bearing from the portal as may be. */
export const placeFor = (arrival: Arrival, ship: Ship, preferredCdeg: number): Point | undefined =>
  placeAtDisc(arrival, ship, preferredCdeg) ?? placeAtMate(arrival, ship, preferredCdeg) ?? placeNearby(arrival, ship);

/** QR-8.3.4a: at the portal; where that is full, touching a mate; where that is full too, as near as may be. */
function portalFault(arrival: Arrival, ship: Ship, base: Base): Rejection | undefined {
  const { disc, mates } = arrival;
  if (baseGapMils(base, disc) <= distances.contactMils) return undefined;
  const away = refuse(
    'not-at-portal',
    'QR-8.3.4a',
    `${ship.name} would not touch the portal. Place its base touching or overlapping the disc.`,
    { ship: ship.id },
  );
  if (placeAtDisc(arrival, ship, 0) !== undefined) return away;
  if (mates.some((mate) => inContact(base, mate.base, distances.contactMils))) return undefined;
  if (placeAtMate(arrival, ship, 0) !== undefined)
    return refuse(
      'not-at-portal',
      'R-QR-72',
      `There is no room left at the portal for ${ship.name}. Place it touching a ship that has come in before it.`,
      { ship: ship.id },
    );
  const nearest = placeNearby(arrival, ship);
  const reach = nearest === undefined ? 0 : distanceMils(disc.at, nearest) + distances.contactMils;
  return distanceMils(disc.at, base.at) <= reach ? undefined : away;
}

/** Why the squadron may not come in so, or undefined. */
export function checkEntry(state: OpenTable, squadron: Squadron, command: Command): Rejection | undefined {
  const portal = entryPortalOf(state, squadron);
  if (command.kind !== 'enter-squadron' || command.squadron !== squadron.id || portal === undefined)
    return refuse(
      'must-enter',
      'QR-7.1.2a',
      `${squadron.name} has its portal and comes in now. Place each of its ships at the portal.`,
    );
  const whole = wholeFault(state, squadron, command.ships, 'QR-8.3.4a');
  if (whole !== undefined) return whole;
  const arrival = arrivalAt(state, portal);
  for (const { ship: id, at } of command.ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    const base = { at, radiusMils: baseRadiusMils(ship) };
    const fault = clearFault(arrival, ship, base) ?? portalFault(arrival, ship, base);
    if (fault !== undefined) return fault;
    arrive(arrival, ship, at);
  }
  return fightersFault(state, squadron, command, arrival.others);
}

export type Entry = CommandOf<'enter-squadron'>;
