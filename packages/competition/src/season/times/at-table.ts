/** Who asks what about which table: shared by hours and deadlines. */
import { noTable, tableIn } from '../decide/rounds.ts';
import { refuse } from '../decide/asking.ts';
import type { SeasonDecision } from '../decide/asking.ts';
import { automatedEnemy, entrantOf } from '../season.ts';
import type { Pairing, Season, SeasonRound } from '../season.ts';
import { tableTimes } from './model.ts';
import type { SideIndex, TableTimes } from './model.ts';

/** A table that is not decided, seen from one of its sides. */
export interface TimedTable {
  readonly of: SeasonRound;
  readonly round: number;
  readonly index: number;
  readonly pairing: Pairing;
  readonly side: SideIndex;
  readonly times: TableTimes;
  /** With every extension. */
  readonly dueAt: number;
}

export const isRefusal = (given: TimedTable | SeasonDecision): given is SeasonDecision => 'ok' in given;

export const dueAtOf = (season: Season, of: SeasonRound, index: number): number =>
  tableTimes(season, of.number, index).dueAt ?? of.endsAt;

/** The table of an entrant in a round, decided or not; why there is none. */
export function tableOfEntrant(season: Season, round: number, entrant: number): TimedTable | SeasonDecision {
  const found = tableIn(season, round, entrant);
  const of = season.rounds.find(({ number }) => number === round);
  if (found === undefined || of === undefined) return noTable(season, round, entrant);
  const { index, pairing } = found;
  const side = pairing.sides[0] === entrant ? 0 : 1;
  const dueAt = dueAtOf(season, of, index);
  return { of, round, index, pairing, side, times: tableTimes(season, round, index), dueAt };
}

/** The same, where it is not decided. */
export function openTableOf(season: Season, round: number, entrant: number, rule: string): TimedTable | SeasonDecision {
  const table = tableOfEntrant(season, round, entrant);
  if (isRefusal(table) || table.pairing.result === null) return table;
  return refuse('decided', rule, 'This table has its result already. There is no hour to find.');
}

/** Everybody who is to play has an account here: what the site can know of them counts. */
export const haveAccounts = (season: Season, { sides }: Pairing): boolean =>
  sides.every((number) => number === automatedEnemy || (entrantOf(season, number)?.person ?? null) !== null);
