/** Jobs in a real PostgreSQL: due whoever is connected, and kept over a restart of the process. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PgBossJobs } from '../src/jobs/jobs.ts';
import { newDatabase } from './harness.ts';

const logger = pino({ level: 'silent' });

it(
  '[TEMPO-3, LEAGUE-68] a match is woken before it is due and a season at its time, by whichever process runs then',
  { timeout: 60_000 },
  async () => {
    const url = await newDatabase();
    const first = new PgBossJobs(url, logger);
    await first.start(() => Promise.reject(new Error('This process is to die before anything is due.')));
    const dueAt = Date.now() + 24_000;
    await first.wakeMatchAt('0123456789ab', dueAt);
    const seasonAt = Date.now() + 2000;
    await first.wakeSeasonAt('0123456789', seasonAt);
    await first.stop();
    const second = new PgBossJobs(url, logger);
    const seasons: { readonly id: string; readonly late: number }[] = [];
    const woken = new Promise<string>((wake) => {
      void second.start(
        (id) => {
          wake(id);
          return Promise.resolve();
        },
        undefined,
        (id) => {
          seasons.push({ id, late: Date.now() - seasonAt });
          return Promise.resolve();
        },
      );
    });
    expect(await woken).toBe('0123456789ab');
    expect(Date.now()).toBeLessThan(dueAt);
    expect(seasons.map(({ id }) => id)).toEqual(['0123456789']);
    expect(seasons[0]?.late).toBeGreaterThanOrEqual(0);
    expect(seasons[0]?.late).toBeLessThan(5000);
    await second.stop();
  },
);
