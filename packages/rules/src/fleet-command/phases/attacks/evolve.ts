import { evolveDamage } from '../../damage/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import type { AttackEvent } from './events.ts';

/** Told, not kept: what it led to stands in the frame and in the damage events. */
const told = (): void => undefined;

export const evolveAttacks: EvolversOf<AttackEvent> = {
  ...evolveDamage,
  'attack-declared': (draft, { attacker, mode, cause }) => {
    const unit = attacker === null ? undefined : draft.units[attacker];
    if (unit === undefined || mode === 'hazard') return;
    if (cause === 'order') unit.attacked = true;
    if (mode === 'counterattack') unit.lockedWith = null;
  },
  'defence-answered': told,
  'pool-rolled': told,
  'dice-rerolled': told,
  'rolled-again': told,
  'roll-resolved': told,
  'attack-void': told,
  'crippling-chosen': told,
  'overrun-answered': told,
};
