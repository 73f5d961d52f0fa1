/** A season as somebody writes it down before it is opened: choices with sensible answers, and the terms that follow. */
import {
  usualScoring,
  usualTieBreaks,
  type FormatOf,
  type SeasonFormat,
  type SeasonTerms,
  type SeasonTimes,
  type TiersOfTerms,
} from '@broadside/competition/season';
import type { Tempo } from '@broadside/match';
import type { RulesetCard } from '@broadside/protocol';

/** How the seats may think, as people choose it. */
export const paces = [
  { id: 'live', name: 'Live: 45 minutes and 30 seconds a decision' },
  { id: 'days', name: 'By correspondence: 3 days a decision' },
  { id: 'none', name: 'No clock' },
] as const;
export type Pace = (typeof paces)[number]['id'];

const minute = 60_000;
const tempos = {
  live: {
    ...{ kind: 'live', bankMs: 45 * minute, incrementMs: minute / 2 },
    overtime: { kind: 'each-decision', ms: minute },
  },
  days: { kind: 'correspondence', decisionMs: 3 * 24 * 60 * minute },
  none: { kind: 'none' },
} as const satisfies { [P in Pace]: Tempo };

export interface Wishes {
  readonly game: RulesetCard;
  readonly battles: SeasonTerms['battles'];
  readonly points: SeasonTerms['points'];
  readonly lists: SeasonTerms['lists'];
  readonly table: SeasonTerms['table'];
  readonly stages: Pick<SeasonTerms, 'format' | 'cuts'>;
  /** Undefined: people compete. */
  readonly teams: SeasonTerms['teams'];
  readonly roundDays: number;
  readonly times: SeasonTimes;
  readonly registration: SeasonTerms['registration'];
  readonly pace: Pace;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly whoLeft: NonNullable<SeasonTerms['whoLeft']>;
  /** How long the last result can be questioned, in hours. */
  readonly reviewHours: number;
}

/** What becomes of results of who leaves, as it is chosen. */
export const leavings = [
  { id: 'struck', name: 'Struck, where less than half was played' },
  { id: 'kept', name: 'Kept' },
  { id: 'forfeited', name: 'All forfeited' },
] as const satisfies readonly { id: SeasonTerms['whoLeft']; name: string }[];

/** How long the last result can be questioned, as it is chosen. */
export const reviews = [
  { hours: 0, name: 'at once' },
  { hours: 24, name: 'a day later' },
  { hours: 48, name: 'two days later' },
  { hours: 168, name: 'a week later' },
] as const;

/** Rounds in which so many people find one winner. */
export const roundsFor = (people: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, people))));

/** Whoever plays alone meets nobody: of as many points more battles won part them, or they share the place. */
function tieBreaksFor({ kind }: SeasonFormat, teams: SeasonTerms['teams']): SeasonTerms['tieBreaks'] {
  if (kind === 'score-series') return [{ id: 'wins' }];
  return teams === undefined || teams.shared ? [...usualTieBreaks] : [{ id: 'book-scored' }, ...usualTieBreaks];
}

export function termsOf({ game, battles, points, lists, table, win, draw, loss, ...wishes }: Wishes): SeasonTerms {
  const { stages, teams, roundDays, times, registration, pace, whoLeft, reviewHours } = wishes;
  return {
    ruleset: game.id,
    edition: game.edition,
    battles,
    points,
    lists,
    table,
    options: {},
    tempo: tempos[pace],
    ...stages,
    registration,
    scoring: { ...usualScoring, win, draw, loss, bye: win, forfeitWon: win, halfBye: draw, forfeitLost: loss },
    ...(teams === undefined ? {} : { teams }),
    tieBreaks: tieBreaksFor(stages.format, teams),
    roundDays,
    times,
    whoLeft,
    closing: { reviewHours },
  };
}

