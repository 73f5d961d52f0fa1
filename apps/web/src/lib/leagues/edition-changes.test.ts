/** What another edition changes, as changelogs tell it. */
import { catalog } from '@broadside/rules/catalog';
import { expect, test } from 'vitest';
import { changesOfGame, changesSince } from './edition-changes.ts';

const changelog =
  '# Game\n\nWords.\n\n## 1.2\n\n- Third,\n  over two lines.\n- Fourth.\n\n## 1.1\n\n- Second.\n\n## 1.0\n\n- First.\n';

test('[LEAGUE-145] has all editions between the two, the newest first', () => {
  expect(changesSince(changelog, '1.0', '1.2')).toEqual([
    { edition: '1.2', changes: ['Third, over two lines.', 'Fourth.'] },
    { edition: '1.1', changes: ['Second.'] },
  ]);
  expect(changesSince(changelog, '1.1', '1.2').map(({ edition }) => edition)).toEqual(['1.2']);
  expect(changesSince(changelog, '0.9', '1.2').map(({ edition }) => edition)).toEqual(['1.2']);
  expect(changesSince(changelog, '1.0', '9')).toEqual([]);
});

test.each(Object.keys(catalog))(
  '[LEAGUE-145] the changelog of %s tells of its present edition',
  { timeout: 60_000 },
  async (id) => {
    const { edition } = await catalog[id]!();
    const [newest] = await changesOfGame(id, 'none', edition);
    expect(newest?.edition).toBe(edition);
    expect(newest?.changes.length).toBeGreaterThan(0);
  },
);
