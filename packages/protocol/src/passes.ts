/** Live passes: who sees a match as everybody will, without the delay of its watchers [WATCH-49 … WATCH-51]. */
import type { IdCodec } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Handle } from './identity.ts';
import { Instant } from './words.ts';

export const passKinds = ['judge', 'caster'] as const;
export const PassKind = z.enum(passKinds);
export type PassKind = z.infer<typeof PassKind>;

/** Passes that a league has given and not ended. */
export const passesPerLeague = 20;

export const PassId: IdCodec<'pass'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);

/** A pass that somebody holds now. */
export const PassShown = z.strictObject({
  id: PassId,
  person: z.uuid(),
  name: z.string(),
  kind: PassKind,
  /** `league`: at every match of the league. */
  of: z.enum(['match', 'league']),
  /** Who gave it; null where that account is gone. */
  by: z.string().nullable(),
  since: Instant,
});
export type PassShown = z.infer<typeof PassShown>;

/** POST /api/matches/:id/passes, for owner, organisers and judges of the match's league. */
export const PassBody = z.strictObject({
  /** Of an official of the league. */
  handle: Handle,
  kind: PassKind,
  of: z.enum(['match', 'league']),
});
export type PassBody = z.infer<typeof PassBody>;

/** DELETE /api/matches/:id/passes, for the same, and for who holds it. */
export const PassEndBody = z.strictObject({ pass: PassId });
export type PassEndBody = z.infer<typeof PassEndBody>;

/** GET /api/matches/:id/passes, for seats, officials and holders. `gives`: the asking person may give and end them. */
export const PassList = z.strictObject({ passes: z.array(PassShown), gives: z.boolean() });
export type PassList = z.infer<typeof PassList>;
