/** Placing a squadron that was found out: on or touching its disc, at Full Stop (QR-5.2.5.4f, R-QR-61). */
import { baseGapMils, bearingCdeg, distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import { nearestWithin } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Frame } from '../../frames.ts';
import type { Point } from '../../ids.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { type Base, type StandingPiece, standing } from '../../ship/clearance.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { fightersFault, groundFault, placedAs, squadronMembers, wholeFault } from '../../phases/setup/deployment.ts';
import { fightersBeside } from '../../phases/setup/suggestion.ts';
import { discRadiusMils } from './hiding.ts';

export type AmbushFrame = Extract<Frame, { kind: 'ambush' }>;
type Spring = CommandOf<'spring-ambush'>;

const onDisc = (base: Base, at: Point): boolean =>
  baseGapMils(base, { at, radiusMils: discRadiusMils }) <= distances.contactMils;

function roomOnDisc(state: OpenTable, ship: Ship, at: Point, others: readonly StandingPiece[]): Point | undefined {
  const radiusMils = baseRadiusMils(ship);
  return nearestWithin(at, [discRadiusMils + radiusMils], (point) => {
    const base = { at: point, radiusMils };
    return onDisc(base, at) && groundFault(state, ship, base, others) === undefined;
  });
}

/** The free place nearest to the disc, for a ship that finds no room on it (R-QR-241). */
function roomNearby(state: OpenTable, ship: Ship, at: Point, others: readonly StandingPiece[]): Point {
  const radiusMils = baseRadiusMils(ship);
  const isFree = (point: Point) => groundFault(state, ship, { at: point, radiusMils }, others) === undefined;
  const found = nearestWithin(at, [8000, 24_000, 100_000], isFree);
  if (found === undefined) throw new Error(`no room on the table for ${ship.name}`);
  return found;
}

function shipsFault(
  state: OpenTable,
  frame: AmbushFrame,
  squadron: Squadron,
  command: Spring,
  others: StandingPiece[],
) {
  const whole = wholeFault(state, squadron, command.ships, 'QR-5.2.5.4f');
  if (whole !== undefined) return whole;
  for (const { ship: id, at } of command.ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    const base = { at, radiusMils: baseRadiusMils(ship) };
    const fault = groundFault(state, ship, base, others);
    if (fault !== undefined) return fault;
    if (!onDisc(base, frame.at) && roomOnDisc(state, ship, frame.at, others) !== undefined)
      return refuse(
        'off-disc',
        'QR-5.2.5.4f',
        `${ship.name} would stand away from the disc. Place it on the disc or touching it.`,
        { ship: ship.id },
      );
    others.push(placedAs(ship, base));
  }
  return undefined;
}

/** Why the squadron may not come out so, or undefined. */
export function springFault(state: OpenTable, frame: AmbushFrame, command: Spring): Rejection | undefined {
  const squadron = state.squadrons[frame.squadron];
  if (squadron === undefined || command.squadron !== frame.squadron)
    return refuse('other-squadron', 'QR-5.2.5.4f', 'Another squadron has been found. Place the ships of that one.');
  const others = [...standing(state)];
  return shipsFault(state, frame, squadron, command, others) ?? fightersFault(state, squadron, command, others);
}

/** Places found, by the state they were looked for in: offers, answers and bots all ask for them. */
const springs = keptUnder<OpenTable, string, Spring>();

/** Everybody as near to the middle of the disc as there is room, looking at the nearest enemy, fighters out. */
export const suggestSpring = (state: OpenTable, frame: AmbushFrame): Spring =>
  springs(state, frame.squadron, () => drawUp(state, frame));

function drawUp(state: OpenTable, frame: AmbushFrame): Spring {
  const squadron = state.squadrons[frame.squadron];
  if (squadron === undefined) throw new Error(`no squadron ${frame.squadron}`);
  const enemies = onTable(state, opponentOf(state, frame.seat));
  const nearest = [...enemies].sort((a, b) => distanceMils(a.at, frame.at) - distanceMils(b.at, frame.at))[0];
  const others = [...standing(state)];
  const members = squadronMembers(state, squadron);
  const ships = members.map((ship) => {
    const at = roomOnDisc(state, ship, frame.at, others) ?? roomNearby(state, ship, frame.at, others);
    others.push(placedAs(ship, { at, radiusMils: baseRadiusMils(ship) }));
    return { ship: ship.id, at, facingCdeg: nearest === undefined ? 0 : bearingCdeg(at, nearest.at) };
  });
  const fighters = fightersBeside(state, members, others, 18_000);
  return { kind: 'spring-ambush', squadron: squadron.id, ships, fighters };
}

/** The same places with other facings, and some of the fighters kept aboard. */
export function randomSpring(state: OpenTable, frame: AmbushFrame, random: Random): Spring {
  const { ships, fighters, ...rest } = suggestSpring(state, frame);
  return {
    ...rest,
    ships: ships.map((each) => ({ ...each, facingCdeg: Math.floor(random() * 36_000) })),
    fighters: random() < 0.7 ? fighters : [],
  };
}
