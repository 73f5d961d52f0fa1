/** What a league lets its tables do. */
import type { AnyRuleset, Seat } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import type { TableAct } from './acts.ts';
import { judgeAct, takeBackOffers } from './judge.ts';
import { ledgerAt, newLedger } from './ledger.ts';
import { noSeals } from './seals.ts';
import { usualTableTerms } from './terms.ts';
import type { TableTerms } from './terms.ts';

const seats: readonly Seat[] = ['seat-1', 'seat-2'];
const sitters = seats.map((seat, team) => ({ seat, team, kind: 'person' as const }));
const ruleset = { outcome: () => undefined, awaiting: () => seats } as unknown as AnyRuleset;
const hour = 3_600_000;

/** A table at which seat-1 has decided something that it may take back. */
function ledgerBy(terms: Partial<TableTerms>) {
  const empty = newLedger(ruleset, seats, { kind: 'none' }, {}, { ...usualTableTerms, ...terms });
  const table = { ...empty.table, decisions: { 'seat-1': [2] } };
  const at = ledgerAt(empty, { seq: 2, cursor: 0, state: {}, table, seals: noSeals });
  const { seq, cursor, state, seals, receiptKey, awaiting, outcome } = at;
  const trail = { by: 'seat-1', kept: [{ seq: 1, state: {}, seals }] } as const;
  return { ruleset, seats, seq, cursor, state, seals, receiptKey, awaiting, outcome, table, trail };
}

function refusal(terms: Partial<TableTerms>, act: TableAct): string | undefined {
  const judged = judgeAct({ ledger: ledgerBy(terms), sitters, by: 'seat-1', at: 0 }, act);
  return judged.ok ? undefined : `${judged.reason.code} ${judged.reason.rule}`;
}

const ask = (wanted: Extract<TableAct, { act: 'ask' }>['for']): TableAct => ({ act: 'ask', for: wanted });
const cases: readonly (readonly [name: string, off: Partial<TableTerms>, acts: readonly TableAct[]])[] = [
  ['undo', { undo: 'off' }, [{ act: 'take-back' }, ask({ what: 'take-back', to: 1 })]],
  ['draw', { draw: false }, [ask({ what: 'draw' })]],
  ['pause', { longestPauseMs: 0 }, [ask({ what: 'pause', until: null }), ask({ what: 'pause', until: hour })]],
  ['tempo', { tempo: false }, [ask({ what: 'tempo', tempo: { kind: 'correspondence', decisionMs: hour } })]],
  ['abort', { abort: false }, [ask({ what: 'abort' }), { act: 'abort' }]],
];

describe('a table of a league', () => {
  it.each(cases)('[LEAGUE-53] obeys where the league forbids: %s', (_name, off, acts) => {
    for (const act of acts) {
      expect(refusal(off, act)).toBe('by-terms LEAGUE-53');
      expect(refusal({}, act)).toBeUndefined();
    }
  });

  it('[LEAGUE-53] takes back only with the other’s yes where the league says so, and offers nothing else', () => {
    expect(takeBackOffers(ledgerBy({}), 'seat-1')).toEqual({ free: 1, ask: null });
    expect(takeBackOffers(ledgerBy({ undo: 'ask' }), 'seat-1')).toEqual({ free: null, ask: 1 });
    expect(takeBackOffers(ledgerBy({ undo: 'off' }), 'seat-1')).toEqual({ free: null, ask: null });
    const judged = judgeAct({ ledger: ledgerBy({ undo: 'ask' }), sitters, by: 'seat-1', at: 0 }, { act: 'take-back' });
    expect(judged).toEqual({ ok: true, events: [{ kind: 'asked', by: 'seat-1', for: { what: 'take-back', to: 1 } }] });
  });

  it('[LEAGUE-53] pauses no longer than the league lets it', () => {
    const limit = { longestPauseMs: hour };
    expect(refusal(limit, ask({ what: 'pause', until: hour }))).toBeUndefined();
    expect(refusal(limit, ask({ what: 'pause', until: hour + 1 }))).toBe('by-terms LEAGUE-53');
    expect(refusal(limit, ask({ what: 'pause', until: null }))).toBe('by-terms LEAGUE-53');
  });
});
