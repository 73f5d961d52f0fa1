/** A formation for a squadron inside its zone: commander in front, screens touching it, the others close by. */
import type * as z from 'zod';
import type { Random } from '../../../kernel/contract.ts';
import { pick } from '../../../kernel/dice.ts';
import { drawnUp, type Group, inwardCdeg, tableArea } from '../../open-table/index.ts';
import type { StandingPiece } from '../ground.ts';
import type { ShipId, SquadronId } from '../ids.ts';
import type { Squadron, Zone } from '../records.ts';
import { zonesOfSide } from '../seats.ts';
import { fightersOf, membersOf } from '../ships.ts';
import type { OpenTable, Ship, Table } from '../table.ts';
import type { setupCommands } from './commands.ts';
import { type DeployRules, placedAs, stationFault, stillOff, tokensBeside } from './deploying.ts';

type Deployment = Extract<z.infer<(typeof setupCommands)[number]>, { kind: 'deploy-squadron' }>;

/** Room that ships keep where they can, so that they are not in each other's way when they move. */
const ELBOW_ROOM = 500;

/** Who leads, who stands before the commander, and the others, the dearest first. */
function groupOf(rules: DeployRules, ships: readonly Ship[]): Group<Ship> | undefined {
  const lead = ships.find((ship) => ship.rank !== 'captain') ?? ships[0];
  if (lead === undefined) return undefined;
  const others = ships.filter((ship) => ship.id !== lead.id);
  const screens = others.filter((ship) => rules.isScreen(ship));
  const rest = others.filter((ship) => !screens.includes(ship)).sort((a, b) => b.cost - a.cost);
  return { lead, screens, rest };
}

/** All fighters that find room out, behind and beside their carriers, which are among `others`; that grows. */
export function fightersBeside(
  rules: DeployRules,
  state: Table,
  carriers: readonly { readonly id: ShipId }[],
  others: StandingPiece[],
  preferredCdeg: number,
): Deployment['fighters'] {
  return carriers.flatMap(({ id }) => {
    const carrier = others.find((each) => each.id === id);
    const aboard = fightersOf(state, id).filter(({ place }) => place === 'aboard');
    return carrier === undefined ? [] : tokensBeside(rules, state, aboard, carrier, others, preferredCdeg, 500);
  });
}

interface Front {
  readonly zone: Zone;
  /** Where along the strip the commander stands, as a part of its length. */
  readonly share: number;
  readonly fightersOut: boolean;
}

/** Draws the squadron up in a strip, its fighters out if wished; always a legal deployment. */
function drawUp(rules: DeployRules, state: OpenTable, squadron: Squadron, front: Front): Deployment {
  const { zone, share, fightersOut } = front;
  const { ground, commandRadiusMils } = rules;
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const { table } = state.match;
  const aheadCdeg = inwardCdeg(zone, table);
  const others = [...ground.standing(state)];
  const ships = stillOff(state, squadron);
  const group = groupOf(rules, ships);
  const placed =
    group === undefined
      ? []
      : drawnUp(group, {
          area: zone,
          aheadCdeg,
          alongMils: Math.round(Math.max(zone.east - zone.west, zone.north - zone.south) * share),
          // A base's width behind the front, so that a screen fits before it.
          behindMils: ground.radiusOf(group.lead) + 1500,
          reachMils: commandRadiusMils,
          elbowMils: ELBOW_ROOM,
          areas: [zone, ...zonesOfSide(side), tableArea(table)],
          standing: others,
          radiusOf: ground.radiusOf,
          fits: (ship, base) => stationFault(rules, state, ship, base, others) === undefined,
          stands: placedAs,
        });
  if (placed.length < ships.length) throw new Error(`no room for all of ${squadron.name} in the zone of ${side.fleet}`);
  const carriers = membersOf(state, squadron);
  return {
    kind: 'deploy-squadron',
    squadron: squadron.id,
    ships: placed.map(({ member, at }) => ({ ship: member.id, at, facingCdeg: aheadCdeg })),
    fighters: fightersOut ? fightersBeside(rules, state, carriers, others, aheadCdeg + 18_000) : [],
  };
}

/**
 * A sensible formation in the squadron's zone, always legal: the squadrons of a fleet spread along the front in fleet
 * order, ships within the command radius where there is room, screens touching the commander, fighters out.
 */
export function suggestDeployment(rules: DeployRules, state: OpenTable, squadronId: SquadronId): Deployment {
  const squadron = state.squadrons[squadronId];
  const side = squadron && state.sides[squadron.seat];
  if (squadron === undefined || side === undefined) throw new Error(`no squadron ${squadronId}`);
  const own = Object.values(state.squadrons).filter((each) => each.seat === squadron.seat);
  const index = own.findIndex((each) => each.id === squadron.id);
  const zones = zonesOfSide(side);
  const zone = zones[index % zones.length] ?? side.zone;
  return drawUp(rules, state, squadron, { zone, share: (index + 1) / (own.length + 1), fightersOut: true });
}

/** A formation somewhere along a front, turned a little where ships like: another legal deployment. */
export function randomDeployment(rules: DeployRules, state: OpenTable, squadron: Squadron, random: Random): Deployment {
  const side = state.sides[squadron.seat];
  if (side === undefined) throw new Error(`no side ${squadron.seat}`);
  const zone = pick(zonesOfSide(side), random);
  const drawn = drawUp(rules, state, squadron, { zone, share: random(), fightersOut: random() < 0.7 });
  const turn = () => Math.floor(random() * 9001) - 4500;
  return {
    ...drawn,
    ships: drawn.ships.map((each) => ({ ...each, facingCdeg: (each.facingCdeg + turn() + 36_000) % 36_000 })),
  };
}
