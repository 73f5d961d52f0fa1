/** The Command segment: QR-8.1. */
import { openPortalOffer, setShieldsOffer } from '../../../mechanics/blueprint-fleets/command/schema.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import type { Command } from '../../commands.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, type PlacedShip, fittedSpaces, workingSpaces } from '../../ship/ships.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { driveState } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Order, SegmentPart } from '../activation/part.ts';
import type { CommandSegmentOffer } from './schema.ts';
import { portalId } from '../../../mechanics/blueprint-fleets/portals.ts';
import { discFault, openerFault, openings, portalSpot, samplePortal } from './portal.ts';
import { checkRadius, reachStep, type CommandStep, stepFault } from './steps.ts';
import { shieldsBy } from '../../../mechanics/blueprint-fleets/command/shields.ts';
import type { SpaceId } from '../../ids.ts';

type StepOrder = Extract<Command, { kind: 'shut-down' | 'restart' | 'open-portal' | 'set-shields' }>;

const stepOf: Record<StepOrder['kind'], CommandStep> = {
  'shut-down': 'drive',
  restart: 'drive',
  'open-portal': 'portal',
  'set-shields': 'shields',
};

/** QR-8.1.1a, QR-8.1.1f: once in an activation, one way or the other (R-QR-81). */
function driveFault(ship: PlacedShip, kind: 'shut-down' | 'restart'): Rejection | undefined {
  const { name, activation } = ship;
  if (driveState(ship) === 'absent')
    return refuse('no-drive', 'R-QR-41', `${name} is a station and has no Main Drive. Order a ship that has one.`);
  if (kind === 'shut-down') {
    if (activation.restarted)
      return refuse('just-restarted', 'R-QR-81', `${name} has restarted in this activation. Shut it down in the next.`);
    if (ship.fullStop) return refuse('at-full-stop', 'QR-8.1.1a', `${name} lies at Full Stop already. It may restart.`);
    return undefined;
  }
  if (activation.shutDown)
    return refuse('just-shut-down', 'R-QR-81', `${name} has shut down in this activation. Restart it in the next.`);
  if (!ship.fullStop) return refuse('not-at-full-stop', 'QR-8.1.1f', `${name} is not at Full Stop. It may shut down.`);
  return undefined;
}

function checkOrder(state: OpenTable, squadron: Squadron, order: StepOrder): Rejection | undefined {
  const early = actingFault(state, squadron, order.ship) ?? stepFault(state, squadron, stepOf[order.kind]);
  if (early !== undefined) return early;
  const ship = actingShip(state, order.ship);
  switch (order.kind) {
    case 'shut-down':
    case 'restart':
      return driveFault(ship, order.kind);
    case 'open-portal':
      return openerFault(state, ship) ?? discFault(state, ship, order.at);
    case 'set-shields':
      return shieldsFault(ship, order.arcs);
  }
}

function* shipOffers(state: OpenTable, squadron: Squadron, ship: PlacedShip): Generator<Offering<CommandSegmentOffer>> {
  const about = [`ship:${ship.id}`];
  const may = (kind: StepOrder['kind']) => stepFault(state, squadron, stepOf[kind]) === undefined;
  if (may('shut-down') && driveFault(ship, 'shut-down') === undefined)
    yield { kind: 'shut-down', label: `Shut ${ship.name} down`, about, rule: 'QR-8.1.1a', ship: ship.id };
  if (may('restart') && driveFault(ship, 'restart') === undefined)
    yield { kind: 'restart', label: `Restart ${ship.name}`, about, rule: 'QR-8.1.1f', ship: ship.id };
  if (may('open-portal') && openerFault(state, ship) === undefined && portalSpot(state, ship) !== undefined)
    yield openPortalOffer(openings, ship);
  const generators = generatorsOf(ship);
  if (generators.length > 0) yield setShieldsOffer('QR-8.1.4a', ship, generators);
}

function carryOut(p: Procedure, squadron: Squadron, order: StepOrder): void {
  reachStep(p, squadron, stepOf[order.kind]);
  const { ship } = order;
  switch (order.kind) {
    case 'shut-down':
      return p.emit({ kind: 'drive-shut-down', ship });
    case 'restart':
      return p.emit({ kind: 'drive-restarted', ship });
    case 'open-portal':
      return p.emit({ kind: 'portal-opened', portal: portalId(p.state), ship, at: order.at });
    case 'set-shields':
      return p.emit({ kind: 'shields-set', ship, arcs: order.arcs });
  }
}

const orderWith = <K extends StepOrder['kind']>(sample: Order<K>['sample']): Order<K> => ({
  check: checkOrder,
  resolve: carryOut,
  sample,
});

export const commandPart: SegmentPart = {
  segment: 'command',
  orders: {
    'shut-down': orderWith<'shut-down'>((_state, _squadron, { kind, ship }) => ({ kind, ship })),
    restart: orderWith<'restart'>((_state, _squadron, { kind, ship }) => ({ kind, ship })),
    'open-portal': orderWith<'open-portal'>((state, _squadron, { kind, ship }, _by, random) => ({
      kind,
      ship,
      at: samplePortal(state, actingShip(state, ship), random),
    })),
    'set-shields': orderWith<'set-shields'>((state, _squadron, { kind, ship }, _by, random) => ({
      kind,
      ship,
      arcs: sampleShields(actingShip(state, ship), random),
    })),
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* shipOffers(state, squadron, ship);
  },
  conclude: (p, squadron) => {
    reachStep(p, squadron, 'shields');
    checkRadius(p, squadron);
  },
};

export const generatorsOf = (ship: PlacedShip): readonly SpaceId[] => workingSpaces(ship, 'shield-generator');

export const { shieldsFault, sampleShields } = shieldsBy<SpaceId, PlacedShip>({
  fitted: (ship) => fittedSpaces(ship, 'shield-generator'),
  working: generatorsOf,
  set: 'QR-8.1.4a',
  sameArc: 'QR-11.6.29a',
  unchanged: 'R-QR-80',
});
