/** Promises that every ruleset makes and that can be checked after any command. */
import type { Random, Ruleset, Seat, View, Viewer } from './contract.ts';
import { RecordingDice, ScriptedDice, SeededDice } from './dice.ts';
import { changed, changesBetween } from './changes.ts';
import type { Changes } from './changes.ts';
import { canonicalJson, throughJson } from './hash.ts';

/** One command that was accepted, and what came of it. */
export interface Happened<S, C, E> {
  readonly before: S;
  /** The canonical JSON of `before`, taken before the command was decided. */
  readonly beforeText: string;
  readonly command: C;
  readonly by: Seat;
  readonly faces: readonly number[];
  readonly events: readonly E[];
  readonly after: S;
  readonly random: Random;
}

/** The promises broken, as sentences; empty where all are kept. */
export function invariantsBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  happened: Happened<S, C, E>,
): string[] {
  return [
    ...replayBroken(ruleset, happened),
    ...codecsBroken(ruleset, happened),
    ...viewsBroken(ruleset, happened),
    ...offersBroken(ruleset, happened.after, happened.random),
  ];
}

/** The same command with the same dice gives the same events, and deciding and evolving leave the state alone. */
function replayBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { before, beforeText, command, by, faces, events, after }: Happened<S, C, E>,
): string[] {
  if (canonicalJson(before) !== beforeText) return ['decide or evolve changed the state that it was given.'];
  const dice = new ScriptedDice(faces);
  const again = ruleset.decide(before, command, by, dice);
  const problems: string[] = [];
  if (!again.ok || canonicalJson(again.events) !== canonicalJson(events) || dice.left() > 0) {
    problems.push('The same command with the same dice gave other events: decide uses something besides its inputs.');
  }
  const stored = throughJson(before) as S;
  const folded = events.reduce((state, event) => ruleset.evolve(state, event), stored);
  if (canonicalJson(folded) !== canonicalJson(after)) {
    problems.push('The events lead to another state when the state before came from JSON.');
  }
  return problems;
}

/** Commands, events and states are plain JSON that their codecs accept unchanged. */
function codecsBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { command, events, after }: Happened<S, C, E>,
): string[] {
  const { codec } = ruleset;
  const unlike = (
    what: string,
    schema: typeof codec.state | typeof codec.command | typeof codec.event,
    value: unknown,
  ) => {
    const parsed = schema.safeParse(throughJson(value));
    if (!parsed.success) return [`The codec refuses a ${what}: ${parsed.error.message}`];
    return canonicalJson(parsed.data) === canonicalJson(value) ? [] : [`A ${what} changes on its way through JSON.`];
  };
  const problems = [
    ...unlike('command', codec.command, command),
    ...events.flatMap((event) => unlike('event', codec.event, event)),
    ...unlike('state', codec.state, after),
  ];
  const position = codec.position.safeParse(throughJson(ruleset.toPosition(after)));
  if (!position.success) return [...problems, `The codec refuses a position: ${position.error.message}`];
  // Only a decision point can be set up; the end of a match is written for cases to look at.
  if (ruleset.awaiting(after).length === 0) return problems;
  const read = ruleset.fromPosition(position.data);
  if (!read.ok) return [...problems, `A position of a state that was played is refused: ${read.problems.join('; ')}`];
  const again = codec.position.safeParse(throughJson(ruleset.toPosition(read.value)));
  if (!again.success || canonicalJson(again.data) !== canonicalJson(position.data)) {
    problems.push('A position changes when it is set up and written again.');
  }
  return problems;
}

/** Views are flat maps of plain records, and changes lead from each to the next. */
function viewsBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  { before, after, by }: Happened<S, C, E>,
): string[] {
  const viewers: readonly Viewer[] = [{ kind: 'seat', seat: by }, { kind: 'public' }, { kind: 'referee' }];
  return viewers.flatMap((viewer) => {
    const [was, is] = [ruleset.view(before, viewer), ruleset.view(after, viewer)];
    const name = viewer.kind === 'seat' ? viewer.seat : viewer.kind;
    const problems = Object.keys(is)
      .filter((id) => /[/~]/.test(id) || id === '')
      .map((id) => `The record id "${id}" of the view of ${name} holds / or ~, or is empty.`);
    const parsed = ruleset.codec.view.safeParse(throughJson(is));
    if (!parsed.success) problems.push(`The codec refuses the view of ${name}: ${parsed.error.message}`);
    else if (canonicalJson(parsed.data) !== canonicalJson(is))
      problems.push(`The view of ${name} changes through JSON.`);
    const next = changed(throughJson(was) as View, throughJson(changesBetween(was, is)) as Changes);
    if (canonicalJson(next) !== canonicalJson(is))
      problems.push(`The changes do not lead to the next view of ${name}.`);
    return problems;
  });
}

/** Every seat awaited has offers, a sample of each is legal, and so is its standing answer. */
export function offersBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  state: S,
  random: Random,
): string[] {
  return ruleset.awaiting(state).flatMap((seat) => {
    const view = ruleset.view(state, { kind: 'seat', seat });
    const offers = ruleset.offers(view, seat);
    if (offers.length === 0) return [`${seat} is awaited, but has no offer.`];
    const samples = offers.map((offer) => ruleset.sample(view, offer, seat, random));
    const standing = ruleset.standingAnswer(view, seat);
    return [
      ...samples.flatMap((command) => commandBroken(ruleset, { state, view, command, seat, what: 'sampled' }, random)),
      ...commandBroken(ruleset, { state, view, command: standing, seat, what: 'standing' }, random),
    ];
  });
}

function commandBroken<S, C, E, V extends View, O, Setup, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  trial: { state: S; view: V; command: C; seat: Seat; what: string },
  random: Random,
): string[] {
  const { state, view, command, seat, what } = trial;
  const named = `The ${what} command ${JSON.stringify(command)} of ${seat}`;
  if (!ruleset.codec.command.safeParse(throughJson(command)).success) return [`${named} is refused by the codec.`];
  const preview = ruleset.check(view, command, seat);
  const dice = new RecordingDice(new SeededDice(random));
  const decision = ruleset.decide(state, command, seat, dice);
  const problems =
    preview === undefined ? [] : [`${named} is refused by the preview: ${preview.sentence} (${preview.code})`];
  if (!decision.ok) {
    problems.push(`${named} is refused: ${decision.reason.sentence} (${decision.reason.code})`);
    if (dice.faces.length > 0) problems.push(`${named} is refused, but dice were rolled for it.`);
  }
  return problems;
}
