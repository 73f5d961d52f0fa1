/** The Reserve Phase and the way in: QR-6.2a, QR-7.0a, QR-7.1, R-QR-71 to R-QR-73. */
import type { Seat } from '../../../kernel/contract.ts';
import type { HandlerOf } from '../../game.ts';
import type { Frame } from '../../frames.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import { optionOf } from '../../table.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { tableFor } from '../../ship/clearance.ts';
import { leadOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { distances } from '../../data/sizes.ts';
import type { OpenTable } from '../../state.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { portalId } from '../command/portal.ts';
import { uncover } from '../../specials/ambush/uncover.ts';
import { strikeOnArrival } from '../movement/terrain.ts';
import { squadronFighters } from '../setup/deployment.ts';
import { checkEntry } from './entry.ts';
import { randomEntry, suggestEntry } from './formation.ts';
import { discRadiusMils, entryDiscFault, entrySpot, sampleEntrySpot } from './portal-spots.ts';
import { callFault, entryPortalOf, inReserve, LOST_FROM_ROUND, strand, waiting } from './reserve.ts';
import type { SquadronId } from '../../ids.ts';

type ReserveFrame = Extract<Frame, { kind: 'reserve' }>;

const orderOf = (state: OpenTable): readonly Seat[] =>
  state.match.order.length > 0 ? state.match.order : seats(state).map((side) => side.seat);

function beginActivations(p: Procedure): void {
  const [first] = orderOf(p.state);
  if (first === undefined) throw new Error('a round without sides');
  p.replace({ kind: 'activation', turn: first, step: 'choose' });
}

/** Follows the choice of order. Without reserves the phase passes unnoticed (QR-6.2a). */
export function beginReserve(p: Procedure): void {
  if (inReserve(p.state).length === 0) return beginActivations(p);
  const { round } = p.state.match;
  p.emit({ kind: 'reserve-phase-began', round });
  p.replace({ kind: 'reserve', turn: orderOf(p.state)[0] ?? 'seat-1', passed: [] });
  if (round >= LOST_FROM_ROUND) strandAll(p);
}

function strandAll(p: Procedure): void {
  strand(p);
  endReserve(p);
}

function endReserve(p: Procedure): void {
  p.emit({ kind: 'reserve-phase-ended' });
  beginActivations(p);
}

const mayPlace = (state: OpenTable, frame: ReserveFrame, seat: Seat): boolean =>
  state.match.round < LOST_FROM_ROUND && !frame.passed.includes(seat) && waiting(state, seat).length > 0;

/** Sides alternate; one that has passed or has nobody left is skipped (R-QR-71). */
function handOn(p: Procedure, frame: ReserveFrame): void {
  const order = orderOf(p.state);
  const start = order.indexOf(frame.turn);
  const around = order.map((_, step) => order[(start + 1 + step) % order.length]);
  const next = around.find((seat) => seat !== undefined && mayPlace(p.state, frame, seat));
  if (next === undefined) return endReserve(p);
  p.replace({ ...frame, turn: next });
}

function portalOffers(state: OpenTable, by: Seat): Offer[] {
  if (entrySpot(state, by) === undefined) return [];
  return waiting(state, by).map((squadron) => ({
    kind: 'place-entry-portal',
    label: `Open a portal for ${squadron.name}`,
    about: [`squadron:${squadron.id}`],
    rule: 'QR-7.1.1a',
    squadron: squadron.id,
    discRadiusMils,
    onTable: tableFor(state, discRadiusMils),
    clearanceMils: distances.portalClearanceMils,
    portalFree: state.match.portalFree,
  }));
}

export const reserve: HandlerOf<'reserve'> = {
  awaiting: (state, frame) => (mayPlace(state, frame, frame.turn) ? [frame.turn] : []),
  advance: (p, frame) => (p.state.match.round < LOST_FROM_ROUND ? handOn(p, frame) : strandAll(p)),
  offers: (state, _frame, by) => [
    ...portalOffers(state, by),
    { kind: 'pass-reserve', label: 'Open no more portals', about: [], rule: 'QR-7.0a' },
  ],
  check: (state, _frame, command, by) => {
    if (command.kind === 'pass-reserve') return undefined;
    if (command.kind !== 'place-entry-portal')
      return refuse(
        'not-now',
        'QR-6.2a',
        'Reserves may come in now. Open a portal for one of your squadrons, or pass.',
      );
    return callFault(state, command.squadron, by) ?? entryDiscFault(state, command.at);
  },
  resolve: (p, frame, command, by) => {
    if (command.kind === 'pass-reserve') {
      p.emit({ kind: 'reserve-passed', by });
      return handOn(p, { ...frame, passed: [...frame.passed, by] });
    }
    const squadron = command.kind === 'place-entry-portal' ? p.state.squadrons[command.squadron] : undefined;
    if (command.kind !== 'place-entry-portal' || squadron === undefined) return;
    p.emit({
      kind: 'entry-portal-placed',
      portal: portalId(p.state),
      squadron: squadron.id,
      by,
      opener: leadOf(p.state.ships, squadron).id,
      at: command.at,
    });
    handOn(p, frame);
  },
  sample: (state, _frame, offer, by, random) =>
    offer.kind === 'place-entry-portal'
      ? { kind: 'place-entry-portal', squadron: offer.squadron, at: sampleEntrySpot(state, by, random) }
      : { kind: 'pass-reserve' },
  // R-QR-222: a side whose time is up waits, unless waiting would lose the squadron.
  standingAnswer: (state, _frame, by) => {
    const [first] = waiting(state, by);
    const at = entrySpot(state, by);
    const last = Math.min(state.match.rounds, LOST_FROM_ROUND - 1);
    if (first === undefined || at === undefined || state.match.round < last) return { kind: 'pass-reserve' };
    return { kind: 'place-entry-portal', squadron: first.id, at };
  },
};

/** The squadron that comes in, and its portal, which lies as long as the frame waits. */
function entering(state: OpenTable, id: SquadronId): { squadron: Squadron; portal: Portal } {
  const squadron = state.squadrons[id];
  const portal = squadron === undefined ? undefined : entryPortalOf(state, squadron);
  if (squadron === undefined || portal === undefined) throw new Error(`${id} has no portal to come in by`);
  return { squadron, portal };
}

export const entry: HandlerOf<'entry'> = {
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
        rule: 'QR-8.3.4a',
        squadron: squadron.id,
        portal: portal.id,
        ships: squadron.ships,
        fighters: squadronFighters(state, squadron).map((fighter) => fighter.id),
        around: portal.at,
        discRadiusMils,
      },
    ];
  },
  check: (state, frame, command) => checkEntry(state, entering(state, frame.squadron).squadron, command),
  resolve: (p, frame, command, by) => {
    if (command.kind !== 'enter-squadron') return;
    const { portal } = entering(p.state, frame.squadron);
    const { squadron, ships, fighters } = command;
    const before = p.state;
    p.pop();
    const mayMove = optionOf(p.state.match, 'moveAfterReserveEntry') ? { mayMove: true } : {};
    p.emit({ kind: 'squadron-entered', squadron, by, portal: portal.id, ships, fighters, ...mayMove });
    for (const { ship } of ships) strikeOnArrival(p, ship);
    uncover(p, before, squadron);
  },
  sample: (state, frame, _offer, _by, random) => {
    const { squadron, portal } = entering(state, frame.squadron);
    return randomEntry(state, squadron, portal, random);
  },
  standingAnswer: (state, frame) => {
    const { squadron, portal } = entering(state, frame.squadron);
    return suggestEntry(state, squadron, portal);
  },
};
