/**
 * Plays the attacks of a table one after the other, as its log tells them. It only says which parts are shown by now: dock and
 * board draw them. What it plays has happened already, so that nobody has to wait for it.
 */
import { untrack } from 'svelte';
import { beatsOf, type Beat, type BeatName, type SceneTempo } from './beats.ts';
import { placeTempo } from './tempo.ts';
import { bareThrows, scenesOf, type Bare, type SceneLine, type AttackScene } from './scene.ts';

/** So many scenes may wait; the oldest is at its verdict then. */
const mostWaiting = 2;
/** Whoever goes further at once sees how it ends. */
const mostEntries = 6;
/** Between two attacks. */
const betweenMs = 500;
/** How far back attacks are looked for: more lines than one attack ever has. */
const tail = 120;

interface Told {
  readonly log: readonly SceneLine[];
  readonly seq: number;
}

/** Hears what plays as it is shown. */
export interface StageListener {
  /** A beat begins; `still`: it is one state, which stands for a while. */
  beat(scene: AttackScene, beat: Beat, still: boolean): void;
  /** All of it is shown at once. */
  whole(scene: AttackScene): void;
  /** What was still to come is told no more. */
  hush(): void;
}

export class SceneStage {
  listener: StageListener | undefined;
  scene = $state.raw<AttackScene | undefined>();
  /** Dice that belong to no attack, while they are the last thing that happened. */
  bare = $state.raw<Bare | undefined>();
  /** The beats that were reached. */
  #reached = $state.raw<readonly BeatName[]>([]);
  playing = $state(false);
  /** The ledger lies open; else it is one line that opens it. */
  open = $state(false);
  /** Counts what was begun, so that what is drawn begins anew with it. */
  round = $state(0);
  #waiting: AttackScene[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #seq = 0;
  /** Bare dice that were put out of the way. */
  #dismissed: string | undefined;
  readonly #still: () => boolean;
  readonly #tempo: () => SceneTempo;

  /** `still`: the person asked for less motion. */
  constructor(
    still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    tempo: () => SceneTempo = placeTempo(),
  ) {
    this.#still = still;
    this.#tempo = tempo;
  }

  /** Whether this part of the scene is shown by now. */
  shows(beat: BeatName): boolean {
    return this.settled || this.#reached.includes(beat);
  }
  get settled(): boolean {
    return this.#reached.includes('verdict');
  }

  /** What lies out now: other dice are another. */
  get lies(): string {
    return `${this.round}:${this.scene?.lines.length ?? 0}:${this.bare?.id ?? ''}`;
  }
  /** The camera is with the scene until it has given way. */
  get holds(): boolean {
    return this.playing || (this.open && this.settled && this.bare === undefined);
  }

  /** What the table tells by now. */
  take({ log, seq }: Told): void {
    untrack(() => this.#take(log, seq));
  }

  #take(log: readonly SceneLine[], seq: number): void {
    const before = this.#seq;
    this.#seq = seq;
    const scenes = scenesOf(log.slice(-tail));
    const last = scenes.at(-1);
    const bare = bareThrows(log, seq, last);
    const lies = this.bare?.id;
    this.bare = bare?.id === this.#dismissed ? undefined : bare;
    // Dice that come later have the place of the attack before them.
    if (this.bare !== undefined && this.bare.id !== lies) this.open = false;
    const far = before === 0 || seq < before || seq > before + mostEntries;
    if (far || this.scene === undefined) {
      const fresh = !far && last !== undefined && last.seq > before;
      this.#waiting = [];
      if (!fresh) return this.#rest(last, last !== undefined && last.seq >= seq - 1);
    }
    const known = scenes.findIndex(({ id }) => id === this.scene?.id);
    const now = scenes[known];
    const fresh = scenes.slice(known + 1).filter((each) => each.seq > before || this.#waits(each));
    this.#waiting = fresh.slice(-mostWaiting);
    if (now !== undefined && now.lines.length !== this.scene?.lines.length) this.#grow(now);
    // One that waits for an answer gives way to the next.
    if (this.#waiting.length > 0 && (!this.playing || fresh.length > mostWaiting)) this.#next();
  }

  #waits({ id }: AttackScene): boolean {
    return this.#waiting.some((each) => each.id === id);
  }

  /** The scene as it stands when it is over. */
  #rest(scene: AttackScene | undefined, open: boolean): void {
    this.#stop();
    this.listener?.hush();
    this.scene = scene;
    this.open = open;
    this.round += 1;
    this.#reached = scene === undefined ? [] : this.#reachable(scene);
  }

