/** From a pairing to its match, and from the match's end back to the pairing [LEAGUE-17, LEAGUE-18]. */
import { randomBytes, randomUUID } from 'node:crypto';
import { firstTeamAt } from '@broadside/competition';
import { battleAt, boardOf, entrantOfPerson, isAlone, membersIn, tableIn } from '@broadside/competition/season';
import type { By, GivenResult, ListOf, Pairing } from '@broadside/competition/season';
import { tempo } from '@broadside/match';
import { battlesOf } from '@broadside/rules/kernel';
import type { BattleTerms, Outcome } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import { HttpProblem } from '../problem.ts';
import type { MatchRowChanges } from '../rooms/ports.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newMatchId } from '../store/matches.ts';
import type { Matches, StoredMatch } from '../store/matches.ts';
import type { StoredPerson } from '../store/people.ts';
import { battleSetup } from '../workers/battles.ts';
import type { PlayableSetup } from '../workers/setups.ts';
import { rulesetOf } from '../http/match-making.ts';
import { designsAt, listsFor, lockDue } from './lists.ts';
import type { ListDeps, TableWithBattle } from './lists.ts';
import { requireEdition } from './editions.ts';
import { reservedSeats, sharesSide } from './sitters.ts';
import { battleAsked, battleNames } from './terms.ts';
import type { OpenSeason } from './seasons.ts';
import type { LeagueStore } from './store.ts';

export interface TableDeps extends ListDeps {
  readonly store: LeagueStore;
  readonly matches: Matches;
  readonly rooms: Rooms;
}

const server: By = { person: null, office: 'server' };

interface OwnTable {
  readonly number: number;
  readonly round: number;
  /** Of the pairing in its round. */
  readonly index: number;
  readonly pairing: Pairing;
  /** Between teams. */
  readonly board: number | undefined;
}

/** Whose table it is. */
type Sitter = Pick<StoredPerson, 'id'>;

/** A round, and the index of one's table where one has several in it. */
interface WhichTable {
  readonly round: number;
  readonly table: number | undefined;
}

/** The table of a person in a round; throws why there is none. */
function ownTable({ ledger: { season } }: OpenSeason, person: Sitter, { round, table: at }: WhichTable): OwnTable {
  const own = entrantOfPerson(season, person.id);
  if (own === undefined)
    throw new HttpProblem(403, 'not-entrant', 'You do not compete in this season. You can watch its matches.');
  const table = tableIn(season, round, own.number, at);
  if (table === undefined)
    throw new HttpProblem(409, 'no-table', `You have no opponent in round ${String(round)}. Look at the pairings.`);
  const { pairing } = table;
  if (season.terms.teams?.shared === true && !sharesSide(season, own, person.id)) throw noSeat();
  if (pairing.boards === undefined) return { number: own.number, round, ...table, board: undefined };
  const member = membersIn(own).find((each) => each.person === person.id)?.number ?? 0;
  const board = boardOf(pairing, pairing.sides[0] === own.number ? 0 : 1, member);
  if (board < 0) throw noSeat();
  return { number: own.number, round, ...table, board };
}

const noSeat = (): HttpProblem =>
  new HttpProblem(409, 'no-board', 'You do not sit in this match. Your captain says who plays next.');

/** The match that a table has now. */
const matchOf = ({ match, boards }: Pairing, board: number | undefined): string | null =>
  board === undefined ? match : (boards?.[board]?.match ?? null);

/** The match of one's own table: made once, whoever presses and how often. */
export async function sitDown(
  deps: TableDeps,
  season: OpenSeason,
  person: Sitter,
  which: WhichTable,
): Promise<StoredMatch> {
  const own = ownTable(season, person, which);
  const id = matchOf(own.pairing, own.board) ?? (await named(deps, season, own));
  const known = (await deps.matches.get(id)) ?? (await made(deps, season, own, id));
  const seat = known.seats.find((each) => each.reservedFor === person.id);
  if (seat?.kind !== 'empty') return known;
  const sitter = { personId: person.id, account: true, entropy: someEntropy(), rest: undefined };
  const joined = await deps.matches.join(id, seat.seat, sitter, undefined);
  // Whoever pressed twice sits already.
  const match = typeof joined === 'string' ? await deps.matches.get(id) : joined;
  if (match === undefined) throw new Error(`The match ${id} of a season has gone.`);
  await deps.rooms.refresh(match);
  return match;
}

