/** Where somebody is in a lesson, as text that a browser keeps, and read again with suspicion. */
import * as z from 'zod';
import { face, json, listOf, mapOf, text, whole } from '../bounded.ts';
import { STEPS_MOST } from './schema.ts';

const place = z.strictObject({
  /** The steps that there were; a lesson that was written anew begins anew. */
  steps: listOf(text(40), STEPS_MOST),
  /** What was played, as the page keeps tables. */
  history: text(1_000_000),
  at: whole(0, STEPS_MOST),
  marks: listOf(z.enum(['done', 'otherwise', 'passed']), STEPS_MOST),
  replied: whole(0, 20),
  begun: z.boolean(),
  drafted: mapOf(text(40), json, 40).optional(),
  onPath: z.boolean(),
  laid: listOf(face(100), 500),
  rolled: whole(0, 5000),
});
const progress = z.strictObject({ done: z.boolean(), place: place.optional() });
export type LessonPlace = z.infer<typeof place>;
export type LessonProgress = z.infer<typeof progress>;

/** What was kept; a lesson that was not begun where the text is none. */
export function readProgress(kept: string | null): LessonProgress {
  try {
    const found = progress.safeParse(JSON.parse(kept ?? '{}'));
    return found.success ? found.data : { done: false };
  } catch {
    return { done: false };
  }
}
