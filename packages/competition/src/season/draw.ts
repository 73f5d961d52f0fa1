/** The groups or the bracket of a stage, when its first round is paired [LEAGUE-30]. */
import { goingOn } from './cut.ts';
import { groupsOf, tiersOf } from './round-robin.ts';
import { isPlayOffs, leastOfTier, playOffsOf } from './tiers.ts';
import type { Season, StageDraw } from './season.ts';
import { bySeed } from './seeding.ts';
import { formatOf, formatsOf, stageAt, stageNow } from './stages.ts';
import { roundsOfNow, stageOver } from './pair-up.ts';
import type { SeasonFormat } from './terms.ts';

/** What the next round stands on: its stage, and the draw where that is made now; or why there is no round. */
export type NextStage = { readonly season: Season; readonly made: StageDraw | undefined } | string;

/** The season as the next round finds it. */
export function toNextStage(season: Season): NextStage {
  const round = season.rounds.length + 1;
  const stage = season.rounds.length === 0 ? 0 : stageAt(season, season.rounds.length);
  if (season.rounds.length === 0) return season.draws.length > 0 ? { season, made: undefined } : firstStage(season);
  if (!isThrough(season, stage)) return { season, made: undefined };
  if (isPlayOffs(season, stage + 1)) return toPlayOffs(season, stage, round);
  const cut = season.terms.cuts?.[stage];
  if (cut === undefined) return lastOne(season);
  const open = stageOver(season, stage);
  if (open !== undefined) return `${open}. The cut to ${String(cut.to)} waits for it.`;
  const seeds = goingOn(season, stage, cut);
  if (seeds.length < 2) return 'Fewer than two go on. Close the season.';
  return drawn(season, stage + 1, round, seeds);
}

/** All rounds of a stage are published, or its bracket is played out. */
function isThrough(season: Season, stage: number): boolean {
  const last = roundsOfNow(season);
  return stage === stageNow(season) && last !== null && season.rounds.length >= last;
}

function lastOne(season: Season): string {
  const { kind } = formatOf(season, stageNow(season));
  if (kind === 'ladder') return 'A ladder goes on until the season is closed. Close the season.';
  if (kind === 'open') return 'An open league has one round. Close the season when it is over.';
  if (kind === 'knockout') return 'The bracket is played out. Close the season.';
  return `Round ${String(season.rounds.length)} is the last one. Close the season, or change its terms.`;
}

/** Nobody has a place in it that others could not have too. */
const takesLate = (format: SeasonFormat): boolean =>
  format.kind === 'swiss' ||
  format.kind === 'score-series' ||
  format.kind === 'ladder' ||
  (format.kind === 'open' && format.groups === 1);

function firstStage(season: Season): NextStage {
  if (takesLate(season.terms.format)) return { season, made: undefined };
  const there = season.entrants.filter(({ status, from }) => status === 'playing' && from <= 1);
  return drawn(
    season,
    0,
    1,
    bySeed(there).map(({ number }) => number),
  );
}

function drawn(season: Season, stage: number, from: number, seeds: readonly number[]): NextStage {
  const format = formatsOf(season.terms)[stage] ?? season.terms.format;
  const groups = groupsFor(format, seeds);
  if (typeof groups === 'string') return `${groups} Wait until more come in, or change the terms.`;
  const made = { stage, from, groups };
  return { season: { ...season, draws: [...season.draws, made] }, made };
}

function groupsFor(format: SeasonFormat, seeds: readonly number[]): StageDraw['groups'] | string {
  if (format.kind === 'open') return groupsOf(seeds, format.groups);
  if (format.kind !== 'round-robin') return [seeds];
  const { tiers, groups } = format;
  return tiers === undefined ? groupsOf(seeds, groups) : tiersOf(seeds, groups, leastOfTier(tiers));
}

/** Each play-off is a group of two. */
function toPlayOffs(season: Season, stage: number, round: number): NextStage {
  const open = stageOver(season, stage);
  if (open !== undefined) return `${open}. The play-offs wait for it.`;
  const pairs = playOffsOf(season);
  if (pairs.length === 0) return lastOne(season);
  const made = { stage: stage + 1, from: round, groups: pairs.map(({ upper, lower }) => [upper, lower]) };
  return { season: { ...season, draws: [...season.draws, made] }, made };
}
