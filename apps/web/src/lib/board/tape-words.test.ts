import { describe, expect, test } from 'vitest';
import { hexesBetween, type HexEnd } from '../hex/measured.ts';
import { Tape } from './tape.svelte.ts';
import { tapeWords } from './tape-words.ts';

const end = (name: string, col: number, row: number): HexEnd => ({ name, at: { col, row } });

describe('what is heard of a measure', () => {
  test('is how it goes, its first end, then both ends and what lies between', () => {
    const tape = new Tape<HexEnd>();
    const said = (): string => tapeWords(tape, hexesBetween);
    expect(said()).toBe('');
    tape.toggle();
    expect(said()).toBe('Measure: choose two things with Enter. Arrows lead from thing to thing.');
    tape.mark(end('Destroyer D', 4, 4));
    expect(said()).toBe('From Destroyer D to what?');
    tape.mark(end('Asteroid field 2', 4, 1));
    expect(said()).toBe('From Destroyer D to Asteroid field 2: 3 hexes, north.');
    tape.mark(end('column 5, row 6', 5, 6));
    expect(said()).toBe('From column 5, row 6 to what?');
    tape.toggle();
    expect(said()).toBe('');
  });
});

test('hexes are counted, and the way is told between two directions where both lead nearer', () => {
  const here = end('Scout S', 4, 4);
  expect(hexesBetween(here, end('', 5, 4))).toEqual(['1 hex', 'south-east']);
  expect(hexesBetween(here, end('', 6, 1))).toEqual(['4 hexes', 'between north and north-east']);
  expect(hexesBetween(here, here)).toEqual(['0 hexes']);
});
