import { describe, expect, it } from 'vitest';
import { ScriptedDice } from './dice.ts';
import { play, playFrom } from './match.ts';
import { stakes } from './testing/stakes.ts';

describe('a match in memory', () => {
  it('starts, applies commands, counts entries and ends', () => {
    const match = play(stakes, { rounds: 1 }, new ScriptedDice([5, 1]));
    expect(match.seq).toBe(1);
    expect(match.awaiting).toEqual(['seat-1', 'seat-2']);
    expect(match.apply({ kind: 'commit', dice: 1 }, 'seat-1').ok).toBe(true);
    expect(match.awaiting).toEqual(['seat-2']);
    expect(match.apply({ kind: 'commit', dice: 1 }, 'seat-2').ok).toBe(true);
    expect(match.seq).toBe(3);
    expect(match.outcome).toMatchObject({ winner: 'seat-1' });
    expect(match.awaiting).toEqual([]);
  });

  it('changes nothing where a command is refused', () => {
    const match = play(stakes, { rounds: 1 }, new ScriptedDice([]));
    const before = match.state;
    expect(match.apply({ kind: 'commit', dice: 9 }, 'seat-1')).toMatchObject({ ok: false, reason: { code: 'stake' } });
    expect(match.state).toBe(before);
    expect(match.seq).toBe(1);
  });

  it('makes a view once per audience and state', () => {
    const match = play(stakes, { rounds: 1 }, new ScriptedDice([]));
    const view = match.viewOf('seat-1');
    expect(match.viewOf('seat-1')).toBe(view);
    expect(match.view({ kind: 'public' })).not.toBe(view);
    match.apply({ kind: 'commit', dice: 1 }, 'seat-1');
    expect(match.viewOf('seat-1')).not.toBe(view);
    expect(match.viewOf('seat-1')['seat-1']).toMatchObject({ stake: 1 });
    expect(match.viewOf('seat-2')['seat-1']).not.toHaveProperty('stake');
  });

  it('narrates its last entry to each viewer', () => {
    const match = play(stakes, { rounds: 1 }, new ScriptedDice([]));
    match.apply({ kind: 'commit', dice: 2 }, 'seat-1');
    expect(match.narration({ kind: 'seat', seat: 'seat-1' })[0]?.parts[1]).toBe(' commits 2 dice');
    expect(match.narration({ kind: 'public' })[0]?.parts[1]).toBe(' commits dice');
  });

  it('goes on from a state', () => {
    const { state } = play(stakes, { rounds: 1 }, new ScriptedDice([]));
    const match = playFrom(stakes, state, new ScriptedDice([]));
    expect(match.seq).toBe(0);
    expect(match.offers('seat-1')).toHaveLength(2);
  });

  it('says why it cannot start', () => {
    const reason = { code: 'setup', rule: 'ST-1', sentence: 'Give both seats a fleet.' };
    const refusing = { ...stakes, start: () => ({ ok: false as const, reason }) };
    expect(() => play(refusing, { rounds: 1 }, new ScriptedDice([]))).toThrow('Give both seats a fleet. (ST-1)');
  });
});
