/** The order desk of a page as a person finds it: by its words, its fields and its buttons. */
import type { Locator, Page } from 'playwright-core';
import type { Offer } from '@broadside/rules/quantum-rebellion';
import { pressThing } from './board.ts';
import { nameOf, type Turn } from './turn.ts';

export const orders = (page: Page): Locator => page.getByRole('region', { name: 'Orders', exact: true });

/** The question at the edge of the table. */
export const question = (page: Page): Locator => page.locator('section.prompt');

/** The one button that the table waits for, wherever it stands. */
export const primary = (page: Page): Locator => page.locator('button.primary');

/** The heading under which an offer is planned. */
function title(turn: Turn, offer: Offer): string {
  switch (offer.kind) {
    case 'set-shields':
      return `Shields of ${nameOf(turn, offer.ship)}`;
    case 'launch-fighters':
    case 'catapult-fighters':
      return `Launch from ${nameOf(turn, offer.ship)}`;
    case 'attack-with-fighters':
      return `Fighters attack ${nameOf(turn, offer.target)}`;
    case 'dogfight':
      return 'Dogfight';
    case 'board':
      return 'Boarding assaults';
    case 'activate-squadron':
      return nameOf(turn, offer.squadron);
    case 'push-target':
      return `Push ${nameOf(turn, offer.target)}`;
    default:
      return offer.label;
  }
}

/** What is on the page while this offer is being planned. */
function planOf(turn: Turn, offer: Offer): Locator {
  if (offer.kind === 'fire') return primary(turn.page).filter({ hasText: ` at ${nameOf(turn, offer.target)}` });
  return orders(turn.page).getByRole('heading', { name: title(turn, offer), exact: true });
}

const shown = (locator: Locator): Promise<boolean> => locator.first().isVisible();

/** Takes an offer up: it may lie open already, stand in the list of orders, or be a thing on the board. */
export async function take(turn: Turn, offer: Offer): Promise<void> {
  const plan = planOf(turn, offer);
  await orders(turn.page).waitFor();
  // Panels that few orders need are fetched with the first of them.
  const opened = (): Promise<void> => orders(turn.page).locator('p[aria-busy="true"]').waitFor({ state: 'detached' });
  await opened();
  if (await shown(plan)) return;
  const listed = orders(turn.page)
    .locator('button.o2')
    .filter({ has: turn.page.getByText(offer.label, { exact: true }) });
  if (await shown(listed)) {
    await listed.first().click();
    return plan.first().waitFor();
  }
  for (const record of offer.about)
    for (const by of ['pointer', 'keyboard'] as const) {
      await pressThing(turn.page, record, by);
      await opened();
      if (await shown(plan)) return;
    }
  throw new Error(`The page does not lead to "${offer.label}": no entry in the orders, nothing on the board.`);
}

/** Types a figure over a field of the orders. */
export async function enter(page: Page, label: string, figure: number): Promise<void> {
  const field = orders(page).getByRole('textbox', { name: label, exact: true });
  await field.fill(String(figure));
  await field.press('Enter');
}

/** Presses the primary button; where it is dark, the reason beneath it is what went wrong. */
export async function confirm(page: Page): Promise<void> {
  const button = primary(page);
  try {
    await button.click({ timeout: 20_000 });
  } catch (error) {
    const why = await page.locator('.why, .prompt .bad').allInnerTexts();
    throw new Error(`"${(await button.allInnerTexts()).join()}" cannot be pressed: ${why.join(' ')}`, { cause: error });
  }
}
