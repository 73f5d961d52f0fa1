import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { jsonForm, listed } from './json.ts';
import { itemsOf, MAX_TEXT, oneLine, ListReading, readLines, type TextForm } from './text.ts';
import { asTheyAre, lookUp, nameIn, namesIn, vocabulary } from './vocabulary.ts';

const colours = vocabulary('colour', [['red', 'red', 'scarlet'], ...namesIn({ 'dark-blue': { name: 'Dark Blue' } })]);

describe('words of a kind', () => {
  it('are found in any case, with or without hyphens, by any spelling', () => {
    expect(['RED', 'Scarlet', 'dark blue', 'darkblue', 'Dark-Blue'].map((word) => lookUp(colours, word))).toEqual(
      ['red', 'red', 'dark-blue', 'dark-blue', 'dark-blue'].map((value) => ({ value })),
    );
    expect(lookUp(vocabulary('slot', asTheyAre(['A', 'B'])), 'b')).toEqual({ value: 'B' });
    expect(nameIn(colours, 'dark-blue')).toBe('dark blue');
  });

  it('are named where another one is written: the near one, else all', () => {
    expect(lookUp(colours, 'dark bleu')).toEqual({ fault: 'There is no colour "dark bleu". Write "dark blue"?' });
    expect(lookUp(colours, 'x')).toEqual({ fault: 'There is no colour "x". Write one of: red, dark blue.' });
  });
});

describe('a list in plain text', () => {
  const form: TextForm = {
    what: 'garden',
    begins: /^\W*garden:/i,
    noBeginning: 'Begin with a line "Garden: its name".',
    heads: '"Garden:" or "Bed:"',
  };
  const read = (text: string) => {
    const reading = new ListReading();
    const lines: string[] = [];
    const first = readLines(text, form, reading, (head, rest) => {
      lines.push(`${reading.line} ${head}=${rest}`);
    });
    return { first, lines, problems: reading.problems };
  };

  it('is read without bullets, costs, comments and greetings', () => {
    const text = 'Hello: you\n\n> Garden: Home\r\n• Bed (long), 12 points: Roses: red\n# Bed: none\n- bed 5 pts. : x';
    expect(read(text)).toEqual({
      first: 3,
      lines: ['3 Garden=Home', '4 Bed (long)=Roses: red', '6 bed=x'],
      problems: [],
    });
    expect(itemsOf('a, b;none, - ,c d')).toEqual(['a', 'b', 'c d']);
    expect(oneLine(' two\n\u2028lines ')).toBe('two lines');
  });

  it('names the line of each mistake, twenty at most', () => {
    expect(read('Bed: x').problems).toEqual(['Line 1: Begin with a line "Garden: its name".']);
    expect(read('Garden: x\nroses').problems).toEqual([
      'Line 2: "roses" has no colon. Write "Garden:" or "Bed:" before it.',
    ]);
    expect(read(`Garden: x\n${'y\n'.repeat(100)}`).problems).toHaveLength(20);
    expect(read('x'.repeat(MAX_TEXT + 1)).problems).toEqual([
      `The text has ${MAX_TEXT + 1} characters. A garden has ${MAX_TEXT} at most.`,
    ]);
  });

  it('takes names that are there and no longer than names are', () => {
    const reading = new ListReading();
    reading.line = 7;
    expect([reading.name('Roses', 'bed'), reading.name('', 'bed'), reading.name('x'.repeat(41), 'bed')]).toEqual([
      'Roses',
      undefined,
      undefined,
    ]);
    expect(reading.look(colours, 'rot')).toBeUndefined();
    expect(reading.problems).toEqual([
      'Line 7: The bed has no name. Write it after the colon.',
      'Line 7: The name has 41 characters. Use 40 at most, 1 fewer.',
      'Line 7: There is no colour "rot". Write one of: red, dark blue.',
    ]);
  });
});

describe('a list as JSON', () => {
  const garden = z.strictObject({
    name: z.string().min(1).max(9),
    beds: z.array(z.strictObject({ colour: z.enum(['red', 'blue', 'white']) })).max(2),
  });
  const { read, write, checked } = jsonForm(garden, 'the garden');
  const problems = (value: unknown) => {
    const found = checked(value);
    return found.ok ? [] : found.problems;
  };

  it('comes back', () => {
    const home = { name: 'Home', beds: [{ colour: 'blue' as const }] };
    expect(write(home)).toBe('{\n  "name": "Home",\n  "beds": [\n    {\n      "colour": "blue"\n    }\n  ]\n}\n');
    expect(read(write(home))).toEqual({ ok: true, value: home });
  });

  it('says where something is wrong and what belongs there', () => {
    expect(problems(7)).toEqual(['In the garden: must be an object.']);
    expect(problems({ name: '', beds: [{ colour: 'green' }] })).toEqual([
      'In name: must have 1 at least.',
      'In beds[0].colour: must be one of red, blue or white.',
    ]);
    expect(problems({ name: 'x', beds: 3, more: 1 })).toEqual([
      'In beds: must be a list.',
      'In the garden: must not have more.',
    ]);
    const broken = read('{');
    expect(broken.ok ? '' : broken.problems[0]).toMatch(
      /^This is not JSON \(.*\)\. Choose a file that was exported here\.$/,
    );
    expect([listed(['a'], 'and'), listed(['a', 'b', 'c'], 'or'), listed([], 'or')]).toEqual([
      'a',
      'a, b or c',
      'nothing',
    ]);
  });
});
