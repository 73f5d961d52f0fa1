/** Whether the match of a page is explained now: its game can be, and whoever watches wants it. */
import { getContext, setContext } from 'svelte';
import { page } from '$app/state';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { explainChoice } from './explain-choice.svelte.ts';

export interface Explained {
  readonly current: boolean;
}

const PLACE = Symbol('the match is explained');
export const provideExplained = (ruleset: () => AnyRuleset | null): Explained =>
  setContext(PLACE, {
    get current(): boolean {
      return ruleset()?.explaining !== undefined && explainChoice.on(page.url.searchParams.get('explain'));
    },
  });
/** Undefined where nothing is ever explained: at the tables of those who play. */
export const useExplained = (): Explained | undefined => getContext<Explained | undefined>(PLACE);
