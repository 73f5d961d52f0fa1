/** Our server as production runs it: bundled, without a loader of sources. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleServer } from '../../tools/bundle.mjs';

const bench = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Makes the server of this site; the path of its program. */
export const ourServer = (): Promise<URL> => bundled();

/** Makes the server with the synthetic game in its catalog. */
export const syntheticServer = (): Promise<URL> =>
  bundled({ main: bench('servers/ours.ts'), catalog: bench('synthetic/catalog.ts') }, 'build-bench');

async function bundled(...of: Parameters<typeof bundleServer>): Promise<URL> {
  return pathToFileURL(join(await bundleServer(...of), 'main.js'));
}
