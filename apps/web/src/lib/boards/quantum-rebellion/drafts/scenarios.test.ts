/** Orders of set-up and scenarios as they open: each may be given as it is, and follows the hand. */
import { playFrom, ScriptedDice } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer, type Position } from '@broadside/rules/quantum-rebellion';
import { expect, test } from 'vitest';
import { fromView } from '../rules.ts';
import { DeployDraft } from '#lib/blueprint-fleets/drafts/deploy-draft.svelte.ts';
import { draftOf } from './drafting.ts';
import { HideDraft, type ThreeSpots } from '#lib/blueprint-fleets/drafts/hide-draft.svelte.ts';
import { MoveDraft } from './move-draft.svelte.ts';
import { SpotDraft } from '#lib/blueprint-fleets/drafts/spot-draft.svelte.ts';

const lurker = (name: string) => ({ name, class: 'FF', customizations: ['ambush'] });
const reeds = { name: 'Reeds', seat: 'seat-1' as const, ships: [lurker('Bittern'), lurker('Rail')] };
const stones = (...ships: object[]) => ({
  name: 'Stones',
  seat: 'seat-2' as const,
  ships: ships as [],
});
const onyx = { name: 'Onyx', class: 'CR', at: [24, 40], facing: 180 };

function matchOf(position: Position) {
  const read = quantumRebellion.fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(quantumRebellion, read.value, new ScriptedDice([]));
}

function opened(match: ReturnType<typeof matchOf>, kind: Offer['kind']) {
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

test('three discs open where they may lie, follow the hand, and keep on the table', () => {
  const match = matchOf({ phase: 'deployment', squadrons: [reeds, stones(onyx)] });
  const draft = opened(match, 'hide-squadron');
  if (!(draft instanceof HideDraft)) throw new Error('no discs');
  draft.drag(2, { xMils: 90_000, yMils: 20_000 });
  draft.real = 2;
  expect(draft.reason).toBeUndefined();
  expect(draft.command).toMatchObject({ real: 2, discs: [{}, {}, { xMils: 46_000, yMils: 20_000 }] });
  draft.drag(2, { xMils: 24_000, yMils: 46_000 });
  expect(draft.reason?.code).toBe('enemy-zone');
});

test('discs open well apart, the real one among them', () => {
  const draft = opened(matchOf({ phase: 'deployment', squadrons: [reeds, stones(onyx)] }), 'hide-squadron');
  if (!(draft instanceof HideDraft)) throw new Error('no discs');
  const [one, two, three] = draft.discs as ThreeSpots;
  for (const [a, b] of [
    [one, two],
    [two, three],
    [one, three],
  ] as const)
    expect(Math.hypot(a.xMils - b.xMils, a.yMils - b.yMils)).toBeGreaterThan(10_000);
});

test('a freighter of the convoy is brought out by its edge, and lost by another', () => {
  const wheat = { name: 'Wheat', class: 'AFL', rank: 'captain' as const, at: [66, 24] as [number, number], facing: 90 };
  const match = matchOf({
    table: [72, 48],
    scenario: 'convoy-escort',
    convoy: { escort: 'seat-1', exits: 0 },
    active: 'Convoy',
    segment: 'movement',
    squadrons: [
      { name: 'Convoy', seat: 'seat-1', ships: [wheat] },
      { name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern', class: 'CR', rank: 'admiral', at: [20, 20] }] },
      stones({ ...onyx, at: [30, 40] }),
    ],
  });
  const draft = opened(match, 'move-ship');
  if (!(draft instanceof MoveDraft)) throw new Error('not a move');
  expect([draft.exits, draft.leaves, draft.words]).toEqual([true, false, 'Bring Wheat out']);
  draft.set({ distanceMils: 1000 });
  expect([draft.exits, draft.leaves, draft.words]).toEqual([false, false, 'Move Wheat']);
});

test('a squadron that is found opens on its disc', () => {
  const match = matchOf({
    active: 'Stones',
    segment: 'movement',
    squadrons: [reeds, stones(onyx)],
    pending: [
      { kind: 'activation', turn: 'seat-2', step: 'act' },
      { kind: 'ambush', seat: 'seat-1', squadron: 'reeds', at: { xMils: 24_000, yMils: 24_000 }, activates: false },
    ],
  });
  const draft = opened(match, 'spring-ambush');
  if (!(draft instanceof DeployDraft)) throw new Error('no ships to place');
  draft.drag('bittern', { xMils: 30_000, yMils: 30_000 });
  expect(draft.reason?.code).toBe('off-disc');
});

test('a minelayer opens ahead of its zone, and may be left', () => {
  const layer = { name: 'Tern', class: 'FF', equipment: { E1: 'minelayer' } };
  const waders = { name: 'Waders', seat: 'seat-1' as const, ships: [layer] };
  const match = matchOf({ phase: 'mines', squadrons: [waders, stones(onyx)] });
  const draft = opened(match, 'lay-mines');
  if (!(draft instanceof SpotDraft)) throw new Error('not a place');
  draft.face(9000);
  draft.drag({ xMils: -5000, yMils: 24_000 });
  expect(draft.command).toMatchObject({ at: { xMils: 500, yMils: 24_000 }, facingCdeg: 9000 });
  expect(opened(match, 'keep-mines').command).toEqual({ kind: 'keep-mines', ship: 'tern' });
});

test('boarders of a freighter name their aim', () => {
  const convoy = {
    name: 'Convoy',
    seat: 'seat-2' as const,
    ships: [{ name: 'Wheat', class: 'AFL', rank: 'captain' as const, at: [24, 22] as [number, number] }],
  };
  const tern = { name: 'Tern', class: 'CR', at: [24, 20] as [number, number], equipment: { E1: 'space-marines' } };
  const match = matchOf({
    scenario: 'convoy-escort',
    table: [72, 48],
    convoy: { escort: 'seat-2', exits: 0 },
    active: 'Waders',
    segment: 'combat',
    squadrons: [{ name: 'Waders', seat: 'seat-1', ships: [tern] }, stones(onyx), convoy],
  });
  expect(opened(match, 'board').command).toMatchObject({ assaults: [{ target: 'wheat', aim: 'capture' }] });
});

test('troops land and turrets bombard at a press', () => {
  const tern = {
    name: 'Tern',
    class: 'CR',
    at: [24, 29] as [number, number],
    facing: 90,
    equipment: { E1: 'cargo-space' },
    weapons: { T1: 'autocannon 3' },
  };
  const match = matchOf({
    scenario: 'support-ground-assault',
    active: 'Waders',
    segment: 'special',
    terrain: [{ kind: 'planet', at: [24, 24] }],
    sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } },
    squadrons: [{ name: 'Waders', seat: 'seat-1', ships: [tern] }, stones(onyx)],
  });
  expect(opened(match, 'land-troops').command).toEqual({ kind: 'land-troops', ship: 'tern', space: 'E1' });
  expect(opened(match, 'orbital-bombardment').command).toMatchObject({ ship: 'tern', mount: 'T1' });
});

