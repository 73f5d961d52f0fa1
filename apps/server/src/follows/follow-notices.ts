/**
 * Tells those who follow a match, its players, its season or its league: once for each match, when everybody may know it
 * [WATCH-28]. Whom to tell follows from what is public and from what was told: looking once more does no harm, and a restart
 * loses nothing.
 */
import type { MatchId, PushedNotice } from '@broadside/protocol';
import { noticeLimits } from '@broadside/protocol';
import type { Logger } from 'pino';
import { matchOccasion } from '../notices/outbox.ts';
import type { Occasion, WaitingNotice } from '../notices/outbox.ts';
import { isLate } from '../publication/public-moment.ts';
import type { MatchRowChanges, RoomPorts, TimeOfDay } from '../rooms/ports.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { MatchRounds } from '../store/match-rounds.ts';
import { tellableMatch } from './followed-match.ts';
import type { FollowedMatchDeps, TellableMatch } from './followed-match.ts';

export interface FollowNoticesDeps extends FollowedMatchDeps {
  readonly rooms: FollowedMatchDeps['rooms'] & Pick<Rooms, 'peek'>;
  readonly rounds: MatchRounds;
  readonly time: TimeOfDay;
  readonly logger: Logger;
  readonly notices: {
    /** Notes it for all of them, once for each. */
    tellAll(occasions: readonly Occasion[], dueAt: number): Promise<void>;
    readonly mails: boolean;
  };
}

/** Followers who are told in one transaction. */
const pageSize = 200;
/** Matches that are looked at after a start, and those that ended before it. */
const mostLooked = 10_000;
const lookBackMs = 86_400_000;
const hourly = 'hourly';
const hourMs = 3_600_000;
/** After a fault it is tried again. */
const againMs = 30_000;
const kind = 'followed' as const;
/** Of one match one is told once. */
const occasion = 'once';

