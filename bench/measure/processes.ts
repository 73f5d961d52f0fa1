/** Servers under test as child processes, and the processor time that they and PostgreSQL use (Linux). */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

export interface ServerUnderTest {
  readonly pid: number;
  /** What it said after "ready: ". */
  readonly address: string;
  stop(): Promise<void>;
}

/** What node is told for a file: sources need a loader, and what is built shows its lines by source maps. */
const flagsOf = (script: URL): string[] =>
  script.pathname.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'];

/** Runs a server and waits for its line `… ready: <address>`. `nodeArgs` come before the script. */
export async function startServer(
  script: URL,
  environment: Readonly<Record<string, string>>,
  nodeArgs: readonly string[] = [],
): Promise<ServerUnderTest> {
  const child = spawn(process.execPath, [...nodeArgs, ...flagsOf(script), script.pathname], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready: (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void exited.then(() => reject(new Error(`The server ended: ${said}`)));
  });
  return {
    pid: child.pid ?? 0,
    address,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
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
