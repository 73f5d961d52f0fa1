/** The stack that an arrow key leads to from another one. */
import { post } from './lattice.ts';
import type { Hex } from './model.ts';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest within 60 degrees of that way; undefined where there is none. */
export function nearestStack(
  stacks: readonly { readonly id: string; readonly at: Hex }[],
  from: string,
  arrow: string,
): string | undefined {
  const way = ways[arrow];
  const here = stacks.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  const { x, y } = post(here.at);
  return stacks
    .filter(({ id }) => id !== from)
    .map(({ id, at }) => {
      const [dx, dy] = [post(at).x - x, post(at).y - y];
      return { id, ahead: dx * way[0] + dy * way[1], far: Math.hypot(dx, dy) };
    })
    .filter(({ ahead, far }) => ahead > far * 0.5)
    .sort((one, other) => one.far - other.far)[0]?.id;
}
