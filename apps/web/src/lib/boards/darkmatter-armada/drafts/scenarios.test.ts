/** Orders of scenarios as they open: each may be given as it is, and says beforehand what it brings. */
import { playFrom, ScriptedDice } from '@broadside/rules/kernel';
import { darkmatterArmadaRuleset, type Command, type Offer } from '@broadside/rules/darkmatter-armada';
import { expect, test } from 'vitest';
import { consequencesOf } from '../consequences.ts';
import { noteOf } from '../notes.ts';
import { fromView } from '../rules.ts';
import { draftOf } from './drafting.ts';
import type { AnyOrder } from './judge.ts';
import { MoveDraft } from './move-draft.svelte.ts';

type Position = Parameters<typeof darkmatterArmadaRuleset.fromPosition>[0];

function matchOf(position: Position) {
  const read = darkmatterArmadaRuleset.fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(darkmatterArmadaRuleset, read.value, new ScriptedDice([]));
}

function opened(match: ReturnType<typeof matchOf>, kind: Offer['kind']) {
  const view = match.viewOf('seat-1');
  const offers = match.offers('seat-1');
  const offer = offers.find((each) => each.kind === kind);
  if (!offer) throw new Error(`${kind} is not offered`);
  const judge = (order: AnyOrder) => darkmatterArmadaRuleset.check(view, order as Command, 'seat-1');
  const draft = draftOf(fromView(view), offer, judge, offers);
  if (!draft) throw new Error(`${kind} has no draft`);
  return { draft, offer, offers };
}

/** An order of one press: what is given, and what it says of itself. */
function pressed(match: ReturnType<typeof matchOf>, kind: Offer['kind']) {
  const { draft, offer, offers } = opened(match, kind);
  return { command: draft.command, reason: draft.reason, note: noteOf(offer, offers) };
}

const flagship = { class: 'CR', rank: 'admiral' } as const;

test('troops land, turrets bombard and a Mass Driver fires at a press', () => {
  const tern = {
    ...flagship,
    name: 'Tern',
    at: [24, 29] as [number, number],
    facing: 90,
    speed: 'low' as const,
    equipment: { E1: 'mass driver', E2: 'cargo space' },
    weapons: { T1: 'autocannon d6' },
    spent: { E2: 3 },
    activation: { from: { at: [24, 29] as [number, number], facing: 90 } },
  };
  const match = matchOf({
    scenario: 'support-ground-assault',
    active: 'Waders',
    segment: 'special',
    terrain: [{ kind: 'planet', id: 'planet', at: [24, 24] }],
    sides: { 'seat-1': { divisions: 10 }, 'seat-2': { divisions: 10 } },
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: [tern] },
      { name: 'Stones', seat: 'seat-2', ships: [{ ...flagship, name: 'Onyx', at: [40, 44], facing: 180 }] },
    ],
  });
  expect(pressed(match, 'land-troops')).toEqual({
    command: { kind: 'land-troops', ship: 'tern', space: 'E2' },
    reason: undefined,
    note: '1 division from E2',
  });
  expect(pressed(match, 'orbital-bombardment')).toEqual({
    command: { kind: 'orbital-bombardment', ship: 'tern', mount: 'T1' },
    reason: undefined,
    note: 'one division on 12 or more, 45 %',
  });
  expect(pressed(match, 'fire-mass-driver')).toEqual({
    command: { kind: 'fire-mass-driver', ship: 'tern' },
    reason: undefined,
    note: 'one division for certain, 1 in cargo',
  });
});

test('a freighter of the convoy is brought out by its edge, and lost by another', () => {
  const wheat = { name: 'Wheat', class: 'AFL', rank: 'captain' as const, facing: 90 };
  const match = (at: [number, number], facing: number) =>
    matchOf({
      table: [72, 48],
      scenario: 'convoy-escort',
      convoy: { escort: 'seat-1', exits: 0 },
      active: 'Convoy',
      segment: 'movement',
      squadrons: [
        { name: 'Convoy', seat: 'seat-1', ships: [{ ...wheat, at, facing }] },
        { name: 'Waders', seat: 'seat-1', ships: [{ ...flagship, name: 'Tern', at: [20, 20] }] },
        { name: 'Stones', seat: 'seat-2', ships: [{ ...flagship, name: 'Onyx', at: [30, 40] }] },
      ],
    });
  const moved = (from: ReturnType<typeof match>) => {
    const { draft } = opened(from, 'move-ship');
    if (!(draft instanceof MoveDraft)) throw new Error('not a move');
    const told = () => consequencesOf(draft, fromView(from.viewOf('seat-1'))).map(({ tone, text }) => [tone, text]);
    return { draft, told };
  };
  const out = moved(match([66, 24], 90));
  expect([out.draft.exits, out.draft.leaves, out.draft.words]).toEqual([true, false, 'Bring Wheat out']);
  expect(out.told()).toEqual([['fine', 'Gets away by the far edge:']]);
  out.draft.set({ distanceMils: 5000 });
  expect([out.draft.exits, out.draft.leaves, out.draft.words]).toEqual([false, false, 'Move Wheat']);
  const lost = moved(match([40, 42], 0));
  lost.draft.set({ distanceMils: 10_000 });
  expect([lost.draft.exits, lost.draft.leaves, lost.draft.words]).toEqual([false, true, 'Move Wheat']);
  expect(lost.told()).toEqual([['harm', 'Leaves the table:']]);
});
