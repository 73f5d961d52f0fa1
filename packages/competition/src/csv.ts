/** Tables as text for spreadsheets (RFC 4180). */

export type CsvCell = string | number | null;

/**
 * Lines end with CR LF, cells are quoted where they need it. A text that a spreadsheet would take for a formula begins
 * with an apostrophe, which spreadsheets do not show; numbers stay numbers, negative ones too.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? `${cell}` : defused(cell);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What begins a formula in one spreadsheet or another, also after blanks and signs that are not seen. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;
const number = /^[+-]?\d+(?:\.\d+)?$/;

export const defused = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);
