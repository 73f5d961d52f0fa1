/** Rounds and phases of a match, by the lines of its log that tell them: where one may jump to. */
import { kindInWords, labelOf, sentenceOf, type StepLabel } from '../analysis/labels.ts';
import type { Look, Moments } from './moments.ts';

/** A round with the phases in it; a match that counts none has one without a title. */
export interface Chapter {
  readonly title: string;
  readonly stops: readonly { readonly seq: number; readonly text: string }[];
}

const countsRounds = /\b(round|turn) \d+/i;
const brief = (text: string): string => text.replace(/\.(\s.*)?$/s, '');

/** The phase lines in order; a round's own line is its first stop. */
export function chaptersOf(moments: Moments, look: Look): readonly Chapter[] {
  const chapters: { title: string; stops: { seq: number; text: string }[] }[] = [];
  for (let seq = 1; seq <= moments.count; seq += 1) {
    for (const line of moments.lines(seq, look)) {
      if (line.tone !== 'phase') continue;
      const text = brief(sentenceOf(line));
      const round = countsRounds.exec(text)?.[0];
      const title = round === undefined ? undefined : round.charAt(0).toUpperCase() + round.slice(1);
      if (chapters.length === 0 || (title !== undefined && chapters.at(-1)?.title !== title))
        chapters.push({ title: title ?? 'Before the first round', stops: [] });
      chapters.at(-1)?.stops.push({ seq, text });
    }
  }
  return chapters;
}

/** What each entry is called in lists, the one before the first as well, so that the index is the entry's number. */
export function labelsOf(moments: Moments, look: Look): readonly StepLabel[] {
  const labels: StepLabel[] = [];
  for (let seq = 1; seq <= moments.count; seq += 1) {
    const entry = moments.entry(seq);
    const order =
      entry === undefined
        ? 'Something hidden'
        : entry.kind === 'start'
          ? 'The match begins'
          : kindInWords(entry.command);
    const seat = entry === undefined || entry.seat === 0 ? null : (`seat-${entry.seat}` as const);
    const faces = entry?.draws.flatMap((draw) => (draw.sides > 0 ? draw.faces : [])) ?? [];
    labels.push(labelOf(moments.lines(seq, look), seat, order, faces));
  }
  return labels;
}
