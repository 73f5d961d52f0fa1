/** A walk by keys, written down: what was pressed, what then had the focus and was said, which order the server took. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Step {
  readonly key: string;
  times: number;
  said: string;
}
interface Decision {
  readonly what: string;
  readonly order: string;
  readonly steps: readonly Step[];
  /** What had the focus when the order was given. */
  readonly before: string;
  readonly focus: string;
  readonly heard: readonly string[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const short = (text: string, most = 150): string => (text.length > most ? `${text.slice(0, most)}…` : text);

export class Transcript {
  readonly #title: string;
  readonly decisions: Decision[] = [];
  #steps: Step[] = [];

  constructor(title: string) {
    this.#title = title;
  }

  pressed(key: string, said: string | undefined): void {
    const last = this.#steps.at(-1);
    if (last?.key === key) {
      last.times += 1;
      last.said = said ?? 'nothing';
    } else this.#steps.push({ key, times: 1, said: said ?? 'nothing' });
  }

  decided(what: string, order: string, focus: string | undefined, heard: readonly string[]): void {
    const before = this.#steps.findLast(({ key }) => key !== 'Enter')?.said ?? this.decisions.at(-1)?.focus ?? '';
    this.decisions.push({ what, order, steps: this.#steps, before, focus: focus ?? 'nothing', heard });
    this.#steps = [];
  }

  get orders(): readonly string[] {
    return this.decisions.map(({ order }) => order);
  }

  /** As a table; only where `TRANSCRIPT` names a folder. */
  write(name: string): void {
    const folder = process.env['TRANSCRIPT'];
    if (folder === undefined) return;
    const rows = this.decisions.map(({ what, order, steps, before, focus, heard }, index) => {
      const keys = steps.map(({ key, times }) => `\`${key}\`${times > 1 ? ` ×${String(times)}` : ''}`).join(', ');
      const spoken = short(heard.join(' '), 220);
      const after = `${short(focus, 90)}${spoken ? `. Spoken: “${spoken}”` : ''}`;
      return `| ${[String(index + 1), cell(what), cell(keys), cell(short(before)), `\`${order}\``, cell(after)].join(' | ')} |`;
    });
    const head = ['no.', 'decision', 'keys', 'focus before Enter', 'order taken', 'focus afterwards'];
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${name}.md`),
      [`### ${this.#title}`, '', `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows, ''].join('\n'),
    );
  }
}
