/** What a ship may win from a stance, now and after its next move, and what the enemies may win from it after theirs. */
import type { Seat } from '../../../kernel/contract.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Pose } from '../../../mechanics/open-table/index.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { type Gun, gunsOf } from '../broadsides.ts';
import { prey } from '../errands.ts';
import { reachOf } from './reach.ts';
import { aimed, type StationedShip, marksOf, sumOf } from './volley.ts';

/** How much the fire of an enemy counts that has activated in this round: it comes in the next one, if at all. */
const SPENT = 0.6;

/** An enemy that may move and fire before the ship moves again. */
interface Threat {
  readonly guns: readonly Gun[];
  readonly stances: readonly Pose[];
  /** By stance and gun, the points it may win from the other ships; and the most of it in one stance. */
  readonly others: readonly (readonly number[])[];
  readonly most: number;
  readonly weight: number;
}

/** All in points. */
export interface Outlook {
  readonly now: (stance: Pose) => number;
  readonly next: (stance: Pose) => number;
  /** What its being there adds to what the enemies may win. */
  readonly suffered: (stance: Pose) => number;
}

function threatsTo(state: Sight, ship: PlacedShip, by: Seat): readonly Threat[] {
  const mates = marksOf(onTable(state, by).filter(({ id }) => id !== ship.id));
  const last = state.match.round >= state.match.rounds;
  return onTable(state, opponentOf(state, by)).flatMap((enemy) => {
    const spent = state.squadrons[enemy.squadron]?.activated === true;
    const guns = gunsOf(enemy.spaces);
    if ((spent && last) || guns.length === 0 || enemy.cloaked) return [];
    const stances = reachOf(state, enemy, enemy);
    const others = stances.map((stance) => aimed(state, guns, stance, mates));
    return [{ guns, stances, others, most: Math.max(0, ...others.map(sumOf)), weight: spent ? SPENT : 1 }];
  });
}

/** What one more mark adds to the most that an enemy may win in one stance. */
function added(state: Sight, { guns, stances, others, most }: Threat, marks: readonly StationedShip[]): number {
  const worst = stances.reduce((sum, from, index) => {
    return Math.max(sum, sumOf(aimed(state, guns, from, marks, others[index])));
  }, most);
  return worst - most;
}

export function outlookOf(state: Sight, ship: PlacedShip, by: Seat): Outlook {
  const guns = gunsOf(ship.spaces);
  const wanted = marksOf(prey(state, by));
  const threats = threatsTo(state, ship, by);
  const now = (stance: Pose): number => sumOf(aimed(state, guns, stance, wanted));
  return {
    now,
    next: (stance) => reachOf(state, ship, stance).reduce((most, each) => Math.max(most, now(each)), 0),
    suffered: ({ at, facingCdeg }) => {
      const marks = [{ ship, at, facingCdeg }];
      return threats.reduce((sum, threat) => sum + threat.weight * added(state, threat, marks), 0);
    },
  };
}
