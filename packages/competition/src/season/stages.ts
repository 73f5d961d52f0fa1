/** A season is a list of stages: which one a round is of, and who plays in it. */
import type { SeasonFormat, SeasonTerms } from './terms.ts';
import { playsIn } from './season.ts';
import type { Entrant, Season, StageDraw } from './season.ts';

/** The formats of all stages, in order. */
export const formatsOf = ({ format, cuts = [] }: SeasonTerms): readonly SeasonFormat[] => [
  format,
  ...(playsOff(format) ? [playOffRound] : cuts.map((cut) => cut.format)),
];

/** Play-offs between tiers are a stage of their own, in which each pair is a group. */
const playOffRound: SeasonFormat = { kind: 'round-robin', groups: 1, times: 1 };
export const playsOff = (format: SeasonFormat): boolean =>
  format.kind === 'round-robin' && (format.tiers?.playOffs ?? 0) > 0;

/** The draw of the stage that a round is of; undefined where it is of a Swiss at the beginning. */
export const drawAt = ({ draws }: Season, round: number): StageDraw | undefined =>
  draws.findLast(({ from }) => from <= round);

/** From 0. */
export const stageAt = (season: Season, round: number): number => drawAt(season, round)?.stage ?? 0;

/** The stage that is drawn last. */
export const stageNow = ({ draws }: Season): number => draws.at(-1)?.stage ?? 0;

export const drawOf = ({ draws }: Season, stage: number): StageDraw | undefined =>
  draws.find((draw) => draw.stage === stage);

export function formatOf({ terms }: Season, stage: number): SeasonFormat {
  return formatsOf(terms)[stage] ?? terms.format;
}

export const formatAt = (season: Season, round: number): SeasonFormat => formatOf(season, stageAt(season, round));

/** The rounds of a stage that are published. */
export function roundsOfStage(season: Season, stage: number): Season['rounds'] {
  return season.rounds.filter(({ number }) => stageAt(season, number) === stage);
}

const competes = ({ status }: Entrant): boolean => status !== 'waiting';

/** Whoever was drawn into the place of a group that somebody has: they themselves, or whom they came in for. */
export function drawnFor({ entrants }: Pick<Season, 'entrants'>, number: number): number {
  const before = entrants.find((each) => each.number === number)?.inPlaceOf;
  return before === undefined ? number : drawnFor({ entrants }, before);
}

/** Who has a place of the draw now: whoever was drawn into it, or the last who came in for them. */
export function holderOf({ entrants }: Pick<Season, 'entrants'>, drawn: number): number {
  const after = entrants.find(({ inPlaceOf }) => inPlaceOf === drawn)?.number;
  return after === undefined ? drawn : holderOf({ entrants }, after);
}

/** Somebody comes in for others in the groups of the first stage; later ones are drawn of those who are there. */
export const inGroup = (season: Season, { stage }: StageDraw, group: readonly number[], number: number): boolean =>
  group.includes(stage === 0 ? drawnFor(season, number) : number);

/** Those who compete in a stage, by group; one group where there are none. */
export function fieldsOf(season: Season, stage = stageNow(season)): readonly (readonly Entrant[])[] {
  const competing = season.entrants.filter(competes);
  const draw = drawOf(season, stage);
  if (draw === undefined) return [competing];
  return draw.groups.map((group) => competing.filter(({ number }) => inGroup(season, draw, group, number)));
}

/** Those who are to play in a round of the season. */
export function playersIn(season: Season, round: number): readonly Entrant[] {
  const draw = drawAt(season, round);
  const among = draw?.groups.flat();
  const drawn = ({ number }: Entrant): boolean => !draw || !among || inGroup(season, draw, among, number);
  return season.entrants.filter((each) => playsIn(each, round) && drawn(each));
}

/** Draws of which no round is published are as good as not made. */
export const publishedDraws = ({ draws, rounds }: Pick<Season, 'draws' | 'rounds'>): Season['draws'] =>
  draws.filter(({ from }) => from <= rounds.length);

/** Tables come into its one round as people agree on them: nothing is paired. */
export const isContinuous = ({ kind }: SeasonFormat): boolean => kind === 'ladder' || kind === 'open';

/** The round of a ladder or an open league that goes on now; undefined where there is none. */
export function continuousRound(season: Season): Season['rounds'][number] | undefined {
  const round = season.rounds.at(-1);
  return round !== undefined && isContinuous(formatAt(season, round.number)) ? round : undefined;
}
