import { expect, it } from 'vitest';
import { sharingOf, sharingWords } from './sharing.ts';

const source = (path: string, ...lines: string[]) => ({ path: `packages/rules/src/${path}`, text: `${lines.join('\n')}\n` });

it('counts a game’s own lines, and those of the shared files that it stands on, one step or several away', () => {
  const sources = [
    source('narrow-sea/index.ts', "import { far } from '../mechanics/open-table/far.ts';", 'export const game = far;'),
    source('narrow-sea/index.test.ts', "import '../mechanics/dice/index.ts';"),
    source('narrow-sea/cases/one.cases.ts', 'export default {};'),
    source('mechanics/open-table/far.ts', "import { near } from '../../geometry/table/near.ts';", '', 'export const far = near;'),
    source('mechanics/open-table/unused.ts', 'export const unused = 1;'),
    source('mechanics/dice/index.ts', 'export const die = 6;'),
    source('geometry/table/near.ts', 'export const near = 1;'),
  ];
  const sharing = sharingOf('narrow-sea', sources);
  expect(sharing.own).toBe(2);
  expect([...sharing.parts]).toEqual([
    ['geometry/table', 1],
    ['mechanics/open-table', 3],
  ]);
  expect(sharingWords(sharing)).toBe('2 lines of its own; of geometry/table 1, mechanics/open-table 3');
});
