/** What no page reaches, and the bundler cannot know to be dead. A build puts next to nothing in its place. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The board's camera moves at once: d3-zoom interrupts transitions that nobody begins, and has no way between two places. */
const moving = /[\\/]d3-(?:transition|interpolate)[\\/](?:dist|src)[\\/][\w-]+\.m?js$/;
const noMoving = `import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export function interrupt() {}
export const interpolateZoom = undefined;`;

/** The head of a bot that ponders, which has a folder of its own: a server asks it, and no page does. */
const pondering = /[\\/]rules[\\/]src[\\/](?:mechanics[\\/])?[a-z-]+[\\/]bots[\\/][a-z-]+[\\/][\w-]+\.ts$/;

/** The same names with nothing behind them. */
function noPondering(path: string): string {
  const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function\*?) (\w+)/gm)].map(
    ([, name]) => name,
  );
  return [
    "const absent = () => { throw new Error('A bot that ponders is asked by a server.'); };",
    ...names.map((name) => `export { absent as ${String(name)} };`),
  ].join('\n');
}

export const spared: Plugin = {
  name: 'broadside-spared',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const [path = ''] = id.split('?');
    if (moving.test(path)) return { code: noMoving, moduleSideEffects: true };
    return pondering.test(path) ? { code: noPondering(path), moduleSideEffects: false } : null;
  },
};
