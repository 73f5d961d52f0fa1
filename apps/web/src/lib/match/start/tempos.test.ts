import { tempo } from '@broadside/match';
import { expect, it } from 'vitest';
import { daysOffered, emptyBank, kinds, readChosen, restOf, tempoOf, usual } from './tempos.ts';

it('makes a tempo of each choice', () => {
  for (const { kind } of kinds) expect(tempo.safeParse(tempoOf({ ...usual, kind })).success, kind).toBe(true);
  for (const days of daysOffered)
    expect(tempoOf({ ...usual, kind: 'correspondence', days })).toEqual({
      kind: 'correspondence',
      decisionMs: days * 86_400_000,
    });
  const lost = tempoOf({ ...usual, kind: 'own', own: { bankMinutes: 20, incrementSeconds: 0, overtimeSeconds: null } });
  expect(lost).toEqual({ kind: 'live', bankMs: 1_200_000, incrementMs: 0, overtime: { kind: 'loss' } });
  expect(typeof lost === 'string' ? '' : emptyBank(lost)).toBe('Whoever runs out of time loses the match.');
});

it('says what own numbers may be', () => {
  for (const wrong of [
    { bankMinutes: 0 },
    { incrementSeconds: -1 },
    { overtimeSeconds: 4 },
    { bankMinutes: Number.NaN },
  ])
    expect(tempoOf({ ...usual, kind: 'own', own: { ...usual.own, ...wrong } })).toContain('12 hours');
});

it('turns the night of the place into UTC', () => {
  const night = { on: true, from: '23:00', to: '07:00' };
  expect(restOf(night, 0)).toEqual({ night: { fromMinute: 1380, minutes: 480 }, holidays: [] });
  // Two hours east of Greenwich, where getTimezoneOffset says -120; then in California.
  expect(restOf(night, -120).night?.fromMinute).toBe(1260);
  expect(restOf(night, 480).night?.fromMinute).toBe(420);
  expect(restOf({ ...night, to: '23:00' }, 0).night).toBeNull();
  expect(restOf({ ...night, to: '20:00' }, 0).night?.minutes).toBe(720);
  expect(restOf({ ...night, on: false }, 0).night).toBeNull();
});

it('reads back what was kept, and forgets what makes no sense', () => {
  const chosen = {
    ...usual,
    kind: 'own',
    own: { bankMinutes: 5, incrementSeconds: 3, overtimeSeconds: null },
  } as const;
  expect(readChosen(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  expect(readChosen(null)).toEqual(usual);
  expect(readChosen({ chat: false })).toEqual({ ...usual, chat: false });
  expect(readChosen({ kind: 'blitz', days: 4, own: { bankMinutes: 'x' }, night: { from: 7 } })).toEqual(usual);
});
