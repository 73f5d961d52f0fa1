/** Lists as JSON files: written as they are, read back through their codec with sentences for people. */
import type { z } from 'zod';
import type { Result } from '../contract.ts';

type Issue = z.core.$ZodIssue;
const MAX_PROBLEMS = 20;

/** `fore, port or turret`. */
export function listed(words: readonly string[], conjunction: 'or' | 'and'): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** `units[0].parts[2].name`; the whole by its own name. */
const placeOf = (path: readonly PropertyKey[], whole: string): string =>
  path.length === 0
    ? whole
    : path.reduce<string>((text, key) => {
        if (typeof key === 'number') return `${text}[${key}]`;
        return text === '' ? String(key) : `${text}.${String(key)}`;
      }, '');

function wanted(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'array' ? 'a list' : issue.expected === 'object' ? 'an object' : `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be one of ${listed(issue.values.map(String), 'or')}`;
    case 'too_small':
      return `must have ${issue.minimum} at least`;
    case 'too_big':
      return `must have ${issue.maximum} at most`;
    case 'unrecognized_keys':
      return `must not have ${listed(issue.keys, 'or')}`;
    case 'invalid_key':
      return 'has a place that is not known';
    case 'not_multiple_of':
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_element':
    case 'custom':
      return issue.message;
  }
}

export interface JsonForm<T> {
  /** The list, or what is wrong with its form: each problem names the place and what belongs there. */
  readonly checked: (value: unknown) => Result<T>;
  /** The list as a JSON file, indented by two spaces. */
  readonly write: (list: T) => string;
  /** The list of a JSON file, legal or not. */
  readonly read: (text: string) => Result<T>;
}

/** How lists of this codec are written as JSON; `whole` is one of them in a sentence, such as `the fleet`. */
export function jsonForm<T>(codec: z.ZodType<T>, whole: string): JsonForm<T> {
  const checked = (value: unknown): Result<T> => {
    const parsed = codec.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    const sentences = parsed.error.issues.map((issue) => `In ${placeOf(issue.path, whole)}: ${wanted(issue)}.`);
    return { ok: false, problems: sentences.slice(0, MAX_PROBLEMS) };
  };
  return {
    checked,
    write: (list) => `${JSON.stringify(list, null, 2)}\n`,
    read: (text) => {
      try {
        return checked(JSON.parse(text));
      } catch (error) {
        const why = error instanceof Error ? error.message : 'unknown';
        return { ok: false, problems: [`This is not JSON (${why}). Choose a file that was exported here.`] };
      }
    },
  };
}
