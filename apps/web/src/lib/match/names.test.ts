import type { MatchHeader } from '@broadside/protocol';
import { describe, expect, test } from 'vitest';
import { ago, reasonNamed, score, seatName, standing } from './names.ts';

const seat = (name: string | null, kind: 'person' | 'bot' | 'empty', number: 1 | 2) => ({
  seat: `seat-${number}` as const,
  team: number - 1,
  side: '',
  name,
  kind,
  connected: true,
  open: false,
});
const match = (change: Partial<MatchHeader>): MatchHeader => ({
  id: '0123456789ab',
  ruleset: 'some-game',
  edition: '1',
  name: 'A match',
  summary: 'Two fleets',
  status: 'live',
  seats: [seat('Ada', 'person', 1), seat('Bob', 'person', 2)],
  createdAt: 0,
  round: 'Round 2 of 6',
  outcome: null,
  tempo: { kind: 'none' },
  dice: { commitment: '0'.repeat(64), entropy: null, seed: null },
  ...change,
});

describe('a match in a list', () => {
  test('says where it stands', () => {
    expect(standing(match({}), undefined)).toBe('Round 2 of 6');
    expect(standing(match({ status: 'open' }), 'seat-1')).toBe('Waits for an opponent');
    expect(standing(match({ status: 'frozen' }), undefined)).toContain('Stopped by a fault');
  });

  test('names who sits there where a reason names a seat', () => {
    expect(reasonNamed(match({}), 'seat-2 concedes')).toBe('Bob concedes');
    expect(reasonNamed(match({}), 'seat-3 concedes to seat-1')).toBe('seat-3 concedes to Ada');
    expect(reasonNamed(match({}), 'All rounds are played')).toBe('All rounds are played');
  });

  test('says who won, and says it to the winner', () => {
    const outcome = { winner: 'seat-2' as const, reason: 'points', points: { 'seat-1': 85, 'seat-2': 367.5 } };
    const over = match({ status: 'finished', outcome });
    expect(standing(over, 'seat-2')).toBe('You won');
    expect(standing(over, 'seat-1')).toBe('Bob won');
    expect(standing(match({ status: 'finished', outcome: { ...outcome, winner: null } }), 'seat-1')).toBe('Drawn');
    expect(score(over)).toBe('85 : 367.5');
    expect(score(match({}))).toBeUndefined();
  });

  test('names every winner of a side, and none where no seat won', () => {
    const seats = [seat('Ada', 'person', 1), { ...seat('Bob', 'person', 2), team: 0 }];
    const outcome = { winner: null, reason: 'stars', points: { 'seat-1': 9, 'seat-2': 9 } };
    const won = match({ status: 'finished', seats, outcome: { ...outcome, winners: ['seat-1', 'seat-2'] } });
    expect(standing(won, 'seat-1')).toBe('Your side won');
    expect(standing(won, undefined)).toBe('Ada, Bob won');
    expect(score(won)).toBe('9');
    const lost = match({ status: 'finished', seats, outcome: { ...outcome, winners: [] } });
    expect(standing(lost, 'seat-2')).toBe('You lost');
    expect(standing(lost, undefined)).toBe('The automated enemy won');
  });

  test('names whoever sits there', () => {
    expect(seatName(seat(null, 'empty', 2))).toBe('free seat');
    expect(seatName(seat('Captain', 'bot', 2))).toBe('Captain');
  });

  test('says how long ago', () => {
    expect(ago(0, 20_000)).toBe('just now');
    expect(ago(0, 5 * 60_000)).toBe('5 min ago');
    expect(ago(0, 3 * 3_600_000)).toBe('3 h ago');
    expect(ago(0, 4 * 86_400_000)).toBe('4 d ago');
  });
});
