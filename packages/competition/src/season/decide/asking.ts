/** What a decision about a season is asked with, and what it answers. */
import type { Dice } from '@broadside/rules/kernel';
import type { SeasonEvent } from '../events.ts';
import type { SeasonLedger } from '../journal.ts';
import type { Entrant, Season } from '../season.ts';

/** What somebody is in the league of the season; `server` acts for a match or a deadline. */
export type SeasonOffice = 'owner' | 'organiser' | 'judge' | 'caster' | 'server';

export interface By {
  readonly person: string | null;
  readonly office: SeasonOffice | null;
}

export interface SeasonAsking {
  readonly ledger: SeasonLedger;
  readonly by: By;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Lots from the season's seed. */
  readonly lots: Dice;
  /** The seed of the season, in hexadecimal, for the moment in which it is shown. */
  readonly seed: string;
}

/** Why a season does not do it. `rule` is the behaviour's id in SPEC.md. */
export interface SeasonRefusal {
  readonly code: string;
  readonly rule: string;
  readonly sentence: string;
}

export type SeasonDecision =
  | { readonly ok: true; readonly events: readonly SeasonEvent[] }
  | { readonly ok: false; readonly reason: SeasonRefusal };

export const refuse = (code: string, rule: string, sentence: string): SeasonDecision => ({
  ok: false,
  reason: { code, rule, sentence },
});
export const done = (...events: SeasonEvent[]): SeasonDecision => ({ ok: true, events });

/** Whoever runs the season. */
export const organises = ({ office }: By): boolean =>
  office === 'owner' || office === 'organiser' || office === 'server';

export const notOfficial = refuse('not-official', 'LEAGUE-2', 'Only an organiser of this league may do this.');
export const seasonClosed = refuse('closed', 'LEAGUE-3', 'This season is closed. Open another one.');

/** "2026-11-27 14:00 UTC" */
export const instantWords = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export function noEntrant({ entrants }: Season, number: number): SeasonDecision {
  const most = entrants.length;
  const known =
    most === 0 ? 'Nobody has entered yet.' : `Name one from 1 to ${String(entrants.at(-1)?.number ?? most)}.`;
  return refuse('no-entrant', 'LEAGUE-5', `There is no entrant ${String(number)}. ${known}`);
}

/** The entrant is whoever asks, or whoever asks runs the season. */
export const actsFor = (by: By, { person }: Entrant): boolean =>
  organises(by) || (by.person !== null && person === by.person);
