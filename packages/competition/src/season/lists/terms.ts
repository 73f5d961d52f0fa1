/** What entrants bring, as the terms of a season settle it. What a list is, the ruleset says. */
import { whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { mostMembers } from '../teams/terms.ts';

export const listTerms = z.strictObject({
  /** Lists of each entrant; where there are several, one is chosen for each table. None: nobody brings any. */
  most: whole(0, 3),
  /** From when on everybody may look at a list: when it is locked, when its match is made, at the end of its rounds or of the season. */
  shown: z.enum(['locked', 'match', 'round', 'season']),
  /** Organisers may look at lists that nobody else may see yet. */
  organisersSee: z.boolean(),
  /** When all lists without faults are locked, in milliseconds since 1970; null: each when its entrant locks it. */
  lockAt: whole(0, 10_000_000_000_000).nullable(),
  /** How often an entrant takes a locked list back: never, between rounds, or so often in the season. */
  revisions: z.union([z.enum(['none', 'between-rounds']), whole(1, 20)]),
});
export type ListTerms = z.infer<typeof listTerms>;

export const noLists: ListTerms = { most: 0, shown: 'match', organisersSee: false, lockAt: null, revisions: 'none' };

/** Of an entrant, from 1; of a team, whose members bring one each, the number of the member. */
export const listOrdinal = whole(1, mostMembers);
/** SHA-256 of the salt and the list, in hexadecimal. */
export const listHash = z.string().regex(/^[0-9a-f]{64}$/);

export interface ListOf {
  readonly entrant: number;
  readonly ordinal: number;
}

/** A locked list as everybody knows of it. */
export interface LockedList {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The key of a list in `Season.lists`. */
export const listKey = ({ entrant, ordinal }: ListOf): string => `${String(entrant)}.${String(ordinal)}`;

/** The key in `Season.revised`: of an entrant for all of its lists, but in a team each member takes back the own one. */
export const revisedKey = (
  { entrants }: { readonly entrants: readonly { readonly number: number; readonly team?: unknown }[] },
  list: ListOf,
): string =>
  entrants.find(({ number }) => number === list.entrant)?.team === undefined ? String(list.entrant) : listKey(list);

interface TableOrBoard {
  readonly round: number;
  readonly pairing: number;
  readonly board?: number;
}

export const isSameTable = (one: TableOrBoard, other: TableOrBoard): boolean =>
  one.round === other.round && one.pairing === other.pairing && one.board === other.board;
