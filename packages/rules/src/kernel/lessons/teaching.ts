/** What a ruleset teaches with, read and found to have its form. */
import * as z from 'zod';
import { listOf, ruleId, text } from '../bounded.ts';
import type { AnyRuleset, Teaching as Written, View } from '../contract.ts';
import { type Lesson, lessonSchema } from './schema.ts';

const HELP_STEPS_MOST = 3;
export const SAY_MOST = 110;

/** Help at prompts: by the kind of the question, up to three steps, each with its rule, some with the dice of the moment. */
const helpSchema = listOf(
  z.strictObject({
    /** The kind of the offer that is asked with. */
    asks: text(40).min(1),
    title: text(60).min(1),
    steps: listOf(
      z.strictObject({ say: text(SAY_MOST * 2).min(1), dice: z.enum(['own', 'theirs']).optional(), rule: ruleId }),
      HELP_STEPS_MOST,
    ).min(1),
  }),
  60,
);
export type PromptHelp = z.infer<typeof helpSchema>[number];

export interface GameTeaching extends Pick<Written<View>, 'facts' | 'measures'> {
  readonly lessons: readonly Lesson[];
  readonly help: readonly PromptHelp[];
}

/** The lessons of a ruleset; none where it has none. Throws where they have not the form of lessons. */
export async function teachingOf(ruleset: AnyRuleset): Promise<GameTeaching | undefined> {
  const written = await ruleset.teaching?.();
  if (!written) return undefined;
  const lessons = written.lessons.map((lesson) => lessonSchema.parse(lesson));
  return { ...written, lessons, help: helpSchema.parse(written.help) };
}
