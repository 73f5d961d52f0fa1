/** The options of a match as people read them, and how a setup or the position in it holds them. */
import type { GameChoice, GameOptions, Json, RuleId } from '../contract.ts';

/** How a choice is told: heading, words, what it changes, and a label for each value in the order in which they are shown. */
export type ChoiceWords<T extends Json = Json> = readonly [
  group: string,
  label: string,
  note: string,
  values: readonly (readonly [T, string])[],
];

export const offOn = [
  [false, 'Off'],
  [true, 'On'],
] as const;
export const onOff = [
  [true, 'On'],
  [false, 'Off'],
] as const;
export const counts = <T extends number>(...numbers: readonly T[]) =>
  numbers.map((each) => [each, String(each)] as const);

export const choiceOf = (
  id: string,
  [group, label, note, values]: ChoiceWords,
  ruling: RuleId,
  usual: Json,
): GameChoice => ({
  id,
  group,
  label,
  note,
  ruling,
  usual,
  values: values.map(([value, said]) => ({ value, label: said })),
});

/** What a setup writes of its options, by itself or in its position. */
type Holder = { readonly options?: object | undefined };

/** The options that a setup, or the position in it, writes. */
export function writtenOptions(given: Holder | { readonly position: Holder }): GameOptions {
  const { options = {} } = 'position' in given ? given.position : given;
  const entries = Object.entries(options as { readonly [id: string]: Json | undefined });
  return Object.fromEntries(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
}

/** Those of some values that differ from the usual ones: only they are written. */
export const unusualOf = (values: GameOptions, usual: GameOptions): GameOptions =>
  Object.fromEntries(Object.entries(values).filter(([id, value]) => value !== usual[id]));
