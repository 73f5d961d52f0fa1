import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runExamples, writeExamples } from './client-readme.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

// Inside the package, so that its own name leads to its sources.
const folder = fileURLToPath(new URL('../../../packages/client/.scratch/readme', import.meta.url));

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the examples of the README of the client do what it says', { timeout: 120_000 }, async () => {
  const names = await writeExamples(folder);
  expect(names).toEqual(['play.mjs', 'watch.mjs', 'come-back.mjs', 'acts.mjs', 'errors.mjs']);
  const said = await runExamples(folder, server.url, ['--import', 'tsx']);
  expect(said.play[0]).toMatch(/^[0-9a-z]{12}$/);
  expect(said.play.slice(1).join('\n')).toMatch(/winner: ('seat-[12]'|null)/);
  expect(said.watch.length).toBeGreaterThan(20);
  expect(said.watch.at(-1)).toMatch(/^(seat-[12]|a draw) \S/);
  expect(said.comeBack).toEqual(['Deep Thought seat-1']);
  expect(said.acts.at(-1)).toBe('seat-2');
  expect(said.acts.filter((line) => line.includes("kind: 'accepted'")).length).toBeGreaterThan(2);
  expect(said.errors.join('\n')).toMatch(/^404 no-match .*\nnot-found .*\n[^]*code: 'closed'/);
});
