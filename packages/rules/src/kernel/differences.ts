/** How a game differs from one that its players may know: a table for people, as data of the ruleset. */
import type { Id } from './ids.ts';

export interface Difference {
  /** What is compared, in a few words. */
  readonly what: string;
  /** How it is in this game, and in the other one, in our own words. */
  readonly here: string;
  readonly there: string;
  /** Rules of this game that say so. */
  readonly rules: readonly Id<'rule'>[];
}

export interface Differences {
  /** The name of the other game. */
  readonly from: string;
  /** What is the same in both. */
  readonly alike: string;
  readonly groups: readonly { readonly title: string; readonly rows: readonly Difference[] }[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table as a page of the documentation. */
export function differencesPage(game: string, { from, alike, groups }: Differences): string {
  const tables = groups.map(({ title, rows }) =>
    [
      `## ${title}`,
      '',
      `| | ${game} | ${from} | rules |`,
      '|---|---|---|---|',
      ...rows.map(
        ({ what, here, there, rules }) => `| ${cell(what)} | ${cell(here)} | ${cell(there)} | ${rules.join(', ')} |`,
      ),
      '',
    ].join('\n'),
  );
  return [`# ${game} for players of ${from}`, '', alike, '', ...tables].join('\n');
}
