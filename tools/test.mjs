/**
 * npm test: every check there is. Ends with the plain line `N passed, N failed`.
 * `npm test -- lint browser` runs only the steps with these names.
 */
import { findChromium } from './chromium.mjs';
import { buildServer, buildWeb } from './prepare.mjs';
import {
  command,
  environment,
  finish,
  format,
  inPairs,
  lint,
  lintSvelte,
  makeReady,
  patience,
  syncWeb,
  typesOf,
  typesOfPacked,
  typesOfWeb,
  vitest,
} from './steps.mjs';

/** Left to itself, a machine with two cores works with one; with three, one works while another waits for the database. */
const workers = ['--maxWorkers=3'];

/** Stages one after the other; two steps of a stage at a time. */
const stages = [
  // The type checks and tests of the web app read what this writes.
  [['web routes', () => syncWeb()]],
  [
    ['lint of Svelte files', () => lintSvelte(['apps/web/src/**/*.svelte', 'apps/web/src/**/*.svelte.ts'])],
    ['lint', () => lint(['.'])],
    ['types of apps/web', () => typesOfWeb()],
    ['format', () => format(['.'])],
    ['structure', () => vitest('--project=structure', ...patience)],
    ['coverage of the rules', () => command(process.execPath, ['--import', 'tsx', 'tools/coverage.ts'])],
    ['types of packages and server', () => typesOf('tsconfig.packages.json')],
    ['types of tools', () => typesOf('.')],
    ['types of what is packed', () => typesOfPacked()],
  ],
  [['unit', () => vitest('--project=@broadside/*', ...workers, ...patience)]],
  [['web build', () => buildWeb()]],
  [['server build', () => buildServer()]],
  [['browser', () => browserTests()]],
];

await makeReady();
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
for (const stage of stages) await inPairs(stage.filter(([name]) => isWanted(name)));
finish();

async function browserTests() {
  await buildWeb();
  environment.CHROMIUM = await findChromium();
  return vitest('--project=browser', ...workers);
}
