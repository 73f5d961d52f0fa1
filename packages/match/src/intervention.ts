/** What a judge does at a table where they do not sit: stop its clocks, and start them again [ACT-11, ACT-12]. */
import * as z from 'zod';
import type { ActDecision } from './judge.ts';
import type { Ledger } from './ledger.ts';

/** Roles whose people may judge a match that they do not play. */
export const judgeRoles = ['organiser', 'moderator', 'admin'] as const;

/** Whoever judges, as they are called then. */
export const judge = z.strictObject({ name: z.string().min(1).max(80), role: z.enum(judgeRoles) });
export type Judge = z.infer<typeof judge>;

/** Longest reason of a judge, in characters. */
export const reasonLength = 200;
const reason = z.string().min(1).max(reasonLength);

export const intervention = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('stop-clocks'), judge, reason }),
  /** `reason`: what was ruled, where something is said about it. */
  z.strictObject({ act: z.literal('start-clocks'), judge, reason: reason.nullable() }),
]);
export type Intervention = z.infer<typeof intervention>;

/** What comes of it in a match that has started: it is refused after the end, and where the clocks stand so already. */
export function judgeIntervention(
  { table, outcome }: Ledger,
  { act, judge: by, reason: said }: Intervention,
): ActDecision {
  const refuse = (code: string, rule: string, sentence: string): ActDecision => ({
    ok: false,
    reason: { code, rule, sentence },
  });
  if (table.ended !== null || outcome !== undefined)
    return refuse('over', 'ACT-1', 'The match is over. Its clocks stand.');
  if (act === 'start-clocks')
    return table.stopped === null
      ? refuse('not-stopped', 'ACT-12', 'No judge has stopped these clocks. Stop them first.')
      : { ok: true, events: [{ kind: 'clocks-started', judge: by, reason: said }] };
  return table.stopped === null
    ? { ok: true, events: [{ kind: 'clocks-stopped', judge: by, reason: said }] }
    : refuse(
        'stopped',
        'ACT-11',
        `${table.stopped.judge.name} has stopped the clocks already. Start them when play goes on.`,
      );
}

/** As players read it: "Ann (moderator)". */
export const judgeWords = ({ name, role }: Judge): string => `${name} (${role})`;
