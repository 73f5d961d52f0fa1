/** Work that is due at a time whoever is connected then, kept in PostgreSQL. */
import type { MatchId, SeasonId } from '@broadside/protocol';
import type { Logger } from 'pino';
import PgBoss from 'pg-boss';

/** What happens when a match is due: it is loaded, and its own alarm does the rest to the millisecond. */
export type WakeMatch = (matchId: MatchId) => Promise<void>;

/** Sends a notice that is due; `attempt` counts from 0. */
export type SendNotice = (notice: number, attempt: number) => Promise<void>;

/** What is due in a season is done. */
export type WakeSeason = (seasonId: SeasonId) => Promise<void>;

export interface Jobs {
  /** Wakes the match shortly before `instant`, in milliseconds since 1970. Asked twice, it wakes twice, which does no harm. */
  wakeMatchAt(matchId: MatchId, instant: number): Promise<void>;
  /** Sends a notice at `instant` or soon after; at once where that is over. */
  sendNoticeAt(notice: number, instant: number, attempt: number): Promise<void>;
  /** Sends many of one kind, which wait behind each other and let no other wait. */
  sendNoticesAt(notices: readonly number[], instant: number): Promise<void>;
  /** Wakes the season at `instant`; at once where that is over. */
  wakeSeasonAt(seasonId: SeasonId, instant: number): Promise<void>;
  /** From now on, what is due is done. */
  start(wake: WakeMatch, send?: SendNotice, wakeSeason?: WakeSeason): Promise<void>;
  stop(): Promise<void>;
}

const queue = 'wake-match';
const noticeQueue = 'send-notice';
const manyQueue = 'send-notices-to-many';
const seasonQueue = 'wake-season';
/** A match is loaded this long before something is due, so that its alarm is in time. */
const aheadMs = 20_000;
const pollSeconds = 2;
/** Notices to many that are sent at once, and those that are written at once. */
const manyAtOnce = 50;
const writtenAtOnce = 500;

interface Due {
  readonly match: string;
}

interface DueSeason {
  readonly season: string;
}

interface DueNotice {
  readonly notice: number;
  readonly attempt: number;
}

export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;

  constructor(url: string, logger: Logger) {
    this.#boss = new PgBoss({ connectionString: url, max: 2 });
    this.#boss.on('error', (error) => logger.error({ err: error }, 'the job queue'));
  }

  async start(wake: WakeMatch, send?: SendNotice, wakeSeason?: WakeSeason): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(queue);
    await this.#boss.work<Due>(queue, { pollingIntervalSeconds: pollSeconds, batchSize: 20 }, async (jobs) => {
      for (const { data } of jobs) await wake(data.match);
    });
    const options = { pollingIntervalSeconds: pollSeconds, batchSize: 20 };
    await this.#boss.createQueue(seasonQueue);
    if (wakeSeason !== undefined)
      await this.#boss.work<DueSeason>(seasonQueue, options, async (jobs) => {
        for (const { data } of jobs) await wakeSeason(data.season);
      });
    await this.#boss.createQueue(noticeQueue);
    await this.#boss.createQueue(manyQueue);
    if (send === undefined) return;
    await this.#boss.work<DueNotice>(noticeQueue, options, async (jobs) => {
      await Promise.all(jobs.map(({ data }) => send(data.notice, data.attempt)));
    });
    await this.#boss.work<DueNotice>(manyQueue, { ...options, batchSize: manyAtOnce }, async (jobs) => {
      await Promise.all(jobs.map(({ data }) => send(data.notice, data.attempt)));
    });
  }

  async wakeMatchAt(matchId: MatchId, instant: number): Promise<void> {
    const due: Due = { match: matchId };
    await this.#boss.send(queue, due, { startAfter: new Date(instant - aheadMs), retryLimit: 5, retryDelay: 5 });
  }

  async sendNoticeAt(notice: number, instant: number, attempt: number): Promise<void> {
    const due: DueNotice = { notice, attempt };
    await this.#boss.send(noticeQueue, due, { startAfter: new Date(instant) });
  }

  async sendNoticesAt(notices: readonly number[], instant: number): Promise<void> {
    for (let from = 0; from < notices.length; from += writtenAtOnce) {
      const some = notices.slice(from, from + writtenAtOnce);
      const jobs = some.map((notice) => ({ data: { notice, attempt: 0 } satisfies DueNotice }));
      await this.#boss.insert(jobs.map((each) => ({ name: manyQueue, ...each, startAfter: new Date(instant) })));
    }
  }

  async wakeSeasonAt(seasonId: SeasonId, instant: number): Promise<void> {
    const due: DueSeason = { season: seasonId };
    await this.#boss.send(seasonQueue, due, { startAfter: new Date(instant), retryLimit: 5, retryDelay: 5 });
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 2000 });
  }
}
