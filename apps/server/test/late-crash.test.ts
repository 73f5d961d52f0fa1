/** What was held back from the public is released at the same instants by whichever process has the match. */
import { setTimeout as pause } from 'node:timers/promises';
import { moveFor } from '@broadside/bench/synthetic';
import { ReleasePlan } from '@broadside/match';
import { WatchIndex } from '@broadside/protocol';
import { expect, it } from 'vitest';
import { PgJournal } from '../src/store/pg-journal.ts';
import { freePort } from './free-port.ts';
import { Guest, newDatabase } from './harness.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const delay = { kind: 'seconds', seconds: 10 } as const;
/** Between two moves. */
const tempoMs = 300;
const moves = 12;
/** So late the public may be on a machine that is busy; early it never is. */
const lateMs = 5000;

/** What the public was told, and within which milliseconds the server said so. */
interface Heard {
  readonly asked: number;
  readonly answered: number;
  readonly seq: number;
}

async function ask(url: string, id: string): Promise<Heard | undefined> {
  const asked = Date.now();
  const response = await fetch(`${url}/watch/${id}/index.json`).catch(() => undefined);
  const told: unknown = await response?.json().catch(() => undefined);
  if (told === undefined) return undefined; // It was killed, or is not there again yet.
  return { asked, answered: Date.now(), seq: WatchIndex.parse(told).seq };
}

it('[WATCH-3] a server that is killed again and again releases each entry when it was due, and takes none back', async () => {
  const settings = { DATABASE_URL: await newDatabase(), PORT: await freePort(), SNAPSHOT_EVERY: '5' };
  let server: ServerProcess = await startProcess(settings);
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => Guest.arrive(server.url, name)));
  if (ada === undefined || bob === undefined) throw new Error('Nobody came.');
  const watch = { delay, listed: true };
  const made = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', watch });
  const [{ id }, [invitation]] = [made.match, made.invitations];
  await bob.api.join(id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
  const seats = [ada.open(id), bob.open(id)];
  const last = moves + 1;

  const play = async (): Promise<void> => {
    for (let move = 0; move < moves; move += 1) {
      await pause(tempoMs);
      await seats[move % 2]?.send(moveFor(move));
    }
    for (const seat of seats) seat.close();
  };
  /** While moves are made, and while they are released one by one. */
  const kill = async (): Promise<void> => {
    for (const wait of [moves * tempoMs * 0.6, 8_000]) {
      await pause(wait);
      server.child.kill('SIGKILL');
      await server.exited;
      server = await startProcess(settings);
    }
  };
  const heard: Heard[] = [];
  const listen = async (): Promise<void> => {
    while (heard.at(-1)?.seq !== last) {
      const now = await ask(server.url, id);
      if (now !== undefined) heard.push(now);
      await pause(20);
    }
  };
  await Promise.all([play(), kill(), listen()]);

  const journal = new PgJournal({ url: settings.DATABASE_URL });
  const entries = await journal.read(id, 0, 1000);
  await journal.close();
  const plan = new ReleasePlan(delay);
  for (const { seq, at } of entries) plan.note({ seq, at, round: null, over: false });
  expect(plan.seq).toBe(last);
  const early = heard.filter(({ answered, seq }) => seq > plan.released(answered));
  const late = heard.filter(({ asked, seq }) => seq < plan.released(asked - lateMs));
  const takenBack = heard.filter(({ seq }, index) => seq < (heard[index - 1]?.seq ?? 0));
  expect({ early, late, takenBack }).toEqual({ early: [], late: [], takenBack: [] });
  // Something was still held back when somebody asked.
  expect(heard.some(({ seq }) => seq < last)).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
