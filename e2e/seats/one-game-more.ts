/** The web as it would be built with one game more in its catalog: pages are given it on their way from the server. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { catalog } from '@broadside/rules/catalog';
import type { Page } from 'playwright-core';

const source = fileURLToPath(new URL('../../bench/synthetic/seated.ts', import.meta.url));
const address = '/one-game-more.js';
/** Where the catalog of the built web begins, however it was made small. */
const [firstGame = ''] = Object.keys(catalog);
const begin = `{"${firstGame}":async`;

/** The module that exports the synthetic game for any number of seats. */
export async function gameModule(): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: 'esm', write: false });
  const [file] = outputFiles;
  if (!file) throw new Error('The game was not bundled.');
  return file.text;
}

/** Which parts of the built web hold the catalog, of those that some page has fetched: one for pages, one for their workers. */
const holding = new Map<string, boolean>();

/** Pages of this visitor know the game. */
export async function addGame(page: Page, module: string): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: module }));
  await page.route('**/_app/immutable/{chunks,workers}/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (holding.get(pathname) === false) return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    holding.set(pathname, text.includes(begin));
    const more = `{seated:async()=>(await import("${address}")).seated,"${firstGame}":async`;
    return route.fulfill({ response, body: text.replaceAll(begin, () => more) });
  });
}
