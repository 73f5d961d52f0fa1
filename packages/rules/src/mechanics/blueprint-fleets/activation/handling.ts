/** The Squadron Activation Phase: a side chooses a squadron, which acts segment by segment. */
import type * as z from 'zod';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { kept } from '../../../kernel/kept.ts';
import type { FrameHandler, GameTypes, Kind } from '../../../kernel/ruleset/game.ts';
import { anyOf, made, type Offering } from '../../../kernel/ruleset/offer.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { AmbushEvent } from '../ambush/events.ts';
import type { HidingRules } from '../ambush/hiding.ts';
import type { ambushFrame } from '../ambush/schema.ts';
import { uncover } from '../ambush/uncover.ts';
import type { SquadronId } from '../ids.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { Segment, Squadron } from '../records.ts';
import { entryPortalOf } from '../reserve/waiting.ts';
import { squadronShips } from '../ships.ts';
import type { OpenTable, State, Table } from '../table.ts';
import type { SquadronTurns } from './order.ts';
import { ordersByKind, type PartOf, type PlacedOrder, segmentIn, segments } from './part.ts';
import type { activationCommands, ActivationEvent, activationFrame, ActivationOffer } from './schema.ts';

export type ActivationFrame = z.infer<typeof activationFrame>;
type Command = z.infer<(typeof activationCommands)[number]>;
export type ActivationProcedure = FlowProcedure<
  ActivationEvent | AmbushEvent,
  ActivationFrame | z.infer<typeof ambushFrame>
>;

/** The types of a game whose squadrons activate so. */
export interface ActivationGame extends GameTypes {
  readonly state: State;
  readonly open: OpenTable;
  readonly sight: State;
  readonly procedure: ActivationProcedure;
}

/** By which rules squadrons are chosen and segments follow each other. */
export interface ActivationIds {
  readonly choose: RuleId;
  readonly lessDisorder: RuleId;
  readonly inReserve: RuleId;
  readonly once: RuleId;
  readonly segment: RuleId;
}

/** What a side does with its hidden squadrons in its turn; `check` is null for a command that is none of it. */
export interface HiddenTurn<G extends ActivationGame> {
  offers(state: G['sight'], by: Seat): readonly G['offer'][];
  check(state: G['sight'], command: G['command'], by: Seat): Rejection | undefined | null;
  resolve(p: G['procedure'], frame: ActivationFrame, command: G['command'], by: Seat): void;
  sample(offer: G['offer']): G['command'] | undefined;
  standingAnswer(state: G['sight'], by: Seat): G['command'];
}

/** What the owner may still say when the squadron has acted. */
export interface Recall<G extends ActivationGame> {
  offers(state: G['open'], squadron: Squadron): readonly G['offer'][];
  check(state: G['open'], squadron: Squadron, command: G['command']): Rejection | undefined;
  resolve(p: G['procedure'], squadron: Squadron, command: G['command']): void;
  sample(state: G['open'], squadron: Squadron, offer: G['offer'], random: Random): G['command'];
  standingAnswer(): G['command'];
}

export interface ActivationRules<G extends ActivationGame> {
  readonly ids: ActivationIds;
  readonly turns: SquadronTurns;
  readonly hiding: HidingRules;
  readonly titles: Readonly<Record<Segment, string>>;
  readonly parts: readonly PartOf<G>[];
  readonly hidden: HiddenTurn<G>;
  /** Absent where nothing is left to say. */
  readonly recall?: Recall<G>;
  begin(p: G['procedure'], frame: ActivationFrame, squadron: SquadronId): void;
  /** The activation is over: what leaves with it, then the next turn. */
  end(p: G['procedure'], frame: ActivationFrame): void;
}

const isActivation = (command: Kind): command is Command =>
  command.kind === 'activate-squadron' || command.kind === 'end-segment';

