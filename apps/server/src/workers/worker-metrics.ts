/** What an operator watches of the workers. */
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { TaskName } from './tasks.ts';
import type { TaskEnd } from './worker-process.ts';

export interface WorkerObserver {
  finished(task: TaskName, result: TaskEnd['is'] | 'turned-away', seconds: number): void;
  waited(seconds: number): void;
  /** `now` is called when the metrics are read. */
  watch(now: () => { readonly waiting: number; readonly busy: number }): void;
}

export function workerMetrics(registry: Registry): WorkerObserver {
  const registers = [registry];
  const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60];
  const ended = new Counter({
    name: 'broadside_worker_tasks_total',
    help: 'Tasks of the workers, by what came of them; too-long and too-large: the worker was killed.',
    labelNames: ['task', 'result'],
    registers,
  });
  const took = new Histogram({
    name: 'broadside_worker_seconds',
    help: 'How long a task took, once a worker had it.',
    labelNames: ['task'],
    buckets,
    registers,
  });
  const waits = new Histogram({
    name: 'broadside_worker_wait_seconds',
    help: 'How long a task waited for a worker.',
    buckets,
    registers,
  });
  return {
    finished(task, result, seconds) {
      ended.inc({ task, result });
      if (result !== 'turned-away') took.observe({ task }, seconds);
    },
    waited: (seconds) => waits.observe(seconds),
    watch(now) {
      new Gauge({
        name: 'broadside_worker_tasks',
        help: 'Tasks that wait for a worker, and tasks that one has.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(now())) this.set({ state }, count);
        },
      });
    },
  };
}
