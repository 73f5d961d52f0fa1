/** Watchers of a match in a process of their own: whoever measures beside them is not held up by what they are sent. */
import { openThinClient } from './thin-client.ts';

export interface WatchingLoad {
  /** Of the match's socket. */
  readonly url: string;
  /** The first message of each. */
  readonly hello: string;
  readonly watchers: number;
}

let frames = 0;

async function watch({ url, hello, watchers }: WatchingLoad): Promise<void> {
  for (let index = 0; index < watchers; index += 1) {
    const client = await openThinClient(url, () => (frames += 1));
    client.send(hello);
  }
  process.send?.('ready');
}

process.on('message', (message: WatchingLoad | 'stop') => {
  if (message === 'stop') process.send?.(frames, () => process.exit(0));
  else void watch(message);
});
