/** Does one thing after the other: a match's commands, arrivals and departures never overlap. */
export type Job = () => Promise<void> | void;

export class WorkQueue {
  readonly #jobs: Job[] = [];
  readonly #onError: (error: unknown) => void;
  #running = false;
  #idle: (() => void)[] = [];

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get length(): number {
    return this.#jobs.length;
  }

  get busy(): boolean {
    return this.#running;
  }

  add(job: Job): void {
    this.#jobs.push(job);
    if (!this.#running) void this.#run();
  }

  /** Resolves when nothing is left to do. */
  async whenIdle(): Promise<void> {
    if (this.#running) await new Promise<void>((wake) => this.#idle.push(wake));
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let job = this.#jobs.shift(); job !== undefined; job = this.#jobs.shift()) {
      try {
        const work = job();
        if (work !== undefined) await work;
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#running = false;
    for (const wake of this.#idle.splice(0)) wake();
  }
}
