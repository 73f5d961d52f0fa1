/** By which way people come into a season by themselves, and what organisers ask them as they do [LEAGUE-157 … LEAGUE-159]. */
import { listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { mostEntrants } from './formats.ts';

/** Without it everybody may. Whom an organiser invites may always. */
export const entryWay = z.discriminatedUnion('by', [
  /** Whoever has the link. Its secret is no term: the server keeps it. */
  z.strictObject({ by: z.literal('link') }),
  z.strictObject({ by: z.literal('invitation') }),
  /** Who ended another season of the league on one of the first places, down to `upTo`. */
  z.strictObject({ by: z.literal('places'), season: text(20).min(1), upTo: whole(1, mostEntrants) }),
]);
export type EntryWay = z.infer<typeof entryWay>;

export const mostQuestions = 10;
export const mostChoices = 10;
export const longestAnswer = 300;
const questionId = z.string().regex(/^[a-z0-9]{1,12}$/, 'up to 12 small letters and digits');

/** Asked of whoever enters by themselves; without choices the answer is a text. */
export const entryQuestion = z.strictObject({
  id: questionId,
  ask: text(200).trim().min(1),
  choices: listOf(text(60).trim().min(1), mostChoices).min(2).exactOptional(),
  /** It may be left out. */
  optional: z.literal(true).exactOptional(),
});
export type EntryQuestion = z.infer<typeof entryQuestion>;
export const entryQuestions = listOf(entryQuestion, mostQuestions);

/** By the ids of the questions. */
export const entryAnswers = mapOf(questionId, text(longestAnswer).trim().min(1), mostQuestions);
export type EntryAnswers = z.infer<typeof entryAnswers>;

/** What lets somebody in where not everybody may enter. */
export interface Admittance {
  readonly invited: boolean;
  /** Came with the link that is valid now. */
  readonly link: boolean;
  /** In the season that the terms name; null where they have none, or it is not closed. */
  readonly place: number | null;
}

interface Registration {
  readonly entry?: EntryWay;
  readonly questions?: readonly EntryQuestion[];
}

/** Why somebody is not let in, in a sentence that says what would do; undefined where they are. */
export function notAdmitted({ entry }: Registration, has: Admittance): string | undefined {
  if (entry === undefined || has.invited) return undefined;
  if (entry.by === 'link')
    return has.link ? undefined : 'This season is entered by its link. Open the one that an organiser gave you.';
  if (entry.by === 'invitation')
    return 'This season is entered by invitation. Give an organiser the handle of your profile.';
  if (has.place !== null && has.place <= entry.upTo) return undefined;
  return `This season is for the first ${String(entry.upTo)} of another one. Ask an organiser to invite you.`;
}

/** What is wrong with answers, in a sentence that says what would be right; undefined where nothing is. */
export function answersMissing({ questions = [] }: Registration, answers: EntryAnswers): string | undefined {
  for (const { id, ask, choices, optional } of questions) {
    const given = answers[id];
    if (given === undefined && optional !== true) return `Answer “${ask}” to enter.`;
    if (given !== undefined && choices !== undefined && !choices.includes(given))
      return `Answer “${ask}” with one of: ${choices.join(', ')}.`;
  }
  return undefined;
}

/** What cannot be asked so, in a sentence; undefined where all can. */
export function questionsFault(questions: readonly EntryQuestion[]): string | undefined {
  const twice = questions.find(({ id }, index) => questions.findIndex((each) => each.id === id) !== index);
  if (twice !== undefined) return `Two questions have the id "${twice.id}". Give each its own.`;
  const same = questions.find(({ choices = [] }) => new Set(choices).size < choices.length);
  return same && `“${same.ask}” has the same choice twice. Leave one out.`;
}
