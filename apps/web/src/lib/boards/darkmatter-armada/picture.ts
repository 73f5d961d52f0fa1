/** A table seen from outside, for lists: the chart of a view. */
import type { View } from '@broadside/rules/kernel';
import type { Scene } from '../scene.ts';
import { chartOf } from './chart.ts';
import { waitsFor } from './moment.ts';
import { fromView } from './rules.ts';

export function picture(view: View): { readonly scene: Scene; readonly words: string } {
  const state = fromView(view);
  const chart = chartOf(state, null, undefined);
  return { scene: { kind: 'chart', chart: { ...chart, zones: [] } }, words: waitsFor(state) };
}
