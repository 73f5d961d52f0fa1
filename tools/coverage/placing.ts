/** Whether each rule that is done has its id beside the code that does it: who has an id finds the code by one search. */
import type { RuleTableRow } from './rows.ts';

export interface Placing {
  readonly rows: readonly RuleTableRow[];
  /** The lines of DEFINITIONS.txt: `ID why no code does it`. */
  readonly definitions: readonly string[];
  /** The ruleset's own code, without tests and cases. */
  readonly code: string;
}

/** One sentence for each thing that is wrong. */
export function misplaced({ rows, definitions, code }: Placing): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const named = new Map(definitions.map((line) => [line.split(' ')[0] ?? '', line] as const));
  const placed = (id: string): boolean => new RegExp(`(?<![\\w-])${id.replaceAll('.', '\\.')}(?!\\w|\\.\\d)`).test(code);
  return [
    ...rows
      .filter(({ id, status }) => status === 'done' && !named.has(id) && !placed(id))
      .map(({ id }) => `${id} is done, but stands beside no code: name it where it is done, or in DEFINITIONS.txt.`),
    ...[...named].flatMap(([id, line]) => {
      if (!known.has(id)) return [`DEFINITIONS.txt names ${id}, which RULES.md does not have.`];
      if (line.trim() === id) return [`DEFINITIONS.txt does not say why no code does ${id}.`];
      return placed(id) ? [`${id} stands beside code: take it out of DEFINITIONS.txt.`] : [];
    }),
  ];
}
