/** Whoever judges a match that they do not play, and what they see of it. */
import * as z from 'zod';

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
