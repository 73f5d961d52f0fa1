/** A short fuzz in every run; `npm run test:long` sets FUZZ_MESSAGES and what goes with it for the long one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';
import type { FuzzReport } from './fuzz/fuzz.ts';

const number = (name: string, preset: number): number => Number(process.env[name] ?? preset);
const long = {
  messages: number('FUZZ_MESSAGES', 0),
  requests: number('FUZZ_REQUESTS', 0),
  seed: number('FUZZ_SEED', 1),
};
const settleMs = number('FUZZ_SETTLE_SECONDS', 300) * 1000;
const hours = 3_600_000;

const failed = fileURLToPath(new URL('fuzz/failed-seeds.json', import.meta.url));
const failedSeeds = existsSync(failed) ? (JSON.parse(readFileSync(failed, 'utf8')) as number[]) : [];

/** A seed that found something is fuzzed again in every run from then on. */
function keep(seed: number, { problems }: FuzzReport): void {
  if (problems.length === 0 || failedSeeds.includes(seed)) return;
  writeFileSync(failed, `${JSON.stringify([...failedSeeds, seed])}\n`);
}

describe.runIf(long.messages === 0)('a short fuzz of all routes and messages', () => {
  it.each([1, ...failedSeeds])('finds nothing over open limits, seed %d', { timeout: 300_000 }, async (seed) => {
    const report = await fuzz({ seed, messages: 600, requests: 500, limits: 'open', settleMs: 0 });
    expect(report.problems).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(500);
    expect(report.messages).toBeGreaterThanOrEqual(600);
  });

  it(
    'finds nothing over the limits that a server has, and a narrow one for requests',
    { timeout: 300_000 },
    async () => {
      const report = await fuzz({ seed: 2, messages: 60, requests: 300, limits: 'narrow', settleMs: 0 });
      expect(report.problems).toEqual([]);
      expect(report.answers['429']).toBeGreaterThan(0);
    },
  );
});

describe.runIf(long.messages > 0)('a long fuzz of all routes and messages', () => {
  it.each([
    ['open', 0.8],
    ['default', 0.2],
  ] as const)('finds nothing over %s limits', { timeout: 4 * hours }, async (limits, share) => {
    const [messages, requests] = [Math.ceil(long.messages * share), Math.ceil(long.requests * share)];
    const say = (line: string): void => void process.stderr.write(`${limits}: ${line}\n`);
    const report = await fuzz({ seed: long.seed, messages, requests, limits, settleMs }, say);
    const { problems, stalls, ...figures } = report;
    say(JSON.stringify({ ...figures, problems: problems.length, stalls: stalls.length }));
    for (const problem of problems.slice(0, 40)) say(problem);
    for (const { ms, gcMs, about } of stalls.slice(0, 15))
      say(
        `stood still for ${String(ms)} ms (${String(gcMs)} of them the collector): ${about.slice(-3).join(' | ') || 'nothing was asked of it'}`,
      );
    keep(long.seed, report);
    expect([figures.messages >= messages, figures.requests >= requests]).toEqual([true, true]);
    expect(problems).toEqual([]);
    expect(stalls.map(({ ms }) => ms)).toEqual([]);
    expect(figures.memory.after / figures.memory.before).toBeLessThan(1.2);
  });
});
