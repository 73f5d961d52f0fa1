/**
 * Somebody who does not know the game reads the page of a match, and nothing but its text: whose turn it is and what for, who
 * leads, what the last roll was, how long it goes on. At three moments of every game, on a laptop and on a phone.
 */
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { handset, Visitor } from './browser.ts';
import { shoot } from './shoot.ts';
import { withTwoPeople } from './two-people.ts';

const ready = withTwoPeople('Ann', 'Ben');
const moments = ['early', 'after a roll', 'late'] as const;
type Moment = (typeof moments)[number];
/** Entries before the late moment. */
const late = 90;

/** Dice whose numbers mean something were thrown in the newest entry. */
function hasRolled({ now: { log, seq } }: BotTable): boolean {
  return log.some(
    (line) => line.seq === seq && (line.rolls ?? []).some(({ need, use }) => need !== null || use === 'gun'),
  );
}

/** Plays on to a moment. */
async function playTo(table: BotTable, moment: Moment, random: () => number): Promise<void> {
  const there = (): boolean =>
    moment === 'early' ? table.now.seq >= 8 : moment === 'late' ? table.now.seq >= late : hasRolled(table);
  for (let orders = 0; orders < 400 && !there(); orders += 1) expect(await table.step(random)).toBe(true);
  expect(there()).toBe(true);
}

/** The sides that are asked, as the game calls them. */
function asked({ now: { view, awaiting }, ruleset }: BotTable): readonly string[] {
  if (view === null || ruleset.story === undefined) throw new Error('Nothing tells how this game stands.');
  const { sides } = ruleset.story.standing(view);
  return awaiting.map((seat) => sides.find(({ seats }) => seats.includes(seat))?.name ?? seat);
}

const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).split('\n').map((line) => line.trim());

async function answers(page: Page, table: BotTable, moment: Moment): Promise<void> {
  const { seq } = table.now;
  await page.locator(`[data-seq="${String(seq)}"]`).waitFor();
  // Dice are shown before what they came to.
  if (moment === 'after a roll') await page.getByText(/Expected \d/).waitFor();
  // Who leads is worked out from the match so far.
  await page
    .getByText(/Nobody leads: |leads with \d/)
    .first()
    .waitFor();
  const lines = await linesOf(page);
  const goesOn = lines.findIndex((line) => /^(Round \d+( of \d+|, without a limit)|Setting up.*)\. .+\.$/i.test(line));
  expect(goesOn, 'how long it goes on').toBeGreaterThanOrEqual(0);
  const sentences = lines.filter((line) => /^\p{Lu}.{20,}\.$/u.test(line));
  for (const name of asked(table))
    expect(
      sentences.some((line) => line.includes(name) && line.length > name.length + 12),
      `whose turn, and what for: ${name}`,
    ).toBe(true);
  expect(
    lines.some((line) => /^(Nobody leads: \d.* each\.|.+ leads with \d+.*\.)( .+\.)?$/.test(line)),
    'who leads',
  ).toBe(true);
  if (moment !== 'after a roll') return;
  expect(
    lines.some((line) => /\d dic?e .*\d in 100|\bd\d+\b.* (is|are) thrown/.test(line)),
    'what the roll needed',
  ).toBe(true);
}

describe('[WATCH-30] a newcomer', () => {
  it.each(Object.keys(catalog))('can say how a match stands from the words on its page: %s', async (id) => {
    const { server, browser, people } = ready();
    const random = seededRandom(11);
    const table = await BotTable.begin(server, id, 3, people);
    const visitors = await Promise.all([
      Visitor.arrive(browser, 'Eve', { viewport: { width: 1280, height: 800 } }),
      Visitor.arrive(browser, 'Bea', handset),
    ]);
    for (const { page } of visitors) await page.goto(`${server.url}/match/${table.id}?explain=1`);
    for (const moment of moments) {
      await playTo(table, moment, random);
      for (const { page } of visitors) {
        await answers(page, table, moment);
        await shoot(page, `newcomer-${id}-${moment.replaceAll(' ', '-')}-${String(page.viewportSize()?.width ?? 0)}`);
      }
    }
    for (const visitor of visitors) {
      expect(visitor.faults).toEqual([]);
      await visitor.leave();
    }
    table.leave();
  });
});
