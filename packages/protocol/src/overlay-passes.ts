/** Passes with which overlays and scoreboards show a match that lists do not [WATCH-39]. They open nothing before its time. */
import type { IdCodec } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant, MatchId } from './words.ts';

/** `held`: that one person has and has not revoked; `perDay`: that one person makes. */
export const overlayPassLimits = { held: 10, perDay: 30 } as const;

export const OverlayPassId: IdCodec<'overlay-pass'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** As it stands in an address. */
export const OverlayPassToken = z.string().min(1).max(100);

/** POST /api/overlay-passes: of a match, for who sits there and officials of its league; of a league, for its officials. */
export const OverlayPassBody = z
  .strictObject({
    match: MatchId.exactOptional(),
    /** Its address. */
    league: z.string().min(1).max(60).exactOptional(),
  })
  .refine(({ match, league }) => (match === undefined) !== (league === undefined), 'name a match or a league');
export type OverlayPassBody = z.infer<typeof OverlayPassBody>;

/** DELETE /api/overlay-passes */
export const OverlayPassEndBody = z.strictObject({ pass: OverlayPassId });

export const OverlayPassShown = z.strictObject({
  id: OverlayPassId,
  match: z.strictObject({ id: MatchId, name: z.string() }).nullable(),
  league: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  since: Instant,
});
export type OverlayPassShown = z.infer<typeof OverlayPassShown>;

/** GET /api/overlay-passes: one's own that hold, and the answer to every change. */
export const OverlayPassList = z.strictObject({
  passes: z.array(OverlayPassShown),
  /** How many one person may have. */
  most: z.int(),
  /** The one that was made, for `?pass=` in an address: shown this once. */
  token: z.string().exactOptional(),
});
export type OverlayPassList = z.infer<typeof OverlayPassList>;
