/** Where somebody is in a lesson, kept in this browser, so that leaving costs nothing. */
import { type LessonProgress, type LessonState, readProgress } from '@broadside/rules/kernel/lessons';
import { keep, restore } from '#lib/analysis/keeping.ts';

const keyOf = (ruleset: string, lesson: string): string => `broadside.lesson.${ruleset}.${lesson}`;

function read(ruleset: string, lesson: string): LessonProgress {
  try {
    return readProgress(localStorage.getItem(keyOf(ruleset, lesson)));
  } catch {
    return { done: false };
  }
}
function write(ruleset: string, lesson: string, kept: LessonProgress): void {
  try {
    localStorage.setItem(keyOf(ruleset, lesson), JSON.stringify(kept));
  } catch {
    // A browser without storage forgets the place; the lesson goes on.
  }
}

export function progressOf(ruleset: string, lesson: string): 'new' | 'begun' | 'done' {
  const { done, place } = read(ruleset, lesson);
  if (place !== undefined && place.at > 0) return 'begun';
  return done ? 'done' : 'new';
}

/** Keeps where somebody is; a lesson that is over begins anew the next time. */
export function keepPlace(ruleset: string, lesson: string, steps: readonly string[], state: LessonState): void {
  const ended = state.at >= steps.length;
  const done = ended || read(ruleset, lesson).done;
  const { at, marks, replied, begun, drafted, onPath, laid, rolled, history } = state;
  const flags = { at, marks: [...marks], replied, begun, onPath, laid: [...laid], rolled, drafted };
  const place = { ...flags, steps: [...steps], history: keep(history) };
  write(ruleset, lesson, ended ? { done } : { done, place });
}

/** The place that was left; the beginning where none was, or where it does not fit the lesson any more. */
export function restorePlace(
  ruleset: string,
  lesson: string,
  steps: readonly string[],
  first: LessonState,
): LessonState {
  const { place } = read(ruleset, lesson);
  if (place?.steps.join() !== steps.join()) return first;
  const { steps: _, history: kept, drafted, ...flags } = place;
  const history = restore(first.history, kept);
  // Rules that have changed since do not take what was played: begin anew.
  if (keep(history) !== kept) return first;
  return { ...first, ...flags, history, drafted, speaking: undefined };
}
