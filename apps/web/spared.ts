/** What no page reaches, and the bundler cannot know to be dead. A build puts next to nothing in its place. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The board's camera moves at once: d3-zoom interrupts transitions that nobody begins, and has no way between two places. */
const moving = /[\\/]d3-(?:transition|interpolate)[\\/](?:dist|src)[\\/][\w-]+\.m?js$/;
const noMoving = `import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export function interrupt() {}
export const interpolateZoom = undefined;`;

/** The head of a bot that ponders, which has a folder of its own: a server asks it, and no page does. */
const pondering = /[\\/]rules[\\/]src[\\/](?:mechanics[\\/])?[a-z-]+[\\/]bots[\\/][a-z-]+[\\/][\w-]+\.ts$/;

const namesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:const|function\*?) (\w+)/gm)].map(([, name]) => String(name));

/** The same names with nothing behind them. */
function noPondering(path: string): string {
  return [
    "const absent = () => { throw new Error('A bot that ponders is asked by a server.'); };",
    ...namesIn(readFileSync(path, 'utf8')).map((name) => `export { absent as ${name} };`),
  ].join('\n');
}

/** A ruleset's bots, which few who sit at its table let play: a page fetches them when somebody does. */
const rulesetIndex = /[\\/]rules[\\/]src[\\/][a-z]+-[a-z-]+[\\/]index\.ts$/;
const botModule = /^\.\/bots\/[a-z-]+\.ts$/;
const LATER = '?later';

/** The bots of a module as they stand until they are fetched; nobody calls what else it exports in a page. */
function fetchedLater(path: string): string {
  const source = readFileSync(path, 'utf8');
  const bots = [...source.matchAll(/^export const (\w+): Bot</gm)].map(([, name]) => String(name));
  const others = namesIn(source).filter((name) => !bots.includes(name));
  const ponders = /^ {2}ponders: true,$/m.test(source);
  const module = JSON.stringify(path);
  return [
    "const absent = () => { throw new Error('A bot is fetched before it plays.'); };",
    ...others.map((name) => `export { absent as ${name} };`),
    ...bots.map(
      (name) =>
        `export const ${name} = { ponders: ${String(ponders)}, choose: absent, later: async () => (await import(${module})).${name} };`,
    ),
  ].join('\n');
}

export const spared: Plugin = {
  name: 'broadside-spared',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    // What is drawn in advance, when the site is built, plays with the bots themselves.
    if (this.environment.name !== 'client' || !importer) return null;
    return rulesetIndex.test(importer) && botModule.test(source) ? resolve(dirname(importer), source) + LATER : null;
  },
  load: (id) => {
    const [path = ''] = id.split('?');
    if (id.endsWith(LATER)) return { code: fetchedLater(path), moduleSideEffects: false };
    if (moving.test(path)) return { code: noMoving, moduleSideEffects: true };
    return pondering.test(path) ? { code: noPondering(path), moduleSideEffects: false } : null;
  },
};