  #reachable(scene: AttackScene): readonly BeatName[] {
    return beatsOf(scene).flatMap(({ name }) => (name === 'verdict' && scene.came === 'open' ? [] : [name]));
  }

  /** More of the scene is known: what was shown stays. */
  #grow(scene: AttackScene): void {
    this.scene = scene;
    this.open = true;
    this.#run(beatsOf(scene, this.#speed()).filter(({ name }) => !this.#reached.includes(name)));
  }

  #begin(scene: AttackScene, beats = beatsOf(scene, this.#speed())): void {
    this.listener?.hush();
    this.scene = scene;
    this.#reached = [];
    this.open = true;
    this.round += 1;
    this.#run(beats);
  }

  #next(): void {
    const scene = this.#waiting.shift();
    if (scene !== undefined) this.#begin(scene);
  }

  #speed(): SceneTempo {
    return this.#still() ? 'states' : this.#tempo();
  }

  #run(beats: readonly Beat[]): void {
    this.#stop();
    const { scene } = this;
    if (scene === undefined) return;
    const told = beats.filter(({ name }) => name !== 'verdict' || scene.came !== 'open');
    const begin = told[0]?.from ?? 0;
    const atOnce = this.#tempo() === 'states';
    this.playing = told.length > 0;
    const still = this.#speed() === 'states';
    for (const beat of told)
      this.#after(atOnce ? 0 : beat.from - begin, () => {
        this.#reach(beat.name);
        if (!atOnce) this.listener?.beat(scene, beat, still);
      });
    if (atOnce) this.listener?.whole(scene);
    const end = told.at(-1)?.to ?? 0;
    this.#after(atOnce ? 0 : end - begin, () => this.#end());
  }

  #after(ms: number, act: () => void): void {
    if (ms === 0) act();
    else this.#timers.push(setTimeout(act, ms));
  }

  #reach(name: BeatName): void {
    this.#reached = [...this.#reached, name];
  }

  /** The verdict stands for a moment before another attack begins. */
  #end(): void {
    const more = this.#waiting.length > 0;
    if (!more) return this.#stop();
    this.#after(this.#tempo() === 'states' ? 0 : betweenMs, () => this.#next());
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.playing = false;
  }

  /** Shows how it ends; of scenes that wait, how the last ends. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.scene;
    this.#waiting = [];
    if (last !== undefined && (this.playing || last !== this.scene)) this.#rest(last, this.open);
  }

  /** What a press elsewhere means: the end of what plays, then the ledger out of the way. */
  giveWay(): void {
    if (this.playing) this.skip();
    else this.open = false;
    this.#dismissed = this.bare?.id;
    this.bare = undefined;
  }

  replay(): void {
    if (this.scene !== undefined) this.#begin(this.scene);
  }

  /** Plays a scene of a story, its times multiplied by `pace`; 0 shows how it ended. */
  play(scene: AttackScene, pace: number): void {
    this.#stop();
    this.#waiting = [];
    if (pace === 0) {
      this.#rest(scene, true);
      return this.listener?.whole(scene);
    }
    this.#begin(scene, beatsOf(scene, 'full', pace));
  }

  close(): void {
    this.#stop();
  }
}
