/** How much is left of the time that this seat has for what it is asked: for the ring at a question, and for the second call. */
import { getContext, setContext, untrack } from 'svelte';
import type { MatchSession } from './session.svelte.ts';

/** What is known of a decision that has a clock; instants are in milliseconds since 1970, by the server's clock. */
export interface SeenClock {
  /** How many commands of this seat were taken before it. */
  readonly taken: number;
  /** From when on the clock has run as it runs now. */
  readonly since: number;
  readonly deadline: number;
  readonly now: number;
}

export interface DecisionTime {
  readonly taken: number;
  readonly deadline: number;
  /** Milliseconds that there were when it began, and that are left. */
  readonly wholeMs: number;
  readonly leftMs: number;
  /** No more than a quarter is left, or was at some time: a break gives nothing to be called for again. */
  readonly late: boolean;
  /** How often a decision has become late before these eyes, in all. */
  readonly calls: number;
}

/** The same decision a moment later, or the next one. Whoever comes to it late is not called: they are looking at it. */
export function decisionTime(before: DecisionTime | undefined, seen: SeenClock): DecisionTime {
  const { taken, since, deadline, now } = seen;
  // A clock that has run out has answered; what is asked now is another thing.
  const same = before?.taken === taken && (before.deadline === deadline || now < before.deadline);
  const leftMs = Math.max(0, deadline - now);
  const wholeMs = same ? before.wholeMs : Math.max(1, deadline - since);
  const late = (same && before.late) || leftMs * 4 <= wholeMs;
  const calls = before?.calls ?? 0;
  return { taken, deadline, wholeMs, leftMs, late, calls: same && late && !before.late ? calls + 1 : calls };
}

const KEY = Symbol('the time for a decision');
export type DecisionClock = () => DecisionTime | undefined;

/** Follows the clock of the seat at this table; nothing where none runs. Called as the table is made. */
export function provideDecisionTime(session: MatchSession): void {
  let time = $state.raw<DecisionTime | undefined>();
  const runs = $derived.by(() => {
    const { table } = session.state;
    const deadline = session.myTurn && session.seat ? table?.clock?.deadlines[session.seat] : undefined;
    return table?.clock && deadline !== undefined ? { since: table.clock.since, deadline } : undefined;
  });
  $effect(() => {
    if (!session.myTurn) time = undefined;
    if (!runs) return;
    const seen = { ...runs, taken: session.taken, now: session.now + session.state.skewMs };
    time = decisionTime(
      untrack(() => time),
      seen,
    );
  });
  setContext<DecisionClock>(KEY, () => (runs ? time : undefined));
}
/** Away from a table there is none. */
export const useDecisionTime = (): DecisionClock => getContext<DecisionClock | undefined>(KEY) ?? (() => undefined);
