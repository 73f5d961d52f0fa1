/** Moments of play out of a ruleset's written cases: for each kind of offer, one at which a seat has it. */
import { playFrom, play, readCommand, ScriptedDice } from '@broadside/rules/kernel';
import type { AnyRuleset, CaseFile, Seat, View } from '@broadside/rules/kernel';

export interface Moment {
  readonly kind: string;
  readonly seat: Seat;
  readonly view: View;
  readonly awaiting: readonly Seat[];
}

type Case = CaseFile['cases'][number];

const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : '';

function begun(ruleset: AnyRuleset, one: Case) {
  const dice = new ScriptedDice(one.dice ?? []);
  if ('start' in one && one.start !== undefined) return play(ruleset, ruleset.codec.setup.parse(one.start), dice);
  const state = ruleset.fromPosition(ruleset.codec.position.parse('given' in one ? one.given : undefined));
  if (!state.ok) throw new Error(state.problems.join(' '));
  return playFrom(ruleset, state.value, dice);
}

/** Plays the case as far as it goes, and notes each kind of offer that was not known. */
function look(ruleset: AnyRuleset, one: Case, known: Map<string, Moment>): void {
  const match = begun(ruleset, one);
  for (const { by, command } of one.when ?? []) {
    for (const offer of match.offers(by)) {
      const kind = kindOf(offer);
      if (!known.has(kind))
        known.set(kind, { kind, seat: by, view: match.viewOf(by) as View, awaiting: match.awaiting });
    }
    const given = readCommand(ruleset, match.state, command, by);
    if (!given.ok || !match.apply(given.value, by).ok) return;
  }
}

export function momentsOf(ruleset: AnyRuleset, files: readonly CaseFile[]): readonly Moment[] {
  const known = new Map<string, Moment>();
  for (const { cases } of files) for (const one of cases) if ((one.when ?? []).length > 0) look(ruleset, one, known);
  return [...known.values()];
}
