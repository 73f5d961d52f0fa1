/** The Reserve Phase and the way in. */
import type * as z from 'zod';
import type { RuleId, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { ShipId, SquadronId } from '../ids.ts';
import { portalId } from '../portals.ts';
import type { FlowProcedure, Handler, FlowPart } from '../procedure.ts';
import type { Portal, Squadron } from '../records.ts';
import { orderOf } from '../seats.ts';
import { squadronFighters } from '../setup/deploying.ts';
import { leadOf } from '../ships.ts';
import type { State, Table } from '../table.ts';
import type { entryFrame, reserveCommands, reserveFrame } from './schema.ts';
import { checkEntry, type EntryRules } from './entry.ts';
import type { ReserveEvent } from './events.ts';
import { randomEntry, suggestEntry } from './formation.ts';
import type { EnterSquadronOffer, EntryPortalOffer, PassReserveOffer } from './offers.ts';
import { entryDiscFault, entrySpot, sampleEntrySpot } from './portal-spots.ts';
import {
  callFault,
  entryPortalOf,
  inReserve,
  isClosed,
  portalsFull,
  type ReserveRules,
  strand,
  waiting,
} from './waiting.ts';

type ReserveFrame = z.infer<typeof reserveFrame>;
type EntryFrame = z.infer<typeof entryFrame>;
type Frame = ReserveFrame | EntryFrame;
type Command = z.infer<(typeof reserveCommands)[number]>;
type Offer = EntryPortalOffer | PassReserveOffer | EnterSquadronOffer;

export interface ComingInRules extends EntryRules {
  readonly reserve: ReserveRules;
  readonly phase: RuleId;
  readonly pass: RuleId;
  /** Begins the activations of the round. */
  activate(p: P): void;
  /** By agreement ships still move in the activation in which they come in. */
  mayMove(table: Table): boolean;
  /** What the ships meet where they have come in, in their order; `before` is the state without them. */
  entered(p: P, before: State, squadron: SquadronId, ships: readonly ShipId[]): void;
}

type P = FlowProcedure<ReserveEvent, Frame>;
type ComingIn = FlowPart<Frame, Command, ReserveEvent, Offer>;

/** Follows the choice of order. Without reserves the phase passes unnoticed. */
export function beginReserve(rules: ComingInRules, p: P): void {
  if (inReserve(p.state).length === 0) return rules.activate(p);
  const { round } = p.state.match;
  p.emit({ kind: 'reserve-phase-began', round });
  p.replace({ kind: 'reserve', turn: orderOf(p.state)[0] ?? 'seat-1', passed: [] });
  if (isClosed(rules.reserve, p.state)) strandAll(rules, p);
}

function strandAll(rules: ComingInRules, p: P): void {
  strand(p);
  endReserve(rules, p);
}

function endReserve(rules: ComingInRules, p: P): void {
  p.emit({ kind: 'reserve-phase-ended' });
  rules.activate(p);
}

const mayPlace = ({ reserve }: ComingInRules, table: Table, frame: ReserveFrame, seat: Seat): boolean =>
  !isClosed(reserve, table) &&
  !frame.passed.includes(seat) &&
  !portalsFull(reserve, table, seat) &&
  waiting(table, seat).length > 0;

/** Sides alternate; one that has passed or has nobody left is skipped. */
function handOn(rules: ComingInRules, p: P, frame: ReserveFrame): void {
  const order = orderOf(p.state);
  const start = order.indexOf(frame.turn);
  const around = order.map((_, step) => order[(start + 1 + step) % order.length]);
  const next = around.find((seat) => seat !== undefined && mayPlace(rules, p.state, frame, seat));
  if (next === undefined) return endReserve(rules, p);
  p.replace({ ...frame, turn: next });
}

function portalOffers({ portal, reserve }: ComingInRules, table: Table, by: Seat): Offer[] {
  if (entrySpot(portal, table, by) === undefined) return [];
  const { discRadiusMils, clearanceMils } = portal;
  return waiting(table, by).map((squadron) => ({
    kind: 'place-entry-portal',
    label: `Open a portal for ${squadron.name}`,
    about: [`squadron:${squadron.id}`],
    rule: reserve.called,
    squadron: squadron.id,
    discRadiusMils,
    onTable: portal.ground.tableFor(table, discRadiusMils),
    clearanceMils,
    portalFree: table.match.portalFree,
  }));
}

export const reserveBy = (rules: ComingInRules): Handler<ComingIn, ReserveFrame> => ({
  awaiting: (state, frame) => (mayPlace(rules, state, frame, frame.turn) ? [frame.turn] : []),
  advance: (p, frame) => (isClosed(rules.reserve, p.state) ? strandAll(rules, p) : handOn(rules, p, frame)),
  offers: (state, _frame, by) => [
    ...portalOffers(rules, state, by),
    { kind: 'pass-reserve', label: 'Open no more portals', about: [], rule: rules.pass },
  ],
  check: (state, _frame, command, by) => {
    if (command.kind === 'pass-reserve') return undefined;
    if (command.kind === 'place-entry-portal')
      return callFault(rules.reserve, state, command.squadron, by) ?? entryDiscFault(rules.portal, state, command.at);
    const sentence = 'Reserves may come in now. Open a portal for one of your squadrons, or pass.';
    return refuse('not-now', rules.phase, sentence);
  },
  resolve: (p, frame, command, by) => {
    if (command.kind === 'pass-reserve') {
      p.emit({ kind: 'reserve-passed', by });
      return handOn(rules, p, { ...frame, passed: [...frame.passed, by] });
    }
    const squadron = command.kind === 'place-entry-portal' ? p.state.squadrons[command.squadron] : undefined;
    if (command.kind !== 'place-entry-portal' || squadron === undefined) return;
    const [portal, opener] = [portalId(p.state), leadOf(p.state.ships, squadron).id];
    p.emit({ kind: 'entry-portal-placed', portal, squadron: squadron.id, by, opener, at: command.at });
    handOn(rules, p, frame);
  },
  sample: (state, _frame, offer, by, random) =>
    offer.kind === 'place-entry-portal'
      ? { kind: offer.kind, squadron: offer.squadron, at: sampleEntrySpot(rules.portal, state, by, random) }
      : { kind: 'pass-reserve' },
  // A side whose time is up waits, unless waiting would lose the squadron.
  standingAnswer: (state, _frame, by) => {
    const [first] = waiting(state, by);
    const at = entrySpot(rules.portal, state, by);
    const last = Math.min(state.match.rounds, (rules.reserve.lostFromRound ?? Infinity) - 1);
    if (first === undefined || at === undefined || state.match.round < last) return { kind: 'pass-reserve' };
    return { kind: 'place-entry-portal', squadron: first.id, at };
  },
});

/** The squadron that comes in, and its portal, which lies as long as the frame waits. */
function entering(table: Table, id: SquadronId): { squadron: Squadron; portal: Portal } {
  const squadron = table.squadrons[id];
  const portal = squadron === undefined ? undefined : entryPortalOf(table, squadron);
  if (squadron === undefined || portal === undefined) throw new Error(`${id} has no portal to come in by`);
  return { squadron, portal };
}

export const entryBy = (rules: ComingInRules): Handler<ComingIn, EntryFrame> => ({
  awaiting: (_state, frame) => [frame.by],
  advance: () => {
    throw new Error('an entry waits for its owner');
  },
  offers: (state, frame) => {
    const { squadron, portal } = entering(state, frame.squadron);
    return [
      {
        kind: 'enter-squadron',
        label: `Bring ${squadron.name} in`,
        about: [`squadron:${squadron.id}`, `portal:${portal.id}`, ...squadron.ships.map((id) => `ship:${id}`)],
        rule: rules.enter,
        squadron: squadron.id,
        portal: portal.id,
        ships: squadron.ships,
        fighters: rules.fightersStay === undefined ? squadronFighters(state, squadron).map(({ id }) => id) : [],
        around: portal.at,
        discRadiusMils: rules.portal.discRadiusMils,
      },
    ];
  },
  check: (state, frame, command: Kind) => checkEntry(rules, state, entering(state, frame.squadron).squadron, command),
  resolve: (p, frame, command, by) => {
    if (command.kind !== 'enter-squadron') return;
    const { squadron, portal } = entering(p.state, frame.squadron);
    const { ships, fighters } = command;
    const before = p.state;
    p.pop();
    const mayMove = rules.mayMove(p.state) ? { mayMove: true } : {};
    p.emit({ kind: 'squadron-entered', squadron: squadron.id, by, portal: portal.id, ships, fighters, ...mayMove });
    rules.entered(
      p,
      before,
      squadron.id,
      ships.map(({ ship }) => ship),
    );
  },
  sample: (state, frame, _offer, _by, random) => {
    const { squadron, portal } = entering(state, frame.squadron);
    return randomEntry(rules, state, squadron, portal, random);
  },
  standingAnswer: (state, frame) => {
    const { squadron, portal } = entering(state, frame.squadron);
    return suggestEntry(rules, state, squadron, portal);
  },
});
