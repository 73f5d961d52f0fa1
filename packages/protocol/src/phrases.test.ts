import { throughJson } from '@broadside/rules/kernel';
import type { LogLine } from '@broadside/rules/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Phrasebook,
  PhraseWords,
  SentEntry,
  joinedParts,
  phrasebookLimits,
  readFrameLog,
  readSnapshotLog,
} from './index.ts';
import type { LogEntry, PhraseWord, SentLine } from './index.ts';

const piece = fc.oneof(
  fc.constantFrom('fires', ' 3 dice at ', ', 12.50″ away', '007', '1e21', '9'.repeat(20), '-4', '{', '}{0}', '{1}', ''),
  fc.string({ maxLength: 6 }),
);
const name = fc.record(
  { record: fc.constantFrom('ship:1', 'ship:2'), name: piece, seat: fc.constant('seat-2' as const) },
  { requiredKeys: ['record', 'name'] },
);
const roll = fc.record(
  {
    label: piece,
    seat: fc.constantFrom(null, 'seat-1' as const),
    sides: fc.constantFrom(6, 10),
    faces: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
    need: fc.constantFrom(null, 4),
    counted: fc.integer({ min: 0, max: 4 }),
    use: fc.constantFrom('gun' as const, 'defence' as const),
  },
  { requiredKeys: ['label', 'seat', 'sides', 'faces', 'need', 'counted'] },
);
const anyLine: fc.Arbitrary<LogLine> = fc.record(
  {
    parts: fc.array(fc.oneof(piece, name), { maxLength: 5 }),
    rules: fc.constantFrom([], ['QR-1', 'RULING-7']),
    tone: fc.constantFrom('act' as const, 'roll' as const),
    rolls: fc.array(roll, { maxLength: 2 }),
    cue: fc.constantFrom({ is: 'attack' as const }, { is: 'loss' as const, what: 'hull' }),
  },
  { requiredKeys: ['parts', 'rules', 'tone'] },
);

/** Text that is read as one is one. */
const joined = <L extends LogLine>(line: L): L => ({ ...line, parts: joinedParts(line.parts) });

/** What a frame carries of one entry, through the wire; the book knows it then. */
function frameOf(book: Phrasebook, seq: number, lines: readonly LogLine[]) {
  const written = book.write(lines);
  book.learn(written);
  const words = PhraseWords.parse(JSON.parse(`[${written.words}]`));
  return { seq, at: 5, words, log: JSON.parse(`[${written.lines}]`) as SentLine[] };
}

const told = (seq: number, lines: readonly LogLine[]): LogEntry[] =>
  lines.map((line) => ({ seq, at: 5, ...joined(line) }));
const ship = { record: 'ship:1', name: 'Tern' };
const fires: LogLine = { parts: [ship, ' fires 3 dice.'], rules: ['QR-1'], tone: 'act' };

