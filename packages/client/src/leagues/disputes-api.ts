/** The part of the HTTP API for reports on tables [LEAGUE-132]. */
import { DisputeList } from '@broadside/protocol';
import type { DisputeBody } from '@broadside/protocol';
import type { Call } from '../calls.ts';

export interface DisputesApi {
  /** Reports on a table, for the two and officials who do not play there. */
  disputes(season: string, round: number, table: number): Promise<DisputeList>;
  /** Reports, decides, appeals or answers; the answer is what stands there after it. */
  dispute(season: string, round: number, table: number, body: DisputeBody): Promise<DisputeList>;
  /** Those of a season that wait for the asking official. */
  openDisputes(season: string): Promise<DisputeList>;
}

export function disputesApi(call: Call): DisputesApi {
  const of = (season: string): string => `/seasons/${encodeURIComponent(season)}`;
  const at = (season: string, round: number, table: number): string =>
    `${of(season)}/rounds/${String(round)}/tables/${String(table)}/disputes`;
  return {
    disputes: (season, round, table) => call(DisputeList, 'GET', at(season, round, table)),
    dispute: (season, round, table, body) => call(DisputeList, 'POST', at(season, round, table), body),
    openDisputes: (season) => call(DisputeList, 'GET', `${of(season)}/disputes`),
  };
}
