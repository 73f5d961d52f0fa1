/** Which hexes a unit may enter, at what cost, and where a Move action can end (sections 8 and 17 of the checklist). */
import { directions, hexNumber, neighbour, onBoard, reachable } from '../../../geometry/hex/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { patrolParents } from '../../damage/index.ts';
import type { Hex } from '../../ids.ts';
import { escapesAt, exitsOpen, homecoming, mayExit } from '../../objectives/places.ts';
import { hexName } from '../../names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { featuresAt, inWell, wallAt } from '../../unit/features.ts';
import { otherAt } from '../../unit/units.ts';
import type { Destination } from '../orders/offers.ts';

/** What one Move action may spend, and the only direction it may go in, once that is fixed (R-FC-60). */
export interface Course {
  readonly allowance: number;
  readonly straight: boolean;
  /** The direction of a straight order that has already entered a hex. */
  readonly fixed: number | null;
}

/**
 * What keeps a unit out of a hex, in words: the edge of the board (FC-MOV-11), a planet (FC-TER-5, R-FC-84), a hulk
 * (FC-TER-11, R-FC-93), wreckage (FC-SCN-3), a unit that is not of its own side (FC-MOV-7, R-FC-80). Undefined where it
 * may go through.
 */
export function barrier(table: OpenTable, unit: Unit, hex: Hex): { what: string; rule: string } | undefined {
  if (!onBoard(hex, table.match.board)) return { what: 'the edge of the board', rule: 'R-FC-81' };
  const terrain = wallAt(table, hex);
  if (terrain !== undefined) return { what: terrain.name, rule: terrain.kind === 'planet' ? 'R-FC-84' : 'R-FC-93' };
  const other = otherAt(table, unit, hex);
  if (other === undefined) return undefined;
  if (other.hulk) return { what: `the hulk of ${other.name}`, rule: 'R-FC-93' };
  return other.side === unit.side ? undefined : { what: other.name, rule: 'R-FC-80' };
}

/** Move that a step costs: 2 out of a gravity well (R-FC-83), else 1, into an asteroid field too (FC-TER-1). */
export const stepCost = (table: OpenTable, from: Hex, to: Hex): number =>
  inWell(table, from) && !inWell(table, to) ? 2 : 1;

/** What a hex is to a unit on its way. */
interface Ground {
  readonly barred: boolean;
  readonly inWell: boolean;
  /** The unit leaves play where it enters (R-FC-190, R-FC-245). */
  readonly leaves: boolean;
  /** An empty hex, or one in which the unit leaves play (FC-MOV-8). */
  readonly canStop: boolean;
  /** Fields of the hex that attack it. */
  readonly hazards: number;
}
export type GroundAt = (hex: Hex) => Ground;

/** What each hex is to this unit, worked out once: a search over the board asks for a hex from all its sides. */
export function groundFor(table: OpenTable, unit: Unit): GroundAt {
  const known = new Map<number, Ground>();
  return (hex) => {
    const key = hexNumber(hex);
    const found = known.get(key);
    if (found !== undefined) return found;
    const leaves = homecoming(table, unit, hex) !== undefined;
    const made = {
      barred: barrier(table, unit, hex) !== undefined,
      inWell: inWell(table, hex),
      leaves,
      canStop: leaves || otherAt(table, unit, hex) === undefined,
      hazards: hazardsAt(table, unit, hex).length,
    };
    known.set(key, made);
    return made;
  };
}

/** Move that the step costs on a way of this unit; null where it cannot take it: nobody goes on from where it leaves play. */
export function wayCost(ground: GroundAt, from: Hex, to: Hex): number | null {
  const [left, entered] = [ground(from), ground(to)];
  if (entered.barred || left.leaves) return null;
  return left.inWell && !entered.inWell ? 2 : 1;
}

/**
 * Why a unit cannot take this path in one Move action; the empty path always can be taken. Before each hex the unit
 * turns freely to the side that it goes to (FC-MOV-3, R-FC-78).
 */
