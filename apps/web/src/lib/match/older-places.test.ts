import { expect, test } from 'vitest';
import type { LossLine } from '../board/last-places.ts';
import { olderPlaces } from './older-places.ts';

const line = (seq: number): LossLine & { readonly seq: number } => ({ seq, parts: ['Something happens.'] });
const loss = (seq: number, name: string, what?: string): ReturnType<typeof line> => ({
  seq,
  parts: [{ record: `ship:${name}`, name }, ' is lost.'],
  cue: { is: 'gone', ...(what === undefined ? {} : { what }) },
});
const log = [
  line(1),
  loss(2, 'gall', '4000 5000 9000'),
  line(3),
  loss(4, 'cur', '100 -200 0'),
  line(5),
  loss(6, 'tern'),
];

/** A log that is read two lines at a time. */
function reader() {
  const asked: number[] = [];
  const older = (before: number) => {
    asked.push(before);
    return Promise.resolve(log.filter(({ seq }) => seq < before).slice(-2));
  };
  return { asked, older };
}

test('the log is read back until it has told the places of all that are wanted', async () => {
  const { asked, older } = reader();
  const found = await olderPlaces(['ship:cur'], 7, older);
  expect(found.get('ship:cur')).toEqual({ xMils: 100, yMils: -200, facingCdeg: 0 });
  expect(asked).toEqual([7, 5]);
});

test('it ends at the beginning, where a place was never told, and where nothing can be fetched', async () => {
  const { asked, older } = reader();
  const found = await olderPlaces(['ship:gall', 'ship:tern'], 7, older);
  expect([...found.keys()].sort()).toEqual(['ship:cur', 'ship:gall']);
  expect(asked).toEqual([7, 5, 3]);
  const cut = await olderPlaces(['ship:gall'], 7, () => Promise.reject(new Error('offline')));
  expect(cut.size).toBe(0);
});
