/** Lists that entrants bring: judged at once, locked under a hash, and taken to their tables [LEAGUE-48 … LEAGUE-52]. */
import { randomBytes, randomUUID } from 'node:crypto';
import { hashOfList, listKey, listsAt, roundsJudged, roundsOf, whyNoList } from '@broadside/competition/season';
import type { By, ListOf, Season } from '@broadside/competition/season';
import { battlesOf, canonicalJson } from '@broadside/rules/kernel';
import type { BattleTerms, Json, Seat } from '@broadside/rules/kernel';
import { rulesetOf } from '../http/match-making.ts';
import { HttpProblem } from '../problem.ts';
import type { JudgedList } from '../workers/battles.ts';
import type { ListStore, StoredList } from './list-store.ts';
import type { OpenSeason, Seasons } from './seasons.ts';
import { battlesOfRound } from './terms.ts';
import type { TermsDeps } from './terms.ts';

export interface ListDeps extends TermsDeps {
  readonly seasons: Seasons;
  readonly lists: ListStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const server: By = { person: null, office: 'server' };

/** Nothing is wrong with it anywhere. */
const isLegal = ({ faults }: Pick<StoredList, 'faults'>): boolean =>
  faults.general.length === 0 && faults.battles.every((each) => each.faults.length === 0);

export const faultsIn = ({ faults }: Pick<StoredList, 'faults'>) => [
  ...faults.general,
  ...faults.battles.flatMap((each) => each.faults),
];

/** Every battle for which a list is judged now, each once. */
async function battlesJudged({ catalog }: TermsDeps, season: Season): Promise<BattleTerms[]> {
  const ruleset = await rulesetOf(catalog, season.terms.ruleset);
  const rounds = roundsJudged(season, roundsOf(season) ?? season.rounds.length + 1);
  const all = (await Promise.all(rounds.map((round) => battlesOfRound(ruleset, season.terms, round)))).flat();
  return [...new Map(all.map((terms) => [canonicalJson(terms), terms])).values()];
}

export async function judge(deps: TermsDeps, season: Season, design: unknown, who: string): Promise<JudgedList> {
  const battles = await battlesJudged(deps, season);
  return deps.workers.run(
    'league-list',
    { ruleset: season.terms.ruleset, design, battles },
    { who, over: 'this list' },
  );
}

/** What is asked of the lists of one season, one thing after the other. */
const queues = new Map<string, Promise<unknown>>();

async function inTurn<T>(season: string, task: () => Promise<T>): Promise<T> {
  const done = (queues.get(season) ?? Promise.resolve()).catch(() => undefined).then(task);
  queues.set(season, done);
  try {
    return await done;
  } finally {
    if (queues.get(season) === done) queues.delete(season);
  }
}

/** Keeps a list, right or wrong. `who`: the address that asks. */
export async function submitList(
  deps: ListDeps,
  open: OpenSeason,
  list: ListOf,
  design: unknown,
  who: string,
): Promise<void> {
  const { season } = open.ledger;
  const { entrant, ordinal } = list;
  const own = season.entrants.find(({ number }) => number === entrant);
  const why = own && whyNoList(season, own, ordinal);
  if (why !== undefined) throw new HttpProblem(409, 'no-list', why);
  if (season.status === 'closed') throw new HttpProblem(409, 'closed', 'This season is closed.');
  const [judged, { edition }] = await Promise.all([
    judge(deps, season, design, who),
    rulesetOf(deps.catalog, season.terms.ruleset),
  ]);
  await inTurn(open.stored.id, async () => {
    if (open.ledger.season.lists[listKey(list)] !== undefined)
      throw new HttpProblem(
        409,
        'locked',
        'This list is locked. Take it back first, or ask an organiser to unlock it.',
      );
    await deps.lists.submit(open.stored.id, entrant, ordinal, { ...judged, edition });
  });
}

/** Judges a list once more and locks it: its hash goes into the journal of the season. */
export async function lockList(deps: ListDeps, open: OpenSeason, list: ListOf, who: string): Promise<void> {
  const row = await rowOf(deps, open, list);
  if (row === undefined)
    throw new HttpProblem(409, 'no-list', `There is no list ${String(list.ordinal)} yet. Submit one first.`);
  const judged = { ...row, faults: (await judge(deps, open.ledger.season, row.design, who)).faults };
  const [fault] = faultsIn(judged);
  if (fault !== undefined) throw new HttpProblem(409, 'faulty', `${fault.sentence} A list with faults is not locked.`);
  await inTurn(open.stored.id, () => lockRow(deps, open, row));
}

async function rowOf({ lists }: ListDeps, { stored }: OpenSeason, list: ListOf): Promise<StoredList | undefined> {
  return (await lists.ofSeason(stored.id)).find((row) => listKey(row) === listKey(list));
}

async function lockRow({ lists, seasons }: ListDeps, open: OpenSeason, row: StoredList): Promise<void> {
  const { entrant, ordinal, design } = row;
  if (open.ledger.season.lists[listKey(row)] !== undefined) return;
  const salt = randomBytes(16).toString('hex');
  const kept = await lists.lock(open.stored.id, row, { text: canonicalJson(design), salt });
  if (!kept)
    throw new HttpProblem(409, 'newer-version', 'Another version of this list has come in. Look at it, then lock it.');
  const hash = hashOfList(salt, design);
  const answer = await seasons.act(open.stored.id, server, randomUUID(), {
    act: 'list-locked',
    entrant,
    ordinal,
    hash,
  });
  if (answer?.ok === false) throw new HttpProblem(409, answer.reason.code, answer.reason.sentence);
}

/** Locks, at the time of the terms, every legal list that has never been locked. */
export async function lockDue(deps: ListDeps, open: OpenSeason): Promise<void> {
  const { ledger, stored } = open;
  const { lockAt, most } = ledger.season.terms.lists;
  if (most === 0 || lockAt === null || deps.now() < lockAt || ledger.season.status === 'closed') return;
  const before = new Set(
    ledger.entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'list-locked' ? [listKey(event)] : [])),
    ),
  );
  const due = (await deps.lists.ofSeason(stored.id)).filter((row) => !before.has(listKey(row)) && isLegal(row));
  for (const row of due) await inTurn(stored.id, () => lockRow(deps, open, row));
}

