/** A formation for a squadron inside its zone: commander in front, screens touching it, the others close by. */
import { baseGapMils, distanceMils, firstFreeContact } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { type Standing, standing } from '../../ship/clearance.ts';
import { fightersOf, hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import type { Ship, Side, Squadron } from '../../table.ts';
import { besideFault, placedAs, squadronMembers, stationFault } from './deployment.ts';

type Deployment = CommandOf<'deploy-squadron'>;

/** Room that ships keep where they can, so that they are not in each other's way when they move. */
const ELBOW_ROOM = 500;

interface Drawing {
  readonly state: State;
  readonly side: Side;
  /** Towards the enemy. */
  readonly aheadCdeg: number;
  readonly standing: Standing[];
  readonly ships: { ship: string; at: Point; facingCdeg: number }[];
}

/** Across the middle of the table. */
function ahead(state: State, { zone }: Side): number {
  return (zone.south + zone.north) / 2 <= state.match.table.heightMils / 2 ? 0 : 18_000;
}

function stands(drawing: Drawing, ship: Ship, at: Point): void {
  drawing.ships.push({ ship: ship.id, at, facingCdeg: drawing.aheadCdeg });
  drawing.standing.push(placedAs(ship, { at, radiusMils: baseRadiusMils(ship) }));
}

function fits(drawing: Drawing, ship: Ship, at: Point, room: number): boolean {
  const base = { at, radiusMils: baseRadiusMils(ship) };
  if (room > 0 && drawing.standing.some((other) => baseGapMils(base, other.base) < room)) return false;
  return stationFault(drawing.state, ship, base, drawing.standing) === undefined;
}

/** Every quarter inch of the zone: slow, but it finds the last gap. */
function anywhere(drawing: Drawing, ship: Ship): Point {
  const { west, south, east, north } = drawing.side.zone;
  for (let yMils = south; yMils <= north; yMils += 250)
    for (let xMils = west; xMils <= east; xMils += 250)
      if (fits(drawing, ship, { xMils, yMils }, 0)) return { xMils, yMils };
  throw new Error(`no room for ${ship.name} in the zone of ${drawing.side.fleet}`);
}

const firstFit = (drawing: Drawing, ship: Ship, points: readonly Point[]): Point =>
  points.find((at) => fits(drawing, ship, at, ELBOW_ROOM)) ??
  points.find((at) => fits(drawing, ship, at, 0)) ??
  anywhere(drawing, ship);

/** Along the front of the zone, outwards from `xMils`. */
function frontLine(drawing: Drawing, ship: Ship, xMils: number): readonly Point[] {
  const { zone } = drawing.side;
  const radius = baseRadiusMils(ship);
  // A base's width behind the front, so that a screen fits before it.
  const yMils = drawing.aheadCdeg === 0 ? zone.north - radius - 1500 : zone.south + radius + 1500;
  const steps = Array.from({ length: Math.ceil((zone.east - zone.west) / 500) }, (_, step) => step * 500);
  return steps.flatMap((step) => [
    { xMils: xMils + step, yMils },
    { xMils: xMils - step, yMils },
  ]);
}

/** Places within the command radius: abreast of the commander first, then ever farther behind. */
function aroundCommander(drawing: Drawing, commander: Point): readonly Point[] {
  const back = drawing.aheadCdeg === 0 ? -1 : 1;
  const cells: { at: Point; cost: number }[] = [];
  for (let row = 0; row <= 10; row++)
    for (let column = -12; column <= 12; column++) {
      const at = { xMils: commander.xMils + column * 500, yMils: commander.yMils + back * row * 500 };
      if (distanceMils(at, commander) > distances.commandRadiusMils) continue;
      cells.push({ at, cost: Math.abs(column) + 2 * row + (column < 0 ? 0.5 : 0) });
    }
  return cells.sort((a, b) => a.cost - b.cost).map((cell) => cell.at);
}

/** The bearings at which a screen stands before the ship it protects. */
function screenPlace(drawing: Drawing, screen: Ship, ward: { at: Point; radiusMils: number }): Point | undefined {
  return firstFreeContact(ward, baseRadiusMils(screen), {
    preferredCdeg: drawing.aheadCdeg,
    blockers: drawing.standing.map((other) => other.base),
    fits: ({ at }) => fits(drawing, screen, at, 0),
  });
}

function placeShips(drawing: Drawing, ships: readonly Ship[], xMils: number): void {
  const lead = ships.find((ship) => ship.rank !== 'captain') ?? ships[0];
  if (lead === undefined) return;
  const leadAt = firstFit(drawing, lead, frontLine(drawing, lead, xMils));
  stands(drawing, lead, leadAt);
  const rest = ships.filter((ship) => ship.id !== lead.id);
  const screens = rest.filter((ship) => hasCustomization(ship, 'defensive-screen'));
  const ward = { at: leadAt, radiusMils: baseRadiusMils(lead) };
  for (const screen of screens) {
    const at = screenPlace(drawing, screen, ward);
    stands(drawing, screen, at ?? firstFit(drawing, screen, aroundCommander(drawing, leadAt)));
  }
  const others = rest.filter((ship) => !screens.includes(ship)).sort((a, b) => b.cost - a.cost);
  for (const ship of others) stands(drawing, ship, firstFit(drawing, ship, aroundCommander(drawing, leadAt)));
}

/** All fighters that find room out, behind and beside their carriers. */
function placeFighters(drawing: Drawing, carriers: readonly Ship[]): Deployment['fighters'] {
  const out: Deployment['fighters'] = [];
  for (const ship of carriers) {
    const carrier = drawing.standing.find((each) => each.id === ship.id);
    if (carrier === undefined) continue;
    for (const fighter of fightersOf(drawing.state, ship.id)) {
      if (fighter.place !== 'aboard') continue;
      const at = firstFreeContact(carrier.base, fighterRadiusMils, {
        preferredCdeg: drawing.aheadCdeg + 18_000,
        blockers: drawing.standing.map((other) => other.base),
        stepCdeg: 500,
        fits: (base) => besideFault(drawing.state, fighter, base.at, carrier, drawing.standing) === undefined,
      });
      if (at === undefined) break;
      out.push({ fighter: fighter.id, at });
      drawing.standing.push(placedAs(fighter, { at, radiusMils: fighterRadiusMils }));
    }
  }
  return out;
}

/** Draws the squadron up about `xMils`, its fighters out if wished; always a legal deployment. */
function drawUp(state: State, squadron: Squadron, xMils: number, fightersOut: boolean): Deployment {
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const drawing = { state, side, aheadCdeg: ahead(state, side), standing: [...standing(state)], ships: [] };
  const ships = squadronMembers(state, squadron);
  placeShips(drawing, ships, xMils);
  const fighters = fightersOut ? placeFighters(drawing, ships) : [];
  return { kind: 'deploy-squadron', squadron: squadron.id, ships: drawing.ships, fighters };
}

/**
 * A sensible formation in the squadron's zone, always legal: the squadrons of a fleet spread along the front in fleet
 * order, ships within the command radius where there is room, Defensive Screens touching the commander, fighters out.
 */
export function suggestDeployment(state: State, squadronId: string): Deployment {
  const squadron = state.squadrons[squadronId];
  if (squadron === undefined) throw new Error(`no squadron ${squadronId}`);
  const own = Object.values(state.squadrons).filter((each) => each.seat === squadron.seat);
  const index = own.findIndex((each) => each.id === squadron.id);
  const { widthMils } = state.match.table;
  return drawUp(state, squadron, Math.round((widthMils * (index + 1)) / (own.length + 1)), true);
}

/** A formation somewhere along the front, turned a little where ships like: another legal deployment. */
export function randomDeployment(state: State, squadron: Squadron, random: Random): Deployment {
  const { widthMils } = state.match.table;
  const drawn = drawUp(state, squadron, Math.floor(random() * widthMils), random() < 0.7);
  const turn = () => Math.floor(random() * 9001) - 4500;
  return {
    ...drawn,
    ships: drawn.ships.map((each) => ({ ...each, facingCdeg: (each.facingCdeg + turn() + 36_000) % 36_000 })),
  };
}
