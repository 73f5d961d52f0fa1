/** Who goes up and down between the tiers of a season, and who plays off for it [LEAGUE-116, LEAGUE-117]. */
import { betweenTiers } from '../pairing/index.ts';
import type { Movement, PlayOff } from '../pairing/index.ts';
import type { FormatOf } from './formats.ts';
import { mostGroups } from './formats.ts';
import { placesOf } from './places.ts';
import type { Season } from './season.ts';
import { drawOf, playsOff, roundsOfStage, drawnFor } from './stages.ts';
import { tablesOf } from './table.ts';

export type TiersOfTerms = NonNullable<FormatOf<'round-robin'>['tiers']>;

/** How many a tier holds at least, so that nobody goes up and down at once. */
export const leastOfTier = ({ up, down, playOffs }: TiersOfTerms): number => up + down + 2 * playOffs;

const termsOf = ({ terms: { format } }: Season): TiersOfTerms | undefined =>
  format.kind === 'round-robin' ? format.tiers : undefined;

/** The stage of the play-offs between tiers. */
export const isPlayOffs = ({ terms: { format } }: Pick<Season, 'terms'>, stage: number): boolean =>
  stage === 1 && playsOff(format);

/** Start numbers by tier, the first place first; those who have left are in none any more. */
function placesByTier(season: Season): readonly (readonly number[])[] {
  const gone = new Set(season.entrants.filter(({ status }) => status === 'left').map(({ number }) => number));
  return tablesOf(season, () => '', season.rounds.length, 0).map(({ rows }) =>
    rows.map(({ number }) => number).filter((number) => !gone.has(number)),
  );
}

const unmoved = { movements: [], playOffs: [] };

function between(season: Season): ReturnType<typeof betweenTiers> {
  const terms = termsOf(season);
  if (terms === undefined || drawOf(season, 0) === undefined) return unmoved;
  const tiers = placesByTier(season);
  // So many have left that some would go up and down at once: officials say who moves.
  if (tiers.some(({ length }) => length < leastOfTier(terms))) return unmoved;
  return betweenTiers(
    tiers.map((tier) => [tier]),
    terms,
  );
}

/** Who plays off, as places stand; as many as a stage has groups. */
export const playOffsOf = (season: Season): readonly PlayOff[] => between(season).playOffs.slice(0, mostGroups);

/** Who won a play-off from below: a draw, or none at all, leaves both where they are. */
function wonFromBelow(season: Season): ReadonlySet<number> {
  const draw = drawOf(season, 1);
  const winners = roundsOfStage(season, 1).flatMap(({ pairings }) =>
    pairings.flatMap(({ sides, result }) => (result === null || result.winner === null ? [] : sides[result.winner])),
  );
  return new Set(draw?.groups.flatMap(([, lower]) => lower ?? []).filter((lower) => winners.includes(lower)));
}

/** Who changes tiers, as places and play-offs stand. */
export function movementsOf(season: Season): readonly Movement[] {
  const { movements } = between(season);
  if (!isPlayOffs(season, 1) || drawOf(season, 1) === undefined) return movements;
  const won = wonFromBelow(season);
  const swaps = (drawOf(season, 1)?.groups ?? []).flatMap(([upper = 0, lower = 0]): Movement[] => {
    const tier = drawOf(season, 0)?.groups.findIndex((group) => group.includes(drawnFor(season, upper))) ?? 0;
    if (!won.has(lower)) return [];
    return [
      { entrant: upper, from: tier, to: tier + 1 },
      { entrant: lower, from: tier + 1, to: tier },
    ];
  });
  return [...movements, ...swaps];
}

export interface NextPlace {
  readonly entrant: number;
  /** From 0, the highest; 0 where there are no tiers. */
  readonly tier: number;
}

/**
 * Everybody who has not left in the order in which they begin a next season, the first seed first. In a tier those who came down
 * stand before those who stayed, and those who came up behind them.
 */
export function nextPlaces(season: Season): readonly NextPlace[] {
  const gone = new Set(season.entrants.filter(({ status }) => status !== 'playing').map(({ number }) => number));
  if (termsOf(season) === undefined || drawOf(season, 0) === undefined)
    return placesOf(season).flatMap(({ entrant }) => (gone.has(entrant) ? [] : [{ entrant, tier: 0 }]));
  const moves = movementsOf(season);
  const tiers = placesByTier(season);
  return tiers.flatMap((stood, tier) => {
    const comes = (from: number): number[] =>
      (tiers[from] ?? []).filter((entrant) => moves.some((each) => each.entrant === entrant && each.to === tier));
    const stayed = stood.filter((entrant) => !moves.some((each) => each.entrant === entrant));
    return [...comes(tier - 1), ...stayed, ...comes(tier + 1)].map((entrant) => ({ entrant, tier }));
  });
}
