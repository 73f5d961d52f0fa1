/** Words as people write them, found again whatever their case, hyphens and spaces. */
import { editDistance } from '../words.ts';

/** A kind of word: what it is called in a sentence, and what each spelling means. */
export interface Vocabulary<T> {
  readonly what: string;
  readonly words: readonly { readonly value: T; readonly name: string; readonly spellings: readonly string[] }[];
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The values of a kind, each with its name and other spellings. */
export const vocabulary = <T extends string>(
  what: string,
  names: readonly (readonly [T, string, ...string[]])[],
): Vocabulary<T> => ({
  what,
  words: names.map(([value, name, ...others]) => ({ value, name, spellings: [value, name, ...others].map(folded) })),
});

/** The keys of a table, called as its records are. */
export const namesIn = <T extends string>(
  records: Readonly<Record<T, { readonly name: string }>>,
): readonly (readonly [T, string])[] =>
  (Object.entries(records) as [T, { readonly name: string }][]).map(([id, { name }]) => [id, name.toLowerCase()]);

/** Ids that are written as they are. */
export const asTheyAre = <T extends string>(ids: readonly T[]): readonly (readonly [T, string])[] =>
  ids.map((id) => [id, id] as const);

/** The name that plain text uses. */
export const nameIn = <T>({ words }: Vocabulary<T>, value: T): string =>
  words.find((word) => word.value === value)?.name ?? String(value);

/** The value that `text` means, or a sentence that says which word would be right. */
export function lookUp<T>(
  { what, words }: Vocabulary<T>,
  text: string,
): { readonly value: T } | { readonly fault: string } {
  const wanted = folded(text).slice(0, 60);
  const exact = words.find(({ spellings }) => spellings.includes(wanted));
  if (exact !== undefined) return { value: exact.value };
  const near = words
    .map((word) => ({ word, off: Math.min(...word.spellings.map((each) => editDistance(wanted, each))) }))
    .reduce((best, each) => (each.off < best.off ? each : best));
  const unknown = `There is no ${what} "${text.slice(0, 60)}".`;
  if (near.off <= Math.floor(wanted.length / 3)) return { fault: `${unknown} Write "${near.word.name}"?` };
  return { fault: `${unknown} Write one of: ${words.map(({ name }) => name).join(', ')}.` };
}
