/**
 * Does what a Dockerfile says, step by step, in folders, for machines without Docker: every stage has a folder for its
 * root. Commands run for real; those that take long may be replaced. What is built belongs to another account than the
 * one that runs it, or, where this process is not root, can be written by nobody.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { copyOf, ignoring, pairsOf, stagesOf } from './dockerfile.ts';
import type { DockerInstruction, DockerStage } from './dockerfile.ts';

/** Done in place of a command that takes long: `work` is the folder that the command would run in. */
export type Replacement = (command: string, work: string) => Promise<boolean>;

export interface ImageAccount {
  readonly uid: number;
  readonly gid: number;
}

interface Built {
  readonly root: string;
  work: string;
  env: Record<string, string>;
  user: string;
  command: readonly string[];
  readonly volumes: string[];
}

const bases = ['/app', '/data'];

/** Whom the image's account is played by: another than root, who may do everything; undefined where this process is not root. */
export function unprivileged(): ImageAccount | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

export class Image {
  readonly #project: string;
  readonly #folder: string;
  readonly #replace: Replacement;
  readonly #stages = new Map<string, Built>();

  private constructor(project: string, folder: string, replace: Replacement) {
    this.#project = project;
    this.#folder = folder;
    this.#replace = replace;
  }

  /** Builds the last stage, and with it the others, in `folder`, which is empty. */
  static async build(project: string, folder: string, replace: Replacement = () => Promise.resolve(false)) {
    const image = new Image(project, folder, replace);
    let built: Built | undefined;
    for (const [number, stage] of stagesOf(readFileSync(join(project, 'Dockerfile'), 'utf8')).entries()) {
      built = await image.#stage(stage, `stage-${String(number)}`);
      if (stage.name !== undefined) image.#stages.set(stage.name, built);
    }
    if (built === undefined) throw new Error('The Dockerfile has no stage.');
    return new Container(built);
  }

  async #stage({ instructions }: DockerStage, name: string): Promise<Built> {
    const root = join(this.#folder, name);
    mkdirSync(join(root, 'root'), { recursive: true });
    const built: Built = { root, work: '/', env: {}, user: 'root', command: [], volumes: [] };
    for (const instruction of instructions) await this.#apply(instruction, built);
    return built;
  }

  async #apply({ name, text }: DockerInstruction, built: Built): Promise<void> {
    if (name === 'WORKDIR') {
      built.work = text;
      mkdirSync(join(built.root, text), { recursive: true });
    } else if (name === 'ENV') Object.assign(built.env, pairsOf(text));
    else if (name === 'USER') built.user = text;
    else if (name === 'VOLUME') built.volumes.push(text);
    else if (name === 'CMD') built.command = JSON.parse(text) as string[];
    else if (name === 'COPY') await this.#copy(text, built);
    else if (name === 'RUN') await this.#run(text, built);
    else if (name !== 'EXPOSE' && name !== 'HEALTHCHECK') throw new Error(`${name} is not known here.`);
  }

  async #copy(text: string, built: Built): Promise<void> {
    const { from, sources, to } = copyOf(text);
    const stage = from === undefined ? undefined : this.#stages.get(from);
    if (from !== undefined && stage === undefined) throw new Error(`COPY --from=${from}: there is no such stage.`);
    const base = stage?.root ?? this.#project;
    const ignored = ignoring(readFileSync(join(this.#project, '.dockerignore'), 'utf8'));
    const filter = (path: string): boolean => stage !== undefined || !ignored(relative(base, path));
    const target = to.startsWith('/') ? join(built.root, to) : join(built.root, built.work, to);
    for (const source of sources) {
      const path = join(base, source);
      if (!existsSync(path) || !filter(path)) throw new Error(`COPY ${source}: there is no such thing to copy.`);
      const into = !statSync(path).isDirectory() && (to.endsWith('/') || sources.length > 1);
      const place = into ? join(target, basename(path)) : target;
      mkdirSync(dirname(place), { recursive: true });
      await cp(path, place, { recursive: true, verbatimSymlinks: true, filter });
    }
  }

  async #run(text: string, built: Built): Promise<void> {
    const work = join(built.root, built.work);
    if (await this.#replace(text, work)) return;
    const account = unprivileged() ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const command = text
      .replaceAll('node:node', `${String(account.uid)}:${String(account.gid)}`)
      .replaceAll(/(?<=^|\s)\/[\w./-]+/g, (path) => inside(built.root, path));
    execFileSync('sh', ['-c', command], {
      cwd: work,
      env: { PATH: process.env['PATH'], CI: 'true', ...built.env, HOME: join(built.root, 'root') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
}

/** A path of the image as it is here. Nothing outside of what an image has is touched. */
function inside(root: string, path: string): string {
  if (!bases.some((base) => path === base || path.startsWith(`${base}/`)))
    throw new Error(`The Dockerfile names ${path}; only ${bases.join(' and ')} are known here.`);
  return join(root, path);
}

export class Container {
  readonly #built: Built;

  constructor(built: Built) {
    this.#built = built;
    // Root may write everything; whoever is not cannot become another account, and takes the right from itself.
    if (unprivileged() === undefined) this.#seal(join(built.root, 'app'), 0o555);
  }

  get environment(): Readonly<Record<string, string>> {
    return this.#built.env;
  }

  get volumes(): readonly string[] {
    return this.#built.volumes;
  }

  get user(): string {
    return this.#built.user;
  }

  path(path: string): string {
    return inside(this.#built.root, path);
  }

  /** The image's own command. */
  start(environment: Readonly<Record<string, string>>): ChildProcess {
    return this.run(this.#built.command, environment);
  }

  /** Another command, as `docker compose exec` and `run` do; paths of the image are put where they are here. */
  run([program = '', ...words]: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
    const { root, work, env } = this.#built;
    const mapped = Object.entries({ ...env, ...environment }).map(([name, value]) => [
      name,
      bases.some((base) => value.startsWith(base)) ? inside(root, value) : value,
    ]);
    const executable = program === 'node' ? process.execPath : program;
    const paths = words.map((word) => (bases.some((base) => word.startsWith(`${base}/`)) ? inside(root, word) : word));
    return spawn(executable, paths, {
      ...(this.user === 'root' ? {} : unprivileged()),
      cwd: join(root, work),
      env: { PATH: process.env['PATH'], ...(Object.fromEntries(mapped) as Record<string, string>) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Gives back the right to remove what was built. */
  unseal(): void {
    if (unprivileged() === undefined) this.#seal(join(this.#built.root, 'app'), 0o755);
  }

  #seal(folder: string, mode: number): void {
    if (mode & 0o200) chmodSync(folder, mode);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) this.#seal(join(folder, entry.name), mode);
    if (!(mode & 0o200)) chmodSync(folder, mode);
  }
}

/** True where other accounts may pass to a path. */
export function openToAll(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
  } catch {
    return false;
  }
  for (let at = path; at !== dirname(at); at = dirname(at)) if ((statSync(at).mode & 0o001) === 0) return false;
  return true;
}
