/**
 * node --import tsx tools/packed-client.ts: what is packed is installed into an empty folder with npm, as anybody would, and
 * there plays matches against a server of the project, with plain Node and no TypeScript; then types are checked with
 * strict settings that look into every declaration. Needs the npm registry. Long: part of `npm run test:long`.
 */
import assert from 'node:assert/strict';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runExample, runExamples, writeExamples } from '../apps/server/test/client-readme.ts';
import { GameServer } from '../e2e/game-server.ts';
import { packClient } from './pack-client.mjs';
import { buildServer, root, run } from './prepare.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

const manifest = async (...path: string[]): Promise<Manifest> =>
  JSON.parse(await readFile(join(...path, 'package.json'), 'utf8')) as Manifest;

/** An empty project with what was packed, and what its README asks for besides. */
async function install(folder: string): Promise<void> {
  const { devDependencies } = (await manifest(root)) as unknown as { devDependencies: Record<string, string> };
  const besides = ['ws', '@types/ws', '@types/node', 'typescript'].map(
    (name) => `${name}@${devDependencies[name] ?? ''}`,
  );
  const tarballs = await packClient(join(folder, 'tarballs'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'somebody', private: true, type: 'module' }));
  await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...besides], {
    cwd: folder,
  });
}

/** What a registry would show of a package. */
async function checkContents(folder: string, name: string): Promise<void> {
  const home = join(folder, 'node_modules/@broadside', name);
  const files = await readdir(home, { recursive: true });
  for (const wanted of ['LICENSE', 'README.md', 'dist']) assert.ok(files.includes(wanted), `${name} lacks ${wanted}`);
  const odd = files.filter(
    (file) => !file.startsWith('node_modules') && /\.test\.|(?<!\.d)\.ts$|tsbuildinfo|\/(cases|games)\//.test(file),
  );
  assert.deepEqual(odd, [], `${name} holds what nobody needs`);
  const packed = await manifest(home);
  assert.doesNotMatch(JSON.stringify(packed), /workspace:|catalog:|\.\/src/, `${name} points into the repository`);
  for (const field of ['description', 'license', 'exports', 'engines', 'sideEffects'])
    assert.ok(field in packed, field);
  assert.notEqual(packed['private'], true);
}

/** The README's examples against a server, with `ws`, and then the first with the platform's own WebSocket. */
async function play(folder: string, url: string): Promise<void> {
  await writeExamples(folder);
  const said = await runExamples(folder, url, []);
  assert.match(said.play.join('\n'), /winner: ('seat-[12]'|null)/);
  assert.match(said.watch.at(-1) ?? '', /^(seat-[12]|a draw) /);
  const code = await readFile(join(folder, 'play.mjs'), 'utf8');
  await writeFile(join(folder, 'own-socket.mjs'), code.replace(/^import WebSocket.*\n/m, ''));
  const before22 = Number(process.versions.node.split('.')[0]) < 22;
  const flags = before22 ? ['--experimental-websocket', '--no-warnings'] : [];
  const own = await runExample([...flags, 'own-socket.mjs', url], folder);
  assert.match(own.join('\n'), /winner: ('seat-[12]'|null)/);
}

/** What somebody else writes, under the settings of Node and of a bundler for browsers, nothing skipped. */
async function checkTypes(folder: string): Promise<void> {
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
  };
  const settings = {
    'typed-node.ts': { ...strict, module: 'nodenext', lib: ['es2023'], types: ['node'] },
    'typed-bot.ts': { ...strict, module: 'preserve', lib: ['es2023', 'dom'], types: [] },
  };
  for (const [name, compilerOptions] of Object.entries(settings)) {
    await copyFile(join(root, 'tools/packed', name), join(folder, name));
    const config = `tsconfig.${name}.json`;
    await writeFile(join(folder, config), JSON.stringify({ compilerOptions, files: [name] }));
    await run('npx', ['--no-install', 'tsc', '-p', config], { cwd: folder });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'broadside-packed-'));
let server: GameServer | undefined;
const step = async (what: string, work: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
};
try {
  await step('packed and installed', () => install(folder));
  for (const name of ['rules', 'match', 'protocol', 'client']) await checkContents(folder, name);
  await buildServer();
  server = await GameServer.start();
  const { url } = server;
  await step('examples played', () => play(folder, url));
  await step('types checked', () => checkTypes(folder));
  console.log('What is packed can be installed, runs and has its types.');
} finally {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
}
