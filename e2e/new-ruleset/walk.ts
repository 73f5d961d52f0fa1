/**
 * What a new ruleset can do before anything of it is written: run in a copy of the repository that has one, with its id. Its bots
 * play each other over sockets, and a page plays it on the bare board.
 */
import assert from 'node:assert/strict';
import { visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import type { Json } from '@broadside/rules/kernel';
import WebSocket from 'ws';
import { startPage } from '../arrival.ts';
import { launch, Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';

const [id = ''] = process.argv.slice(2);

/** A whole match against the server's bot, by the same bot. */
async function playByBots(url: string): Promise<void> {
  const guest = visit(url, { WebSocket, catalog });
  await guest.api.becomeGuest('Ada');
  const { match, seat } = await guest.api.createMatch({ ruleset: id, opponent: 'bot' });
  const table = guest.open(match.id);
  for (let seen = 0; ;) {
    const { outcome, view } = await table.when(
      (now) => now.outcome !== null || (now.seq >= seen && now.awaiting.includes(seat) && table.ruleset !== null),
    );
    if (outcome !== null) {
      assert.equal(typeof outcome.reason, 'string');
      assert.ok(seen > 2, 'the match was over before it was played');
      break;
    }
    const [bot] = table.ruleset?.bots ?? [];
    const order = bot?.choose(view ?? {}, table.offers(), seat, Math.random) as { [field: string]: Json };
    const answer = await table.send(order);
    assert.equal(answer.kind, 'accepted');
    seen = answer.kind === 'accepted' ? answer.seq : seen;
  }
  table.close();
}

/** A match on the bare board, order by order, until it is over. */
async function playOnBareBoard(url: string): Promise<void> {
  const ruleset = await catalog[id]?.();
  const browser = await launch();
  try {
    const visitor = await Visitor.arrive(browser, 'Bob');
    const { page } = visitor;
    await startPage(page, url, ruleset?.name ?? id);
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.getByRole('region', { name: 'side:seat-1' }).waitFor();

    await page.getByRole('button', { name: 'Advance' }).click();
    const order = page.getByLabel('Order', { exact: true });
    await order.fill('{ "kind": "advance", "steps": 4 }');
    await page.getByText('A side takes at most 3 steps in a turn').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Give the order' }).isEnabled(), false);
    await order.fill('{ "kind": "advance", "steps": 3 }');
    await page.getByRole('button', { name: 'Give the order' }).click();
    await page.getByRole('region', { name: 'side:seat-1' }).getByText('3', { exact: true }).waitFor();
    for (;;) {
      const over = page.getByText('Match over', { exact: true });
      const next = page.getByRole('button', { name: 'Advance' });
      await over.or(next).first().waitFor();
      if (await over.isVisible()) break;
      await next.click();
      await page.getByRole('button', { name: 'Give the order' }).click();
      await order.waitFor({ state: 'detached' });
    }
    assert.deepEqual(visitor.faults, []);
  } finally {
    await browser.close();
  }
}

const server = await GameServer.start();
try {
  await playByBots(server.url);
  await playOnBareBoard(server.url);
  console.log('played to its end over a socket, and on the bare board');
} finally {
  await server.stop();
}
