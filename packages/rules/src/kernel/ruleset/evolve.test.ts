import { expect, it } from 'vitest';
import { bookkeepingOf, draftsWhere } from './evolve.ts';

interface Ship {
  hull: number;
  hit: boolean;
}
interface State {
  round: number;
  ships: Record<string, Ship>;
}
type Event =
  { readonly kind: 'told' } | { readonly kind: 'round-began' } | { readonly kind: 'hit'; readonly ship: string };

const looked: string[] = [];
const { changed } = bookkeepingOf<State, Event>({
  told: () => undefined,
  'round-began': (draft) => {
    draft.round += 1;
    for (const ship of draftsWhere(draft.ships, ({ hit }) => hit)) {
      looked.push(`hull ${ship.hull}`);
      ship.hit = false;
    }
  },
  hit: (draft, { ship: id }) => {
    const ship = draft.ships[id];
    if (ship !== undefined) ship.hit = true;
  },
});
const first: State = { round: 1, ships: { kite: { hull: 3, hit: false }, tern: { hull: 5, hit: false } } };

it('leaves the state as it is where an event changes nothing', () => {
  expect(changed(first, { kind: 'told' })).toBe(first);
});

it('gives drafts of the records that were so before the event, and leaves the others alone', () => {
  const hit = changed(first, { kind: 'hit', ship: 'tern' });
  const next = changed(hit, { kind: 'round-began' });
  expect(looked).toEqual(['hull 5']);
  expect(next).toEqual({ round: 2, ships: first.ships });
  expect(next.ships['kite']).toBe(first.ships['kite']);
  expect(hit.ships['tern']).toEqual({ hull: 5, hit: true });
});
