/** What a player is told when the table changed under a draft. */
import type { View } from '@broadside/rules/kernel';
import { untrack } from 'svelte';
import { toasts } from '#lib/components/toasts.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';

export const lostWords = 'The table has changed: what you had prepared does not fit it any more and was put aside.';

/** The table of a match that has not begun. */
export const noView: View = {};

interface Losing {
  readonly session: MatchSession;
  readonly draft: unknown;
  lost(): boolean;
}

/** Tells it while the page is open. Who is alone at a table changed it himself, and where a match is over nothing was to come. */
export function tellLost(desk: Losing): void {
  $effect(() => {
    void desk.draft;
    if (desk.lost()) untrack(() => desk.session.shared && desk.session.live && toasts.show(lostWords));
  });
}
