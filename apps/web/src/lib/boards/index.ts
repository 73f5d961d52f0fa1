/** Which table is drawn for which ruleset: the one place in the web app that names rulesets. */
import type { Component } from 'svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';

export type TableComponent = Component<{ session: MatchSession }>;

export const boards: { readonly [ruleset: string]: () => Promise<{ default: TableComponent }> } = {
  'quantum-rebellion': () => import('./quantum-rebellion/table.svelte'),
};

/** A hull that stands for each ruleset in lists. */
export const emblems: { readonly [ruleset: string]: { glyph: string; board: string } } = {
  'quantum-rebellion': { glyph: 'BC', board: 'Open table' },
};
