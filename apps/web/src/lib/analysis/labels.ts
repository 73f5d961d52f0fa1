/** What lists and sliders of steps say of each step. */
import type { LogLine, Seat } from '@broadside/rules/kernel';

/** One step in a list: who did it and what, and the faces that fell. */
export interface StepLabel {
  readonly text: string;
  /** What followed from it, in a line; nothing where the first says all. */
  readonly note?: string;
  /** What was ordered, in a word or two; the text may tell what came of an answer of somebody else. */
  readonly order?: string;
  readonly seat: Seat | null;
  readonly faces?: readonly number[];
}

export const sentenceOf = ({ parts }: LogLine): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** `move-ship` is "Move ship". */
export function kindInWords(command: unknown): string {
  const kind = typeof command === 'object' && command !== null && 'kind' in command ? command.kind : undefined;
  if (typeof kind !== 'string' || kind === '') return 'An order';
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first line tells the step; a loss or a harm further down is worth a second line. */
export function labelOf(
  lines: readonly LogLine[],
  seat: Seat | null,
  order: string,
  faces: readonly number[],
): StepLabel {
  const [first, ...rest] = lines;
  const telling = rest.findLast(({ tone }) => tone === 'loss') ?? rest.findLast(({ tone }) => tone === 'harm');
  return {
    text: first ? sentenceOf(first) : order,
    ...(first ? { order } : {}),
    seat,
    ...(telling ? { note: sentenceOf(telling) } : {}),
    ...(faces.length > 0 ? { faces } : {}),
  };
}
