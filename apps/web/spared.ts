/**
 * Parts of libraries that no page reaches, and that the bundler cannot know to be dead. A build puts next to nothing in their
 * places.
 */
import type { Plugin } from 'vite';

/** The board's camera moves at once: d3-zoom interrupts transitions that nobody begins, and has no way between two places. */
const moving = /[\\/]d3-(?:transition|interpolate)[\\/](?:dist|src)[\\/][\w-]+\.m?js$/;
const noMoving = `import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export function interrupt() {}
export const interpolateZoom = undefined;`;

export const spared: Plugin = {
  name: 'broadside-spared',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (moving.test(id.split('?')[0] ?? '') ? { code: noMoving, moduleSideEffects: true } : null),
};
