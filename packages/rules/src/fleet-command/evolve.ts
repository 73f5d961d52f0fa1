/** Bookkeeping: how each event changes the state. No dice, no tables, no rules. */
import { bookkeepingOf } from '../kernel/ruleset/evolve.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { evolveSetup } from './phases/setup/effects.ts';
import { evolveRound } from './phases/round/evolve.ts';
import { evolveOrders } from './phases/orders/evolve.ts';
import { evolveMoving } from './phases/moving/effects.ts';
import { evolveInterrupts } from './phases/interrupts/effects.ts';
import { evolveAttacks } from './phases/attacks/effects.ts';
import { evolveHarvest } from './specials/harvest/effects.ts';
import { evolveReinforce } from './specials/reinforce/effects.ts';
import { evolveObjectives } from './objectives/evolve.ts';
import { evolveSolo } from './solo/evolve.ts';

export const { changed, evolve } = bookkeepingOf<State, Event>({
  ...evolveSetup,
  ...evolveRound,
  ...evolveOrders,
  ...evolveMoving,
  ...evolveInterrupts,
  ...evolveAttacks,
  ...evolveHarvest,
  ...evolveReinforce,
  ...evolveObjectives,
  ...evolveSolo,
});
