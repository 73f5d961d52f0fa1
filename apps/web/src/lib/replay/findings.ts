/** What a check of a record found, step by step, in words that anybody understands. */
import { verifying, type Checked, type MatchRecord, type RecordProblem, type Verdict } from '@broadside/match';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { reasonNamed } from '../match/names.ts';
import { breather } from './loading.ts';

export interface ReplayFinding {
  /** `none`: there is nothing to say for or against it. */
  readonly mark: 'ok' | 'bad' | 'none';
  readonly title: string;
  readonly text: string;
}

/** What this browser knows from before: see own-dice.ts. */
export interface KnownBefore {
  readonly promise: string | undefined;
  readonly own: boolean | undefined;
}

/** Verifies in slices; `onstep` hears how many entries were looked at. */
export async function verified(
  record: MatchRecord,
  ruleset: AnyRuleset | undefined,
  onstep: (entries: number) => void,
): Promise<Verdict> {
  const steps = verifying(record, ruleset);
  const breathe = breather();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onstep(step.value);
    await breathe();
  }
}

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

export function findingsOf(record: MatchRecord, verdict: Verdict, known: KnownBefore): ReplayFinding[] {
  const problems = verdict.ok ? [] : verdict.problems;
  const of = (...kinds: readonly RecordProblem['what'][]) => problems.filter(({ what }) => kinds.includes(what));
  const { checked } = verdict;
  return [
    promiseFinding(record, known, of('commitment')),
    ownFinding(known),
    judged(
      'The dice',
      of('draw', 'cursor'),
      `${many(checked.dice, 'die', 'dice')}${checked.shuffles > 0 ? ` and ${many(checked.shuffles, 'shuffle')}` : ''} come out again from the seed and the players’ numbers. None is left out.`,
    ),
    ...receiptsFindings(checked, of('receipt')),
    rulesFinding(record, checked, of('command', 'event', 'setup', 'fold', 'after-end')),
    judged(
      'The table',
      of('act', 'clock', 'seats', 'order', 'command-id', 'times'),
      `${many(checked.entries, 'entry', 'entries')} follow each other; ${many(checked.acts, 'act')} of the table and the clocks are right.`,
    ),
    namesFinding,
    judged(
      'The end',
      of('outcome', 'fingerprint'),
      record.outcome === null
        ? 'The match ends without a result.'
        : `The last entry leads to the result: ${reasonNamed(record.header, record.outcome.reason)}.`,
    ),
  ];
}

/** What no record can show, whoever made it. */
const namesFinding: ReplayFinding = {
  mark: 'none',
  title: 'The names',
  text: 'Who played, when, and what the match was called only the site knows on which it was played.',
};

function judged(title: string, problems: readonly RecordProblem[], fine: string): ReplayFinding {
  const [first] = problems;
  if (first === undefined) return { mark: 'ok', title, text: fine };
  const place = first.seq === null ? '' : `Entry ${first.seq}: `;
  const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : '';
  return { mark: 'bad', title, text: `${place}${first.sentence}${more}` };
}

function promiseFinding(
  { dice }: MatchRecord,
  { promise }: KnownBefore,
  problems: readonly RecordProblem[],
): ReplayFinding {
  const title = 'The promise';
  if (promise !== undefined && promise !== dice.commitment)
    return { mark: 'bad', title, text: 'The promise in the record is not the one that this browser saw at the table.' };
  const seen = promise === undefined ? '' : ' This browser saw that promise at the table.';
  return judged(title, problems, `The seed is the one that was promised before anybody sat down.${seen}`);
}

function ownFinding({ own }: KnownBefore): ReplayFinding {
  const title = 'Your own numbers';
  if (own === true)
    return {
      mark: 'ok',
      title,
      text: 'The numbers that this browser sent are in the dice: nobody could know them before.',
    };
  return { mark: 'none', title, text: 'This browser sent no numbers to this match.' };
}

/** Nothing is said where nothing was sealed, and of a record that is older than receipts. */
function receiptsFindings({ receipts, opened }: Checked, problems: readonly RecordProblem[]): readonly ReplayFinding[] {
  if (receipts === 0 && problems.length === 0) return [];
  const were = `${opened.toLocaleString('en')} ${opened === 1 ? 'was' : 'were'} opened`;
  const fine = `${many(receipts, 'receipt')} of sealed things, of which ${were}: each fits.`;
  return [judged('What was sealed', problems, fine)];
}

function rulesFinding({ header }: MatchRecord, checked: Checked, problems: readonly RecordProblem[]): ReplayFinding {
  const title = 'The rules';
  const commands = many(checked.commands, 'order');
  if (problems.length > 0 || checked.rules === 'decided-again')
    return judged(title, problems, `${commands} were decided again, die by die, and came to the same.`);
  const text =
    checked.rules === 'none'
      ? `There are no rules of this game here: ${commands} were not decided again.`
      : `Played with edition ${header.edition}; these are ${checked.edition}. ${commands} were followed, not decided again.`;
  return { mark: 'none', title, text };
}
