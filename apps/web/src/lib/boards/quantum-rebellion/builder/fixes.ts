/** Ways out of what is wrong with a fleet: the small changes that are tried. */
import type { Fix as SharedFix } from '#lib/builder/list-kind.ts';
import { bestFix, cheapened, type Candidate as Shared } from '#lib/builder/mending.ts';
import {
  moveShip,
  removeShip,
  removeSquadron,
  setCustomization,
  setModule,
  setRank,
  setWeapon,
  shipAt,
  type Berth,
} from './edit.ts';
import {
  classes,
  customizations,
  equipmentSpaceIds,
  fleetPoints,
  modules,
  ordnance,
  problems,
  type FleetDesign,
  type FleetLimits,
  type MountId,
  type FleetProblem,
} from './rules.ts';

type Candidate = Shared<FleetDesign>;
type Fix = SharedFix<FleetDesign>;

const moduleName = (id: string): string => (Object.hasOwn(modules, id) ? modules[id as keyof typeof modules].name : id);

function weaponChanges(fleet: FleetDesign, at: Berth, named: string): Candidate[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  return Object.entries(ship.weapons).flatMap(([key, weapon]) => {
    const mount = key as MountId;
    const fewer = Array.from({ length: Math.max(0, weapon.dice - 1) }, (_, i) => weapon.dice - 1 - i);
    const { cost, name } = ordnance[weapon.ordnance];
    return [
      ...fewer.map((dice) => ({
        label: `${named}${mount} down to ${dice}`,
        design: setWeapon(fleet, at, mount, { ...weapon, dice }),
        loss: weapon.dice - dice,
      })),
      ...(weapon.dice === 0
        ? [{ label: `${named}${mount} up to 1`, design: setWeapon(fleet, at, mount, { ...weapon, dice: 1 }), loss: 1 }]
        : []),
      {
        label: `take ${name.toLowerCase()} off ${named}${mount}`,
        design: setWeapon(fleet, at, mount, null),
        loss: 20 + cost + weapon.dice,
      },
    ];
  });
}

function fittingChanges(fleet: FleetDesign, at: Berth, off: string): Candidate[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const spaces = equipmentSpaceIds.slice(0, classes[ship.class].equipmentSpaces);
  const power = spaces.find((space) => ship.equipment[space] === undefined);
  return [
    ...ship.customizations.map((id, index) => ({
      label: `take ${customizations[id].name.toLowerCase()} off${off}`,
      design: setCustomization(fleet, at, index, null),
      loss: 20 + Math.abs(customizations[id].cost),
    })),
    ...equipmentSpaceIds.flatMap((space) => {
      const fitted = ship.equipment[space];
      if (fitted === undefined) return [];
      return [
        {
          label: `take ${moduleName(fitted).toLowerCase()} off${off}`,
          design: setModule(fleet, at, space, null),
          loss: 25 + (Object.hasOwn(modules, fitted) ? modules[fitted as keyof typeof modules].cost : 0),
        },
      ];
    }),
    ...(power === undefined
      ? []
      : (['auxiliary-power-unit', 'cargo-space', 'space-marines', 'hangar-bay'] as const).map((id) => ({
          label: `fit ${modules[id].name.toLowerCase()} in ${power}`,
          design: setModule(fleet, at, power, id),
          loss: 10 + modules[id].cost,
        }))),
  ];
}

const best = (
  fleet: FleetDesign,
  limits: FleetLimits,
  candidates: readonly Candidate[],
  minded: (problem: FleetProblem) => boolean,
): Fix | undefined => bestFix(fleet, (each) => problems(each, limits), candidates, minded);

/** One change to the ship that mends as much of what is wrong with her as one change can. */
export function shipFix(fleet: FleetDesign, limits: FleetLimits, at: Berth): Fix | undefined {
  const candidates = [...weaponChanges(fleet, at, ''), ...fittingChanges(fleet, at, '')];
  return best(fleet, limits, candidates, ({ squadron, ship }) => squadron === at.squadron && ship === at.ship);
}

function manning(fleet: FleetDesign, index: number): Candidate[] {
  const ships = fleet.squadrons[index]?.ships ?? [];
  return ships.flatMap((ship, i) => [
    {
      label: `make ${ship.name} the commander`,
      design: setRank(fleet, { squadron: index, ship: i }, 'commander'),
      loss: 1 + i,
    },
    {
      label: `make ${ship.name} the flagship`,
      design: setRank(fleet, { squadron: index, ship: i }, 'admiral'),
      loss: 2 + i,
    },
  ]);
}

function thinnings(fleet: FleetDesign, index: number): Candidate[] {
  const ships = fleet.squadrons[index]?.ships ?? [];
  const changes = ships.flatMap((ship, i) => {
    const at = { squadron: index, ship: i };
    return [
      ...weaponChanges(fleet, at, `${ship.name}’s `).filter(({ loss }) => loss >= 20),
      ...fittingChanges(fleet, at, ` ${ship.name}`).filter(({ label }) => label.startsWith('take')),
      { label: `take ${ship.name} out`, design: removeShip(fleet, at), loss: 200 },
    ];
  });
  return cheapened(changes, (each) => fleetPoints(fleet) - fleetPoints(each), 'points');
}

/** One change that mends what is wrong with a squadron as a whole. */
export function squadronFix(fleet: FleetDesign, limits: FleetLimits, index: number): Fix | undefined {
  const squadron = fleet.squadrons[index];
  if (!squadron) return undefined;
  const last = squadron.ships.length - 1;
  const away = fleet.squadrons.flatMap((other, to) =>
    to === index || last < 0
      ? []
      : [
          {
            label: `move ${squadron.ships[last]?.name ?? ''} to ${other.name}`,
            design: moveShip(fleet, { squadron: index, ship: last }, to),
            loss: 50,
          },
        ],
  );
  const drop = { label: `drop ${squadron.name}`, design: removeSquadron(fleet, index), loss: 400 };
  const candidates = [
    ...manning(fleet, index),
    ...thinnings(fleet, index),
    ...away,
    ...(squadron.ships.length === 0 ? [drop] : []),
  ];
  return best(fleet, limits, candidates, (each) => each.squadron === index && each.ship === null);
}

/** One change that mends what is wrong with the fleet as a whole. */
export function fleetFix(fleet: FleetDesign, limits: FleetLimits): Fix | undefined {
  const candidates = fleet.squadrons.flatMap((_, index) => [
    ...manning(fleet, index).filter(({ label }) => label.endsWith('flagship')),
    ...thinnings(fleet, index),
  ]);
  return best(fleet, limits, candidates, ({ squadron }) => squadron === null);
}
