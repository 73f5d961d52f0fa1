import { describe, expect, it } from 'vitest';
import type { SceneLine } from '../scene/scene.ts';
import { hearClock, lineCues } from './line-cues.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
const rolls = [{ label: 'Dice', seat: 'seat-1', sides: 6, need: 4, counted: 1, faces: [5, 2] }] as const;
const line = (seq: number, parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
  seq,
  parts,
  rules: ['X-1'],
  tone: 'act',
  ...more,
});
const attack = (seq: number): readonly SceneLine[] => [
  line(seq, [tern, ' fires at ', onyx], { cue: { is: 'attack' }, rolls }),
  line(seq, [onyx, ' is lost'], { cue: { is: 'gone' } }),
];

describe('lines that are heard', () => {
  it('are dice and losses of no attack', () => {
    const log = [line(1, ['Round 1']), line(2, ['They roll for the initiative'], { rolls: [...rolls, ...rolls] })];
    expect(lineCues(log, 1, 2)).toEqual([{ name: 'dice', count: 4 }]);
    const mined = line(3, [onyx, ' is lost'], { tone: 'loss', cue: { is: 'gone' } });
    expect(lineCues([...log, mined], 2, 3)).toEqual([{ name: 'lost' }]);
  });

  it('are none that an attack tells', () => {
    expect(lineCues([line(1, ['Round 1']), ...attack(2)], 1, 2)).toEqual([]);
  });

  it('are none where the table was just opened, goes back, or goes far', () => {
    const log = [line(2, ['They roll'], { rolls })];
    expect([lineCues(log, 0, 2), lineCues(log, 3, 2), lineCues(log, 1, 9)]).toEqual([[], [], []]);
  });
});

describe('a clock', () => {
  /** What is heard of one that is looked at each second. */
  const heard = (fromMs: number): readonly number[] => {
    const ticks: number[] = [];
    let clock: Parameters<typeof hearClock>[0];
    for (let left = fromMs; left > -3000; left -= 1000) {
      const next = hearClock(clock, 1_000_000, 1_000_000 - left);
      if (next.ticks) ticks.push(left);
      clock = next.clock;
    }
    return ticks;
  };

  it('is heard under a minute, each ten seconds', () => {
    expect(heard(75_500)).toEqual([59_500, 49_500, 39_500, 29_500, 19_500, 9500]);
  });

  it('is not heard as a decision begins that has less', () => {
    expect(heard(20_400)).toEqual([19_400, 9400]);
    const { ticks } = hearClock({ deadline: 50_000, tens: 5 }, 30_000, 1000);
    expect(ticks).toBe(false);
  });
});
