/** What a stack draws, as outlines on the paper of the hexes: for measuring that stacks of different hexes lie clear. */
import { box, hullOutline, type TokenOutline } from '../board/outlines.ts';
import { hullShape } from '../board/hull-shapes.ts';
import { countAt, formationOf, letterAt, modelSize } from './formation.ts';
import { bearingOf, beside, post } from './lattice.ts';
import type { Stack } from './model.ts';

export function stackOutlines(stack: Stack): readonly TokenOutline[] {
  const { x, y } = post(stack.at);
  const facing = bearingOf(stack.facing ?? 0);
  const hull = stack.silhouette ?? stack.glyph;
  const { posts } = formationOf(stack.count);
  const size = modelSize(stack.count, hull);
  const { half, bow, stern } = hullShape(hull);
  const models = posts.map((each) => {
    const away = Math.hypot(each.x, each.y);
    const at = beside({ x, y }, facing + (Math.atan2(each.x, -each.y) * 180) / Math.PI, away);
    return hullOutline(at.x, at.y, facing * 100, { ahead: bow * size, astern: stern * size, half: half * size });
  });
  const count = box(
    x + countAt.x - countAt.half,
    y + countAt.y - countAt.half,
    x + countAt.x + countAt.half,
    y + countAt.y + countAt.half,
  );
  const letter = box(x + letterAt.x - 4, y + letterAt.y - 8, x + letterAt.x + 4, y + letterAt.y + 2);
  return [...models, ...(stack.count > 1 ? [count] : []), ...(stack.letter ? [letter] : [])];
}
