import { catalog } from '@broadside/rules/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOf } from '../../../test/told-match.ts';
import { beatsOf, type SceneTempo } from './beats.ts';
import { scenesOf, type SceneLine, type AttackScene } from './scene.ts';
import { SceneStage } from './stage.svelte.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
const guns = { label: 'Guns', seat: 'seat-1', sides: 6, need: 4, counted: 2, use: 'gun', faces: [6, 5, 1, 2] } as const;
const line = (seq: number, parts: SceneLine['parts'], more: Partial<SceneLine>): SceneLine => ({
  seq,
  parts,
  rules: ['X-1'],
  tone: 'act',
  ...more,
});
const aims = (seq: number): SceneLine => line(seq, [tern, ' fires at ', onyx], { cue: { is: 'attack' } });
const hits = (seq: number): SceneLine => line(seq, [tern, ' hits'], { rolls: [guns] });
const loses = (seq: number): SceneLine =>
  line(seq, [onyx, ' loses 2 hull: 6 to 4'], { cue: { is: 'loss', what: 'hull' } });
const attack = (seq: number): readonly SceneLine[] => [aims(seq), hits(seq), loses(seq)];
const moves = (seq: number): SceneLine => line(seq, [tern, ' moves'], { tone: 'phase' });

/** A stage at a table where `log` was told before the page was opened. */
function staged(log: readonly SceneLine[], seq: number, tempo: SceneTempo = 'full'): SceneStage {
  const stage = new SceneStage(
    () => false,
    () => tempo,
  );
  stage.take({ log, seq });
  return stage;
}
const lengthOf = (scene: AttackScene | undefined): number => (scene ? (beatsOf(scene).at(-1)?.from ?? 0) : 0);

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows what happened before one came as it ended, and plays what comes', () => {
    const stage = staged(attack(4), 4);
    expect([stage.settled, stage.playing, stage.open]).toEqual([true, false, true]);
    const log = [...attack(4), ...attack(5)];
    stage.take({ log, seq: 5 });
    expect([stage.scene?.id, stage.settled, stage.playing]).toEqual(['5:0', false, true]);
    expect(stage.shows('crosses')).toBe(false);
    vi.advanceTimersByTime(lengthOf(scenesOf(log)[1]) - 1);
    expect([stage.shows('crosses'), stage.settled]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect([stage.settled, stage.playing]).toEqual([true, false]);
  });

  it('lies folded where something else happened since', () => {
    expect(staged([...attack(4), moves(7)], 7).open).toBe(false);
  });

  it('waits at the aim for an answer, and goes on where it stood when more is told', () => {
    const stage = staged([moves(1)], 1);
    stage.take({ log: [moves(1), aims(2)], seq: 2 });
    expect([stage.scene?.id, stage.playing, stage.settled]).toEqual(['2:0', false, false]);
    stage.giveWay();
    expect(stage.open).toBe(false);
    stage.take({ log: [moves(1), aims(2), hits(3)], seq: 3 });
    expect([stage.open, stage.playing, stage.shows('aim')]).toEqual([true, true, true]);
    vi.runAllTimers();
    expect([stage.shows('count'), stage.settled]).toEqual([true, false]);
    stage.take({ log: [moves(1), aims(2), hits(3), loses(4)], seq: 4 });
    expect([stage.shows('crosses'), stage.shows('fire')]).toEqual([true, true]);
    vi.runAllTimers();
    expect(stage.settled).toBe(true);
  });

  it('is skipped by a press, and out of the way by the next', () => {
    const stage = staged([moves(1)], 1);
    stage.take({ log: [moves(1), ...attack(2)], seq: 2 });
    stage.giveWay();
    expect([stage.settled, stage.playing, stage.open]).toEqual([true, false, true]);
    stage.giveWay();
    expect([stage.settled, stage.open]).toEqual([true, false]);
    stage.replay();
    expect([stage.open, stage.playing, stage.settled]).toEqual([true, true, false]);
  });

  it('lets two scenes wait and drops the oldest for a third', () => {
    const stage = staged([moves(1)], 1);
    const log = (to: number): SceneLine[] => [
      moves(1),
      ...Array.from({ length: to - 1 }, (_, i) => attack(i + 2)).flat(),
    ];
    stage.take({ log: log(2), seq: 2 });
    stage.take({ log: log(3), seq: 3 });
    stage.take({ log: log(4), seq: 4 });
    expect(stage.scene?.id).toBe('2:0');
    stage.take({ log: log(5), seq: 5 });
    expect(stage.scene?.id).not.toBe('2:0');
    vi.runAllTimers();
    expect([stage.scene?.id, stage.settled]).toEqual(['5:0', true]);
  });

  it('plays a scene of a story at its pace, or shows how it ended', () => {
    const log = [moves(1), ...attack(2), ...attack(3)];
    const stage = staged(log, 3);
    const [first, second] = scenesOf(log);
    if (!first || !second) throw new Error('There are two attacks.');
    stage.play(first, 0.5);
    expect([stage.scene?.id, stage.playing, stage.settled]).toEqual(['2:0', true, false]);
    vi.advanceTimersByTime(lengthOf(first) * 0.5 + 9);
    expect([stage.scene?.id, stage.playing, stage.settled]).toEqual(['2:0', false, true]);
    stage.play(second, 0);
    expect([stage.scene?.id, stage.playing, stage.settled, stage.open]).toEqual(['3:0', false, true, true]);
  });

  it('tells what listens of each beat as it is shown, and of none that is skipped', () => {
    const stage = staged([moves(1)], 1);
    const told: string[] = [];
    stage.listener = {
      beat: (scene, { name }, still) => void told.push(`${scene.id} ${name}${still ? ' still' : ''}`),
      whole: (scene) => void told.push(`${scene.id} whole`),
      hush: () => void told.push('hush'),
    };
    stage.take({ log: [moves(1), ...attack(2)], seq: 2 });
    expect(told).toEqual(['hush', '2:0 aim']);
    vi.runAllTimers();
    const beats = beatsOf(scenesOf(attack(2))[0] as AttackScene).map(({ name }) => `2:0 ${name}`);
    expect(told).toEqual(['hush', ...beats]);
    told.length = 0;
    stage.replay();
    vi.advanceTimersByTime(100);
    stage.skip();
    vi.runAllTimers();
    expect(told).toEqual(['hush', '2:0 aim', '2:0 fire', 'hush']);
    told.length = 0;
    stage.play(scenesOf(attack(2))[0] as AttackScene, 0);
    expect(told).toEqual(['hush', '2:0 whole']);
  });

  it('tells what listens of states that stand, and of those that follow at once as one', () => {
    const heard = (still: boolean, tempo: SceneTempo): readonly string[] => {
      const told: string[] = [];
      const stage = new SceneStage(
        () => still,
        () => tempo,
      );
      stage.take({ log: [moves(1)], seq: 1 });
      stage.listener = {
        beat: (_, { name }, states) => void told.push(`${name} ${states ? 'still' : 'moving'}`),
        whole: () => void told.push('whole'),
        hush: () => undefined,
      };
      stage.take({ log: [moves(1), ...attack(2)], seq: 2 });
      vi.runAllTimers();
      return told;
    };
    expect(heard(false, 'states')).toEqual(['whole']);
    expect(heard(true, 'states')).toEqual(['whole']);
    expect(heard(true, 'full')).toContain('crosses still');
    expect(heard(false, 'brisk')).toContain('crosses moving');
  });

  it('shows states only, at once, to whoever wants that', () => {
    const stage = staged([moves(1)], 1, 'states');
    stage.take({ log: [moves(1), ...attack(2)], seq: 2 });
    expect([stage.settled, stage.playing, stage.open]).toEqual([true, false, true]);
  });

  it('plays nothing for whoever goes back, or far ahead', () => {
    const log = [moves(1), ...attack(2), ...attack(9)];
    const stage = staged([moves(1)], 1);
    stage.take({ log, seq: 9 });
    expect([stage.scene?.id, stage.settled, stage.playing]).toEqual(['9:0', true, false]);
    stage.take({ log: log.slice(0, 4), seq: 2 });
    expect([stage.scene?.id, stage.settled, stage.playing]).toEqual(['2:0', true, false]);
  });

  it('lays dice of no attack out while they are the last thing that happened', () => {
    const drift = line(3, ['Drift'], {
      rolls: [{ label: 'd20', seat: null, sides: 20, need: null, counted: 1, faces: [9] }],
    });
    const stage = staged([moves(1), drift], 3);
    expect([stage.bare?.id, stage.open]).toEqual(['3:1', false]);
    expect(stage.bare?.throws[0]?.dice).toEqual([{ face: 9, counts: true, struck: false }]);
    stage.giveWay();
    stage.take({ log: [moves(1), drift], seq: 4 });
    expect(stage.bare).toBeUndefined();
    stage.take({ log: [moves(1), drift, moves(6)], seq: 6 });
    expect(stage.bare).toBeUndefined();
  });
});

