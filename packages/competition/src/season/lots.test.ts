import { CounterDice, commitmentFor, streamFor } from '@broadside/match';
import { describe, expect, it } from 'vitest';
import type { Act, ServerAct } from './acts.ts';
import { decideSeason } from './decide.ts';
import { cursorOf, emptySeasonLedger, seqOf, withEntry } from './journal.ts';
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import { checkLots } from './lots.ts';
import { owner, server } from './season.testing.ts';
import { blankTerms } from './terms.ts';
import type { SeasonTerms } from './terms.ts';
import { journalFor } from './view.ts';

const seed = '5e'.repeat(32);
const commitment = commitmentFor(seed);

/** A season whose lots are those of the seed, as the server draws them. */
function played(terms: Partial<SeasonTerms>, acts: readonly (Act | ServerAct)[]): SeasonLedger {
  const opened: ServerAct = { act: 'open-season', name: 'Test', terms: { ...blankTerms, ...terms }, commitment };
  return [opened, ...acts].reduce((ledger, act) => {
    const lots = new CounterDice(streamFor(seed, ''), cursorOf(ledger));
    const by = act.act === 'open-season' ? server : owner;
    const decision = decideSeason({ ledger, by, at: seqOf(ledger), lots, seed }, act);
    if (!decision.ok) throw new Error(decision.reason.sentence);
    const seq = seqOf(ledger) + 1;
    const made = { events: decision.events, draws: lots.draws, cursor: lots.cursor };
    return withEntry(ledger, { seq, at: seq, by: by.person, actId: `act-${String(seq)}`, act, ...made });
  }, emptySeasonLedger);
}

const pool: SeasonTerms['battles'] = { choice: 'drawn', pool: ['one', 'two', 'three'], each: 'table' };
const begun: readonly Act[] = [
  { act: 'open-registration' },
  { act: 'enter-by-name', names: ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'] },
  { act: 'draft-round' },
  { act: 'publish-round' },
];
const journal = (terms: Partial<SeasonTerms>, acts: readonly Act[]): readonly SeasonEntry[] =>
  journalFor(played(terms, acts), 'public');
const changed = (entries: readonly SeasonEntry[], change: (entry: SeasonEntry) => SeasonEntry): SeasonEntry[] =>
  entries.map((entry) => change(structuredClone(entry)));

describe('lots of a season', () => {
  it('[LEAGUE-151] are what the seed gives, and so are the first pairs, in a Swiss, in groups and in a knockout', () => {
    const knockout = { kind: 'knockout', losses: 1, thirdPlace: false, bestOf: 1, bestOfFinal: 1 } as const;
    const groups = { kind: 'round-robin', groups: 2, times: 1 } as const;
    for (const format of [blankTerms.format, groups, knockout]) {
      const checked = checkLots(journal({ format, battles: pool }, begun), commitment, seed);
      expect(checked.promise).toBe(true);
      expect(checked.draws).toHaveLength(7);
      expect(checked.draws.every(({ equal, taken, stands }) => equal && taken && stands)).toBe(true);
      expect(checked.pairs, format.kind).toEqual([{ round: 1, equal: true }]);
    }
  });

  it('[LEAGUE-151] are told from others: another seed, another face, a skipped word, a lot or a battle that was not drawn', () => {
    const entries = journal({ battles: pool }, begun);
    const other = checkLots(entries, commitment, '5f'.repeat(32));
    expect([other.promise, other.draws.every(({ equal }) => equal)]).toEqual([false, false]);
    const wrong = (change: (entry: SeasonEntry) => SeasonEntry) =>
      checkLots(changed(entries, change), commitment, seed).draws.filter(({ equal, taken }) => !equal || !taken);
    const face = wrong((entry) => ({
      ...entry,
      draws: entry.draws.map((draw) => ({ ...draw, faces: draw.faces.map((each) => each + 1) })),
    }));
    expect(face).toHaveLength(7);
    expect(wrong((entry) => ({ ...entry, draws: entry.draws.slice(1) })).length).toBeGreaterThan(3);
    const without = changed(entries, (entry) => ({ ...entry, draws: [] }));
    expect(checkLots(without, commitment, seed).undrawn).toEqual([3, 4]);
    expect(checkLots(entries, commitment, seed).undrawn).toEqual([]);
    const lot = wrong((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.kind === 'entered' && event.entrant.number === 2
          ? { ...event, entrant: { ...event.entrant, lot: (event.entrant.lot % 1000) + 1 } }
          : event,
      ),
    }));
    expect(lot.map(({ draw, equal, taken }) => [draw.why, equal, taken])).toEqual([['lot of entrant 2', true, false]]);
    const battle = wrong((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.kind === 'battles-set'
          ? { ...event, tables: event.tables.map((each) => ({ ...each, battle: 'four' })) }
          : event,
      ),
    }));
    expect(battle).toHaveLength(2);
  });

  it('[LEAGUE-151] say where officials changed the pairs, and count on after what was undone', () => {
    const [entered, drafted] = [begun.slice(0, 3), begun.slice(3)];
    const byHand: Act = { act: 'edit-draft', change: { edit: 'change-sides', entrant: 1 } };
    const { season } = played({}, begun);
    const who = season.rounds[0]?.pairings[0]?.sides[0] ?? 1;
    const entries = journal({}, [
      ...entered,
      { ...byHand, change: { edit: 'change-sides', entrant: who } },
      ...drafted,
    ]);
    expect(checkLots(entries, commitment, seed).pairs).toEqual([{ round: 1, equal: false }]);
    const undone = journal({}, [...begun.slice(0, 2), { act: 'reverse', seq: 3 }, ...begun.slice(1)]);
    const checked = checkLots(undone, commitment, seed);
    expect(checked.draws.map(({ stands }) => stands)).toEqual(Array.from({ length: 10 }, (_, index) => index >= 5));
    expect(checked.draws.every(({ equal, taken }) => equal && taken)).toBe(true);
    expect(checked.pairs).toEqual([{ round: 1, equal: true }]);
  });
});
