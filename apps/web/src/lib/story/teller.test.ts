import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SceneLine } from '../scene/scene.ts';
import { mostStoryMs } from './pace.ts';
import { Teller } from './teller.svelte.ts';

const tern = { record: 'ship:t', name: 'Tern', seat: 'seat-1' } as const;
const onyx = { record: 'ship:o', name: 'Onyx', seat: 'seat-2' } as const;
type Who = typeof tern | typeof onyx;
const line = (seq: number, parts: SceneLine['parts'], more: Partial<SceneLine>): SceneLine => ({
  seq,
  parts,
  rules: ['X-1'],
  tone: 'act',
  ...more,
});
const turn = (seq: number, who: Who): SceneLine => line(seq, [who, ' acts'], { tone: 'phase', cue: { is: 'turn' } });
const moves = (seq: number, who: Who): SceneLine => line(seq, [who, ' moves 4″'], { cue: { is: 'move' } });
const guns = { label: 'Guns', sides: 6, need: 4, counted: 2, use: 'gun', faces: [6, 5, 1, 2] } as const;
const fires = (seq: number, who: Who, at: Who): SceneLine =>
  line(seq, [who, ' fires at ', at], { cue: { is: 'attack' }, rolls: [{ ...guns, seat: who.seat }] });

/** A page of the second seat, open since `since`; with what the stage was asked for. */
function told(since: number, still = false) {
  const asked: string[] = [];
  const stage = {
    play: ({ id }: { readonly id: string }, pace: number) => void asked.push(`${id} ${pace === 0 ? 'end' : 'plays'}`),
    skip: () => void asked.push('skip'),
    open: true,
  };
  const ours = (seat: string | undefined): boolean => seat === 'seat-2';
  return { stage, teller: new Teller(stage, { ours, still: () => still, tempo: () => 'full' }, since), asked };
}

const theirs = [turn(2, tern), moves(3, tern), fires(4, tern, onyx)];

describe('the teller', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows what is done as it is done, and folds when its person acts', () => {
    const { teller } = told(1);
    for (const [at, { seq }] of theirs.entries()) teller.take({ log: theirs.slice(0, at + 1), seq });
    expect([teller.mode, teller.shown.map(({ is }) => is)]).toEqual(['live', ['move', 'attack']]);
    teller.take({ log: [...theirs, turn(5, onyx)], seq: 5 });
    expect(teller.mode).toBe('live');
    teller.take({ log: [...theirs, turn(5, onyx), moves(6, onyx)], seq: 6 });
    expect([teller.mode, teller.shown, teller.story?.beats.length]).toEqual(['line', [], 2]);
  });

  it('lies folded for who comes later', () => {
    const { teller } = told(4);
    teller.take({ log: theirs, seq: 4 });
    expect([teller.mode, teller.story?.beats.length]).toEqual(['line', 2]);
  });

  it('tells it again beat by beat, in no more than its time', () => {
    const { teller, asked, stage } = told(4);
    teller.take({ log: theirs, seq: 4 });
    teller.replay();
    expect([teller.mode, teller.playing, teller.current?.number]).toEqual(['replay', true, 1]);
    expect(stage.open, 'what an attack left is out of the way of a move').toBe(false);
    vi.advanceTimersByTime(teller.timing?.beats[0] ?? 0);
    expect([teller.playing, teller.current?.number, asked.at(-1)]).toEqual([true, 2, '4:0 plays']);
    vi.advanceTimersByTime(mostStoryMs);
    expect([teller.playing, teller.mode, teller.current?.number]).toEqual([false, 'replay', 2]);
  });

  it('goes from beat to beat by hand, and waits there', () => {
    const { teller } = told(4);
    teller.take({ log: theirs, seq: 4 });
    teller.replay();
    teller.step(1);
    expect([teller.at, teller.playing]).toEqual([1, false]);
    teller.step(1);
    expect(teller.at).toBe(1);
    teller.step(-5);
    vi.advanceTimersByTime(mostStoryMs);
    expect([teller.at, teller.playing]).toEqual([0, false]);
    teller.toggle();
    expect([teller.at, teller.playing]).toEqual([1, true]);
  });

  it('gives way to the next press, and to what happens meanwhile', () => {
    const { teller } = told(4);
    teller.take({ log: theirs, seq: 4 });
    teller.replay();
    teller.giveWay(false);
    expect([teller.mode, teller.playing, teller.shown]).toEqual(['line', false, []]);
    teller.replay();
    teller.take({ log: [...theirs, moves(5, tern)], seq: 5 });
    expect([teller.mode, teller.playing, teller.shown.length]).toEqual(['live', false, 3]);
    teller.giveWay(false);
    expect(teller.mode, 'who only looks keeps it in sight').toBe('live');
    teller.giveWay(true);
    expect(teller.mode).toBe('line');
  });

  it('shows states where motion is reduced, and twice as fast when asked', () => {
    const { teller, asked } = told(4, true);
    teller.take({ log: theirs, seq: 4 });
    expect(teller.timing?.beats).toEqual([400, 400]);
    teller.faster();
    expect(teller.timing?.beats).toEqual([200, 200]);
    teller.go(1);
    expect(asked.at(-1)).toBe('4:0 end');
  });

  it('tells nothing anew to who goes back', () => {
    const { teller } = told(1);
    teller.take({ log: theirs, seq: 4 });
    teller.take({ log: theirs.slice(0, 2), seq: 3 });
    expect([teller.mode, teller.story?.beats.length]).toEqual(['line', 1]);
  });
});