describe('the log in phrases', () => {
  it('[WS-15] is read as it was told, in frames and in a snapshot', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyLine, { maxLength: 4 }), { maxLength: 5 }), (entries) => {
        const book = new Phrasebook();
        let known: readonly PhraseWord[] = [];
        const whole: unknown[] = [];
        for (const [seq, lines] of entries.entries()) {
          const frame = frameOf(book, seq, lines);
          const read = readFrameLog(known, frame);
          expect(read?.log.map(joined)).toEqual(told(seq, lines));
          known = read?.words ?? [];
          whole.push([seq, 5, ...frame.log]);
        }
        const words = PhraseWords.parse(JSON.parse(`[${book.words}]`));
        expect(words).toEqual(known);
        const log = whole.map((entry) => SentEntry.parse(throughJson(entry)));
        expect(readSnapshotLog({ words, log })?.log.map(joined)).toEqual(
          entries.flatMap((lines, seq) => told(seq, lines)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('[WS-15] says a phrase once, with numbers and names as its values', () => {
    const book = new Phrasebook();
    const roll = { label: 'Guns', seat: 'seat-1', sides: 6, faces: [6, 1], need: 4, counted: 1 } as const;
    expect(frameOf(book, 1, [fires, { ...fires, parts: [ship, ' fires 10 dice.'], rolls: [roll] }])).toEqual({
      seq: 1,
      at: 5,
      words: [
        { record: 'ship:1', name: 'Tern' },
        { text: '{0} fires {1} dice.', rules: ['QR-1'], tone: 'act' },
        { label: 'Guns', seat: 'seat-1', sides: 6 },
      ],
      log: [
        [1, [0], 3],
        [1, [0], 10, [2, [6, 1], 4, 1]],
      ],
    });
    expect(frameOf(book, 2, [{ ...fires, parts: ['At 2.50″, 1.5″ and {07}'] }, fires])).toMatchObject({
      words: [{ text: '{0}', rules: ['QR-1'], tone: 'act' }],
      log: [
        [3, 'At 2.50″, 1.5″ and {07}'],
        [1, [0], 3],
      ],
    });
    expect(frameOf(book, 3, [{ ...fires, parts: ['At 2.50″, 1.5″ and 07'] }])).toMatchObject({
      log: [[4, '2.50', 1.5, '07']],
    });
  });

  it('[WS-15] says what a line and its throws are in an attack with their words, and not again', () => {
    const book = new Phrasebook();
    const rolls = [{ label: 'Guns', seat: null, sides: 6, faces: [6], need: 4, counted: 1, use: 'gun' }] as const;
    const line: LogLine = { ...fires, rolls, cue: { is: 'loss', what: 'hull' } };
    expect(frameOf(book, 1, [line]).words).toMatchObject([
      { record: 'ship:1' },
      { label: 'Guns', use: 'gun' },
      { text: '{0} fires {1} dice.', cue: { is: 'loss', what: 'hull' } },
    ]);
    expect(frameOf(book, 2, [line])).toMatchObject({ words: [], log: [[2, [0], 3, [1, [6], 4, 1]]] });
    expect(frameOf(book, 3, [fires]).words, 'a line without a cue is another phrase').toHaveLength(1);
  });

  it('[WS-15] keeps no word of lines that were not sent', () => {
    const book = new Phrasebook();
    book.write([fires]);
    expect(book.words).toBe('');
    const like = new Phrasebook(book);
    frameOf(like, 1, [fires]);
    expect([book.words, like.words === '']).toEqual(['', false]);
    const written = book.write([fires]);
    book.learn(written);
    book.learn(written);
    expect(book.words).toBe(like.words);
  });

  it('[WS-15] writes a line out where the book is full', () => {
    const full = new Phrasebook();
    const nth = (index: number): LogLine => ({ ...fires, rules: [`R-${String(index)}`] });
    let known: readonly PhraseWord[] = [];
    for (let index = 0; index < phrasebookLimits.words + 50; index += 1) {
      const read = readFrameLog(known, frameOf(full, index, [nth(index)]));
      expect(read?.log).toEqual(told(index, [nth(index)]));
      known = read?.words ?? [];
    }
    expect(known).toHaveLength(phrasebookLimits.words);
    expect(frameOf(full, 1, [nth(0), nth(2000), nth(1)]).log).toEqual([[1, [0], 3], nth(2000), [2, [0], 3]]);

    const long = new Phrasebook();
    const text = (length: number): LogLine => ({ ...fires, parts: ['x'.repeat(length)] });
    expect(frameOf(long, 1, [text(phrasebookLimits.characters)]).words).toEqual([]);
    expect(frameOf(long, 1, [text(phrasebookLimits.characters / 2)]).words).toHaveLength(1);
    expect(frameOf(long, 1, [text(phrasebookLimits.characters / 2 + 1), fires]).words).toHaveLength(2);
  });

  it('[WS-15, WS-36] is not read where a word is missing or the values are others', () => {
    const words: PhraseWord[] = [
      { text: '{0} fires {1}.', rules: [], tone: 'act' },
      { record: 'ship:1', name: 'Tern' },
      { label: 'Guns', seat: null, sides: 6 },
    ];
    const read = (...line: unknown[]) => readFrameLog(words, { seq: 1, at: 1, log: [line as never] })?.log;
    expect(read(0, [1], 'away', [2, [1], null, 0])?.[0]?.parts).toEqual([words[1], ' fires away.']);
    for (const wrong of [
      [0, [1]],
      [0, [1], 2, 3],
      [0],
      [7, 1, 2],
      [1, 1, 2],
      [0, [2], 1],
      [0, [7], 1],
      [0, [1], 1, [1, [1], null, 0]],
    ])
      expect(read(...wrong), JSON.stringify(wrong)).toBeUndefined();
    // Each value stands once: nothing grows beyond what was sent.
    const twice: PhraseWord = { text: '{0}{0}', rules: [], tone: 'act' };
    expect(readFrameLog([twice], { seq: 1, at: 1, log: [[0, 'x']] })).toBeUndefined();
    expect(
      readFrameLog(words, { seq: 1, words: new Array<PhraseWord>(phrasebookLimits.words).fill(twice) }),
    ).toBeUndefined();
  });
});
