/**
 * Whether this browser makes sounds, and what makes them. Everything but this file is fetched: the rest of it when somebody has
 * pressed something, audio when sound is on. Before a press nothing is heard or asked.
 */
import { untrack } from 'svelte';
import type { CueName, GivenCue } from './recipes.ts';
import type { Speaker } from './speaker.ts';

/** What is fetched. */
export interface SoundParts {
  openSpeaker(): Promise<Speaker>;
}

const key = 'sound';

export class PageSound {
  /** Off until somebody asks for it: a page should not make noise by itself. */
  on = $state(kept() === 'on');
  /** Nobody has said yet whether it is wanted. */
  unasked = $state(kept() === null);
  parts = $state.raw<SoundParts | undefined>();
  #speaker: Speaker | undefined;
  #load: (() => Promise<SoundParts>) | undefined;

  constructor() {
    const press = (): void => {
      if (this.on || this.unasked) void this.#fetch();
    };
    for (const each of ['pointerup', 'keyup'] as const) globalThis.addEventListener?.(each, press, { once: true });
  }

  /** Says where the rest comes from: that knows this file, not the other way round. */
  fetchBy(load: () => Promise<SoundParts>): void {
    this.#load = load;
  }

  turn(on: boolean): void {
    this.on = on;
    this.unasked = false;
    try {
      localStorage.setItem(key, on ? 'on' : 'off');
    } catch {
      // Storage may be closed to us; the choice then lasts as long as the page.
    }
    if (!on) this.hush();
    else this.hear('tick');
  }

  /** What somebody has just pressed for is heard, however long it takes to come. */
  hear(name: CueName): void {
    void this.#fetch().then(() => this.on && this.#speaker?.play({ name }, Infinity));
  }

  /** Lets a cue be heard, if sound is on and was begun. */
  cue(cue: CueName | GivenCue): void {
    untrack(() => this.on && this.#speaker?.play(typeof cue === 'string' ? { name: cue } : cue));
  }

  /** What an attack was still to give is not heard. */
  hush(): void {
    this.#speaker?.hush();
  }

  /** Without a connection there is no sound; the next press that turns it on asks again. */
  async #fetch(): Promise<void> {
    try {
      this.parts ??= await this.#load?.();
      if (this.on && this.parts) this.#speaker ??= await this.parts.openSpeaker();
    } catch {
      // The switch still says what is wanted.
    }
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const sound = new PageSound();
