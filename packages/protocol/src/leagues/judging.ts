/** Bodies of the HTTP API for calls, judges at tables and their rulings [LEAGUE-95 … LEAGUE-107]. */
import { judge, judgeSees, reasonLength, ruleName, ruling } from '@broadside/match';
import type { IdCodec } from '@broadside/rules/kernel';
import { text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant, JsonValue, MatchId, RulesetId, Seat, Seq } from '../words.ts';

/** What a call is about. */
export const callKinds = ['rules', 'conduct', 'technical'] as const;
export const CallKind = z.enum(callKinds);
export type CallKind = z.infer<typeof CallKind>;

/** Longest text of a call, in characters. */
export const callTextLength = 500;

/** POST /api/matches/:id/calls */
export const CallBody = z.strictObject({
  kind: CallKind,
  text: text(callTextLength).trim().min(1, 'say what it is about'),
});
export type CallBody = z.infer<typeof CallBody>;

/** `told`: how many judges are on duty and were told. */
export const CallMade = z.strictObject({ seq: Seq, told: whole(0, 1000) });
export type CallMade = z.infer<typeof CallMade>;

/** The journal entry in which it stands. */
export const JudgeDone = z.strictObject({ seq: Seq });
export type JudgeDone = z.infer<typeof JudgeDone>;

/** A call, as its queue names it. */
export const JudgeCallId: IdCodec<'judge-call'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export const CallParams = z.strictObject({ call: JudgeCallId });

/** A call that waits, or that a judge has taken. */
export const CallShown = z.strictObject({
  id: JudgeCallId,
  match: z.strictObject({ id: MatchId, name: z.string(), ruleset: RulesetId }),
  league: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  seat: Seat,
  by: z.string(),
  kind: CallKind,
  text: z.string(),
  at: Instant,
  /** Who took it, and when. */
  taken: z.strictObject({ by: z.string(), at: Instant, own: z.boolean() }).nullable(),
  /** Why the asking person does not judge this match; null where they may. */
  bar: z.string().nullable(),
});
export type CallShown = z.infer<typeof CallShown>;

/** GET /api/judge/calls: of matches that the asking person may have to judge, the longest waiting first. */
export const CallQueue = z.strictObject({ calls: z.array(CallShown) });
export type CallQueue = z.infer<typeof CallQueue>;

/** GET /api/matches/:id/judge */
export const JudgeDesk = z.strictObject({
  judge,
  /** What they see since they entered; null before. */
  sees: judgeSees.nullable(),
  /** Entries of the match so far, for who has entered. */
  seq: Seq.nullable(),
  calls: z.array(CallShown),
  league: z.strictObject({ slug: z.string(), name: z.string(), season: z.string() }).nullable(),
});
export type JudgeDesk = z.infer<typeof JudgeDesk>;

/** POST /api/matches/:id/judge */
export const EnterBody = z.strictObject({ sees: judgeSees });
export type EnterBody = z.infer<typeof EnterBody>;

const Reason = z
  .string()
  .trim()
  .min(1, 'say why')
  .max(reasonLength, `say it in at most ${String(reasonLength)} characters`)
  .regex(/^[^\p{C}]*$/u, 'write it in one line');

/** POST /api/matches/:id/rulings. `preview`: nothing is written; the answer says what would change. */
export const RulingBody = z.strictObject({
  ruling,
  reason: Reason,
  rule: ruleName.nullable(),
  preview: z.boolean().default(false),
});
export type RulingBody = z.input<typeof RulingBody>;

/** What a ruling changes, one line for each whom it concerns; "nothing" is said too. */
export const RulingChange = z.strictObject({
  whom: z.union([Seat, z.enum(['clocks', 'watchers', 'standings'])]),
  words: z.string(),
});
export type RulingChange = z.infer<typeof RulingChange>;

export const RulingAnswer = z.strictObject({
  /** The journal entry; null for a preview. */
  seq: Seq.nullable(),
  changes: z.array(RulingChange),
});
export type RulingAnswer = z.infer<typeof RulingAnswer>;

/** GET /api/matches/:id/referee: entries after `after` as the named viewer saw them. */
export const RefereeQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  as: z.union([z.enum(['referee', 'public']), Seat]).default('referee'),
});

/** GET /api/matches/:id/what-if/:seq */
export const WhatIfParams = z.strictObject({ id: MatchId, seq: z.coerce.number().int().min(1).max(2_147_483_647) });
export const WhatIf = z.strictObject({
  seq: Seq,
  ruleset: RulesetId,
  name: z.string(),
  /** The position after entry `seq`, with all that is hidden in it. */
  position: JsonValue,
  /** Faces that fell in the entries after it, in their order; what was shuffled is not among them. */
  faces: z.array(whole(1, 1_000_000)),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** GET /api/seasons/:id/rulings: of all its matches, the newest first. */
export const SeasonRulings = z.strictObject({
  rulings: z.array(
    z.strictObject({
      match: z.strictObject({ id: MatchId, name: z.string() }),
      seq: Seq,
      at: Instant,
      judge,
      rule: z.string().nullable(),
      reason: z.string(),
      what: z.string(),
      /** The ruling as a clause. */
      words: z.string(),
      /** Set back to before it; null where it stands. */
      undoneBy: Seq.nullable(),
    }),
  ),
});
export type SeasonRulings = z.infer<typeof SeasonRulings>;
