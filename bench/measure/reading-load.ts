/** Asks a server for pages at a steady rate, in a process of its own: whoever measures beside it is not held up. */
import { Agent, get } from 'node:http';
import { median, rounded } from './statistics.ts';

export interface ReadingLoad {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Asked for in turn, over and over. */
  readonly paths: readonly string[];
  readonly perSecond: number;
}

export interface ReadingEnd {
  readonly asked: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The median time of an answer. */
  readonly readMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const statuses: Record<string, number> = {};
const taken: number[] = [];
let asked = 0;

const count = (status: string): void => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

function ask({ address, headers, paths }: ReadingLoad): void {
  const begun = performance.now();
  const path = paths[asked % paths.length] ?? '/';
  asked += 1;
  const request = get(`${address}${path}`, { agent, headers }, (answer) => {
    answer.resume();
    answer.on('end', () => {
      count(String(answer.statusCode));
      taken.push(performance.now() - begun);
    });
  });
  request.on('error', () => count('broken'));
}

process.on('message', (message: ReadingLoad | 'stop') => {
  if (message !== 'stop') return void setInterval(() => ask(message), 1000 / message.perSecond);
  process.send?.({ asked, statuses, readMs: rounded(median(taken)) } satisfies ReadingEnd, () => process.exit(0));
});
