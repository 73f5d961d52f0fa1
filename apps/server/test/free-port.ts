/** A port for a server that is started again at the same one. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems hand out by themselves: between the look and the start no connection of anybody takes it. */
const [first, last] = [20_000, 30_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((found) => {
    const probe = createServer().once('error', () => found(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });

/** Drawn by chance, so that tests that run at the same time do not choose the same. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(first, last);
    if (await isFree(port)) return String(port);
  }
}
