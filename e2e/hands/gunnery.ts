/** Fire: the attacker, the mounts that are ticked, who joins in. */
import type { Locator, Page } from 'playwright-core';
import { confirm, take } from './desk.ts';
import { nameOf, offerFor, type OrderOf, type Turn } from './turn.ts';

const rail = (page: Page): Locator => page.getByRole('complementary', { name: 'Fleets' });

/** The tick of a mount of the attacker that is shown. */
function mountBox(page: Page, mount: string): Locator {
  const letter = page.locator('b').getByText(mount, { exact: true });
  return rail(page).locator('li.wp').filter({ has: letter }).getByRole('checkbox');
}

async function tick(box: Locator, on: boolean): Promise<void> {
  if ((await box.isChecked()) !== on) await box.click();
}

export async function fire(turn: Turn, command: OrderOf<'fire'>): Promise<void> {
  await aim(turn, command);
  await confirm(turn.page);
}

/** Everything but the last press. */
export async function aim(turn: Turn, command: OrderOf<'fire'>): Promise<void> {
  const { page, state } = turn;
  const [lead, ...joiners] = command.shooters;
  if (!lead) throw new Error('A fire order without a shooter.');
  await take(
    turn,
    offerFor(turn, 'fire', (each) => each.target === command.target),
  );
  const name = nameOf(turn, lead.ship);
  if (
    !(await rail(page)
      .getByRole('heading', { name: `${name} fires`, exact: true })
      .isVisible())
  )
    await rail(page)
      .locator('button.in')
      .filter({ hasText: `: ${name} fires` })
      .click();
  const declares = state.ships[lead.ship]?.activation.arcs === null;
  if (declares && (lead.arcs ?? command.arcs) === 'several')
    await rail(page)
      .getByRole('button', { name: /^Several/ })
      .click();
  const wanted = lead.mounts.map(({ mount }) => mount as string);
  for (const box of await rail(page)
    .locator('li.wp')
    .filter({ has: page.getByRole('checkbox') })
    .all()) {
    const mount = (await box.locator('b').first().innerText()).trim();
    if (!wanted.includes(mount)) await tick(box.getByRole('checkbox'), false);
  }
  for (const mount of wanted) await tick(mountBox(page, mount), true);
  for (const { ship } of joiners)
    await tick(rail(page).getByRole('checkbox', { name: `${nameOf(turn, ship)} joins in` }), true);
}
