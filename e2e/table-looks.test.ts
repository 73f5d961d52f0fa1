/** The table on a laptop and on a phone: what is lit, what previews say, why not, by keyboard and by thumb. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Seat } from '@broadside/protocol';
import { seededRandom } from '@broadside/rules/kernel';
import { quantumRebellion, type Command } from '@broadside/rules/quantum-rebellion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePreview } from '../packages/rules/src/quantum-rebellion/phases/movement/preview.ts';
import { forecast } from '../packages/rules/src/quantum-rebellion/phases/weapons/forecast.ts';
import { comeTogether, type Arrivals } from './arrival.ts';
import { handset, launch, Visitor } from './browser.ts';
import { fastForward } from './fast-forward.ts';
import { GameServer } from './game-server.ts';
import { pressThing } from './hands/board.ts';
import { enter, orders, primary, take } from './hands/desk.ts';
import { aim } from './hands/gunnery.ts';
import { offerFor, type OrderOf, type Turn } from './hands/turn.ts';
import { atSeq, until } from './play.ts';
import { expectFitForThumbs } from './thumbs.ts';
import { Watcher } from './watcher.ts';

const lamp = 'rgb(245, 230, 191)';
const inches = (mils: number): string => `${(mils / 1000).toFixed(1)}″`;
const degrees = (cdeg: number): string => `${String(Math.round(cdeg / 100) % 360).padStart(3, '0')}°`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

describe('the table', () => {
  let server: GameServer;
  let browser: Browser;
  let table: Arrivals;
  let watcher: Watcher;
  const random = seededRandom(7);

  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    table = await comeTogether(browser, server.url, { fleets: /500 points/, dice: { server, number: 7 } });
    watcher = new Watcher(server.url, table.matchId);
    await watcher.reach(1);
  });
  afterAll(async () => {
    watcher?.leave();
    await browser?.close();
    await server?.stop();
  });

  const seats = (): ReadonlyMap<Seat, Visitor> =>
    new Map([
      ['seat-1', table.host],
      ['seat-2', table.guest],
    ]);

  /** Plays on to a moment of the host's, whose page then stands at it. */
  async function playTo(there: (watcher: Watcher) => boolean): Promise<Turn> {
    await fastForward(
      server.url,
      table.matchId,
      watcher,
      seats(),
      random,
      (each) => each.asked === 'seat-1' && there(each),
    );
    await atSeq(table.host, watcher.now.seq);
    return { page: table.host.page, seat: 'seat-1', state: watcher.table, offers: watcher.offers('seat-1') };
  }
  /** The host's last order was taken, and the watcher has seen it. */
  async function taken(before: number): Promise<unknown> {
    await until(() => table.host.sent[before]?.answer === 'accepted', 'the order to be taken');
    const { command, detail } = table.host.sent[before] ?? {};
    await watcher.reach((detail as { seq: number }).seq);
    return command;
  }
  const captain = (): Command => {
    const [bot] = quantumRebellion.bots;
    if (!bot) throw new Error('The ruleset has no bot.');
    return bot.choose(watcher.view, watcher.offers('seat-1'), 'seat-1', random);
  };

  /** The same person at the same table on a phone. */
  async function onThePhone(work: (page: Page) => Promise<void>): Promise<void> {
    const phone = await Visitor.arrive(browser, 'Ada', handset);
    await phone.takeCookieOf(table.host);
    await phone.page.goto(`${server.url}/match/${table.matchId}`);
    await atSeq(phone, watcher.now.seq);
    await phone.page.locator('svg.bd').waitFor();
    await work(phone.page);
    expect(phone.faults).toEqual([]);
    await phone.leave();
  }

  /** The host's turn to move in a later round, when ships are near enough to matter. */
  const moving = ({ table: { match } }: Watcher): boolean => match.round >= 2 && match.segment === 'movement';
  /** The host's turn to fire, with somebody in reach and somebody who is not. */
  const firing = (each: Watcher): boolean => {
    if (each.asked !== 'seat-1' || each.table.match.segment !== 'combat') return false;
    const targets = each.offers('seat-1').flatMap((offer) => (offer.kind === 'fire' ? [offer.target] : []));
    const enemies = Object.values(each.table.ships).filter(({ seat, place }) => seat === 'seat-2' && place === 'table');
    return targets.length > 1 && enemies.length > targets.length;
  };

  /** Later in the same attack: some of the squadron have fired, and their dice lie under the board. */
  const firingOn = (each: Watcher): boolean => {
    const { match, squadrons, ships } = each.table;
    const active = squadrons[match.active ?? '']?.ships ?? [];
    return firing(each) && active.some((id) => Object.keys(ships[id]?.activation.fired ?? {}).length > 0);
  };

  /** Where the board lies in the page, and the table on it. */
  const placeOf = async (page: Page): Promise<readonly unknown[]> => [
    await page.locator('svg.bd').boundingBox(),
    await page.locator('svg.bd > g').first().getAttribute('transform'),
  ];
  /** The board as it lies when what comes up over its foot has come. */
  const atRest = async (page: Page): Promise<readonly unknown[]> => {
    let seen: readonly unknown[] = [];
    await expect
      .poll(
        async () => {
          const before = seen;
          seen = await placeOf(page);
          return seen.length > 0 && JSON.stringify(seen) === JSON.stringify(before);
        },
        { interval: 300, timeout: 60_000 },
      )
      .toBe(true);
    return seen;
  };
  let calm: readonly unknown[] = [];

  it('lights what may be done, for whoever may do it and for nobody else', async () => {
    const { page, offers } = await playTo((each) => moving(each) && captainMoves());
    // A ship that has moved may still turn over or rest: she is lit for that.
    const acts = offers.filter(({ kind }) => kind !== 'end-segment').flatMap(({ about }) => about);
    const movers = [...new Set(acts.filter((record) => record.startsWith('ship:')))];
    expect(offers.some(({ kind }) => kind === 'move-ship')).toBe(true);
    calm = await placeOf(page);
    const lit = await page
      .locator('.ship.lit, .ship.chosen')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-ship')));
    expect(lit.sort()).toEqual(movers.sort());
    const ring = page.locator('.ship .lit-ring, .ship .chosen-ring').first();
    expect(await ring.evaluate((node) => getComputedStyle(node).stroke)).toBe(lamp);
    expect(await primary(page).evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(lamp);
    for (const { page: other } of [table.guest, table.spectator]) {
      await other.locator(`.page[data-seq="${watcher.now.seq}"]`).waitFor();
      expect(await other.locator('.ship.lit, .ship.chosen, button.primary').count()).toBe(0);
    }
  });

  const captainMoves = (): boolean => watcher.asked === 'seat-1' && captain().kind === 'move-ship';

  it('previews a move with the figures that the rules will use', async () => {
    let far: OrderOf<'move-ship'> | undefined;
    const turn = await playTo((each) => {
      const chosen = moving(each) ? captain() : undefined;
      if (chosen?.kind === 'move-ship' && chosen.distanceMils > 7000) far = chosen;
      return far !== undefined;
    });
    const command = far as OrderOf<'move-ship'>;
    const { page, state } = turn;
    await take(
      turn,
      offerFor(turn, 'move-ship', (each) => each.ship === command.ship),
    );
    await enter(page, 'Distance', command.distanceMils / 1000);
    await enter(page, 'Course', command.courseCdeg / 100);
    await enter(page, 'Facing', command.facingCdeg / 100);
    const preview = movePreview(state, command);
    if (!preview) throw new Error('The rules have no preview of the move.');
    const flag = `${inches(command.distanceMils)} · ${degrees(command.courseCdeg)}`;
    await page.locator('svg.bd').getByText(flag, { exact: true }).waitFor();
    const facts = (await page.locator('.left dl').innerText()).replace(/\s+/g, ' ');
    const { nearest } = preview;
    if (nearest)
      expect(facts).toContain(`${nearest.name} ${inches(nearest.rangeMils)} · ${degrees(nearest.bearingCdeg)}`);
    if (preview.command && preview.command.commander !== command.ship)
      expect(facts).toContain(inches(preview.command.rangeMils));
    const met = await orders(page).getByRole('list', { name: 'Consequences' }).innerText();
    for (const { name } of preview.terrain) expect(met).toContain(`Enters ${name.toLowerCase()}`);
    await shoot(page, 'table-move');
    await onThePhone(async (phone) => {
      await expectFitForThumbs(phone);
      await shoot(phone, 'table-move-phone');
    });
    const before = table.host.sent.length;
    await primary(page).click();
    expect(await taken(before)).toEqual(command);
  });

  it('moves a ship with the keyboard alone, and shows where the focus is', async () => {
    // Two ships to move: one lies open, the other is lit.
    const { page } = await playTo(
      (each) => moving(each) && each.offers('seat-1').filter(({ kind }) => kind === 'move-ship').length > 1,
    );
    const press = async (key: string, until: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 80 && !(await until()); presses++) await page.keyboard.press(key);
      expect(await until(), `${key} leads on`).toBe(true);
    };
    const focused = (selector: string) => () =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
    await page.locator('header a').first().focus(); // as when the page has just been opened
    await press('Tab', focused('[data-ship]'));
    const ring = page.locator('.ship:focus-visible .hit');
    expect(await ring.evaluate((node) => getComputedStyle(node).stroke)).toBe(lamp);
    const ship = await page.evaluate(() => document.activeElement?.getAttribute('data-ship'));
    await page.keyboard.press('Enter');
    await press('Tab', focused('input[aria-label="Distance"]'));
    const shown = (): Promise<string> => page.locator('input[aria-label="Distance"]').inputValue();
    const first = Number.parseFloat(await shown());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(Number.parseFloat(await shown())).toBeCloseTo(first - 1.1, 1);
    await press('Tab', focused('button.primary'));
    expect(
      await page.locator('button.primary:focus-visible').evaluate((node) => getComputedStyle(node).boxShadow),
    ).toContain(lamp);
    const before = table.host.sent.length;
    await page.keyboard.press('Enter');
    const command = await taken(before);
    expect(command).toMatchObject({ ship: ship?.replace('ship:', '') });
    expect(['move-ship', 'full-thrust']).toContain((command as Command).kind); // what the ship may still do
    expect((command as OrderOf<'move-ship'>).distanceMils / 1000).toBeCloseTo(first - 1.1, 1);
  });

  it('moves a ship under a thumb', async () => {
    await playTo((each) => moving(each) && each.offers('seat-1').some(({ kind }) => kind === 'move-ship'));
    const { seq } = watcher.now;
    await onThePhone(async (page) => {
      await expectFitForThumbs(page);
      const dial = page.getByRole('slider', { name: 'Distance' });
      const before = await dial.getAttribute('aria-valuetext');
      await page.getByRole('button', { name: 'Distance: less' }).tap();
      expect(await dial.getAttribute('aria-valuetext')).not.toBe(before);
      await page.getByRole('tab', { name: /^Facing/ }).tap();
      await page.getByRole('slider', { name: 'Facing' }).waitFor();
      await primary(page).tap();
      await watcher.reach(seq + 1);
    });
  });

  it('forecasts fire as the rules do, and fires just that', async () => {
    const turn = await playTo(firingOn);
    const { page, state } = turn;
    const shots = turn.offers.flatMap((offer) =>
      offer.kind === 'fire'
        ? offer.shooters.flatMap(({ ship, mounts }) =>
            mounts
              .filter(({ alone }) => alone)
              .map(({ mount, dice, torpedo }) => ({ target: offer.target, ship, mount, dice: torpedo ? 0 : dice })),
          )
        : [],
    );
    const best = shots.toSorted((a, b) => b.dice - a.dice)[0];
    if (!best) throw new Error('A fire offer without a shot.');
    const command: OrderOf<'fire'> = {
      kind: 'fire',
      target: best.target,
      shooters: [{ ship: best.ship, mounts: [{ mount: best.mount }] }],
    };
    // Neither dice over the board nor what is aimed at move the table, and the dice give way to whoever aims.
    const dice = page.getByRole('region', { name: 'Dice' });
    // Attacks that were made meanwhile play one after the other, and each is framed: the last of them is looked at.
    await dice.getByRole('button', { name: 'Put the dice away' }).click();
    await page.locator('button.chip[data-attack]').click();
    await dice.locator('.verdict:not(.out)').waitFor();
    const still = await atRest(page);
    expect(still[0], 'the board keeps its size').toEqual(calm[0]);
    await aim(turn, command);
    expect(await placeOf(page)).toEqual(still);
    const away = dice.getByRole('button', { name: 'Put the dice away' });
    if (await away.isVisible()) await away.click();
    await dice.waitFor({ state: 'detached' });
    const { attack } = forecast(state, command, 'seat-1');
    if (!attack) throw new Error('The rules refuse the shot.');
    const card = (await orders(page).innerText()).replace(/\s+/g, ' ');
    expect(card).toContain(`${attack.attackDice} ${attack.attackDice === 1 ? 'die' : 'dice'}`);
    expect(card).toContain(`expect ${attack.odds.hits.toFixed(1)}`);
    expect(card).toContain(`stopped on ${attack.interceptOn}+`);
    expect(card).toContain(`${attack.defenceDice} defence`);
    expect(card).toContain(`${attack.odds.hull.toFixed(1)} HP`);
    expect(card).toContain(`${percent(attack.odds.critical)} critical`);
    expect(card).toContain(`${percent(attack.odds.noEffect)} nothing`);
    await page
      .locator('svg.bd')
      .getByText(new RegExp(`^${inches(attack.rangeMils)}`))
      .first()
      .waitFor();
    await shoot(page, 'table-fire');
    await onThePhone(async (phone) => {
      await expectFitForThumbs(phone);
      await shoot(phone, 'table-fire-phone');
    });
    const before = table.host.sent.length;
    await primary(page).click();
    expect(await taken(before)).toEqual(command);
  });

  it('says why not, with the rule one press away', async () => {
    const turn = await playTo(firing);
    const { page, state, offers } = turn;
    const targets = new Set(offers.flatMap((offer) => (offer.kind === 'fire' ? [offer.target] : [])));
    const spared = Object.values(state.ships).find(
      ({ id, seat, place }) => seat === 'seat-2' && place === 'table' && !targets.has(id),
    );
    if (!spared) throw new Error('Every enemy is a target.');
    await pressThing(page, `ship:${spared.id}`);
    const sheet = page.getByRole('region', { name: spared.name, exact: true });
    await sheet.getByRole('button', { name: 'Why not?' }).click();
    const reason = page.getByRole('dialog', { name: `${spared.name} is no target` });
    const rule = (await reason.getByRole('button', { name: /^(QR|R-QR)-/ }).innerText()).trim();
    const sentence = await reason.locator('p').innerText();
    const active = state.squadrons[state.match.active ?? ''];
    const refusals = (active?.ships ?? []).flatMap((ship) =>
      (['F', 'P', 'S', 'A', 'T1', 'T2'] as const).flatMap((mount) => {
        const command = { kind: 'fire', target: spared.id, shooters: [{ ship, mounts: [{ mount }] }] } as const;
        const refused = quantumRebellion.check(
          watcher.view,
          { ...command, shooters: [{ ship, mounts: [{ mount }] }] },
          'seat-1',
        );
        return refused ? [`${refused.rule} ${refused.sentence}`] : [];
      }),
    );
    expect(refusals).toContain(`${rule} ${sentence}`);
    await reason.getByRole('button', { name: rule }).click();
    const texts = await quantumRebellion.rules();
    const note = page.getByRole('dialog', { name: `Rule ${rule}` });
    await note.getByText('Loading the rules').waitFor({ state: 'detached' });
    expect((await note.locator('p').innerText()).trim()).toBe(texts[rule]?.text);
    for (const { faults } of [table.host, table.guest, table.spectator]) expect(faults).toEqual([]);
  });
});

/** Keeps a picture for the documents: `SCREENSHOTS=docs/images npx vitest run --project browser e2e/table-looks.test.ts`. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}