/** The squadron that is activating. */
export function activeSquadron(state: Table): Squadron {
  const squadron = state.match.active === null ? undefined : state.squadrons[state.match.active];
  if (squadron === undefined) throw new Error('no squadron is activating');
  return squadron;
}

/** Why the side cannot activate that squadron now. */
function squadronFault(ids: ActivationIds, turns: SquadronTurns, state: Table, id: SquadronId, by: Seat) {
  const squadron = state.squadrons[id];
  if (squadron === undefined || squadron.seat !== by)
    return refuse('not-your-squadron', ids.choose, 'That is not a squadron of your fleet. Choose one of your own.');
  if (squadron.reserve && entryPortalOf(state, squadron) === undefined)
    return refuse(
      'in-reserve',
      ids.inReserve,
      `${squadron.name} waits in hyperspace without a portal. Choose a squadron on the table.`,
    );
  if (squadronShips(state, squadron).length === 0 && !squadron.reserve)
    return refuse('squadron-gone', ids.once, `${squadron.name} has no ship on the table. Choose another squadron.`);
  if (squadron.activated)
    return refuse('activated', ids.once, `${squadron.name} has activated this round. Choose one that has not.`);
  const first = turns.goesBefore(state, squadron);
  if (first === undefined) return undefined;
  const [more, less] = [turns.disorderOf(state, squadron), turns.disorderOf(state, first)];
  const sentence = `${squadron.name} waits with ${more} Disorder: ${first.name} has ${less} and goes first.`;
  return refuse('less-disorder-first', ids.lessDisorder, sentence, { first: first.id });
}

/** The order is none of the segment that the squadron is in. */
function segmentFault<G extends ActivationGame>(
  { ids, titles }: ActivationRules<G>,
  orders: ReadonlyMap<string, PlacedOrder<G>>,
  state: OpenTable,
  command: G['command'],
  by: Seat,
): Rejection | undefined {
  const { segment } = state.match;
  if (segment === null) throw new Error('an activation without a segment');
  if (isActivation(command) && command.kind === 'end-segment') {
    if (command.segment === segment) return undefined;
    return refuse('other-segment', ids.segment, `This is the ${titles[segment]} segment. End that one.`);
  }
  const squadron = activeSquadron(state);
  const found = orders.get(command.kind);
  if (found === undefined)
    return refuse('not-now', ids.segment, `${squadron.name} is acting. Give it an order of this segment.`);
  // What is wrong whatever the segment is said before the segment is.
  const reason = found.order.check(state, squadron, command, by);
  const own = segmentIn<G>(state, found);
  if (own === segment || reason !== undefined) return reason;
  return refuse(
    'other-segment',
    ids.segment,
    `That belongs to the ${titles[own]} segment. This is the ${titles[segment]} segment.`,
  );
}

/** Ends the segment; `skipped` lists segments that passed by themselves just before. */
function leaveSegment<G extends ActivationGame>(
  { parts }: ActivationRules<G>,
  p: G['procedure'],
  frame: ActivationFrame,
  skipped: readonly Segment[],
): void {
  const { segment } = p.state.match;
  if (segment === null) throw new Error('no segment to end');
  const squadron = activeSquadron(p.state);
  for (const part of parts) if (segmentIn<G>(p.state, part) === segment) part.conclude?.(p, squadron);
  const next = segments[segments.indexOf(segment) + 1];
  if (next === undefined) return p.replace({ ...frame, step: 'recall' });
  p.emit({ kind: 'segment-began', squadron: squadron.id, segment: next, skipped: [...skipped] });
}

/** Ends the activation that is running, if one is; what the table shows then says whose turn it is, if anybody's. */
export function handOnTurn(turns: SquadronTurns, p: ActivationProcedure, frame: ActivationFrame): 'next' | 'nobody' {
  if (p.state.match.active !== null) p.emit({ kind: 'activation-ended', squadron: p.state.match.active });
  const { passed } = frame;
  const turn = turns.nextTurn(p.state, frame.turn, passed);
  if (turn === undefined) return 'nobody';
  p.replace({ kind: 'activation', turn, step: 'choose', ...(passed === undefined ? {} : { passed }) });
  return 'next';
}

