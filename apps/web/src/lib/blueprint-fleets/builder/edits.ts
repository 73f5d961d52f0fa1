/** What can be done to a fleet on paper. Every edit gives a new design and keeps the old one whole. */
import { shipAt, type FleetBerth, type DesignedFleet, type DesignedShip, type DesignedSquadron } from './design.ts';
import { freeShipName, freeSquadronName } from './ship-names.ts';

/** What a game's ships are, as far as edits have to know. */
export interface ShipsOfGame<Ship extends DesignedShip> {
  /** A ship of the class as it leaves the yard: nothing in its mounts and spaces yet. */
  readonly fresh: (name: string, code: Ship['class'], rank: Ship['rank']) => Ship;
  readonly civilian: (code: Ship['class']) => boolean;
}

/** A part of a ship with another thing in that place, or none. */
export function fittedWith<Whole extends object>(part: Whole, place: PropertyKey, value: unknown): Whole {
  const others = Object.entries(part).filter(([key]) => key !== place);
  return Object.fromEntries(value === null ? others : [...others, [place, value]]) as Whole;
}

function editsOfShips<Ship extends DesignedShip>() {
  type Fleet = DesignedFleet<Ship>;
  const editSquadron = (
    fleet: Fleet,
    index: number,
    change: (squadron: DesignedSquadron<Ship>) => DesignedSquadron<Ship>,
  ): Fleet => ({ ...fleet, squadrons: fleet.squadrons.map((each, i) => (i === index ? change(each) : each)) });
  const editShip = (fleet: Fleet, at: FleetBerth, change: (ship: Ship) => Ship): Fleet =>
    editSquadron(fleet, at.squadron, (squadron) => ({
      ...squadron,
      ships: squadron.ships.map((each, i) => (i === at.ship ? change(each) : each)),
    }));
  return {
    editSquadron,
    editShip,
    renameSquadron: (fleet: Fleet, index: number, name: string): Fleet =>
      editSquadron(fleet, index, (squadron) => ({ ...squadron, name })),
    renameShip: (fleet: Fleet, at: FleetBerth, name: string): Fleet =>
      editShip(fleet, at, (ship) => ({ ...ship, name })),
    /** A mount with this weapon, or empty. */
    setWeapon: <Mount extends keyof Ship['weapons']>(
      fleet: Fleet,
      at: FleetBerth,
      mount: Mount,
      weapon: Ship['weapons'][Mount] | null,
    ): Fleet => editShip(fleet, at, (ship) => ({ ...ship, weapons: fittedWith(ship.weapons, mount, weapon) })),
    /** An equipment space with this module, or empty. */
    setModule: <Space extends keyof Ship['equipment']>(
      fleet: Fleet,
      at: FleetBerth,
      space: Space,
      module: Ship['equipment'][Space] | null,
    ): Fleet => editShip(fleet, at, (ship) => ({ ...ship, equipment: fittedWith(ship.equipment, space, module) })),
    /** The customization in that place of the ship's list: another one, or none. */
    setCustomization: (fleet: Fleet, at: FleetBerth, index: number, id: Ship['customizations'][number] | null): Fleet =>
      editShip(fleet, at, (ship) => {
        const list = [...ship.customizations];
        if (id === null) list.splice(index, 1);
        else list[Math.min(index, list.length)] = id;
        return { ...ship, customizations: list };
      }),
  };
}

const flagged = (fleet: DesignedFleet<DesignedShip>): boolean =>
  fleet.squadrons.some(({ ships }) => ships.some(({ rank }) => rank === 'admiral'));

