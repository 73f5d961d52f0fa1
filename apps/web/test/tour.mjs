// node test/tour.mjs OUTDIR [NAME…]: every moment of positions.ts at 1280x800 and on a phone, its order taken up.
// Vite of this folder runs, or its build is served at BASE.
import { chromium } from 'playwright-core';
/** @param {unknown[]} words */
const say = (...words) => process.stdout.write(`${words.join(' ')}\n`);
const [out = '/tmp', ...only] = process.argv.slice(2);
const base = process.env.BASE ?? 'http://localhost:5199/';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  headless: true,
  chromiumSandbox: false,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
});
const sizes = [
  { tag: 'w', viewport: { width: 1280, height: 800 } },
  { tag: 'p', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];
/** @type {{ kind: string, name: string }[]} */
let list = [];
for (const { tag, ...size } of sizes) {
  const page = await browser.newPage({ ...size, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => say('pageerror', error.message));
  page.on('console', (message) => message.type() === 'error' && say('console', message.text()));
  await page.goto(`${base}#table,cloak,at`);
  await page.locator('svg.bd').waitFor();
  list = await page.evaluate(() =>
    Object.entries(/** @type {any} */ (window).moments).map(([name, { kind }]) => ({ name, kind })),
  );
  for (const { name, kind } of list) {
    if (only.length > 0 && !only.includes(name)) continue;
    await page.goto('about:blank');
    await page.goto(`${base}#table,${name},at`);
    await page
      .locator('svg.bd')
      .waitFor({ timeout: 15_000 })
      .catch(() => say(name, 'no table'));
    await page.waitForTimeout(250);
    const offers = await page.evaluate(() => /** @type {any} */ (window).session?.offers ?? []);
    const offer = offers.find((/** @type {any} */ each) => each.kind === kind);
    if (!offer) {
      say(tag, name, 'NOT OFFERED:', offers.map((/** @type {any} */ each) => each.kind).join(' '));
      await page.screenshot({ path: `${out}/${name}-${tag}.png` });
      continue;
    }
    const entry = page.locator('button.o2').filter({ hasText: offer.label }).first();
    if (await entry.count()) {
      if (tag === 'p') await entry.tap().catch(() => entry.click());
      else await entry.click();
    } else
      say(
        tag,
        name,
        'no entry for',
        offer.label,
        '; primary:',
        (await page.locator('button.primary').allInnerTexts()).join('|'),
      );
    await page.waitForTimeout(250);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) say(tag, name, 'is', wide, 'too wide');
    const why = await page.locator('.why').allInnerTexts();
    if (why.length) say(tag, name, 'why:', why.join());
    await page.screenshot({ path: `${out}/${name}-${tag}.png` });
    say(tag, name, '→', (await page.locator('button.primary').allInnerTexts()).join('|').replaceAll('\n', ' '));
  }
  await page.close();
}
await browser.close();
