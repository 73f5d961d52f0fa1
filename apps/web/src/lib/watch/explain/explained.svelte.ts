/** Whether the match of a page is explained now, and what explains it: its game can be, and whoever watches wants it. */
import { getContext, setContext } from 'svelte';
import { page } from '$app/state';
import type { AnyRuleset, Explaining, View } from '@broadside/rules/kernel';
import { explainChoice } from './explain-choice.svelte.ts';

export interface Explained {
  readonly current: boolean;
  /** Undefined before it was fetched; without it the page only says less. */
  readonly explaining: Explaining<View> | undefined;
}

const PLACE = Symbol('the match is explained');
export function provideExplained(ruleset: () => AnyRuleset | null): Explained {
  let explaining = $state.raw<Explaining<View>>();
  $effect(() => {
    void ruleset()
      ?.explaining?.()
      .then(
        (found) => (explaining = found as Explaining<View>),
        () => undefined,
      );
  });
  return setContext(PLACE, {
    get current(): boolean {
      return ruleset()?.explaining !== undefined && explainChoice.on(page.url.searchParams.get('explain'));
    },
    get explaining() {
      return explaining;
    },
  });
}
/** Undefined where nothing is ever explained: at the tables of those who play. */
export const useExplained = (): Explained | undefined => getContext<Explained | undefined>(PLACE);
