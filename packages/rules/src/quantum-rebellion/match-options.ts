/** The options of a match as a setup writes them: only what differs from the usual, each value one that is played. */
import * as z from 'zod';
import { type OptionId, options, type OptionValues } from './data/options.ts';

const written = Object.entries(options).map(([id, { default: usual, others }]) => [
  id,
  z.literal([usual, ...others]).optional(),
]);

export const matchOptions = z.strictObject(Object.fromEntries(written)) as unknown as z.ZodType<
  Partial<OptionValues>,
  Partial<OptionValues>
>;

/** The value that holds in a match. */
export const optionOf = <K extends OptionId>(
  match: { readonly options: Partial<OptionValues> },
  id: K,
): OptionValues[K] => (match.options[id] ?? options[id].default) as OptionValues[K];
