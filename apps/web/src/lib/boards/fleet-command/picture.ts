/** A table seen from outside, for lists: the board of a view. */
import type { View } from '@broadside/rules/kernel';
import type { Scene } from '../scene.ts';
import { waitsFor } from './moment.ts';
import { fromView } from './rules.ts';
import { tableOf } from './table-model.ts';

export function picture(view: View): { readonly scene: Scene; readonly words: string } {
  const sight = fromView(view);
  return { scene: { kind: 'hexes', table: tableOf(sight) }, words: waitsFor(sight) };
}
