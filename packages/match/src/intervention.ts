/** What a judge does at a table where they do not sit [ACT-11, ACT-12, LEAGUE-95 … LEAGUE-103]. */
import { seat } from '@broadside/rules/kernel';
import * as z from 'zod';
import { ruleName, ruling } from './ruling.ts';

/** As whom people judge a match that they do not play: by an office of its league, or by a role of the site. */
export const judgeRoles = ['owner', 'judge', 'organiser', 'moderator', 'admin'] as const;

/** Whoever judges, as they are called then. */
export const judge = z.strictObject({ name: z.string().min(1).max(80), role: z.enum(judgeRoles) });
export type Judge = z.infer<typeof judge>;

/** What a judge at a table sees: `everything` (both sides and all that is hidden), or the `table` as the public does. */
export const judgeSees = z.enum(['everything', 'table']);
export type JudgeSees = z.infer<typeof judgeSees>;

/** Longest reason of a judge, in characters. */
export const reasonLength = 200;
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

/** As players read it: "Ann (moderator)". */
export const judgeWords = ({ name, role }: Judge): string => `${name} (${role})`;
