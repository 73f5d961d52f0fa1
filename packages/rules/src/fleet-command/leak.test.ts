/** Nobody is sent a byte that depends on what it may not know (R-FC-220 to R-FC-225). */
import { describe, expect, it } from 'vitest';
import { findLeaksOnWalk, pick, type Random, type Viewer } from '../kernel/index.ts';
import type { CardId } from './ids.ts';
import { fleetCommand } from './index.ts';
import { presets } from './presets.ts';
import { handOf } from './sight.ts';
import type { State } from './state.ts';
import { setup } from './start.ts';

function mixed<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const out: T[] = [];
  while (left.length > 0) {
    const item = pick(left, random);
    left.splice(left.indexOf(item), 1);
    out.push(item);
  }
  return out;
}

/** The same table with everything face down dealt anew, but for what the viewer holds or has surveyed. */
function dealtAnew(state: State, who: Viewer, random: Random): State {
  const own = who.kind === 'seat' ? handOf(state, who.seat) : undefined;
  const { secrets } = state;
  const others = Object.keys(secrets.hands).filter((id) => id !== own?.id);
  const cards = mixed([...secrets.deck, ...others.flatMap((id) => secrets.hands[id] ?? [])], random);
  const hands: Record<string, CardId[]> = { ...secrets.hands };
  for (const id of others) hands[id] = cards.splice(0, secrets.hands[id]?.length ?? 0).sort();
  const committed: Record<string, CardId[]> = { ...secrets.committed };
  for (const id of others)
    if (committed[id] !== undefined) committed[id] = (hands[id] ?? []).filter(() => random() < 0.5);
  const known = own === undefined ? [] : (secrets.surveys[own.side] ?? []);
  const hidden = Object.keys(secrets.values).filter(
    (id) => !known.includes(id) && state.features[id]?.shownValue === null,
  );
  const values = { ...secrets.values };
  for (const id of hidden) values[id] = pick([0, 1, 2, 3], random);
  return { ...state, secrets: { ...secrets, deck: cards, hands, committed, values } };
}

const walked = presets.filter(({ id }) => ['first-contact', 'khar-selim', 'fools-gold', 'nova-raid'].includes(id));

describe.each(walked)('$name', ({ setup: given }) => {
  it.each([1, 2])('tells nobody what is hidden, seed %i', (seed) => {
    const leaks = findLeaksOnWalk(fleetCommand, {
      setup: setup.parse(given),
      seed,
      length: 60,
      variants: (state, viewer, random) => [1, 2].map(() => dealtAnew(state, viewer, random)),
    });
    expect(leaks).toEqual([]);
  });
});

it('the trial does change what is hidden', () => {
  const decision = fleetCommand.start(setup.parse(walked[0]?.setup), {
    roll: (_, count) => Array.from({ length: count }, () => 3),
    shuffle: (items) => items,
  });
  if (!decision.ok || decision.events[0]?.kind !== 'match-started') throw new Error('no start');
  const { state } = decision.events[0];
  const other = dealtAnew(state, { kind: 'public' }, () => 0.9);
  expect(other.secrets.deck).not.toEqual(state.secrets.deck);
  expect(other.secrets.values).not.toEqual(state.secrets.values);
});
