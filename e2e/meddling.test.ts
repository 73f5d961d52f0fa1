/** Who has no seat changes nothing: not by the page, not past it; and who has one gives no order out of turn. */
import type { Browser } from 'playwright-core';
import { seededRandom } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeTogether, type Arrivals } from './arrival.ts';
import { launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { expectOnlyLooking } from './looks.ts';
import { atSeq } from './play.ts';
import { Watcher } from './watcher.ts';

interface Reply {
  readonly t: string;
  readonly id?: string;
  readonly code?: string;
}

/** Opens a socket of its own from inside the page, with the page's cookie, and says `messages` after the greeting. */
async function speakPastThePage(
  { page }: Visitor,
  matchId: string,
  messages: readonly object[],
): Promise<readonly Reply[]> {
  return page.evaluate(
    ([id, said]) =>
      new Promise<Reply[]>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${id}/socket`);
        const replies: Reply[] = [];
        socket.onerror = () => failed(new Error('no socket'));
        socket.onopen = () => {
          socket.send(JSON.stringify({ t: 'hello', v: 2 }));
          for (const message of said) socket.send(JSON.stringify(message));
          socket.send(JSON.stringify({ t: 'ping', n: 1 }));
        };
        socket.onmessage = (event) => {
          const reply = JSON.parse(String(event.data)) as Reply;
          replies.push(reply);
          if (replies.some(({ t }) => t === 'pong') && replies.filter(({ id: of }) => of).length >= said.length) {
            socket.close();
            done(replies);
          }
        };
      }),
    [matchId, messages] as const,
  );
}

describe('somebody who meddles', () => {
  let server: GameServer;
  let browser: Browser;
  let table: Arrivals;
  let watcher: Watcher;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    table = await comeTogether(browser, server.url);
    watcher = new Watcher(server.url, table.matchId);
    await watcher.reach(1);
  });
  afterAll(async () => {
    watcher?.leave();
    await browser?.close();
    await server?.stop();
  });

  /** What the side that is asked could order now. */
  function goodOrder(): object {
    const seat = watcher.asked;
    const [bot] = quantumRebellion.bots;
    if (!seat || !bot) throw new Error('Nobody is asked.');
    return bot.choose(watcher.view, watcher.offers(seat), seat, seededRandom(1));
  }
  async function expectUnchanged(work: () => Promise<void>): Promise<void> {
    const { seq, view } = watcher.now;
    await work();
    expect(watcher.now).toMatchObject({ seq });
    expect(watcher.now.view).toBe(view);
    expect((await server.journal(table.matchId)).length).toBe(seq);
    for (const visitor of [table.host, table.guest, table.spectator]) await atSeq(visitor, seq);
  }

  it('is refused when a spectator sends orders past the page', async () => {
    await expectUnchanged(async () => {
      const { seq } = watcher.now;
      const replies = await speakPastThePage(table.spectator, table.matchId, [
        { t: 'command', id: 'meddler-1', seq, command: goodOrder() },
        { t: 'command', id: 'meddler-2', seq, command: { kind: 'concede' } },
      ]);
      const answers = replies.filter(({ id }) => id?.startsWith('meddler'));
      expect(answers.map(({ t, code }) => `${t} ${code}`)).toEqual(['error not-seated', 'error not-seated']);
    });
  });

  it('is refused when a stranger without any name does so', async () => {
    const stranger = await Visitor.arrive(browser, 'Mallory');
    await stranger.page.goto(`${server.url}/`);
    await expectUnchanged(async () => {
      const order = { t: 'command', id: 'stranger-1', seq: watcher.now.seq, command: goodOrder() };
      const replies = await speakPastThePage(stranger, table.matchId, [order]);
      expect(replies.find(({ id }) => id === 'stranger-1')).toMatchObject({ t: 'error', code: 'not-seated' });
    });
    await stranger.leave();
  });

  it('is refused when the other side gives a good order for the side that is asked', async () => {
    const idle = watcher.asked === 'seat-1' ? table.guest : table.host;
    await expectUnchanged(async () => {
      const order = { t: 'command', id: 'out-of-turn-1', seq: watcher.now.seq, command: goodOrder() };
      const replies = await speakPastThePage(idle, table.matchId, [order]);
      expect(replies.find(({ id }) => id === 'out-of-turn-1')).toMatchObject({ t: 'rejected' });
    });
  });

  it('changes nothing by tampering with the page', async () => {
    const { page } = table.spectator;
    await expectOnlyLooking(table.spectator);
    await expectUnchanged(async () => {
      // Every button that a player would have, put into the page; every key of the order desk; every ship pressed.
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.className = 'btn primary';
        button.textContent = 'Place it';
        document.querySelector('aside.rt, .rt')?.append(button);
        for (const each of document.querySelectorAll('button')) each.disabled = false;
        button.click();
      });
      for (const key of ['Enter', 'n', '1', 'ArrowUp', ']', 'Enter', 'Escape']) await page.keyboard.press(key);
      for (const ship of await page.locator('[data-ship]').all()) await ship.press('Enter');
    });
    expect(table.spectator.sent.filter(({ id }) => !id.startsWith('meddler'))).toEqual([]);
    for (const { faults } of [table.host, table.guest, table.spectator]) expect(faults).toEqual([]);
  });
});
