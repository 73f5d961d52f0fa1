import { maxSeeks, seekPatienceMs } from '@broadside/protocol';
import { expect, it } from 'vitest';
import { rangeAfter, Seeks } from './seeks.ts';

const seek = (id: string, rating = 1500) => ({
  person: { id, name: id, handle: null, role: 'player' as const },
  ruleset: 'one',
  tempo: { kind: 'none' as const },
  rest: undefined,
  rating,
});

function room(): { seeks: Seeks; pairs: string[]; pass: (ms: number) => void } {
  let now = 1_000_000;
  const pairs: string[] = [];
  const pair = (first: { person: { id: string } }, second: { person: { id: string } }): Promise<string> => {
    pairs.push(`${first.person.id}-${second.person.id}`);
    return Promise.resolve(`match ${String(pairs.length)}`);
  };
  return { seeks: new Seeks(pair, () => now), pairs, pass: (ms) => (now += ms) };
}

it('[HTTP-63] widens the range with the wait', () => {
  expect([0, 1000, 30_000, 59_999, 60_000].map(rangeAfter)).toEqual([150, 160, 450, 740, null]);
});

it('[HTTP-63] pairs within both ranges, the nearest first', async () => {
  const { seeks, pairs, pass } = room();
  await seeks.start(seek('far', 1640));
  pass(1);
  await seeks.start(seek('near', 1800));
  pass(1);
  expect(await seeks.start(seek('one', 1500))).toEqual({ state: 'paired', match: 'match 1' });
  expect(pairs).toEqual(['far-one']);
  pass(1);
  expect(await seeks.start(seek('two', 2100))).toMatchObject({ state: 'waiting' });
  for (let waited = 0; waited < 15_000; waited += 5000) {
    pass(5000);
    await seeks.of('near');
    await seeks.of('two');
  }
  expect(pairs).toEqual(['far-one', 'near-two']);
  expect(await seeks.of('near')).toEqual({ state: 'paired', match: 'match 2' });
});

it('[HTTP-63] forgets whoever is silent, and lets in no more than there is room for', async () => {
  const { seeks, pairs, pass } = room();
  await seeks.start(seek('gone'));
  pass(seekPatienceMs + 1);
  expect(await seeks.start(seek('late'))).toMatchObject({ state: 'waiting' });
  expect(pairs).toEqual([]);
  expect(await seeks.of('gone')).toEqual({ state: 'none' });
  for (let number = 1; number < maxSeeks; number += 1) await seeks.start(seek(`p${String(number)}`, number * 5000));
  expect(await seeks.start(seek('one too many', -9000))).toBe('full');
});

it('[HTTP-63] lets somebody look again once they know of their match, and both when no match could be made', async () => {
  const { seeks } = room();
  await seeks.start(seek('a'));
  await seeks.start(seek('b'));
  expect(await seeks.of('a')).toMatchObject({ state: 'paired' });
  expect(await seeks.start(seek('a'))).toMatchObject({ state: 'waiting' });
  let broken = true;
  const fails = new Seeks(
    () => (broken ? Promise.reject(new Error('no database')) : Promise.resolve('match')),
    () => 0,
  );
  await fails.start(seek('a'));
  await expect(fails.start(seek('b'))).rejects.toThrow('no database');
  broken = false;
  expect(await fails.of('a')).toEqual({ state: 'paired', match: 'match' });
});
