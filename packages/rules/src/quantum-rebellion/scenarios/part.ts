/** The special actions that scenarios add, both from orbit: QR-12.2b, QR-12.3b, R-QR-183, R-QR-184. */
import type { Rejection } from '../../kernel/contract.ts';
import type { CommandOf } from '../commands.ts';
import { modules } from '../data/modules.ts';
import { scenarios } from '../data/scenarios.ts';
import type { SpaceId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import {
  actingFault,
  actingShip,
  specialFault,
  classOf,
  type FittedWeapon,
  type PlacedShip,
  weaponsOf,
  workingSpaces,
} from '../ship/ships.ts';
import { squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../state.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { Order, SegmentPart } from '../phases/activation/part.ts';
import { orbitedPlanet } from '../ship/clearance.ts';
import type { ScenarioOffer } from './schema.ts';

type ScenarioCommand = CommandOf<'land-troops' | 'orbital-bombardment'>;

/** The lowest face of the d20 that removes an enemy division (QR-12.3b). */
const BOMBARDMENT_NEED = 12;

/** What a Cargo Space of the ship holds (QR-11.6.8a). */
export function cargoUnits(ship: PlacedShip): number {
  const { effect } = modules['cargo-space'];
  return effect.kind === 'cargo' ? effect.units[classOf(ship).hull] : 0;
}

const turretsFor = (ship: PlacedShip): readonly FittedWeapon[] =>
  weaponsOf(ship).filter(
    ({ mount, space, weapon }) =>
      (mount === 'T1' || mount === 'T2') &&
      space.condition === 'working' &&
      ship.activation.fired[mount] === undefined &&
      (weapon.ordnance === 'autocannon' || weapon.ordnance === 'scatter'),
  );

/** Why the scenario, the ship's place or what it has done rule the action out. */
function actionFault(state: OpenTable, ship: PlacedShip, kind: ScenarioCommand['kind']): Rejection | undefined {
  const { name, actions } = scenarios[state.match.scenario];
  if (!actions.includes(kind))
    return refuse('not-in-scenario', 'QR-8.3b', `${name} knows no such action. Choose another special action.`);
  const taken = specialFault(ship);
  if (taken !== undefined) return taken;
  if (orbitedPlanet(state, ship) !== undefined) return undefined;
  const rule = kind === 'land-troops' ? 'QR-12.2b' : 'QR-12.3b';
  return refuse(
    'not-in-orbit',
    rule,
    `${ship.name} is not in orbit. Bring it within 3″ of the planet’s edge, facing along it, first.`,
  );
}

function checkAction(state: OpenTable, squadron: Squadron, command: ScenarioCommand): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const fault = actionFault(state, ship, command.kind);
  if (fault !== undefined) return fault;
  if (command.kind === 'land-troops') {
    if (workingSpaces(ship, 'cargo-space').includes(command.space)) return undefined;
    const sentence = `${ship.name} has no working Cargo Space in ${command.space}. Name one that has its troops aboard.`;
    return refuse('no-cargo', 'QR-12.2b', sentence);
  }
  if (turretsFor(ship).some(({ mount }) => mount === command.mount)) return undefined;
  const sentence = `Turret ${command.mount.slice(1)} of ${ship.name} cannot bombard. It takes a working Autocannon or Scatter turret that has not fired.`;
  return refuse('no-turret', 'QR-12.3b', sentence);
}

function landOffer(ship: PlacedShip, space: SpaceId): ScenarioOffer {
  const divisions = cargoUnits(ship);
  const label = `Land ${divisions === 1 ? '1 division' : `${divisions} divisions`} from ${ship.name}`;
  return { kind: 'land-troops', label, about: [`ship:${ship.id}`], rule: 'QR-12.2b', ship: ship.id, space, divisions };
}

function bombardOffer(ship: PlacedShip, { mount }: FittedWeapon): ScenarioOffer[] {
  if (mount !== 'T1' && mount !== 'T2') return [];
  const label = `Bombard the enemy’s troops with ${ship.name}`;
  const about = [`ship:${ship.id}`];
  const need = BOMBARDMENT_NEED;
  return [{ kind: 'orbital-bombardment', label, about, rule: 'QR-12.3b', ship: ship.id, mount, need }];
}

function offersOf(state: OpenTable, ship: PlacedShip): readonly ScenarioOffer[] {
  const may = (kind: ScenarioCommand['kind']): boolean => actionFault(state, ship, kind) === undefined;
  return [
    ...(may('land-troops') ? workingSpaces(ship, 'cargo-space').map((space) => landOffer(ship, space)) : []),
    ...(may('orbital-bombardment') ? turretsFor(ship).flatMap((turret) => bombardOffer(ship, turret)) : []),
  ];
}

function bombard(p: Procedure, ship: PlacedShip, mount: 'T1' | 'T2'): void {
  const against = opponentOf(p.state, ship.seat);
  const before = p.state.sides[against]?.divisions ?? 0;
  const dice = turretsFor(ship).find((turret) => turret.mount === mount)?.weapon.dice ?? 1;
  const [face = 1] = p.dice.roll(20, 1, `bombardment by ${ship.name}`);
  const lost = face >= BOMBARDMENT_NEED ? Math.min(1, before) : 0;
  p.emit({
    kind: 'planet-bombarded',
    by: ship.seat,
    ship: ship.id,
    mount,
    face,
    need: BOMBARDMENT_NEED,
    dice,
    against,
    lost,
    divisions: before - lost,
  });
}

const landTroops: Order<'land-troops'> = {
  check: checkAction,
  resolve: (p, _squadron, command) => {
    const ship = actingShip(p.state, command.ship);
    const landed = cargoUnits(ship);
    const divisions = (p.state.sides[ship.seat]?.divisions ?? 0) + landed;
    p.emit({ kind: 'troops-landed', by: ship.seat, ship: ship.id, space: command.space, landed, divisions });
  },
  sample: (_state, _squadron, { kind, ship, space }) => ({ kind, ship, space }),
};

const bombardment: Order<'orbital-bombardment'> = {
  check: checkAction,
  resolve: (p, _squadron, { ship, mount }) => bombard(p, actingShip(p.state, ship), mount),
  sample: (_state, _squadron, { kind, ship, mount }) => ({ kind, ship, mount }),
};

export const scenarioPart: SegmentPart = {
  segment: 'special',
  orders: { 'land-troops': landTroops, 'orbital-bombardment': bombardment },
  offers: (state, squadron) =>
    scenarios[state.match.scenario].actions.length === 0
      ? []
      : squadronShips(state, squadron).flatMap((ship) => offersOf(state, ship)),
};
