/** A short storm in every run; `npm run test:long` sets STORM_MATCHES, STORM_KILLS and STORM_SEED for the long one. */
import { synthetic } from '@broadside/bench/synthetic';
import { fleetCommand } from '@broadside/rules/fleet-command';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { expect, it } from 'vitest';
import { syntheticServer, wholeServer } from './server-process.ts';
import { storm } from './storm.ts';

const matches = Number(process.env['STORM_MATCHES'] ?? 0);
const kills = Number(process.env['STORM_KILLS'] ?? 0);
const seed = Number(process.env['STORM_SEED'] ?? 7);
const hours = 3_600_000;

it.runIf(matches === 0)(
  '[WS-3, WS-11, WS-12, WS-21] cuts, late frames, doubled tabs and kills lose nothing and double nothing',
  { timeout: 180_000 },
  async () => {
    const many = { matches: 6, kills: 2, seed: 1, patienceMs: 120_000, mostCommands: 70 };
    const report = await storm({ ...many, script: syntheticServer, ruleset: synthetic });
    expect(report.problems).toEqual([]);
    expect(report.cuts).toBeGreaterThan(5);
    expect(report.commands).toBeGreaterThan(250);
  },
);

it.runIf(matches === 0)('[WS-21, ACT-3] the same with hidden hands and interrupts', { timeout: 180_000 }, async () => {
  const few = { matches: 2, kills: 1, seed: 2, patienceMs: 120_000, mostCommands: 60 };
  const report = await storm({ ...few, script: wholeServer, ruleset: fleetCommand });
  expect(report.problems).toEqual([]);
  expect(report.commands).toBeGreaterThan(60);
});

it.runIf(matches > 0).each([quantumRebellion, fleetCommand])(
  '[WS-3, WS-11, WS-12, WS-21] a long storm over $name',
  { timeout: 2 * hours },
  async (ruleset) => {
    const share = { matches: Math.ceil(matches / 2), kills: Math.ceil(kills / 2), seed, mostCommands: 400 };
    const report = await storm(
      { ...share, patienceMs: 300_000, script: wholeServer, ruleset },
      (line) => void process.stderr.write(`${ruleset.name}: ${line}\n`),
    );
    process.stderr.write(`${ruleset.name}: ${JSON.stringify({ ...report, problems: report.problems.length })}\n`);
    expect(report.problems).toEqual([]);
    expect(report.kills).toBe(share.kills);
  },
);
