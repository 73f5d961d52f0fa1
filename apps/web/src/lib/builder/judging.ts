/** What a change to a list breaks, and how a fault is told. */
import type { ListFault, ListKind, Sheet } from './list-kind.ts';

type Judge<D extends { readonly name: string }, T, F extends ListFault> = Pick<ListKind<D, T, F>, 'faults' | 'where'>;

/** Two judgements of the same thing: the same rule broken at the same place, however far. */
const sameness = <D extends { readonly name: string }, T, F extends ListFault>(
  judge: Judge<D, T, F>,
  fault: F,
): string => JSON.stringify([fault.code, fault.rule, judge.where(fault), fault.item]);

/**
 * The first rule that `after` breaks and `before` does not, or breaks by more; undefined where the change breaks none.
 * `counts` says which faults matter.
 */
export function newFault<D extends { readonly name: string }, T, F extends ListFault>(
  judge: Judge<D, T, F>,
  before: Sheet<D, T>,
  after: Sheet<D, T>,
  counts: (fault: F) => boolean = () => true,
): F | undefined {
  const known = new Map(judge.faults(before).map((each) => [sameness(judge, each), each.over?.by ?? 0]));
  return judge.faults(after).find((each) => {
    const had = known.get(sameness(judge, each));
    return counts(each) && (had === undefined || (each.over?.by ?? 0) > had);
  });
}

/** The first sentence of a reason, which is the fact, and the rest, which is the rule and the way out. */
export function split(sentence: string): { readonly fact: string; readonly rest: string } {
  const [, fact, rest] = /^(.*?\.)\s+(\S.*)$/s.exec(sentence) ?? [];
  return fact === undefined || rest === undefined ? { fact: sentence, rest: '' } : { fact, rest };
}

/** `5 points over`, `1 die over`; empty where nothing is counted. */
export function excess({ over }: ListFault): string {
  if (!over) return '';
  const singular = { dice: 'die' }[over.of] ?? over.of.slice(0, -1);
  return `${over.by} ${over.by === 1 ? singular : over.of} over`;
}
