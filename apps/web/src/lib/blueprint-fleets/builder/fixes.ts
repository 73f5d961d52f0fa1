/** Ways out of what is wrong with a fleet: the small changes that are tried. */
import type { FleetLimits } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Fix } from '#lib/builder/list-kind.ts';
import { bestFix, cheapened, type Candidate } from '#lib/builder/mending.ts';
import { shipAt, type FleetBerth, type DesignedFleet, type DesignedShip } from './design.ts';
import type { FleetEdits } from './edits.ts';
import type { DesignProblem } from './judge.ts';

type MountedIn<Ship extends DesignedShip> = NonNullable<Ship['weapons'][keyof Ship['weapons']]>;

export interface MendedGame<Ship extends DesignedShip> {
  readonly edits: FleetEdits<Ship>;
  readonly problems: (fleet: DesignedFleet<Ship>, terms: FleetLimits) => readonly DesignProblem[];
  readonly fleetPoints: (fleet: DesignedFleet<Ship>) => number;
  /** The name of what is bought, and its price. */
  readonly priced: (
    part: 'weapons' | 'equipment' | 'customizations',
    id: string,
  ) => { readonly name: string; readonly cost: number };
  /** What is mounted, and how much is lost besides its price where it is taken off. */
  readonly weaponOf: (weapon: MountedIn<Ship>) => {
    readonly id: string;
    readonly weight: number;
  };
  /** Changes of a ship that take nothing off it: other dice, something fitted. */
  readonly changes: (fleet: DesignedFleet<Ship>, at: FleetBerth) => readonly Candidate<DesignedFleet<Ship>>[];
}

/** What may be taken off a ship; `named` is it in the possessive, `off` the end of the words. */
function takings<Ship extends DesignedShip>(
  { edits, priced, weaponOf }: MendedGame<Ship>,
  fleet: DesignedFleet<Ship>,
  at: FleetBerth,
  [named, off]: readonly [string, string],
): readonly Candidate<DesignedFleet<Ship>>[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const weapons = (Object.entries(ship.weapons) as [string, MountedIn<Ship>][]).map(([mount, weapon]) => {
    const { id, weight } = weaponOf(weapon);
    const { name, cost } = priced('weapons', id);
    return {
      label: `take ${name.toLowerCase()} off ${named}${mount}`,
      design: edits.setWeapon(fleet, at, mount as keyof Ship['weapons'], null),
      loss: 20 + cost + weight,
    };
  });
  const customizations = ship.customizations.map((id, index) => {
    const { name, cost } = priced('customizations', id);
    return {
      label: `take ${name.toLowerCase()} off${off}`,
      design: edits.setCustomization(fleet, at, index, null),
      loss: 20 + Math.abs(cost),
    };
  });
  const modules = Object.entries(ship.equipment).map(([space, id]) => {
    const { name, cost } = priced('equipment', String(id));
    return {
      label: `take ${name.toLowerCase()} off${off}`,
      design: edits.setModule(fleet, at, space as keyof Ship['equipment'], null),
      loss: 25 + cost,
    };
  });
  return [...weapons, ...customizations, ...modules];
}

/** Changes of whole squadrons: other officers, something off a ship, a ship out or elsewhere. */
function regroupings<Ship extends DesignedShip>(game: MendedGame<Ship>) {
  type Fleet = DesignedFleet<Ship>;
  const { edits, fleetPoints } = game;
  function manning(fleet: Fleet, squadron: number, to: readonly ('commander' | 'admiral')[]): Candidate<Fleet>[] {
    const titles = { commander: 'commander', admiral: 'flagship' };
    return (fleet.squadrons[squadron]?.ships ?? []).flatMap((each, ship) =>
      to.map((rank, i) => ({
        label: `make ${each.name} the ${titles[rank]}`,
        design: edits.setRank(fleet, { squadron, ship }, rank),
        loss: 1 + i + ship,
      })),
    );
  }
  function thinnings(fleet: Fleet, squadron: number): Candidate<Fleet>[] {
    const changes = (fleet.squadrons[squadron]?.ships ?? []).flatMap(({ name }, ship) => [
      ...takings(game, fleet, { squadron, ship }, [`${name}’s `, ` ${name}`]),
      { label: `take ${name} out`, design: edits.removeShip(fleet, { squadron, ship }), loss: 200 },
    ]);
    return cheapened(changes, (each) => fleetPoints(fleet) - fleetPoints(each), 'points');
  }
  function away(fleet: Fleet, squadron: number): Candidate<Fleet>[] {
    const ship = (fleet.squadrons[squadron]?.ships.length ?? 0) - 1;
    const last = shipAt(fleet, { squadron, ship });
    if (!last) return [];
    return fleet.squadrons.flatMap((other, to) => {
      if (to === squadron) return [];
      const design = edits.moveShip(fleet, { squadron, ship }, to);
      return [{ label: `move ${last.name} to ${other.name}`, design, loss: 50 }];
    });
  }
  return { manning, thinnings, away };
}

export function fixesOf<Ship extends DesignedShip>(game: MendedGame<Ship>) {
  type Fleet = DesignedFleet<Ship>;
  const { edits, problems } = game;
  const { manning, thinnings, away } = regroupings(game);
  const best = (
    fleet: Fleet,
    terms: FleetLimits,
    candidates: readonly Candidate<Fleet>[],
    minded: (problem: DesignProblem) => boolean,
  ): Fix<Fleet> | undefined => bestFix(fleet, (each) => problems(each, terms), candidates, minded);

  return {
    /** One change to the ship that mends as much of what is wrong with it as one change can. */
    shipFix: (fleet: Fleet, terms: FleetLimits, at: FleetBerth): Fix<Fleet> | undefined =>
      best(
        fleet,
        terms,
        [...game.changes(fleet, at), ...takings(game, fleet, at, ['', ''])],
        ({ squadron, ship }) => squadron === at.squadron && ship === at.ship,
      ),
    /** One change that mends what is wrong with a squadron as a whole. */
    squadronFix: (fleet: Fleet, terms: FleetLimits, index: number): Fix<Fleet> | undefined => {
      const squadron = fleet.squadrons[index];
      if (!squadron) return undefined;
      const drop = { label: `drop ${squadron.name}`, design: edits.removeSquadron(fleet, index), loss: 400 };
      const candidates = [
        ...manning(fleet, index, ['commander', 'admiral']),
        ...thinnings(fleet, index),
        ...away(fleet, index),
        ...(squadron.ships.length === 0 ? [drop] : []),
      ];
      return best(fleet, terms, candidates, (each) => each.squadron === index && each.ship === null);
    },
    /** One change that mends what is wrong with the fleet as a whole. */
    fleetFix: (fleet: Fleet, terms: FleetLimits): Fix<Fleet> | undefined => {
      const candidates = fleet.squadrons.flatMap((_, index) => [
        ...manning(fleet, index, ['admiral']),
        ...thinnings(fleet, index),
      ]);
      return best(fleet, terms, candidates, ({ squadron }) => squadron === null);
    },
  };
}
