/**
 * Lists as plain text that survives chats: one line for each thing, `head: rest`, nothing told by indentation, costs for
 * the reader only. Each mistake names its line and says what would be right.
 */
import { lookUp, type Vocabulary } from './vocabulary.ts';

/** Longest text that is looked at, in UTF-16 code units. */
export const MAX_TEXT = 200_000;
const MAX_NAME = 40;
const MAX_PROBLEMS = 20;

/** A name on one line. */
export const oneLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The parts of a line, between commas or semicolons. */
export const itemsOf = (text: string): readonly string[] =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !/^(none|-)$/i.test(each));

/** What a text was read to so far, and what was wrong with it. */
export class ListReading {
  readonly problems: string[] = [];
  line = 0;

  fault(sentence: string): void {
    this.problems.push(`Line ${this.line}: ${sentence}`);
  }

  look<T>(vocabulary: Vocabulary<T>, text: string): T | undefined {
    const found = lookUp(vocabulary, text);
    if ('value' in found) return found.value;
    this.fault(found.fault);
    return undefined;
  }

  /** A name, no longer than names are; `whose` is who has it. */
  name(text: string, whose: string): string | undefined {
    if (text === '') this.fault(`The ${whose} has no name. Write it after the colon.`);
    else if (text.length > MAX_NAME)
      this.fault(`The name has ${text.length} characters. Use ${MAX_NAME} at most, ${text.length - MAX_NAME} fewer.`);
    else return text;
    return undefined;
  }
}

/** How the text of a kind of list begins and what may stand before a colon in it, in a sentence. */
export interface TextForm {
  /** What such a list is called: `fleet`. */
  readonly what: string;
  /** The head of its first line, in a regular expression; greetings above it are passed over. */
  readonly begins: RegExp;
  readonly noBeginning: string;
  readonly heads: string;
}

/** A line without bullets, quote marks and costs: what stands before its colon and after it. */
function partsOf(
  written: string,
  { heads }: TextForm,
  reading: ListReading,
): readonly [head: string, rest: string] | undefined {
  const text = written.replace(/^[\s>*•·–-]+/u, '').trim();
  if (text === '' || text.startsWith('#')) return undefined;
  const colon = text.indexOf(':');
  if (colon < 0) {
    reading.fault(`"${text.slice(0, 60)}" has no colon. Write ${heads} before it.`);
    return undefined;
  }
  const head = text.slice(0, colon).replace(/,?\s*-?\d+\s*(points?|pts?)\.?\s*$/i, '');
  return [head.trim(), text.slice(colon + 1).trim()];
}

/**
 * Reads the lines of a list, one after the other; bullets, quote marks, case, costs and lines that begin with `#` do not
 * matter. Returns the number of the line that it begins with, or undefined where there is none.
 */
export function readLines(
  text: string,
  form: TextForm,
  reading: ListReading,
  readLine: (head: string, rest: string) => void,
): number | undefined {
  if (text.length > MAX_TEXT) {
    reading.problems.push(`The text has ${text.length} characters. A ${form.what} has ${MAX_TEXT} at most.`);
    return undefined;
  }
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => form.begins.test(line));
  reading.line = 1;
  if (first < 0) {
    reading.fault(form.noBeginning);
    return undefined;
  }
  for (const [index, line] of lines.entries()) {
    reading.line = index + 1;
    const parts = index < first ? undefined : partsOf(line, form, reading);
    if (parts !== undefined) readLine(...parts);
    if (reading.problems.length >= MAX_PROBLEMS) break;
  }
  return first + 1;
}
