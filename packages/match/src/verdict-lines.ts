/** A verdict on a record in sentences for players, the same on the command line and on the screen. */
import { shortFingerprint } from './chain.ts';
import type { MatchRecord } from './record.ts';
import type { RecordProblem } from './verify-fault.ts';
import type { Checked, Verdict } from './verify.ts';

const count = (of: number, one: string, many: string): string => `${of.toLocaleString('en')} ${of === 1 ? one : many}`;

/** What a verdict says, line by line, the conclusion last. */
export function verdictLines(record: MatchRecord, verdict: Verdict): string[] {
  const { checked } = verdict;
  if (!verdict.ok) return [...verdict.problems.map(problemLine), 'This record does not hold: do not trust it.'];
  return [
    'The seed is the one that was promised before the match: its SHA-256 is the commitment.',
    `${diceWords(checked)} from the seed and what the seats added to it, at every place of the stream.`,
    rulesWords(record, checked),
    `${count(checked.acts, 'act', 'acts')} of the table ${checked.rules === 'none' ? 'were not judged' : 'were judged again'}.`,
    ...receiptWords(checked),
    'Who played, when, and what the match was called only the site knows on which it was played.',
    `Fingerprint ${shortFingerprint(checked.fingerprint)}.`,
    checked.rules === 'decided-again' ? 'This record is honest.' : 'The dice of this record are honest.',
  ];
}

function diceWords({ throws, dice, shuffles }: Checked): string {
  const shuffled = shuffles === 0 ? '' : ` and ${count(shuffles, 'shuffle', 'shuffles')}`;
  return `${count(dice, 'die', 'dice')} in ${count(throws, 'throw', 'throws')}${shuffled} come out again`;
}

function receiptWords({ receipts, opened }: Checked): string[] {
  if (receipts === 0) return [];
  const given = count(receipts, 'receipt of a sealed thing fits', 'receipts of sealed things fit');
  return [`${given}. Opened: ${opened.toLocaleString('en')}, each as it was sealed.`];
}

function rulesWords({ header, outcome }: MatchRecord, { rules, commands, edition }: Checked): string {
  const given = count(commands, 'command', 'commands');
  const end = outcome === null ? 'to the end without a result' : `to the outcome: ${outcome.reason}`;
  switch (rules) {
    case 'decided-again':
      return `The rules (edition ${header.edition}) decide ${given} again and come to the same events, and ${end}.`;
    case 'folded':
      return `The match was played with edition ${header.edition} of the rules; these are edition ${edition ?? '?'}. The events of ${given} lead ${end}, but were not decided again.`;
    case 'none':
      return `There are no rules of ${header.ruleset} here: ${given} were not decided again.`;
  }
}

const problemLine = ({ seq, sentence }: RecordProblem): string =>
  seq === null ? sentence : `Entry ${seq}: ${sentence}`;
