/** Short storms in every run; `tools/storm.mjs` sets the variables of the long ones. */
import { synthetic } from '@broadside/bench/synthetic';
import { fleetCommand } from '@broadside/rules/fleet-command';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import { expect, it } from 'vitest';
import { syntheticServer, wholeServer } from './server-process.ts';
import { killedPostgres, killedServer } from './storm-houses.ts';
import { storm } from './storm.ts';

const matches = Number(process.env['STORM_MATCHES'] ?? 0);
const postgresKills = Number(process.env['STORM_POSTGRES_KILLS'] ?? 0);
const kills = Number(process.env['STORM_KILLS'] ?? 0);
const seed = Number(process.env['STORM_SEED'] ?? 7);
/** Neither of the long ones. */
const short = matches === 0 && postgresKills === 0;
const hours = 3_600_000;

it.runIf(short)(
  '[WS-3, WS-11, WS-12, WS-21] cuts, late frames, doubled tabs and kills lose nothing and double nothing',
  { timeout: 180_000 },
  async () => {
    const many = { matches: 6, kills: 2, seed: 1, patienceMs: 120_000, pace: 12, mostCommands: 70 };
    const report = await storm({ ...many, house: await killedServer(), script: syntheticServer, ruleset: synthetic });
    expect(report.problems).toEqual([]);
    expect(report.cuts).toBeGreaterThan(5);
    expect(report.commands).toBeGreaterThan(250);
  },
);

it.runIf(short)('[WS-21, ACT-3] the same with hidden hands and interrupts', { timeout: 180_000 }, async () => {
  const few = { matches: 2, kills: 1, seed: 2, patienceMs: 120_000, pace: 12, mostCommands: 60 };
  const report = await storm({ ...few, house: await killedServer(), script: wholeServer, ruleset: fleetCommand });
  expect(report.problems).toEqual([]);
  expect(report.commands).toBeGreaterThan(60);
});

it.runIf(short)(
  '[WS-11, WS-21, WS-44] the embedded PostgreSQL is killed: it starts again, nothing is lost, play goes on by itself',
  { timeout: 180_000 },
  async () => {
    const many = { matches: 4, kills: 2, seed: 3, patienceMs: 60_000, pace: 12, mostCommands: 90 };
    const house = await killedPostgres();
    const report = await storm({ ...many, house, script: syntheticServer, ruleset: synthetic });
    expect(report.problems).toEqual([]);
    expect(report.kills).toBe(2);
  },
);

it.runIf(postgresKills > 0)('[WS-11, WS-21, WS-44] many kills of PostgreSQL', { timeout: 2 * hours }, async () => {
  const report = await storm(
    {
      matches: 20,
      kills: postgresKills,
      seed,
      patienceMs: 60_000,
      pace: 12,
      mostCommands: undefined,
      house: await killedPostgres(),
      script: syntheticServer,
      ruleset: synthetic,
    },
    (line) => void process.stderr.write(`PostgreSQL: ${line}\n`),
  );
  process.stderr.write(`PostgreSQL: ${JSON.stringify({ ...report, problems: report.problems.length })}\n`);
  expect(report.problems).toEqual([]);
  expect(report.kills).toBe(postgresKills);
  expect(Math.max(...report.pauses)).toBeLessThan(10_000);
});

it.runIf(matches > 0).each([quantumRebellion, fleetCommand])(
  '[WS-3, WS-11, WS-12, WS-21] a long storm over $name',
  { timeout: 2 * hours },
  async (ruleset) => {
    const share = { matches: Math.ceil(matches / 2), kills: Math.ceil(kills / 2), seed, pace: 12, mostCommands: 400 };
    const report = await storm(
      { ...share, house: await killedServer(), patienceMs: 300_000, script: wholeServer, ruleset },
      (line) => void process.stderr.write(`${ruleset.name}: ${line}\n`),
    );
    process.stderr.write(`${ruleset.name}: ${JSON.stringify({ ...report, problems: report.problems.length })}\n`);
    expect(report.problems).toEqual([]);
    expect(report.kills).toBe(share.kills);
  },
);
