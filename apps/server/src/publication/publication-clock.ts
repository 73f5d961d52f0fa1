/**
 * Publishes the ends of matches whose watchers are late, each at its instant and with nobody connected [WATCH-6]. When that is
 * stands in the match's row: a restart loses nothing.
 */
import type { MatchId } from '@broadside/protocol';
import type { Logger } from 'pino';
import type { MatchRowChanges, TimeOfDay } from '../rooms/ports.ts';
import type { Publications } from '../store/publications.ts';

export interface PublicationParts {
  readonly stored: Pick<Publications, 'unpublished' | 'publicationOf' | 'listRematches'>;
  readonly time: TimeOfDay;
  /** What follows from the end of a match that everybody knows now. Done twice, it is done once. */
  readonly publish: (id: MatchId) => Promise<void>;
  readonly logger: Logger;
}

/** Matches that wait at once in one process. */
const most = 10_000;

export class PublicationClock {
  readonly #of: PublicationParts;
  readonly #waiting = new Map<MatchId, () => void>();
  /** One after the other, in the order of their instants. */
  #running: Promise<void> = Promise.resolve();

  constructor(parts: PublicationParts) {
    this.#of = parts;
  }

  /** Takes up what waited when the server stopped; what is late already, the sweeps of ratings and results do. */
  async start(): Promise<void> {
    const { stored, time } = this.#of;
    await stored.listRematches(time.now());
    for (const { id, at } of await stored.unpublished(time.now(), most)) this.#wait(id, at);
  }

  async stop(): Promise<void> {
    for (const callOff of this.#waiting.values()) callOff();
    this.#waiting.clear();
    await this.#running;
  }

  /** A match's row with its end, which is published at its time. */
  follow(rows: MatchRowChanges): MatchRowChanges {
    const { stored, logger } = this.#of;
    const followed = async (id: MatchId): Promise<void> => {
      const at = await stored.publicationOf(id);
      if (at !== null) this.#wait(id, at);
    };
    const then = (id: MatchId, change: Promise<void>): Promise<void> =>
      change.then(() =>
        followed(id).catch((error: unknown) => logger.error({ err: error, match: id }, 'not published before a sweep')),
      );
    return {
      setRound: (id, round) => rows.setRound(id, round),
      finish: (id, outcome) => then(id, rows.finish(id, outcome)),
      abort: (id) => then(id, rows.abort(id)),
      freeze: (id) => then(id, rows.freeze(id)),
    };
  }

  #wait(id: MatchId, at: number): void {
    if (this.#waiting.has(id) || this.#waiting.size >= most) return;
    const callOff = this.#of.time.at(at, () => {
      this.#waiting.delete(id);
      this.#running = this.#running
        .then(() => this.#of.publish(id))
        .catch((error: unknown) => this.#of.logger.error({ err: error, match: id }, 'not published yet'));
    });
    this.#waiting.set(id, callOff);
  }
}
