/**
 * A long match in the journal of a database, as a server would have written it: real dice, real events, a snapshot
 * every hundred entries, and a step taken back now and then. The same match comes out of every run.
 */
import { catalog } from '@broadside/rules/catalog';
import { pick, randomBot, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Bot, Json, Random, Seat, View } from '@broadside/rules/kernel';
import { newLedger, noTempo } from '@broadside/match';
import { commitmentOf, diceStream } from '../../apps/server/src/dice/seed.ts';
import { RoomGame } from '../../apps/server/src/rooms/game.ts';
import type { Judgement, Proposal } from '../../apps/server/src/rooms/game.ts';
import type { Database } from '../../apps/server/src/store/database.ts';
import { keyframeEvery } from '../../apps/server/src/store/journal.ts';
import type { Journal, JournalEntry } from '../../apps/server/src/store/journal.ts';
import { Matches, newMatchId } from '../../apps/server/src/store/matches.ts';
import { moveFor, synthetic } from '../synthetic/index.ts';

export interface LongMatch {
  readonly id: string;
  readonly entries: number;
}

export interface Wanted {
  /** One of the catalogue whose sides bring fleets, or the synthetic game. */
  readonly ruleset: string;
  readonly entries: number;
  /** Entries after the last snapshot. */
  readonly tail: number;
  /** Who sits there, by the ids of their people. */
  readonly people: readonly [string, string];
}

const seats = ['seat-1', 'seat-2'] as const;
/** Entries of one call to the journal. */
const batch = 200;
/** A player takes ten entries back after so many. */
const takesBackEvery = 250;
const start = Date.UTC(2026, 0, 1);
/** Of each fleet, within the points that a setup may have. */
const mostCopies = 8;

type AnyBot = Bot<View, unknown, unknown>;

/** What is played, and who decides. */
interface Played {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  readonly next: (game: RoomGame, moves: number) => { readonly command: unknown; readonly seat: Seat } | undefined;
}

export async function makeLongMatch(database: Database, journal: Journal, wanted: Wanted): Promise<LongMatch> {
  const { ruleset, setup, next } = await lasting(wanted);
  const id = await rowOf(database, ruleset, setup, wanted.people);
  const game = gameOf(id, ruleset);
  const past = [game.ledger];
  let waiting: JournalEntry[] = [];
  const take = async (proposal: Proposal): Promise<void> => {
    game.commit(proposal);
    past[game.seq] = game.ledger;
    waiting.push(proposal.entry);
    const snapshots = (game.seq - wanted.entries + wanted.tail) % keyframeEvery === 0;
    if (snapshots) await journal.saveSnapshot(game.snapshot());
    if (waiting.length < batch && game.seq < wanted.entries) return;
    await journal.append(waiting);
    waiting = [];
  };
  await take(proposed(game.start(ruleset.codec.setup.parse(setup), start)));
  for (let moves = 0; game.seq < wanted.entries; moves += 1) {
    const at = start + 1000 * game.seq;
    const asks = game.seq % takesBackEvery === 0 ? undefined : next(game, moves);
    if (asks === undefined) {
      const to = Math.max(1, game.seq - 10);
      const events = [{ kind: 'taken-back', by: 'seat-1', to, free: false }] as const;
      const asked = { seat: 'seat-1' as const, commandId: `back-${String(game.seq)}`, act: {} };
      await take(game.proposeTable(asked, events, at, (seq) => past[seq] ?? game.ledger));
      continue;
    }
    await take(proposed(game.judge(asks.command, asks.seat, commandIdOf(moves), at)));
  }
  return { id, entries: game.seq };
}

const gameOf = (id: LongMatch['id'], ruleset: AnyRuleset): RoomGame => {
  const sitters = seats.map((seat, team) => ({ seat, team, kind: 'person' as const }));
  return new RoomGame(id, sitters, diceStream(seed, 'a:b'), newLedger(ruleset, seats, noTempo));
};

const commandIdOf = (moves: number): string => `grown-${String(moves).padStart(8, '0')}`;

function proposed(judgement: Judgement): Proposal {
  if (!judgement.ok) throw new Error(judgement.reason.sentence);
  return judgement.proposal;
}

/** What is played with as few fleets as last for all the entries: a match that is over would have to go back behind its snapshots. */
async function lasting({ ruleset, entries }: Wanted): Promise<Played> {
  for (let copies = 4; copies <= mostCopies; copies += 1) {
    const tried = await played(ruleset, copies);
    // What is taken back is played again.
    if (decisionsOf(tried, entries) >= entries) return played(ruleset, copies);
  }
  throw new Error(`No match of ${ruleset} has ${String(entries)} entries.`);
}

/** How many decisions it has before it is over, `most` at most. */
function decisionsOf({ ruleset, setup, next }: Played, most: number): number {
  const game = gameOf('tried', ruleset);
  game.commit(proposed(game.start(ruleset.codec.setup.parse(setup), start)));
  for (let moves = 0; moves < most; moves += 1) {
    const asks = next(game, moves);
    if (asks === undefined) return moves;
    game.commit(proposed(game.judge(asks.command, asks.seat, commandIdOf(moves), start)));
  }
  return most;
}

