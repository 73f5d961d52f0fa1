// The server as it is run: one folder of JavaScript made of its TypeScript and of the packages of this repository, with
// source maps, so that a stack names the line that a person wrote. What comes from elsewhere stays a package.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const server = join(root, 'apps/server');

const ofThisSite = { main: 'src/main.ts', catalog: 'src/catalog.ts', operator: 'src/operator.ts' };

/**
 * Makes a folder of apps/server anew and returns its path. `main.js` is the server; it loads `catalog.js`, and starts
 * `worker-main.js`. Benches give entries of their own: another main and another catalog, in another folder.
 */
export async function bundleServer(entries = ofThisSite, folder = 'build') {
  // Not installed yet when this module is loaded.
  const { build } = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const elsewhere = Object.keys(dependencies).filter((name) => !name.startsWith('@broadside/'));
  const outdir = join(server, folder);
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: server,
    entryPoints: {
      ...entries,
      'worker-main': 'src/workers/worker-main.ts',
      'watch-parent': 'src/workers/watch-parent.mjs',
    },
    outdir,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    external: elsewhere.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  });
  return outdir;
}
