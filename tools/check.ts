/**
 * npm run check: what a change touches, in less than 90 seconds where the change is of a usual size. The change is what
 * differs from where this branch left main, files that are not committed included; `npm run check -- COMMIT` compares
 * with another. Whole matches, the browser and tests that stand far from the change are left to `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testsNear, touchedBy } from './check/touched.ts';
import { root, scripts } from './structure/sources.ts';
import {
  command,
  finish,
  format,
  inPairs,
  lint,
  lintSvelte,
  makeReady,
  patience,
  syncWeb,
  typesOf,
  typesOfWeb,
  vitest,
} from './steps.mjs';

/** No further test is begun after so long; a machine with two cores is done well before 90 s. */
const lastStartMs = 50_000;
/** Test files that run together: enough to spread the cost of a start, few enough to stop in time. */
const bunch = 10;
const began = performance.now();

const base = process.argv[2] ?? branchPoint();
const changed = lines(git('diff', '--name-only', '--no-renames', base)).concat(
  lines(git('ls-files', '--others', '--exclude-standard')),
);
const present = changed.filter((path) => existsSync(join(root, path)));
const gone = changed.filter((path) => !existsSync(join(root, path)));
const touched = touchedBy(present, gone);
const tests = testsNear(changed, scripts);
console.log(`${String(changed.length)} files differ from ${base.slice(0, 12)}.`);

await makeReady();
if (touched.types.includes('web') || tests.some((path) => path.startsWith('apps/web/'))) await syncWeb();
const projects = {
  packages: ['types of packages and server', () => typesOf('tsconfig.packages.json')],
  tools: ['types of tools', () => typesOf('.')],
  web: ['types of apps/web', () => typesOfWeb()],
} as const;
const some = (files: readonly string[], name: string, work: (files: readonly string[]) => unknown) =>
  files.length === 0 ? [] : [[name, () => work(files)] as const];
const left = [...tests];
const nextTests = () => {
  const next = left.splice(0, bunch);
  const name = `${String(next.length)} test files near the change`;
  return [name, () => vitest('--project=@broadside/*', ...patience, ...next)] as const;
};
await inPairs([
  // The nearest tests run in any case, however slow the machine is.
  ...(left.length > 0 ? [nextTests()] : []),
  ...touched.types.map((project) => projects[project]).reverse(),
  ...some(touched.lint, 'lint', lint),
  ...some(touched.lintSvelte, 'lint of Svelte files', lintSvelte),
  ...some(touched.format, 'format', format),
  ...(touched.structure ? [['structure', () => vitest('--project=structure', 'tools/structure', ...patience)]] : []),
  ...some(
    present.filter((path) => /RULES\.md$|\/cases\//.test(path)),
    'coverage of the rules',
    () => command(process.execPath, ['--import', 'tsx', 'tools/coverage.ts']),
  ),
]);
while (left.length > 0 && performance.now() - began < lastStartMs) {
  await inPairs([nextTests()]);
}
if (left.length > 0) {
  console.log(
    `\nLeft to npm test: ${String(left.length)} test files that stand further from the change, such as ${left[0] ?? ''}.`,
  );
}
console.log(`\nchecked against ${base.slice(0, 12)} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
finish();

/** Where this branch left main; on main itself, what the shared repository has, or the last commit. */
function branchPoint(): string {
  for (const name of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', name).trim();
    } catch {
      // There is no such branch here: the next one.
    }
  }
  return 'HEAD';
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
