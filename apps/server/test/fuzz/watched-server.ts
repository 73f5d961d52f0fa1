/** A real server process that is watched while it is fuzzed. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProcess, wholeServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Memory, Stall, Told } from './watch.ts';

const watch = fileURLToPath(new URL('watch.ts', import.meta.url));

export class WatchedServer {
  readonly url: string;
  readonly stalls: Stall[] = [];
  /** How it ended, where it did so by itself. */
  ended: string | undefined;
  readonly #process: ServerProcess;
  #stopping = false;

  private constructor(started: ServerProcess) {
    this.#process = started;
    this.url = started.url;
    started.child.on('message', (told: Told) => {
      if (told.told === 'stall') this.stalls.push(told.stall);
    });
    void started.exited.then((code) => {
      if (!this.#stopping) this.ended = `The server ended with ${String(code)}: ${started.output().slice(-2000)}`;
    });
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<WatchedServer> {
    const args = ['--expose-gc', '--import', watch];
    return new WatchedServer(await startProcess(settings, wholeServer, args));
  }

  async #ask<T extends Told['told']>(asked: T): Promise<Extract<Told, { told: T }>> {
    const { child } = this.#process;
    child.send(asked);
    for (;;) {
      const [told] = (await once(child, 'message', { signal: AbortSignal.timeout(60_000) })) as [Told];
      if (told.told === asked) return told as Extract<Told, { told: T }>;
    }
  }

  /** Every route, those that no document lists too. */
  async routes(): Promise<readonly string[]> {
    return (await this.#ask('routes')).routes;
  }

  async memory(): Promise<Memory> {
    return (await this.#ask('memory')).memory;
  }

  /** What it reported as its own fault. */
  faults(): string[] {
    return this.#process
      .output()
      .split('\n')
      .filter((line) => /^\{"level":[56]0/.test(line));
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#process.child.kill('SIGTERM');
    await this.#process.exited;
  }
}
