/** The scenario of the documentation is one that people can play. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bridge } from '../bots/bridge.ts';
import { playSeed, randomBot } from '../../kernel/bots.ts';
import { fleetCommand } from '../index.ts';
import { drawnSetup } from '../setup.ts';

const docs = join(import.meta.dirname, '../../../../../docs');
const written: unknown = JSON.parse(readFileSync(join(docs, 'examples/fleet-command-two-gates.json'), 'utf8'));
const given = drawnSetup.parse({ scenario: 'custom', custom: written });

it('is told of in the documentation', () => {
  expect(readFileSync(join(docs, 'fleet-command-scenarios.md'), 'utf8')).toContain('fleet-command-two-gates.json');
});

it.each([1, 2, 3])('is played to its end by bots that know what they do, seed %i', (seed) => {
  const match = playSeed(fleetCommand, seed, { setup: given, bots: () => bridge, mostCommands: 4000 });
  expect(match.ok ? '' : match.problem).toBe('');
  expect(match.outcome).toBeDefined();
});

it.each([1, 2])('is played to its end by chance, with the promises of the contract kept, seed %i', (seed) => {
  const random = randomBot(fleetCommand);
  const match = playSeed(fleetCommand, seed, { setup: given, bots: () => random, checkRate: 0.03 });
  expect(match.ok ? '' : match.problem).toBe('');
});

it('is refused with the field that is wrong', () => {
  const bad = { ...(written as object), objectives: [{ side: 'kushan', text: 'Win.', medals: 9 }] };
  const found = drawnSetup.safeParse({ scenario: 'custom', custom: bad });
  const paths = found.error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(paths).toContain('custom.objectives.0.medals');
  expect(paths).toContain('custom.objectives.0.target');
});
