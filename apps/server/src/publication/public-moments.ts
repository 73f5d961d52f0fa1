/**
 * What the public may know of matches whose watchers are late [WATCH-1 … WATCH-4]. It follows from the journal: what is kept
 * here is told again where it is lost.
 */
import { ReleasePlan, delayOf } from '@broadside/match';
import type { EntryMark, Ledger, NameOf, WatchDelay } from '@broadside/match';
import { isOver } from '@broadside/protocol';
import type { LogEntry, MatchId } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import type { Logger } from 'pino';
import { namesOf, roundLabel } from '../rooms/header.ts';
import { originOf } from '../rooms/origin.ts';
import { RulesFault, linesTold, momentAfter, retold } from '../rooms/replay.ts';
import type { Journal } from '../store/journal.ts';
import type { MatchRounds, RoundMark } from '../store/match-rounds.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { PublicMoment } from './public-moment.ts';

export interface PublicMomentsOptions {
  readonly journal: Journal;
  readonly rounds: MatchRounds;
  readonly ruleset: (id: string) => Promise<AnyRuleset | undefined>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** One match. */
interface Known {
  readonly plan: ReleasePlan;
  /** Where its rounds lie, in order. */
  readonly rows: RoundMark[];
  over: boolean;
  /** Those who ask meanwhile wait for what is being read. */
  reading: Promise<void>;
}

/** Matches that are remembered: the last ones that were asked for. */
const remembered = 500;

/** Nothing more will come of it, as its row says. */
const hasEnded = ({ status }: Pick<ListedMatch, 'status'>): boolean => isOver(status) || status === 'frozen';

export class PublicMoments {
  readonly #of: PublicMomentsOptions;
  readonly #known = new Map<MatchId, Known>();

  constructor(options: PublicMomentsOptions) {
    this.#of = options;
  }

  /**
   * What the public knows of a match that is late: now, or knew `at` an instant before. `written`: its last entry, where the
   * caller knows that.
   */
  async of(match: ListedMatch, written?: number, at?: number): Promise<PublicMoment> {
    const known = this.#knownOf(match);
    const last = written ?? (await this.#of.journal.lastSeq(match.id));
    if (known.plan.seq < last) {
      known.reading = known.reading.catch(() => undefined).then(() => this.#read(match, known, last));
      await known.reading;
    }
    const ended = known.over || hasEnded(match);
    if (ended) known.plan.end();
    const now = at ?? this.#of.now();
    const { plan, rows } = known;
    const seq = plan.released(now);
    const over = ended && seq === plan.seq;
    const label = rows.findLast((row) => row.seq <= seq)?.label ?? null;
    const round = over ? (match.round ?? label) : label;
    return { seq, round, over, since: plan.at(seq), next: plan.next(now) };
  }

  /** When an entry of a match that is late is released; undefined as long as nobody can say. 0: before the first one. */
  async releaseOf(match: ListedMatch, seq: number, written?: number): Promise<number | undefined> {
    await this.of(match, written);
    return seq === 0 ? 0 : this.#known.get(match.id)?.plan.at(seq);
  }

  /** An entry was written: what is known goes on from there, where it had come so far. */
  noted(match: ListedMatch, entry: Pick<EntryMark, 'seq' | 'at'>, ledger: Ledger, lines: readonly LogEntry[]): void {
    const known = this.#known.get(match.id);
    if (known !== undefined && known.plan.seq === entry.seq - 1) this.#note(match, known, { entry, ledger, lines });
  }

  #knownOf(match: ListedMatch): Known {
    const { id } = match;
    const held = this.#known.get(id);
    const delay = delayOf(match.terms);
    if (delay === null) throw new Error(`The watchers of match ${id} are not late.`);
    const known = held ?? { plan: new ReleasePlan(delay), rows: [], over: false, reading: Promise.resolve() };
    this.#known.delete(id);
    this.#known.set(id, known);
    const oldest = this.#known.size > remembered ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    return known;
  }

  /** Entries up to the last round that is kept need their times only; those after it are told again. */
  async #read(match: ListedMatch, known: Known, last: number): Promise<void> {
    const { journal, rounds } = this.#of;
    const { plan, rows } = known;
    if (plan.seq >= last) return;
    const times = await journal.times(match.id, plan.seq);
    if (plan.seq === 0) rows.push(...(await rounds.of(match.id)));
    const kept = untold(delayOf(match.terms)) ? last : (rows.at(-1)?.seq ?? 0);
    const noteTimes = (upTo: number): void => {
      for (const { seq, at } of times)
        if (seq === plan.seq + 1 && seq <= upTo)
          plan.note({ seq, at, round: rows.find((row) => row.seq === seq)?.round ?? null, over: false });
    };
    noteTimes(kept);
    try {
      await this.#tell(match, known, last);
    } catch (error) {
      if (!(error instanceof RulesFault)) throw error;
      this.#of.logger.error({ err: error, match: match.id }, 'the rounds of a match cannot be told');
      noteTimes(last);
    }
  }

  async #tell(match: ListedMatch, known: Known, last: number): Promise<void> {
    if (known.plan.seq >= last) return;
    const ruleset = await this.#of.ruleset(match.ruleset);
    if (ruleset === undefined) return;
    const source = { journal: this.#of.journal, empty: originOf(match, ruleset), matchId: match.id };
    const nameOf: NameOf = namesOf(match);
    const start = await momentAfter(source, known.plan.seq);
    for await (const each of retold(source, start, last)) {
      const lines = linesTold(source, each, { kind: 'public' }, nameOf);
      // The room that writes the entries may have come further meanwhile.
      if (each.entry.seq === known.plan.seq + 1) this.#note(match, known, { ...each, lines });
    }
  }

  #note(
    { id, terms }: ListedMatch,
    known: Known,
    of: {
      readonly entry: Pick<EntryMark, 'seq' | 'at'>;
      readonly ledger: Ledger;
      readonly lines: readonly LogEntry[];
    },
  ): void {
    const { seq, at } = of.entry;
    const { outcome, table } = of.ledger;
    const before = known.rows.at(-1);
    const label = roundLabel(of.lines) ?? before?.label ?? null;
    const round = delayOf(terms)?.kind === 'round' ? roundOf(of.ledger) : null;
    known.over = outcome !== undefined || table.ended !== null;
    known.plan.note({ seq, at, round, over: known.over });
    if (before !== undefined && before.label === label && before.round === round) return;
    const row = { seq, round, label };
    known.rows.push(row);
    this.#of.rounds
      .add(id, row)
      .catch((error: unknown) => this.#of.logger.warn({ err: error, match: id }, 'a round is not kept'));
  }
}

/** The round that runs, as the public view tells it; null where the ruleset does not count them. */
function roundOf({ ruleset, state, seq }: Ledger): number | null {
  if (ruleset.story === undefined || seq === 0) return null;
  return ruleset.story.standing(ruleset.view(state, { kind: 'public' })).round;
}

/** Nobody needs to know its rounds before it is over. */
const untold = (delay: WatchDelay | null): boolean => delay?.kind === 'end';