/** What is worked out once from the rules: the orders by kind, and what a squadron can do, kept by state. */
interface Workings<G extends ActivationGame> {
  readonly rules: ActivationRules<G>;
  readonly orders: ReadonlyMap<string, PlacedOrder<G>>;
  /** Both are asked for repeatedly. */
  readonly hasOptions: (state: G['open']) => boolean;
  readonly madeOptions: (state: G['open']) => readonly G['offer'][];
}

function workingsOf<G extends ActivationGame>(rules: ActivationRules<G>): Workings<G> {
  const { parts } = rules;
  const quick = parts.filter((part) => 'readily' in part);
  const runs = (state: G['open'], part: PartOf<G>): boolean => segmentIn<G>(state, part) === state.match.segment;
  /** What the active squadron can do in this segment besides ending it. */
  function* options(state: G['open']): Generator<Offering<G['offer']>> {
    const squadron = activeSquadron(state);
    for (const part of parts) if (runs(state, part)) yield* part.offers(state, squadron, squadron.seat);
  }
  /** Asked after every command: what is quickly told comes first. */
  function hasOptions(state: G['open']): boolean {
    const squadron = activeSquadron(state);
    return (
      quick.some((part) => runs(state, part) && part.readily?.(state, squadron) === true) ||
      parts.some((part) => runs(state, part) && anyOf(part.offers(state, squadron, squadron.seat)))
    );
  }
  return {
    rules,
    orders: ordersByKind(rules.parts),
    hasOptions: kept(hasOptions),
    madeOptions: kept((state: G['open']): readonly G['offer'][] => made(options(state))),
  };
}

/** The family's own offers and commands are among those of every game. */
const offered = <G extends ActivationGame>(offer: ActivationOffer) => offer as G['offer'];
const ordered = <G extends ActivationGame>(command: Command) => command as G['command'];

/** The squadrons of the side that may be chosen now. */
const choosable = <G extends ActivationGame>({ ids, turns }: ActivationRules<G>, state: G['sight'], by: Seat) =>
  turns.unactivated(state, by).filter(({ id }) => squadronFault(ids, turns, state, id, by) === undefined);