export function checkPath(
  table: OpenTable,
  unit: Unit,
  path: readonly number[],
  course: Course,
): Rejection | undefined {
  let here = unit.at;
  let left = course.allowance;
  if (here === null) return refuse('not-on-board', 'FC-MOV-1', 'Only units on the board move. Choose one of those.');
  const line = course.fixed ?? path[0];
  for (const [index, direction] of path.entries()) {
    if (course.straight && direction !== line)
      return refuse('not-straight', 'R-FC-60', 'This order goes straight ahead. Keep to one line of hexes.');
    const next = neighbour(here, direction);
    if (index === path.length - 1 && left > 0 && mayExit(table, unit, next)) return undefined;
    const wall = barrier(table, unit, next);
    if (wall !== undefined)
      return refuse('way-barred', wall.rule, `${wall.what} bars ${hexName(next)}. Choose another way.`);
    const cost = stepCost(table, here, next);
    if (cost > left)
      return refuse(
        'too-far',
        cost > 1 ? 'R-FC-83' : 'FC-MOV-1',
        `The step to ${hexName(next)} costs ${cost} Move and ${left} is left. End the move sooner.`,
        { left, cost },
      );
    left -= cost;
    here = next;
  }
  const stander = path.length === 0 ? undefined : otherAt(table, unit, here);
  if (stander === undefined || homecoming(table, unit, here) !== undefined) return undefined;
  return refuse('hex-taken', 'FC-MOV-8', `${stander.name} stands in ${hexName(here)}. End the move in an empty hex.`);
}

/** The straight runs of a unit: the hexes it can end in, with the way. */
function runs(ground: GroundAt, from: Hex, course: Course): { at: Hex; cost: number; path: number[] }[] {
  const ways = course.fixed === null ? directions : [course.fixed];
  const found = [{ at: from, cost: 0, path: [] as number[] }];
  for (const direction of ways) {
    let [here, cost] = [from, 0];
    const path: number[] = [];
    for (;;) {
      const next = neighbour(here, direction);
      cost += wayCost(ground, here, next) ?? Infinity;
      if (cost > course.allowance) break;
      here = next;
      path.push(direction);
      found.push({ at: here, cost, path: [...path] });
    }
  }
  return found;
}

/** A place where a Move action can end, and the directions of the way there. */
export type StoppingPlace = Pick<Destination, 'at' | 'path' | 'left'>;

/** Everywhere the unit can end a Move action, its own hex first, with one cheapest way, and where it can leave the board. */
export function stopsOf(
  table: OpenTable,
  unit: Unit,
  course: Course,
): { ends: readonly StoppingPlace[]; exits: readonly StoppingPlace[] } {
  const from = unit.at;
  if (from === null) return { ends: [], exits: [] };
  const ground = groundFor(table, unit);
  const reached = course.straight
    ? runs(ground, from, course)
    : reachable(from, course.allowance, table.match.board, (here, to) => wayCost(ground, here, to));
  const stops = reached.map(({ at, cost, path }): StoppingPlace => ({ at, path, left: course.allowance - cost }));
  return {
    ends: stops.filter(({ at, path }) => path.length === 0 || ground(at).canStop),
    exits: exitsOpen(table, unit) ? stops.flatMap((stop) => exits(table, unit, stop, course)) : [],
  };
}

/** The same as they are offered: with the ships to fly patrol for, and where the unit leaves play. */
export function destinations(table: OpenTable, unit: Unit, course: Course): readonly Destination[] {
  const { ends, exits: over } = stopsOf(table, unit, course);
  return [
    ...ends.map((stop) => ({
      ...stop,
      patrols: patrolParents(table, unit, stop.at),
      ...(escapesAt(table, unit, stop.at) ? { leaves: true as const } : {}),
    })),
    ...over.map((stop) => ({ ...stop, patrols: [] })),
  ];
}

/** Steps over the edge that a scenario allows for 1 Move (R-FC-193); their hex lies off the board. */
function exits(table: OpenTable, unit: Unit, { at, path, left }: StoppingPlace, course: Course): StoppingPlace[] {
  if (left < 1) return [];
  const line = course.straight ? (course.fixed ?? path[0]) : undefined;
  return directions
    .filter((direction) => line === undefined || direction === line)
    .map((direction) => ({ direction, off: neighbour(at, direction) }))
    .filter(({ off }) => mayExit(table, unit, off))
    .map(({ direction, off }) => ({ at: off, path: [...path, direction], left: left - 1 }));
}

/**
 * Fields of a hex that attack a unit there: asteroids (FC-TER-2), and mines (FC-TER-7) that are not of its own side
 * (FC-TER-10, R-FC-86, R-FC-96); none attacks a unit that leaves play.
 */
export const hazardsAt = (table: OpenTable, unit: Unit, hex: Hex): readonly string[] =>
  homecoming(table, unit, hex) !== undefined
    ? []
    : featuresAt(table, hex)
        .filter(
          ({ kind, side, strength }) =>
            kind === 'asteroids' || (kind === 'minefield' && strength > 0 && side !== unit.side),
        )
        .map(({ id }) => id);
