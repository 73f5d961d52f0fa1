/** Two people play a whole Border Skirmish of Darkmatter Armada, on a laptop and on a phone, and a third looks on. */
import {
  darkmatterArmadaRuleset,
  fromView,
  type Command,
  type Offer,
  type State,
} from '@broadside/rules/darkmatter-armada';
import { seededRandom, type Seat, type View } from '@broadside/rules/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comeTogether } from '../arrival.ts';
import { handset, launch, type Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';
import { expectOnlyLooking, expectSameTable, expectTurn } from '../looks.ts';
import { PlayOf, until } from '../play.ts';
import { expectWhole } from '../records.ts';
import { expectFitForThumbs } from '../thumbs.ts';
import { WatcherOf } from '../watcher.ts';
import { perform } from './perform.ts';

/** The same battle in every run; a number plays another. */
const seed = Number(process.env['MATCH_NUMBER'] ?? 1);

let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  expect(await server?.stop()).toBe(0);
});

/** The bot says what to do; hands find it on the page. */
function thinker() {
  const random = seededRandom(seed);
  const [captain] = darkmatterArmadaRuleset.bots;
  if (!captain) throw new Error('The ruleset has no bot.');
  return {
    choose: (view: View, offers: readonly Offer[], seat: Seat): Command => captain.choose(view, offers, seat, random),
  };
}

it('is played from the invitation to its score, and everybody sees the same', async () => {
  const { host, guest, spectator, matchId } = await comeTogether(browser, server.url, {
    game: 'Darkmatter Armada',
    fleets: /^Border skirmish: The Rampart and The Pike Shoal/,
    dice: { server, number: seed },
    guestOn: handset,
  });
  const everybody = [host, guest, spectator];
  // Nobody waits for a scene: what is looked at is what happened last.
  for (const { page } of everybody) await page.evaluate(() => localStorage.setItem('broadside.scene-tempo', 'states'));
  const watcher = new WatcherOf<State, Offer>(server.url, matchId, {
    fromView,
    offers: (view, seat) => darkmatterArmadaRuleset.offers(view, seat),
  });
  await watcher.reach(1);
  const players = new Map<Seat, Visitor>([
    ['seat-1', host],
    ['seat-2', guest],
  ]);
  const names = new Map<string, string>([...players].map(([seat, { name }]) => [seat, name]));
  const play = new PlayOf(watcher, players, thinker(), perform);
  let looked = '';
  while (!watcher.now.outcome) {
    const { wanted, sent } = await play.step();
    expect(sent.command.kind).toBe(wanted.kind);
    const { phase, round, active } = watcher.table.match;
    const moment = `${phase} ${round} ${active}`;
    // Looked at closely when a squadron becomes active, and after every tenth order.
    if (watcher.now.outcome || (moment === looked && play.moves.length % 10 !== 0)) continue;
    looked = moment;
    await expectSameTable(everybody, watcher);
    await expectTurn([host, spectator], watcher, names);
    await expectOnlyLooking(spectator);
    await expectFitForThumbs(guest.page);
  }
  const { outcome } = watcher.now;
  await watcher.until(({ match }) => match?.status === 'finished');
  for (const { page, name } of [host, spectator]) {
    const result = page.getByRole('region', { name: 'Result' });
    const winner = outcome?.winner ? names.get(outcome.winner) : undefined;
    const title = winner === undefined ? 'Drawn' : winner === name ? 'You won' : `${winner} won`;
    expect(await result.getByRole('heading').first().innerText()).toBe(title);
    const points = await result.locator('.pts b').allInnerTexts();
    expect(points.map(Number)).toEqual(['seat-1', 'seat-2'].map((seat) => outcome?.points[seat]));
  }
  await expectSameTable(everybody, watcher);
  const journal = await server.journal(matchId);
  await until(() => everybody.every(({ sent }) => sent.every(({ answer }) => answer !== undefined)), 'all answers');
  expectWhole(journal, [host, guest]);
  expect(journal.length).toBe(play.moves.length + 1);
  expect(spectator.sent).toEqual([]);
  expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
  const kinds = [...new Set(play.moves.map(({ wanted }) => wanted.kind))].sort();
  console.log(`${play.moves.length} orders of ${kinds.length} kinds: ${kinds.join(', ')}; ${outcome?.reason}`);
  expect(kinds).toEqual(expect.arrayContaining(['set-speed', 'move-ship', 'evade', 'fire', 'end-segment']));
  watcher.leave();
  for (const visitor of everybody) await visitor.leave();
});