export class FollowNotices {
  readonly #of: FollowNoticesDeps;
  /** Matches that are being looked at, and whether to look once more. */
  readonly #looking = new Map<MatchId, 'once' | 'again'>();
  /** Instants at which more of a match is public. */
  readonly #alarms = new Map<string, () => void>();
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: FollowNoticesDeps) {
    this.#of = deps;
  }

  /** What may have been missed while nobody looked, and what becomes public later: now, and every hour. */
  start(): void {
    const { follows, time } = this.#of;
    this.#alarms.get(hourly)?.();
    this.#alarms.set(
      hourly,
      time.at(time.now() + hourMs, () => this.start()),
    );
    this.#then(async () => {
      await follows.forget(time.now());
      for (const id of await follows.mayBeUntold(time.now() - lookBackMs, mostLooked)) {
        if (this.#stopped) return;
        await this.#lookAt(id);
      }
    });
  }

  /** Resolves when all is done that was asked so far. */
  async settled(): Promise<void> {
    for (let last: unknown; last !== this.#running;) await (last = this.#running);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const callOff of this.#alarms.values()) callOff();
    this.#alarms.clear();
    await this.#running;
  }

  /** What is written of matches, as far as their followers may be told of it. */
  follow(moments: NonNullable<RoomPorts['moments']>): NonNullable<RoomPorts['moments']> {
    return {
      of: (match, ...of) => moments.of(match, ...of),
      releaseOf: (match, ...of) => moments.releaseOf(match, ...of),
      noted: (match, entry, ...of) => {
        moments.noted(match, entry, ...of);
        if (entry.seq === 1) this.look(match.id);
      },
    };
  }

  followRows(rows: MatchRowChanges): MatchRowChanges {
    const then = (id: MatchId, change: Promise<void>): Promise<void> => change.finally(() => this.look(id));
    return {
      setRound: (id, round) => then(id, rows.setRound(id, round)),
      finish: (id, outcome) => then(id, rows.finish(id, outcome)),
      abort: (id) => then(id, rows.abort(id)),
      freeze: (id) => rows.freeze(id),
    };
  }

  /** Something of the match may have become public, or will. */
  look(id: MatchId): void {
    if (this.#looking.has(id)) {
      this.#looking.set(id, 'again');
      return;
    }
    this.#looking.set(id, 'once');
    this.#then(async () => {
      try {
        for (let first = true; first || this.#looking.get(id) === 'again'; first = false) {
          this.#looking.set(id, 'once');
          await this.#lookAt(id);
        }
      } catch (error) {
        this.#wakeAt(id, this.#of.time.now() + againMs);
        throw error;
      } finally {
        this.#looking.delete(id);
      }
    });
  }

  #then(work: () => Promise<void>): void {
    this.#running = this.#running
      .then(() => (this.#stopped ? undefined : work()))
      .catch((error: unknown) => this.#of.logger.warn({ err: error }, 'followers are told later'));
  }

  #wakeAt(id: MatchId, at: number): void {
    const key = `${id} ${String(at)}`;
    if (this.#stopped || this.#alarms.has(key)) return;
    const wake = (): void => {
      this.#alarms.delete(key);
      this.look(id);
    };
    this.#alarms.set(key, this.#of.time.at(at, wake));
  }

  async #lookAt(id: MatchId): Promise<void> {
    await this.#await(id);
    const found = (await this.#of.follows.concerns(id)) ? await tellableMatch(this.#of, id) : undefined;
    if (found !== undefined) await this.#tell(found);
  }

  async #tell({ scene }: TellableMatch): Promise<void> {
    const { follows, notices, time } = this.#of;
    const bounds = { most: pageSize, waiting: noticeLimits.waiting, mails: notices.mails };
    for (let after = 0; !this.#stopped;) {
      const page = await follows.due(scene, { after, ...bounds });
      const people = new Set(page.map(({ personId }) => personId));
      const told = [...people].map((personId) => matchOccasion(scene.match, { personId, kind, occasion }));
      if (told.length > 0) await notices.tellAll(told, time.now());
      if (page.length < pageSize) return;
      after = page.at(-1)?.id ?? after;
    }
  }

  /** Looks again when those entries are released of which somebody may want to be told: the first, each round, the last. */
  async #await(id: MatchId): Promise<void> {
    const { matches, rooms, rounds, journal } = this.#of;
    const [match] = await matches.byIds([id]);
    if (match === undefined || !isLate(match)) return;
    const { seq } = await rooms.shownToAll(match);
    const last = rooms.peek(id)?.game.seq ?? (await journal.lastSeq(id));
    const marks = [1, ...(await rounds.of(id)).map((mark) => mark.seq), last];
    for (const mark of marks.filter((each) => each > seq)) {
      const at = await rooms.releaseOf(match, mark);
      if (at !== undefined) this.#wakeAt(id, at);
    }
  }

  /** What a notice says; undefined where its reader follows nothing of it any more, watches it, or nobody is to be told. */
  async ofNotice({ matchId, personId }: WaitingNotice): Promise<PushedNotice | undefined> {
    const found = matchId === null ? undefined : await tellableMatch(this.#of, matchId);
    if (found === undefined) return undefined;
    const { scene, header, match } = found;
    if (scene.seated.includes(personId) || this.#of.rooms.peek(match.id)?.presence.has(personId, null))
      return undefined;
    const followed = await this.#of.follows.covering(personId, scene);
    const wanted = followed.filter(({ tell }) => tell !== 'nothing');
    if (wanted.length === 0) return undefined;
    const asked = wanted.find(({ tell }) => tell === 'round')?.round ?? null;
    const reached = asked !== null && scene.round !== null && scene.round >= asked;
    const what = scene.endedAt !== null ? 'It is over' : reached ? `Round ${String(asked)} has begun` : 'It has begun';
    const names = header.seats.flatMap(({ name }) => name ?? []);
    const body = names.length === 0 ? `${what}.` : `${what}: ${names.join(', ')}.`;
    return { title: match.name, body, path: `/match/${match.id}`, tag: `${match.id}:${kind}` };
  }
}
