/** What can be done to a fleet on paper. Every edit gives a new design and keeps the old one whole. */
import {
  classes,
  hangarCapacity,
  type FleetDesign,
  type ShipDesign,
  type SquadronDesign,
  type WeaponDesign,
} from './rules.ts';
import type { ClassCode, CustomizationId, EquipmentSpaceId, ModuleId, MountId } from './rules.ts';
import { freeShipName, freeSquadronName } from './ship-names.ts';

/** Indices of a ship in the design. */
export interface Berth {
  readonly squadron: number;
  readonly ship: number;
}

export const keyOf = ({ squadron, ship }: Berth): string => `${squadron}/${ship}`;
export function berthOf(key: string): Berth {
  const [squadron = 0, ship = 0] = key.split('/').map(Number);
  return { squadron, ship };
}

export type RankChoice = ShipDesign['rank'];

export const emptyFleet: FleetDesign = { name: 'New fleet', faction: 'Independent', squadrons: [] };

export function shipAt(fleet: FleetDesign, at: Berth): ShipDesign | undefined {
  return fleet.squadrons[at.squadron]?.ships[at.ship];
}

function mapSquadron(
  fleet: FleetDesign,
  index: number,
  change: (squadron: SquadronDesign) => SquadronDesign,
): FleetDesign {
  return { ...fleet, squadrons: fleet.squadrons.map((each, i) => (i === index ? change(each) : each)) };
}

function mapShip(fleet: FleetDesign, at: Berth, change: (ship: ShipDesign) => ShipDesign): FleetDesign {
  return mapSquadron(fleet, at.squadron, (squadron) => ({
    ...squadron,
    ships: squadron.ships.map((each, i) => (i === at.ship ? change(each) : each)),
  }));
}

const flagged = (fleet: FleetDesign): boolean =>
  fleet.squadrons.some(({ ships }) => ships.some(({ rank }) => rank === 'admiral'));

/** The rank that a ship takes where the squadron still lacks its commander, or the fleet its flagship. */
function vacantRank(fleet: FleetDesign, squadron: SquadronDesign | undefined): RankChoice {
  if (squadron?.ships.some(({ rank }) => rank !== 'captain')) return 'captain';
  return flagged(fleet) ? 'commander' : 'admiral';
}

export function addSquadron(fleet: FleetDesign): FleetDesign {
  return { ...fleet, squadrons: [...fleet.squadrons, { name: freeSquadronName(fleet), ships: [] }] };
}

export function removeSquadron(fleet: FleetDesign, index: number): FleetDesign {
  return manned({ ...fleet, squadrons: fleet.squadrons.filter((_, i) => i !== index) });
}

export function renameSquadron(fleet: FleetDesign, index: number, name: string): FleetDesign {
  return mapSquadron(fleet, index, (squadron) => ({ ...squadron, name }));
}

/** A ship of the class as it leaves the yard: nothing in her mounts and spaces yet (QR-1.10.11a). */
function freshShip(name: string, code: ClassCode, rank: RankChoice): ShipDesign {
  return { name, class: code, rank, weapons: {}, equipment: {}, customizations: [] };
}

/** One more ship of the class at the end of the squadron; in a squadron of her own where there is none of that index. */
export function addShip(fleet: FleetDesign, squadron: number, code: ClassCode): FleetDesign {
  const within = fleet.squadrons[squadron] ? fleet : addSquadron(fleet);
  const index = fleet.squadrons[squadron] ? squadron : within.squadrons.length - 1;
  const rank = classes[code].civilian ? 'captain' : vacantRank(within, within.squadrons[index]);
  const ship = freshShip(freeShipName(within), code, rank);
  return mapSquadron(within, index, (each) => ({ ...each, ships: [...each.ships, ship] }));
}

/** The same ship again under another name, a captain's. */
export function copyShip(fleet: FleetDesign, at: Berth): FleetDesign {
  const model = shipAt(fleet, at);
  if (!model) return fleet;
  const copy: ShipDesign = { ...model, name: freeShipName(fleet), rank: 'captain' };
  return mapSquadron(fleet, at.squadron, (squadron) => ({ ...squadron, ships: [...squadron.ships, copy] }));
}

