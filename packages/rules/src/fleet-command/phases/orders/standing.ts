/** What a player of an order whose time is up is taken to have said (R-FC-58). */
import type { Command } from '../../commands.ts';
import type { Sight } from '../../state.ts';
import { leavingHexes } from '../../damage/index.ts';
import { removals } from '../interrupts/means.ts';
import { downgrades } from './eligibility.ts';
import type { OrderFrame } from './frames.ts';
import { currentOf } from './steps.ts';

/** Never spends anything: no roll, no further action; a forced choice takes the first. */
export function orderStandingAnswer(sight: Sight, order: OrderFrame): Command {
  const unit = currentOf(sight, order)?.unit;
  switch (order.stage) {
    case 'choose-basic': {
      const known = downgrades(sight, order).find(({ orders }) => orders.length > 0);
      return { kind: 'choose-basic', unit: known?.unit ?? '', order: known?.orders[0] ?? 'move' };
    }
    case 'leave-patrol': {
      const at = unit === undefined ? undefined : leavingHexes(sight, unit)[0];
      return { kind: 'leave-patrol', at: at ?? { col: 0, row: 0 }, facing: unit?.facing ?? 0 };
    }
    case 'damage-control':
      return { kind: 'damage-control', roll: false };
    case 'damage-roll':
      return { kind: 'roll-again', by: null };
    case 'remove':
      return { kind: 'remove-token', remove: (unit === undefined ? undefined : removals(unit)[0]) ?? 'focus-fire' };
    default:
      return { kind: 'skip-action' };
  }
}
