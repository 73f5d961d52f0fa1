/** Moments of matches from which a replay can go on, so that nobody has to begin at the first entry. */
import type { MatchId } from '@broadside/protocol';
import { ledgerAt, newLedger, noSeals, noTempo, withReceipts } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import { keyframeEvery } from '../store/journal.ts';
import type { Journal, StoredSnapshot } from '../store/journal.ts';
import { shapeOf } from './shape.ts';

export interface Keyframe {
  readonly ledger: Ledger;
  /** The entries after it need not go through the ruleset's codec: they were written in the present shape. */
  readonly trusted: boolean;
}

/** What a match is told from. */
export interface KeyframeSource {
  readonly journal: Journal;
  /** The match before its first entry. */
  readonly empty: Ledger;
  readonly matchId: MatchId;
  /** Moments that were passed lately; where it is absent, only stored snapshots help. */
  readonly passed?: PassedMoments;
  /** What is told has no clocks: see `withoutClocks`. */
  readonly clockless?: true;
}

/** The same match without its clocks: with them, each entry has to be asked whose time it was, and no log or view tells. */
export function withoutClocks(of: KeyframeSource): KeyframeSource {
  const { ruleset, seats, receiptKey } = of.empty;
  return { ...of, empty: withReceipts(newLedger(ruleset, seats, noTempo), receiptKey), clockless: true };
}

/** The newest moments that replays have passed: `most` of them, whatever the match. */
export class PassedMoments {
  readonly #most: number;
  readonly #held = new Map<string, Keyframe & { readonly of: string }>();

  constructor(most: number) {
    this.#most = most;
  }

  keep(source: KeyframeSource, { ledger, trusted }: Keyframe): void {
    if (ledger.seq === 0) return;
    const of = keyOf(source);
    const key = `${of}:${String(ledger.seq)}`;
    this.#held.delete(key);
    this.#held.set(key, { ledger, trusted, of });
    const oldest = this.#held.size > this.#most ? this.#held.keys().next().value : undefined;
    if (oldest !== undefined) this.#held.delete(oldest);
  }

  /** The last one at or below `seq`. */
  before(source: KeyframeSource, seq: number): Keyframe | undefined {
    const of = keyOf(source);
    let best: Keyframe | undefined;
    for (const held of this.#held.values())
      if (held.of === of && held.ledger.seq <= seq && held.ledger.seq > (best?.ledger.seq ?? 0)) best = held;
    if (best !== undefined) this.keep(source, best);
    return best;
  }
}

const keyOf = ({ matchId, clockless }: KeyframeSource): string =>
  `${matchId}:${clockless === true ? 'clockless' : 'whole'}`;

/** The last moment at or below entry `seq` that a replay can begin at; the match's start where there is no other. */
export async function keyframeBefore(of: KeyframeSource, seq: number): Promise<Keyframe> {
  const passed = of.passed?.before(of, seq);
  if (passed !== undefined && seq - passed.ledger.seq < keyframeEvery) return passed;
  const stored = seq < 1 ? undefined : await of.journal.latestSnapshot(of.matchId, seq);
  const kept = stored === undefined ? undefined : keyframeOf(of, stored);
  const start = passed ?? { ledger: of.empty, trusted: false };
  return kept === undefined || kept.ledger.seq <= start.ledger.seq ? start : kept;
}

/** A snapshot as a moment to go on from; undefined where it is of an older shape: the entries are the truth. */
function keyframeOf({ empty, clockless }: KeyframeSource, stored: StoredSnapshot): Keyframe | undefined {
  const { seq, cursor, state, shape } = stored;
  // Of before receipts: nobody knows since when things lie sealed, and the entries do.
  if (stored.seals === null && empty.ruleset.sealing !== undefined) return undefined;
  const seals = stored.seals ?? noSeals;
  const table = clockless === true ? { ...stored.table, tempo: noTempo, clock: null } : stored.table;
  if (shape === shapeOf(empty.ruleset))
    return { ledger: ledgerAt(empty, { seq, cursor, table, seals, state }), trusted: true };
  const parsed = empty.ruleset.codec.state.safeParse(state);
  if (!parsed.success) return undefined;
  return { ledger: ledgerAt(empty, { seq, cursor, table, seals, state: parsed.data as unknown }), trusted: false };
}
