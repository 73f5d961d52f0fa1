/**
 * What people read of matches: pages of the log, replays, pictures, records. It is worked out by a process of readers, once
 * for everybody who asks the same, and paid for by the address that asked first.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { logPageLines, replayPageEntries, watchSegmentEntries } from '@broadside/protocol';
import type { StageCamera } from '@broadside/protocol';
import type { Viewer } from '@broadside/rules/kernel';
import { viewerKey } from '../rooms/audience.ts';
import { KeptAnswers } from '../kept-answers.ts';
import { receiptKey } from '../dice/seed.ts';
import { isLate } from '../publication/public-moment.ts';
import type { MatchRead, RecordRead } from '../workers/reading.ts';
import type { NewsRead, SegmentRead } from '../workers/watching.ts';
import type { TaskInput, TaskOutput } from '../workers/tasks.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { ListedMatch, StoredMatch } from '../store/matches.ts';
import type { ReadingBudget } from './budget.ts';

/** Pages with nothing in them. */
const [noLines, noFrames] = [gzipSync('{"lines":[]}'), gzipSync('{"frames":[]}')];

/** Bytes; undefined where the task may find nothing. */
type Made<T extends ReadingTask> = undefined extends TaskOutput<T>['value'] ? Buffer | undefined : Buffer;
type ReadingTask =
  | 'read-log'
  | 'read-replay'
  | 'read-picture'
  | 'read-record'
  | 'read-set-up'
  | 'read-segment'
  | 'read-news'
  | 'read-scoreboard';

/** Times the usual limit: readers wait for live play, and the longest match takes seconds to fold. */
const patience = 12;
/** Answers that are kept: the last of each kind. */
const kept = { pages: 200, pictures: 200, records: 4, watched: 400 };

export interface PictureAsked {
  /** Undefined: the newest entry that everybody may know. */
  readonly at: number | undefined;
  readonly type: 'svg' | 'png';
  /** What of the table is shown; all of it without. */
  readonly camera?: StageCamera | undefined;
}

export interface ReadingsOptions {
  readonly rooms: Pick<Rooms, 'lastShown' | 'lastShownTo' | 'ruleset'>;
  readonly readers: Pick<WorkerPool, 'run'>;
  readonly budget: ReadingBudget;
  /** Connection string of the database. */
  readonly database: string;
  /** The folder of the built web app. Where it has no pictures, there are none. */
  readonly webDir: string;
}

/** An answer that may have been given before: who names its tag needs no other. All but PNG is in gzip. */
export interface Reading<T> {
  readonly etag: string;
  readonly body: () => Promise<T>;
}

type SegmentAsked = Pick<SegmentRead, 'version' | 'n' | 'upTo'>;
type NewsAsked = Pick<NewsRead, 'after' | 'upTo' | 'over'>;

export class Readings {
  readonly #options: ReadingsOptions;
  readonly #drawing: string;
  readonly #pages = new KeptAnswers<Buffer>(kept.pages);
  readonly #pictures = new KeptAnswers<Buffer | undefined>(kept.pictures);
  readonly #watched = new KeptAnswers<Buffer>(kept.watched);
  readonly #records = new KeptAnswers<Buffer | undefined>(kept.records);
  /** A newer server may tell the same otherwise: its tags are others. */
  readonly #started = randomUUID().slice(0, 8);

  constructor(options: ReadingsOptions) {
    this.#options = options;
    this.#drawing = join(options.webDir, 'pictures/draw.js');
  }

