/** A replay as its page sees it: the session that the board is drawn from, and the moment that is looked at. */
import { MatchSession } from '#lib/match/session.svelte.ts';
import { chaptersOf, labelsOf } from './chapters.ts';
import type { Look, Moments } from './moments.ts';
import { ReplayLine } from './replay-line.ts';

class ReplaySession extends MatchSession {
  override readonly shared: boolean = false;
}

/** Milliseconds for each entry, by what the speed is called. */
export const speeds = { Slow: 2400, Normal: 1200, Fast: 450 } as const;
export type Speed = keyof typeof speeds;

export class Replay {
  readonly moments: Moments;
  readonly session: MatchSession;
  readonly #line: ReplayLine;
  at = $state(1);
  look = $state<Look>('public');
  speed = $state<Speed>('Normal');
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly labels = $derived.by(() => labelsOf(this.moments, this.look));
  readonly chapters = $derived.by(() => chaptersOf(this.moments, this.look));

  /** Opens at entry `at`; at the first where that is none. */
  constructor(moments: Moments, at: number, look: Look | undefined) {
    this.moments = moments;
    const from = look !== undefined && moments.looks.includes(look) ? look : (moments.looks[0] ?? 'public');
    this.#line = new ReplayLine(moments, at, from);
    this.session = new ReplaySession(this.#line);
    this.#follow();
  }

  #follow(): void {
    this.at = this.#line.at;
    this.look = this.#line.look;
  }

  goTo(at: number): void {
    this.#line.goTo(at);
    this.#follow();
  }

  lookFrom(look: Look): void {
    this.#line.lookFrom(look);
    this.#follow();
  }

  /** Plays on from here; from the start where this is the end. */
  play(): void {
    if (this.at >= this.moments.count) this.goTo(1);
    this.playing = true;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.goTo(this.at + 1);
      if (this.at >= this.moments.count) this.pause();
      else this.#next();
    }, speeds[this.speed]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.session.close();
  }
}
