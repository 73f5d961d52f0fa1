// node test/play.mjs OUTDIR [BASE]: a newcomer against the computer through the real server, with screenshots on the way.
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
const [width = 1280, height = 800] = (process.env.SIZE ?? '1280x800').split('x').map(Number);
const touch = process.env.TOUCH !== undefined;
const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
const fleets = process.env.FLEETS;
page.on('pageerror', (error) => say('pageerror', error.message));
page.on('console', (message) => message.type() === 'error' && say('console', message.text()));
await page.goto(base);
await page.waitForTimeout(1500);
await page.screenshot({ path: `${out}/${process.env.TAG ?? 'p'}-lobby.png` });
if (fleets) await page.getByLabel('Fleets').selectOption(fleets);
await page.getByRole('button', { name: 'Play the computer' }).click();
await page.waitForURL(/\/match\//);
await page.waitForTimeout(2500);
await page.screenshot({ path: `${out}/${process.env.TAG ?? 'p'}-first.png` });
say(page.url());
const steps = Number(process.env.STEPS ?? 40);
let last = '';
for (let i = 0; i < steps; i++) {
  const prompt = page.locator('section.prompt button.primary').first();
  const primary = page.locator('main button.primary, aside button.primary, section.sheet button.primary').first();
  if ((await page.locator('a.primary').count()) > 0) break;
  const button = (await prompt.count()) > 0 ? prompt : primary;
  try {
    await button.waitFor({ timeout: 15000 });
    const words = (await button.innerText()).replaceAll('\n', ' ');
    if (words.startsWith('Again')) break;
    if (process.env.TALK) say(i, words);
    if (words !== last || i % 5 === 0)
      await page.screenshot({ path: `${out}/${process.env.TAG ?? 'p'}-${String(i).padStart(3, '0')}.png` });
    last = words;
    await button.click({ timeout: 5000 });
  } catch (error) {
    const why = await page.locator('.why, [role=alert]').allInnerTexts();
    say(i, 'stuck', String(error).split('\n')[0], why);
    await page.screenshot({ path: `${out}/${process.env.TAG ?? 'p'}-stuck-${i}.png` });
    const end = page.locator('button.end').first();
    if ((await end.count()) > 0) await end.click();
  }
  await page.waitForTimeout(350);
}
await page.screenshot({ path: `${out}/${process.env.TAG ?? 'p'}-last.png` });
await browser.close();
