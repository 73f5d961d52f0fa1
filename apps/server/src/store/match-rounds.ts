/** Where the rounds of matches lie whose watchers are late: a projection of the journal, told again where it lacks something. */
import type { MatchId } from '@broadside/protocol';
import type { Database } from './database.ts';

/** From entry `seq` on, until the next one. */
export interface RoundMark {
  readonly seq: number;
  /** Null where the ruleset does not count them. */
  readonly round: number | null;
  readonly label: string | null;
}

export interface MatchRounds {
  /** Those of a match, in order. */
  of(matchId: MatchId): Promise<readonly RoundMark[]>;
  /** Told twice, it stands once. */
  add(matchId: MatchId, row: RoundMark): Promise<void>;
}

export class StoredRounds implements MatchRounds {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(matchId: MatchId): Promise<readonly RoundMark[]> {
    const select = { seq: true, round: true, label: true } as const;
    return this.#db.matchRound.findMany({ where: { matchId }, select, orderBy: { seq: 'asc' } });
  }

  async add(matchId: MatchId, row: RoundMark): Promise<void> {
    await this.#db.matchRound.createMany({ data: [{ matchId, ...row }], skipDuplicates: true });
  }
}
