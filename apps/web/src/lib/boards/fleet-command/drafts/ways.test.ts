import { expect, test } from 'vitest';
import type { Offer } from '../rules.ts';
import { firstWay, waysOf } from './ways.ts';

const decline: Offer = { kind: 'decline', label: 'End the turn', about: [], rule: 'FC-SEQ-8' };
const skip: Offer = { kind: 'skip-action', label: 'Skip Move', about: ['unit:a'], rule: 'R-FC-37', action: 'move' };
const systems: Offer = {
  kind: 'redundant-systems',
  label: 'Redundant Systems',
  about: ['unit:a'],
  rule: 'R-FC-124',
  unit: 'a',
  removals: ['engines'],
};
const turn: Offer = { kind: 'turn', label: 'Turn', about: ['unit:a'], rule: 'FC-MOV-5', unit: 'a' };
const move: Offer = {
  kind: 'move',
  label: 'Move: up to 2',
  about: ['unit:a'],
  rule: 'FC-MOV-1',
  unit: 'a',
  allowance: 2,
  straight: false,
  destinations: [],
};

test('a move and a turn are one way, and it is open by itself', () => {
  const ways = waysOf([move, turn, skip, systems]);
  expect(ways.map(({ key }) => key)).toEqual(['move', 'skip-action', 'redundant-systems']);
  expect(firstWay(ways)?.key).toBe('move');
});

test('what spends something rare is never open by itself', () => {
  expect(firstWay(waysOf([systems, decline]))?.key).toBe('decline');
  expect(firstWay(waysOf([skip]))?.key).toBe('skip-action');
  expect(firstWay(waysOf([systems]))?.key).toBe('redundant-systems');
  expect(firstWay([])).toBeUndefined();
});
