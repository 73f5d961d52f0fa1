/** Places where a jump may end, found for offers and by chance. */
import { offset } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import { attempted, randomIn } from '../../open-table/index.ts';
import type { Point } from '../ids.ts';
import type { Zone } from '../records.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import type { GateId } from './schema.ts';

/** Something to jump to: the jumper's post ends within `reachMils` of `at`. */
export interface Gate {
  readonly id: GateId;
  readonly name: string;
  readonly at: Point;
  readonly reachMils: number;
  readonly record: string;
}

export interface LandingRules {
  /** Why its base cannot be meant for that place. */
  fault(state: Table, ship: Placed, at: Point): Rejection | undefined;
  /** It would survive there. */
  survivable(state: Table, at: Point): boolean;
}

export interface JumpLanding {
  /** A legal end of a jump to this gate, one that it survives where there is one; undefined where none is free. */
  readonly spotAt: (state: Table, ship: Placed, gate: Gate, aheadCdeg: number) => Point | undefined;
  readonly sampleAt: (state: Table, ship: Placed, gate: Gate, random: Random) => Point;
  readonly sampleIn: (state: Table, ship: Placed, onTable: Zone, random: Random) => Point;
}

const RING_MILS = 250;
const STEP_CDEG = 1000;
const TRIES = 12;

export const below = (limit: number, random: Random): number => Math.floor(random() * limit);

export function landingBy(rules: LandingRules): JumpLanding {
  const good = (state: Table, ship: Placed, at: Point): boolean =>
    rules.fault(state, ship, at) === undefined && rules.survivable(state, at);
  const spotAt = (state: Table, ship: Placed, gate: Gate, aheadCdeg: number): Point | undefined => {
    let deadly: Point | undefined;
    for (let away = gate.reachMils; away >= 0; away -= RING_MILS)
      for (let turn = 0; turn < 36_000; turn += STEP_CDEG) {
        const at = offset(gate.at, aheadCdeg + turn, away);
        if (rules.fault(state, ship, at) !== undefined) continue;
        if (rules.survivable(state, at)) return at;
        deadly ??= at;
      }
    return deadly;
  };
  return {
    spotAt,
    sampleAt: (state, ship, gate, random) => {
      const draw = () => offset(gate.at, below(36_000, random), below(gate.reachMils + 1, random));
      const spot = attempted(TRIES, draw, (at) => good(state, ship, at)) ?? spotAt(state, ship, gate, ship.facingCdeg);
      if (spot === undefined) throw new Error(`a jump to ${gate.id} is offered but ends nowhere`);
      return spot;
    },
    sampleIn: (state, ship, onTable, random) =>
      attempted(
        TRIES,
        () => randomIn(onTable, random),
        (at) => good(state, ship, at),
      ) ?? ship.at,
  };
}
