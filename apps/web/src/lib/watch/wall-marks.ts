/** What is worth a look on a wall: losses, harm and points of the last entries of a board; and which board is shown large. */
import type { LogEntry } from '@broadside/protocol';
import type { MatchStanding } from '@broadside/rules/kernel';

export interface WallMark {
  readonly match: string;
  readonly kind: 'loss' | 'harm' | 'score';
  readonly text: string;
  /** When the page learned of it, in milliseconds. */
  readonly at: number;
}

/** A mark inverts the frame of its board for so long. */
export const flashMs = 4000;
/** A board is heavy for so long after a mark. */
const heavyMs = 60_000;
/** The large board stays at least so long, unless somebody presses. */
const settledMs = 20_000;
const weights = { loss: 3, harm: 2, score: 1 } as const;
/** So much heavier another board has to be, or the large one would flit. */
const lead = 2;
/** Words of a mark: it stands on a small board. */
const longest = 60;

const wordsOf = ({ parts }: Pick<LogEntry, 'parts'>): string => {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const sentence = text.replace(/\.(\s.*)?$/s, '');
  return sentence.length > longest ? `${sentence.slice(0, longest - 1).trimEnd()}…` : sentence;
};

const sumOf = (standing: MatchStanding | undefined): number =>
  standing?.sides.reduce((sum, { score }) => sum + (score[0] ?? 0), 0) ?? 0;

/** The heaviest thing that new lines of a board tell, or points that its log is silent about; undefined where there is none. */
export function markOf(
  match: string,
  lines: readonly LogEntry[],
  [before, after]: readonly [MatchStanding | undefined, MatchStanding | undefined],
  at: number,
): WallMark | undefined {
  for (const kind of ['loss', 'harm', 'score'] as const) {
    const line = lines.findLast(({ tone }) => tone === kind);
    if (line !== undefined) return { match, kind, text: wordsOf(line), at };
  }
  const gained = sumOf(after) - sumOf(before);
  if (before === undefined || after === undefined || gained <= 0) return undefined;
  return { match, kind: 'score', text: `${String(gained)} ${gained === 1 ? 'point' : 'points'}`, at };
}

export interface LargeBoard {
  readonly match: string;
  readonly since: number;
}

/** Which of the boards is large at `now`, after `before` was: the heaviest, but not for a trifle and not all the time. */
export function largeOf(
  matches: readonly string[],
  marks: readonly WallMark[],
  before: LargeBoard | undefined,
  now: number,
): LargeBoard | undefined {
  const weightOf = (match: string): number =>
    marks.reduce((sum, mark) => sum + (mark.match === match && now - mark.at < heavyMs ? weights[mark.kind] : 0), 0);
  const [first] = matches;
  if (first === undefined) return undefined;
  const heaviest = matches.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best), first);
  if (before === undefined || !matches.includes(before.match)) return { match: heaviest, since: now };
  const heavier = weightOf(heaviest) >= weightOf(before.match) + lead;
  return heavier && now - before.since >= settledMs ? { match: heaviest, since: now } : before;
}
