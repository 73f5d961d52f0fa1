/**
 * What `npm start` and `npm test` need before they can begin: packages, the Prisma client, the web app, the server. Each is
 * made only when what it is made from has changed. Plain Node: nothing is installed yet when this runs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];
export const PNPM = 'pnpm@12.21.0';
/** Tests and written examples are no part of what is built. */
const NOT_BUILT = /\.test\.ts$|\/(cases|games|test|node_modules|build|\.svelte-kit)\//;

/** A mistake that a person can mend: printed as a sentence, without a stack. */
export class SetupProblem extends Error {}

/** All that the server needs before it can run. */
export async function prepare() {
  checkNode();
  await installPackages();
  await generatePrismaClient();
  await buildWeb();
  await buildServer();
}

/** The folders of the workspace that hold a package. */
export function workspaces() {
  const groups = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...groups, 'bench'].filter((folder) => existsSync(join(root, folder, 'package.json')));
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new SetupProblem(`Broadside needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}.`);
}

export function installPackages() {
  const manifests = workspaces().map((folder) => `${folder}/package.json`);
  const sources = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
  return once('packages', sources, join(root, 'node_modules/.modules.yaml'), 'Installing packages', () =>
    run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } }),
  );
}

export function generatePrismaClient() {
  const sources = ['prisma/schema.prisma', 'prisma.config.ts', 'pnpm-lock.yaml'];
  const made = join(root, 'apps/server/src/store/generated');
  return once('prisma', sources, made, 'Generating the database client', () =>
    run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
      env: {
        PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'tools/schema-engine.mjs'),
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    }),
  );
}

export function buildWeb() {
  const packages = ['client', 'competition', 'match', 'protocol', 'rules'].map((name) => `packages/${name}/src`);
  const sources = ['apps/web', ...packages, 'pnpm-lock.yaml', 'tools/node20.mjs'];
  return once('web', sources, join(root, 'apps/web/build/200.html'), 'Building the web app', () =>
    run('npm', ['run', '--silent', 'build'], { cwd: join(root, 'apps/web') }),
  );
}

export function buildServer() {
  return once('server', sourcesOf([]), join(root, 'apps/server/build/main.js'), 'Bundling the server', async () => {
    const { bundleServer } = await import('./bundle.mjs');
    await bundleServer();
  });
}

/** The server with the synthetic game in its catalog, for tests and benches; the path of its program. */
export async function buildSyntheticServer() {
  const program = join(root, 'apps/server/.cache/main.js');
  const sources = sourcesOf(['bench/servers', 'bench/synthetic']);
  await once('synthetic-server', sources, program, 'Bundling the synthetic server', async () => {
    const { bundleServer } = await import('./bundle.mjs');
    const entries = { main: 'bench/servers/ours.ts', catalog: 'bench/synthetic/catalog.ts' };
    await bundleServer(
      Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
      '.cache',
    );
  });
  return program;
}

/** What a bundle of the server is made of. */
function sourcesOf(more) {
  const folders = [
    'apps/server',
    ...['client', 'competition', 'match', 'protocol', 'rules'].map((name) => `packages/${name}`),
  ];
  return [
    ...folders.flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
    ...more,
    'tools/bundle.mjs',
    'pnpm-lock.yaml',
  ];
}

/** Runs a program quietly; where it fails, throws a Problem that holds what it printed. */
export function run(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...plainEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done(said);
      else failed(new SetupProblem(`${said.trim()}\n\n"${[program, ...args].join(' ')}" failed with code ${code}.`));
    });
  });
}

/** The environment without colours, which are noise in a captured output, and without npm's news. */
function plainEnvironment() {
  const { FORCE_COLOR: _, ...environment } = process.env;
  return { ...environment, NO_COLOR: '1', npm_config_update_notifier: 'false', npm_config_loglevel: 'error' };
}

/** Does `work` unless `product` exists and was made from the same `sources` (files or folders). */
async function once(name, sources, product, title, work) {
  // The stamp of the packages lives and dies with them.
  const stamp = name === 'packages' ? join(root, 'node_modules/.broadside') : join(root, '.cache', name);
  const wanted = fingerprint(sources);
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const began = performance.now();
  process.stdout.write(`${title} … `);
  try {
    await work();
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources.flatMap(files)) hash.update(source).update(readFileSync(join(root, source)));
  return hash.digest('hex');
}

function files(source) {
  const path = join(root, source);
  if (!existsSync(path) || NOT_BUILT.test(`${source}/`)) return [];
  const entries = readdirIfFolder(path);
  if (!entries) return NOT_BUILT.test(source) ? [] : [source];
  return entries.sort().flatMap((entry) => files(`${source}/${entry}`));
}

function readdirIfFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
