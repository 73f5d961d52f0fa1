/**
 * Which modules travel together. Left alone, the bundler makes a file of each set of pages that share something: a hundred
 * for a table. These follow the layers of the source, lowest first, so that no file waits for one above it.
 */
const within = (folders: string): RegExp => new RegExp(`[\\\\/](?:${folders.replaceAll('/', '[\\\\/]')})[\\\\/]`);

const layers: readonly (readonly [name: string, folders: RegExp])[] = [
  ['svelte', within('node_modules/svelte')],
  ['libraries', within('node_modules/(?:zod|@noble|d3-[a-z]+)')],
  ['kernel', within('packages/rules/src/(?:kernel(?!/(?:lessons|lone-table))|geometry)')],
  ['mechanics', within('packages/rules/src/mechanics')],
  ['match', within('packages/(?:match|protocol|client)/src')],
  // Every page waits for the first press, so that a table can be heard.
  ['components', /[\\/]src[\\/]lib[\\/](?:components[\\/]|sound[\\/]sound\.svelte)/],
  ['board', within('src/lib/(?:board|hex)')],
  ['table', within('src/lib/(?:match(?!/(?:start|dialogs))|scene(?!/shown)|desk|open-table|chat|notices)')],
];

/** All of a ruleset is one file, but its lessons and the texts of its rules, which are loaded when somebody reads one. */
const ruleset = /[\\/]packages[\\/]rules[\\/]src[\\/]([a-z]+-[a-z-]+)[\\/](?!(?:generated|lessons)[\\/])/;

export const groups = [
  ...layers.map(([name, test], index) => ({ name, test, priority: 20 - index, minShareCount: 2 })),
  { name: (id: string) => ruleset.exec(id)?.[1] ?? null, priority: 1 },
];
