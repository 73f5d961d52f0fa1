/** Laying mines before the fleets deploy: DA-6.2.4a to DA-6.2.4d, DA-12.7.23, R-DA-46, R-DA-90, R-DA-91, R-DA-171. */
import { legEnd, legFault } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { mineLayingBy, type MineRules } from '../../../mechanics/blueprint-fleets/mines/handler.ts';
import { fieldNear } from '../../../mechanics/blueprint-fleets/mines/laying.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { attempted, entered, randomLeg } from '../../../mechanics/open-table/index.ts';
import { stepped } from '../../../mechanics/dice/index.ts';
import type { CommandOf } from '../../commands.ts';
import { type DieSize, dieSizes } from '../../data/dice.ts';
import { modules } from '../../data/modules.ts';
import type { HandlerOf } from '../../game.ts';
import { type ShipId, speed } from '../../ids.ts';
import { speedTitles } from '../../markers/effects.ts';
import { envelopeOf, legOffered } from '../../phases/movement/plan.ts';
import type { MoveShipOffer } from '../../phases/movement/schema.ts';
import type { Procedure } from '../../procedure.ts';
import { ground, planets, setDown, settingFault, standing, tape } from '../../ship/clearance.ts';
import { actingShip, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { baseRadiusMils, driveState } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship, Terrain } from '../../table.ts';

const { effect } = modules['minelayer'];
const mines = effect.kind === 'mines' ? effect : { die: 8 as DieSize, stepsMore: 0, diameterMils: 6000 };

type FreeMove = CommandOf<'move-ship'>;

/** The ship as it moves at each setting that its class has (R-DA-46). */
const settings = (ship: PlacedShip): readonly PlacedShip[] =>
  driveState(ship) === 'absent' ? [] : speed.options.map((each) => ({ ...ship, speed: each }));

/** Nothing acts on the ship and nothing is lost before play begins, so that it stays clear of edges and planets. */
function moveFault(state: OpenTable, command: FreeMove): Rejection | undefined {
  const ship = actingShip(state, command.ship);
  const { name, at: from } = ship;
  if (command.carry.length > 0)
    return refuse('not-carried', 'DA-6.2.4c', `${name} has no fighters out yet. Move it alone.`);
  const faults = settings(ship).map((each) => legFault(envelopeOf(each), command, tape));
  if (!faults.includes(undefined)) {
    const most = Math.max(0, ...settings(ship).map((each) => envelopeOf(each).maxMils)) / 1000;
    const sentence = `${name} makes one standard move at any one speed, at most ${most}″, and turns by that speed’s arc. Choose such a way.`;
    return refuse(faults[0] ?? 'no-drive', 'DA-6.2.4c', sentence);
  }
  const at = legEnd(envelopeOf(ship), command);
  const [planet] = entered(from, at, planets(state));
  if (planet !== undefined)
    return refuse('hits-planet', 'R-DA-171', `${name} would fly into ${planet.shape.name}. Take it round the planet.`);
  const how = setDown('R-DA-171', 'Keep it on the table.');
  return settingFault(state, ship, { at, radiusMils: baseRadiusMils() }, standing(state, [ship.id]), how);
}

function moveOffers(state: OpenTable, id: ShipId): MoveShipOffer[] {
  const ship = state.ships[id];
  if (ship === undefined || !isPlaced(ship)) return [];
  return settings(ship).map((each) => ({
    kind: 'move-ship',
    label: `Move ${ship.name} at ${speedTitles[each.speed]} speed`,
    about: [`ship:${id}`],
    rule: 'DA-6.2.4c',
    ...legOffered(state, ship, envelopeOf(each)),
    carry: [],
  }));
}

function moveAway(p: Procedure, command: FreeMove): void {
  const { at: from } = actingShip(p.state, command.ship);
  const { ship, courseCdeg, distanceMils, facingCdeg } = command;
  const to = legEnd(envelopeOf(actingShip(p.state, ship)), command);
  p.emit({ kind: 'ship-moved', ship, from, to, courseCdeg, distanceMils, facingCdeg, carried: [] });
}

const stronger = (die: DieSize): DieSize => (stepped(dieSizes, die, mines.stepsMore) ?? die) as DieSize;

const TRIES = 24;

export const laying: MineRules = {
  ground,
  fieldRadiusMils: mines.diameterMils / 2,
  lays: (ship: Ship) => workingSpaces(ship, 'minelayer').length > 0,
  strengthOf: () => mines.die,
  diagonals: () => 45,
  // A further Minelayer of the side within an inch of its field adds two steps, up to d16 (R-DA-46).
  lay: (p: Procedure, by, ship: Ship, fresh) => {
    const near = fieldNear({ ground }, p.state, fresh.at, ({ laidBy }) => laidBy === by);
    const die = near === undefined ? mines.die : stronger(near.die ?? mines.die);
    const field: Terrain = { ...(near ?? { ...fresh, kind: 'minefield', laidBy: by }), die };
    p.emit({ kind: 'mines-laid', by, ship: ship.id, field, merged: near !== undefined });
    return field.id;
  },
  driftedInto: () => undefined,
  moves: {
    offers: (state: OpenTable, _squadron, ship) => moveOffers(state, ship),
    check: (state: OpenTable, _squadron, command: FreeMove) => moveFault(state, command),
    resolve: (p: Procedure, _squadron, command: FreeMove) => moveAway(p, command),
    sample: (state: OpenTable, _squadron, offer: MoveShipOffer, _by, random) =>
      attempted(
        TRIES,
        (): FreeMove => ({ kind: 'move-ship', ship: offer.ship, ...randomLeg(offer, random), carry: [] }),
        (order) => moveFault(state, order) === undefined,
      ),
  },
  place: 'DA-6.2.4a',
  overlap: 'DA-9.2.5',
  now: 'DA-6.2',
  keep: 'R-DA-171',
  move: 'DA-6.2.4c',
};

export const mineLaying: HandlerOf<'mine-laying'> = mineLayingBy(laying);
