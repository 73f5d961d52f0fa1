/** Reads the rules and rulings of a ruleset from its markdown and writes them as a module that a browser can load. */

export interface WrittenRow {
  readonly id: string;
  readonly status: 'done' | 'partial' | 'open' | 'unplayable';
  readonly text: string;
}

const ROW = /^\| ([A-Z][\w.-]*) \| (.*) \| (done|partial|open|unplayable)(?: \((.*)\))? \| (?:yes|no) \|$/;

/** The rows of RULES.md. Throws where a line looks like a row and is none. */
export function rulesOf(markdown: string): readonly WrittenRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| id |'))
    .map((line) => {
      const [, id, text, status, why] = ROW.exec(line) ?? [];
      if (id === undefined || text === undefined) throw new Error(`not a row of rules: ${line}`);
      const whole = why === undefined ? text : `${text} Not played: ${why}.`;
      return { id, status: status as WrittenRow['status'], text: whole.replaceAll('\\|', '|') };
    });
}

/**
 * The rulings of RULINGS.md, each `### R-… Title` with its paragraphs. A ruling is settled, hence done. A paragraph that
 * begins with "Option" is for those who write setups: readers are told the option in the words of the match's form.
 */
export function rulingsOf(markdown: string): readonly WrittenRow[] {
  const [, ...sections] = markdown.split(/^### /m);
  return sections.map((section) => {
    const [, id, title, body] = /^(R-[A-Z]+-\d+) (.*)\n([^#]*)/.exec(section) ?? [];
    if (id === undefined || title === undefined || body === undefined) throw new Error(`not a ruling: ${section}`);
    const paragraphs = body
      .split(/\n\n+/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '' && !/^Option:? /.test(paragraph));
    if (paragraphs.length === 0) throw new Error(`${id} has no text`);
    return { id, status: 'done', text: [`${title}.`, ...paragraphs].join(' ') };
  });
}

/** The source of `generated/rule-rows.ts`. */
export function moduleOf(rows: readonly WrittenRow[]): string {
  const repeated = rows.map((row) => row.id).filter((id, index, ids) => ids.indexOf(id) !== index);
  if (repeated.length > 0) throw new Error(`ids stand twice: ${repeated.join(', ')}`);
  return [
    '/** Written by packages/rules/scripts/write-rule-rows.ts from RULES.md and RULINGS.md: change those. */',
    "export const ruleRows: readonly (readonly [id: string, status: 'done' | 'partial' | 'open' | 'unplayable', text: string])[] = [",
    ...rows.map(({ id, status, text }) => `  ${JSON.stringify([id, status, text])},`),
    '];',
    '',
  ].join('\n');
}
