/**
 * A campaign: the scenarios played one after another, with the medals of each added up (FC-WIN-8). Matches know nothing of
 * it; whoever runs one keeps a file of their results.
 */
import * as z from 'zod';
import type { Outcome, Seat } from '../../kernel/contract.ts';

const who = z.string().trim().min(1).max(60);

const result = z
  .strictObject({
    /** The scenario that was played, by its id or its name. */
    scenario: z.string().trim().min(1).max(60),
    /** Medals of each participant, also of one who won none. */
    medals: z.record(who, z.int().min(0).max(20)),
    /** Who won it; empty for a draw. */
    winners: z.array(who).default([]),
  })
  .refine(({ medals, winners }) => winners.every((name) => Object.hasOwn(medals, name)), {
    message: 'A winner has no medals here. Name every participant with its medals.',
    path: ['winners'],
  });
export type CampaignResult = z.infer<typeof result>;

/** A file of results, in the order in which they were played. */
export const campaign = z.strictObject({ name: who.optional(), results: z.array(result).max(500) });
export type Campaign = z.infer<typeof campaign>;

export interface CampaignPlace {
  readonly name: string;
  readonly medals: number;
  readonly won: number;
  readonly played: number;
  /** From 1; those who are level share a place. */
  readonly place: number;
}
export interface CampaignStanding {
  /** The best first; those who are level by name. */
  readonly places: readonly CampaignPlace[];
  /** Who leads, or has won once all is played; null in a draw and before the first result. */
  readonly leader: string | null;
}

/** More medals, then more scenarios won; else level (R-FC-238). */
const better = (one: Omit<CampaignPlace, 'place'>, other: Omit<CampaignPlace, 'place'>): number =>
  other.medals - one.medals || other.won - one.won;

/** The standing after all results of a campaign. */
export function campaignStanding({ results }: Campaign): CampaignStanding {
  const totals = new Map<string, { name: string; medals: number; won: number; played: number }>();
  for (const { medals, winners } of results)
    for (const [name, count] of Object.entries(medals)) {
      const so = totals.get(name) ?? { name, medals: 0, won: 0, played: 0 };
      const won = so.won + (winners.includes(name) ? 1 : 0);
      totals.set(name, { name, medals: so.medals + count, won, played: so.played + 1 });
    }
  const sorted = [...totals.values()].sort((one, other) => better(one, other) || (one.name < other.name ? -1 : 1));
  const places = sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => better(one, other) === 0) }));
  const [first, second] = places;
  const leads = first !== undefined && (second === undefined || better(first, second) < 0);
  return { places, leader: leads ? first.name : null };
}

/**
 * What a finished match adds to a campaign. `names` tells who sat where; seats of one name are one participant, as are the
 * members of a team. A match that `outcome` says nothing of a seat of gives it no medals.
 */
export function campaignResult(
  scenario: string,
  outcome: Outcome,
  names: Readonly<Record<Seat, string>>,
): CampaignResult {
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  const medals: Record<string, number> = {};
  for (const [seat, name] of Object.entries(names))
    medals[name] = Math.max(medals[name] ?? 0, outcome.points[seat] ?? 0);
  const won = new Set(winners.flatMap((seat) => names[seat] ?? []));
  return { scenario, medals, winners: [...won].sort() };
}
