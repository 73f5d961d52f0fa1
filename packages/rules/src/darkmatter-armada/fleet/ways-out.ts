/** Legal ways out for a ship that draws more power than it has (DA-12.2.3b): smaller dice, better reactors, less aboard. */
import { classes, type MountId } from '../data/classes.ts';
import { type DieSize, dieSizes } from '../data/dice.ts';
import { reactorIds, reactors } from '../data/modules.ts';
import { defenseOf, reactorIn, type ShipDesign, shipPoints } from './design.ts';
import { type DefPower, equipmentSpacesOf, mountsOf, powerBudget, type PowerPlace, reactorSpacesOf } from './power.ts';
import { listed } from '../../mechanics/blueprint-fleets/lists/problem.ts';
import { moduleIn, mountNames } from './words.ts';

export interface WayOut {
  /** What to do, as the end of a sentence: `make turret 1 a d8`. */
  readonly words: string;
  /** What the ship then costs more; below 0 where it gets cheaper. */
  readonly points: number;
  readonly ship: ShipDesign;
}

interface Step extends Omit<WayOut, 'points'> {
  readonly at: PowerPlace;
}

const smaller = (die: DieSize): readonly DieSize[] => dieSizes.filter((each) => each < die).reverse();

function withDie(ship: ShipDesign, mount: MountId, die: DieSize): Step {
  const weapon = ship.weapons[mount];
  if (weapon === undefined) throw new Error(`${ship.name} has nothing in ${mount}`);
  return {
    at: mount,
    words: `make the ${mountNames[mount]} a d${die}`,
    ship: { ...ship, weapons: { ...ship.weapons, [mount]: { ...weapon, die } } },
  };
}

const withDefense = (ship: ShipDesign, die: DieSize): Step => ({
  at: 'def',
  words: `lower DEF to d${die}`,
  ship: { ...ship, def: die },
});

function withoutWeapon(ship: ShipDesign, mount: MountId): Step {
  const { [mount]: _, ...weapons } = ship.weapons;
  return { at: mount, words: `leave the ${mountNames[mount]} empty`, ship: { ...ship, weapons } };
}

function withoutModules(ship: ShipDesign): readonly Step[] {
  return equipmentSpacesOf(ship)
    .filter((space) => ship.equipment[space] !== undefined)
    .map((space) => {
      const { [space]: _, ...equipment } = ship.equipment;
      const words = `take the ${moduleIn(ship.equipment, space)} out of ${space}`;
      return { at: space, words, ship: { ...ship, equipment } };
    });
}

/** Smaller dice in one place, the largest first. */
const shrinking = (ship: ShipDesign): readonly (readonly Step[])[] => [
  ...mountsOf(ship).map((mount) =>
    smaller(ship.weapons[mount]?.die ?? dieSizes[0]).map((die) => withDie(ship, mount, die)),
  ),
  smaller(defenseOf(ship))
    .filter((die) => die >= classes[ship.class].def)
    .map((die) => withDefense(ship, die)),
];

/** Better reactors in one space, the cheapest first, and one Auxiliary Power Unit; civilians have the latter only. */
function growing(ship: ShipDesign): readonly (readonly Step[])[] {
  const better = reactorSpacesOf(ship).map((space) =>
    reactorIds
      .filter((id) => reactors[id].power > reactors[reactorIn(ship, space)].power)
      .filter((id) => reactors[id].civilian || !classes[ship.class].civilian)
      .map((id) => ({
        at: space,
        words: `fit ${id === 'antimatter' ? 'an' : 'a'} ${reactors[id].name.toLowerCase()} in ${space}`,
        ship: { ...ship, reactors: { ...ship.reactors, [space]: id } },
      })),
  );
  const units = equipmentSpacesOf(ship)
    .filter((space) => ship.equipment[space] === undefined)
    .map((space) => ({
      at: space,
      words: `fit an auxiliary power unit in ${space}`,
      ship: { ...ship, equipment: { ...ship.equipment, [space]: 'auxiliary-power-unit' as const } },
    }));
  return [...better, units];
}

interface Asked {
  readonly baseline: DefPower;
  /** A place that stays as it is. */
  readonly kept: PowerPlace | undefined;
}

/** Everything a die smaller where that saves most, again and again, then the hungriest modules out, until it fits. */
function leaner(ship: ShipDesign, { baseline, kept }: Asked): Pick<Step, 'words' | 'ship'> | undefined {
  const used = (each: ShipDesign): number => powerBudget(each, baseline).used;
  const words = new Map<string, string>();
  let now = ship;
  while (!fits(now, baseline)) {
    const dice = shrinking(now).map(([next]) => next);
    const weapons = mountsOf(now)
      .filter((mount) => now.weapons[mount] !== undefined)
      .map((mount) => withoutWeapon(now, mount));
    const steps = [dice, withoutModules(now), weapons].map((kind) =>
      kind.filter((step) => step !== undefined).filter(({ at }) => at !== kept),
    );
    const most = steps
      .flatMap((kind) => kind.toSorted((one, other) => used(one.ship) - used(other.ship)).slice(0, 1))
      .find((step) => used(step.ship) < used(now));
    if (most === undefined) return undefined;
    // A later step on the same die takes the place of the words of the one before.
    words.set(most.words.replace(/ (a|to) d\d+$/, ''), most.words);
    now = most.ship;
  }
  return { words: listed([...words.values()], 'and'), ship: now };
}

const fits = (ship: ShipDesign, baseline: DefPower): boolean => {
  const { available, used } = powerBudget(ship, baseline);
  return used <= available;
};

/** The most power that the reactor spaces can give, then what still has to go. */
function richer(ship: ShipDesign, asked: Asked): Pick<Step, 'words' | 'ship'> | undefined {
  let now = ship;
  const words: string[] = [];
  for (const space of reactorSpacesOf(ship)) {
    if (space === asked.kept) continue;
    const most = growing(now).flatMap((steps) => steps.filter(({ at }) => at === space).slice(-1))[0];
    if (most === undefined) continue;
    words.push(most.words);
    now = most.ship;
    if (fits(now, asked.baseline)) return { words: listed(words, 'and'), ship: now };
  }
  const rest = words.length === 0 ? undefined : leaner(now, asked);
  return rest && { words: listed([...words, rest.words], 'and'), ship: rest.ship };
}

/**
 * What would settle the power of a ship, empty when it has enough or nothing helps: each way is complete. First single
 * changes, in each place the smallest that will do; where none does, several at once, from smaller dice or from better
 * reactors. `kept` is a place that stays as it is.
 */
export function waysOut(ship: ShipDesign, baseline: DefPower = 'charged', kept?: PowerPlace): readonly WayOut[] {
  if (fits(ship, baseline)) return [];
  const places = [
    ...shrinking(ship),
    ...growing(ship),
    ...withoutModules(ship).map((step) => [step]),
    ...mountsOf(ship)
      .filter((mount) => ship.weapons[mount] !== undefined)
      .map((mount) => [withoutWeapon(ship, mount)]),
  ];
  const single = places.flatMap((steps) =>
    steps.filter((step) => step.at !== kept && fits(step.ship, baseline)).slice(0, 1),
  );
  const several = () => [leaner(ship, { baseline, kept }), richer(ship, { baseline, kept })];
  const ways = single.length > 0 ? single : several().filter((way) => way !== undefined);
  return ways.map(({ words, ship: next }) => ({ words, ship: next, points: shipPoints(next) - shipPoints(ship) }));
}
