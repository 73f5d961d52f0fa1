/** Circles of imports: files that need each other, directly or by way of others. */
import { importsOf, resolveImport } from './imports.ts';
import type { Script } from './sources.ts';

/** Each circle as the paths of its files, in no order that matters; types count as imports. */
export function circlesOf(scripts: readonly Script[]): string[][] {
  const own = new Set(scripts.map(({ path }) => path));
  const reaches = new Map<string, Set<string>>();
  for (const script of scripts) {
    const to = importsOf(script).map((specifier) => resolveImport(script.path, specifier));
    // A component that draws itself inside itself is recursion, no circle.
    const others = to.filter((path) => own.has(path) && path !== script.path);
    reaches.set(script.path, new Set([...(reaches.get(script.path) ?? []), ...others]));
  }
  // What neither is needed any more nor needs anything is in no circle: leaves go until none is left.
  for (let before = -1; before !== reaches.size;) {
    before = reaches.size;
    for (const [path, to] of reaches) if (![...to].some((each) => reaches.has(each))) reaches.delete(path);
  }
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const path of reaches.keys()) {
    if (seen.has(path)) continue;
    const ahead = reachable(path, reaches);
    const circle = [...ahead].filter((each) => reachable(each, reaches).has(path));
    for (const each of circle) seen.add(each);
    if (circle.length > 0) circles.push(circle);
  }
  return circles;
}

function reachable(from: string, reaches: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(reaches.get(from));
  // A set goes on over what is added meanwhile.
  for (const path of found) for (const next of reaches.get(path) ?? []) found.add(next);
  return found;
}
