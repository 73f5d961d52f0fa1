/**
 * pnpm pack-client [FOLDER]: builds the client and the packages that it needs, and makes a tarball of each in FOLDER
 * (`.cache/packages` unless given), as a registry would get them. Prints the path of each.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNPM, SetupProblem, root, run } from './prepare.mjs';

/** What a client needs, each after those that it imports. */
const packed = ['rules', 'match', 'protocol', 'client'];

/** The paths of the tarballs, in the order in which they need each other. */
export async function packClient(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = [];
  for (const name of packed) {
    const args = ['--yes', PNPM, 'pack', '--json', '--pack-destination', folder];
    const said = await run('npx', args, { cwd: join(root, 'packages', name) });
    const { filename } = JSON.parse(said.slice(said.search(/^\{/m)));
    tarballs.push(join(folder, basename(filename)));
  }
  return tarballs;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const tarballs = await packClient(resolve(process.argv[2] ?? join(root, '.cache/packages')));
    for (const tarball of tarballs) console.log(tarball);
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    process.exit(1);
  }
}
