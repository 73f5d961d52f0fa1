/**
 * Runs a bench as production runs the server: bundled, without a loader of sources.
 *
 *   node measure/run-built.mjs rules.ts [options of the bench]
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [source, ...options] = process.argv.slice(2);
if (source === undefined) throw new Error('Say which bench: node measure/run-built.mjs rules.ts');
const bench = fileURLToPath(new URL('..', import.meta.url));
// As deep below `bench` as the modules of `measure`, which find their files from where they stand.
const outdir = join(bench, 'build');
await build({
  ...{ entryPoints: [join(bench, source)], outdir, bundle: true, splitting: true, chunkNames: '[name]-[hash]' },
  ...{ format: 'esm', platform: 'node', target: 'node20.19', sourcemap: true, logLevel: 'warning' },
});
const script = join(outdir, `${basename(source, '.ts')}.js`);
const { status } = spawnSync(process.execPath, [...process.execArgv, '--max-semi-space-size=64', script, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
