/** A match that is over, told round and round, a moment every few seconds. */
export interface Turning<Moment> {
  /** Of the record; empty where it cannot be had or has none. Absent: there is no record. */
  readonly record: (() => Promise<readonly Moment[]>) | undefined;
  /** Of the match that ships with the program; its first one stands there already. */
  readonly builtIn: (signal: AbortSignal) => Promise<readonly Moment[]>;
  /** `recorded`: it is one of the record. */
  readonly show: (moment: Moment, recorded: boolean) => void;
  /** Nothing is to move by itself. */
  readonly still: boolean;
  /** Somebody looks. */
  readonly seen: () => boolean;
  readonly everyMs: number;
}

/** Begins; answers how to stop. */
export function roundAndRound<Moment>({ record, builtIn, show, still, seen, everyMs }: Turning<Moment>): () => void {
  const asked = new AbortController();
  let moments: readonly Moment[] = [];
  let recorded = false;
  let at = 0;
  const showAt = (place: number): void => {
    at = place % moments.length;
    const moment = moments[at];
    if (moment !== undefined) show(moment, recorded);
  };
  const load = async (): Promise<void> => {
    const told = (await record?.().catch(() => [])) ?? [];
    if (asked.signal.aborted) return;
    recorded = told.length > 0;
    if (!recorded && still) return;
    moments = recorded ? told : await builtIn(asked.signal);
    if (recorded) showAt(0);
  };
  // Without either the picture stays that stands there.
  void load().catch(() => undefined);
  const timer = setInterval(() => {
    if (!still && seen() && moments.length > 0) showAt(at + 1);
  }, everyMs);
  return () => {
    asked.abort();
    clearInterval(timer);
  };
}
