/** The log: what each event says to this reader, with the rules it applied. Draws are told as counts (R-FC-221). */
import type { LogLine, Viewer } from '../kernel/contract.ts';
import type { Event } from './events.ts';
import { narrateSetup } from './phases/setup/narrate.ts';
import { narrateRound } from './phases/round/narrate.ts';
import { narrateOrders } from './phases/orders/narrate.ts';
import { narrateMoving } from './phases/moving/narrate.ts';
import { narrateInterrupts } from './phases/interrupts/narrate.ts';
import { narrateAttacks } from './phases/attacks/narrate.ts';
import { narrateHarvest } from './phases/harvest/narrate.ts';
import { narrateReinforce } from './phases/reinforce/narrate.ts';
import { narrateObjectives } from './objectives/narrate.ts';
import { narrateSolo } from './phases/solo/narrate.ts';
import type { State } from './state.ts';

type Narrator<K extends Event['kind']> = (
  event: Extract<Event, { kind: K }>,
  before: State,
  after: State,
  who: Viewer,
) => LogLine | undefined;
/** The narrators of a part of the events. */
export type NarratorsOf<E extends { kind: Event['kind'] }> = { readonly [K in E['kind']]: Narrator<K> };

type Told = Exclude<Event, { kind: 'match-started' | 'flow' }>;

const narrators: NarratorsOf<Told> = {
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
};

/** A match that is set up begins before the first round; one that begins in a round goes on from a position. */
function firstLine({ match: { round } }: State): LogLine {
  if (round === 0) return { parts: ['The match begins.'], rules: ['FC-SET-1'], tone: 'phase' };
  return { parts: [`Round ${round}. The match begins from a position.`], rules: ['R-FC-244'], tone: 'phase' };
}

export function narrate(event: Event, before: State | undefined, after: State, who: Viewer): LogLine | undefined {
  if (event.kind === 'flow') return undefined;
  if (event.kind === 'match-started' || before === undefined) return firstLine(after);
  const tell = narrators[event.kind] as (event: Told, before: State, after: State, who: Viewer) => LogLine | undefined;
  const line = tell(event, before, after, who);
  return line && { ...line, rules: [...new Set(line.rules)] };
}
