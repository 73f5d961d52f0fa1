/** How the rounds of a stage are paired, and how stages follow each other. */
import { whole } from '@broadside/rules/kernel';
import * as z from 'zod';

export const mostEntrants = 256;
export const mostRounds = 20;
export const mostGroups = 16;
/** Tables of one round. */
export const mostTables = 4096;
/** Challenges that are open at once. */
export const mostChallenges = 1000;
/** Attempts of one entrant at one battle of a score series. */
export const mostAttempts = 3;
/** Stages after the first one. */
export const mostCuts = 3;

/** A match is won by most of so many games: an odd number. */
const bestOf = z.union([z.literal(1), z.literal(3), z.literal(5), z.literal(7)]);

export const format = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swiss'), rounds: whole(1, mostRounds) }),
  /** In each group everybody meets everybody else once or twice. */
  z.strictObject({
    kind: z.literal('round-robin'),
    groups: whole(1, mostGroups),
    times: z.union([z.literal(1), z.literal(2)]),
    /** Groups are tiers, the highest first: of each so many go up and down, and so many after those play off across the border. */
    tiers: z.strictObject({ up: whole(0, 10), down: whole(0, 10), playOffs: whole(0, 4) }).exactOptional(),
  }),
  /** Who loses is out; in a double knockout, who loses twice. */
  z.strictObject({
    kind: z.literal('knockout'),
    losses: z.union([z.literal(1), z.literal(2)]),
    /** The losers of the semifinals meet; of a knockout with one loss only. */
    thirdPlace: z.boolean(),
    bestOf,
    bestOfFinal: bestOf,
  }),
  /** Whoever stands lower challenges somebody higher. It goes on until the season is closed, or cut. */
  z.strictObject({
    kind: z.literal('ladder'),
    /** How many places up a challenge may reach. */
    reach: whole(1, 50),
    answerDays: whole(1, 60),
    playDays: whole(1, 90),
    /** Days after a match in which neither of the two is challenged. */
    protectionDays: whole(0, 60),
    moves: z.enum(['leapfrog', 'swap']),
    /** Who does nothing for so many days falls so many places. */
    silence: z.strictObject({ days: whole(1, 365), places: whole(1, 50) }).nullable(),
  }),
  /** Anybody of a group plays anybody, for so many days. */
  z.strictObject({
    kind: z.literal('open'),
    groups: whole(1, mostGroups),
    least: whole(0, 100),
    /** Who has played fewer stands behind all others, or is without a place at the end; not said: behind. */
    short: z.enum(['behind', 'unplaced']).exactOptional(),
    most: whole(1, 100),
    /** Matches against one opponent. */
    against: whole(1, 20),
    days: whole(1, 365),
  }),
  /** Each plays the battle of a round alone against the automated enemy, and the book's points are added up. */
  z.strictObject({
    kind: z.literal('score-series'),
    rounds: whole(1, mostRounds),
    /** At each battle. */
    attempts: whole(1, mostAttempts),
    /** Which of them count. */
    counts: z.enum(['best', 'last', 'sum']),
  }),
]);
export type SeasonFormat = z.infer<typeof format>;
export type FormatKind = SeasonFormat['kind'];
export type FormatOf<K extends FormatKind> = Extract<SeasonFormat, { kind: K }>;

/** What follows a stage: the best go on to the next one. */
export const cut = z.strictObject({
  /** How many go on. Of several groups as many of each, then the best of the next place. */
  to: whole(2, mostEntrants),
  /** Who share the last place that goes on: those whom the lot favours, those with the better seed, or all of them. */
  ties: z.enum(['lot', 'seed', 'all']),
  format,
});
export type SeasonCut = z.infer<typeof cut>;
