/** What may stand in one place of an entry: nothing, or one of a list; what a rule forbids stays in it and says why. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Choice } from './list-kind.ts';

export interface Offered<D> {
  readonly id: string;
  readonly name: string;
  readonly cost: string;
  readonly facts?: string;
  readonly next: D;
  /** What is judged in place of `next`, where something else than the choice would be found in that. */
  readonly trial?: D;
}

/** `whyNot` says what the list that is given breaks and one with nothing there does not. What is held is not judged. */
export function choicesOf<D>(
  nothing: { readonly facts: string; readonly next: D },
  held: string | undefined,
  offered: readonly Offered<D>[],
  whyNot: (design: D) => Rejection | undefined,
): readonly Choice<D>[] {
  const none = { ...nothing, id: null, name: 'Nothing', cost: '', chosen: held === undefined, reason: undefined };
  return [
    none,
    ...offered.map(({ facts = '', trial, ...row }): Choice<D> => {
      const chosen = row.id === held;
      return { ...row, facts, chosen, reason: chosen ? undefined : whyNot(trial ?? row.next) };
    }),
  ];
}

/** `+5`, `−5`, `free` */
export const costWords = (cost: number): string => (cost === 0 ? 'free' : cost > 0 ? `+${cost}` : `−${Math.abs(cost)}`);
