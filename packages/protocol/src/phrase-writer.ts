/** Lines of the log as phrases with values, for one audience: the server's half of [WS-15]. */
import type { Cue, LogLine, LogPart, RollShown } from '@broadside/rules/kernel';
import { phrasebookLimits } from './limits.ts';

interface Said {
  readonly text: string;
  readonly rules: LogLine['rules'];
  readonly tone: LogLine['tone'];
  readonly cue?: Cue;
}
type Named = Exclude<LogPart, string>;
type Thrown = Pick<RollShown, 'label' | 'seat' | 'sides' | 'use'>;
type Word = Said | Named | Thrown;

/** Lines as they are sent, and what they add to the words of their audience, both as JSON without the brackets of a list. */
export interface WrittenLines {
  readonly lines: string;
  readonly words: string;
  /** The same words one by one, and how many there were before. */
  readonly added: readonly Word[];
  readonly from: number;
}

/**
 * The words that an audience was sent. They follow from what it was shown alone: what is hidden from it gets no number
 * here. Where the book is full, lines that need another word are written out.
 */
export class Phrasebook {
  readonly #words: Word[];
  /** The numbers of the words with a text, a record or a label: mostly one. */
  readonly #numbers: Map<string, readonly number[]>;
  #characters: number;

  constructor(like?: Phrasebook) {
    this.#words = like === undefined ? [] : [...like.#words];
    this.#numbers = new Map(like === undefined ? [] : like.#numbers);
    this.#characters = like === undefined ? 0 : like.#characters;
  }

  /** All words as JSON, without the brackets of a list. */
  get words(): string {
    return JSON.stringify(this.#words).slice(1, -1);
  }

  /** Nothing is added before `learn`. */
  write(lines: readonly LogLine[]): WrittenLines {
    const added: Word[] = [];
    let text = '';
    for (const line of lines) text += text === '' ? this.#line(line, added) : `,${this.#line(line, added)}`;
    const words = added.length === 0 ? '' : JSON.stringify(added).slice(1, -1);
    return { lines: text, words, added, from: this.#words.length };
  }

  /** The words were sent. Once is enough for all who read the same. */
  learn({ added, words, from }: WrittenLines): void {
    if (this.#words.length !== from) return;
    this.#characters += words.length;
    for (const word of added) {
      const key = keyOf(word);
      this.#numbers.set(key, [...(this.#numbers.get(key) ?? []), this.#words.length]);
      this.#words.push(word);
    }
  }

  #line(line: LogLine, added: Word[]): string {
    const before = added.length;
    const { parts, rules, tone, rolls, cue } = line;
    const values: string[] = [];
    let text = '';
    // -1 where a word has no number: the line is written out then.
    let least = rolls?.length === 0 ? -1 : 0;
    for (const part of parts) {
      if (typeof part === 'string') text += textWithPlaces(part, values);
      else {
        const number = this.#numberOf(part, added);
        least = Math.min(least, number);
        text += placeOf(`[${String(number)}]`, values);
      }
    }
    for (const { label, seat, sides, faces, need, counted, use } of rolls ?? []) {
      const number = this.#numberOf(use === undefined ? { label, seat, sides } : { label, seat, sides, use }, added);
      least = Math.min(least, number);
      values.push(`[${String(number)},[${faces.join(',')}],${String(need)},${String(counted)}]`);
    }
    const marked = cue === undefined ? {} : { cue };
    const phrase = this.#numberOf({ text, rules, tone, ...marked }, added);
    if (Math.min(least, phrase) >= 0)
      return values.reduce((sum, value) => `${sum},${value}`, `[${String(phrase)}`) + ']';
    added.length = before;
    return JSON.stringify({ parts, rules, tone, ...(rolls === undefined ? {} : { rolls }), ...marked });
  }

  /** -1 where the book has no place for it. */
  #numberOf(word: Word, added: Word[]): number {
    for (const number of this.#numbers.get(keyOf(word)) ?? none)
      if (sameWord(this.#words[number] as Word, word)) return number;
    const held = this.#words.length;
    const at = added.findIndex((each) => sameWord(each, word));
    if (at >= 0) return held + at;
    const characters = this.#characters + JSON.stringify([...added, word]).length;
    if (held + added.length >= phrasebookLimits.words || characters > phrasebookLimits.characters) return -1;
    return held + added.push(word) - 1;
  }
}

const none: readonly number[] = [];

const keyOf = (word: Word): string => ('text' in word ? word.text : 'record' in word ? word.record : word.label);

function sameWord(a: Word, b: Word): boolean {
  if ('text' in a)
    return (
      'text' in b &&
      a.text === b.text &&
      a.tone === b.tone &&
      a.cue?.is === b.cue?.is &&
      a.cue?.what === b.cue?.what &&
      a.rules.length === b.rules.length &&
      a.rules.every((rule, index) => rule === b.rules[index])
    );
  if ('record' in a) return 'record' in b && a.record === b.record && a.name === b.name && a.seat === b.seat;
  return 'label' in b && a.label === b.label && a.seat === b.seat && a.sides === b.sides && a.use === b.use;
}

/** The text with places for its numbers, which become values. With a brace in it, it is a value itself. */
function textWithPlaces(part: string, values: string[]): string {
  const before = values.length;
  let text = '';
  let from = 0;
  for (let at = 0; at < part.length; at += 1) {
    const code = part.charCodeAt(at);
    if (code === brace || code === braceEnd) {
      values.length = before;
      return placeOf(JSON.stringify(part), values);
    }
    if (!isDigit(code)) continue;
    const end = endOfNumber(part, at);
    text += part.slice(from, at) + placeOf(numberValue(part.slice(at, end)), values);
    from = end;
    at = end - 1;
  }
  return from === 0 ? part : text + part.slice(from);
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const [point, brace, braceEnd] = [46, 123, 125] as const;

/** The end of the number that begins at `from`: digits, and after a point more of them. */
function endOfNumber(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (text.charCodeAt(at) !== point || !isDigit(text.charCodeAt(at + 1))) return at;
  at += 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** A number of a text as a value: as JSON knows it where that reads the same. */
const numberValue = (digits: string): string =>
  digits.length < 16 && String(Number(digits)) === digits ? digits : `"${digits}"`;

/** Where a value stands. */
const placeOf = (value: string, values: string[]): string => `{${String(values.push(value) - 1)}}`;
