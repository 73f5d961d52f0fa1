import { emptyState } from '@broadside/client';
import { expect, it } from 'vitest';
import { linkOf } from './link.ts';

it('says what keeps news of a match away, the match itself before the line', () => {
  expect(linkOf({ ...emptyState, phase: 'live' })).toBe('ok');
  expect(linkOf({ ...emptyState, phase: 'reconnecting', outdated: true })).toBe('lost');
  expect(linkOf({ ...emptyState, phase: 'closed' })).toBe('closed');
  expect(linkOf({ ...emptyState, phase: 'live', outdated: true })).toBe('outdated');
});