const someEntropy = (): string => randomBytes(16).toString('hex');

/** The id that the season has for the table's match: the first one that is asked for. */
async function named(deps: TableDeps, open: OpenSeason, own: OwnTable): Promise<string> {
  const { seasons } = deps;
  const { stored } = open;
  requireEdition(await rulesetOf(deps.catalog, open.ledger.season.terms.ruleset), open);
  const { number: entrant, round, board } = own;
  const lists = await listsBrought(deps, open, own);
  const at = { round, entrant, table: own.index, ...(board === undefined ? {} : { board }) };
  const act = { act: 'match-made', ...at, match: newMatchId(), lists } as const;
  const answer = await seasons.act(stored.id, server, randomUUID(), act);
  if (answer?.ok === true) return act.match;
  const now = await seasons.get(stored.id);
  const pairing = now && tableIn(now.ledger.season, round, entrant, own.index)?.pairing;
  const match = pairing && matchOf(pairing, board);
  if (match !== undefined && match !== null) return match;
  const reason = answer?.ok === false ? answer.reason : undefined;
  throw new HttpProblem(409, reason?.code ?? 'no-table', reason?.sentence ?? 'This table is not there any more.');
}

/** Who meets there, by side of the battle: at every other board the second team has the first one. */
function seatedAt(
  { pairing: { sides, boards }, round, index, board }: Omit<OwnTable, 'number'>,
  battle: BattleTerms,
): TableWithBattle {
  if (board === undefined) return { round, index, sides, battle };
  const members = boards?.[board]?.members ?? [null, null];
  const turned = firstTeamAt(board) !== 0;
  return {
    ...{ round, index, battle, board },
    sides: turned ? [sides[1], sides[0]] : sides,
    members: turned ? [members[1], members[0]] : members,
  };
}

/** What both bring; nothing where the season has no lists, or the battle is drawn when the match is named. */
async function listsBrought(deps: TableDeps, open: OpenSeason, own: OwnTable): Promise<readonly ListOf[]> {
  const { season } = open.ledger;
  const { battle } = battleAt(season, own.round, own.index);
  if (season.terms.lists.most === 0 || battle === null) return [];
  await lockDue(deps, open);
  const { round } = own;
  const ruleset = await rulesetOf(deps.catalog, season.terms.ruleset);
  const asked = await battleAsked(ruleset, season.terms, round, battle);
  return listsFor(deps, open, seatedAt(own, asked), own.number);
}

/** The match under its id; of two who make it at once, one does. */
async function made(
  deps: TableDeps,
  open: OpenSeason,
  { pairing, round, index, board }: OwnTable,
  id: string,
): Promise<StoredMatch> {
  const { season } = open.ledger;
  const { terms } = season;
  const ruleset = await rulesetOf(deps.catalog, terms.ruleset);
  const { battle } = battleAt(season, round, index);
  if (battle === null)
    throw new HttpProblem(409, 'no-battle', 'Nobody has settled the battle of this table yet. Ask an organiser.');
  const summary = (await battleNames(ruleset, { ...terms, battles: { choice: 'fixed', battle } }))[battle] ?? battle;
  const asked = await battleAsked(ruleset, terms, round, battle);
  const { setup, seats: places } = await setupAt(deps, open, seatedAt({ pairing, round, index, board }, asked));
  const seats = reservedSeats(season, pairing, board, places);
  const created = await deps.matches
    .create({
      ...{ id, ruleset: ruleset.id, edition: ruleset.edition, summary, setup, seats },
      name: `${season.name}, round ${String(round)}${board === undefined ? '' : `, board ${String(board + 1)}`}`,
      tempo: tempo.parse(terms.tempo),
      hostId: seats[0]?.reservedFor ?? '',
      rated: terms.table.rated && !isAlone(pairing),
      chat: terms.table.chat,
      terms: terms.table,
      seasonId: open.stored.id,
    })
    .catch(async (error: unknown) => {
      const known = await deps.matches.get(id);
      if (known === undefined) throw error;
      return known;
    });
  await deps.rooms.refresh(created);
  return created;
}

