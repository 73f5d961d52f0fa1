/** Receipts at a table of Fleet Command: a program puts cards away, somebody plays against it, and somebody watches on a phone. */
import { visit, type Connection } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { fleetCommand, type Offer } from '@broadside/rules/fleet-command';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { findingsInAllLooks } from './axe.ts';
import { Visitor, handset } from './browser.ts';
import { shoot } from './shoot.ts';
import { withSite } from './with-site.ts';

const ready = withSite();

const receipts = (page: Page) => page.getByRole('list', { name: 'Sealed things and their receipts' });

/** A match between Ann and a program, at the moment when both have to choose cards at once. */
async function dealt(ann: Visitor): Promise<{ id: string; bob: Connection }> {
  const { url } = ready().server;
  const cookie = (await ann.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const [own, other] = [visit(url, { WebSocket, catalog, cookie }), visit(url, { WebSocket, catalog })];
  await other.api.becomeGuest('Bob');
  const { match, invitations } = await own.api.createMatch({ ruleset: 'fleet-command', opponent: 'friend' });
  await other.api.join(match.id, 'seat-2', { token: invitations[0]?.token ?? '' });
  const lines = { 'seat-1': own.open(match.id), 'seat-2': other.open(match.id) };
  const [one, two] = [lines['seat-1'], lines['seat-2']];
  const random = seededRandom(3);
  for (;;) {
    const { awaiting, view, seq } = await one.when((state) => state.seq > 0 && one.ruleset !== null);
    await two.when((state) => state.seq >= seq && two.ruleset !== null);
    if (awaiting.length > 1) break;
    const seat = awaiting[0] === 'seat-2' ? 'seat-2' : 'seat-1';
    const line = lines[seat];
    const offers = line.offers() as readonly Offer[];
    await line.send(fleetCommand.bots[0]?.choose(line.state.view ?? view ?? {}, offers, seat, random) ?? {});
    await one.when((state) => state.seq > seq);
  }
  one.close();
  return { id: match.id, bob: two };
}

it('[SEAL-7] shows a receipt while cards lie sealed, copies it, and says in the page that it was kept', async () => {
  const { server, browser } = ready();
  const [ann, bea] = [await Visitor.arrive(browser, 'Ann'), await Visitor.arrive(browser, 'Bea', handset)];
  await ann.introduce(server.url);
  await ann.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, bob } = await dealt(ann);
  for (const { page } of [ann, bea]) await page.goto(`${server.url}/match/${id}`);
  await ann.page.getByRole('region', { name: 'Orders', exact: true }).locator('button.primary').waitFor();
  const { view, seq } = bob.state;
  const [offer] = bob.offers();
  await bob.send(fleetCommand.sample(view ?? {}, offer as Offer, 'seat-2', seededRandom(2)));
  const sealed = receipts(ann.page).getByText('Sealed: receipt');
  await sealed.waitFor();
  // By the keyboard, as by the mouse.
  const copy = receipts(ann.page).getByRole('button', { name: /^Copy the receipt: cards/ });
  await copy.focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.getByText('Copied.').waitFor();
  const copied = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[0-9a-f]{64}$/);
  await shoot(ann.page, 'receipts-sealed-laptop');
  await receipts(bea.page).getByText('Sealed: receipt').waitFor();
  await shoot(bea.page, 'receipts-sealed-phone');
  await bea.page.setViewportSize({ width: 844, height: 390 });
  await receipts(bea.page).getByText('Sealed: receipt').waitFor();
  await shoot(bea.page, 'receipts-sealed-landscape');
  // Ann chooses too: what Bob put away is opened.
  await ann.page.getByRole('region', { name: 'Orders', exact: true }).locator('button.primary').click();
  for (const { page } of [ann, bea]) await receipts(page).getByText('Kept: the receipt fits.').first().waitFor();
  await receipts(ann.page).getByText('What was sealed').first().click();
  expect(await receipts(ann.page).innerText()).toContain(copied);
  await shoot(ann.page, 'receipts-kept-laptop');
  await receipts(bea.page).getByText('What was sealed').first().click();
  await shoot(bea.page, 'receipts-kept-phone');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: 'Log' }).click();
  await receipts(ann.page).getByText('Kept: the receipt fits.').first().waitFor();
  await shoot(ann.page, 'receipts-kept-seat-phone');
  expect(bob.state.seq).toBeGreaterThan(seq + 1);
  bob.close();
  expect(await findingsInAllLooks(ann.page)).toEqual([]);
  for (const each of [ann, bea]) {
    expect(each.faults).toEqual([]);
    await each.leave();
  }
});
