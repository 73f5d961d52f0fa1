/** A live match under newer rules: everything decided so far is decided again beside it, before anybody plays on [WS-35]. */
import type { MatchId } from '@broadside/protocol';
import { applied, CounterDice, sameJson, seatOf } from '@broadside/match';
import type { DiceStream, Ledger, PastMoment } from '@broadside/match';
import { throughJson } from '@broadside/rules/kernel';
import type { Decision } from '@broadside/rules/kernel';
import type { Journal, JournalEntry } from '../store/journal.ts';
import { entriesAfter, pastIn } from './replay.ts';

/** The rules of today would have decided otherwise: the match is held, and its people are told. */
export class EditionFault extends Error {
  readonly seq: number;

  constructor(matchId: MatchId, seq: number, why: string) {
    super(`Under the rules of this server, entry ${String(seq)} of match ${matchId} would be another: ${why}`);
    this.name = 'EditionFault';
    this.seq = seq;
  }
}

export interface Shadowed {
  readonly journal: Journal;
  readonly origin: Ledger;
  readonly stream: DiceStream;
  readonly matchId: MatchId;
  readonly setup: unknown;
}

/** What these rules decide otherwise than was written; undefined where they decide the same. */
export async function shadowReplay({
  journal,
  origin,
  stream,
  matchId,
  setup,
}: Shadowed): Promise<EditionFault | undefined> {
  let ledger = origin;
  const moments = new Map<number, PastMoment>();
  for await (const entry of entriesAfter(journal, matchId, 0)) {
    const why = differenceAt(ledger, entry, stream, setup);
    if (why !== undefined) return new EditionFault(matchId, entry.seq, why);
    ledger = applied(ledger, entry, pastIn(moments)).ledger;
    moments.set(ledger.seq, { state: ledger.state, table: ledger.table, seals: ledger.seals });
  }
  return undefined;
}

function differenceAt(ledger: Ledger, entry: JournalEntry, stream: DiceStream, setup: unknown): string | undefined {
  if (entry.kind === 'table') return undefined;
  const dice = new CounterDice(stream, ledger.cursor);
  try {
    const decision = decidedAgain(ledger, entry, dice, setup);
    if (decision === undefined) return 'the command is not one that they know.';
    if (!decision.ok) return decision.reason.sentence;
    if (!sameJson(throughJson(decision.events), entry.events)) return 'other events come of it.';
    return dice.cursor === entry.cursor ? undefined : 'it takes other dice.';
  } catch (error) {
    return `they fail: ${String(error)}`;
  }
}

function decidedAgain(
  { ruleset, state }: Ledger,
  entry: JournalEntry,
  dice: CounterDice,
  setup: unknown,
): Decision<unknown> | undefined {
  const by = seatOf(entry.seat);
  if (entry.kind === 'start' || by === null) {
    const parsed = ruleset.codec.setup.safeParse(setup);
    return parsed.success ? ruleset.start(parsed.data, dice) : undefined;
  }
  const command = ruleset.codec.command.safeParse(entry.command);
  return command.success ? ruleset.decide(state, command.data, by, dice) : undefined;
}
