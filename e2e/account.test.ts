/** A guest plays, makes an account, adds a passkey, comes back with it, and signs another device out. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite, smallFleets } from './arrival.ts';
import { Visitor, launch } from './browser.ts';
import { GameServer } from './game-server.ts';

const password = 'four words for a ship';

/** A security key inside Chromium, which answers whenever it is asked. */
async function plugInKey(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('[HTTP-31, HTTP-34, HTTP-38] an account in the browser', () => {
  let server: GameServer;
  let browser: Browser;
  let site: string;
  beforeAll(async () => {
    [server, browser] = await Promise.all([GameServer.start(), launch()]);
    // Passkeys are bound to a host name; an address has none.
    site = `http://localhost:${new URL(server.url).port}`;
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('keeps the guest’s match, signs in by passkey, and revokes another device', async () => {
    const ada = await Visitor.arrive(browser, 'Ada');
    const { page } = ada;
    await plugInKey(page);
    await invite(ada, site, smallFleets);
    const match = new URL(page.url()).pathname;

    await page.goto(site);
    await page.getByRole('link', { name: 'Keep your matches: make an account' }).click();
    await page.getByLabel('Handle').fill('ada-fleet');
    await page.getByLabel('Password').fill('short');
    await page.getByText('5 characters more.').waitFor();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor();

    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('A name for it').fill('Key in the drawer');
    await page.getByRole('button', { name: 'Add the passkey' }).click();
    await page.getByRole('button', { name: 'Remove the passkey Key in the drawer' }).waitFor();

    const phone = await Visitor.arrive(browser, 'Ada’s phone', { viewport: { width: 390, height: 844 } });
    await phone.page.goto(`${site}/sign-in`);
    await phone.page.getByLabel('Handle').fill('ADA-FLEET');
    await phone.page.getByLabel('Password').fill(password);
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.page.getByRole('button', { name: 'Ada, account' }).waitFor();
    await phone.page.locator(`a[href^="${match}"]`).first().waitFor();

    await page.getByRole('button', { name: 'Ada, account' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.locator(`a[href^="${match}"]`).first().waitFor();

    await page.getByRole('button', { name: 'Ada, account' }).click();
    await page.getByRole('link', { name: 'Account' }).click();
    const others = page.getByRole('button', { name: /^Sign out Chromium|^Sign out Chrome/ });
    await others.first().click();
    await others.first().waitFor({ state: 'detached' });
    await phone.page.reload();
    await phone.page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Ada, account' }).count()).toBe(1);
    expect([...ada.faults, ...phone.faults]).toEqual([]);
  }, 60_000);

  it('leaves the field to whoever is in it when their name comes', async () => {
    const eve = await Visitor.arrive(browser, 'Eve');
    const { page } = eve;
    await eve.introduce(site);
    let tell = (): void => undefined;
    const told = new Promise<void>((go) => (tell = go));
    await page.route('**/api/me', async (route) => {
      await told;
      await route.continue();
    });
    await page.goto(`${site}/sign-up`);
    const handle = page.getByLabel('Handle');
    await handle.focus();
    tell();
    await expect.poll(() => page.getByLabel('Name at the table').inputValue()).toBe('Eve');
    await page.keyboard.type('eve-fleet');
    expect(await handle.inputValue()).toBe('eve-fleet');
    await eve.leave();
  });
});
