/** What a season makes of an act, with the lots of its own seed. Here, or in a worker where many are paired. */
import { cursorOf, decideSeason } from '@broadside/competition/season';
import type {
  Act,
  By,
  Season,
  SeasonEntry,
  SeasonLedger,
  SeasonRefusal,
  ServerAct,
} from '@broadside/competition/season';
import { CounterDice } from '@broadside/match';
import { commitmentOf, diceStream } from '../dice/seed.ts';

/** What is asked of a season, and with which luck. */
export interface SeasonQuestion {
  readonly seed: Uint8Array;
  readonly by: By;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly act: Act | ServerAct;
}

export type JudgedAct =
  | ({ readonly ok: true } & Pick<SeasonEntry, 'events' | 'draws' | 'cursor'>)
  | { readonly ok: false; readonly reason: SeasonRefusal };

export function judgedAct(ledger: SeasonLedger, { seed, by, at, act }: SeasonQuestion): JudgedAct {
  const lots = new CounterDice(diceStream(seed, ''), cursorOf(ledger));
  const decision = decideSeason({ ledger, by, at, lots, seed: Buffer.from(seed).toString('hex') }, act);
  if (!decision.ok) return decision;
  return { ok: true, events: decision.events, draws: lots.draws, cursor: lots.cursor };
}

/** Entrants from which on pairing takes long enough to hold up the tables of others. */
const many = 33;

/** Those acts that weigh everybody against everybody. They look at the season, and at nothing of its journal. */
const pairs = ({ act }: Act | ServerAct): boolean => act === 'draft-round' || act === 'edit-draft';

/** What a worker needs for it: the last entry says where the lots go on. */
export interface PairingQuestion extends SeasonQuestion {
  readonly season: Season;
  readonly last: readonly SeasonEntry[];
}

/** The task of the worker. */
export const pairRound = ({ season, last, ...question }: PairingQuestion): JudgedAct =>
  judgedAct({ season, entries: last, reversed: new Set() }, question);

/** Has a round of the season `id` paired in a worker; rejects with an `HttpProblem` where these have too much to do. */
export type PairElsewhere = (id: string, question: PairingQuestion) => Promise<JudgedAct>;

/** Judges an act where it holds up nobody. */
export function judgedSomewhere(
  elsewhere: PairElsewhere,
  id: string,
  ledger: SeasonLedger,
  question: SeasonQuestion,
): JudgedAct | Promise<JudgedAct> {
  const { season, entries } = ledger;
  if (!pairs(question.act) || season.entrants.length < many) return judgedAct(ledger, question);
  return elsewhere(id, { ...question, season, last: entries.slice(-1) });
}

/** How a season begins: with the promise of its lots. */
export const opening = (name: string, terms: Season['terms'], seed: Uint8Array): ServerAct => ({
  ...{ act: 'open-season', name, terms },
  commitment: commitmentOf(seed),
});
