/**
 * The log as it travels in frames and snapshots: each line is a phrase that its reader was sent before, with the values
 * that belong into it [WS-15]. `phrase-writer.ts` makes it of lines, `phrase-reader.ts` makes lines of it again.
 */
import { throwUses } from '@broadside/rules/kernel';
import * as z from 'zod';
import { phrasebookLimits } from './limits.ts';
import { Instant, Seat, Seq, lineFields } from './words.ts';

/** A line without its values: `{0}`, `{1}`, … stand for them. Text in any language could be put in the place of `text`. */
const Phrase = z.strictObject({
  text: z.string(),
  rules: lineFields.rules,
  tone: lineFields.tone,
  cue: lineFields.cue,
});
/** A record of the view by the name under which it is spoken of. */
const SpokenName = z.strictObject({ record: z.string(), name: z.string(), seat: Seat.exactOptional() });
/** What dice are thrown for, by whom, and how many sides they have. */
const ThrowOf = z.strictObject({
  label: z.string(),
  seat: Seat.nullable(),
  sides: z.int().positive(),
  use: z.enum(throwUses).exactOptional(),
});

export const PhraseWord = z.union([Phrase, SpokenName, ThrowOf]);
export type PhraseWord = z.infer<typeof PhraseWord>;
export const PhraseWords = z.array(PhraseWord).max(phrasebookLimits.words);

const WordNumber = z
  .int()
  .min(0)
  .max(phrasebookLimits.words - 1);
/** A throw: which, its faces, what was needed, how many counted. */
const SentRoll = z.tuple([WordNumber, z.array(z.int()), z.int().nullable(), z.int()]);
const SentValue = z.union([z.number(), z.string(), z.tuple([WordNumber]), SentRoll]);

/** The number of a phrase, its values in order, and then its throws; or the line as it is, where there is no word for it. */
export const SentLine = z.union([z.tuple([WordNumber], SentValue), z.strictObject(lineFields)]);
export type SentLine = z.infer<typeof SentLine>;

/** The lines of one entry in a snapshot: its number, when it was, and the lines. */
export const SentEntry = z.tuple([Seq, Instant], SentLine);
export type SentEntry = z.infer<typeof SentEntry>;
