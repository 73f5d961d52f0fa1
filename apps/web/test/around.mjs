// node test/around.mjs OUTDIR [BASE]: the pages around the table, two players and somebody who watches.
import { chromium } from 'playwright-core';
/** @param {unknown[]} words */
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
const [out = '/tmp', base = 'http://127.0.0.1:8190'] = process.argv.slice(2);
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
/** @param {number} width @param {number} height */
const open = async (width, height, touch = false) => {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  page.on('pageerror', (error) => say('pageerror', error.message));
  page.on('console', (message) => message.type() === 'error' && say('console', message.text()));
  return page;
};
/** @param {import('playwright-core').Page} page @param {string} name */
const shot = (page, name) => page.screenshot({ path: `${out}/a-${name}.png` });
const one = await open(1280, 800);
await one.goto(base);
await one.getByRole('button', { name: 'Invite a friend' }).click();
await one.waitForURL(/\/match\//);
await one.waitForTimeout(800);
await shot(one, 'waiting');
const link = await one.locator('input[readonly]').inputValue();
const two = await open(390, 844, true);
await two.goto(link);
await shot(two, 'join');
await two.getByRole('button', { name: 'Sit down' }).click();
await two.waitForTimeout(2500);
await shot(two, 'second');
await shot(one, 'first');
const three = await open(900, 700);
await three.goto(one.url());
await three.waitForTimeout(2000);
await shot(three, 'watch');
await three.goto(base);
await three.waitForTimeout(2000);
await shot(three, 'lobby-900');
const four = await open(390, 844, true);
await four.goto(base);
await four.waitForTimeout(1500);
await shot(four, 'lobby-phone');
await one.goto(`${base}/rules/quantum-rebellion/QR-8.4.5.3c`);
await one.waitForTimeout(1200);
await shot(one, 'rule');
await one.goto(`${base}/nowhere`);
await one.waitForTimeout(800);
await shot(one, 'lost');
await one.goto(`${base}/match/000000000000`);
await one.waitForTimeout(1500);
await shot(one, 'no-match');
await one.goto(base);
await one.waitForTimeout(1500);
await shot(one, 'lobby');
await browser.close();
