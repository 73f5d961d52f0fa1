/** Seasons to test with: officials and entrants who ask, and a journal that grows. */
import { seededRandom } from '@broadside/rules/kernel';
import type { Dice } from '@broadside/rules/kernel';
import type { Act, GivenResult, ServerAct } from './acts.ts';
import { decideSeason } from './decide.ts';
import { tableIn } from './decide/rounds.ts';
import type { By, SeasonDecision } from './decide/asking.ts';
import { emptySeasonLedger, seqOf, withEntry } from './journal.ts';
import type { SeasonLedger } from './journal.ts';
import type { Season } from './season.ts';
import { blankTerms } from './terms.ts';
import type { SeasonTerms } from './terms.ts';

export const owner: By = { person: 'owner', office: 'owner' };
export const server: By = { person: null, office: 'server' };
export const player = (person: string): By => ({ person, office: null });

const day = 86_400_000;
const start = Date.UTC(2026, 10, 1);

export class TestSeason {
  readonly #random: () => number;
  ledger: SeasonLedger = emptySeasonLedger;

  constructor(terms: Partial<SeasonTerms> = {}, seed = 1) {
    this.#random = seededRandom(seed);
    this.give(owner, { act: 'open-season', name: 'Test', terms: { ...blankTerms, ...terms }, commitment: 'c' });
  }

  get season(): Season {
    return this.ledger.season;
  }

  /** What would come of it. */
  ask(by: By, act: Act | ServerAct): SeasonDecision {
    const roll = (sides: number, count: number): number[] =>
      Array.from({ length: count }, () => 1 + Math.floor(this.#random() * sides));
    const lots: Dice = { roll, shuffle: (items) => items };
    return decideSeason({ ledger: this.ledger, by, at: start + seqOf(this.ledger) * day, lots, seed: 'seed' }, act);
  }

  /** Asks, and writes it down; throws where it is refused. */
  give(by: By, act: Act | ServerAct, actId?: string): void {
    const decision = this.ask(by, act);
    if (!decision.ok) throw new Error(`${act.act}: ${decision.reason.sentence}`);
    const seq = seqOf(this.ledger) + 1;
    const entry = { seq, at: start + seq * day, by: by.person, actId: actId ?? `act-${String(seq)}`, act };
    this.ledger = withEntry(this.ledger, { ...entry, events: decision.events, draws: [], cursor: seq });
  }

  /** The sentence of a refusal; undefined where it would be done. */
  refusal(by: By, act: Act | ServerAct): string | undefined {
    const decision = this.ask(by, act);
    return decision.ok ? undefined : decision.reason.sentence;
  }

  /** So many people come in. */
  withPeople(count: number): this {
    this.give(owner, { act: 'open-registration' });
    for (let number = 1; number <= count; number += 1) this.give(player(`p${String(number)}`), { act: 'enter' });
    return this;
  }

  /** So many teams come in, each with so many members: the captain, and others who were asked. */
  withTeams(count: number, members: number): this {
    this.give(owner, { act: 'open-registration' });
    for (let entrant = 1; entrant <= count; entrant += 1) {
      const captain = `p${String(entrant)}`;
      this.give(player(captain), { act: 'enter-team', name: `Team ${String(entrant)}` });
      for (let member = 2; member <= members; member += 1) {
        const person = `${captain}.${String(member)}`;
        this.give(player(captain), { act: 'member-asked', entrant, person });
        this.give(player(person), { act: 'answer-team', entrant, accept: true });
      }
    }
    return this;
  }

  /** Pairs and publishes the next round. */
  pair(): this {
    this.give(owner, { act: 'draft-round' });
    this.give(owner, { act: 'publish-round' });
    return this;
  }

  /** The first side wins each table of the last round. */
  finish(): this {
    const round = this.season.rounds.at(-1);
    for (const { sides } of round?.pairings ?? []) this.win(round?.number ?? 0, sides[0]);
    return this;
  }

  win(round: number, entrant: number): void {
    const winner = tableIn(this.season, round, entrant)?.pairing.sides[0] === entrant ? 0 : 1;
    const result: GivenResult = { how: 'played', winner, book: [10, 5], reason: 'Test' };
    this.give(owner, { act: 'enter-result', round, entrant, result });
  }
}
