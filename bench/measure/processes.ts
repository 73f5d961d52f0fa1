/** Servers under test as child processes, and the processor time that they and PostgreSQL use (Linux). */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { within } from './progress.ts';

const ticksPerSecond = 100;

export interface ServerUnderTest {
  readonly pid: number;
  /** What it said after "ready: ". */
  readonly address: string;
  /** Bytes that it holds after a forced collection, when it was started with `collects`. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** What the Dockerfile tells node. */
function productionFlags(): string[] {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const flags = command.slice(1, -1);
  if (flags.length === 0) throw new Error('The Dockerfile has no line: CMD ["node", "--flag", …, "script"].');
  return flags;
}

/** What node is told for a file: sources need a loader, and what is built runs as in production, also of other servers. */
const flagsOf = (script: URL): string[] => (script.pathname.endsWith('.ts') ? ['--import', 'tsx'] : productionFlags());

/** How a server is started; `nodeArgs` come before its script. */
export interface Start {
  readonly nodeArgs?: readonly string[];
  /** Another Node than this one. */
  readonly node?: string;
  /** Its memory is asked for. */
  readonly collects?: boolean;
}

/** What the engine makes of code while it runs would be counted for what was done meanwhile. */
const keepsCode = ['--no-flush-bytecode', '--no-opt', '--no-sparkplug'];
const collectHook = new URL('collect-hook.mjs', import.meta.url).href;

/** Runs a server and waits for its line `… ready: <address>`. It ends with this process at the latest. */
export async function startServer(
  script: URL,
  environment: Readonly<Record<string, string>>,
  { nodeArgs = [], node = process.execPath, collects = false }: Start = {},
): Promise<ServerUnderTest> {
  const hook = collects ? [...keepsCode, '--expose-gc', '--import', collectHook] : [];
  const child = spawn(node, [...hook, ...nodeArgs, ...flagsOf(script), script.pathname], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', ...(collects ? (['ipc'] as const) : [])],
  });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void exited.then(() => process.removeListener('exit', end));
  const said = saysReady(child, exited);
  const address = await within(60, `The start of ${script.pathname}`, said).catch((error: unknown) => {
    end();
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    address,
    memory: () => within(60, 'A collection', memoryOf(child)),
    async stop() {
      child.kill('SIGTERM');
      const killer = setTimeout(end, 20_000);
      await exited;
      clearTimeout(killer);
    },
  };
}

function saysReady(child: ChildProcess, exited: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4096);
      const ready = /ready: (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void exited.then(() => reject(new Error(`The server ended: ${said}`)));
  });
}

interface Collected {
  readonly bench: 'collected';
  readonly memory: NodeJS.MemoryUsage;
}

/** Bytes of the heap and of what it holds outside, after a forced collection. */
function memoryOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      const { bench, memory } = message as Collected;
      if (bench !== 'collected') return;
      child.removeListener('message', hear);
      resolve(memory.heapUsed + memory.external);
    };
    child.on('message', hear);
    child.send({ bench: 'collect' });
  });
}

/** User and system seconds of one process so far; 0 when it is gone. */
export function cpuSeconds(pid: number): number {
  const fields = statFields(pid);
  return fields === undefined ? 0 : (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The same for a process and its children, those that ended included: PostgreSQL has one for each connection. */
export function cpuSecondsWithChildren(pid: number): number {
  const ended = statFields(pid);
  let total = cpuSeconds(pid) + (Number(ended?.[13] ?? 0) + Number(ended?.[14] ?? 0)) / ticksPerSecond;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    if (Number(statFields(Number(name))?.[1]) === pid) total += cpuSeconds(Number(name));
  }
  return total;
}

/** Busy seconds of the whole machine so far. */
export function machineSeconds(): number {
  const [, user, nice, system, , , irq, softirq] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(
    /\s+/,
  );
  return [user, nice, system, irq, softirq].reduce((sum, field) => sum + Number(field), 0) / ticksPerSecond;
}

function statFields(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
