/**
 * Golden games: whole matches kept with their dice and events. The events must lead to the same state for ever; the
 * commands must lead to the same events for as long as the edition is the same.
 */
import type { TranscriptEntry } from './bots.ts';
import type { Outcome, Ruleset, Seat, View, Viewer } from './contract.ts';
import { ScriptedDice } from './dice.ts';
import { misfits } from './expectation.ts';
import { canonicalHash, canonicalJson, hashView } from './hash.ts';

export interface GoldenEntry<C, E> extends TranscriptEntry<C> {
  readonly events: readonly E[];
}

export interface GoldenGame<C, E, Setup> {
  readonly ruleset: string;
  readonly edition: string;
  readonly setup: Setup;
  readonly start: { readonly faces: readonly number[]; readonly events: readonly E[] };
  readonly entries: readonly GoldenEntry<C, E>[];
  readonly outcome: Outcome | null;
  /** SHA-256 of the canonical JSON of the last state. */
  readonly stateHash: string;
  /** The view hash of each audience at the end. */
  readonly viewHashes: { readonly [audience: string]: string };
}

/** Plays the commands with their dice and keeps what happened. Throws where a command is refused. */
export function recordGolden<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  played: {
    readonly setup: Setup;
    readonly startFaces: readonly number[];
    readonly entries: readonly TranscriptEntry<C>[];
  },
): GoldenGame<C, E, Setup> {
  const start = ruleset.start(played.setup, new ScriptedDice(played.startFaces));
  if (!start.ok) throw new Error(start.reason.sentence);
  let state = fold(ruleset, undefined, start.events);
  const entries = played.entries.map((entry) => {
    const decision = ruleset.decide(state, entry.command, entry.by, new ScriptedDice(entry.faces));
    if (!decision.ok) throw new Error(`${JSON.stringify(entry.command)} is refused: ${decision.reason.sentence}`);
    state = fold(ruleset, state, decision.events);
    return { ...entry, events: decision.events };
  });
  return {
    ruleset: ruleset.id,
    edition: ruleset.edition,
    setup: played.setup,
    start: { faces: played.startFaces, events: start.events },
    entries,
    outcome: ruleset.outcome(state) ?? null,
    stateHash: canonicalHash(state),
    viewHashes: viewHashes(ruleset, state, played.entries),
  };
}

/** Where a golden game is no longer what it was, as sentences; empty where nothing changed. */
export function goldenProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  golden: GoldenGame<C, E, Setup>,
): string[] {
  const events = [...golden.start.events, ...golden.entries.flatMap((entry) => entry.events)];
  const state = fold(ruleset, undefined, events);
  const problems: string[] = [];
  if (canonicalHash(state) !== golden.stateHash) problems.push('The events lead to another state than they did.');
  problems.push(...misfits(golden.viewHashes, viewHashes(ruleset, state, golden.entries), 'viewHashes'));
  problems.push(...misfits(golden.outcome, ruleset.outcome(state) ?? null, 'outcome'));
  return golden.edition === ruleset.edition ? [...problems, ...decisionProblems(ruleset, golden)] : problems;
}

function decisionProblems<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  golden: GoldenGame<C, E, Setup>,
): string[] {
  let state = fold(ruleset, undefined, golden.start.events);
  for (const [index, entry] of golden.entries.entries()) {
    const where = `Command ${index + 1}, ${JSON.stringify(entry.command)} of ${entry.by},`;
    const decision = ruleset.decide(state, entry.command, entry.by, new ScriptedDice(entry.faces));
    if (!decision.ok) return [`${where} is now refused: ${decision.reason.sentence}`];
    if (canonicalJson(decision.events) !== canonicalJson(entry.events)) return [`${where} leads to other events now.`];
    state = fold(ruleset, state, entry.events);
  }
  return [];
}

function fold<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S | undefined,
  events: readonly E[],
): S {
  const after = events.reduce<S | undefined>((now, event) => ruleset.evolve(now, event), state);
  if (after === undefined) throw new Error('A match starts with an event.');
  return after;
}

function viewHashes<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  entries: readonly { readonly by: Seat }[],
): { [audience: string]: string } {
  const seats = [...new Set(entries.map(({ by }) => by))].sort();
  const viewers: readonly Viewer[] = [
    ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
    { kind: 'public' },
    { kind: 'referee' },
  ];
  return Object.fromEntries(
    viewers.map((who) => [who.kind === 'seat' ? who.seat : who.kind, hashView(ruleset.view(state, who))]),
  );
}
