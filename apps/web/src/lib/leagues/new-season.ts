/** What a season may be like, as somebody chooses it: presets, and who meets whom. */
import type { FormatOf, SeasonFormat, SeasonTerms, TiersOfTerms } from '@broadside/competition/season';
import type { Tempo } from '@broadside/match';

const minute = 60_000;
/** What each kind of clock begins with. */
export const tempos = {
  live: {
    ...{ kind: 'live', bankMs: 45 * minute, incrementMs: minute / 2 },
    overtime: { kind: 'each-decision', ms: minute },
  },
  correspondence: { kind: 'correspondence', decisionMs: 3 * 24 * 60 * minute },
  none: { kind: 'none' },
} as const satisfies { [K in Tempo['kind']]: Tempo };

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
  readonly pace: Tempo['kind'];
}

/** What many leagues are like; each fills the form. */
export const seasonPresets: readonly SeasonPreset[] = [
  {
    ...{ id: 'club', name: 'Club league', note: 'Everybody meets everybody, two weeks a round.' },
    ...{ format: { kind: 'round-robin', groups: 1, times: 1, cutTo: 0 }, roundDays: 14, pace: 'correspondence' },
  },
  {
    ...{ id: 'weekend', name: 'Weekend Swiss', note: 'As many rounds as find one winner, live, in a day or two.' },
    ...{ format: { kind: 'swiss', cutTo: 0 }, roundDays: 1, pace: 'live' },
  },
  {
    ...{ id: 'cup', name: 'Cup', note: 'Who loses is out; a match for third place.' },
    ...{ format: { kind: 'knockout', losses: 1, thirdPlace: true }, roundDays: 7, pace: 'correspondence' },
  },
  {
    ...{
      id: 'ladder',
      name: 'Ladder',
      note: 'People challenge whoever stands above them, as long as the season goes on.',
    },
    ...{ format: { kind: 'ladder', cutTo: 0 }, roundDays: 30, pace: 'correspondence' },
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

/** What the form would have to say for these stages, as far as it has words for them. */
export function formatWishesOf({
  format,
  cuts = [],
}: Pick<SeasonTerms, 'format' | 'cuts'>): Omit<FormatWishes, 'rounds'> {
  const [cut] = cuts;
  const knockout = format.kind === 'knockout' ? format : cut?.format.kind === 'knockout' ? cut.format : undefined;
  const { losses, thirdPlace, bestOf, bestOfFinal } = knockout ?? usualFormat;
  return {
    ...usualFormat,
    ...{ kind: format.kind, losses, thirdPlace, bestOf, bestOfFinal, cutTo: cut?.to ?? 0 },
    ...(format.kind === 'round-robin'
      ? { groups: format.groups, times: format.times, tiers: format.tiers ?? null }
      : {}),
    ...(format.kind === 'ladder' ? { ladder: format } : {}),
    ...(format.kind === 'open' ? { open: format } : {}),
    ...(format.kind === 'score-series' ? { series: seriesOf(format) } : {}),
  };
}

const seriesOf = ({ rounds: _rounds, ...series }: FormatOf<'score-series'>): FormatWishes['series'] => series;
