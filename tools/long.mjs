/**
 * npm run test:long: what takes too long for every change, about an hour. Needs the npm registry. Two steps at a time where
 * they only compute; alone where something is killed or timed. Ends with the plain line `N passed, N failed`.
 * `npm run test:long -- storm fuzz` runs only the steps with these names.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildServer, buildWeb, root } from './prepare.mjs';
import { bin, command, environment, finish, inPairs, makeReady, patience, syncWeb, vitest } from './steps.mjs';

const node = (...args) => command(process.execPath, args);
const tool = (name, ...args) => node('--import', 'tsx', `tools/${name}.ts`, ...args);
const svelteFiles = ['apps/web/src/**/*.svelte', 'apps/web/src/**/*.svelte.ts'];

const rules = join(root, 'packages/rules/src');
const rulesets = readdirSync(rules).filter((id) => existsSync(join(rules, id, 'games/bot-match.ts')));
/** The states of each ruleset in halves, so that two processes look at them. */
const randomStates = rulesets.flatMap((id) =>
  [1, 1_000_001].map((first) => [
    `random states of ${id} from seed ${first}`,
    () => tool('random-states', '50000', '--first', String(first), '--ruleset', id),
  ]),
);

/** Every lesson, with as many random learners as are wanted of it. */
function lessons() {
  environment.LEARNERS = '200';
  return vitest('packages/rules/test/lessons.test.ts');
}

/** Forecasts of shots of every game, each against a million throws of its dice. */
function shots() {
  environment.SHOT_THROWS = '1000000';
  return vitest('phases/weapons/forecast.test.ts');
}

/** The best bot of each game against the one below it. */
function admirals() {
  environment.ADMIRAL_PAIRS = '20';
  return vitest('bots/admiral.test.ts');
}

/** Swiss tournaments with all that goes wrong in them, every small round tried in all ways. */
function tournaments() {
  environment.TOURNAMENTS = '10000';
  return vitest('pairing/swiss-tournaments.test.ts');
}

/**
 * Matches of every game whose watchers are late by one of the policies, to a moment at random and some to their end, with a
 * stranger who asks for everything between bursts of orders.
 */
const watchedLate = ['seconds', 'round', 'end'].map((delay) => [
  `watched late: ${delay}`,
  () => {
    environment.WATCHED_MATCHES = '200';
    environment.WATCHED_WHOLE = '3';
    return vitest('test/watching-oracle.test.ts', '-t', `released: ${delay}`);
  },
]);

/** Whole matches told over a socket and over HTTP, and ten thousand at a cache. */
function watchedStream() {
  environment.CACHED_WATCHERS = '10000';
  environment.STREAMED_ENTRIES = '100000';
  return vitest('test/watch-stream.test.ts', 'http/watch-cache.test.ts', ...patience);
}

/** Rounds of a season, and deadlines, under a server that is killed again and again. */
function killedSeasons() {
  environment.SEASON_KILLS = '12';
  return vitest('test/season-crash.test.ts');
}

/** In Chromium, each step by itself: it may be the only one that is wanted. */
async function browser(...options) {
  await buildWeb();
  await buildServer();
  environment.CHROMIUM = await findChromium();
  return vitest('--project=browser', ...options);
}

/** Every page, position and window in Chromium, where `npm test` looks at some of them. */
function wide() {
  environment.WIDE = 'yes';
  const files = ['overlaps', 'axe', 'traffic', 'refusals', 'small-windows', 'turn-story', 'attack-scene'];
  return browser(...files.map((name) => `e2e/${name}.test.ts`));
}

/** Two people and a watcher in Chromium, from the invitation to the score, in each game that `npm test` does not play so; and a new one. */
function wholeMatches() {
  environment.WHOLE_MATCHES = 'yes';
  return browser('--exclude', 'e2e/overlay.long.test.ts', '--exclude', 'e2e/timeline.long.test.ts');
}

/** An overlay over four hours of its own clock, in Chromium. */
function evening() {
  environment.WHOLE_MATCHES = 'yes';
  return browser('e2e/overlay.long.test.ts');
}

/** The bar of a match of 600 entries, timed, and the memory of its page after the whole match. */
function timeline() {
  environment.WHOLE_MATCHES = 'yes';
  return browser('e2e/timeline.long.test.ts');
}

/** Stages one after the other; two steps of a stage at a time. */
const stages = [
  [['web routes', () => syncWeb()]],
  [
    ['bot matches', () => tool('bot-matches', '1000')],
    ...randomStates,
    ['lessons', lessons],
    ['shots', shots],
    ['admirals', admirals],
    ['tournaments', tournaments],
    ['lint of Svelte files with types', () => command(bin('eslint'), ['--max-warnings', '0', ...svelteFiles], root)],
  ],
  [['wide', wide]],
  [['whole matches', wholeMatches]],
  [['overlay of an evening', evening]],
  [['timeline', timeline]],
  [['killed seasons', killedSeasons]],
  watchedLate,
  [['watched over HTTP', watchedStream]],
  [['storm of servers', () => node('tools/storm.mjs', '200', '10')]],
  [['storm of databases', () => node('tools/storm.mjs', 'postgres', '20')]],
  [['image', () => node('tools/image/whole.mjs')]],
  // A million messages are a run of their own: `node --import tsx tools/fuzz.ts`.
  [['fuzz', () => tool('fuzz', '--messages', '200000', '--requests', '20000', '--settle', '120')]],
  [['packed client', () => tool('packed-client')]],
];

await makeReady();
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
for (const stage of stages) await inPairs(stage.filter(([name]) => isWanted(name)));
finish();
