/** A formation for a squadron inside its zone: commander in front, screens touching it, the others close by. */
import { baseGapMils, firstFreeContact } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import { around, firstFit, frontOf, inwardCdeg, tableArea } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import { type Standing, standing } from '../../ship/clearance.ts';
import { fightersOf, hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { State } from '../../state.ts';
import type { Ship, Side, Squadron, Zone } from '../../table.ts';
import { placedAs, squadronMembers, stationFault, stillOff, tokensBeside } from './deployment.ts';
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

function stands(drawing: Drawing, ship: Ship, at: Point): void {
  drawing.ships.push({ ship: ship.id, at, facingCdeg: drawing.aheadCdeg });
  drawing.standing.push(placedAs(ship, { at, radiusMils: baseRadiusMils(ship) }));
}

function fits(drawing: Drawing, ship: Ship, at: Point, room: number): boolean {
  const base = { at, radiusMils: baseRadiusMils(ship) };
  if (room > 0 && drawing.standing.some((other) => baseGapMils(base, other.base) < room)) return false;
  return stationFault(drawing.state, ship, base, drawing.standing) === undefined;
}

/** The first place that fits, elbow room before none, then anywhere in the zones, then on the table. */
function placeFor(drawing: Drawing, ship: Ship, places: readonly Point[]): Point {
  const areas = [drawing.zone, ...zonesOfSide(drawing.side), tableArea(drawing.state.match.table)];
  const at = firstFit(places, areas, ELBOW_ROOM, (place, room) => fits(drawing, ship, place, room));
  if (at === undefined) throw new Error(`no room for ${ship.name} in the zone of ${drawing.side.fleet}`);
  return at;
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
  const { zone, aheadCdeg } = drawing;
  // A base's width behind the front, so that a screen fits before it.
  const leadAt = placeFor(drawing, lead, frontOf(zone, aheadCdeg, along, baseRadiusMils(lead) + 1500));
  stands(drawing, lead, leadAt);
  const beside = around(leadAt, aheadCdeg, distances.commandRadiusMils);
  const rest = ships.filter((ship) => ship.id !== lead.id);
  const screens = rest.filter((ship) => hasCustomization(ship, 'defensive-screen'));
  const ward = { at: leadAt, radiusMils: baseRadiusMils(lead) };
  for (const screen of screens) {
    const at = screenPlace(drawing, screen, ward);
    stands(drawing, screen, at ?? placeFor(drawing, screen, beside));
  }
  const others = rest.filter((ship) => !screens.includes(ship)).sort((a, b) => b.cost - a.cost);
  for (const ship of others) stands(drawing, ship, placeFor(drawing, ship, beside));
}

/** All fighters that find room out, behind and beside their carriers, which are among `others`; that grows. */
export function fightersBeside(
  state: State,
  carriers: readonly { readonly id: string }[],
  others: Standing[],
  preferredCdeg: number,
): Deployment['fighters'] {
  return carriers.flatMap(({ id }) => {
    const carrier = others.find((each) => each.id === id);
    const aboard = fightersOf(state, id).filter(({ place }) => place === 'aboard');
    return carrier === undefined ? [] : tokensBeside(state, aboard, carrier, others, preferredCdeg, 500);
  });
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
  const aheadCdeg = inwardCdeg(zone, state.match.table);
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
