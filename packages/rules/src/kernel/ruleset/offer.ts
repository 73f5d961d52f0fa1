import type { RuleId } from '../contract.ts';

/** What every offer tells: the command's kind, words for a button, the records it lights up, and the rule it is by. */
export interface OfferOf<K extends string> {
  readonly kind: K;
  readonly label: string;
  readonly about: readonly string[];
  readonly rule: RuleId;
}

/**
 * An offer, or how it is made. That it stands is worked out first and what it says only where somebody reads it: after
 * every command the flow asks whether a seat has anything to do, and nobody reads most of what it could do.
 */
export type Offering<O> = O | (() => O);

/** All of them, made. */
export const made = <O extends object>(offerings: Iterable<Offering<O>>): O[] =>
  Array.from(offerings, (each) => (typeof each === 'function' ? each() : each));

/** Whether there is any; none is made, and from a generator no second one is looked for. */
export const anyOf = (offerings: Iterable<unknown>): boolean => offerings[Symbol.iterator]().next().done !== true;