it.each(Object.keys(catalog))(
  'lays out the dice of each entry of a whole match of %s, as its attack or by themselves',
  { timeout: 120_000 },
  async (id) => {
    const ruleset = await catalog[id]?.();
    if (!ruleset) throw new Error(id);
    const log = logOf(ruleset, 11, { kind: 'public' });
    const stage = staged([], 1, 'states');
    for (const seq of new Set(log.map((each) => each.seq))) {
      // A client keeps as many lines as a server sends at first.
      const told = log.filter((each) => each.seq <= seq).slice(-200);
      stage.take({ log: told, seq });
      const wanted = told.filter((each) => each.seq === seq).flatMap(({ rolls }) => rolls ?? []);
      if (wanted.length === 0) continue;
      const effects = stage.scene?.effects.flatMap(({ rolls }) => rolls.flatMap(({ faces }) => faces)) ?? [];
      const out = [
        ...((stage.bare ?? stage.scene)?.throws.flatMap(({ dice }) => dice.map(({ face }) => face)) ?? []),
        ...effects,
      ];
      const last = wanted.at(-1)?.faces ?? [];
      expect(out, `entry ${seq}`).toEqual(expect.arrayContaining([...last]));
      expect(stage.bare !== undefined || stage.open).toBe(true);
    }
  },
);
