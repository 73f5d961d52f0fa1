/** Lists of a season: locked under a hash, taken back, brought to tables, and shown [LEAGUE-48 … LEAGUE-52]. */
import { canonicalJson, sha256Hex } from '@broadside/rules/kernel';
import type { Act, ServerAct } from '../acts.ts';
import { done, noEntrant, notOfficial, organises, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import { entrantOf } from '../season.ts';
import type { BroughtLists, Entrant, Pairing, Season } from '../season.ts';
import { membersIn } from '../teams/members.ts';
import { isSameTable, listKey, revisedKey } from './terms.ts';
import type { ListOf } from './terms.ts';

type Given<K extends (Act | ServerAct)['act']> = Extract<Act | ServerAct, { act: K }>;

/** What is published of a list when it is locked. The salt keeps lists from being guessed by their hash. */
export const hashOfList = (salt: string, list: unknown): string => sha256Hex(`${salt}\n${canonicalJson(list)}`);

/** Only the server asks this, when it has judged the list and kept it. */
export function lockList({ ledger: { season }, at }: SeasonAsking, act: Given<'list-locked'>): SeasonDecision {
  const { entrant, ordinal, hash } = act;
  const own = entrantOf(season, entrant);
  if (own === undefined) return noEntrant(season, entrant);
  const why = whyNoList(season, own, ordinal);
  if (why !== undefined) return refuse('no-list', 'LEAGUE-48', why);
  if (season.lists[listKey(act)] !== undefined)
    return refuse('locked', 'LEAGUE-49', `List ${String(ordinal)} is locked already.`);
  return done({ kind: 'list-locked', entrant, ordinal, hash, at });
}

/** Why an entrant brings no list with this ordinal; undefined where it does. */
export function whyNoList({ terms: { lists } }: Season, own: Entrant, ordinal: number): string | undefined {
  if (lists.most === 0) return 'Nobody brings lists to this season.';
  if (own.team === undefined)
    return ordinal <= lists.most ? undefined : `An entrant of this season brings ${String(lists.most)} lists at most.`;
  const known = membersIn(own).map(({ number }) => number);
  return known.includes(ordinal)
    ? undefined
    : `Each member of a team brings one list, known by their number. This team has: ${known.join(', ')}.`;
}

/** Whether a list is this person's to submit, lock and take back: their own, or as the captain of its team. */
export const bringsList = (own: Entrant, ordinal: number, person: string | null): boolean =>
  person !== null && (own.person === person || (own.team !== undefined && isMemberNow(own, ordinal, person)));

const isMemberNow = (own: Entrant, number: number, person: string): boolean =>
  membersIn(own).some((each) => each.number === number && each.person === person);

/** An official gives one entrant a list back, with a reason that everybody reads. */
export function unlockList({ ledger: { season }, by }: SeasonAsking, act: Given<'unlock-list'>): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const { entrant, ordinal, reason } = act;
  return season.lists[listKey(act)] === undefined
    ? notLocked(ordinal)
    : done({ kind: 'list-unlocked', entrant, ordinal, reason });
}

const notLocked = (ordinal: number): SeasonDecision =>
  refuse('not-locked', 'LEAGUE-49', `List ${String(ordinal)} is not locked. It can be changed as it is.`);

/** An entrant takes the own list back, as often as the terms let them. */
export function reviseList({ ledger: { season }, by }: SeasonAsking, act: Given<'revise-list'>): SeasonDecision {
  const { entrant, ordinal } = act;
  const own = entrantOf(season, entrant);
  if (own === undefined) return noEntrant(season, entrant);
  if (!bringsList(own, ordinal, by.person))
    return refuse('not-yours', 'LEAGUE-50', 'This is another entrant’s list. An organiser may unlock it.');
  if (season.lists[listKey(act)] === undefined) return notLocked(ordinal);
  const why = whyNoRevision(season, act);
  return why === undefined
    ? done({ kind: 'list-unlocked', entrant, ordinal, reason: null })
    : refuse('no-revision', 'LEAGUE-50', why);
}

/** Why an entrant cannot take a list back now; undefined where that is possible. */
export function whyNoRevision(season: Season, list: ListOf): string | undefined {
  const { terms, rounds, revised } = season;
  const { entrant, ordinal } = list;
  const { revisions, lockAt } = terms.lists;
  const table = rounds.at(-1)?.pairings.find(({ sides }) => sides.includes(entrant));
  if (table !== undefined && waits(table, entrant, ordinal))
    return 'Your table of this round is still open. Play it first.';
  if (revisions === 'between-rounds' || (rounds.length === 0 && lockAt === null)) return undefined;
  if (revisions === 'none') return 'Lists of this season stay as they are. An organiser may unlock one with a reason.';
  const left = revisions - (revised[revisedKey(season, list)] ?? 0);
  return left > 0 ? undefined : `You have taken lists back ${String(revisions)} times, which is the most.`;
}

/** Somebody is to play there with their list still. */
function waits({ sides, result, boards }: Pairing, entrant: number, ordinal: number): boolean {
  if (boards === undefined) return result === null;
  const side = sides[0] === entrant ? 0 : 1;
  return boards.some((board) => board.members[side] === ordinal && board.result === null);
}

/** The decision to make a match, with the lists that are brought to it. */
export function withLists(
  { ledger: { season } }: SeasonAsking,
  { lists = [] }: Given<'match-made'>,
  decision: SeasonDecision,
): SeasonDecision {
  const made = decision.ok ? decision.events.find((event) => event.kind === 'match-made') : undefined;
  if (made === undefined || !decision.ok || lists.length === 0) return decision;
  const open = lists.find((each) => season.lists[listKey(each)] === undefined);
  if (open !== undefined)
    return refuse(
      'not-locked',
      'LEAGUE-51',
      `Entrant ${String(open.entrant)} has not locked a list. A table is made from locked lists.`,
    );
  return done({ kind: 'lists-brought', ...tableOfMatch(made), lists }, ...decision.events);
}

const tableOfMatch = ({ round, pairing, board }: Omit<BroughtLists, 'lists'>): Omit<BroughtLists, 'lists'> => ({
  ...{ round, pairing },
  ...(board === undefined ? {} : { board }),
});

/** The lists that were brought to a table, or to one of its boards; empty where none were. */
export const listsAt = ({ brought }: Season, at: Omit<BroughtLists, 'lists'>): readonly ListOf[] =>
  brought.find((each) => isSameTable(each, at))?.lists ?? [];

/** Whether everybody may look at a locked list now. */
export function listShown(season: Season, list: ListOf): boolean {
  if (season.lists[listKey(list)] === undefined) return false;
  const { shown } = season.terms.lists;
  if (shown === 'locked' || season.status === 'closed') return true;
  if (shown === 'season') return false;
  const tables = season.brought.filter(({ lists }) => lists.some((each) => listKey(each) === listKey(list)));
  if (shown === 'match') return tables.length > 0;
  const over = (round: number): boolean =>
    season.rounds[round - 1]?.pairings.every(({ result }) => result !== null) === true;
  return tables.length > 0 && tables.every(({ round }) => over(round));
}

/** The rounds for which a list is judged: all of them, or the next where lists change between rounds. */
export function roundsJudged({ terms, rounds }: Season, last: number): readonly number[] {
  const open = rounds.at(-1)?.pairings.some(({ result }) => result === null) === true;
  const next = Math.max(1, open ? rounds.length : rounds.length + 1);
  if (terms.lists.revisions !== 'none') return [next];
  return Array.from({ length: Math.max(1, last - next + 1) }, (_, index) => next + index);
}
