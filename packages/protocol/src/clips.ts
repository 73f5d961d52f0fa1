/** Clips: two released moments of a match under a title, shown in a loop from its watch stream [WATCH-32 … WATCH-34]. */
import type { IdCodec } from '@broadside/rules/kernel';
import * as z from 'zod';
import { readable } from './readable.ts';
import { Instant, MatchId, PersonId, RulesetId, Seq } from './words.ts';

export const ClipId: IdCodec<'clip'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** `entries`: the most that a clip shows. `title`: its longest, in UTF-16 code units. `aDay`: those that somebody makes in 24 hours. */
export const clipLimits = { entries: 256, title: 80, aDay: 20, listed: 50 } as const;

/** What of the drawn table is shown: its middle and the share of its width, in numbers from 0 to 1. */
export const StageCamera = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  across: z.number().min(0.05).max(1),
});
export type StageCamera = z.infer<typeof StageCamera>;

/** POST /api/clips, for accounts. */
export const ClipBody = z
  .strictObject({
    match: MatchId,
    /** The moments with which it begins and ends. */
    fromSeq: Seq.min(1),
    toSeq: Seq.min(1),
    title: readable(clipLimits.title, 'a title'),
    /** Null: the whole table. */
    camera: StageCamera.nullable().default(null),
  })
  .refine(
    ({ fromSeq, toSeq }) => toSeq >= fromSeq && toSeq - fromSeq < clipLimits.entries,
    `a clip ends where it begins or later, and shows at most ${String(clipLimits.entries)} entries`,
  );
export type ClipBody = z.input<typeof ClipBody>;

export const ClipParams = z.strictObject({ id: ClipId });

export const Clip = z.strictObject({
  id: ClipId,
  match: MatchId,
  ruleset: RulesetId,
  fromSeq: Seq,
  toSeq: Seq,
  title: z.string(),
  camera: StageCamera.nullable(),
  by: z.strictObject({ person: PersonId, name: z.string() }),
  at: Instant,
});
export type Clip = z.infer<typeof Clip>;

/** GET /api/clips/:id. `deletes`: the asking person may take it away. */
export const ClipShown = z.strictObject({ clip: Clip, deletes: z.boolean() });
export type ClipShown = z.infer<typeof ClipShown>;

/** GET /api/matches/:id/clips and /api/players/:who/clips: the newest first, at most 50. */
export const ClipList = z.strictObject({ clips: z.array(Clip) });
export type ClipList = z.infer<typeof ClipList>;
