/** What everybody at a table reads of it beside its clocks: what was asked for, and that a judge has stopped it. */
import { listOf, seat, text } from '@broadside/rules/kernel';
import * as z from 'zod';
import { agreement } from './acts.ts';
import { judge } from './judge-here.ts';
import { instant, seq } from './words.ts';

export const request = z.strictObject({
  /** The entry in which it was asked. */
  seq,
  by: seat,
  for: agreement,
  /** Who has said yes so far. */
  yes: listOf(seat, 99),
});
export type Request = z.infer<typeof request>;

/** A judge has stopped the clocks; null: a call did, and nobody has answered it yet. */
export const stop = z.strictObject({ at: instant, judge: judge.nullable(), reason: text() });
export type Stop = z.infer<typeof stop>;
