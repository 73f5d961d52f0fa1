import { builtInMatch, type ShowcaseMoment } from './moments.ts';
import { describe, expect, it } from 'vitest';
import { bare } from '#lib/ending/tracks.ts';
import type { SceneLine } from '#lib/scene/scene.ts';
import { endedAttack, lastMoment, someOf, worthOf } from './told-moments.ts';

const line = (seq: number, some: Partial<SceneLine>): SceneLine =>
  ({ seq, parts: [], rules: [], ...some }) as SceneLine;
const [tern, onyx] = [
  { name: 'Tern', record: 'ship:tern' },
  { name: 'Onyx', record: 'ship:onyx' },
];
const roll = { label: 'Attack', seat: 'seat-1', sides: 6, need: 4, counted: 1, use: 'gun', faces: [2, 5] } as const;
const attack = [
  line(7, { parts: [tern, ' fires at ', onyx], rules: ['S-1'], cue: { is: 'attack' }, rolls: [roll] }),
  line(7, { parts: [onyx, ' loses 1 HP'], rules: ['S-2'], cue: { is: 'loss' } }),
] as unknown as readonly SceneLine[];

describe('what had just happened', () => {
  it('is the attack with which the log ends: who, at whom, its dice and what came of it', () => {
    const { moment, begunAt } = endedAttack(attack) ?? {};
    expect(begunAt).toBe(7);
    expect(moment).toMatchObject({ actors: ['ship:tern'], target: 'ship:onyx' });
    expect(moment?.text).toMatch(/^Tern.*Onyx/);
    expect(moment?.rolls.map(({ faces }) => faces.toSorted())).toEqual([[2, 5]]);
    expect(lastMoment(attack)).toEqual(moment);
  });
  it('is no attack that ended before', () => {
    const later = [...attack, line(9, { parts: ['Round 2 begins.'], rules: ['S-3'] })];
    expect(endedAttack(later)).toBeUndefined();
    expect(lastMoment(later)).toEqual({ text: 'Round 2 begins.', rule: 'S-3', rolls: [], actors: [], target: null });
  });
  it('is nothing before the first line', () => {
    expect(lastMoment([])).toEqual({ text: '', rule: null, rolls: [], actors: [], target: null });
  });
});

describe('the moments that are kept', () => {
  it('are all of few, and fourteen spread over many, of each part the best', () => {
    expect(someOf([1, 2, 3], () => 0)).toEqual([1, 2, 3]);
    const many = Array.from({ length: 100 }, (_, index) => index);
    expect(someOf(many, (each) => -each)).toHaveLength(14);
    expect(someOf(many, (each) => -each).slice(0, 2)).toEqual([0, 8]);
    expect(someOf(many, (each) => Number(each === 3)).slice(0, 2)).toEqual([3, 8]);
    expect(someOf([1, 2, 3, 4, 5, 6], (each) => 2 * (each % 2))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(someOf([1, 2, 3, 4, 5, 6, 7], (each) => 2 * (each % 2))).toEqual([1, 3, 5, 7]);
  });
  it('are those whose ends lie near to each other from north to south, then those that hit', () => {
    const ship = (id: string, yMils: number) => ({ id, yMils });
    const seen = (yMils: number) => ({
      ...lastMoment([]),
      actors: ['ship:tern'],
      target: 'ship:onyx',
      scene: { kind: 'chart', chart: { ships: [ship('ship:tern', 9000), ship('ship:onyx', yMils)], discs: [] } },
    });
    const worth = (yMils: number, hit: boolean) => worthOf(seen(yMils) as unknown as ShowcaseMoment, hit);
    const order = [worth(18_000, true), worth(18_000, false), worth(30_000, true), worth(30_000, false)];
    expect(order).toEqual([3, 2, 1, 0]);
  });
});

describe('the match that ships with the program', () => {
  it('has attacks whose ships and fighters lie on the board that is shown', async () => {
    const moments = await builtInMatch();
    expect(moments.length).toBeGreaterThan(5);
    const hulls = moments.flatMap(({ scene, target }) =>
      scene.kind === 'chart' ? scene.chart.ships.filter(({ id }) => target && bare(id) === bare(target)) : [],
    );
    expect(
      hulls.some(({ hull }) => hull === 0),
      'one of them is lost',
    ).toBe(true);
    for (const { scene, actors, target } of moments) {
      if (scene.kind !== 'chart') throw new Error('The first game is played in inches.');
      const there = new Set([...scene.chart.ships, ...scene.chart.discs].map(({ id }) => bare(id)));
      for (const record of [...actors, target ?? '']) expect(there, record).toContain(bare(record));
    }
  }, 60_000);
});
