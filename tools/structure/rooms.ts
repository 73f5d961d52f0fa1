/** Rooms of a ruleset: its phases and specials, in which order it names them, and files too short to stand alone. */
import { importsOf } from './imports.ts';
import type { Script, Source } from './sources.ts';
import { isTest } from './sources.ts';

const shortLines = 25;

/** Tables, cases, recorded games and what a tool wrote are as long as they are; an index only names what others hold. */
const mayBeShort = /\/(data|cases|games|perft|generated)\/|\/index\.ts$/;

/**
 * Files of a ruleset or a family under 25 lines. At a ruleset's top each file has its name from the kernel, however short
 * it is; in the kernel, in geometry and on the open table a file is the home of one idea.
 */
export const shortFiles = (folder: string, sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => path.startsWith(`packages/rules/src/${folder}/`))
    .filter(({ path }) => folder.includes('/') || path.split('/').length > 5)
    .filter(({ path }) => path.endsWith('.ts') && !isTest(path) && !mayBeShort.test(path))
    .filter(({ text }) => text.trimEnd().split('\n').length < shortLines)
    .map(({ path }) => `${path} has fewer than ${shortLines} lines: join it to its neighbour.`);

/** All files of a ruleset but its recorded games and its lessons, which are data. */
export const filesOf = (ruleset: string, files: readonly string[]): readonly string[] =>
  files.filter(
    (path) => path.startsWith(`packages/rules/src/${ruleset}/`) && !/\/(games|lessons)\/.*\.json$/.test(path),
  );

/** The rooms that a file imports from, in its order, each once: `phases/setup`, `specials/cloak`. */
export const roomsOf = (script: Script): readonly string[] => [
  ...new Set(importsOf(script).flatMap((from) => /^\.\/((?:phases|specials)\/[^/]+)\//.exec(from)?.[1] ?? [])),
];

/** What is not in order in the lists of rooms of one ruleset: a special before a phase, or two phases now so, now so. */
export function outOfOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const before = new Set<string>();
  for (const list of lists)
    for (const [index, room] of list.entries())
      for (const later of list.slice(index + 1)) if (later.startsWith('phases/')) before.add(`${room} before ${later}`);
  return [...before].filter((pair) => {
    const [room = '', later = ''] = pair.split(' before ');
    return room.startsWith('specials/') || (room < later && before.has(`${later} before ${room}`));
  });
}