/** Who commands: a squadron has one commander, a fleet one flagship among them. */
function commandOf<Ship extends DesignedShip>({ civilian }: ShipsOfGame<Ship>) {
  type Fleet = DesignedFleet<Ship>;
  const { editShip } = editsOfShips<Ship>();
  return {
    /** The rank that a ship takes where the squadron still lacks its commander, or the fleet its flagship. */
    vacantRank: (fleet: Fleet, squadron: DesignedSquadron<Ship> | undefined): Ship['rank'] => {
      if (squadron?.ships.some(({ rank }) => rank !== 'captain')) return 'captain';
      return flagged(fleet) ? 'commander' : 'admiral';
    },
    /** Squadrons that lost their commander get the first ship instead, and the fleet its flagship. */
    manned: (fleet: Fleet): Fleet => {
      const squadrons = fleet.squadrons.map((squadron) => {
        const first = squadron.ships.findIndex((ship) => !civilian(ship.class));
        if (first < 0 || squadron.ships.some(({ rank }) => rank !== 'captain')) return squadron;
        const ships = squadron.ships.map((ship, i) => (i === first ? { ...ship, rank: 'commander' as const } : ship));
        return { ...squadron, ships };
      });
      const next = { ...fleet, squadrons };
      if (flagged(next)) return next;
      const squadron = squadrons.findIndex(({ ships }) => ships.length > 0);
      const ship = squadrons[squadron]?.ships.findIndex(({ rank }) => rank === 'commander') ?? -1;
      return ship < 0 ? next : editShip(next, { squadron, ship }, (each) => ({ ...each, rank: 'admiral' }));
    },
    /** Gives a ship the command of its squadron, or the fleet's flag; whoever had it before steps down. */
    setRank: (fleet: Fleet, at: FleetBerth, rank: Ship['rank']): Fleet => {
      const squadron = fleet.squadrons[at.squadron];
      if (!squadron) return fleet;
      const flagHere = squadron.ships.some((ship) => ship.rank === 'admiral');
      const taken: Ship['rank'] = rank === 'commander' && flagHere ? 'admiral' : rank;
      return {
        ...fleet,
        squadrons: fleet.squadrons.map((each, s) => ({
          ...each,
          ships: each.ships.map((ship, i): Ship => {
            if (s === at.squadron && i === at.ship) return { ...ship, rank: taken };
            if (rank === 'captain') return ship;
            if (s === at.squadron) return { ...ship, rank: 'captain' };
            return taken === 'admiral' && ship.rank === 'admiral' ? { ...ship, rank: 'commander' } : ship;
          }),
        })),
      };
    },
  };
}

export function fleetEditsOf<Ship extends DesignedShip>(game: ShipsOfGame<Ship>) {
  type Fleet = DesignedFleet<Ship>;
  const parts = editsOfShips<Ship>();
  const { editSquadron } = parts;
  const { vacantRank, manned, setRank } = commandOf(game);
  const addSquadron = (fleet: Fleet): Fleet => ({
    ...fleet,
    squadrons: [...fleet.squadrons, { name: freeSquadronName(fleet), ships: [] }],
  });
  const without = (fleet: Fleet, at: FleetBerth): Fleet =>
    editSquadron(fleet, at.squadron, (squadron) => ({
      ...squadron,
      ships: squadron.ships.filter((_, i) => i !== at.ship),
    }));
  const joined = (fleet: Fleet, index: number, ship: Ship): Fleet =>
    editSquadron(fleet, index, (squadron) => ({ ...squadron, ships: [...squadron.ships, ship] }));
  return {
    ...parts,
    setRank,
    addSquadron,
    removeSquadron: (fleet: Fleet, index: number): Fleet =>
      manned({ ...fleet, squadrons: fleet.squadrons.filter((_, i) => i !== index) }),
    /** One more ship of the class at the end of the squadron; in a squadron of its own where there is none of that index. */
    addShip: (fleet: Fleet, squadron: number, code: Ship['class']): Fleet => {
      const within = fleet.squadrons[squadron] ? fleet : addSquadron(fleet);
      const index = fleet.squadrons[squadron] ? squadron : within.squadrons.length - 1;
      const rank = game.civilian(code) ? 'captain' : vacantRank(within, within.squadrons[index]);
      return joined(within, index, game.fresh(freeShipName(within), code, rank));
    },
    /** The same ship again under another name, a captain's. */
    copyShip: (fleet: Fleet, at: FleetBerth): Fleet => {
      const model = shipAt(fleet, at);
      return model ? joined(fleet, at.squadron, { ...model, name: freeShipName(fleet), rank: 'captain' }) : fleet;
    },
    removeShip: (fleet: Fleet, at: FleetBerth): Fleet => manned(without(fleet, at)),
    /** Puts a ship at the end of another squadron; its old one keeps a commander. */
    moveShip: (fleet: Fleet, at: FleetBerth, to: number): Fleet => {
      const ship = shipAt(fleet, at);
      const target = fleet.squadrons[to];
      if (!ship || !target || to === at.squadron) return fleet;
      const left = without(fleet, at);
      return manned(joined(left, to, { ...ship, rank: vacantRank(left, target) }));
    },
  };
}

export type FleetEdits<Ship extends DesignedShip> = ReturnType<typeof fleetEditsOf<Ship>>;
