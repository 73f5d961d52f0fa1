/** What a judge does at a table where they do not sit: stop its clocks, and start them again [ACT-11, ACT-12]. */
import * as z from 'zod';

/** As whom people judge a match that they do not play: by an office of its league, or by a role of the site. */
export const judgeRoles = ['owner', 'judge', 'organiser', 'moderator', 'admin'] as const;

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

/** As players read it: "Ann (moderator)". */
export const judgeWords = ({ name, role }: Judge): string => `${name} (${role})`;
