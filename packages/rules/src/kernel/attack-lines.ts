/** Where a log tells of attacks: for scenes, stories and endings, which all begin there. No game is known here. */
import type { LogLine, LogPart } from './contract.ts';

export type LogName = Exclude<LogPart, string>;
export const namesIn = (line: LogLine): readonly LogName[] =>
  line.parts.filter((part): part is LogName => typeof part !== 'string');

export interface AttackLines<L extends LogLine> {
  readonly actors: readonly LogName[];
  readonly target: LogName | undefined;
  /** From the line that begins it to the last before another attack, or before the next phase. */
  readonly lines: readonly L[];
  /** Something else began after it. */
  readonly over: boolean;
  /** How many phases had begun by then. */
  readonly phase: number;
}

/** Every attack, the earliest first. */
export function attackLinesOf<L extends LogLine>(log: readonly L[]): readonly AttackLines<L>[] {
  const attacks: { begin: number; end: number; phase: number }[] = [];
  let phase = 0;
  let running: { end: number } | undefined;
  for (const [at, line] of log.entries()) {
    const begins = line.cue?.is === 'attack';
    if (line.tone === 'phase') phase += 1;
    if (begins || line.tone === 'phase') {
      if (running) running.end = at;
      running = undefined;
    }
    if (!begins) continue;
    const attack = { begin: at, end: log.length, phase };
    attacks.push(attack);
    running = attack;
  }
  return attacks.map(({ begin, end, phase }) => {
    const lines = log.slice(begin, end);
    const names = namesIn(lines[0] as L);
    return { actors: names.slice(0, -1), target: names.at(-1), lines, over: end < log.length, phase };
  });
}
