// The server as it is run: one folder of JavaScript made of its TypeScript and of the packages of this repository, with
// source maps, so that a stack names the line that a person wrote. What comes from elsewhere stays a package.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const server = join(root, 'apps/server');

/** Makes apps/server/build anew. `main.js` is the server; it loads `catalog.js`, and starts `worker-main.js`. */
export async function bundleServer() {
  // Not installed yet when this module is loaded.
  const { build } = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const elsewhere = Object.keys(dependencies).filter((name) => !name.startsWith('@broadside/'));
  await rm(join(server, 'build'), { recursive: true, force: true });
  await build({
    absWorkingDir: server,
    entryPoints: {
      main: 'src/main.ts',
      catalog: 'src/catalog.ts',
      operator: 'src/operator.ts',
      'worker-main': 'src/workers/worker-main.ts',
      'watch-parent': 'src/workers/watch-parent.mjs',
    },
    outdir: 'build',
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
}
