// node test/shot.mjs OUT URL [WIDTHxHEIGHT] [touch] : one screenshot of a page, with the errors it logged.
import { chromium } from 'playwright-core';
/** @param {unknown[]} words */
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
const [out = 'shot.png', url = 'http://localhost:5199/', size = '1280x800', mode = ''] = process.argv.slice(2);
const [width = 1280, height = 800] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  headless: true,
  chromiumSandbox: false,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({
  viewport: { width, height },
  hasTouch: mode === 'touch',
  isMobile: mode === 'touch',
});
page.on('pageerror', (error) => say('pageerror', error.message));
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && say(message.type(), message.text()));
await page.goto(url);
await page.waitForTimeout(Number(process.env.WAIT ?? 1500));
for (const step of (process.env.CLICK ?? '').split('|').filter(Boolean)) {
  await page.locator(step).first().click();
  await page.waitForTimeout(600);
}
await page.screenshot({ path: out });
await browser.close();
