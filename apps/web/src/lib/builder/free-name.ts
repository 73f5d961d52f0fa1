/** The first name of the pool that is not taken; a numbered one when all are. */
export function freeName(pool: readonly string[], taken: ReadonlySet<string>): string {
  const free = pool.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.has(`${pool[0] ?? ''} ${number}`)) number += 1;
  return `${pool[0] ?? ''} ${number}`;
}
