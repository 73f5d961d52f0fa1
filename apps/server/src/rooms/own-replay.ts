/** A match as one viewer saw it, entry by entry from its start: the frames that an audience would have been sent. */
import { applied } from '@broadside/match';
import type { FrameMessage } from '@broadside/protocol';
import { diff, hashView } from '@broadside/rules/kernel';
import type { View } from '@broadside/rules/kernel';
import { RulesFault, entriesAfter, linesOf, stateKeeper } from './replay.ts';
import type { Retelling } from './replay.ts';
import { shownTable } from './standing.ts';

/** What a viewer saw after entry `at`, or sees now; undefined where there is no such entry. Throws `RulesFault`. */
export async function momentOf(
  of: Retelling,
  at: number | undefined,
  upTo: number,
): Promise<{ readonly seq: number; readonly view: View } | undefined> {
  let ledger = of.empty;
  const { keep, stateAt } = stateKeeper();
  for await (const entry of entriesAfter(of.journal, of.matchId, 0)) {
    if (entry.seq > Math.min(upTo, at ?? upTo)) break;
    try {
      ledger = applied(ledger, entry, stateAt).ledger;
      keep(ledger);
    } catch (error) {
      throw new RulesFault(error, of.matchId, entry.seq);
    }
  }
  if (ledger.seq === 0 || (at !== undefined && ledger.seq !== at)) return undefined;
  return { seq: ledger.seq, view: ledger.ruleset.view(ledger.state, of.viewer) as View };
}

/**
 * The frames of entries `after + 1` to `upTo`, at most `limit` of them. Each changes the view of the entry before it, the
 * first one nothing at all; the last one has the hash of its view. Throws `RulesFault`.
 */
export async function ownFrames(of: Retelling, after: number, upTo: number, limit: number): Promise<FrameMessage[]> {
  const frames: FrameMessage[] = [];
  let ledger = of.empty;
  let view: View = {};
  const { keep, stateAt } = stateKeeper();
  for await (const entry of entriesAfter(of.journal, of.matchId, 0)) {
    if (entry.seq > Math.min(upTo, after + limit)) break;
    try {
      const told = applied(ledger, entry, stateAt);
      ledger = told.ledger;
      keep(ledger);
      if (entry.seq < after) continue;
      const next = ledger.ruleset.view(ledger.state, of.viewer) as View;
      const { awaiting, outcome = null } = ledger;
      if (entry.seq > after)
        frames.push({
          t: 'frame',
          seq: entry.seq,
          patch: diff(view, next),
          log: linesOf(ledger.ruleset, entry, told, of.viewer, of.nameOf),
          awaiting: [...awaiting],
          outcome,
          table: shownTable(ledger),
        });
      view = next;
    } catch (error) {
      throw new RulesFault(error, of.matchId, entry.seq);
    }
  }
  const last = frames.at(-1);
  return last === undefined ? [] : [...frames.slice(0, -1), { ...last, hash: hashView(view) }];
}
