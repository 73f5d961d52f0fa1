/** One worker process, as the server holds it. It does one task at a time, and is killed where that takes too much. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { workerFlags, workerProgram } from '../places.ts';
import type { TaskName } from './tasks.ts';

export interface WorkerOrder {
  readonly task: TaskName;
  readonly input: unknown;
}

/** What a worker sends. */
export type WorkerAnswer =
  | { readonly is: 'ready' }
  | { readonly is: 'value'; readonly value: unknown }
  /** What was given is wrong: the status, code and sentence of a refusal. */
  | { readonly is: 'problem'; readonly statusCode: number; readonly code: string; readonly sentence: string }
  /** The code threw. */
  | { readonly is: 'fault'; readonly stack: string };

/** How a task ends. `too-long`, `too-large`, `lost`: with its worker. */
export type TaskEnd =
  | Exclude<WorkerAnswer, { readonly is: 'ready' }>
  | { readonly is: 'too-long' }
  | { readonly is: 'too-large' }
  | { readonly is: 'lost'; readonly said: string };

/** Loading the rules of every game takes a second or two; on a machine that is busy, longer. */
const startMs = 60_000;
const keptOfErrors = 2000;

export class WorkerProcess {
  readonly #child: ChildProcess;
  #said = '';
  /** Whoever waits for the next answer. */
  #waiting: ((end: WorkerAnswer | TaskEnd) => void) | undefined;
  #ready: Promise<WorkerAnswer | TaskEnd>;
  #gone = false;

  /** `catalog`: the address of the module that exports it. */
  constructor(catalog: URL, memoryMb: number) {
    this.#child = fork(workerProgram, [catalog.href], {
      execArgv: [...workerFlags, `--max-old-space-size=${String(memoryMb)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.stderr?.on('data', (some: Buffer) => {
      this.#said = (this.#said + some.toString()).slice(-keptOfErrors);
    });
    this.#ready = this.#next(startMs);
    this.#child.on('message', (answer: WorkerAnswer) => this.#waiting?.(answer));
    this.#child.on('error', (error) => this.#end({ is: 'lost', said: error.message }));
    // `close` comes when all that it wrote has been read.
    this.#child.on('close', (_code, signal) => {
      // Node aborts where the heap has reached its bound.
      const full = signal === 'SIGABRT' || this.#said.includes('JavaScript heap out of memory');
      this.#end(full ? { is: 'too-large' } : { is: 'lost', said: this.#said });
    });
  }

  /** False once it has ended: it takes no more tasks. */
  get alive(): boolean {
    return !this.#gone;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Never rejects. The time for the task begins when the worker is ready. */
  async do(order: WorkerOrder, limitMs: number): Promise<TaskEnd> {
    const begun = await this.#ready;
    if (begun.is !== 'ready') return { is: 'lost', said: this.#said };
    const answer = this.#next(limitMs);
    try {
      this.#child.send(order, (error) => {
        if (error !== null) this.#end({ is: 'lost', said: error.message });
      });
    } catch (error) {
      // Nothing was sent: it cannot be cloned, or is nested too deeply for that. The worker goes on.
      this.#waiting?.({ is: 'fault', stack: String(error) });
    }
    const end = await answer;
    return end.is === 'ready' ? { is: 'lost', said: 'The worker began anew.' } : end;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #next(limitMs: number): Promise<WorkerAnswer | TaskEnd> {
    if (this.#gone) return Promise.resolve({ is: 'lost', said: this.#said });
    return new Promise((resolve) => {
      const limit = setTimeout(() => this.#end({ is: 'too-long' }), limitMs);
      this.#waiting = (end): void => {
        clearTimeout(limit);
        this.#waiting = undefined;
        resolve(end);
      };
    });
  }

  #end(how: TaskEnd): void {
    this.#gone = true;
    this.kill();
    this.#waiting?.(how);
  }
}
