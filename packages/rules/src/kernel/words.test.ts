import { describe, expect, it } from 'vitest';
import { placedSentences } from './issues.ts';
import { calledSo, claimedId, nearNames, noSuch, plainWord, wordOf } from './words.ts';

const ships = ['Red Kite', 'Onyx', 'Tern', 'Knot'].map((name) => ({ id: plainWord(name), name }));

describe('words', () => {
  it('are the same in any case, with or without accents and hyphens', () => {
    expect(['Red Kite', 'red-kite', ' RED  KITE ', 'Réd Kité'].map(plainWord)).toEqual(Array(4).fill('red-kite'));
  });

  it('name the things that are called so', () => {
    expect(calledSo('ship', 'onyx', ships)).toEqual(ships[1]);
    expect(calledSo('ship', 'RED kite', ships)).toEqual(ships[0]);
    expect(calledSo('ship', 'Onxy', ships)).toBe('There is no ship "Onxy". There are: Onyx, Knot, Tern, Red Kite.');
    expect(calledSo('ship', '—', ships)).toMatch(/^There is no ship "—"/);
  });

  it('that two things share are no answer, but an id is', () => {
    const both = [...ships, { id: 'onyx-2', name: 'Onyx' }];
    expect(calledSo('ship', 'ONYX', both)).toBe('"ONYX" may be onyx or onyx-2: write which of them.');
    expect(calledSo('ship', 'onyx-2', both)).toEqual(both[4]);
  });

  it('list the near names where there are many', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Ship ${index}`).concat('Destroyer');
    expect(nearNames('destroier', many)[0]).toBe('Destroyer');
    expect(noSuch('class', 'destroier', many)).toMatch(/^There is no class "destroier"\. Near it: Destroyer, /);
    expect(noSuch('class', 'x'.repeat(5000), []).length).toBeLessThan(120);
  });

  it('of a table are read as their keys', () => {
    const kind = wordOf('ship class', { CR: 'Cruiser', CH: 'Heavy Cruiser' });
    expect(['CR', 'cr', 'cruiser', 'HEAVY cruiser'].map((word) => kind.parse(word))).toEqual(['CR', 'CR', 'CR', 'CH']);
    const refused = kind.safeParse('Cruser');
    expect(refused.success ? [] : placedSentences(refused.error, 'class')).toEqual([
      'class: There is no ship class "Cruser". There are: Cruiser, Heavy Cruiser.',
    ]);
  });
});

describe('the id of what people write', () => {
  const claim = (written: { name: string; id?: string }) => {
    const problems: string[] = [];
    return [claimedId(new Map([['onyx', 'Onyx']]), written, problems), problems];
  };

  it('is its own, or follows from its name', () => {
    expect(claim({ name: 'Red Kite' })).toEqual(['red-kite', []]);
    expect(claim({ name: 'Onyx', id: 'onyx-2' })).toEqual(['onyx-2', []]);
  });

  it('is a problem where another has it, or where there is none', () => {
    expect(claim({ name: 'ONYX' })).toEqual([
      'onyx',
      ['ONYX and Onyx have the same id, onyx: give one of them another name.'],
    ]);
    expect(claim({ name: '…' })).toEqual(['', ['"…" makes no id: give it a name with letters or digits, or an id.']]);
  });
});
