/** The way of a move from the hexes that people write. */
import { directions, directionTo, neighbour, onBoard, reachable } from '../../geometry/hex/index.ts';
import type { Json } from '../../kernel/contract.ts';
import { isJsonObject } from '../../kernel/writing.ts';
import { hexName } from '../names.ts';
import type { Hex } from '../ids.ts';
import type { Destination } from '../phases/orders/offers.ts';
import type { State } from '../state.ts';
import type { Unit } from '../table.ts';
import { sameHex } from '../unit/units.ts';

const isHex = (value: Json | undefined): value is Hex & { readonly [field: string]: Json } =>
  isJsonObject(value) && typeof value['col'] === 'number' && typeof value['row'] === 'number';

/** Directions for a `path` of directions and hexes, or a way `to` a hex; a sentence where there is none to be had. */
export function asPath(
  state: State,
  unit: Unit | undefined,
  { to, path }: { readonly to: Json | undefined; readonly path: Json | undefined },
  destinations: readonly Destination[],
): readonly Json[] | string {
  if (Array.isArray(path)) return stepsOf(unit, path as readonly Json[]);
  if (to === undefined) return [];
  if (!isHex(to)) return 'write the hex as [column, row].';
  const offered = destinations.find(({ at }) => sameHex(at, to));
  if (offered !== undefined) return offered.path;
  // No legal move ends there: the straightest way is judged, so that the refusal says what is in it.
  return shortest(state, unit, to) ?? `there is no way to ${hexName(to)} on this board.`;
}

function stepsOf(unit: Unit | undefined, path: readonly Json[]): readonly Json[] | string {
  let here = unit?.at ?? null;
  const steps: Json[] = [];
  for (const step of path) {
    const direction = isHex(step) && here !== null ? directionTo(here, step) : step;
    if (typeof direction !== 'number' || !directions.some((each) => each === direction)) {
      const from = here === null ? 'the unit' : hexName(here);
      return isHex(step)
        ? `${hexName(step)} is not next to ${from}: a path names every hex that is entered.`
        : 'a path is a list of hexes [column, row] or of directions N, NE, SE, S, SW, NW.';
    }
    steps.push(direction);
    here = here === null ? null : neighbour(here, direction);
  }
  return steps;
}

function shortest(state: State, unit: Unit | undefined, to: Hex): readonly number[] | undefined {
  const { board } = state.match;
  const at = unit?.at ?? null;
  if (at === null || !onBoard(to, board)) return undefined;
  const found = reachable(at, board.cols + board.rows, board, () => 1);
  return found.find((one) => sameHex(one.at, to))?.path;
}
