/** Reading words that people write: in any case and spelling of hyphens, with the near ones named where none fits. */
import * as z from 'zod';

/** 'Red Kite' is red-kite; empty where there is no letter or digit that an id may hold. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');

/** Letters to change, add or drop, to make one word of the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** More names than these are not listed. */
const FEW = 8;

/** The names nearest to what was written, the nearest first; all of them where they are few. */
export function nearNames(written: string, names: readonly string[]): readonly string[] {
  const word = plainWord(written);
  const farness = (name: string): number => {
    const other = plainWord(name);
    if (word.length > 2 && (other.includes(word) || word.includes(other))) return 0;
    return editDistance(word, other);
  };
  const known = [...new Set(names)].map((name) => ({ name, farness: farness(name) }));
  return known
    .sort((one, other) => one.farness - other.farness)
    .slice(0, FEW)
    .map(({ name }) => name);
}

/** `There is no ship "Onxy". Near it: Onyx, Opal.` */
export function noSuch(what: string, written: string, names: readonly string[]): string {
  const short = written.length > 60 ? `${written.slice(0, 57)}…` : written;
  if (names.length === 0) return `There is no ${what} "${short}", and no other.`;
  const listed = nearNames(written, names).join(', ');
  return `There is no ${what} "${short}". ${new Set(names).size > FEW ? 'Near it' : 'There are'}: ${listed}.`;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What is called so, by id or by name: a sentence where nothing is, or where several things share the name. */
export function calledSo<T extends Named>(what: string, written: string, things: readonly T[]): T | string {
  const byId = things.find(({ id }) => id === written);
  if (byId !== undefined) return byId;
  const word = plainWord(written);
  const found = things.filter(({ id, name }) => word !== '' && (plainWord(name) === word || plainWord(id) === word));
  const [only] = found;
  if (only === undefined)
    return noSuch(
      what,
      written,
      things.map(({ name }) => name),
    );
  if (found.length === 1) return only;
  const ids = found.slice(0, FEW).map(({ id }) => id);
  return `"${written}" may be ${ids.join(' or ')}: write which of them.`;
}

/**
 * The id of something that people write: its own, else what its name makes. `taken` are those that are given already,
 * with the names that have them; one of these again, or none at all, is a problem.
 */
export function claimedId(
  taken: ReadonlyMap<string, string>,
  { name, id = plainWord(name) }: { readonly name: string; readonly id?: string | undefined },
  problems: string[],
): string {
  const holder = taken.get(id);
  if (holder !== undefined)
    problems.push(`${name} and ${holder} have the same id, ${id}: give one of them another name.`);
  if (id === '') problems.push(`"${name}" makes no id: give it a name with letters or digits, or an id.`);
  return id;
}

/** What a key of a table is called: one name, or several of which the first is the usual one. */
export type Titles<K extends string> = Readonly<Record<K, string | readonly string[]>>;

const titles = (names: string | readonly string[]): readonly string[] => (typeof names === 'string' ? [names] : names);

/** The key that is written so, as the key or as one of its names, in any case and spelling of hyphens. */
export function keyOf<K extends string>(names: Titles<K>, written: string): K | undefined {
  const word = plainWord(written);
  const keys = Object.keys(names) as K[];
  if (Object.hasOwn(names, written)) return written as K;
  return keys.find((key) => [key, ...titles(names[key])].some((name) => plainWord(name) === word));
}

/**
 * A key of a table, written as the key or as the name that the book gives it: for positions that people write.
 * `what` is what the keys are, as in `There is no ship class "Cruser".`
 */
export function wordOf<K extends string>(what: string, names: Titles<K>) {
  const keys = Object.keys(names) as [K, ...K[]];
  const spelled = z
    .string()
    .max(60)
    .transform((written, context): K => {
      const found = keyOf(names, written);
      if (found !== undefined) return found;
      const usual = keys.map((key) => titles(names[key])[0] ?? key);
      context.addIssue({ code: 'custom', message: noSuch(what, written, usual) });
      return z.NEVER;
    })
    .describe(`a ${what}, as the book spells it`);
  // The keys stand beside it for editors that complete what is written.
  return z.union([spelled, z.enum(keys)]);
}
