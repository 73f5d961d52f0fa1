/** A process with a worker that never ends, for the test that kills it. Writes the worker's process id. */
import { WorkerProcess } from '../src/workers/worker-process.ts';

const worker = new WorkerProcess(new URL('trapped-catalog.ts', import.meta.url), 128);
const given = { ruleset: 'synthetic', position: {} };
await worker.do({ task: 'new-position', input: given }, 60_000);
const endless = worker.do({ task: 'new-position', input: { ...given, position: { start: 'loop' } } }, 600_000);
process.stdout.write(`${String(worker.pid)}\n`);
// The worker alone keeps no process alive.
setInterval(() => undefined, 60_000);
await endless;
