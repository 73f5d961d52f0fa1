/** Something with effects of its own, as a component has it; `stop` ends them. */
export function rooted<T>(make: () => T): { readonly it: T; readonly stop: () => void } {
  const made: T[] = [];
  const stop = $effect.root(() => void made.push(make()));
  const [it] = made as [T];
  return { it, stop };
}
