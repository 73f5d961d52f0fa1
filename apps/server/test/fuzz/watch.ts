/**
 * Loaded into a server process before the server itself. It tells the parent of every stall of the main thread, which
 * routes there are, and how much memory is in use after a collection.
 */
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { writeHeapSnapshot } from 'node:v8';

/** A stretch in which the main thread did nothing but one thing. Times in milliseconds; `from` and `to` since 1970. */
export interface Stall {
  /** Of the processor, not of the clock: what other processes take is no fault of this one. */
  readonly ms: number;
  /** Of that, what the collection of garbage took, by the clock. */
  readonly gcMs: number;
  readonly from: number;
  readonly to: number;
}
export interface Memory {
  readonly usedBytes: number;
  readonly rssBytes: number;
}
export type Told =
  | { readonly told: 'stall'; readonly stall: Stall }
  | { readonly told: 'routes'; readonly routes: readonly string[] }
  | { readonly told: 'memory'; readonly memory: Memory };

/** Where the heap is written whenever its size is asked for, for whoever looks for what it holds. */
const heaps = process.env['FUZZ_HEAPS'];
const everyMs = 10;
const stallMs = Number(process.env['FUZZ_STALL_MS'] ?? 100);
const tell = (told: Told): void => void process.send?.(told);

/** Time that this thread has had a processor; where the system does not tell, the clock's. */
function processorMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** What the collector took lately; it is told of each collection a little after its end. */
let collections: { readonly at: number; readonly ms: number }[] = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collections = [...collections.slice(-50), { at: performance.timeOrigin + startTime, ms: duration }];
}).observe({ entryTypes: ['gc'] });

function tellStall(ms: number, from: number, to: number): void {
  const within = collections.filter(({ at }) => at >= from - everyMs && at <= to);
  const gcMs = within.reduce((sum, one) => sum + one.ms, 0);
  tell({ told: 'stall', stall: { ms, gcMs, from, to } });
}

let [ran, at] = [processorMs(), Date.now()];
setInterval(() => {
  const [nowRan, now] = [processorMs(), Date.now()];
  if (nowRan - ran > stallMs) setTimeout(tellStall, 50, nowRan - ran, at, now);
  [ran, at] = [nowRan, now];
}, everyMs).unref();

interface Routed {
  readonly fastify: {
    addHook(name: 'onRoute', hook: (route: { method: string | string[]; url: string }) => void): void;
  };
}
const routes = new Set<string>();
subscribe('fastify.initialization', (message) => {
  (message as Routed).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.add(`${each} ${url}`);
  });
});

process.on('message', (asked) => {
  if (asked === 'routes') tell({ told: 'routes', routes: [...routes] });
  if (asked !== 'memory') return;
  if (heaps !== undefined) writeHeapSnapshot(`${heaps}-${String(process.pid)}-${String(Date.now())}.heapsnapshot`);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  tell({ told: 'memory', memory: { usedBytes: heapUsed + external, rssBytes: rss } });
});
process.channel?.unref();
