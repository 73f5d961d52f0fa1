/** Scenario 1 of Fleet Command between two people in two browsers, with interrupts, and a third who sees no card. */
import type { Browser } from 'playwright-core';
import { cards } from '@broadside/rules/fleet-command/data';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comeTogether } from '../arrival.ts';
import { launch, type Visitor } from '../browser.ts';
import { GameServer } from '../game-server.ts';
import { atSeq } from '../play.ts';
import { question } from './hands.ts';
import { stacksSeen } from './hex-board.ts';
import { ScenarioMatch } from './scenario-match.ts';

/** The same match in every run; another number plays another one. */
const seed = Number(process.env['MATCH_NUMBER'] ?? 1);

/** Every page shows every unit in its hex with its ships. */
async function expectSameBoard(visitors: readonly Visitor[], match: ScenarioMatch): Promise<void> {
  const { sight, now } = match.any;
  const units = Object.values(sight.units).filter(({ place, at }) => place === 'board' && at !== null);
  for (const visitor of visitors) {
    await atSeq(visitor, now.seq);
    const seen = new Map((await stacksSeen(visitor.page)).map(({ unit, words }) => [unit, words]));
    expect([...seen.keys()].sort(), `${visitor.name} at ${now.seq}`).toEqual(units.map(({ id }) => id).sort());
    for (const { id, name, ships, at } of units) {
      const words = seen.get(id) ?? '';
      expect(words).toMatch(new RegExp(`^${name}, ${ships} ship`));
      expect(words).toContain(`column ${at?.col}, row ${at?.row}`);
    }
  }
}

/** Names of cards that no reader of the open table may know: they were never face up. */
function hiddenNames(match: ScenarioMatch, seenOpen: Set<string>): readonly string[] {
  const { match: open, hands } = match.any.sight;
  for (const card of open.discards) seenOpen.add(card);
  for (const { played } of Object.values(hands)) for (const { card } of played) seenOpen.add(card);
  return Object.entries(cards)
    .filter(([id]) => !seenOpen.has(id))
    .map(([, { name }]) => name);
}

/** What a page says and draws. Plain words for basic orders are names of cards as well, so whole names are looked for. */
async function expectNoCard({ page, name }: Visitor, hidden: readonly string[]): Promise<void> {
  expect(await page.locator('button.cd').count(), `cards on the page of ${name}`).toBe(0);
  const text = await page.locator('.page').innerText();
  for (const card of hidden) expect(text.includes(card), `${name} reads "${card}"`).toBe(false);
}

describe('scenario 1 in three browsers', () => {
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

  it('is played to its end with interrupts; who watches sees no card', async () => {
    const { host, guest, spectator, matchId } = await comeTogether(browser, server.url, {
      game: 'Fleet Command',
      fleets: /^First Contact$/,
      dice: { server, number: seed },
    });
    const frames: string[] = [];
    spectator.onHeard = (payload) => frames.push(payload);
    const everybody = [host, guest, spectator];
    const place = { url: server.url, matchId };
    const seats = new Map([
      ['seat-1', host],
      ['seat-2', guest],
    ] as const);
    const match = await ScenarioMatch.open(seats, place, seededRandom(seed));
    const seenOpen = new Set<string>();
    let round = 0;
    while (!match.any.now.outcome) {
      await match.step();
      const now = match.any.sight.match.round;
      if (now === round && match.moves.length % 8 !== 0) continue;
      round = now;
      await expectSameBoard(everybody, match);
      await expectNoCard(spectator, hiddenNames(match, seenOpen));
      expect(await question(spectator.page).count()).toBe(0);
      expect(await spectator.page.locator('button.primary').count()).toBe(0);
    }
    for (const visitor of everybody) await visitor.page.getByRole('region', { name: 'Result' }).waitFor();
    await expectSameBoard(everybody, match);
    const uses = match.moves.flatMap(({ wanted }) => (wanted.kind === 'play-interrupt' ? [wanted.use.use] : []));
    expect(uses.length).toBeGreaterThan(0);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((frame) => /"own"|"values"/.test(frame))).toEqual([]);
    expect(spectator.sent).toEqual([]);
    expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
    const kinds = new Set(match.moves.map(({ wanted }) => wanted.kind));
    const { outcome } = match.any.now;
    console.log(
      `${match.moves.length} orders of ${kinds.size} kinds: ${[...kinds].sort().join(', ')}; interrupts: ${uses.join(', ')}; ${outcome?.reason}`,
    );
    match.leave();
    for (const visitor of everybody) await visitor.leave();
  });
});
