/** Which battle a table plays, as the terms of a season settle it. What a battle is, the ruleset says. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';

/** Battles in a pool, and rounds with a battle or points of their own; later rounds have those of the last. */
const most = 20;

export const battleId = text(80).min(1);

export const battleChoice = z.discriminatedUnion('choice', [
  z.strictObject({ choice: z.literal('fixed'), battle: battleId }),
  z.strictObject({ choice: z.literal('by-round'), battles: listOf(battleId, most).min(1) }),
  /** By lot when the round is published: one for all, or one for each table. */
  z.strictObject({ choice: z.literal('drawn'), pool: listOf(battleId, most).min(2), each: z.enum(['round', 'table']) }),
  /** Each side strikes one out, then one of the others is drawn. */
  z.strictObject({ choice: z.literal('veto'), pool: listOf(battleId, most).min(3) }),
]);
export type BattleChoice = z.infer<typeof battleChoice>;

/** What a list may cost at most, by round; none: as usual in the battle. */
export const pointsByRound = listOf(whole(1, 1_000_000), most);

/** Every battle that a table of the season may come to. */
export function battlesNamed(choice: BattleChoice): readonly string[] {
  switch (choice.choice) {
    case 'fixed':
      return [choice.battle];
    case 'by-round':
      return [...new Set(choice.battles)];
    case 'drawn':
    case 'veto':
      return choice.pool;
  }
}

const ofRound = <T>(rounds: readonly T[], round: number): T | undefined => rounds[Math.min(round, rounds.length) - 1];

/** Every battle that a table of this round may come to. */
export function battlesInRound(choice: BattleChoice, round: number): readonly string[] {
  if (choice.choice !== 'by-round') return battlesNamed(choice);
  const battle = ofRound(choice.battles, round);
  return battle === undefined ? [] : [battle];
}

/** What lists may cost in a round; null: as usual. */
export const pointsInRound = (points: readonly number[], round: number): number | null =>
  ofRound(points, round) ?? null;

/** What is known of the battle of a table. */
export interface TableBattle {
  readonly battle: string | null;
  /** What each side has struck out; null where it has not said yet, '' where it strikes out none. */
  readonly struck: readonly [string | null, string | null];
}

/** The key of a table in `Season.battles`. */
export const battleKey = (round: number, pairing: number): string => `${String(round)}.${String(pairing)}`;

export const unsettled: TableBattle = { battle: null, struck: [null, null] };

/** The part of a season that tells of battles. */
export interface BattlesOfSeason {
  readonly terms: { readonly battles: BattleChoice };
  readonly battles: { readonly [table: string]: TableBattle };
}

/** The battle of a table; null while nobody knows. */
export function battleAt({ terms, battles }: BattlesOfSeason, round: number, pairing: number): TableBattle {
  const known = battles[battleKey(round, pairing)] ?? unsettled;
  const only = battlesInRound(terms.battles, round);
  return known.battle === null && only.length === 1 ? { ...known, battle: only[0] ?? null } : known;
}
