/** Crossing the table's edge: the end of a ship, or the way out of a freighter. */
import type { ShipId } from '../ids.ts';
import type { Cause, LossEvent } from '../losses/events.ts';
import { destroy } from '../losses/withdrawal.ts';
import type { Procedure } from '../procedure.ts';
import { isPlaced, type Placed } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import type { FreighterExited } from './schema.ts';

export interface ExitRules<S extends Ship> {
  readonly civilian: (ship: S) => boolean;
  readonly baseRadiusMils: (ship: S) => number;
  readonly toleranceMils: number;
}

type Convoys = { readonly match: Pick<Table['match'], 'convoy' | 'table'> };

export function exitBy<S extends Ship>({ civilian, baseRadiusMils, toleranceMils }: ExitRules<S>) {
  /** A freighter of the convoy that its own side still sails. */
  const inConvoy = ({ match }: Convoys, ship: S): boolean =>
    match.convoy?.escort === ship.seat && civilian(ship) && !ship.captured;
  /** Any part of its base is over the eastern edge. */
  const overExitEdge = ({ match }: Convoys, ship: Placed<S>, at = ship.at): boolean =>
    at.xMils + baseRadiusMils(ship) > match.table.widthMils + toleranceMils;
  return {
    inConvoy,
    overExitEdge,
    /** The ship has crossed the table's edge: it is destroyed, but a freighter of the convoy leaves by its edge. */
    leaveTable: (p: Procedure<LossEvent | FreighterExited>, shipId: ShipId, cause: Cause): void => {
      const ship = p.state.ships[shipId] as S | undefined;
      if (ship === undefined || !isPlaced(ship)) return;
      const { convoy, round } = p.state.match;
      if (convoy === null || !inConvoy(p.state, ship) || !overExitEdge(p.state, ship)) return destroy(p, shipId, cause);
      p.emit({ kind: 'freighter-exited', ship: shipId, round, exits: convoy.exits + 1 });
      const { checks, consequences } = p.state.due;
      p.setDue({ checks: checks.filter((id) => id !== shipId), consequences });
    },
  };
}
