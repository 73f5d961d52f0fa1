/** What a new ruleset is called in all its places. */

export interface Words {
  readonly id: string;
  /** As players call it. */
  readonly name: string;
  /** The constant that holds it. */
  readonly constant: string;
  /** What the ids of its rules begin with. */
  readonly code: string;
}

const FORM = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;
/** Why no ruleset can be begun under this id; undefined where one can. */
export function faultOf(id: string, rest: readonly string[], exists: (path: string) => boolean): string | undefined {
  if (id === '' || rest.length > 0) return 'Write one id: pnpm new-ruleset narrow-sea.';
  if (!FORM.test(id) || id.length > 40)
    return `"${id}" cannot be an id. Write lower-case words with hyphens between them, at most 40 characters: narrow-sea.`;
  const taken = [`packages/rules/src/${id}`, `packages/rules/src/${id}.ts`, `docs/case-files/${id}.md`].find(exists);
  return taken === undefined ? undefined : `${taken} is there already. Choose another id; nothing was changed.`;
}

export function wordsOf(id: string): Words {
  const parts = id.split('-');
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const initials = parts.map((part) => part.slice(0, 1)).join('');
  const short = (parts.length > 1 ? initials : id.replace(/[^a-z]/g, '').slice(0, 4)).toUpperCase();
  const [first = id, ...others] = parts;
  return {
    id,
    name: parts.map(capital).join(' '),
    constant: `${[first, ...others.map(capital)].join('')}Ruleset`,
    code: short,
  };
}

/** A template with its words; throws where it asks for one that there is not. */
export const filled = (template: string, words: object): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, word: string) => {
    const found: unknown = (words as Record<string, unknown>)[word];
    if (typeof found !== 'string') throw new Error(`no word is called ${word}`);
    return found;
  });

/** The catalog with one more ruleset at its end. */
export function catalogWith(catalog: string, { id, constant }: Words): string {
  const end = catalog.lastIndexOf('};');
  if (end < 0) throw new Error('the catalog does not end with its list');
  const line = `  '${id}': async () => (await import('./${id}/index.ts')).${constant},\n`;
  return catalog.slice(0, end) + line + catalog.slice(end);
}
