/** A match as one viewer saw it, entry by entry from its start: the frames that an audience would have been sent. */
import type { Ledger, NameOf } from '@broadside/match';
import type { ReplayFrame } from '@broadside/protocol';
import { changesBetween, hashView } from '@broadside/rules/kernel';
import type { View, Viewer } from '@broadside/rules/kernel';
import type { KeyframeSource } from './keyframes.ts';
import { RulesFault, linesTold, momentAfter, retold } from './replay.ts';
import { shownTable } from './standing.ts';

/** What a viewer saw after entry `at`; undefined where there is no such entry. Throws `RulesFault`. */
export async function viewAfter(of: KeyframeSource, viewer: Viewer, at: number): Promise<View | undefined> {
  const { ledger } = await momentAfter(of, at);
  return ledger.seq === 0 || ledger.seq !== at ? undefined : viewOf(of, ledger, viewer);
}

/**
 * The frames of entries `after + 1` to `upTo`, at most `limit` of them. Each changes the view of the entry before it, the
 * first one nothing at all; the last one has the hash of its view. Throws `RulesFault`.
 */
export async function ownFrames(
  of: KeyframeSource,
  viewer: Viewer,
  nameOf: NameOf,
  { after, upTo, limit }: { readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<ReplayFrame[]> {
  const start = await momentAfter(of, Math.min(after, upTo));
  if (start.ledger.seq !== after) return [];
  const frames: ReplayFrame[] = [];
  let view: View = after === 0 ? {} : viewOf(of, start.ledger, viewer);
  let last = start.ledger;
  for await (const each of retold(of, start, Math.min(upTo, after + limit))) {
    last = each.ledger;
    const next = viewOf(of, last, viewer);
    const { awaiting, outcome = null } = last;
    frames.push({
      t: 'frame',
      seq: each.entry.seq,
      changes: changesBetween(view, next),
      log: linesTold(of, each, viewer, nameOf),
      awaiting: [...awaiting],
      outcome,
      table: shownTable(last),
    });
    view = next;
  }
  // The next page begins here.
  of.passed?.keep(of, { ledger: last, trusted: start.trusted });
  return frames.map((frame, index) => (index === frames.length - 1 ? { ...frame, hash: hashView(view) } : frame));
}

function viewOf({ matchId }: KeyframeSource, { ruleset, state, seq }: Ledger, viewer: Viewer): View {
  try {
    return ruleset.view(state, viewer) as View;
  } catch (error) {
    throw new RulesFault(error, matchId, seq);
  }
}