  /** The last log lines below `before` as `viewer` reads them. */
  async log(match: ListedMatch, viewer: Viewer, before: number | undefined, who: string): Promise<Reading<Buffer>> {
    const upTo = Math.min(await this.#lastOf(match, viewer), (before ?? Infinity) - 1);
    const asked = { ...this.#matchRead(match), viewer, upTo, lines: logPageLines };
    return this.#reading(['log', match.id, viewerKey(viewer), upTo, asked.seated], (key) =>
      upTo < 1 ? Promise.resolve(noLines) : this.#pages.of(key, () => this.#work('read-log', asked, who)),
    );
  }

  /** A page of the entries after `after` as `viewer` saw them when they were played. */
  async replay(match: ListedMatch, viewer: Viewer, after: number, who: string): Promise<Reading<Buffer>> {
    const upTo = Math.min(await this.#lastOf(match), after + replayPageEntries);
    const asked = { ...this.#matchRead(match), viewer, after, upTo };
    return this.#reading(['replay', match.id, viewerKey(viewer), after, upTo, asked.seated], (key) =>
      upTo <= after ? Promise.resolve(noFrames) : this.#pages.of(key, () => this.#work('read-replay', asked, who)),
    );
  }

  /** The board as the public sees it after entry `at`, or now; undefined where there is none. */
  async picture(
    match: ListedMatch,
    { at, type, camera }: PictureAsked,
    who: string,
  ): Promise<Reading<Buffer | undefined> | undefined> {
    if (!existsSync(this.#drawing)) return undefined;
    const last = await this.#lastOf(match, { kind: 'public' });
    const seq = at ?? last;
    if (seq < 1 || seq > last) return undefined;
    const asked = { ...this.#matchRead(match), at: seq, type, drawing: this.#drawing, ...(camera && { camera }) };
    return this.#reading(['picture', match.id, seq, type, ...(camera ? [JSON.stringify(camera)] : [])], (key) =>
      this.#pictures.of(key, () => this.#work('read-picture', asked, who)),
    );
  }

  /** The board as the match may be set up, before its first entry; undefined where nothing is drawn here. */
  async setUp(match: StoredMatch, type: 'svg' | 'png', who: string): Promise<Reading<Buffer | undefined> | undefined> {
    const { id, ruleset, setup } = match;
    if (!existsSync(this.#drawing) || (await this.#options.rooms.ruleset(ruleset)) === undefined) return undefined;
    return this.#reading(['set-up', id, type], (key) =>
      this.#pictures.of(key, () =>
        this.#work('read-set-up', { match: id, ruleset, setup, type, drawing: this.#drawing }, who),
      ),
    );
  }

  /** The file of a match that is over; its body is undefined where nothing was ever played. */
  record(
    match: string,
    told: RecordRead['told'],
    who: string,
    fingerprint: string | undefined,
  ): Reading<Buffer | undefined> {
    const { database } = this.#options;
    const asked = { database, match, told, ...(fingerprint !== undefined && { fingerprint }) };
    return this.#reading(['record', match, told], (key) =>
      this.#records.of(key, () => this.#work('read-record', asked, who)),
    );
  }

  /** A closed segment of the watch stream: entries 64n + 1 to `upTo`. The same for ever, also for its tag [WATCH-10]. */
  segment(match: ListedMatch, { version, n, upTo }: SegmentAsked, who: string): Reading<Buffer> {
    const asked = { ...this.#matchRead(match), late: isLate(match), version, n, after: n * watchSegmentEntries, upTo };
    const body = (key: string): Promise<Buffer> => this.#watched.of(key, () => this.#work('read-segment', asked, who));
    return this.#reading(['segment', match.id, version, n], body, 'watch');
  }

  /** Entries `after + 1` to `upTo` as the public sees them. `over`: nothing follows. */
  news(match: ListedMatch, { after, upTo, over }: NewsAsked, who: string): Reading<Buffer> {
    const asked = { ...this.#matchRead(match), late: isLate(match), after, upTo, over };
    return this.#reading(['news', match.id, after, upTo, over], (key) =>
      this.#watched.of(key, () => this.#work('read-news', asked, who)),
    );
  }

  /** How the match stands for everybody after entry `seq`, which is released: JSON of `StandingTold`. */
  scoreboard(match: ListedMatch, seq: number): Promise<Buffer> {
    const asked = { ...this.#matchRead(match), late: isLate(match), after: seq - 1, upTo: seq };
    // It is made once for each entry, whoever asks: the match pays.
    const make = (key: string): Promise<Buffer> =>
      this.#watched.of(key, () => this.#work('read-scoreboard', asked, `match ${match.id}`));
    return this.#reading(['scoreboard', match.id, seq], make).body();
  }

  /** The last entry that a viewer may read, or anybody at all; 0 where there is none, or this server lacks the rules. */
  async #lastOf(match: ListedMatch, viewer?: Viewer): Promise<number> {
    const { rooms } = this.#options;
    if ((await rooms.ruleset(match.ruleset)) === undefined) return 0;
    return viewer === undefined ? rooms.lastShown(match.id) : rooms.lastShownTo(match, viewer);
  }

  /** `since`: what else its tag depends on. */
  #reading<T>(of: readonly unknown[], body: (key: string) => Promise<T>, since = this.#started): Reading<T> {
    const key = createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22);
    return { etag: `W/"${since}-${key}"`, body: () => body(key) };
  }

  #matchRead({ id, ruleset, tempo, imported, seats, seed, dice }: ListedMatch): MatchRead {
    const seated = seats.map(({ seat, kind, name, side }) => ({ seat, kind, name, side }));
    return {
      ...{ database: this.#options.database, match: id, ruleset, tempo, seated: { imported, seats: seated } },
      receiptKey: receiptKey(seed, dice.entropy ?? ''),
      rests: Object.fromEntries(seats.flatMap(({ seat, rest }) => (rest === null ? [] : [[seat, rest]]))),
    };
  }

  /** Done by the readers, and paid for by `who`. */
  async #work<T extends ReadingTask>(task: T, asked: TaskInput<T>, who: string): Promise<Made<T>> {
    const { budget, readers } = this.#options;
    budget.admit(who);
    const { value, costMs } = await readers.run(task, asked, { who, over: 'this match', patience, ours: true });
    budget.charge(who, costMs);
    return (value === undefined ? undefined : Buffer.from(value)) as Made<T>;
  }
}
