/** What a page showed when its test failed: a red line of a machine far away says little without it. */
import { onTestFailed } from 'vitest';
import { getCurrentTest } from 'vitest/suite';
import { Visitor } from './browser.ts';

/** Characters of a page's text that are printed. */
const LONGEST = 1500;

async function tell({ name, page, faults }: Visitor): Promise<void> {
  if (page.isClosed()) return;
  const text = await page.locator('body').innerText({ timeout: 5000 });
  const fields = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    .catch(() => []);
  const said = text.replaceAll(/\n+/g, ' | ').slice(0, LONGEST);
  console.error(`${name} at ${page.url()} saw:\n${said}`, fields.slice(0, 20), faults);
}

Visitor.onArrival = (visitor) => {
  try {
    onTestFailed(() => tell(visitor).catch(() => undefined));
  } catch {
    // Those who come before the first test of a file belong to none.
  }
};

// Those who leave after each test are gone when it is told that it failed.
Visitor.onLeave = async (visitor) => {
  if (getCurrentTest()?.result?.state === 'fail') await tell(visitor).catch(() => undefined);
};
