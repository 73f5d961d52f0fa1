/** What the list of saved lists shows of a game: its ready-made ones, and whether a pasted text is one. */
import type { Shelf } from '#lib/boards/building.ts';
import type { Fault, ListKind } from './list-kind.ts';

/** `values` are the limits for which people draw up lists. */
export const shelfOf = <D extends { readonly name: string }, T, F extends Fault>(
  kind: ListKind<D, T, F>,
  values: readonly number[],
): Shelf => ({
  words: kind.words,
  values,
  ready: kind.ready.map(({ id, note, design }) => ({
    id,
    name: design.name,
    points: kind.cost(design),
    note,
    glyph: kind.groups(design)[0]?.entries[0]?.glyph ?? 'CR',
  })),
  fault(text) {
    const read = kind.read(text);
    return read.ok ? undefined : read.problems[0];
  },
});
