/** The server is killed in the middle of a combat segment; it comes back, and all three pages go on where they were. */
import type { Browser } from 'playwright-core';
import type { Seat } from '@broadside/protocol';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comeTogether, type Arrivals } from './arrival.ts';
import { launch, type Visitor } from './browser.ts';
import { Captain } from './captain.ts';
import { fastForward, mayFire } from './fast-forward.ts';
import { GameServer, type JournalRow } from './game-server.ts';
import { expectSameTable } from './looks.ts';
import { Play, until } from './play.ts';
import { expectDiceOfEvents, expectWhole, wholeLog } from './records.ts';
import { Watcher } from './watcher.ts';

const reconnecting = ({ page }: Visitor) => page.getByText(/^Reconnecting/);

describe('a server that is killed while ships fire', () => {
  let server: GameServer;
  let browser: Browser;
  let table: Arrivals;
  let everybody: Visitor[];
  let watcher: Watcher;
  let play: Play;
  /** The journal as it stood before the last kill. */
  let before: readonly JournalRow[] = [];
  const random = seededRandom(20_261_120);

  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    table = await comeTogether(browser, server.url, { overheard: true });
    everybody = [table.host, table.guest, table.spectator];
    watcher = new Watcher(server.url, table.matchId);
    await watcher.reach(1);
    play = new Play(watcher, seats(), new Captain(random));
  });
  afterAll(async () => {
    watcher?.leave();
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    for (const visitor of everybody) visitor.forgiving = visitor.deaf = false;
    await fastForward(
      server.url,
      table.matchId,
      watcher,
      seats(),
      random,
      (each) => each.table.match.round >= 2 && mayFire(each),
    );
    await expectSameTable(everybody, watcher);
    before = await server.journal(table.matchId);
    for (const visitor of everybody) visitor.forgiving = true;
  });

  function seats(): ReadonlyMap<Seat, Visitor> {
    return new Map([
      ['seat-1', table.host],
      ['seat-2', table.guest],
    ]);
  }

  /** Orders until one of them is to fire, whose page is handed to `kill` as soon as the order is on the wire. */
  async function fireAndThen(kill: (shooter: Visitor) => void): Promise<{ shooter: Visitor; fired: Promise<unknown> }> {
    const seat = watcher.asked;
    const shooter = seat && seats().get(seat);
    if (!shooter) throw new Error('Nobody is asked.');
    const sent = new Promise<void>((done) => {
      shooter.onSent = () => {
        shooter.onSent = undefined;
        kill(shooter);
        done();
      };
    });
    const fired = play.step('fire');
    await Promise.race([sent, fired]);
    return { shooter, fired };
  }

  /** Everybody notices, the server comes back, and everybody is at the table again without a hand being moved. */
  async function comeBack(): Promise<void> {
    for (const visitor of everybody) await reconnecting(visitor).waitFor();
    await server.restart();
    for (const visitor of everybody) await reconnecting(visitor).waitFor({ state: 'detached', timeout: 60_000 });
  }

  /** What was in the journal is there as it was; the order to fire is there once; nothing was rolled twice. */
  async function expectNothingLost(shooter: Visitor): Promise<void> {
    const order = shooter.sent.at(-1);
    await until(() => order?.answer === 'accepted', 'the order to be accepted');
    const journal = await server.journal(table.matchId);
    expect(journal.slice(0, before.length)).toEqual(before);
    expect(journal.length).toBe(before.length + 1);
    expect(journal.at(-1)).toMatchObject({ commandId: order?.id, command: order?.command });
    expectWhole(journal, [table.host, table.guest]);
    await watcher.reach(journal.length);
    await expectSameTable(everybody, watcher);
    expectDiceOfEvents(journal, await wholeLog(server.url, table.matchId));
    for (const visitor of everybody) visitor.forgiving = false;
    for (let more = 0; more < 3; more++) await play.step();
    await expectSameTable(everybody, watcher);
    const later = await server.journal(table.matchId);
    expect(later.slice(0, journal.length)).toEqual(journal);
    expectWhole(later, [table.host, table.guest]);
    expectDiceOfEvents(later, await wholeLog(server.url, table.matchId));
    expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
  }

  it('keeps what it acknowledged', async () => {
    const { shooter, fired } = await fireAndThen(() => undefined);
    await fired;
    expect(shooter.sent.at(-1)).toMatchObject({ answer: 'accepted', times: 1 });
    await server.kill();
    await comeBack();
    expect(shooter.sent.at(-1)).toMatchObject({ times: 1 });
    await expectNothingLost(shooter);
  });

  it('does an order that it never read once the page has sent it again', async () => {
    server.freeze();
    const { shooter, fired } = await fireAndThen(() => undefined);
    await server.kill();
    await comeBack();
    await fired;
    expect(shooter.sent.at(-1)).toMatchObject({ times: 2 });
    await expectNothingLost(shooter);
  });

  it('does an order once that it wrote down and could not acknowledge', async () => {
    const { shooter, fired } = await fireAndThen((visitor) => (visitor.deaf = true));
    await watcher.reach(before.length + 1);
    expect(shooter.sent.at(-1)).toMatchObject({ times: 1 });
    expect(shooter.sent.at(-1)?.answer).toBeUndefined();
    await server.kill();
    shooter.deaf = false;
    await comeBack();
    await fired;
    expect(shooter.sent.at(-1)).toMatchObject({ times: 2 });
    await expectNothingLost(shooter);
  });

  it('does an order once whatever the moment of the kill', async () => {
    let killed: Promise<void> | undefined;
    const { shooter, fired } = await fireAndThen(() => {
      killed = server.kill();
    });
    await killed;
    await comeBack();
    await fired;
    await expectNothingLost(shooter);
  });
});
