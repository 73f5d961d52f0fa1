/** Workers and the process that started them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a worker that is caught in a loop does not outlive a server that was killed', async () => {
  const script = fileURLToPath(new URL('worker-parent.ts', import.meta.url));
  const parent = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const worker = Number(line.toString());
  expect(runs(worker)).toBe(true);
  parent.kill('SIGKILL');
  // Ends, or the test runs out of time.
  while (runs(worker)) await pause(100);
});
