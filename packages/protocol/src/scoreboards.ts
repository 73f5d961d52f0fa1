/** How a match stands, for scenes of streaming programs [WATCH-38]: what everybody may know of it, in few words. */
import { watchDelay } from '@broadside/match';
import * as z from 'zod';
import { OverlayPassToken } from './overlay-passes.ts';
import { MatchId, MatchStatus, Seat, SeatHeader, Seq } from './words.ts';

/** The lines of scoreboard.txt, in their order. */
export const scoreboardLines = ['names', 'score', 'round', 'clocks', 'sentence', 'delay'] as const;
export type ScoreboardLine = (typeof scoreboardLines)[number];

/** GET /api/matches/:id/scoreboard.json; `pass`: for a match that lists do not show [WATCH-39]. */
export const ScoreboardQuery = z.strictObject({ pass: OverlayPassToken.exactOptional() });

/** GET /api/matches/:id/scoreboard.txt; `lines`: which of them, with commas between, all unless given. */
export const ScoreboardTextQuery = ScoreboardQuery.extend({
  lines: z
    .string()
    .max(120)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(scoreboardLines, `name some of ${scoreboardLines.join(', ')}, with commas between`)))
    .exactOptional(),
});

export const ScoreboardSide = z.strictObject({
  /** Those who play it; what an automated one is called. */
  name: z.string(),
  /** What it plays: a fleet, a nation. */
  plays: z.string(),
  /** Nobody: the rules move it. */
  seats: z.array(
    z.strictObject({
      seat: Seat,
      name: z.string().nullable(),
      side: z.string(),
      kind: SeatHeader.shape.kind,
      /** In this game, where it has settled. */
      rating: z.int().nullable(),
    }),
  ),
  /** By the count that decides first; null where nobody counts. */
  score: z.number().nullable(),
  /** All that is counted. */
  parts: z.array(z.strictObject({ what: z.string(), amount: z.number() })),
  /** The match waits for it. */
  awaited: z.boolean(),
  /** What it has left now, in milliseconds, of the seat whose time is up first; null without clocks. `runs`: it becomes less. */
  clock: z.strictObject({ leftMs: z.int().min(0), runs: z.boolean() }).nullable(),
});
export type ScoreboardSide = z.infer<typeof ScoreboardSide>;

export const Scoreboard = z.strictObject({
  match: MatchId,
  name: z.string(),
  ruleset: z.string(),
  /** The name of the game. */
  game: z.string(),
  status: MatchStatus,
  /** The newest entry that everybody may know; 0 before the first. */
  seq: Seq,
  /** How late all of this is; null: not at all. */
  delay: watchDelay.nullable(),
  /** The same in words: '2 min late', 'live', '' when everybody knows the end. */
  late: z.string(),
  /** 'Round 3 of 6'; null before the first. */
  round: z.string().nullable(),
  phase: z.string().nullable(),
  /** What is happening, or how it ended. */
  sentence: z.string(),
  sides: z.array(ScoreboardSide),
  /** Who won, once everybody may know. */
  verdict: z.string().nullable(),
  /** Whoever asks hides results, and this match is over [WATCH-21]: scores, round and end are left out. */
  hidden: z.boolean(),
});
export type Scoreboard = z.infer<typeof Scoreboard>;
