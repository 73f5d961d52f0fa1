/** Starts and kills real server processes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { quickSettings } from './harness.ts';

/** The server with the synthetic game, bundled by `postgres.ts` before all tests. */
export const syntheticServer = fileURLToPath(new URL('../.cache/main.js', import.meta.url));
/** The server as it is run, with every ruleset. */
export const wholeServer = fileURLToPath(new URL('../build/main.js', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code, or null where a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly output: () => string;
}

/**
 * `settings` go into the environment, `args` to node: with some, the process and its parent can send messages to each
 * other. Resolves when the server says that it is ready.
 */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  script = syntheticServer,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  // What `args` load beside the server may be sources.
  const loader = args.length > 0 ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, ...args, script], {
    env: { ...process.env, ...quickSettings, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(args.length > 0 ? (['ipc'] as const) : [])],
  });
  let said = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const ready = /Broadside is ready: (\S+)/.exec(said);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void exited.then((code) => reject(new Error(`The server ended with ${String(code)}: ${said}`)));
  });
  return { url, child, exited, output: () => said };
}
