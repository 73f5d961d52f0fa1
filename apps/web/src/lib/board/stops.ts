/** What Tab goes through on a board: whatever the lamp marks, in the order in which the offers name it. */

/** The place of each marked thing in the walk, by its id; `looks` are in the order of the offers. */
export function stopsOf(looks: ReadonlyMap<string, string> | undefined): ReadonlyMap<string, number> {
  const marked = [...(looks ?? [])].filter(([, look]) => look === 'lit' || look === 'chosen' || look === 'aim');
  return new Map(marked.map(([id], place) => [id, place]));
}
