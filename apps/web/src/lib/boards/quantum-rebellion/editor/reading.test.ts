import { describe, expect, it } from 'vitest';
import { readText } from '#lib/workshop/read-text.ts';
import { writtenJson } from '#lib/workshop/written-json.ts';
import { addFleet } from './adding.ts';
import { emptyPosition } from './edit.ts';
import { draftCodec, fleets, surveyPosition, toPosition } from './rules.ts';

const readPosition = (text: string) => readText(text, draftCodec);
const faults = (text: string) => {
  const read = readPosition(text);
  return read.ok ? [] : read.faults;
};

describe('a position as text', () => {
  it('comes back as it was written, and a whole state too', () => {
    const [one, other] = fleets;
    const position = addFleet(addFleet(emptyPosition, 'seat-1', one!.design), 'seat-2', other!.design);
    expect(readPosition(writtenJson(position))).toEqual({ ok: true, value: position });
    const full = toPosition(surveyPosition(position).state);
    const read = readPosition(writtenJson(full));
    expect(read.ok && surveyPosition(read.value).state).toEqual(surveyPosition(full).state);
  });

  it('keeps what is short on one line', () => {
    expect(writtenJson({ table: [48, 48], squadrons: [{ name: 'Tern' }] })).toBe(
      '{ "table": [48, 48], "squadrons": [{ "name": "Tern" }] }',
    );
    expect(writtenJson({ list: ['a'.repeat(60), 'b'.repeat(60)] }).split('\n')).toHaveLength(6);
  });

  it.each([
    ['{\n  "squadrons": [],\n}', 3, 'Nothing follows the comma before }: take it out.'],
    ['{\n  "squadrons": []\n  "round": 2\n}', 3, 'A comma or } is missing here.'],
    ['{ "squadrons": [], "round": two }', 1, 'two needs quotation marks: "two".'],
    ['{ "squadrons": [', 1, 'The text ends too early: a value, or a closing bracket, is missing.'],
    ['{ "squadrons": [], "round": 2, "round": 3 }', 1, '"round" stands here twice: take one out.'],
    ['{ "squadrons": [] } { }', 1, 'The text ends before this: take the rest out.'],
    ['{ "squadrons": [], "active": "Tern\n }', 1, 'These quotation marks are not closed on this line.'],
  ])('tells where JSON goes wrong: %j', (text, line, sentence) => {
    expect(faults(text)).toEqual([{ line, field: '', sentence }]);
  });

  it('tells the line and the field of every fault, and what would be right', () => {
    const text = `{
  "round": "three",
  "phase": "battle",
  "squadrons": [
    { "name": "Kites", "seat": "seat-1", "ships": [
      { "name": "Tern", "class": "DD", "hul": 3,
        "at": [900, 4] }
    ] }
  ]
}`;
    const found = faults(text);
    expect(found.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, 'round'],
        [3, 'phase'],
        [6, 'squadrons 1, ships 1'],
        [7, 'squadrons 1, ships 1, at 1'],
      ]),
    );
    const sentence = (field: string) => found.find((each) => each.field === field)?.sentence;
    expect(sentence('round')).toMatch(/^Write a (whole )?number here\.$/);
    expect(sentence('phase')).toMatch(/^There is no phase "battle"\. There are: .*Terrain/);
    expect(sentence('squadrons 1, ships 1')).toBe('There is no field "hul" here: take it out or correct its name.');
    expect(sentence('squadrons 1, ships 1, at 1')).toBe('Write at most 200.');
  });

  it('says what is missing', () => {
    expect(faults('{ }')).toEqual([
      { line: 1, field: 'squadrons', sentence: 'This field is missing: write a list in [ ].' },
    ]);
  });
});
