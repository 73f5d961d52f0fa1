/** What another edition of a game changes, by the changelog in the ruleset's folder; fetched when somebody looks. */

/** A file of its own for each game. */
const files = import.meta.glob<string>('../../../../../packages/rules/src/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
});

export interface EditionChanges {
  readonly edition: string;
  readonly changes: readonly string[];
}

/** The editions of a changelog that follow `from`, up to `to`, the newest first; where it does not have `from`, `to` alone. */
export function changesSince(changelog: string, from: string, to: string): readonly EditionChanges[] {
  const editions = changelog
    .split(/^## /m)
    .slice(1)
    .map((part): EditionChanges => {
      const [edition = '', ...lines] = part.split('\n');
      const items = lines.join('\n').split(/^- /m).slice(1);
      return { edition: edition.trim(), changes: items.map((item) => item.replaceAll(/\s+/g, ' ').trim()) };
    });
  const [first, last] = [to, from].map((edition) => editions.findIndex((each) => each.edition === edition));
  if (first === undefined || first < 0) return [];
  return editions.slice(first, last === undefined || last <= first ? first + 1 : last);
}

/** The same of a game of this site; nothing where it has no changelog here. */
export async function changesOfGame(ruleset: string, from: string, to: string): Promise<readonly EditionChanges[]> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${ruleset}/CHANGELOG.md`))?.[1];
  return load === undefined ? [] : changesSince(await load(), from, to);
}
