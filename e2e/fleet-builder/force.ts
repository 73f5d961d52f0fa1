/** A force of Fleet Command, from the start page to a match with it. */
import { forceFromText } from '@broadside/rules/fleet-command/force';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';
import { Watcher } from '../watcher.ts';

export async function playForce({ page }: Visitor, url: string): Promise<void> {
  const play = page.getByRole('button', { name: 'Play with this force' });
  await page.goto(`${url}/new`);
  // The card lies over its radio button.
  await page.getByRole('radio', { name: /^Fleet Command/ }).check({ force: true });
  await page.getByRole('link', { name: 'Bring a fleet of your own' }).click();
  await page.getByRole('link', { name: 'Draw up a force' }).click();
  await page.getByLabel('Name of the force').fill('Harbour Watch');
  await page.getByLabel('Name of the force').press('Enter');
  for (const name of ['Mothership', 'Destroyer', 'Ion Cannon Frigate'])
    await page.getByRole('button', { name: `Add ${name}` }).click();
  expect(await page.locator('.pts .n').innerText()).toBe('25');

  // One unit more than the stars allow: told beside it, added all the same, told for the force, mended by one press.
  const yard = page.getByRole('region', { name: 'Units' });
  const interceptor = yard.getByRole('listitem').filter({ hasText: 'Interceptor' });
  await interceptor.getByRole('button', { name: 'Why not?' }).click();
  const why = page.getByRole('dialog', { name: /^No interceptor/ });
  await why.getByText('The force costs 28★.').waitFor();
  await why.getByRole('button', { name: 'Add it anyway' }).click();
  const wrong = page.getByRole('region', { name: 'What is wrong with the force' });
  await wrong.getByRole('button', { name: 'FC-FB-2' }).waitFor();
  expect(await wrong.innerText()).toContain('Bring it down to 25★. 3 stars over');
  expect(await play.getAttribute('aria-disabled')).toBe('true');
  await wrong.getByRole('button', { name: 'Take Interceptor out, 3 stars less' }).click();
  await wrong.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your force, version 1').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const read = forceFromText(await page.getByLabel('The force as text').inputValue());
  expect(read.ok && read.value).toMatchObject({ name: 'Harbour Watch', faction: 'kushan' });
  await page.goto(`${url}/fleets`);
  const saved = page.getByRole('listitem').filter({ hasText: 'Harbour Watch' });
  await saved.getByRole('link', { name: 'Play' }).click();
  await page.getByRole('combobox', { name: /^Against/ }).waitFor();
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.waitForURL(/\/match\//);
  const watcher = new Watcher(url, page.url().split('/').at(-1) ?? '');
  await watcher.reach(1);
  const fielded = Object.keys(watcher.view).filter((record) => record.startsWith('unit:kushan-'));
  expect(fielded.sort()).toEqual(
    ['destroyer-a', 'interceptor-a', 'ion-cannon-frigate-a', 'mothership-a'].map((unit) => `unit:kushan-${unit}`),
  );
  watcher.leave();
}
