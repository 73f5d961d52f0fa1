/** The keys of a watched match. The board comes first: what a key does there it does not do here. */
import { isTyped, type PageKey } from '#lib/match/keyboard/page-keys.ts';
import { follow } from '#lib/scene/follow.svelte.ts';
import { explainChoice } from './explain/explain-choice.svelte.ts';
import type { Explained } from './explain/explained.svelte.ts';
import type { Watching } from './watching.svelte.ts';

/** Shown in the list of all keys, and done here. */
export const watchKeys = (watching: Watching, explained: Explained, tell: () => void): readonly PageKey[] => [
  { keys: [' '], shown: 'Space', does: 'play, or pause', act: () => watching.toggle() },
  { keys: ['ArrowLeft'], shown: '←', does: 'an entry back', act: () => watching.step(-1) },
  { keys: ['ArrowRight'], shown: '→', does: 'an entry on', act: () => watching.step(1) },
  { keys: ['Shift+ArrowLeft'], shown: 'Shift ←', does: 'a unit’s turn back', act: () => watching.stepTurn(-1) },
  { keys: ['Shift+ArrowRight'], shown: 'Shift →', does: 'a unit’s turn on', act: () => watching.stepTurn(1) },
  { keys: ['Control+ArrowLeft'], shown: 'Ctrl ←', does: 'a round back', act: () => watching.stepRound(-1) },
  { keys: ['Control+ArrowRight'], shown: 'Ctrl →', does: 'a round on', act: () => watching.stepRound(1) },
  { keys: ['c'], shown: 'C', does: 'catch up in 90 seconds', act: () => watching.catchUp() },
  { keys: ['e'], shown: 'E', does: 'explain the match, or not', act: () => explainChoice.turn(!explained.current) },
  { keys: ['k'], shown: 'K', does: 'the camera goes along, or not', act: () => follow.turn(!follow.on(true)) },
  { keys: ['i'], shown: 'I', does: 'says where things stand', act: tell },
  { keys: ['End'], shown: 'End', does: 'to the public moment', act: () => watching.now() },
];

/** The keys that a table has a use for which no watcher needs. */
const taken = new Set(['c']);

const nameOf = ({ key, shiftKey, ctrlKey }: KeyboardEvent): string =>
  `${ctrlKey ? 'Control+' : ''}${shiftKey && key.length > 1 ? 'Shift+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;

/** Does what a key stands for; on the way down only what the table would take. */
export function pressKey(event: KeyboardEvent, rows: readonly PageKey[], early: boolean): void {
  const name = nameOf(event);
  const row = rows.find(({ keys }) => keys.includes(name));
  if (!row || early !== taken.has(name) || event.metaKey || event.altKey) return;
  const typed = event.ctrlKey ? event.target instanceof HTMLInputElement : isTyped(event);
  const pressed = event.key === ' ' && event.target instanceof Element && event.target.closest('button, a') !== null;
  if (typed || pressed) return;
  if (early) {
    event.preventDefault();
    return row.act();
  }
  setTimeout(() => {
    if (!event.defaultPrevented) row.act();
  });
}
