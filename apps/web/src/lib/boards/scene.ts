/** What a list shows of a table: an open chart or a board of hexes, without anything to press. */
import type { Chart } from '#lib/board/chart.ts';
import type { HexTable } from '#lib/hex/model.ts';

export type Scene =
  { readonly kind: 'chart'; readonly chart: Chart } | { readonly kind: 'hexes'; readonly table: HexTable };