/** What is played at a table, with the lists that were brought to it. Those of strangers are read by a worker. */
async function setupAt(deps: TableDeps, open: OpenSeason, table: TableWithBattle): Promise<PlayableSetup> {
  const ruleset = await rulesetOf(deps.catalog, open.ledger.season.terms.ruleset);
  const { all } = await battlesOf<unknown>(ruleset);
  const battle = all.find(({ id }) => id === table.battle.battle);
  if (battle === undefined || battle.brings.length === 0)
    return battleSetup(ruleset, { terms: table.battle, lists: {} });
  const lists = await designsAt(deps, open, table, battle.seats);
  const given = { ruleset: ruleset.id, terms: table.battle, lists };
  return deps.workers.run('league-setup', given, { who: 'leagues', over: 'these lists' });
}

/** What the season is told of an outcome; points of a side's seats are added up. */
export function resultOf(outcome: Outcome, { seats }: Pick<StoredMatch, 'seats'>): GivenResult {
  const { winner, winners, points, reason } = outcome;
  const teamOf = (seat: string | null | undefined): number | undefined =>
    seats.find((each) => each.seat === seat)?.team;
  const won = new Set((winners ?? (winner === null ? [] : [winner])).map(teamOf));
  const [first] = won;
  const side = won.size === 1 && (first === 0 || first === 1) ? first : null;
  if (new Set(seats.map(({ team }) => team)).size === 1) return aloneResult(won.size, outcome);
  const sum = (team: number): number =>
    seats.filter((each) => each.team === team).reduce((total, { seat }) => total + (points[seat] ?? 0), 0);
  return { how: 'played', winner: side, book: [half(sum(0)), half(sum(1))], reason: reason.slice(0, 200) };
}

/** Of one side against what the rules move: whatever team it is, it is the first here. */
function aloneResult(won: number, { winners, points, reason }: Outcome): GivenResult {
  const lost = winners === undefined ? null : 1;
  const scored = Object.values(points).reduce((total, each) => total + each, 0);
  return { how: 'played', winner: won > 0 ? 0 : lost, book: [half(scored), 0], reason: reason.slice(0, 200) };
}

/** Books count in halves. */
const half = (points: number): number => Math.round(points * 2) / 2;

/** Tells the season of a match that has ended; once, also after a crash in between. */
export class SeasonPosts {
  readonly #deps: Pick<TableDeps, 'seasons' | 'store' | 'matches' | 'now'>;

  constructor(deps: Pick<TableDeps, 'seasons' | 'store' | 'matches' | 'now'>) {
    this.#deps = deps;
  }

  async settle(id: string): Promise<void> {
    const { store, seasons, matches } = this.#deps;
    const of = await store.seasonOfMatch(id);
    if (of === undefined || of.posted) return;
    const match = await matches.get(id);
    // The season tells everybody: it waits until everybody may know.
    if (match === undefined || (match.publishedAt ?? 0) > this.#deps.now()) return;
    const act =
      match.status === 'finished' && match.outcome !== null
        ? ({ act: 'post-result', match: id, result: resultOf(match.outcome, match) } as const)
        : ({ act: 'match-gone', match: id, reason: match.status } as const);
    const answer = await seasons.act(of.seasonId, server, `end-${id}`, act);
    // Officials may have decided the table before.
    if (answer?.ok !== false || answer.reason.code !== 'busy') await store.markPosted(id);
  }

  /** Posts what ended while the server died before it could. */
  async settleAll(logger: Logger): Promise<void> {
    for (const id of await this.#deps.store.unposted(this.#deps.now(), sweepSize))
      await this.settle(id).catch((error: unknown) =>
        logger.error({ err: error, match: id }, 'a result is not posted'),
      );
  }
}

/** Matches posted in one sweep. */
const sweepSize = 1000;

/** A match's row with its end, after which its season follows. What goes wrong is put right by the next sweep. */
export function postedWhenOver(rows: MatchRowChanges, posts: SeasonPosts, logger: Logger): MatchRowChanges {
  const post = (id: string): Promise<void> =>
    posts.settle(id).catch((error: unknown) => logger.error({ err: error, match: id }, 'not posted to its season yet'));
  return {
    setRound: (id, round) => rows.setRound(id, round),
    async abort(id) {
      await rows.abort(id);
      await post(id);
    },
    async freeze(id) {
      await rows.freeze(id);
      await post(id);
    },
    async finish(id, outcome) {
      await rows.finish(id, outcome);
      await post(id);
    },
  };
}
