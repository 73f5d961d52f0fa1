/** A formation for a squadron inside its zone: commander in front, screens touching it, the others close by. */
import type { Random } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import { drawnUp, type Group, inwardCdeg, tableArea } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { type StandingPiece, standing } from '../../ship/clearance.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron, Zone } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { placedAs, squadronMembers, stationFault, stillOff, tokensBeside } from './deployment.ts';
import { zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { SquadronId } from '../../ids.ts';

type Deployment = CommandOf<'deploy-squadron'>;

/** Room that ships keep where they can, so that they are not in each other's way when they move. */
const ELBOW_ROOM = 500;

/** Who leads, who stands before the commander, and the others, the dearest first. */
function groupOf(ships: readonly Ship[]): Group<Ship> | undefined {
  const lead = ships.find((ship) => ship.rank !== 'captain') ?? ships[0];
  if (lead === undefined) return undefined;
  const others = ships.filter((ship) => ship.id !== lead.id);
  const screens = others.filter((ship) => hasCustomization(ship, 'defensive-screen'));
  const rest = others.filter((ship) => !screens.includes(ship)).sort((a, b) => b.cost - a.cost);
  return { lead, screens, rest };
}

/** All fighters that find room out, behind and beside their carriers, which are among `others`; that grows. */
export function fightersBeside(
  state: OpenTable,
  carriers: readonly { readonly id: string }[],
  others: StandingPiece[],
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
function drawUp(state: OpenTable, squadron: Squadron, { zone, share, fightersOut }: Front): Deployment {
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const { table } = state.match;
  const aheadCdeg = inwardCdeg(zone, table);
  const others = [...standing(state)];
  const ships = stillOff(state, squadron);
  const group = groupOf(ships);
  const placed =
    group === undefined
      ? []
      : drawnUp(group, {
          area: zone,
          aheadCdeg,
          alongMils: Math.round(Math.max(zone.east - zone.west, zone.north - zone.south) * share),
          // A base's width behind the front, so that a screen fits before it.
          behindMils: baseRadiusMils(group.lead) + 1500,
          reachMils: distances.commandRadiusMils,
          elbowMils: ELBOW_ROOM,
          areas: [zone, ...zonesOfSide(side), tableArea(table)],
          standing: others,
          radiusOf: baseRadiusMils,
          fits: (ship, base) => stationFault(state, ship, base, others) === undefined,
          stands: placedAs,
        });
  if (placed.length < ships.length) throw new Error(`no room for all of ${squadron.name} in the zone of ${side.fleet}`);
  const carriers = squadronMembers(state, squadron);
  return {
    kind: 'deploy-squadron',
    squadron: squadron.id,
    ships: placed.map(({ member, at }) => ({ ship: member.id, at, facingCdeg: aheadCdeg })),
    fighters: fightersOut ? fightersBeside(state, carriers, others, aheadCdeg + 18_000) : [],
  };
}

/**
 * A sensible formation in the squadron's zone, always legal: the squadrons of a fleet spread along the front in fleet
 * order, ships within the command radius where there is room, Defensive Screens touching the commander, fighters out.
 */
export function suggestDeployment(state: OpenTable, squadronId: SquadronId): Deployment {
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
export function randomDeployment(state: OpenTable, squadron: Squadron, random: Random): Deployment {
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
