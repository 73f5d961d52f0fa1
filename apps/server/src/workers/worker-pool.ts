/** Worker processes and whoever waits for one. What runs on things that strangers wrote runs here, not in the server. */
import type { Logger } from 'pino';
import { HttpProblem } from '../problem.ts';
import { FairLine } from './fair-line.ts';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';
import type { WorkerObserver } from './worker-metrics.ts';
import { WorkerProcess } from './worker-process.ts';
import type { WorkerOrder, TaskEnd } from './worker-process.ts';

export interface PoolOptions {
  /** The module that exports the catalog: workers import it by themselves. */
  readonly catalog: URL;
  /** Processes at most; each is started when there is a task for it. */
  readonly workers: number;
  /** The heap that one of them may have, in megabytes. */
  readonly memoryMb: number;
  /** How long one task may take, in seconds. */
  readonly seconds: number;
  readonly logger: Logger;
  readonly observer?: WorkerObserver;
}

/** For whom a task is done (an address), and what it is done over, as a sentence calls it: "this position". */
export interface TaskFor {
  readonly who: string;
  readonly over: string;
  /** Times the usual limit, for tasks that are long by nature. */
  readonly patience?: number;
  /** Whoever asks did not choose its size: where it takes too long, the server is too busy. */
  readonly ours?: true;
}

/** Tasks that may wait, of everybody together and of one. */
const mostWaiting = { all: 200, each: 16 };

interface Waiting extends TaskFor {
  readonly order: WorkerOrder;
  readonly since: number;
  readonly settle: (end: TaskEnd | undefined, seconds: number) => void;
}

export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #line = new FairLine<Waiting>();
  readonly #workers = new Set<WorkerProcess>();
  readonly #idle: WorkerProcess[] = [];
  #busy = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    options.observer?.watch(() => ({ waiting: this.#line.size, busy: this.#busy }));
  }

  /** Rejects with an `HttpProblem`, whatever goes wrong. Takes and gives what a structured clone can carry. */
  run<T extends TaskName>(task: T, input: TaskInput<T>, asked: TaskFor): Promise<TaskOutput<T>> {
    const full = this.#full(asked.who);
    if (full !== undefined) {
      this.#options.observer?.finished(task, 'turned-away', 0);
      return Promise.reject(full);
    }
    return new Promise((resolve, reject) => {
      const settle: Waiting['settle'] = (end, seconds) => {
        if (end !== undefined) this.#options.observer?.finished(task, end.is, seconds);
        if (end?.is === 'value') resolve(end.value as TaskOutput<T>);
        else reject(this.#problem(end, task, asked));
      };
      this.#line.add(asked.who, { ...asked, order: { task, input }, since: performance.now(), settle });
      this.#serve();
    });
  }

  /** Whoever waits is told; what is under way is given up. */
  close(): void {
    this.#closed = true;
    for (const { settle } of this.#line.clear()) settle(undefined, 0);
    for (const worker of this.#workers) worker.kill();
  }

  #full(who: string): HttpProblem | undefined {
    if (this.#closed) return stops();
    if (this.#line.waitingOf(who) >= mostWaiting.each)
      return new HttpProblem(
        429,
        'too-often',
        `${String(mostWaiting.each)} of your requests wait already. Try again in ${String(this.#retry)} seconds.`,
        this.#retry,
      );
    if (this.#line.size >= mostWaiting.all) return this.#tooBusy();
    return undefined;
  }

  #tooBusy(): HttpProblem {
    const sentence = `The server has too much to look at. Try again in ${String(this.#retry)} seconds.`;
    return new HttpProblem(503, 'busy', sentence, this.#retry);
  }

  get #retry(): number {
    return Math.ceil(this.#options.seconds);
  }

  #serve(): void {
    while (this.#busy < this.#options.workers && !this.#closed) {
      const next = this.#line.take();
      if (next === undefined) return;
      this.#busy += 1;
      void this.#do(next.one).then(() => {
        this.#busy -= 1;
        this.#line.done(next.who);
        this.#serve();
      });
    }
  }

  async #do({ order, patience = 1, since, settle, who }: Waiting): Promise<void> {
    const worker = this.#idleOne() ?? this.#start();
    this.#options.observer?.waited((performance.now() - since) / 1000);
    const begun = performance.now();
    const end = await worker.do(order, this.#options.seconds * patience * 1000);
    if (worker.alive) this.#idle.push(worker);
    else this.#workers.delete(worker);
    if (!this.#closed) this.#note(end, order.task, who);
    settle(this.#closed && end.is === 'lost' ? undefined : end, (performance.now() - begun) / 1000);
  }

  #idleOne(): WorkerProcess | undefined {
    for (let worker = this.#idle.pop(); worker !== undefined; worker = this.#idle.pop()) {
      if (worker.alive) return worker;
      this.#workers.delete(worker);
    }
    return undefined;
  }

  #start(): WorkerProcess {
    const worker = new WorkerProcess(this.#options.catalog, this.#options.memoryMb);
    this.#workers.add(worker);
    return worker;
  }

  #note(end: TaskEnd, task: TaskName, who: string): void {
    const { logger } = this.#options;
    if (end.is === 'fault') logger.error({ task, who, stack: end.stack }, 'the rules failed over what somebody sent');
    else if (end.is === 'lost') logger.error({ task, who, said: end.said }, 'a worker process ended');
    else if (end.is === 'too-long' || end.is === 'too-large')
      logger.warn({ task, who, end: end.is }, 'a worker process was killed: its task took too much');
  }

  #problem(end: Exclude<TaskEnd, { is: 'value' }> | undefined, task: TaskName, asked: TaskFor): Error {
    const { seconds, memoryMb } = this.#options;
    const { over, patience = 1 } = asked;
    switch (end?.is) {
      case undefined:
        return stops();
      case 'problem':
        return new HttpProblem(end.statusCode, end.code, end.sentence);
      case 'too-long': {
        if (asked.ours) return this.#tooBusy();
        const limit = String(seconds * patience);
        const sentence = `The rules took longer than ${limit} seconds over ${over}. Make it smaller.`;
        return new HttpProblem(422, 'too-long', sentence);
      }
      case 'too-large': {
        const sentence = `The rules needed more than ${String(memoryMb)} megabytes over ${over}. Make it smaller.`;
        return new HttpProblem(422, 'too-much', sentence);
      }
      case 'fault': {
        const sentence = `The rules failed over ${over}. The fault is ours; the operator can read of it.`;
        return new HttpProblem(422, 'rules-failed', sentence);
      }
      case 'lost':
        return new HttpProblem(503, 'unavailable', `The server could not do that (${task}). Try again.`, this.#retry);
    }
  }
}

const stops = (): HttpProblem => new HttpProblem(503, 'unavailable', 'The server stops. Try again in a moment.', 5);