async function played(id: Wanted['ruleset'], copies: number): Promise<Played> {
  if (id === 'synthetic')
    return {
      ruleset: synthetic,
      setup: {},
      next: ({ awaiting: [seat] }, moves) => seat && { command: moveOf(seat, moves), seat },
    };
  const ruleset = await catalog[id]?.();
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}.`);
  const random = seededRandom(1);
  const bot = randomBot(ruleset) as unknown as AnyBot;
  return { ruleset, setup: hugeSetup(ruleset, copies), next: (game) => choice(game, bot, random) };
}

/** The benchmark's moves are for the sides in turn: after a step back, the other side's number is taken. */
const moveOf = (seat: Seat, moves: number): unknown => moveFor(2 * moves + (seat === 'seat-1' ? 0 : 1));

function choice(game: RoomGame, bot: AnyBot, random: Random): ReturnType<Played['next']> {
  if (game.awaiting.length === 0) return undefined;
  const seat = pick(game.awaiting, random);
  const view = game.ruleset.view(game.state, { kind: 'seat', seat }) as View;
  const offers = game.ruleset.offers(view, seat) as readonly unknown[];
  return { command: bot.choose(view, offers, seat, random), seat };
}

interface Ship {
  readonly name: string;
  readonly rank: string;
}
interface Fleet {
  readonly squadrons: readonly { readonly name: string; readonly ships: readonly Ship[] }[];
}

/** The first ready-made fleets several times, for twenty rounds. */
function hugeSetup(ruleset: AnyRuleset, copies: number): unknown {
  // Not a newcomer's battle; for Quantum Rebellion the one that was measured first.
  const { presets } = ruleset;
  const preset = presets.find(({ id }) => id === 'waders-raptors') ?? presets.find(({ first = false }) => !first);
  const setup = preset?.setup as { readonly fleets: readonly Fleet[] };
  return { ...setup, fleets: setup.fleets.map((fleet) => manifold(fleet, copies)), maxPoints: 5000, rounds: 20 };
}

function manifold(fleet: Fleet, copies: number): Fleet {
  const again = (copy: number): Fleet['squadrons'] =>
    fleet.squadrons.map(({ name, ships }) => ({
      name: `${name} ${String(copy)}`,
      // A fleet has one flagship.
      ships: ships.map((ship) => ({
        ...ship,
        name: `${ship.name} ${String(copy)}`,
        rank: ship.rank === 'admiral' ? 'commander' : ship.rank,
      })),
    }));
  return {
    ...fleet,
    squadrons: [...fleet.squadrons, ...Array.from({ length: copies - 1 }, (_, index) => index + 2).flatMap(again)],
  };
}

const seed = new Uint8Array(32).fill(7);

/** The row of a live match with the seed of every run. */
async function rowOf(
  database: Database,
  { id, edition }: AnyRuleset,
  setup: unknown,
  people: Wanted['people'],
): Promise<string> {
  const made = await new Matches(database).create({
    ...{ ruleset: id, edition, name: 'A long match', summary: '', setup: setup as Json, tempo: noTempo },
    ...{ hostId: people[0], rated: false },
    seats: seats.map((seat, team) => ({
      ...{ seat, team, side: seat, kind: 'person' as const },
      ...{ personId: people[team] ?? '', entropy: team === 0 ? 'a' : 'b' },
    })),
  });
  const data = { seed: new Uint8Array(seed), commitment: commitmentOf(seed) };
  await database.match.update({ where: { id: made.id }, data });
  return made.id;
}

/** The same match once more, live: its row, its journal and its snapshots under another id. */
export async function copyMatch(database: Database, from: string): Promise<string> {
  const id = newMatchId();
  const {
    setup,
    tempo,
    outcome: _outcome,
    terms: _terms,
    watchersChat: _watchersChat,
    status: _status,
    ...row
  } = await database.match.findUniqueOrThrow({
    where: { id: from },
  });
  const seated = await database.seat.findMany({ where: { matchId: from } });
  await database.match.create({ data: { ...row, id, status: 'live', setup: setup as object, tempo: tempo as object } });
  await database.seat.createMany({ data: seated.map(({ rest: _rest, ...seat }) => ({ ...seat, matchId: id })) });
  await database.$executeRaw`insert into journal_entry (match_id, seq, kind, seat, command_id, command, events, draws, cursor, at)
    select ${id}, seq, kind, seat, command_id, command, events, draws, cursor, at from journal_entry where match_id = ${from}`;
  await database.$executeRaw`insert into snapshot (match_id, seq, cursor, state, "table", shape)
    select ${id}, seq, cursor, state, "table", shape from snapshot where match_id = ${from}`;
  return id;
}
