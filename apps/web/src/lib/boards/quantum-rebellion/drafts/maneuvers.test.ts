/** Ways round planets, beacons and pivots as they open: each may be given as it is, and follows the hand. */
import { playFrom, ScriptedDice } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer, type Position } from '@broadside/rules/quantum-rebellion';
import { expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { fromView } from '../rules.ts';
import { draftOf } from './drafting.ts';
import { offerKey } from './offer-key.ts';
import { stageOf } from '#lib/blueprint-fleets/stage.ts';
import { PivotDraft } from '#lib/blueprint-fleets/drafts/pivot-draft.svelte.ts';
import { RouteDraft } from '#lib/blueprint-fleets/drafts/route-draft.svelte.ts';
import { SpotDraft } from '#lib/blueprint-fleets/drafts/spot-draft.svelte.ts';

const tern = { name: 'Tern', class: 'CR', at: [18, 29] as [number, number], facing: 90 };
const onyx = { name: 'Onyx', class: 'CR', at: [44, 44] as [number, number] };

function at(change: object, more: Partial<Position> = {}) {
  const read = quantumRebellion.fromPosition({
    active: 'Waders',
    segment: 'movement',
    squadrons: [
      { name: 'Waders', seat: 'seat-1', ships: [{ ...tern, ...change }] },
      { name: 'Stones', seat: 'seat-2', ships: [onyx] },
    ],
    terrain: [{ kind: 'planet', at: [24, 24] }],
    ...more,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(quantumRebellion, read.value, new ScriptedDice([]));
}
type Match = ReturnType<typeof at>;

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
function route(match: Match, kind: Offer['kind']): RouteDraft {
  const draft = opened(match, kind);
  if (!(draft instanceof RouteDraft)) throw new Error('not a way');
  return draft;
}

test('a way into orbit opens on one that may be given, and its beginning follows the hand', () => {
  const draft = route(at({}), 'enter-orbit');
  expect(draft.segments).toBe(1);
  draft.dragApproach({ xMils: 24_000, yMils: 29_000 });
  expect(draft.reason).toBeUndefined();
  expect(draft.joined).toEqual({ xMils: 24_000, yMils: 29_000 });
  draft.setSegments(3);
  expect(draft.preview?.to).toEqual({ xMils: 29_000, yMils: 24_000 });
  expect(draft.preview).toMatchObject({ disorder: 0 });
  draft.setSegments(99);
  expect([draft.segments, draft.preview]).toMatchObject([7, { disorder: 1 }]);
  draft.dragApproach({ xMils: 24_000, yMils: 33_000 });
  expect(draft.reason?.code).toBe('too-far-from-planet');
  draft.reset();
  expect(draft.reason).toBeUndefined();
  draft.setApproach({ courseCdeg: 9000, distanceMils: 6000 });
  expect(draft.joined).toEqual({ xMils: 24_000, yMils: 29_000 });
  expect(draft.reason).toBeUndefined();
});

test('a phone shows the ship and the whole of the circle', () => {
  const match = at({});
  const spots = stageOf(route(match, 'enter-orbit'), fromView(match.viewOf('seat-1')), true, undefined);
  expect(spots).toContainEqual({ xMils: 18_000, yMils: 29_000 });
  expect(spots).toContainEqual({ xMils: 24_000, yMils: 31_000 });
});

test('a ship in orbit goes along it, or leaves it after some segments', () => {
  const match = at({ at: [24, 29] });
  const stays = route(match, 'follow-orbit');
  stays.setSegments(6);
  expect(stays.preview?.to).toEqual({ xMils: 24_000, yMils: 19_000 });
  const goes = route(match, 'leave-orbit');
  goes.setSegments(3);
  goes.setExit(10_000);
  expect(goes.reason).toBeUndefined();
  expect(goes.preview?.to).toEqual({ xMils: 29_000, yMils: 14_000 });
  goes.turn(1000);
  expect(goes.reason).toBeUndefined();
  expect(goes.exit?.courseCdeg).toBe(19_000);
});

test('a slingshot shares its base move between both legs', () => {
  const draft = route(at({}), 'slingshot');
  draft.dragApproach({ xMils: 24_000, yMils: 29_000 });
  draft.setSegments(3);
  draft.dragExit({ xMils: 29_000, yMils: -20_000 });
  expect(draft.exit?.distanceMils).toBe(10_000);
  expect(draft.reason).toBeUndefined();
  draft.dragExit({ xMils: 29_000, yMils: 24_100 });
  expect(draft.exit).toBeUndefined();
});

test('a beacon is laid at any bearing beside the ship, hacked by a press, and stands on the chart', () => {
  const beacons = [{ seat: 'seat-2' as const, at: [18, 33] as [number, number] }];
  const equipment = { E1: 'beacon deployment', E2: 'electronic countermeasures' };
  const match = at({ equipment }, { segment: 'special', beacons });
  const draft = opened(match, 'deploy-beacon');
  if (!(draft instanceof SpotDraft) || draft.offer.kind !== 'deploy-beacon') throw new Error('not a place');
  const { maxMils } = draft.offer;
  expect(draft.at).toEqual({ xMils: 18_000 + maxMils, yMils: 29_000 });
  draft.place(18_000, maxMils);
  expect(draft.command).toMatchObject({ at: { xMils: 18_000, yMils: 29_000 - maxMils } });
  expect(draft.reason).toBeUndefined();
  draft.turn(1234);
  expect(draft.reason).toBeUndefined();
  draft.drag({ xMils: 18_100, yMils: 24_000 });
  expect(draft.reason).toBeUndefined();
  draft.nudge(100, 0);
  expect(draft.reason).toBeUndefined();
  expect(opened(match, 'hack-beacon').command).toEqual({ kind: 'hack-beacon', ship: 'tern', beacon: 'beacon-1' });
  const { discs } = chartOf(fromView(match.viewOf('seat-1')), 'seat-1', undefined);
  expect(discs.map(({ id, label }) => [id, label])).toContainEqual([
    'beacon:beacon-1',
    'beacon 1 of Second Fleet, online',
  ]);
});

test('beacons are switched from a list, and thrusters turn a ship by any amount that they give', () => {
  const match = at(
    { offline: ['HY'] },
    {
      phase: 'end',
      beacons: [{ seat: 'seat-1', at: [10, 10] }],
      pending: [
        { kind: 'end', step: 'closing' },
        { kind: 'beacon-power', seat: 'seat-1', waiting: [] },
      ],
    },
  );
  const list = opened(match, 'switch-beacons');
  expect(list.command).toEqual({ kind: 'switch-beacons', online: ['beacon-1'] });
  const pivot = opened(at({ equipment: { E1: 'maneuvering thrusters' } }), 'pivot-ship');
  if (!(pivot instanceof PivotDraft)) throw new Error('not a turn');
  expect(pivot.command).toEqual({ kind: 'pivot-ship', ship: 'tern', facingCdeg: 13_500 });
  pivot.face(7777);
  expect(pivot.words).toBe('Turn Tern 12.23° to port');
  expect(pivot.reason).toBeUndefined();
  pivot.face(27_100);
  expect(pivot.facingCdeg).toBe(4500);
  pivot.turn(-1500);
  expect([pivot.facingCdeg, pivot.reason]).toEqual([4500, undefined]);
});

test('offers of two planets or two beacons are told apart', () => {
  const two = at(
    { at: [24, 29.5] },
    {
      terrain: [
        { kind: 'planet', at: [24, 24] },
        { kind: 'planet', at: [34, 34] },
      ],
    },
  );
  const keys = two.offers('seat-1').map(offerKey);
  expect(new Set(keys).size).toBe(keys.length);
});
