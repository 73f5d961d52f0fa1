/** What has to be closed when a server stops, in the order opposite to that in which it was opened. */

/** A step that takes longer than all of this together is left behind: the process must end. */
const limitMs = 15_000;

export class Closing {
  readonly #steps: { readonly what: string; readonly close: () => Promise<void> }[] = [];
  #under = '';
  #running: Promise<readonly unknown[]> | undefined;

  /** `what` it is that `close` closes, in words for who reads why the server did not stop. */
  add(what: string, close: () => Promise<void>): void {
    this.#steps.push({ what, close });
  }

  /** Closes everything once, whoever asks; answers with what failed. A failure does not hinder the next step. */
  run(): Promise<readonly unknown[]> {
    this.#running ??= this.#run();
    return this.#running;
  }

  async #run(): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((wake) => {
      timer = setTimeout(() => {
        const seconds = String(limitMs / 1000);
        failures.push(new Error(`The server did not stop within ${seconds} s: it was still closing ${this.#under}.`));
        wake();
      }, limitMs);
    });
    const steps = async (): Promise<void> => {
      for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
        this.#under = step.what;
        await step.close().catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.race([steps(), late]);
    clearTimeout(timer);
    return failures;
  }
}
