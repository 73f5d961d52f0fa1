/** Whom a side is after: the freighters of a convoy that it is to stop while there are any, else every enemy. */
import type { Seat } from '../../kernel/contract.ts';
import { inConvoy } from '../scenarios/exit.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';

export function prey(state: Sight, by: Seat): readonly PlacedShip[] {
  const enemies = onTable(state, opponentOf(state, by));
  const freighters = enemies.filter((ship) => inConvoy(state, ship));
  return freighters.length > 0 ? freighters : enemies;
}
