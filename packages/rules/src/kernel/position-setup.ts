/** A match that begins from a position: the same for every ruleset. */
import * as z from 'zod';
import type { Rejection, Result, RuleId, Ruleset, View } from './contract.ts';
import { throughJson } from './hash.ts';
import { placedSentences } from './issues.ts';

/** Instead of a setup that is drawn up: a position to go on from, and what to call it. */
export interface PositionSetup<P> {
  readonly position: P;
  readonly name?: string | undefined;
}

/** The schema of such a setup, given that of the ruleset's positions. */
export function positionSetup<P extends z.ZodType>(position: P) {
  return z.strictObject({
    position: position.describe('a position to go on from, instead of everything else'),
    name: z.string().trim().min(1).max(40).optional().describe('what the position is called'),
  });
}

/** Whether a setup, whatever its ruleset, is a position to go on from. */
export function isPositionSetup<P = unknown>(setup: unknown): setup is PositionSetup<P> {
  return typeof setup === 'object' && setup !== null && Object.hasOwn(setup, 'position');
}

const unreadable =
  'What is pending or due names something that is not on the table. Correct it, or leave both out to begin at the normal moment.';

/**
 * The state of a position in which everybody who is asked can answer. What a position leaves pending is written by
 * hand: where it names what is not there, that is a problem of the position and no fault of the rules.
 */
export function readPosition<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  position: P,
): Result<S> {
  try {
    const read = ruleset.fromPosition(position);
    if (!read.ok) return read;
    const kept = ruleset.codec.state.safeParse(throughJson(read.value));
    // What the store could not read again is no match: ids made of long names, sums of large amounts.
    if (!kept.success) return { ok: false, problems: placedSentences(kept.error, 'What follows from the position') };
    ruleset.view(read.value, { kind: 'public' });
    for (const seat of ruleset.awaiting(read.value)) {
      const view = ruleset.view(read.value, { kind: 'seat', seat });
      const answer = ruleset.standingAnswer(view, seat);
      const legal =
        ruleset.codec.command.safeParse(throughJson(answer)).success && ruleset.check(view, answer, seat) === undefined;
      if (legal && ruleset.offers(view, seat).length > 0) continue;
      return { ok: false, problems: [unreadable] };
    }
    return read;
  } catch {
    return { ok: false, problems: [unreadable] };
  }
}

/** The state that a match begins with from a position, or a refusal by `rule` with all problems as its data. */
export function beginFrom<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  position: P,
  rule: RuleId,
): { readonly ok: true; readonly state: S } | { readonly ok: false; readonly reason: Rejection } {
  const read = readPosition(ruleset, position);
  if (!read.ok) {
    const [sentence = unreadable] = read.problems;
    return { ok: false, reason: { code: 'bad-position', rule, sentence, data: [...read.problems] } };
  }
  if (ruleset.outcome(read.value) === undefined) return { ok: true, state: read.value };
  const sentence = 'In this position the match is over. Begin from an earlier moment, or leave the outcome out.';
  return { ok: false, reason: { code: 'position-over', rule, sentence } };
}
