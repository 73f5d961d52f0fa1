/** A formation for a squadron inside its zone: commander in front, screens touching it, the others close by. */
import { baseGapMils, distanceMils, firstFreeContact } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { type Standing, standing } from '../../ship/clearance.ts';
import { fightersOf, hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import type { Ship, Side, Squadron, Zone } from '../../table.ts';
import { besideFault, placedAs, squadronMembers, stationFault, stillOff } from './deployment.ts';
import { zonesOfSide } from './zones.ts';

type Deployment = CommandOf<'deploy-squadron'>;

/** Room that ships keep where they can, so that they are not in each other's way when they move. */
const ELBOW_ROOM = 500;

interface Drawing {
  readonly state: State;
  readonly side: Side;
  /** The strip that the squadron draws up in, and the way towards the enemy from there. */
  readonly zone: Zone;
  readonly aheadCdeg: number;
  readonly standing: Standing[];
  readonly ships: { ship: string; at: Point; facingCdeg: number }[];
}

/** From the edge that the strip lies along across the table: east or west from a tall one, else north or south. */
function ahead(state: State, zone: Zone): number {
  const { widthMils, heightMils } = state.match.table;
  if (zone.north - zone.south > zone.east - zone.west)
    return (zone.west + zone.east) / 2 <= widthMils / 2 ? 9000 : 27_000;
  return (zone.south + zone.north) / 2 <= heightMils / 2 ? 0 : 18_000;
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

/** Every quarter inch of the zones, then of the table: slow, but it finds the last gap. */
function anywhere(drawing: Drawing, ship: Ship): Point {
  const { widthMils, heightMils } = drawing.state.match.table;
  const table = { west: 0, south: 0, east: widthMils, north: heightMils };
  for (const { west, south, east, north } of [drawing.zone, ...zonesOfSide(drawing.side), table])
    for (let yMils = south; yMils <= north; yMils += 250)
      for (let xMils = west; xMils <= east; xMils += 250)
        if (fits(drawing, ship, { xMils, yMils }, 0)) return { xMils, yMils };
  throw new Error(`no room for ${ship.name} in the zone of ${drawing.side.fleet}`);
}

const firstFit = (drawing: Drawing, ship: Ship, points: readonly Point[]): Point =>
  points.find((at) => fits(drawing, ship, at, ELBOW_ROOM)) ??
  points.find((at) => fits(drawing, ship, at, 0)) ??
  anywhere(drawing, ship);

/** Along the front of the zone, outwards from `along`: a distance from its western (or southern) end. */
function frontLine({ zone, aheadCdeg }: Drawing, ship: Ship, along: number): readonly Point[] {
  // A base's width behind the front, so that a screen fits before it.
  const depth = baseRadiusMils(ship) + 1500;
  const tall = aheadCdeg === 9000 || aheadCdeg === 27_000;
  const size = tall ? zone.north - zone.south : zone.east - zone.west;
  const steps = Array.from({ length: Math.ceil(size / 500) }, (_, step) => step * 500);
  const spot = (at: number): Point =>
    tall
      ? { xMils: aheadCdeg === 9000 ? zone.east - depth : zone.west + depth, yMils: zone.south + at }
      : { xMils: zone.west + at, yMils: aheadCdeg === 0 ? zone.north - depth : zone.south + depth };
  return steps.flatMap((step) => [spot(along + step), spot(along - step)]);
}

/** The step of a mil in one of the four directions of the table. */
function unit(cdeg: number): { x: number; y: number } {
  const quarter = Math.round(cdeg / 9000) % 4;
  return { x: [0, 1, 0, -1][quarter] ?? 0, y: [1, 0, -1, 0][quarter] ?? 0 };
}

/** Places within the command radius: abreast of the commander first, then ever farther behind. */
function aroundCommander(drawing: Drawing, commander: Point): readonly Point[] {
  // Rows run back from the front, columns along it to the right.
  const [ahead, right] = [unit(drawing.aheadCdeg), unit(drawing.aheadCdeg + 9000)];
  const cells: { at: Point; cost: number }[] = [];
  for (let row = 0; row <= 10; row++)
    for (let column = -12; column <= 12; column++) {
      const at = {
        xMils: commander.xMils + 500 * (column * right.x - row * ahead.x),
        yMils: commander.yMils + 500 * (column * right.y - row * ahead.y),
      };
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

function placeShips(drawing: Drawing, ships: readonly Ship[], along: number): void {
  const lead = ships.find((ship) => ship.rank !== 'captain') ?? ships[0];
  if (lead === undefined) return;
  const leadAt = firstFit(drawing, lead, frontLine(drawing, lead, along));
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

/** All fighters that find room out, behind and beside their carriers, which are among `others`; that grows. */
export function fightersBeside(
  state: State,
  carriers: readonly Ship[],
  others: Standing[],
  preferredCdeg: number,
): Deployment['fighters'] {
  const out: Deployment['fighters'] = [];
  for (const ship of carriers) {
    const carrier = others.find((each) => each.id === ship.id);
    if (carrier === undefined) continue;
    for (const fighter of fightersOf(state, ship.id)) {
      if (fighter.place !== 'aboard') continue;
      const at = firstFreeContact(carrier.base, fighterRadiusMils, {
        preferredCdeg,
        blockers: others.map((other) => other.base),
        stepCdeg: 500,
        fits: (base) => besideFault(state, fighter, base.at, carrier, others) === undefined,
      });
      if (at === undefined) break;
      out.push({ fighter: fighter.id, at });
      others.push(placedAs(fighter, { at, radiusMils: fighterRadiusMils }));
    }
  }
  return out;
}

interface Front {
  readonly zone: Zone;
  /** Where along the strip the commander stands, as a part of its length. */
  readonly share: number;
  readonly fightersOut: boolean;
}

/** Draws the squadron up in a strip, its fighters out if wished; always a legal deployment. */
function drawUp(state: State, squadron: Squadron, { zone, share, fightersOut }: Front): Deployment {
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const aheadCdeg = ahead(state, zone);
  const drawing: Drawing = { state, side, zone, aheadCdeg, standing: [...standing(state)], ships: [] };
  const size = Math.max(zone.east - zone.west, zone.north - zone.south);
  placeShips(drawing, stillOff(state, squadron), Math.round(size * share));
  const carriers = squadronMembers(state, squadron);
  const fighters = fightersOut ? fightersBeside(state, carriers, drawing.standing, aheadCdeg + 18_000) : [];
  return { kind: 'deploy-squadron', squadron: squadron.id, ships: drawing.ships, fighters };
}

/**
 * A sensible formation in the squadron's zone, always legal: the squadrons of a fleet spread along the front in fleet
 * order, ships within the command radius where there is room, Defensive Screens touching the commander, fighters out.
 */
export function suggestDeployment(state: State, squadronId: string): Deployment {
  const squadron = state.squadrons[squadronId];
  const side = squadron && state.sides[squadron.seat];
  if (squadron === undefined || side === undefined) throw new Error(`no squadron ${squadronId}`);
  const own = Object.values(state.squadrons).filter((each) => each.seat === squadron.seat);
  const index = own.findIndex((each) => each.id === squadron.id);
  const zones = zonesOfSide(side);
  const zone = zones[index % zones.length] ?? side.zone;
  return drawUp(state, squadron, { zone, share: (index + 1) / (own.length + 1), fightersOut: true });
}

/** A formation somewhere along a front, turned a little where ships like: another legal deployment. */
export function randomDeployment(state: State, squadron: Squadron, random: Random): Deployment {
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const zone = pick(zonesOfSide(side), random);
  const drawn = drawUp(state, squadron, { zone, share: random(), fightersOut: random() < 0.7 });
  const turn = () => Math.floor(random() * 9001) - 4500;
  return {
    ...drawn,
    ships: drawn.ships.map((each) => ({ ...each, facingCdeg: (each.facingCdeg + turn() + 36_000) % 36_000 })),
  };
}
