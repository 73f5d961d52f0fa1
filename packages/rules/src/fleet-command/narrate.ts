/** The log: what each event says to this reader, with the rules it applied. Draws are told as counts (R-FC-221). */
import type { LogLine } from '../kernel/contract.ts';
import { narrationOf } from '../kernel/ruleset/narrate.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { narrateSetup } from './phases/setup/effects.ts';
import { narrateRound } from './phases/round/narrate.ts';
import { narrateOrders } from './phases/orders/narrate.ts';
import { narrateMoving } from './phases/moving/effects.ts';
import { narrateInterrupts } from './phases/interrupts/effects.ts';
import { narrateAttacks } from './phases/attacks/effects.ts';
import { narrateHarvest } from './specials/harvest/effects.ts';
import { narrateReinforce } from './specials/reinforce/effects.ts';
import { narrateObjectives } from './objectives/narrate.ts';
import { narrateSolo } from './solo/narrate.ts';

/** A match that is set up begins before the first round; one that begins in a round goes on from a position. */
function firstLine({ match: { round } }: State): LogLine {
  if (round === 0) return { parts: ['The match begins.'], rules: ['FC-SET-1'], tone: 'phase' };
  const parts = [`Round ${round}. The match begins from a position.`];
  return { parts, rules: ['R-FC-244'], tone: 'phase', cue: { is: 'round' } };
}

export const narrate = narrationOf<State, Event>(
  {
    ...narrateSetup,
    ...narrateRound,
    ...narrateOrders,
    ...narrateMoving,
    ...narrateInterrupts,
    ...narrateAttacks,
    ...narrateHarvest,
    ...narrateReinforce,
    ...narrateObjectives,
    ...narrateSolo,
  },
  firstLine,
);
