/** What tells a turn, in one piece: it is fetched when there is something to tell. */
export { default as Marks } from './story-marks.svelte';
export { default as Strip } from './story-strip.svelte';
export { default as Card } from './story-card.svelte';
export { default as Round } from './round-card.svelte';
export { default as TurnSaid } from './turn-said.svelte';
export { beginStories } from './begin.ts';
export type { Follower } from './follower.ts';
export type { RoundBook } from './round-book.svelte.ts';
export type { Teller } from './teller.svelte.ts';
