/** The rooms of this process: loaded when somebody comes, forgotten when nobody is left. */
import { isOver } from '@broadside/protocol';
import type { ClosingMessage, MatchHeader, MatchId, PersonId } from '@broadside/protocol';
import type { AnyRuleset, Viewer } from '@broadside/rules/kernel';
import type { Sitter } from '@broadside/match';
import { diceStream } from '../dice/seed.ts';
import { isLate } from '../publication/public-moment.ts';
import type { PublicMoment } from '../publication/public-moment.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch, Matches, StoredMatch } from '../store/matches.ts';
import { RoomGame } from './game.ts';
import { headerOf, lateHeaderOf } from './header.ts';
import { originOf } from './origin.ts';
import type { RoomPorts } from './ports.ts';
import { loadLedger } from './replay.ts';
import type { Loaded } from './replay.ts';
import { Room } from './room.ts';
import { shadowReplay } from './shadow.ts';
import type { MakeGame } from './room.ts';

/** As `packages/rules/src/catalog.ts` exports it; tests and benches bring their own. */
export type RoomCatalog = { readonly [id: string]: () => Promise<AnyRuleset> };

/** How far everybody may see into a match, and until when that is so. */
export type ShownToAll = Pick<PublicMoment, 'seq' | 'over' | 'next'>;

export interface RoomsOptions {
  readonly catalog: RoomCatalog;
  readonly matches: Matches;
  readonly ports: RoomPorts;
  /** A room without sockets is kept this long, in milliseconds. */
  readonly idleMs: number;
}

/** Live matches with bots that are taken up again at a start. */
const wakeLimit = 200;
/** A match in which something is due within this time is not put away. */
const keptBeforeDueMs = 120_000;
/** Live matches with a clock whose deadlines are set anew at a start. */
const clockLimit = 10_000;

