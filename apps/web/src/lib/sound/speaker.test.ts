import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GivenCue } from './recipes.ts';
import { Speaker } from './speaker.ts';

/** What a browser's audio does: it runs, or waits for a press. */
class Ear {
  static state: 'running' | 'suspended' = 'running';
  static seconds = 0;
  static made = 0;
  static started: { readonly type: string; readonly at: number }[] = [];
  static stopped = 0;
  static presses: (() => void)[] = [];
  static #waiting: (() => void)[] = [];
  static wake(): void {
    Ear.state = 'running';
    for (const done of Ear.#waiting.splice(0)) done();
  }

  readonly sampleRate = 1000;
  readonly destination = {};
  constructor() {
    Ear.made += 1;
  }
  get state(): string {
    return Ear.state;
  }
  get currentTime(): number {
    return Ear.seconds;
  }
  resume(): Promise<void> {
    return Ear.state === 'running' ? Promise.resolve() : new Promise((done) => Ear.#waiting.push(done));
  }
  readonly #param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  #node(): object {
    const node = { connect: (to: object) => to, gain: this.#param, frequency: this.#param, Q: this.#param };
    let begins: number | undefined;
    return {
      ...node,
      type: 'sine',
      start(at: number) {
        begins = at;
        Ear.started.push({ type: (this as { type: string }).type, at });
      },
      stop(at?: number) {
        if (at === undefined && begins !== undefined) Ear.stopped += 1;
      },
    };
  }
  createGain = (): object => this.#node();
  createOscillator = (): object => this.#node();
  createBiquadFilter = (): object => this.#node();
  createBufferSource = (): object => this.#node();
  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) });
}

const tick: GivenCue = { name: 'tick' };
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('the speaker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(Ear, { state: 'running', seconds: 0, made: 0, started: [], stopped: 0, presses: [] });
    Ear.wake();
    vi.stubGlobal('AudioContext', Ear);
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('addEventListener', (_: string, heard: () => void) => Ear.presses.push(heard));
    return () => (vi.useRealTimers(), vi.unstubAllGlobals());
  });

  it('opens no audio before something is played', () => {
    const speaker = new Speaker(() => 60);
    for (const press of Ear.presses) press();
    expect(Ear.made).toBe(0);
    speaker.play(tick);
    speaker.play(tick);
    expect([Ear.made, Ear.started.map(({ at }) => at)]).toEqual([1, [0, 0.06]]);
  });

  it('forgets what would come too late once the browser lets it be heard, but not what may wait', async () => {
    Ear.state = 'suspended';
    const speaker = new Speaker(() => 60);
    speaker.play({ name: 'dice' });
    speaker.play(tick, Infinity);
    vi.advanceTimersByTime(3000);
    expect(Ear.started).toEqual([]);
    Ear.wake();
    await settled();
    expect(Ear.started.map(({ type }) => type)).toEqual(['sine']);
  });

  it('plays at once what is asked shortly before it wakes', async () => {
    Ear.state = 'suspended';
    new Speaker(() => 60).play(tick);
    vi.advanceTimersByTime(100);
    Ear.wake();
    await settled();
    expect(Ear.started).toHaveLength(1);
  });

  it('is silent in a hidden tab but for what calls back to the table', () => {
    vi.stubGlobal('document', { hidden: true });
    const speaker = new Speaker(() => 60);
    speaker.play(tick);
    expect([Ear.made, Ear.started]).toEqual([0, []]);
    speaker.play({ name: 'reply' });
    expect(Ear.started).toHaveLength(2);
  });

  it('silences what an attack was still to give, and nothing else', () => {
    const speaker = new Speaker(() => 60);
    speaker.play({ name: 'stop' });
    speaker.play({ name: 'knock' });
    speaker.play(tick);
    expect(Ear.started.map(({ at }) => at)).toEqual([0, 0.06, 0.12]);
    speaker.hush();
    expect(Ear.stopped).toBe(1);
    Ear.seconds = 1;
    speaker.hush();
    expect(Ear.stopped).toBe(1);
  });

  it('lets nothing of a skipped attack be heard when audio comes late', async () => {
    Ear.state = 'suspended';
    const speaker = new Speaker(() => 60);
    speaker.play({ name: 'volley', use: 'gun' });
    speaker.hush();
    Ear.wake();
    await settled();
    expect(Ear.started).toEqual([]);
  });
});
