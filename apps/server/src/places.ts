/** Where things lie, for the sources and for the bundle that is made of them (tools/bundle.mjs): both stand in apps/server. */
import { fileURLToPath } from 'node:url';

/** The bundle has all its files in one folder, as JavaScript. */
const bundled = !import.meta.url.endsWith('.ts');
const beside = (source: string, built: string): URL => new URL(bundled ? built : source, import.meta.url);

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
export const migrations = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));
/** The module that exports the rulesets of this site. */
export const catalogModule = beside('catalog.ts', 'catalog.js');
/** The program of a worker process, and what node is told for it. Sources need a loader, which a process does not inherit. */
export const workerProgram = beside('workers/worker-start.mjs', 'worker-main.js');
export const workerFlags: readonly string[] = bundled ? ['--enable-source-maps'] : [];
export const parentWatch = beside('workers/watch-parent.mjs', 'watch-parent.js');
