import type { Way } from '../drafts/ways.ts';

/** What a window is mostly used for, the likeliest first. A move comes last: it has to be drawn before it can be sent. */
const likely = [
  'interrupt-attack',
  'interrupt-counter-intelligence',
  'send-patrol',
  'interrupt-repairs',
  'interrupt-move',
] as const;

/** The way that a prompt of several begins with; undefined leaves it to the desk. */
export function preferredWay(ways: readonly Way[]): Way | undefined {
  return likely.flatMap((key) => ways.filter((way) => way.key === key))[0];
}
