/** Two people play a whole match of Quantum Rebellion through their pages, and a third looks on. */
import type { Browser } from 'playwright-core';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeTogether, smallFleets } from './arrival.ts';
import { launch } from './browser.ts';
import { Captain } from './captain.ts';
import { GameServer } from './game-server.ts';
import { expectDice, expectOnlyLooking, expectSameTable, expectTurn } from './looks.ts';
import { Play, until, type Move } from './play.ts';
import { expectDiceOfEvents, expectWhole, wholeLog } from './records.ts';
import { Watcher } from './watcher.ts';

/** The same short battle in every run; a number plays another match, of six rounds. */
const given = process.env['MATCH_NUMBER'];
const seed = Number(given ?? 1);
const fleets = given === undefined ? /^First battle/ : smallFleets;

/** Orders in which the page's own suggestion is as good as the captain's: places by hand, who brings which mount along. */
const roughly = new Set([
  'fire',
  'launch-fighters',
  'catapult-fighters',
  'move-fighter',
  'relaunch-fighter',
  'set-shields',
]);

/** The same order with its lists of names sorted: which was ticked first means nothing. */
const unordered = (command: object): unknown =>
  JSON.parse(
    JSON.stringify(command, (_key, value: unknown) =>
      Array.isArray(value) && value.every((each) => typeof each === 'string') ? [...value].sort() : value,
    ),
  );

/** The page sent what was wanted of it. */
function expectSent({ wanted, sent: { command } }: Move): void {
  expect(command.kind).toBe(wanted.kind);
  if (!roughly.has(wanted.kind)) expect(unordered(command)).toEqual(unordered(wanted));
  if (wanted.kind !== 'fire') return;
  const [lead] = wanted.shooters;
  expect(command).toMatchObject({ target: wanted.target });
  const shooters = (command as typeof wanted).shooters;
  const own = shooters.find((each) => each.ship === lead?.ship);
  expect(own?.mounts.map(({ mount }) => mount).sort()).toEqual(lead?.mounts.map(({ mount }) => mount).sort());
}

describe('a whole match in three browsers', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    expect(await server?.stop()).toBe(0);
  });

  it('is played from the lobby to its score, and everybody sees the same', async () => {
    const dice = { server, number: seed };
    const { host, guest, spectator, matchId } = await comeTogether(browser, server.url, { dice, fleets });
    const everybody = [host, guest, spectator];
    // Nobody waits for a scene: what is looked at is what happened last.
    for (const { page } of everybody)
      await page.evaluate(() => localStorage.setItem('broadside.scene-tempo', 'states'));
    const names = new Map([
      ['seat-1', host.name],
      ['seat-2', guest.name],
    ]);
    const watcher = new Watcher(server.url, matchId);
    await watcher.reach(1);
    const play = new Play(
      watcher,
      new Map([
        ['seat-1', host],
        ['seat-2', guest],
      ]),
      new Captain(seededRandom(seed)),
    );
    let looked = '';
    let diceInTrays = 0;
    while (!watcher.now.outcome) {
      const move = await play.step();
      expectSent(move);
      // Looked at closely when a segment begins, and after every tenth order.
      const { phase, round, active, segment } = watcher.table.match;
      const moment = `${phase} ${round} ${active} ${segment}`;
      if (watcher.now.outcome || (moment === looked && play.moves.length % 10 !== 0)) continue;
      looked = moment;
      await expectSameTable(everybody, watcher);
      await expectTurn(everybody, watcher, names);
      await expectOnlyLooking(spectator);
      const rolls = watcher.now.log.filter(({ seq }) => seq === watcher.now.seq).flatMap((line) => line.rolls ?? []);
      if (rolls.length > 0) for (const { page } of everybody) diceInTrays += await expectDice(page, rolls);
    }
    const { outcome } = watcher.now;
    await watcher.until(({ match }) => match?.status === 'finished');
    for (const visitor of everybody) {
      const result = visitor.page.getByRole('region', { name: 'Result' });
      await result.waitFor();
      const winner = outcome?.winner ? names.get(outcome.winner) : undefined;
      const title = winner === undefined ? 'Drawn' : winner === visitor.name ? 'You won' : `${winner} won`;
      expect(await result.getByRole('heading').first().innerText()).toBe(title);
      const points = await result.locator('.pts b').allInnerTexts();
      expect(points.map(Number)).toEqual(['seat-1', 'seat-2'].map((seat) => outcome?.points[seat]));
    }
    await expectSameTable(everybody, watcher);
    expect(diceInTrays).toBeGreaterThan(0);
    const journal = await server.journal(matchId);
    await until(() => everybody.every(({ sent }) => sent.every(({ answer }) => answer !== undefined)), 'all answers');
    expectWhole(journal, [host, guest]);
    expect(journal.length).toBe(play.moves.length + 1);
    expect(spectator.sent).toEqual([]);
    expectDiceOfEvents(journal, await wholeLog(server.url, matchId));
    expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
    expect(server.said.trim()).toBe(`Broadside is ready: ${server.url}`);
    const kinds = new Set(play.moves.map(({ wanted }) => wanted.kind));
    console.log(
      `${play.moves.length} orders of ${kinds.size} kinds: ${[...kinds].sort().join(', ')}; ${outcome?.reason}`,
    );
    watcher.leave();
    for (const visitor of everybody) await visitor.leave();
  });
});
