/** JSON read with the line of every value, so that a fault can be shown where it stands. */

export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** What would be right there. */
  readonly sentence: string;
}

export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (path: readonly PropertyKey[]) => number }
  | { readonly ok: false; readonly fault: JsonFault };

class Fault extends Error {
  readonly at: number;

  constructor(at: number, sentence: string) {
    super(sentence);
    this.at = at;
  }
}

const keyOf = (path: readonly PropertyKey[]): string => path.map(String).join('\u0000');

class Reader {
  readonly #text: string;
  #at = 0;
  readonly #path: PropertyKey[] = [];
  /** Where each value begins. */
  readonly starts = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  whole(): unknown {
    const value = this.#value();
    this.#blank();
    if (this.#at < this.#text.length) throw new Fault(this.#at, 'The text ends before this: take the rest out.');
    return value;
  }

  #blank(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #value(): unknown {
    this.#blank();
    this.starts.set(keyOf(this.#path), this.#at);
    const first = this.#text[this.#at];
    if (first === '{') return this.#object();
    if (first === '[') return this.#array();
    if (first === '"') return this.#string();
    const word = /^[\w.+-]+/.exec(this.#text.slice(this.#at, this.#at + 40))?.[0] ?? '';
    const plain = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(word);
    if (!plain) throw new Fault(this.#at, this.#expected(word));
    this.#at += word.length;
    return JSON.parse(word);
  }

  #expected(word: string): string {
    if (this.#at >= this.#text.length) return 'The text ends too early: a value, or a closing bracket, is missing.';
    if (word === '') return `A value is missing before ${this.#text[this.#at] ?? ''}.`;
    if (/^[-+.\d]/.test(word)) return `${word} is not a number: write it as 24 or 10.5.`;
    return `${word} needs quotation marks: "${word}".`;
  }

  #string(): string {
    const match = /"(?:[^"\\\n]|\\.)*"/y;
    match.lastIndex = this.#at;
    const [raw] = match.exec(this.#text) ?? [];
    if (raw === undefined) throw new Fault(this.#at, 'These quotation marks are not closed on this line.');
    try {
      const value: unknown = JSON.parse(raw);
      this.#at += raw.length;
      return String(value);
    } catch {
      throw new Fault(this.#at, 'After \\ write one of " \\ / b f n r t u.');
    }
  }

  /** True where the list goes on after a comma, false at its end. */
  #goesOn(close: string): boolean {
    this.#blank();
    const next = this.#text[this.#at];
    if (next !== ',' && next !== close)
      throw new Fault(
        this.#at,
        next === undefined ? `The text ends before ${close}.` : `A comma or ${close} is missing here.`,
      );
    this.#at += 1;
    if (next === close) return false;
    this.#blank();
    if (this.#text[this.#at] === close)
      throw new Fault(this.#at, `Nothing follows the comma before ${close}: take it out.`);
    return true;
  }

  #array(): unknown[] {
    const list: unknown[] = [];
    this.#at += 1;
    this.#blank();
    if (this.#text[this.#at] === ']') {
      this.#at += 1;
      return list;
    }
    do {
      this.#path.push(list.length);
      list.push(this.#value());
      this.#path.pop();
    } while (this.#goesOn(']'));
    return list;
  }

  #object(): Record<string, unknown> {
    const fields: [string, unknown][] = [];
    this.#at += 1;
    this.#blank();
    if (this.#text[this.#at] === '}') {
      this.#at += 1;
      return {};
    }
    do {
      this.#blank();
      if (this.#text[this.#at] !== '"')
        throw new Fault(this.#at, 'The name of a field in quotation marks is missing here.');
      const at = this.#at;
      const key = this.#string();
      if (fields.some(([known]) => known === key)) throw new Fault(at, `"${key}" stands here twice: take one out.`);
      this.#blank();
      if (this.#text[this.#at] !== ':') throw new Fault(this.#at, `A colon is missing after "${key}".`);
      this.#at += 1;
      this.#path.push(key);
      fields.push([key, this.#value()]);
      this.starts.set(keyOf(this.#path), at);
      this.#path.pop();
    } while (this.#goesOn('}'));
    return Object.fromEntries(fields);
  }
}

const placeIn = (text: string, at: number): { line: number; column: number } => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Lines and columns count from 1. `lineOf` a path that is not there gives the line of what should hold it. */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    const value = reader.whole();
    const lineOf = (path: readonly PropertyKey[]): number => {
      for (let length = path.length; length >= 0; length--) {
        const at = reader.starts.get(keyOf(path.slice(0, length)));
        if (at !== undefined) return placeIn(text, at).line;
      }
      return 1;
    };
    return { ok: true, value, lineOf };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    return { ok: false, fault: { ...placeIn(text, thrown.at), sentence: thrown.message } };
  }
}
