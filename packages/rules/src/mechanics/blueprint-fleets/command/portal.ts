/** A ship opens a way out into hyperspace. */
import { distanceMils, gapBetweenMils, offset } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { keptUnder } from '../../../kernel/kept.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { attempted, firstFree, ringsAround } from '../../open-table/index.ts';
import type { Point } from '../ids.ts';
import { inches } from '../names.ts';
import { areaFault, type PortalRules } from '../portals.ts';
import type { Placed } from '../ships.ts';
import type { Ship, Table } from '../table.ts';

export interface OpeningRules {
  readonly portal: PortalRules;
  /** From the post of the ship to the nearest edge of the disc. */
  readonly reachMils: number;
  hyperdriveOf(ship: Ship): 'absent' | 'offline' | 'working';
  readonly hyperdrive: RuleId;
  /** A ship keeps one open at most. */
  readonly one: RuleId;
  readonly reach: RuleId;
  readonly edge: RuleId;
}

export interface PortalOpening {
  /** Why this ship opens no portal, wherever. */
  readonly openerFault: (state: Table, ship: Placed) => Rejection | undefined;
  /** Why the disc cannot lie there. */
  readonly discFault: (state: Table, ship: Placed, at: Point) => Rejection | undefined;
  /** A legal place for the ship's portal, ahead of it if possible. */
  readonly portalSpot: (state: Table, ship: Placed) => Point | undefined;
  /** Any legal place. */
  readonly samplePortal: (state: Table, ship: Placed, random: Random) => Point;
}

function openerFault(rules: OpeningRules, state: Table, ship: Placed): Rejection | undefined {
  const drive = rules.hyperdriveOf(ship);
  if (drive !== 'working') {
    const sentence =
      drive === 'absent'
        ? `${ship.name} has no Hyperdrive. Let a ship with one open the portal.`
        : `The Hyperdrive of ${ship.name} is offline. Let a ship with a working one open the portal.`;
    return refuse('no-hyperdrive', rules.hyperdrive, sentence);
  }
  if (!Object.values(state.portals).some((portal) => portal.opener === ship.id && portal.entry === null))
    return undefined;
  const sentence = `${ship.name} keeps a portal open already. It may open another when that has closed.`;
  return refuse('portal-open', rules.one, sentence);
}

function discFault(rules: OpeningRules, state: Table, ship: Placed, at: Point): Rejection | undefined {
  const { portal, reachMils } = rules;
  const { ground, discRadiusMils, clearanceMils } = portal;
  const tolerance = ground.tape.distanceMils;
  const gap = distanceMils(ship.at, at) - discRadiusMils;
  if (gap > reachMils + tolerance) {
    const sentence = `The portal would open ${inches(gap)} from ${ship.name}. Place its edge within ${inches(reachMils)} of the ship.`;
    return refuse('too-far', rules.reach, sentence);
  }
  if (!ground.onTheTable(state, { at, radiusMils: discRadiusMils })) {
    const sentence = 'The portal would reach over the table’s edge. Place it wholly on the table.';
    return refuse('off-table', rules.edge, sentence);
  }
  const disc = { at, shape: { kind: 'circle', radiusMils: discRadiusMils } } as const;
  const near = ground.placedTerrain(state).find((terrain) => gapBetweenMils(disc, terrain) < clearanceMils - tolerance);
  if (near === undefined) return areaFault(portal, state, at);
  const sentence = `The portal would open ${inches(gapBetweenMils(disc, near))} from ${near.name}. Keep ${inches(clearanceMils)} from terrain.`;
  return refuse('too-near-terrain', rules.reach, sentence, { terrain: near.id });
}

export function openingBy(rules: OpeningRules): PortalOpening {
  const { reachMils } = rules;
  const { discRadiusMils } = rules.portal;
  const spots = keptUnder<Table, string, Point | undefined>();
  const free = (state: Table, ship: Placed) => (at: Point) => discFault(rules, state, ship, at) === undefined;
  /** Every half inch outwards, every 10 degrees. */
  const searchSpot = (state: Table, ship: Placed): Point | undefined => {
    const outwards = { fromMils: 2500, toMils: reachMils + discRadiusMils, stepMils: 500 };
    const rings = ringsAround(ship.at, outwards, { fromCdeg: ship.facingCdeg, stepCdeg: 1000 });
    return firstFree(rings, free(state, ship)) ?? firstFree([ship.at], free(state, ship));
  };
  const portalSpot = (state: Table, ship: Placed) => spots(state, ship.id, () => searchSpot(state, ship));
  return {
    openerFault: (state, ship) => openerFault(rules, state, ship),
    discFault: (state, ship, at) => discFault(rules, state, ship, at),
    portalSpot,
    samplePortal: (state, ship, random) => {
      const drawn = (): Point => {
        const away = Math.floor(random() * (reachMils + discRadiusMils));
        return offset(ship.at, Math.floor(random() * 36_000), away);
      };
      const spot = attempted(12, drawn, free(state, ship)) ?? portalSpot(state, ship);
      if (spot === undefined) throw new Error(`a portal of ${ship.name} is offered but fits nowhere`);
      return spot;
    },
  };
}
