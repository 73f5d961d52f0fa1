/** Orders of reserves, jumps and cloaks as they open: each may be given as it is, and follows the hand. */
import { playFrom, ScriptedDice } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer, type Position } from '@broadside/rules/quantum-rebellion';
import { expect, test } from 'vitest';
import { fromView } from '../rules.ts';
import { DeployDraft } from '#lib/blueprint-fleets/drafts/deploy-draft.svelte.ts';
import { draftOf } from './drafting.ts';
import { firstOffer, offerKey } from './offer-key.ts';
import { SpotDraft } from '#lib/blueprint-fleets/drafts/spot-draft.svelte.ts';

const waders = (change: object = {}) => ({
  name: 'Waders',
  seat: 'seat-1' as const,
  ships: [{ name: 'Tern', class: 'BB', at: [24, 12] as [number, number], ...change }],
});
const gulls = {
  name: 'Gulls',
  seat: 'seat-1' as const,
  reserve: true,
  ships: [
    { name: 'Osprey', class: 'CVL', rank: 'commander' as const },
    { name: 'Petrel', class: 'K' },
  ],
};
const stones = {
  name: 'Stones',
  seat: 'seat-2' as const,
  ships: [{ name: 'Onyx', class: 'CH', at: [24, 40] as [number, number], facing: 180 }],
};

function matchOf(position: Position) {
  const read = quantumRebellion.fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(quantumRebellion, read.value, new ScriptedDice([]));
}
type Match = ReturnType<typeof matchOf>;

function opened(match: Match, kind: Offer['kind']) {
  const view = match.viewOf('seat-1');
  const offer = match.offers('seat-1').find((each) => each.kind === kind);
  if (!offer) throw new Error(`${kind} is not offered`);
  const judge = (command: Command) => quantumRebellion.check(view, command, 'seat-1');
  const safe = () => quantumRebellion.standingAnswer(view, 'seat-1');
  const draft = draftOf(fromView(view), offer, { judge, safe, preferred: undefined });
  if (!draft) throw new Error(`${kind} has no draft`);
  expect(draft.reason).toBeUndefined();
  return draft;
}

test('a portal for reserves opens where it may, is taken up by itself and stays on the table', () => {
  const match = matchOf({ phase: 'reserve', squadrons: [waders(), gulls, stones] });
  expect(firstOffer(match.offers('seat-1'), () => undefined)?.kind).toBe('place-entry-portal');
  const draft = opened(match, 'place-entry-portal');
  if (!(draft instanceof SpotDraft)) throw new Error('not a place');
  draft.drag({ xMils: -5000, yMils: 24_000 });
  expect(draft.at).toEqual({ xMils: 1000, yMils: 24_000 });
  expect(draft.reason).toBeUndefined();
  expect(opened(match, 'pass-reserve').command).toEqual({ kind: 'pass-reserve' });
});

test('a squadron comes in as suggested, and a ship that is dragged away is refused', () => {
  const match = matchOf({ squadrons: [waders(), gulls, stones], portals: [{ entry: 'Gulls', at: [24, 24] }] });
  expect(match.apply({ kind: 'activate-squadron', squadron: 'gulls' }, 'seat-1').ok).toBe(true);
  const draft = opened(match, 'enter-squadron');
  if (!(draft instanceof DeployDraft)) throw new Error('not a formation');
  expect(draft.out).toHaveLength(4);
  draft.drag('petrel', { xMils: 40_000, yMils: 24_000 });
  expect(draft.reason?.code).toBe('not-at-portal');
  draft.reset();
  expect(draft.reason).toBeUndefined();
});

test('a jump to a beacon sticks to its reach and is turned by hand', () => {
  const match = matchOf({
    active: 'Waders',
    segment: 'movement',
    squadrons: [waders(), stones],
    beacons: [
      { seat: 'seat-1', at: [40, 20] },
      { seat: 'seat-1', at: [8, 20] },
    ],
  });
  const jumps = match.offers('seat-1').filter(({ kind }) => kind === 'short-range-jump');
  expect(new Set(jumps.map(offerKey)).size).toBe(2);
  const draft = opened(match, 'short-range-jump');
  if (!(draft instanceof SpotDraft)) throw new Error('not a place');
  draft.drag({ xMils: 40_000, yMils: 44_000 });
  expect(draft.at.yMils).toBe(20_000 + 2249);
  draft.face(-9000);
  expect(draft.command).toMatchObject({ kind: 'short-range-jump', to: 'beacon-1', facingCdeg: 27_000 });
  expect(draft.reason).toBeUndefined();
});

test('a jump by Matrix goes anywhere on the table', () => {
  const equipment = { E1: 'hyperspace matrix', E2: 'auxiliary power unit' };
  const match = matchOf({ active: 'Waders', segment: 'movement', squadrons: [waders({ equipment }), stones] });
  const draft = opened(match, 'matrix-jump');
  if (!(draft instanceof SpotDraft)) throw new Error('not a place');
  draft.drag({ xMils: 60_000, yMils: 30_000 });
  expect(draft.at).toEqual({ xMils: 47_000, yMils: 30_000 });
  expect(draft.reason).toBeUndefined();
});

test.each([
  ['engage-cloak', 'off'],
  ['disengage-cloak', 'on'],
] as const)('%s is one press', (kind, cloak) => {
  const equipment = { E1: 'cloaking device', E2: 'auxiliary power unit' };
  const match = matchOf({ active: 'Waders', segment: 'special', squadrons: [waders({ equipment, cloak }), stones] });
  expect(opened(match, kind).command).toEqual({ kind, ship: 'tern' });
});
