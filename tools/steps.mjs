/**
 * Steps of `npm test` and `npm run check`: each is a name and work. A step that fails does not hide the next one. Ends
 * with the plain line `N passed, N failed`, counting each test of a test runner and every other step as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, generatePrismaClient, installPackages, SetupProblem, root, run } from './prepare.mjs';

export const bin = (name) => join('node_modules', '.bin', name);
/** TypeScript 7 checks types in half the time. Linters and svelte-check need the API, which 6 has: they keep it. */
const typeChecker = 'node_modules/typescript-7/bin/tsc';
const scratch = mkdtempSync(join(tmpdir(), 'broadside-test-'));
const { FORCE_COLOR, ...inherited } = process.env;
const colour = process.stdout.isTTY ? { FORCE_COLOR: FORCE_COLOR ?? '1' } : { NO_COLOR: '1' };
export const environment = { ...inherited, ...colour, npm_config_loglevel: 'error' };
/** A machine that is busy with other things is slow, not wrong. */
export const patience = ['--testTimeout=180000', '--hookTimeout=180000'];
/** Svelte files are linted with their types by `npm run lint`: that takes longer than everything else. */
const untyped = { LINT_TYPES: 'no' };
const total = { passed: 0, failed: 0 };
const failures = [];

/** Makes ready what every step needs; where that fails, says so and ends. */
export async function makeReady() {
  try {
    checkNode();
    await installPackages();
    await generatePrismaClient();
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

/** Two steps at a time, in this order: the long ones first. */
export async function inPairs(steps) {
  const left = [...steps];
  await Promise.all([oneByOne(left), oneByOne(left)]);
}

/** Takes one step after the other until none is left. */
async function oneByOne(left) {
  for (let next = left.shift(); next !== undefined; next = left.shift()) await step(...next);
}

async function step(name, work) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  let count;
  try {
    count = (await work()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`-- ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

/** The last line, and the exit code. */
export function finish() {
  rmSync(scratch, { recursive: true, force: true });
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Runs a program that is one check: its exit code decides. */
export async function command(program, args, cwd = root, env = {}) {
  return (await exitCode(program, args, cwd, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export const typesOf = (project) => command(process.execPath, [typeChecker, '-p', project]);
/** What is packed for npm has its own list of files, and its types must have names there. */
export async function typesOfPacked() {
  try {
    return await command(process.execPath, [typeChecker, '-b', 'packages/client/tsconfig.build.json']);
  } finally {
    for (const name of readdirSync(join(root, 'packages')))
      rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  }
}
export const typesOfWeb = () => command('npm', ['run', '--silent', 'typecheck'], join(root, 'apps/web'));
export const lint = (files) => command(bin('oxlint'), ['--max-warnings', '0', ...files]);
export const lintSvelte = (files) => command(bin('eslint'), ['--max-warnings', '0', ...files], root, untyped);
export const format = (files) =>
  command(bin('prettier'), ['--check', '--log-level', 'warn', '--ignore-unknown', ...files]);

/** Writes what the type checks and tests of the web app read. */
export async function syncWeb() {
  const env = { NODE_OPTIONS: `--import=${join(root, 'tools/node20.mjs')}` };
  await run('npx', ['--no-install', 'svelte-kit', 'sync'], { cwd: join(root, 'apps/web'), env });
}

function exitCode(program, args, cwd = root, env = {}) {
  return new Promise((done, failed) => {
    const shell = process.platform === 'win32';
    const child = spawn(program, args, {
      cwd,
      env: { ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell,
    });
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Runs vitest and counts its tests; a file that fails outside of any test counts as one. */
export async function vitest(...options) {
  const report = join(scratch, `${Math.random().toString(36).slice(2)}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await exitCode(bin('vitest'), ['run', ...options, ...reporters]);
  if (!existsSync(report)) throw new SetupProblem('vitest ended without a report.');
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failedOutside = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + failedOutside;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
