/** The Command Segment: DA-9.1. */
import type { Rejection } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import type { Offering } from '../../../kernel/ruleset/offer.ts';
import { openPortalOffer, setShieldsOffer } from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { portalId } from '../../../mechanics/blueprint-fleets/portals.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import { speedTitles } from '../../markers/effects.ts';
import type { Procedure } from '../../procedure.ts';
import { actingFault, actingShip, fittedSpaces, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { CommandStep, Ship } from '../../table.ts';
import type { Order, SegmentPart } from '../activation/part.ts';
import { discFault, openerFault, openings, portalSpot, samplePortal } from './portal.ts';
import { repairable, repairerOf, repairFault } from './repair.ts';
import type { CommandSegmentOffer } from './schema.ts';
import { speedFault, speedPrice, speeds } from './speed.ts';
import { reachStep, stepFault } from './steps.ts';
import { shieldsBy } from '../../../mechanics/blueprint-fleets/command/shields.ts';
import type { SpaceId } from '../../ids.ts';

type StepOrder = CommandOf<'repair-space' | 'open-portal' | 'set-speed' | 'set-shields'>;

const stepOf: Record<StepOrder['kind'], CommandStep> = {
  'repair-space': 'repair',
  'open-portal': 'portal',
  'set-speed': 'speed',
  'set-shields': 'shields',
};

function checkOrder(state: OpenTable, squadron: Squadron, order: StepOrder): Rejection | undefined {
  const early = actingFault(state, squadron, order.ship) ?? stepFault(state, squadron, stepOf[order.kind]);
  if (early !== undefined) return early;
  const ship = actingShip(state, order.ship);
  switch (order.kind) {
    case 'repair-space':
      return repairFault(ship, order.space);
    case 'open-portal':
      return openerFault(state, ship) ?? discFault(state, ship, order.at);
    case 'set-speed':
      return speedFault(ship, order.speed);
    case 'set-shields':
      return shieldsFault(ship, order.arcs);
  }
}

function speedOffer(ship: PlacedShip, speed: (typeof speeds)[number]): CommandSegmentOffer {
  const price = speedPrice(ship, speed);
  const label = `Set ${ship.name} to ${speedTitles[speed]}${price === 0 ? '' : ` for ${price} Disorder`}`;
  return { kind: 'set-speed', label, about: [`ship:${ship.id}`], rule: 'DA-9.1.4a', ship: ship.id, speed, price };
}

function* shipOffers(state: OpenTable, squadron: Squadron, ship: PlacedShip): Generator<Offering<CommandSegmentOffer>> {
  const may = (kind: StepOrder['kind']) => stepFault(state, squadron, stepOf[kind]) === undefined;
  const spaces = may('repair-space') && repairerOf(ship) !== undefined ? repairable(ship) : [];
  if (spaces.length > 0)
    yield {
      kind: 'repair-space',
      label: `Repair a location of ${ship.name}`,
      about: [`ship:${ship.id}`],
      rule: 'DA-12.7.3',
      ship: ship.id,
      spaces,
    };
  if (may('open-portal') && openerFault(state, ship) === undefined && portalSpot(state, ship) !== undefined)
    yield openPortalOffer(openings, ship);
  for (const speed of speeds)
    if (may('set-speed') && speedFault(ship, speed) === undefined) yield speedOffer(ship, speed);
  const generators = generatorsOf(ship);
  if (generators.length > 0) yield setShieldsOffer('DA-9.1.5', ship, generators);
}

function carryOut(p: Procedure, squadron: Squadron, order: StepOrder): void {
  reachStep(p, squadron, stepOf[order.kind]);
  const ship = actingShip(p.state, order.ship);
  switch (order.kind) {
    case 'repair-space':
      return p.emit({ kind: 'space-restored', ship: ship.id, space: order.space, by: repairerOf(ship) ?? order.space });
    case 'open-portal':
      return p.emit({ kind: 'portal-opened', portal: portalId(p.state), ship: ship.id, at: order.at });
    case 'set-shields':
      return p.emit({ kind: 'shields-set', ship: ship.id, arcs: order.arcs });
    case 'set-speed': {
      const price = speedPrice(ship, order.speed);
      p.emit({ kind: 'speed-set', ship: ship.id, speed: order.speed, forced: false });
      gainDisorder(p, ship.id, price, { rule: 'DA-9.1.4b', by: 'the change of speed' });
      return settle(p);
    }
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
    'repair-space': orderWith<'repair-space'>((_state, _squadron, { kind, ship, spaces }, _by, random) => ({
      kind,
      ship,
      space: pick(spaces, random),
    })),
    'open-portal': orderWith<'open-portal'>((state, _squadron, { kind, ship }, _by, random) => ({
      kind,
      ship,
      at: samplePortal(state, actingShip(state, ship), random),
    })),
    'set-speed': orderWith<'set-speed'>((_state, _squadron, { kind, ship, speed }) => ({ kind, ship, speed })),
    'set-shields': orderWith<'set-shields'>((state, _squadron, { kind, ship }, _by, random) => ({
      kind,
      ship,
      arcs: sampleShields(actingShip(state, ship), random),
    })),
  },
  // A place for a portal is dear to find.
  readily: (state, squadron) =>
    stepFault(state, squadron, 'speed') === undefined &&
    squadronShips(state, squadron).some((ship) => speeds.some((speed) => speedFault(ship, speed) === undefined)),
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* shipOffers(state, squadron, ship);
  },
  conclude: (p, squadron) => reachStep(p, squadron, 'shields'),
};

export const generatorsOf = (ship: Ship): readonly SpaceId[] => workingSpaces(ship, 'shield-generator');

/** The marker of an Arc Shield names the quadrant that is covered (DA-1.7.2). */
export const shieldRules = {
  fitted: (ship: Ship) => fittedSpaces(ship, 'shield-generator'),
  working: generatorsOf,
  set: 'DA-9.1.5',
  sameArc: 'DA-12.7.34',
  unchanged: 'DA-9.1.5',
};
export const { shieldsFault, sampleShields } = shieldsBy<SpaceId, Ship>(shieldRules);