test('a move opens in reach of the commander where it can end there, straight ahead or not', () => {
  const moved = { moves: 1, movementOver: true };
  const fleet = (tern: object, knot: object) =>
    matchOf({
      active: 'Waders',
      segment: 'movement',
      squadrons: [
        {
          name: 'Waders',
          seat: 'seat-1',
          ships: [
            { name: 'Tern', class: 'DD', ...tern },
            { name: 'Knot', class: 'FF', ...knot },
          ],
        },
        stones(onyx),
      ],
    });
  const rangeInches = (match: ReturnType<typeof fleet>): number => {
    const draft = opened(match, 'move-ship');
    if (!(draft instanceof MoveDraft)) throw new Error('not a move');
    const { ships } = fromView(match.viewOf('seat-1'));
    const other = ships[draft.ship.id === 'knot' ? 'tern' : 'knot']?.at;
    return other ? Math.hypot(other.xMils - draft.end.xMils, other.yMils - draft.end.yMils) / 1000 : Infinity;
  };
  // Knot would run past her commander; then one that comes back into reach only with a turn; then the commander herself.
  expect(rangeInches(fleet({ at: [10, 10], facing: 0, activation: moved }, { at: [12, 10], facing: 0 }))).toBeLessThan(
    6,
  );
  expect(rangeInches(fleet({ at: [18, 14], facing: 0, activation: moved }, { at: [10, 6], facing: 0 }))).toBeLessThan(
    6,
  );
  expect(rangeInches(fleet({ at: [12, 10], facing: 0 }, { at: [10, 10], facing: 0, activation: moved }))).toBeLessThan(
    6,
  );
});
