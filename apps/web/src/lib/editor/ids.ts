/** Ids and names that nobody has yet. */

/** `wish`, or `wish-2`, `wish-3`, … where somebody has it already; takes it. */
export function claim(taken: Set<string>, wish: string): string {
  const stem = wish === '' ? 'unnamed' : wish;
  let id = stem;
  for (let number = 2; taken.has(id); number++)
    id = `${stem.slice(0, 39 - String(number).length).replace(/-+$/, '')}-${number}`;
  taken.add(id);
  return id;
}

/** `Tern`, then `Tern 2`, …; at most 60 letters, as names are. */
export function freeName(taken: ReadonlySet<string>, wish: string): string {
  const stem = wish.replace(/ \d+$/, '').slice(0, 54);
  if (!taken.has(wish)) return wish;
  let number = 2;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}
