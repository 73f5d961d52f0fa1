/** The sentences of a lesson: what stands in braces is measured at the table, so that it stays true wherever the learner sailed. */
import type { LessonQuestion, View } from '../contract.ts';
import type { GameTeaching } from './teaching.ts';

const placeholder = /\{([^{}]+)\}/g;

/** The placeholders of a text: the measure's name, then what is measured. */
export const placeholdersIn = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(placeholder)].map(([, inside = '']) => inside.trim().split(/\s+/));

/** A run of a text; what was measured stands out. */
export interface CoachRun {
  readonly text: string;
  readonly measured: boolean;
}

function sentence(
  text: string,
  asked: LessonQuestion<View>,
  measures: GameTeaching['measures'],
): readonly CoachRun[] | undefined {
  const runs: CoachRun[] = [];
  for (const [index, part] of text.split(placeholder).entries()) {
    const [name = '', ...names] = part.trim().split(/\s+/);
    const found = index % 2 === 0 ? part : measures[name]?.(asked, names);
    if (found === undefined) return undefined;
    if (found !== '') runs.push({ text: found, measured: index % 2 === 1 });
  }
  return runs;
}

/** A text with its measures. A sentence that speaks of what is not there any more is left out. */
export function worded(
  text: string,
  asked: LessonQuestion<View>,
  measures: GameTeaching['measures'],
): readonly CoachRun[] {
  const told = text.split(/(?<=[.!?]) +/).flatMap((each) => {
    const runs = sentence(each, asked, measures);
    return runs === undefined ? [] : [runs];
  });
  return told.flatMap((runs, index) => (index === 0 ? runs : [{ text: ' ', measured: false }, ...runs]));
}

export const plainText = (runs: readonly CoachRun[]): string => runs.map(({ text }) => text).join('');
