/** Plays cues in this page. It is fetched when somebody turns the sound on: a page without sound has no audio at all. */
import { CueGate } from './cue-gate.ts';
import { callsBack, lengthOf, patienceOf, recipeOf, tellsAttack, type GivenCue } from './recipes.ts';
import { render, type Rendered } from './render.ts';

interface Coming {
  readonly fromMs: number;
  readonly cue: GivenCue;
  readonly rendered: Rendered;
}

/** Of 100: loudness is heard by its square. */
const gainOf = (volume: number): number => (volume / 100) ** 2;

export class Speaker {
  #context: AudioContext | undefined;
  #out: GainNode | undefined;
  readonly #gate = new CueGate();
  /** What was asked for last; some of it may not have begun. */
  #coming: readonly Coming[] = [];
  /** Counts how often what was to come was called off. */
  #hushed = 0;
  readonly #volume: () => number;

  /** `volume`: of 100, as it is whenever something begins. */
  constructor(volume: () => number) {
    this.#volume = volume;
    // Some browsers let a page be heard only from within a press, and put it to sleep when another app plays.
    for (const press of ['pointerup', 'keyup'] as const) addEventListener(press, () => void this.#wake());
  }

  /** A cue that cannot begin within `patienceMs` is not heard: it would tell of what is over. */
  play(cue: GivenCue, patienceMs = patienceOf(cue.name)): void {
    if (document.hidden && !callsBack(cue.name)) return;
    const askedAt = performance.now();
    const hushed = this.#hushed;
    const { state } = this.#open();
    if (state === 'running') this.#begin(cue, patienceMs);
    else
      void this.#wake().then((awake) => {
        const left = patienceMs - (performance.now() - askedAt);
        if (awake && left >= 0 && (hushed === this.#hushed || !tellsAttack(cue.name))) this.#begin(cue, left);
      });
  }

  /** What tells of an attack and has not begun is not heard. */
  hush(): void {
    const nowMs = this.#nowMs();
    this.#hushed += 1;
    for (const { fromMs, cue, rendered } of this.#coming) {
      if (fromMs <= nowMs || !tellsAttack(cue.name)) continue;
      rendered.stop();
      this.#gate.forget(fromMs);
    }
  }

  #open(): AudioContext {
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    return this.#context;
  }

  /** Whether what is played now is heard. It is not in a browser that waits for a press. */
  async #wake(): Promise<boolean> {
    const context = this.#context;
    if (context === undefined) return false;
    // Without a press it may wait for ever; then the next press asks again.
    if (context.state !== 'running') await context.resume().catch(() => undefined);
    return context.state === 'running';
  }

  #nowMs(): number {
    return (this.#context?.currentTime ?? 0) * 1000;
  }

  #begin(cue: GivenCue, patienceMs: number): void {
    const context = this.#open();
    const recipe = recipeOf(cue);
    const nowMs = this.#nowMs();
    const fromMs = this.#gate.admit(nowMs, lengthOf(recipe), patienceMs);
    if (fromMs === undefined) return;
    if (this.#out === undefined) {
      this.#out = context.createGain();
      this.#out.connect(context.destination);
    }
    this.#out.gain.value = gainOf(this.#volume());
    const rendered = render(context, this.#out, recipe, fromMs / 1000, cue.gain ?? 1);
    this.#coming = [...this.#coming.filter(({ fromMs: from }) => from > nowMs), { fromMs, cue, rendered }];
  }
}
