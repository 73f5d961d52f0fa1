/** The settings that the rulings of a game leave to its players: what a setup may write of them, and what holds in a match. */
import * as z from 'zod';

/** A setting, with the value that holds when nobody chooses. */
export interface GameOption<T> {
  readonly default: T;
  /** The other values that may be chosen. */
  readonly others: readonly [T, ...T[]];
  readonly ruling: string;
}
export type AnyGameOption = GameOption<string> | GameOption<number> | GameOption<boolean>;
type Options = Readonly<Record<string, AnyGameOption>>;

/** What each option of a game may be set to. */
export type ValuesOf<O extends Options> = { -readonly [K in keyof O]: O[K]['default'] | O[K]['others'][number] };

/** The options of a game in writing, and in a match. */
export function matchOptionsOf<O extends Options>(options: O) {
  type Written = Partial<ValuesOf<O>>;
  const fields = Object.entries(options).map(([id, { default: usual, others }]) => [
    id,
    z.literal([usual, ...others]).optional(),
  ]);
  return {
    /** As a setup writes them: only what differs from the usual, each value one that is played. */
    matchOptions: z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<Written, Written>,
    /** The value that holds in a match. */
    optionOf: <K extends keyof O & string>(match: { readonly options: Written }, id: K): ValuesOf<O>[K] =>
      (match.options[id] ?? options[id]?.default) as ValuesOf<O>[K],
  };
}
