/** The table of a lesson: what the learner gives goes to the lesson, which answers with the table that came of it. */
import type { Answer } from '@broadside/client';
import { LocalTable, type LocalTableOptions } from '#lib/analysis/local-table.ts';

type Given = (command: Readonly<Record<string, unknown>>) => Answer;

export class LessonLine extends LocalTable {
  readonly #given: Given;

  constructor(options: LocalTableOptions, given: Given) {
    super(options);
    this.#given = given;
  }

  override send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    // A draft may hold what its screen still changes.
    return Promise.resolve(this.#given(JSON.parse(JSON.stringify(command)) as Record<string, unknown>));
  }
}
