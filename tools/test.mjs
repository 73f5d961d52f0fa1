/**
 * npm test: every check there is. A step that fails does not hide the next one. Ends with the
 * plain line `N passed, N failed`, counting each test of a test runner and every other step as one.
 * `npm test -- lint browser` runs only the steps with these names.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildWeb, checkNode, generatePrismaClient, installPackages, Problem, root, run } from './prepare.mjs';

const bin = (name) => join('node_modules', '.bin', name);
const scratch = mkdtempSync(join(tmpdir(), 'broadside-test-'));
const { FORCE_COLOR, ...inherited } = process.env;
const colour = process.stdout.isTTY ? { FORCE_COLOR: FORCE_COLOR ?? '1' } : { NO_COLOR: '1' };
const environment = { ...inherited, ...colour, npm_config_loglevel: 'error' };
/** A machine that is busy with other things is slow, not wrong. */
const patience = ['--testTimeout=60000', '--hookTimeout=60000'];
/** Left to itself, a machine with two cores works with one; with three, one works while another waits for the database. */
const workers = ['--maxWorkers=3'];
const svelteFiles = ['--max-warnings', '0', 'apps/web/src/**/*.svelte', 'apps/web/src/**/*.svelte.ts'];
/** Svelte files are linted with their types by `npm run lint`: that takes longer than everything else of a stage. */
const untyped = { LINT_TYPES: 'no' };
const total = { passed: 0, failed: 0 };
const failures = [];

/** Stages one after the other; two steps of a stage at a time, in this order: the long ones first. */
const stages = [
  // The type checks and tests of the web app read what this writes.
  [['web routes', () => syncWeb()]],
  [
    ['lint of Svelte files', () => command(bin('eslint'), svelteFiles, root, untyped)],
    ['lint', () => command(bin('oxlint'), ['--max-warnings', '0', '.'])],
    ['types of packages and server', () => command(bin('tsc'), ['-p', 'tsconfig.packages.json'])],
    ['types of tools', () => command(bin('tsc'), ['-p', '.'])],
    ['types of apps/web', () => command('npm', ['run', '--silent', 'typecheck'], join(root, 'apps/web'))],
    ['format', () => command(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
    ['structure', () => vitest('--project=structure', ...patience)],
    ['coverage of the rules', () => command(process.execPath, ['--import', 'tsx', 'tools/coverage.ts'])],
  ],
  [['unit', () => vitest('--project=@broadside/*', ...workers, ...patience)]],
  [['web build', () => buildWeb()]],
  [['browser', () => browserTests()]],
];

try {
  checkNode();
  await installPackages();
  await generatePrismaClient();
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
for (const stage of stages) {
  const steps = stage.filter(([name]) => isWanted(name));
  await Promise.all([runSteps(steps), runSteps(steps)]);
}
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Takes one step after the other until none is left. */
async function runSteps(steps) {
  for (let next = steps.shift(); next !== undefined; next = steps.shift()) await step(...next);
}

async function step(name, work) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  let count;
  try {
    count = (await work()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`-- ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
}

/** Runs a program that is one check: its exit code decides. */
async function command(program, args, cwd = root, env = {}) {
  return (await exitCode(program, args, cwd, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
async function vitest(...options) {
  const report = join(scratch, `${Math.random().toString(36).slice(2)}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await exitCode(bin('vitest'), ['run', ...options, ...reporters]);
  if (!existsSync(report)) throw new Problem('vitest ended without a report.');
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failedOutside = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + failedOutside;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function syncWeb() {
  const env = { NODE_OPTIONS: `--import=${join(root, 'tools/node20.mjs')}` };
  await run('npx', ['--no-install', 'svelte-kit', 'sync'], { cwd: join(root, 'apps/web'), env });
}

async function browserTests() {
  await buildWeb();
  environment.CHROMIUM = await findChromium();
  return vitest('--project=browser', ...workers);
}
