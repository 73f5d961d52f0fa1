/** What a judge does at a table where they do not sit [ACT-11, ACT-12, LEAGUE-95 … LEAGUE-103]. */
import { seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { judge, judgeSees, reasonLength } from './judge-here.ts';
import { ruleName, ruling } from './ruling.ts';

const reason = z.string().min(1).max(reasonLength);

export const intervention = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('stop-clocks'), judge, reason }),
  /** `reason`: what was ruled, where something is said about it. */
  z.strictObject({ act: z.literal('start-clocks'), judge, reason: reason.nullable() }),
  /** A seat calls a judge. `stop`: the terms let a call stop the clocks. What it is about is told to judges alone. */
  z.strictObject({ act: z.literal('call'), by: seat, stop: z.boolean() }),
  /** `judge`: who answers the call; null where the caller takes it back. */
  z.strictObject({ act: z.literal('end-call'), by: seat, judge: judge.nullable() }),
  z.strictObject({ act: z.literal('enter'), judge, sees: judgeSees }),
  z.strictObject({ act: z.literal('leave'), judge }),
  z.strictObject({ act: z.literal('rule'), judge, reason, rule: ruleName.nullable(), ruling }),
]);
export type Intervention = z.infer<typeof intervention>;
export type AskedRuling = Extract<Intervention, { act: 'rule' }>;
