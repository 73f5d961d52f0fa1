/** A match as one of its viewers was told it, entry by entry: what a story of its end is made of, and nothing else. */
import type { AnyRuleset, LogLine, View, Viewer } from '@broadside/rules/kernel';
import { backTo } from './judging-steps.ts';
import type { Applied } from './ledger.ts';

/** The table after an entry, and what was said of it. */
export interface ToldMoment {
  readonly seq: number;
  readonly view: View;
  readonly lines: readonly LogLine[];
}

/** What `who` was told of one entry. */
export const momentOf = ({ ledger, steps }: Applied, ruleset: AnyRuleset, who: Viewer): ToldMoment => ({
  seq: ledger.seq,
  view: ruleset.view(ledger.state, who) as View,
  lines: steps.flatMap(({ event, before, after }) => ruleset.narrate(event, before, after, who) ?? []),
});

/** The moments with one more. What was taken back by it has not happened: its moments go. */
export function withMoment(moments: ToldMoment[], told: Applied, ruleset: AnyRuleset, who: Viewer): void {
  for (const event of told.happened) {
    const to = backTo(event);
    if (to === undefined) continue;
    const from = moments.findIndex(({ seq }) => seq > to);
    if (from >= 0) moments.length = from;
  }
  if (told.ledger.state !== undefined) moments.push(momentOf(told, ruleset, who));
}
