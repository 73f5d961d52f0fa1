/** The program of a worker process: it does one task after the other for the server that started it (docs/adr/0015). */
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnyRuleset, Catalog } from '@broadside/rules/kernel';
import { HttpProblem } from '../problem.ts';
import { parentWatch } from '../places.ts';
import { tasks } from './tasks.ts';
import type { WorkerAnswer, WorkerOrder } from './worker-process.ts';

const tell = (answer: WorkerAnswer): void => void process.send?.(answer);

/** All rulesets are loaded before the first task: none is charged for the loading. */
async function rulesetsOf(module: string): Promise<ReadonlyMap<string, AnyRuleset>> {
  const { catalog } = (await import(module)) as { readonly catalog: Catalog };
  const loaded = Object.entries(catalog).map(async ([id, load]) => [id, await load()] as const);
  return new Map(await Promise.all(loaded));
}

async function answerTo(
  { task, input }: WorkerOrder,
  rulesets: ReadonlyMap<string, AnyRuleset>,
): Promise<WorkerAnswer> {
  try {
    const done: (given: never, rules: typeof rulesets) => unknown = tasks[task];
    return { is: 'value', value: await done(input as never, rulesets) };
  } catch (error) {
    if (error instanceof HttpProblem) return { is: 'problem', ...error, sentence: error.message };
    return { is: 'fault', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// A signal to the whole group, as Ctrl+C sends it, is the server's business: it ends its workers when it has drained.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
new Worker(parentWatch, { workerData: process.ppid });
// Live play comes first where there are too few processors for everybody.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const rulesets = await rulesetsOf(process.argv[2] ?? '');
process.on('message', (order: WorkerOrder) => {
  void answerTo(order, rulesets).then(tell);
});
tell({ is: 'ready' });