/** The design that was locked, as it is kept; throws where it is not what was published. */
function lockedDesign({ lists }: Season, row: StoredList): Json {
  const published = lists[listKey(row)];
  const design = row.locked === null ? undefined : (JSON.parse(row.locked) as Json);
  if (published !== undefined && design !== undefined && hashOfList(row.salt ?? '', design) === published.hash)
    return design;
  throw new HttpProblem(
    409,
    'list-altered',
    `The list of entrant ${String(row.entrant)} is not the one that was locked. An organiser unlocks it with a reason, and it is locked again.`,
  );
}

export interface TableWithBattle {
  readonly round: number;
  readonly index: number;
  /** Entrants by side of the battle. */
  readonly sides: readonly [number, number];
  readonly battle: BattleTerms;
  /** Between teams: the board, and who sits there by side of the battle. */
  readonly board?: number;
  readonly members?: readonly [number | null, number | null];
}

const seatOfSide = (seats: readonly { readonly seat: Seat; readonly team: number }[], side: number): Seat | undefined =>
  seats.find(({ team }) => team === side)?.seat;

/** The lists for a table that has no match yet: the one that fits, or the one that was chosen of several. */
export async function listsFor(
  deps: ListDeps,
  open: OpenSeason,
  table: TableWithBattle,
  asking: number,
): Promise<readonly ListOf[]> {
  const { season } = open.ledger;
  const battle = await battleFor(deps, season, table.battle.battle);
  if (battle === undefined || battle.brings.length === 0) return [];
  const rows = await deps.lists.ofSeason(open.stored.id);
  const found: ListOf[] = [];
  for (const [side, entrant] of table.sides.entries()) {
    const seat = seatOfSide(battle.seats, side);
    if (seat === undefined || !battle.brings.includes(seat)) continue;
    const whose = table.members?.[side === 0 ? 0 : 1];
    const locked = rows.filter(
      (row) =>
        row.entrant === entrant &&
        (whose === undefined || row.ordinal === whose) &&
        season.lists[listKey(row)] !== undefined,
    );
    const fitting: StoredList[] = [];
    for (const row of locked)
      if (await fits(deps, season, lockedDesign(season, row), table.battle, seat)) fitting.push(row);
    const chosen = fitting.length === 1 ? fitting[0] : fitting.find(({ chosenFor }) => chosenFor === table.round);
    if (chosen === undefined) throw noListYet(entrant === asking, fitting.length);
    found.push({ entrant, ordinal: chosen.ordinal });
  }
  return found;
}

async function battleFor({ catalog }: TermsDeps, season: Season, id: string) {
  const { all } = await battlesOf<unknown>(await rulesetOf(catalog, season.terms.ruleset));
  return all.find((each) => each.id === id);
}

async function fits(
  { workers }: TermsDeps,
  season: Season,
  design: Json,
  battle: BattleTerms,
  seat: Seat,
): Promise<boolean> {
  const asked = { ruleset: season.terms.ruleset, design, battles: [battle] };
  const { faults } = await workers.run('league-list', asked, { who: 'leagues', over: 'this list' });
  return faults.general.length === 0 && faults.battles.every((each) => each.fits.includes(seat));
}

function noListYet(own: boolean, fitting: number): HttpProblem {
  if (fitting > 1)
    return own
      ? new HttpProblem(
          409,
          'choose-list',
          'Choose one of your lists for this table first, under "Lists" of the season.',
        )
      : new HttpProblem(409, 'opponent-chooses', 'Your opponent has not chosen a list for this table yet.');
  return own
    ? new HttpProblem(
        409,
        'no-list',
        'You have locked no list that fits this table. Do it under "Lists" of the season.',
      )
    : new HttpProblem(
        409,
        'no-list',
        'Your opponent has locked no list that fits this table yet. Wait, or tell an organiser.',
      );
}

/** The designs that were brought to a table, by seat. */
export async function designsAt(
  { lists }: ListDeps,
  { stored, ledger: { season } }: OpenSeason,
  { round, index, sides, board }: Omit<TableWithBattle, 'battle'>,
  seats: readonly { readonly seat: Seat; readonly team: number }[],
): Promise<{ readonly [seat: Seat]: Json }> {
  const brought = listsAt(season, { round, pairing: index, ...(board === undefined ? {} : { board }) });
  if (brought.length === 0) return {};
  const rows = await lists.ofSeason(stored.id);
  return Object.fromEntries<Json>(
    brought.flatMap((list) => {
      const row = rows.find((each) => listKey(each) === listKey(list));
      const seat = seatOfSide(seats, sides.indexOf(list.entrant));
      if (row === undefined || seat === undefined) return [];
      return [[seat, lockedDesign(season, row)]];
    }),
  );
}
