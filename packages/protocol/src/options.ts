/** The options of matches: what a ruleset leaves to its players, and what the players of one match agreed. */
import { points, mapOf } from '@broadside/rules/kernel';
import * as z from 'zod';
import { maxNameLength } from './limits.ts';

/** A value of an option; every ruleset's are plain. */
export const OptionValue = z.union([z.null(), z.boolean(), points, z.string().max(200)]);
export type OptionValue = z.infer<typeof OptionValue>;

/** A setting that a ruleset leaves to the players of a match. */
export const OptionCard = z.strictObject({
  id: z.string(),
  /** Options of one group stand together under this heading. */
  group: z.string(),
  label: z.string(),
  note: z.string(),
  /** The rule or ruling that leaves it open. */
  ruling: z.string(),
  /** The one of `values` that holds where nobody chooses. */
  usual: OptionValue,
  values: z.array(z.strictObject({ value: OptionValue, label: z.string() })),
});
export type OptionCard = z.infer<typeof OptionCard>;

/** Values by the ids of options [HTTP-17]. */
export const OptionChoices = mapOf(z.string().max(maxNameLength), OptionValue, 100);
export type OptionChoices = z.infer<typeof OptionChoices>;

/** An option as one match has it, in words [HTTP-18]. */
export const MatchOption = z.strictObject({
  id: z.string(),
  group: z.string(),
  label: z.string(),
  note: z.string(),
  ruling: z.string(),
  /** The label of its value. */
  value: z.string(),
  usual: z.boolean(),
  /** The label of what is usual. */
  usually: z.string(),
});
export type MatchOption = z.infer<typeof MatchOption>;