function offersOf<G extends ActivationGame>(
  { rules, madeOptions }: Workings<G>,
  state: G['sight'],
  step: ActivationFrame['step'],
  by: Seat,
): readonly G['offer'][] {
  const { ids, titles, hidden, recall } = rules;
  if (step === 'recall') return recall?.offers(state, activeSquadron(state)) ?? [];
  if (step === 'choose') {
    const ready = choosable(rules, state, by).map((squadron) =>
      offered<G>({
        kind: 'activate-squadron',
        label: `Activate ${squadron.name}`,
        squadron: squadron.id,
        rule: ids.choose,
        about: [`squadron:${squadron.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
      }),
    );
    return [...ready, ...hidden.offers(state, by)];
  }
  const { segment } = state.match;
  if (segment === null) return [];
  const label = `End ${titles[segment]} of ${activeSquadron(state).name}`;
  return [...madeOptions(state), offered<G>({ kind: 'end-segment', label, segment, rule: ids.segment, about: [] })];
}

function checked<G extends ActivationGame>(
  { rules, orders }: Workings<G>,
  state: G['sight'],
  step: ActivationFrame['step'],
  command: G['command'],
  by: Seat,
): Rejection | undefined {
  const { ids, turns, hidden, recall } = rules;
  if (step === 'recall') return recall?.check(state, activeSquadron(state), command);
  if (step !== 'choose') return segmentFault(rules, orders, state, command, by);
  const behindDiscs = hidden.check(state, command, by);
  if (behindDiscs !== null) return behindDiscs;
  if (isActivation(command) && command.kind === 'activate-squadron')
    return squadronFault(ids, turns, state, command.squadron, by);
  return refuse('not-now', ids.choose, 'No squadron is acting. Choose the squadron that activates now.');
}

function resolved<G extends ActivationGame>(
  { rules, orders }: Workings<G>,
  p: G['procedure'],
  frame: ActivationFrame,
  command: G['command'],
  by: Seat,
): void {
  if (isActivation(command) && command.kind === 'activate-squadron') return rules.begin(p, frame, command.squadron);
  if (frame.step === 'choose') return rules.hidden.resolve(p, frame, command, by);
  const squadron = activeSquadron(p.state);
  if (frame.step === 'recall') {
    p.replace({ ...frame, step: 'over' });
    return rules.recall?.resolve(p, squadron, command);
  }
  const before = p.state;
  if (command.kind === 'end-segment') leaveSegment(rules, p, frame, []);
  else orders.get(command.kind)?.order.resolve(p, squadron, command, by);
  return uncover(rules.hiding, p, before, squadron.id);
}

function sampled<G extends ActivationGame>(
  { rules, orders }: Workings<G>,
  state: G['sight'],
  { step }: ActivationFrame,
  given: G['offer'],
  by: Seat,
  random: Random,
): G['command'] {
  const plain = given as ActivationOffer;
  if (plain.kind === 'activate-squadron') return ordered<G>({ kind: plain.kind, squadron: plain.squadron });
  if (plain.kind === 'end-segment') return ordered<G>({ kind: plain.kind, segment: plain.segment });
  const behindDiscs = rules.hidden.sample(given);
  if (behindDiscs !== undefined) return behindDiscs;
  const squadron = activeSquadron(state);
  if (step === 'recall' && rules.recall !== undefined) return rules.recall.sample(state, squadron, given, random);
  const found = orders.get(given.kind);
  if (found === undefined) throw new Error(`no segment offers ${given.kind}`);
  return found.order.sample(state, squadron, given, by, random);
}

export function activationBy<G extends ActivationGame>(rules: ActivationRules<G>): FrameHandler<G, ActivationFrame> {
  const workings = workingsOf(rules);
  const { turns, recall, hidden } = rules;
  return {
    awaiting: (state, frame) => {
      if (frame.step === 'choose') return turns.canAct(state, frame.turn, frame.passed) ? [frame.turn] : [];
      const squadron = activeSquadron(state);
      if (frame.step === 'over' || squadronShips(state, squadron).length === 0) return [];
      if (frame.step === 'recall') return (recall?.offers(state, squadron) ?? []).length > 0 ? [frame.turn] : [];
      return workings.hasOptions(state) ? [frame.turn] : [];
    },
    advance: (p, frame) => {
      if (frame.step !== 'act') return rules.end(p, frame);
      if (squadronShips(p.state, activeSquadron(p.state)).length === 0) return rules.end(p, frame);
      const before = p.state;
      const { segment } = before.match;
      // Nothing to choose: the segment passes by itself, and the log says so.
      leaveSegment(rules, p, frame, segment === null ? [] : [segment]);
      return uncover(rules.hiding, p, before, activeSquadron(before).id);
    },
    offers: (state, frame, by) => offersOf(workings, state, frame.step, by),
    check: (state, frame, command, by) => checked(workings, state, frame.step, command, by),
    resolve: (p, frame, command, by) => resolved(workings, p, frame, command, by),
    sample: (state, frame, offer, by, random) => sampled(workings, state, frame, offer, by, random),
    standingAnswer: (state, frame, by) => {
      const { segment } = state.match;
      if (frame.step === 'recall' && recall !== undefined) return recall.standingAnswer();
      if (frame.step === 'act' && segment !== null) return ordered<G>({ kind: 'end-segment', segment });
      const [first] = choosable(rules, state, by);
      if (first === undefined) return hidden.standingAnswer(state, by);
      return ordered<G>({ kind: 'activate-squadron', squadron: first.id });
    },
  };
}
