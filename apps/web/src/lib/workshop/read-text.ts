/** JSON of a schema from text: what is wrong is told with its line, its field, and what would be right. */
import { readJson } from './json-lines.ts';

export interface TextFault {
  readonly line: number;
  /** `crates 2, things 1, weight`; empty for the whole text. */
  readonly field: string;
  readonly sentence: string;
}

export type ReadText<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly TextFault[] };

/** A schema of what is read, as far as it is used here. */
export interface TextCodec<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly unknown[] } };
}

/** What zod says of a fault, as far as it is used here. */
interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly [more: string]: unknown;
}

/** Counted from 1, as people count: `crates 2, things 1, at`. */
export function fieldWords(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const step of path) {
    if (typeof step === 'number' && parts.length > 0) parts.push(`${parts.pop() ?? ''} ${step + 1}`);
    else parts.push(String(step));
  }
  return parts.join(', ');
}

const kinds: Readonly<Record<string, string>> = {
  string: 'words in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'fields in { }',
  record: 'fields in { }',
  tuple: 'two numbers in [ ]',
};

function sizeWords(issue: Issue, limit: unknown, more: boolean): string {
  const bound = more ? 'at least' : 'at most';
  const count = String(limit);
  if (issue['origin'] === 'array') return `Write ${bound} ${count} of them.`;
  if (issue['origin'] === 'string') return `Write ${bound} ${count} letters.`;
  return `Write ${bound} ${count}.`;
}

/** The deepest of a union's readings says most; a codec's own sentence is kept. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue['input'] === undefined && /received undefined/.test(issue.message))
        return `This field is missing: write ${kinds[String(issue['expected'])] ?? String(issue['expected'])}.`;
      return `Write ${kinds[String(issue['expected'])] ?? String(issue['expected'])} here.`;
    case 'invalid_value':
      return `Write one of ${(issue['values'] as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'unrecognized_keys': {
      const keys = (issue['keys'] as readonly string[]).map((key) => `"${key}"`);
      return `There is no field ${keys.join(' and no ')} here: take it out or correct its name.`;
    }
    case 'too_small':
      return sizeWords(issue, issue['minimum'], true);
    case 'too_big':
      return sizeWords(issue, issue['maximum'], false);
    case 'invalid_format':
      return `Write ${issue.message}.`;
    case 'invalid_key':
      return 'This name is not known here.';
    case 'invalid_union': {
      // A word of the book that is misspelt says so itself, with the near ones.
      const told = (issue['errors'] as readonly (readonly Issue[])[]).flat().find(({ code }) => code === 'custom');
      if (told !== undefined) return told.message;
      return 'None of the forms that may stand here fits. Compare it with a text that was made here.';
    }
    default:
      return `${issue.message}.`;
  }
}

export function readText<T>(text: string, codec: TextCodec<T>): ReadText<T> {
  const json = readJson(text);
  if (!json.ok) return { ok: false, faults: [{ line: json.fault.line, field: '', sentence: json.fault.sentence }] };
  const read = codec.safeParse(json.value);
  if (read.success) return { ok: true, value: read.data };
  const faults = (read.error.issues as readonly Issue[]).map((issue): TextFault => {
    const key = issue.code === 'unrecognized_keys' ? (issue['keys'] as readonly string[])[0] : undefined;
    const path = key === undefined ? issue.path : [...issue.path, key];
    return { line: json.lineOf(path), field: fieldWords(issue.path), sentence: sentenceOf(issue) };
  });
  return { ok: false, faults };
}
