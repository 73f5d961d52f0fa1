/** What the players of a position agree otherwise than usual, folded away. */
import type { GameChoice } from '@broadside/rules/kernel';
import { choice, row, type Item } from './fields.ts';

type Held = Readonly<Record<string, unknown>>;

/** `put` takes what is agreed; undefined where all is as usual. */
export function agreements<P>(choices: readonly GameChoice[], held: Held, put: (held: Held | undefined) => P): Item<P> {
  const unusual = Object.keys(held).length;
  const items = choices.map(({ id, label, ruling, usual, values }) => {
    const now = Object.hasOwn(held, id) ? held[id] : usual;
    const agree = (written: string): P => {
      const wanted = values[Number(written)]?.value ?? null;
      const { [id]: _, ...others } = held;
      const next = wanted === usual ? others : { ...others, [id]: wanted };
      return put(Object.keys(next).length === 0 ? undefined : next);
    };
    const at = String(values.findIndex(({ value }) => value === now));
    const known = values.map((each, i) => ({ value: String(i), name: each.label }));
    // What differs from scenario to scenario has no usual value of its own.
    const options = usual === null ? [{ value: '-1', name: 'No changes' }, ...known] : known;
    return { ...row(label, choice(label, at, options, agree)), size: 'long' as const, rule: ruling };
  });
  return {
    kind: 'fold',
    summary: `What is agreed${unusual > 0 ? `: ${unusual} changed` : ', nothing changed'}`,
    items,
  };
}
