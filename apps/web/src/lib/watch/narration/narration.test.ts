/** What is told aloud of a watched match, and how often. */
import { describe, expect, it } from 'vitest';
import type { SceneLine } from '#lib/scene/scene.ts';
import { Narrator, narrated, narrationGapMs } from './narration.ts';

const ship = (name: string) => ({ record: `ship:${name}`, name, seat: 'seat-1' as const });
const line = (seq: number, of: Partial<SceneLine>): SceneLine => ({
  parts: ['Something happens.'],
  rules: [],
  tone: 'act',
  ...of,
  seq,
});
const moves = (seq: number, name: string) => line(seq, { parts: [ship(name), ' moves 5″.'], cue: { is: 'move' } });
const attack = (seq: number, target: string, lost: number, left: number): readonly SceneLine[] => [
  line(seq, { parts: [ship('Halberd'), ' fires at ', ship(target), '.'], cue: { is: 'attack', what: 'gun' } }),
  line(seq, { parts: [`${String(lost)} hits on `, ship(target), '.'], cue: { is: 'through' } }),
  line(seq, {
    parts: [ship(target), ` loses ${String(lost)} hull: ${String(lost + left)} to ${String(left)}.`],
    cue: { is: 'loss', what: 'hull' },
    tone: 'harm',
  }),
];
const round = (seq: number) => line(seq, { parts: ['Round 4 of 6.'], cue: { is: 'round' }, tone: 'phase' });

describe('[WATCH-60] what is told of several lines', () => {
  it('is one sentence: who moved, who lost what, which round began', () => {
    const lines = [moves(1, 'Pike'), moves(2, 'Bill'), moves(2, 'Bill'), ...attack(3, 'Gneiss', 5, 9), round(4)];
    expect(narrated(lines, 'all')).toBe('Two ships moved; Gneiss lost 5; Round 4 of 6.');
    expect(narrated(lines, 'fights')).toBe('Gneiss lost 5; Round 4 of 6.');
    expect(narrated(lines, 'rounds')).toBe('Round 4 of 6.');
  });

  it('is a line or an attack as it stands where there is no more', () => {
    expect(narrated([moves(1, 'Pike')], 'all')).toBe('Pike moves 5″.');
    expect(narrated([moves(1, 'Pike')], 'fights')).toBe('');
    const spoken = narrated(attack(1, 'Gneiss', 5, 9), 'all');
    expect(spoken).toContain('Halberd fires at Gneiss.');
    expect(spoken).toContain('Gneiss, 9 left of 14');
  });
});

describe('[WATCH-60] a match that hurries', () => {
  it('is told in at most four sentences when sixty entries come in ten seconds', () => {
    const narrator = new Narrator();
    narrator.take([], 1);
    const said: { at: number; text: string }[] = [];
    const hear = (at: number): void => {
      if (narrator.wait(at) !== 0) return;
      const text = narrator.say('all', at);
      if (text !== '') said.push({ at, text });
    };
    const log: SceneLine[] = [];
    for (let entry = 0; entry < 60; entry += 1) {
      const at = Math.round((entry * 10_000) / 60);
      log.push(moves(entry + 2, `Ship ${String(entry)}`));
      narrator.take(log, entry + 2);
      hear(at);
    }
    expect(said.length).toBeLessThanOrEqual(4);
    expect(said.length).toBeGreaterThanOrEqual(3);
    for (const [i, { at }] of said.entries())
      if (i > 0) expect(at - said[i - 1]!.at).toBeGreaterThanOrEqual(narrationGapMs);
    // Nobody is left out: the last ones are told when it is time.
    expect(narrator.wait(10_000)).toBeGreaterThan(0);
    expect(narrator.say('all', 13_000)).toMatch(/ships moved\.$/);
    expect(narrator.wait(13_000)).toBeUndefined();
  });

  it('tells nothing of what lies between two moments that somebody went to', () => {
    const narrator = new Narrator();
    narrator.take([], 100);
    narrator.take([moves(40, 'Pike')], 40);
    expect(narrator.wait(0)).toBeUndefined();
    narrator.take([moves(40, 'Pike'), moves(41, 'Bill')], 41);
    expect(narrator.say('all', 0)).toBe('Bill moves 5″.');
  });
});
