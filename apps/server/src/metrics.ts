/** What an operator watches, in the text format of Prometheus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RoomObserver } from './rooms/ports.ts';
import type { CommitObserver } from './store/pg-journal.ts';
import { workerMetrics } from './workers/worker-metrics.ts';
import type { WorkerObserver } from './workers/worker-metrics.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly rooms: RoomObserver;
  readonly sockets: Gauge;
  readonly workers: WorkerObserver;
  readonly onCommit: CommitObserver;
  /** Called when the metrics are read: rooms in memory now. */
  watchRooms(count: () => number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const judged = { accepted: 0, rejected: 0, frozen: 0 };
  // Counted in plain numbers, which cost a move nothing, and told when the metrics are read.
  new Counter({
    name: 'broadside_commands_total',
    help: 'Commands judged, by what came of them; frozen: matches stopped by a fault.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(judged)) this.inc({ result }, count);
    },
  });
  const diverged = new Counter({
    name: 'broadside_diverged_total',
    help: 'Views that did not follow at a client, which asked for a snapshot: why.',
    labelNames: ['because'],
    registers,
  });
  const sockets = new Gauge({ name: 'broadside_sockets', help: 'Open websockets.', registers });
  const latency = new Histogram({
    name: 'broadside_commit_seconds',
    help: 'From the first append of a batch to its commit.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const batch = new Histogram({
    name: 'broadside_commit_entries',
    help: 'Journal entries that shared one transaction.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
    registers,
  });
  return {
    registry,
    rooms: {
      accepted: () => void (judged.accepted += 1),
      rejected: () => void (judged.rejected += 1),
      frozen: () => void (judged.frozen += 1),
      ruled: ruleTime(registers),
      diverged: (because) => diverged.inc({ because }),
    },
    sockets,
    workers: workerMetrics(registry),
    onCommit: (size, latencyMs) => {
      batch.observe(size);
      latency.observe(latencyMs / 1000);
    },
    watchRooms: (count) => {
      new Gauge({
        name: 'broadside_rooms',
        help: 'Matches in memory.',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
  };
}

/** Takes the milliseconds for which the rules ran at live play. */
function ruleTime(registers: Registry[]): (ms: number) => void {
  const rules = { totalMs: 0, longestMs: 0 };
  new Counter({
    name: 'broadside_rules_seconds_total',
    help: 'Time that the rules took at live play.',
    registers,
    collect() {
      this.reset();
      this.inc(rules.totalMs / 1000);
    },
  });
  new Gauge({
    name: 'broadside_rules_longest_seconds',
    help: 'The longest that the rules took at once at live play since this was read last.',
    registers,
    collect() {
      this.set(rules.longestMs / 1000);
      rules.longestMs = 0;
    },
  });
  return (ms) => {
    rules.totalMs += ms;
    rules.longestMs = Math.max(rules.longestMs, ms);
  };
}
