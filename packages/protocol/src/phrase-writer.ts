/** Lines of the log as phrases with values, for one audience: the server's half of [WS-15]. */
import type { LogLine } from '@broadside/rules/kernel';
import { phrasebookLimits } from './limits.ts';

/** Lines as they are sent, and what they add to the words of their audience, both as JSON without the brackets of a list. */
export interface WrittenLines {
  readonly lines: string;
  readonly words: string;
  /** The same words one by one, and how many there were before. */
  readonly added: readonly string[];
  readonly from: number;
}

const numbers = /\d+(?:\.\d+)?/g;

/** A number of a text as a value: as JSON knows it where that reads the same. */
const numberValue = (digits: string): string =>
  digits.length < 16 && String(Number(digits)) === digits ? digits : `"${digits}"`;

/**
 * The words that an audience was sent, by what they are as JSON. They follow from what it was shown alone: what is hidden
 * from it gets no number here. Where the book is full, lines that need another word are written out.
 */
export class Phrasebook {
  readonly #numbers: Map<string, number>;
  #characters: number;

  constructor(like?: Phrasebook) {
    this.#numbers = new Map(like === undefined ? [] : like.#numbers);
    this.#characters = like === undefined ? 0 : like.#characters;
  }

  /** All words as JSON, without the brackets of a list. */
  get words(): string {
    return [...this.#numbers.keys()].join(',');
  }

  /** Nothing is added before `learn`. */
  write(lines: readonly LogLine[]): WrittenLines {
    const added: string[] = [];
    const texts = lines.map((line) => this.#line(line, added));
    return { lines: texts.join(','), words: added.join(','), added, from: this.#numbers.size };
  }

  /** The words were sent. Once is enough for all who read the same. */
  learn({ added, from }: WrittenLines): void {
    if (this.#numbers.size !== from) return;
    for (const word of added) {
      this.#numbers.set(word, this.#numbers.size);
      this.#characters += word.length;
    }
  }

  #line(line: LogLine, added: string[]): string {
    const before = added.length;
    const { rules, tone } = line;
    const values: string[] = [];
    let text = '';
    let fits = true;
    const numberOf = (word: object): number => {
      const number = this.#numberOf(JSON.stringify(word), added);
      fits &&= number !== undefined;
      return number ?? 0;
    };
    const place = (value: string): string => `{${String(values.push(value) - 1)}}`;
    for (const part of line.parts) {
      if (typeof part !== 'string') text += place(`[${String(numberOf(part))}]`);
      else if (part.includes('{') || part.includes('}')) text += place(JSON.stringify(part));
      else text += part.replace(numbers, (digits) => place(numberValue(digits)));
    }
    for (const { label, seat, sides, faces, need, counted } of line.rolls ?? [])
      values.push(
        `[${String(numberOf({ label, seat, sides }))},[${faces.join(',')}],${String(need)},${String(counted)}]`,
      );
    const phrase = numberOf({ text, rules, tone });
    if (fits && line.rolls?.length !== 0) return `[${[phrase, ...values].join(',')}]`;
    added.length = before;
    return writtenOut(line);
  }

  #numberOf(word: string, added: string[]): number | undefined {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const held = this.#numbers.size;
    const at = added.indexOf(word);
    if (at >= 0) return held + at;
    const characters = added.reduce((sum, each) => sum + each.length, this.#characters + word.length);
    if (held + added.length >= phrasebookLimits.words || characters > phrasebookLimits.characters) return undefined;
    return held + added.push(word) - 1;
  }
}

const writtenOut = ({ parts, rules, tone, rolls }: LogLine): string =>
  JSON.stringify(rolls === undefined ? { parts, rules, tone } : { parts, rules, tone, rolls });
