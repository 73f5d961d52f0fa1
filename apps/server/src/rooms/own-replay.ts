/** A match as one viewer saw it, entry by entry from its start: the frames that an audience would have been sent. */
import { standsStill, viewFor } from '@broadside/match';
import type { Ledger, NameOf } from '@broadside/match';
import type { ReplayFrame } from '@broadside/protocol';
import { changesBetween, hashView } from '@broadside/rules/kernel';
import type { View, Viewer } from '@broadside/rules/kernel';
import type { KeyframeSource } from './keyframes.ts';
import { RulesFault, linesTold, momentAfter, retold } from './replay.ts';
import { shownTable, withoutRequest } from './standing.ts';

/** What a viewer saw after entry `at`; undefined where there is no such entry. Throws `RulesFault`. */
export async function viewAfter(of: KeyframeSource, viewer: Viewer, at: number): Promise<View | undefined> {
  const { ledger } = await momentAfter(of, at);
  return ledger.seq === 0 || ledger.seq !== at ? undefined : viewOf(of, ledger, viewer);
}

/** Entries `after + 1` to `upTo`, at most `limit` of them. */
export interface FramesAsked {
  readonly after: number;
  readonly upTo: number;
  readonly limit: number;
  /** Whoever sees them is late, and is not told what waits for an answer. */
  readonly late?: boolean;
}

/** A stretch of a match as its viewer saw it. */
export interface ShownStretch {
  /** The view before the first frame; `{}` before the first entry. */
  readonly view: View;
  /** Each with the time of its entry, in milliseconds since 1970. */
  readonly frames: readonly { readonly at: number; readonly frame: ReplayFrame }[];
}

/**
 * The frames that were asked for. Each changes the view of the entry before it, the first of a match nothing at all; the last
 * one has the hash of its view. Throws `RulesFault`.
 */
export async function stretchOf(
  of: KeyframeSource,
  viewer: Viewer,
  nameOf: NameOf,
  { after, upTo, limit, late = false }: FramesAsked,
): Promise<ShownStretch> {
  const start = await momentAfter(of, Math.min(after, upTo));
  if (start.ledger.seq !== after) return { view: {}, frames: [] };
  const first: View = after === 0 ? {} : viewOf(of, start.ledger, viewer);
  const frames: { at: number; frame: ReplayFrame }[] = [];
  let view = first;
  let last = start.ledger;
  for await (const each of retold(of, start, Math.min(upTo, after + limit))) {
    last = each.ledger;
    const next = viewOf(of, last, viewer);
    const { seq, at } = each.entry;
    const log = linesTold(of, each, viewer, nameOf);
    frames.push({ at, frame: { t: 'frame', seq, changes: changesBetween(view, next), log, ...endShown(last, late) } });
    view = next;
  }
  // The next page begins here.
  of.passed?.keep(of, { ledger: last, trusted: start.trusted });
  const end = frames.at(-1);
  if (end !== undefined) end.frame = { ...end.frame, hash: hashView(view) };
  return { view: first, frames };
}

/** The same without the view before them. */
export async function ownFrames(
  of: KeyframeSource,
  viewer: Viewer,
  nameOf: NameOf,
  asked: FramesAsked,
): Promise<ReplayFrame[]> {
  const { frames } = await stretchOf(of, viewer, nameOf, asked);
  return frames.map(({ frame }) => frame);
}

/** How the match stands after an entry, as at the end of a frame on the wire. */
function endShown(ledger: Ledger, late: boolean): Pick<ReplayFrame, 'awaiting' | 'outcome' | 'table'> {
  const { awaiting, outcome = null, table } = ledger;
  const shown = shownTable(late ? withoutRequest(ledger) : ledger);
  return { awaiting: standsStill(table) ? [] : [...awaiting], outcome, table: shown };
}

function viewOf({ matchId }: KeyframeSource, ledger: Ledger, viewer: Viewer): View {
  try {
    return viewFor(ledger, viewer);
  } catch (error) {
    throw new RulesFault(error, matchId, ledger.seq);
  }
}
