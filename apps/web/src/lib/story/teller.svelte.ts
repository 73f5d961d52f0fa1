/**
 * Tells what the other side does in its turn: as it happens, and again for who wants to see it once more. What is told has
 * happened already, so that nobody has to wait for it.
 */
import { untrack } from 'svelte';
import { namesIn, type Seat } from '@broadside/rules/kernel';
import type { SceneTempo } from '../scene/beats.ts';
import type { SceneLine } from '../scene/scene.ts';
import type { SceneStage } from '../scene/stage.svelte.ts';
import { timingOf, type Timing } from './pace.ts';
import { turnStory, type Story, type StoryBeat } from './story.ts';

/** `live`: as events come, all that has happened is shown. `replay`: beat by beat. `line`: it lies folded in one line. */
export type StoryMode = 'live' | 'replay' | 'line';
export const storySpeeds = [1, 2, 0.5] as const;

interface Told {
  readonly log: readonly SceneLine[];
  readonly seq: number;
}
export interface TellerAsks {
  readonly ours: (seat: Seat | undefined) => boolean;
  /** The person asked for less motion. */
  readonly still: () => boolean;
  readonly tempo: () => SceneTempo;
}
type Stage = Pick<SceneStage, 'play' | 'skip' | 'open'>;

export class Teller {
  story = $state.raw<Story | undefined>();
  mode = $state<StoryMode>('line');
  /** The beat that is shown in a replay. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Counts the beats that were begun, so that what is drawn begins anew. */
  round = $state(0);
  #seq: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stage: Stage;
  readonly #asks: TellerAsks;

  /** `since`: the last entry that was there before anybody could watch. */
  constructor(stage: Stage, asks: TellerAsks, since: number) {
    this.#stage = stage;
    this.#asks = asks;
    this.#seq = since;
  }

  /** What the board shows by now. */
  get shown(): readonly StoryBeat[] {
    const { story, mode, at } = this;
    if (story === undefined || mode === 'line') return [];
    return mode === 'live' ? story.beats : story.beats.slice(0, at + 1);
  }
  /** The beat that is told now. */
  get current(): StoryBeat | undefined {
    return this.shown.at(-1);
  }
  get timing(): Timing | undefined {
    const { still, tempo } = this.#asks;
    return this.story && timingOf(this.story, tempo(), still(), this.speed);
  }

  /** What the table tells by now. */
  take({ log, seq }: Told): void {
    untrack(() => this.#take(log, seq));
  }

  #take(log: readonly SceneLine[], seq: number): void {
    const before = this.#seq;
    if (seq === before && this.story !== undefined) return;
    this.#seq = seq;
    const story = turnStory(log, this.#asks.ours);
    const same = story !== undefined && story.id === this.story?.id;
    this.story = story;
    const fresh = seq > before && (story?.beats.some(({ to }) => to > before) ?? false);
    if (fresh) {
      this.#halt();
      this.mode = 'live';
      this.round += 1;
    } else if (!same || seq < before || this.#weActed(log, before)) {
      this.#halt();
      this.mode = 'line';
    }
  }

  #weActed(log: readonly SceneLine[], since: number): boolean {
    return log.some(
      (line) =>
        line.seq > since &&
        (line.cue?.is === 'move' || line.cue?.is === 'attack') &&
        this.#asks.ours(namesIn(line)[0]?.seat),
    );
  }

  /** From its first beat. */
  replay(): void {
    if (this.story === undefined || this.story.beats.length === 0) return;
    this.mode = 'replay';
    this.playing = true;
    this.#show(0);
  }
  toggle(): void {
    if (this.playing) return this.#halt();
    this.playing = true;
    this.#show(this.at + 1 < (this.story?.beats.length ?? 0) ? this.at + 1 : 0);
  }
  step(by: number): void {
    const last = (this.story?.beats.length ?? 1) - 1;
    this.go(Math.min(Math.max(0, this.at + by), last));
  }
  /** Shows this beat and waits. */
  go(at: number): void {
    this.#halt();
    this.mode = 'replay';
    this.#show(at);
  }
  faster(): void {
    const next = storySpeeds.findIndex((each) => each === this.speed) + 1;
    this.speed = storySpeeds[next % storySpeeds.length] ?? 1;
  }
  /** Shows how it ended, in one line. */
  close(): void {
    const replayed = this.mode === 'replay';
    this.#halt();
    this.mode = 'line';
    if (replayed) this.#stage.skip();
  }
  /** What a press elsewhere means: a replay is over; what came while others acted is out of the way of who acts now. */
  giveWay(acting: boolean): void {
    if (this.mode === 'replay' || (this.mode === 'live' && acting)) this.close();
  }

  #show(at: number): void {
    const beat = this.story?.beats[at];
    const timing = this.timing;
    if (beat === undefined || timing === undefined) return this.#halt();
    this.at = at;
    this.round += 1;
    const states = this.#asks.still() || this.#asks.tempo() === 'states';
    if (beat.is === 'attack') this.#stage.play(beat.scene, states ? 0 : timing.factor);
    else {
      this.#stage.skip();
      // What an attack left on the board is told in its own beat.
      this.#stage.open = false;
    }
    if (!this.playing) return;
    const last = at + 1 >= (this.story?.beats.length ?? 0);
    this.#timer = setTimeout(() => (last ? this.#halt() : this.#show(at + 1)), timing.beats[at] ?? 0);
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
