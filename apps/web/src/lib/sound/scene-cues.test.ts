import { describe, expect, it } from 'vitest';
import { beatsOf, type Beat } from '../scene/beats.ts';
import { lastScene, type AttackScene, type SceneLine } from '../scene/scene.ts';
import { apartMs } from './cue-gate.ts';
import { beatCues, stateCue, wholeCues, type OwnSide } from './scene-cues.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
const line = (parts: SceneLine['parts'], more: Partial<SceneLine> = {}): SceneLine => ({
  seq: 2,
  parts,
  rules: ['X-1'],
  tone: 'act',
  ...more,
});
const roll = (use: 'gun' | 'beam' | 'missile' | 'defence' | 'check' | 'place', faces: readonly number[]) =>
  ({
    label: use,
    seat: 'seat-1',
    sides: 6,
    need: 4,
    counted: faces.filter((face) => face >= 4).length,
    use,
    faces,
  }) as const;

const told = (...lines: readonly SceneLine[]): AttackScene => {
  const scene = lastScene([line([tern, ' fires at ', onyx], { cue: { is: 'attack' } }), ...lines]);
  if (scene === undefined) throw new Error('no attack is told');
  return scene;
};
const whole = told(
  line([tern, ' hits'], { rolls: [roll('gun', [6, 5, 5, 4, 4, 1])] }),
  line([onyx, ' defends'], { rolls: [roll('defence', [5, 4, 2])] }),
  line([onyx, ' loses 6 hull: 9 to 3'], { cue: { is: 'loss', what: 'hull' } }),
  line([onyx, ': T1 is offline'], { cue: { is: 'effect', what: 'critical' }, rolls: [roll('place', [5])] }),
  line([onyx, ': compromised'], { cue: { is: 'effect', what: 'check' }, rolls: [roll('check', [2, 3])] }),
);
const nobody: OwnSide = () => false;
const target: OwnSide = (seat) => seat === 'seat-2';

type CuesOf = (scene: AttackScene, beat: Beat, ours: OwnSide) => ReturnType<typeof beatCues>;
/** Everything that is heard, with the millisecond of the scene. */
const heard = (scene: AttackScene, ours: OwnSide, tempo: 'full' | 'states' = 'full', cues: CuesOf = beatCues) =>
  beatsOf(scene, tempo).flatMap((beat) =>
    cues(scene, beat, ours).map(({ afterMs, cue }) => ({ ms: beat.from + afterMs, ...cue })),
  );
const names = (all: readonly { readonly name: string }[]): string => all.map(({ name }) => name).join(' ');

describe('an attack that is heard', () => {
  it('has each cue at its beat, in the order in which it is shown', () => {
    expect(names(heard(whole, target))).toBe('volley dice dice stop stop knock knock knock knock pipe dice bell');
    const at = heard(whole, target).map(({ ms }) => ms);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBe(80);
    expect(at.at(-1)).toBe(beatsOf(whole).at(-1)?.from);
  });

  it('has its stops softer each time, and no two cues closer than they may be', () => {
    const many = told(
      line([tern, ' hits'], {
        rolls: [
          roll(
            'gun',
            Array.from({ length: 14 }, () => 5),
          ),
        ],
      }),
      line([onyx, ' defends'], {
        rolls: [
          roll(
            'defence',
            Array.from({ length: 12 }, () => 5),
          ),
        ],
      }),
    );
    const stops = heard(many, nobody).filter(({ name }) => name === 'stop');
    expect(stops.length).toBeGreaterThan(5);
    for (const [nth, stop] of stops.slice(1).entries()) {
      expect(stop.gain ?? 1).toBeLessThan(stops[nth]?.gain ?? 1);
      expect(stop.ms - (stops[nth]?.ms ?? 0)).toBeGreaterThanOrEqual(apartMs);
    }
  });

  it('rings for whom it concerns alone, and tells a loss to everybody', () => {
    const lost = told(
      line([tern, ' hits'], { rolls: [roll('beam', [6])] }),
      line([onyx, ' is lost'], { cue: { is: 'gone' } }),
    );
    expect(names(heard(lost, nobody))).toBe('volley dice lost');
    expect(names(heard(lost, target))).toBe('volley dice lost bell');
    expect(heard(lost, nobody)[0]?.use).toBe('beam');
  });

  it('sounds as most of its dice cross the board', () => {
    const both = told(line([tern, ' hits'], { rolls: [roll('gun', [6]), roll('missile', [6, 6])] }));
    expect(heard(both, nobody)[0]?.use).toBe('missile');
  });

  it('gives one cue for each state where motion is reduced', () => {
    const states = heard(whole, target, 'states', stateCue);
    expect(names(states)).toBe('volley dice dice stop knock pipe dice bell');
    const beats = new Set(beatsOf(whole, 'states').map(({ from }) => from));
    expect(new Set(states.map(({ ms }) => ms)).size).toBe(states.length);
    expect(states.every(({ ms }) => beats.has(ms))).toBe(true);
  });

  it('gives its dice and what came of them where all is shown at once', () => {
    expect(names(wholeCues(whole, nobody).map(({ cue }) => cue))).toBe('dice pipe');
    const nothing = told(
      line([tern, ' hits'], { rolls: [roll('gun', [1])] }),
      line(['It misses'], { cue: { is: 'stopped' } }),
    );
    expect(names(wholeCues(nothing, target).map(({ cue }) => cue))).toBe('dice bell');
    expect(wholeCues(told(), target)).toEqual([]);
  });
});