export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();
  readonly #refreshes = new Map<string, Promise<void>>();
  readonly #sweep: ReturnType<typeof setInterval>;
  #draining = false;

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.#sweep = setInterval(() => this.#evict(), Math.min(options.idleMs, 30_000));
    this.#sweep.unref();
  }

  get size(): number {
    return this.#loaded.size;
  }

  get draining(): boolean {
    return this.#draining;
  }

  /** The room of a match, loaded where need be; undefined where there is no such match, or no more rooms are made. */
  get(id: MatchId): Promise<Room | undefined> {
    const open = this.#loaded.get(id);
    open?.touch();
    if (open?.closed === true) this.#forget(id);
    const held = this.#rooms.get(id);
    if (held !== undefined) return held;
    if (this.#draining) return Promise.resolve(undefined);
    const room = this.#load(id);
    this.#rooms.set(id, room);
    room.then(
      (made) => (made === undefined ? this.#rooms.delete(id) : this.#loaded.set(id, made)),
      () => this.#rooms.delete(id),
    );
    return room;
  }

  /** The room of a match where it is in memory already; looking does not keep it there. */
  peek(id: MatchId): Room | undefined {
    return this.#loaded.get(id);
  }

  /** Matches of which there is a room. */
  loaded(): readonly MatchId[] {
    return [...this.#loaded.keys()];
  }

  /** Live matches with somebody connected who plays them, newest first: a table that was left is not worth a look. None whose watchers are late. */
  attended(limit: number): readonly ListedMatch[] {
    return [...this.#loaded.values()]
      .filter(
        ({ status, match, presence }) => status === 'live' && presence.seats.size > 0 && match.listed && !isLate(match),
      )
      .map(({ match }) => match)
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, limit);
  }

  /** The row of a match as its room knows it, once nobody sits down any more; as it is stored where there is no room. */
  async rowOf(id: MatchId): Promise<ListedMatch | undefined> {
    const room = this.#loaded.get(id);
    const known = room !== undefined && !room.closed && room.status !== 'open';
    return known ? room.match : this.#options.matches.get(id);
  }

  /** People who sit at a table of this process and are connected. */
  seatedPeople(): ReadonlySet<string> {
    const seated = [...this.seatedByMatch()];
    return new Set(seated.flatMap(([id, people]) => (this.#mayTell(id) ? people : [])));
  }

  /** Who is at a table whose watchers are late, nobody else is told. */
  #mayTell(id: MatchId): boolean {
    const room = this.#loaded.get(id);
    return room !== undefined && !isLate(room.match);
  }

  /** The same, by match. */
  seatedByMatch(): ReadonlyMap<MatchId, readonly string[]> {
    return new Map(
      [...this.#loaded].map(([id, room]) => {
        const connected = new Set(room.header().seats.flatMap((seat) => (seat.connected ? [seat.seat] : [])));
        const people = room.match.seats.flatMap(({ seat, personId }) =>
          personId !== null && connected.has(seat) ? [personId] : [],
        );
        return [id, people] as const;
      }),
    );
  }

  /**
   * The row of a match changed: its room, made if the match just became live, follows. One after the other, each with the
   * row as it is then: of two who sit down at once, the later one's counts.
   */
  async refresh({ id }: StoredMatch): Promise<void> {
    const before = this.#refreshes.get(id) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => this.#follow(id));
    this.#refreshes.set(id, mine);
    try {
      await mine;
    } finally {
      if (this.#refreshes.get(id) === mine) this.#refreshes.delete(id);
    }
  }

  async #follow(id: MatchId): Promise<void> {
    const match = await this.#options.matches.get(id);
    if (match === undefined) return;
    const room = this.#rooms.has(id) || match.status === 'live' ? await this.get(id) : undefined;
    room?.update(match);
  }

  /** As a person may know it: whoever sits there knows everything, everybody else is as late as watchers are [WATCH-5]. */
  async headerFor(match: ListedMatch, personId: PersonId | null): Promise<MatchHeader> {
    const room = this.#loaded.get(match.id);
    if (!isLate(match) || seatOfPerson(match, personId) !== null) return room?.header() ?? headerOf(match);
    const moment = await this.momentOf(match);
    return room?.header(moment) ?? lateHeaderOf(match, undefined, moment);
  }

  headersFor(matches: readonly ListedMatch[], personId: PersonId | null): Promise<MatchHeader[]> {
    return Promise.all(matches.map((match) => this.headerFor(match, personId)));
  }

  /** Where who only watches follows a match over HTTP, to whom it is shown with this header; undefined: by socket [WATCH-14]. */
  streamOf({ id, status }: Pick<MatchHeader, 'id' | 'status'>): string | undefined {
    if (status === 'open') return undefined;
    const room = this.#loaded.get(id);
    return room === undefined ? this.#options.ports.settings.watchUrl : room.stream;
  }

  /** What the public knows of a match whose watchers are late: now, or knew `at` an instant before. */
  momentOf(match: ListedMatch, at?: number): Promise<PublicMoment> {
    const { moments } = this.#options.ports;
    if (moments === undefined) throw new Error(`Nobody knows how late the watchers of match ${match.id} are.`);
    const room = this.#loaded.get(match.id);
    return room === undefined
      ? moments.of(match, undefined, at)
      : moments.of({ ...match, status: room.status }, room.game.seq, at);
  }

  /** When an entry is released to everybody, in milliseconds since 1970; undefined as long as nobody can say. */
  async releaseOf(match: ListedMatch, seq: number): Promise<number | undefined> {
    const room = this.#loaded.get(match.id);
    const known = room === undefined ? match : { ...match, status: room.status };
    return isLate(match) ? this.#options.ports.moments?.releaseOf(known, seq, room?.game.seq) : 0;
  }

  /** What everybody may know of a match now. An entry that comes meanwhile is the next one to ask for. */
  async shownToAll(match: ListedMatch): Promise<ShownToAll> {
    // First whether it is over: then no entry follows the one that is read after it.
    const over = isOver(this.#loaded.get(match.id)?.status ?? match.status);
    if (!isLate(match)) return { seq: await this.lastShown(match.id), over, next: undefined };
    const moment = await this.momentOf(match);
    return { seq: moment.seq, over: over && moment.over, next: moment.next };
  }

  /** Everybody knows the end of the match. */
  async published(match: ListedMatch): Promise<boolean> {
    return isOver((await this.headerFor(match, null)).status);
  }

  /** The last entry that this viewer may read. */
  async lastShownTo(match: ListedMatch, { kind }: Viewer): Promise<number> {
    if (kind === 'public' && isLate(match)) return (await this.momentOf(match)).seq;
    return this.lastShown(match.id);
  }

  /** The last entry that anybody may know of: what is durable but not yet shown waits for its frame [WS-11]. */
  async lastShown(id: MatchId): Promise<number> {
    const live = this.#loaded.get(id);
    // A match whose room is being loaded shows nothing new before it is there.
    const last = live === undefined ? await this.#options.ports.journal.lastSeq(id) : Infinity;
    return Math.min(last, this.#loaded.get(id)?.game.seq ?? Infinity);
  }

  async ruleset(id: MatchId): Promise<AnyRuleset | undefined> {
    return Object.hasOwn(this.#options.catalog, id) ? await this.#options.catalog[id]?.() : undefined;
  }

  /** After a start: matches in which a bot was about to act go on, and clocks are looked after. */
  async wake(): Promise<void> {
    const { matches } = this.#options;
    const [bots, clocks] = await Promise.all([matches.liveWithBots(wakeLimit), matches.liveWithClocks(clockLimit)]);
    for (const id of new Set([...clocks, ...bots])) {
      if (this.#draining) return;
      await this.rouse(id);
    }
  }

  /** Loads a match so that it goes on by itself: its bots act, its clocks run out. */
  async rouse(id: MatchId): Promise<void> {
    await this.get(id).catch((error: unknown) =>
      this.#options.ports.logger.error({ err: error, match: id }, 'the match could not be loaded'),
    );
  }

  /** The database is away: everybody is told, and comes back when it is there again. */
  awaitDatabase(): void {
    for (const room of this.#loaded.values()) room.awaitDatabase();
  }

  /** Tells every socket, lets every room finish what is under way, and leaves the journal flushed. */
  async drain(closing: Omit<ClosingMessage, 't'>): Promise<void> {
    this.#draining = true;
    clearInterval(this.#sweep);
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => undefined)));
    await Promise.all(rooms.map(async (room) => room?.close(closing)));
    await this.#options.ports.journal.flush();
  }

  async #load(id: MatchId): Promise<Room | undefined> {
    const match = await this.#options.matches.get(id);
    if (match === undefined) return undefined;
    const ruleset = await this.ruleset(match.ruleset);
    if (ruleset === undefined) {
      this.#options.ports.logger.warn(
        { match: id, ruleset: match.ruleset },
        'this server lacks the ruleset of a match',
      );
      return undefined;
    }
    const loaded = await this.#replayed(match, ruleset);
    const makeGame: MakeGame = (row, ledger) =>
      new RoomGame(id, sittersOf(row), diceStream(row.seed, row.dice.entropy ?? ''), originOf(row, ruleset), ledger);
    const room = new Room(match, loaded, makeGame, this.#options.ports);
    room.begin();
    return room;
  }

  /** The match as its journal tells it; with a fault where it was begun under other rules that decide otherwise [WS-35]. */
  async #replayed(match: StoredMatch, ruleset: AnyRuleset): Promise<Loaded> {
    const { journal } = this.#options.ports;
    const origin = originOf(match, ruleset);
    const loaded = await loadLedger({ journal, empty: origin, matchId: match.id });
    if (match.edition === ruleset.edition || match.status !== 'live') return loaded;
    const stream = diceStream(match.seed, match.dice.entropy ?? '');
    const fault = await shadowReplay({ journal, origin, stream, matchId: match.id, setup: match.setup });
    return { ...loaded, fault: loaded.fault ?? fault };
  }

  /** The match wakes by itself; where that cannot be seen to, it stays in memory. */
  async #remember(id: MatchId, due: number): Promise<void> {
    const { wakeAt, logger } = this.#options.ports;
    await wakeAt(id, due).catch((error: unknown) => {
      logger.error({ err: error, match: id }, 'no job was written for a match that is due');
      void this.rouse(id);
    });
  }

  #forget(id: MatchId): void {
    this.#loaded.delete(id);
    this.#rooms.delete(id);
  }

  #evict(): void {
    for (const [id, room] of this.#loaded) {
      if (!room.closed && !room.idleFor(this.#options.idleMs)) continue;
      const due = room.status === 'live' ? room.game.due?.at : undefined;
      if (due !== undefined && !room.closed && due - this.#options.ports.time.now() < keptBeforeDueMs) continue;
      this.#forget(id);
      if (due !== undefined) void this.#remember(id, due);
      void room.close({ code: 'unavailable', sentence: 'The match was put away. Connect again.', retryAfterMs: 0 });
    }
  }
}

const sittersOf = (match: ListedMatch): Sitter[] =>
  match.seats.map(({ seat, team, kind }) => ({ seat, team, kind: kind === 'bot' ? 'bot' : 'person' }));