/** Who meets whom, as it is chosen. */
export interface FormatWishes {
  readonly kind: SeasonFormat['kind'];
  readonly rounds: number;
  readonly groups: number;
  readonly times: 1 | 2;
  /** Groups are tiers: so many of each go up and down; null: groups are alike. */
  readonly tiers: TiersOfTerms | null;
  readonly losses: 1 | 2;
  readonly thirdPlace: boolean;
  readonly bestOf: 1 | 3 | 5 | 7;
  readonly bestOfFinal: 1 | 3 | 5 | 7;
  readonly ladder: FormatOf<'ladder'>;
  readonly open: FormatOf<'open'>;
  readonly series: Omit<FormatOf<'score-series'>, 'rounds'>;
  /** How many go on to a knockout afterwards; 0: nobody. */
  readonly cutTo: number;
}

export function stagesOf(wishes: FormatWishes): Pick<SeasonTerms, 'format' | 'cuts'> {
  const { kind, rounds, groups, times, tiers, losses, thirdPlace, bestOf, bestOfFinal, cutTo } = wishes;
  const third = losses === 1 && thirdPlace;
  const knockout = { kind: 'knockout', losses, thirdPlace: third, bestOf, bestOfFinal } as const;
  if (kind === 'knockout') return { format: knockout };
  if (kind === 'ladder') return { format: wishes.ladder };
  if (kind === 'open') return { format: wishes.open };
  if (kind === 'score-series') return { format: { ...wishes.series, rounds } };
  if (kind === 'round-robin' && tiers !== null) return { format: { kind, groups: Math.max(2, groups), times, tiers } };
  const format = kind === 'swiss' ? { kind, rounds } : { kind, groups, times };
  return cutTo < 2 ? { format } : { format, cuts: [{ to: cutTo, ties: 'lot', format: knockout }] };
}

export interface SeasonPreset {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly format: Partial<FormatWishes>;
  readonly roundDays: number;
  readonly pace: Pace;
}

/** What many leagues are like; each fills the form. */
export const seasonPresets: readonly SeasonPreset[] = [
  {
    ...{ id: 'club', name: 'Club league', note: 'Everybody meets everybody, two weeks a round.' },
    ...{ format: { kind: 'round-robin', groups: 1, times: 1, cutTo: 0 }, roundDays: 14, pace: 'days' },
  },
  {
    ...{ id: 'weekend', name: 'Weekend Swiss', note: 'As many rounds as find one winner, live, in a day or two.' },
    ...{ format: { kind: 'swiss', cutTo: 0 }, roundDays: 1, pace: 'live' },
  },
  {
    ...{ id: 'cup', name: 'Cup', note: 'Who loses is out; a match for third place.' },
    ...{ format: { kind: 'knockout', losses: 1, thirdPlace: true }, roundDays: 7, pace: 'days' },
  },
  {
    ...{
      id: 'ladder',
      name: 'Ladder',
      note: 'People challenge whoever stands above them, as long as the season goes on.',
    },
    ...{ format: { kind: 'ladder', cutTo: 0 }, roundDays: 30, pace: 'days' },
  },
  {
    ...{
      id: 'series',
      name: 'Score series',
      note: 'Everybody plays the same battle alone, a month each; the most points of the book win.',
    },
    ...{ format: { kind: 'score-series', cutTo: 0 }, roundDays: 30, pace: 'none' },
  },
];

/** What the form begins with. */
export const usualFormat: Omit<FormatWishes, 'rounds'> = {
  ...{
    kind: 'swiss',
    groups: 1,
    times: 1,
    tiers: null,
    losses: 1,
    thirdPlace: false,
    bestOf: 1,
    bestOfFinal: 1,
    cutTo: 0,
  },
  ladder: {
    ...{ kind: 'ladder', reach: 3, answerDays: 5, playDays: 14 },
    ...{ protectionDays: 3, moves: 'leapfrog', silence: { days: 30, places: 2 } },
  },
  open: { kind: 'open', groups: 1, least: 3, most: 10, against: 2, days: 60 },
  series: { kind: 'score-series', attempts: 1, counts: 'best' },
};
