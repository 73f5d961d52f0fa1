/** How an hour was found, and what came of it, as a line of time. */
import type { PairingPage } from '@broadside/protocol';
import type { EvidenceLine } from '@broadside/competition';
import type { TableRuling } from '@broadside/competition/season';
import { momentWords } from './when.ts';

export interface HourLine {
  readonly at: number;
  readonly say: string;
}

/** In the order of time. */
export function linesOf({ times, sides }: PairingPage, zone: string): readonly HourLine[] {
  const name = (side: 0 | 1): string => sides[side].name;
  const other = (side: 0 | 1): string => name(side === 0 ? 1 : 0);
  const lines: HourLine[] = times.offers.flatMap(({ by, at, slots, seenAt, answer }) => {
    const hours = slots.map((slot) => momentWords(slot, zone)).join('; ');
    const seen = seenAt === null ? [] : [{ at: seenAt, say: `${other(by)} sees it.` }];
    const answered =
      answer === null || answer.kind === 'replaced'
        ? []
        : [
            {
              at: answer.at,
              say: `${other(by)} ${answer.kind === 'accepted' ? 'agrees' : 'says that none of them fits'}.`,
            },
          ];
    return [{ at, say: `${name(by)} offers ${hours}.` }, ...seen, ...answered];
  });
  if (times.proposal !== null)
    lines.push({
      at: times.proposal.at,
      say:
        times.proposal.claimedBy === null
          ? 'The deadline is over.'
          : `${name(times.proposal.claimedBy)} waited, and says so.`,
    });
  for (const { at, by, text, answer } of times.appeals) {
    lines.push({ at, say: `${name(by)} appeals: ${text}` });
    if (answer !== null)
      lines.push({
        at: answer.at,
        say: `The appeal ${answer.granted === null ? 'is not granted' : 'is granted'}: ${answer.text}`,
      });
  }
  return lines.sort((a, b) => a.at - b.at);
}

/** What a ruling says, in words. */
export function rulingWords(ruling: TableRuling, names: readonly [string, string], zone: string): string {
  switch (ruling.answer) {
    case 'forfeit':
      return `${names[ruling.winner]} wins by forfeit.`;
    case 'both-lose':
      return 'Both lose by forfeit.';
    case 'draw':
      return 'A draw.';
    case 'extension':
      return `The deadline is moved to ${momentWords(ruling.until, zone)}.`;
    case 'as-it-stands':
      return `Points as they stand: ${ruling.book.map(String).join(' : ')}.`;
  }
}

const reasons: { readonly [rule: string]: string } = {
  left: 'One of them has left the season.',
  unfinished: 'The match was begun and is not finished.',
  'not-played': 'It was not played in its time.',
  'agreed-later': 'The agreed hour is after the deadline.',
  'one-absent': 'One of them came to the agreed hour, the other did not.',
  'both-absent': 'Neither waited at the agreed hour.',
  'one-silent': 'One of them offered hours in time, and had no answer.',
  'both-silent': 'Neither offered an hour.',
  'no-hour': 'Both made contact, and no match came of it.',
};
/** Why the terms propose it. */
export const reasonWords = (rule: string): string => reasons[rule] ?? rule;

/** One thing on the line of time of a deadline. */
export function evidenceWords({ kind, side, aloneMinutes }: EvidenceLine, names: readonly [string, string]): string {
  const who = side === null ? '' : names[side];
  switch (kind) {
    case 'opened':
      return 'The round is published.';
    case 'offered':
      return `${who} offers hours.`;
    case 'seen':
      return `${who} sees what is offered.`;
    case 'answered':
      return `${who} answers.`;
    case 'contact-over':
      return 'The contact period ends.';
    case 'agreed-hour':
      return 'The agreed hour.';
    case 'sat-down':
      return `${who} is at the table.`;
    case 'rose':
      return `${who} leaves${aloneMinutes === null ? '' : `, after ${String(aloneMinutes)} minutes alone`}.`;
    case 'match-begun':
      return 'The match begins.';
    case 'left':
      return `${who} leaves the season.`;
    case 'due':
      return 'The deadline.';
  }
}
