import { expect, it } from 'vitest';
import { csvOf, defused } from './csv.ts';

it('quotes what needs it and leaves the rest alone', () => {
  const rows = [
    ['Place', 'Player', 'Points'],
    ['=1', 'de Vries, "Kaat"', 10],
    [null, 'two\nlines', -1.5],
  ];
  expect(csvOf(rows)).toBe(`Place,Player,Points\r\n'=1,"de Vries, ""Kaat""",10\r\n,"two\nlines",-1.5\r\n`);
});

it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', '|x', '%0A'])(
  'defuses %j',
  (text) => {
    expect(defused(text)).toBe(`'${text}`);
  },
);

it.each(['Ito H.', '-12', '+95', '-0.5', 'a=b', '', '3:1'])('leaves %j alone', (text) => {
  expect(defused(text)).toBe(text);
});
