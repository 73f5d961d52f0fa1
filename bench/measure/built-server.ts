/** Servers as production runs them: bundled, without a loader of sources. */
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildOurServer, buildSyntheticServer } from '../../tools/servers.mjs';

/** Makes the server of this site; the path of its program. */
export const ourServer = async (): Promise<URL> => pathToFileURL(await buildOurServer());

/** Makes the server with the synthetic game in its catalog. */
export const syntheticServer = async (): Promise<URL> => pathToFileURL(await buildSyntheticServer());

/** Makes one file of another server; what it takes from packages stays there, beside its source. */
export async function otherServer(source: URL): Promise<URL> {
  const path = fileURLToPath(source);
  const outfile = join(dirname(path), 'build', basename(path).replace(/\.\w+$/, '.mjs'));
  await build({
    ...{ entryPoints: [path], outfile, bundle: true, packages: 'external', format: 'esm', platform: 'node' },
    ...{ target: 'node20.19', sourcemap: true, logLevel: 'warning' },
  });
  return pathToFileURL(outfile);
}
