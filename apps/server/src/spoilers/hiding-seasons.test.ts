import { expect, it } from 'vitest';
import { HidingSeasons } from './hiding-seasons.ts';

const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** A database that answers what it is set to, and counts how often it is asked. */
function aDatabase(): { answer: readonly string[] | Error; asked: number; now: number; hiding: HidingSeasons } {
  const findMany = (): Promise<{ id: string; league: { slug: string } }[]> => {
    own.asked += 1;
    return own.answer instanceof Error
      ? Promise.reject(own.answer)
      : Promise.resolve(own.answer.map((id) => ({ id, league: { slug: `league-of-${id}` } })));
  };
  const hiding = new HidingSeasons({ season: { findMany } } as never, () => own.now);
  const own = { answer: ['s1'] as readonly string[] | Error, asked: 0, now: 0, hiding };
  return own;
}

it('[WATCH-62] asks the database once in two seconds, and at once when terms were written', async () => {
  const own = aDatabase();
  for (let i = 0; i < 5; i += 1) expect([...(await own.hiding.current()).seasons]).toEqual(['s1']);
  expect([...(await own.hiding.current()).leagues]).toEqual(['league-of-s1']);
  expect(own.asked).toBe(1);
  own.answer = ['s1', 's2'];
  own.now = 2001;
  expect([...(await own.hiding.current()).seasons]).toEqual(['s1', 's2']);
  own.answer = [];
  own.hiding.wrote();
  expect([...(await own.hiding.current()).seasons]).toEqual([]);
});

it('[WATCH-62, WS-44] holds to what it knows while the database is away, and asks until it is back', async () => {
  const own = aDatabase();
  await own.hiding.current();
  own.answer = away;
  own.now = 3000;
  for (let i = 0; i < 3; i += 1) expect([...(await own.hiding.current()).seasons]).toEqual(['s1']);
  own.answer = ['s2'];
  expect([...(await own.hiding.current()).seasons]).toEqual(['s2']);
});

it('[WATCH-62] guesses nothing: not of what was just written, and not where the database has another fault', async () => {
  const own = aDatabase();
  own.answer = away;
  await expect(own.hiding.current()).rejects.toBe(away);
  own.answer = ['s1'];
  await own.hiding.current();
  own.answer = away;
  own.hiding.wrote();
  await expect(own.hiding.current()).rejects.toBe(away);
  own.answer = ['s1'];
  await own.hiding.current();
  own.answer = new Error('a fault');
  own.now = 9000;
  await expect(own.hiding.current()).rejects.toThrow('a fault');
});
