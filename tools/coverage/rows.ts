/** Reads the rows of a ruleset's RULES.md, and judges them against its case files and its checklist. */

export interface RuleTableRow {
  readonly id: string;
  readonly status: string;
  /** True where the rule forbids something: then a case must show the refusal. */
  readonly forbids: boolean;
}

/** What coverage needs to know of a case. */
export interface CoveringCase {
  readonly id: string;
  readonly covers: readonly string[];
  readonly rejects?: unknown;
}

export interface RuleLedger {
  readonly rows: readonly RuleTableRow[];
  readonly cases: readonly CoveringCase[];
  /** Ids of every row that the book has. */
  readonly checklist: readonly string[];
  /** Ids of the rulings, which cases may cover too. */
  readonly rulings: readonly string[];
}

const STATUS = /^(done|partial|open|unplayable \(.+\))$/;

/** The rows of all tables whose head begins with `| id | rule | status |`; `\|` stands for a bar inside a cell. */
export function rowsOf(markdown: string): RuleTableRow[] {
  const rows: RuleTableRow[] = [];
  let head: string[] | undefined;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) head = undefined;
    else if (!head) head = cellsOf(line);
    else if (!/^\|[\s:|-]+\|\s*$/.test(line)) {
      const cells = cellsOf(line);
      const cell = (name: string) => cells[head?.indexOf(name) ?? -1] ?? '';
      if (head[0] === 'id' && head.includes('status')) {
        rows.push({ id: cell('id'), status: cell('status'), forbids: cell('forbids') === 'yes' });
      }
    }
  }
  return rows;
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** How many rows have each status, in a fixed order. */
export function counts(rows: readonly RuleTableRow[]): { done: number; partial: number; open: number; unplayable: number } {
  const count = (status: string) => rows.filter((row) => row.status.split(' ')[0] === status).length;
  return {
    done: count('done'),
    partial: count('partial'),
    open: count('open'),
    unplayable: count('unplayable'),
  };
}

/** One sentence for each thing that is wrong. */
export function gaps({ rows, cases, checklist, rulings }: RuleLedger): string[] {
  const ids = new Set(rows.map((row) => row.id));
  const known = new Set([...ids, ...rulings]);
  const covered = (id: string, wanted: (covering: CoveringCase) => boolean) =>
    cases.some((covering) => covering.covers.includes(id) && wanted(covering));
  return [
    ...repeated(rows.map((row) => row.id)).map((id) => `${id} stands twice in RULES.md: keep one row.`),
    ...repeated(cases.map((one) => one.id)).map((id) => `Two cases are called ${id}: rename one.`),
    ...checklist.filter((id) => !ids.has(id)).map((id) => `${id} of the checklist is missing: add its row to RULES.md.`),
    ...rows.flatMap((row) => gapsOfRow(row, covered)),
    ...cases.flatMap((one) =>
      one.covers
        .filter((id) => !known.has(id))
        .map((id) => `Case ${one.id} covers ${id}, which neither RULES.md nor RULINGS.md has.`),
    ),
  ];
}

function gapsOfRow(
  { id, status, forbids }: RuleTableRow,
  covered: (id: string, wanted: (one: CoveringCase) => boolean) => boolean,
): string[] {
  if (!STATUS.test(status)) return [`${id} has the status "${status}": write done, partial, open or unplayable (why).`];
  if (status !== 'done') return [];
  const missing: string[] = [];
  if (!covered(id, (one) => !one.rejects)) missing.push(`${id} is done, but no case that is accepted covers it.`);
  if (forbids && !covered(id, (one) => Boolean(one.rejects))) missing.push(`${id} forbids something, but no case is refused by it.`);
  return missing;
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
