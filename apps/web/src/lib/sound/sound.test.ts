import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room } from '../../../test/storage-room.ts';
import { PageSound, type SoundParts } from './sound.svelte.ts';

const played: (readonly [unknown, number | undefined])[] = [];
let fetched = 0;
let hushed = 0;
/** What is fetched, with a speaker that only notes what it is asked to play. */
const load = () =>
  Promise.resolve({
    openSpeaker: () => {
      fetched += 1;
      return Promise.resolve({
        play: (cue: unknown, patienceMs?: number) => played.push([cue, patienceMs]),
        hush: () => (hushed += 1),
      });
    },
  } as unknown as SoundParts);

/** A page that has just been opened in a browser that keeps this; and a press in it. */
function opened(kept?: string) {
  const room = new Room();
  if (kept !== undefined) room.setItem('sound', kept);
  vi.stubGlobal('localStorage', room);
  const presses: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => presses.push(heard));
  const sound = new PageSound();
  sound.fetchBy(load);
  return { sound, room, press: () => presses.forEach((heard) => heard()) };
}

describe('sound in a browser', () => {
  beforeEach(() => {
    played.length = fetched = hushed = 0;
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('fetches nothing before a press, then what asks, and no audio', async () => {
    const { sound, press } = opened();
    expect([sound.on, sound.unasked, sound.parts]).toEqual([false, true, undefined]);
    press();
    await vi.waitFor(() => expect(sound.parts).toBeDefined());
    sound.cue('dice');
    expect([fetched, played]).toEqual([0, []]);
  });

  it('says that it is on as soon as it can be heard, and keeps that', async () => {
    const { sound, room } = opened();
    sound.turn(true);
    expect([sound.on, sound.unasked, room.getItem('sound')]).toEqual([true, false, 'on']);
    await vi.waitFor(() => expect(played).toEqual([[{ name: 'tick' }, Infinity]]));
    sound.cue({ name: 'volley', use: 'beam' });
    expect(played.at(-1)?.[0]).toEqual({ name: 'volley', use: 'beam' });
    sound.turn(false);
    sound.cue('tick');
    expect([played.length, hushed, room.getItem('sound')]).toEqual([2, 1, 'off']);
  });

  it('is on again where it was, after a press', async () => {
    const { sound, press } = opened('on');
    expect([sound.on, sound.unasked, fetched]).toEqual([true, false, 0]);
    sound.cue('turn');
    press();
    await vi.waitFor(() => expect(fetched).toBeGreaterThan(0));
    await vi.waitFor(() => {
      sound.cue('turn');
      expect(played.length).toBeGreaterThan(0);
    });
    expect(new Set(played.map(([cue]) => JSON.stringify(cue)))).toEqual(new Set(['{"name":"turn"}']));
  });

  it('leaves whoever said no alone', async () => {
    const { sound, press } = opened('off');
    press();
    await Promise.resolve();
    expect([sound.unasked, sound.parts, fetched]).toEqual([false, undefined, 0]);
  });
});
