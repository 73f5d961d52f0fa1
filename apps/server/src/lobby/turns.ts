/** Whose decision the live matches wait for, without keeping every one of them in memory. */
import { deadlineOf } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import type { LobbyStandstill, MatchId } from '@broadside/protocol';
import type { Seat } from '@broadside/rules/kernel';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Database } from '../store/database.ts';
import type { ListedMatch } from '../store/matches.ts';

export interface Turn {
  readonly awaiting: readonly Seat[];
  /** When the time of an awaited seat is up, in milliseconds since 1970. */
  readonly deadlines: ReadonlyMap<Seat, number>;
  /** Why nobody is awaited though the match is live. */
  readonly standstill: LobbyStandstill | undefined;
}

const noTurn: Turn = { awaiting: [], deadlines: new Map(), standstill: undefined };
const keptTurns = 5000;

export class Turns {
  readonly #db: Database;
  readonly #rooms: Rooms;
  /** A match that is not in memory stands still: its turn holds as long as its journal is as long as it was. */
  readonly #kept = new Map<string, { readonly seq: number; readonly turn: Turn }>();

  constructor(db: Database, rooms: Rooms) {
    this.#db = db;
    this.#rooms = rooms;
  }

  async of(matches: readonly ListedMatch[]): Promise<(id: MatchId) => Turn> {
    const live = matches.filter(({ status }) => status === 'live').map(({ id }) => id);
    const away = live.filter((id) => this.#rooms.peek(id) === undefined);
    const rows =
      away.length === 0
        ? []
        : await this.#db.journalEntry.groupBy({
            by: ['matchId'],
            where: { matchId: { in: away } },
            _max: { seq: true },
          });
    const seqs = new Map(rows.map((row) => [row.matchId, row._max.seq ?? 0]));
    const turns = new Map<string, Turn>();
    for (const id of live) turns.set(id, await this.#turnOf(id, seqs.get(id)));
    return (id) => turns.get(id) ?? noTurn;
  }

  async #turnOf(id: MatchId, seq: number | undefined): Promise<Turn> {
    const kept = this.#kept.get(id);
    if (seq !== undefined && kept?.seq === seq) return kept.turn;
    const room = this.#rooms.peek(id) ?? (await this.#rooms.get(id).catch(() => undefined));
    if (room === undefined) return noTurn;
    const turn = turnAt(room);
    this.#kept.delete(id);
    this.#kept.set(id, { seq: room.game.seq, turn });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > keptTurns && oldest !== undefined) this.#kept.delete(oldest);
    return turn;
  }
}

function turnAt({ game, status }: Room): Turn {
  if (status !== 'live') return noTurn;
  const { awaiting, table } = game;
  const { clock, tempo } = table;
  const deadlines = clock === null ? [] : awaiting.map((seat) => [seat, deadlineOf(clock, tempo, seat)] as const);
  return { awaiting, deadlines: new Map(deadlines), standstill: standstillOf(table) };
}

/** What a judge stopped does not go on when the pause is over: it is said first. */
function standstillOf({ paused, stopped }: Ledger['table']): LobbyStandstill | undefined {
  if (stopped !== null) return { why: 'stopped' };
  return paused === null ? undefined : { why: 'paused', until: paused.until };
}
