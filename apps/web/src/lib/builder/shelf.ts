/** What the list of saved lists shows of a game: its ready-made ones, and whether a pasted text is one. */
import type { Shelf } from '#lib/boards/building.ts';
import type { ListFault, ListKind } from './list-kind.ts';

/** `values` are the limits for which people draw up lists, `range` says which may be asked for. */
export const shelfOf = <D extends { readonly name: string }, T, F extends ListFault>(
  kind: ListKind<D, T, F>,
  values: readonly number[],
  range: Shelf['range'],
): Shelf => ({
  words: kind.words,
  values,
  range,
  ready: kind.ready.map(({ id, note, design, terms = kind.termsFor(design) }) => ({
    id,
    name: design.name,
    points: kind.cost(design),
    note,
    glyph: kind.groups({ design, terms })[0]?.entries[0]?.glyph ?? 'CR',
  })),
  fault(text) {
    const read = kind.read(text);
    return read.ok ? undefined : read.problems[0];
  },
});
