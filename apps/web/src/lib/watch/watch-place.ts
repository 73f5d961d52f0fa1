/** What the layout of a watched table finds around it. */
import { getContext, setContext } from 'svelte';
import type { Watching } from './watching.svelte.ts';

const PLACE = Symbol('the match that is watched');
export const provideWatching = (watching: Watching): Watching => setContext(PLACE, watching);
/** Only within the page of a watched match. */
export const useWatching = (): Watching => getContext<Watching>(PLACE);