/** Squadrons that lost their commander get the first ship instead, and the fleet its flagship. */
function manned(fleet: FleetDesign): FleetDesign {
  const squadrons = fleet.squadrons.map((squadron) => {
    const first = squadron.ships.findIndex((ship) => !classes[ship.class].civilian);
    if (first < 0 || squadron.ships.some(({ rank }) => rank !== 'captain')) return squadron;
    const ships = squadron.ships.map((ship, i) => (i === first ? { ...ship, rank: 'commander' as const } : ship));
    return { ...squadron, ships };
  });
  const next = { ...fleet, squadrons };
  if (flagged(next)) return next;
  const squadron = squadrons.findIndex(({ ships }) => ships.length > 0);
  const ship = squadrons[squadron]?.ships.findIndex(({ rank }) => rank === 'commander') ?? -1;
  return ship < 0 ? next : mapShip(next, { squadron, ship }, (each) => ({ ...each, rank: 'admiral' }));
}

export function removeShip(fleet: FleetDesign, at: Berth): FleetDesign {
  return manned(
    mapSquadron(fleet, at.squadron, (squadron) => ({
      ...squadron,
      ships: squadron.ships.filter((_, i) => i !== at.ship),
    })),
  );
}

/** Puts a ship at the end of another squadron; her old one keeps a commander. */
export function moveShip(fleet: FleetDesign, at: Berth, to: number): FleetDesign {
  const ship = shipAt(fleet, at);
  const target = fleet.squadrons[to];
  if (!ship || !target || to === at.squadron) return fleet;
  const left = mapSquadron(fleet, at.squadron, (squadron) => ({
    ...squadron,
    ships: squadron.ships.filter((_, i) => i !== at.ship),
  }));
  const rank = vacantRank(left, target);
  return manned(mapSquadron(left, to, (squadron) => ({ ...squadron, ships: [...squadron.ships, { ...ship, rank }] })));
}

export function renameShip(fleet: FleetDesign, at: Berth, name: string): FleetDesign {
  return mapShip(fleet, at, (ship) => ({ ...ship, name }));
}

/** Gives a ship the command of her squadron, or the fleet's flag; whoever had it before steps down. */
export function setRank(fleet: FleetDesign, at: Berth, rank: RankChoice): FleetDesign {
  const squadron = fleet.squadrons[at.squadron];
  if (!squadron) return fleet;
  const flagHere = squadron.ships.some((ship) => ship.rank === 'admiral');
  const taken: RankChoice = rank === 'commander' && flagHere ? 'admiral' : rank;
  return {
    ...fleet,
    squadrons: fleet.squadrons.map((each, s) => ({
      ...each,
      ships: each.ships.map((ship, i) => {
        if (s === at.squadron && i === at.ship) return { ...ship, rank: taken };
        if (rank === 'captain') return ship;
        if (s === at.squadron) return { ...ship, rank: 'captain' as const };
        return taken === 'admiral' && ship.rank === 'admiral' ? { ...ship, rank: 'commander' as const } : ship;
      }),
    })),
  };
}

/** A mount with this weapon, or empty. */
export function setWeapon(fleet: FleetDesign, at: Berth, mount: MountId, weapon: WeaponDesign | null): FleetDesign {
  return mapShip(fleet, at, (ship) => {
    const { [mount]: _, ...others } = ship.weapons;
    return { ...ship, weapons: weapon === null ? others : { ...others, [mount]: weapon } };
  });
}

/** An equipment space with this module, or empty. */
export function setModule(
  fleet: FleetDesign,
  at: Berth,
  space: EquipmentSpaceId,
  module: ModuleId | null,
): FleetDesign {
  return mapShip(fleet, at, (ship) => {
    const { [space]: _, ...others } = ship.equipment;
    return { ...ship, equipment: module === null ? others : { ...others, [space]: module } };
  });
}

/** The customization in that place of the ship's list: another one, or none. */
export function setCustomization(
  fleet: FleetDesign,
  at: Berth,
  index: number,
  id: CustomizationId | null,
): FleetDesign {
  return mapShip(fleet, at, (ship) => {
    const list = [...ship.customizations];
    if (id === null) list.splice(index, 1);
    else list[Math.min(index, list.length)] = id;
    return { ...ship, customizations: list };
  });
}

/** She carries a weapon, or nobody expects one of her: freighters and carriers live without. */
export const isArmed = (ship: ShipDesign): boolean =>
  Object.keys(ship.weapons).length > 0 || classes[ship.class].civilian || hangarCapacity(ship) > 0;

/** What a row says of a ship besides her name. */
export function remarks(ship: ShipDesign): string {
  const rank = { admiral: 'flagship, commands', commander: 'commands', captain: '' }[ship.rank];
  const fighters = hangarCapacity(ship);
  return [rank, fighters > 0 ? `${fighters} fighters` : ''].filter(Boolean).join(', ');
}
