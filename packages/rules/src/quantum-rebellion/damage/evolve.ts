import { evolveLosses } from '../../mechanics/blueprint-fleets/losses/evolve.ts';
import type { EvolversOf } from '../state.ts';
import type { DamageEvent } from './events.ts';

export const evolveDamage: EvolversOf<DamageEvent> = {
  ...evolveLosses,
  'critical-hit': (draft, event) => {
    const ship = draft.ships[event.ship];
    const space = ship?.spaces[event.space];
    if (ship === undefined || space === undefined) return;
    if (event.result === 'offline' || event.result === 'destroyed') space.condition = event.result;
    if (event.shieldDropped !== null) ship.shields[event.space] = null;
  },
  'condition-checked': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.checked = true;
  },
};
