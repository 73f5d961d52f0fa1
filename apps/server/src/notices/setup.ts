/** The notices of one server, put together. */
import type { MatchId } from '@broadside/protocol';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import { Choices } from './choices.ts';
import { noticeMailer } from './mail.ts';
import { Notices } from './notices.ts';
import type { NoticesOptions } from './notices.ts';
import type { NoticeScene } from '../rooms/ports.ts';
import { Outbox } from './outbox.ts';
import { Pusher, pushKeys } from './push.ts';
import { unsubscribeToken } from './unsubscribing.ts';

export interface NoticeParts {
  readonly notices: Notices;
  readonly choices: Choices;
  readonly pusher: Pusher;
  /** E-mail is configured. */
  readonly mails: boolean;
  readonly secret: string;
  readonly site: string;
  /** Ends what goes on by itself. */
  stop(): void;
}

interface Given {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** Without it nobody is called back. */
  readonly jobs: Jobs | undefined;
  /** Signs the links that end mails. */
  readonly secret: string;
  readonly sceneOf: (matchId: MatchId) => Promise<NoticeScene | undefined>;
  readonly ofTable: NoticesOptions['ofTable'];
  readonly ofFollowed: NoticesOptions['ofFollowed'];
}

const sweepEveryMs = 3_600_000;

export async function createNotices({
  config,
  database,
  logger,
  jobs,
  secret,
  sceneOf,
  ofTable,
  ofFollowed,
}: Given): Promise<NoticeParts> {
  const { publicUrl: site } = config;
  const choices = new Choices(database);
  const outbox = new Outbox(database);
  const pusher = new Pusher(await pushKeys(config.vapid, database), site, config.pushHosts);
  const mail = noticeMailer(config.smtpUrl, config.mailFrom);
  const notices = new Notices({
    outbox,
    choices,
    pusher,
    mail,
    site,
    sceneOf,
    ofTable,
    ofFollowed,
    logger,
    delayMs: config.noticeDelayMs,
    stopLink: (personId) => `${site}/api/notices/unsubscribe?token=${unsubscribeToken(secret, personId)}`,
    laterAll: (ids, instant) => jobs?.sendNoticesAt(ids, instant) ?? Promise.resolve(),
    later: (id, instant, attempt) => jobs?.sendNoticeAt(id, instant, attempt) ?? Promise.resolve(),
  });
  const sweep = setInterval(() => {
    outbox.sweep(Date.now()).catch((error: unknown) => logger.warn({ err: error }, 'the outbox was not swept'));
  }, sweepEveryMs);
  sweep.unref();
  return { notices, choices, pusher, mails: mail !== undefined, secret, site, stop: () => clearInterval(sweep) };
}
