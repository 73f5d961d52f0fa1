/** Results as a table of Markdown, so that a run can be copied into the README. */
import { rounded } from './statistics.ts';

export type Row = Readonly<Record<string, string | number>>;

export function printTable(rows: readonly Row[]): void {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => shown(row[name])));
  const widths = names.map((name, index) => Math.max(name.length, ...cells.map((row) => row[index]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |\n`;
  const rule = widths.map((width) => '-'.repeat(width));
  process.stdout.write(`\n${[names, rule, ...cells].map(line).join('')}`);
}

function shown(value: string | number | undefined): string {
  if (typeof value === 'string') return value;
  return value === undefined || Number.isNaN(value) ? '' : String(rounded(value));
}
