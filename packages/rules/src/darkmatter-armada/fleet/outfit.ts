/**
 * Which weapons, systems, modules and customizations a ship may have: mounts and ordnance (12.3, 12.5, 12.6), DEF (12.1),
 * the rest (12.4, 12.7).
 */
import * as outfit from '../../mechanics/blueprint-fleets/lists/outfit.ts';
import { blueprints, type EquipmentSpaceId, type ReactorSpaceId } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type EquipmentModule, lifeSupports, modules, reactors } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import {
  defenseOf,
  lifeSupportOf,
  optionalModule,
  type ShipDesign,
  type WeaponDesign,
  type Finding,
  type ItemPlace,
} from './design.ts';
import { moduleCount, mountKind } from './fitting.ts';
import { equipmentSpacesOf, mountsOf, reactorSpacesOf } from './power.ts';
import { equipmentName, kindNames, mountNames } from './words.ts';

const told = (ship: ShipDesign): outfit.NamedShip => ({
  name: ship.name,
  class: classes[ship.class].name.toLowerCase(),
});
const civilian = (ship: ShipDesign): boolean => classes[ship.class].civilian;
const classNames = (codes: readonly ClassCode[]): string[] => codes.map((code) => classes[code].name.toLowerCase());

/** What of a table is sold to civilians, in lower case. */
const civilianNames = (table: Readonly<Record<string, { readonly name: string; readonly civilian: boolean }>>) =>
  Object.values(table)
    .filter((row) => row.civilian)
    .map(({ name }) => name.toLowerCase());

function weaponIn(ship: ShipDesign, mount: MountId, weapon: WeaponDesign): Finding[] {
  const { name, mounts, rule, civilian: sold } = ordnance[weapon.ordnance];
  const item = { part: 'weapons', at: mount } as const;
  const own = mountsOf(ship);
  if (!own.includes(mount)) {
    const has = own.map((each) => mountNames[each]);
    return [{ ...outfit.noSuchMount(told(ship), mountNames[mount], has, blueprints[ship.class].rule), item }];
  }
  const found: Finding[] = [];
  if (!mounts.includes(mountKind(mount))) {
    const kinds = mounts.map((each) => kindNames[each]);
    found.push({ ...outfit.ordnanceInWrongMount(told(ship), name, mountNames[mount], kinds, rule), item });
  }
  if (civilian(ship) && !sold) {
    const what = { code: 'military-ordnance', verb: 'carry', name: name.toLowerCase() } as const;
    found.push({ ...outfit.militaryOnly(told(ship), what, civilianNames(ordnance), rule), item });
  }
  return found;
}

/** DEF between the baseline of the class and twice that, at most d16 (DA-12.1s, R-DA-21). */
function defense(ship: ShipDesign): Finding[] {
  const { def, defMost } = classes[ship.class];
  const die = defenseOf(ship);
  if (def <= die && die <= defMost) return [];
  const { name, class: aClass } = told(ship);
  const sentence =
    `${name} has a DEF of d${die}. A ${aClass} has d${def} and may buy d${defMost} at most: ` +
    (die < def ? `raise it by ${def - die} sides at least.` : `lower it by ${die - defMost} sides at least.`);
  const over = { by: die - defMost, most: defMost, of: 'sides' } as const;
  const code = die < def ? 'defense-under' : 'defense-over';
  return [{ code, rule: 'DA-12.1s', sentence, item: { part: 'def' }, ...(die < def ? {} : { over }) }];
}

/** Life support and reactors: one of each in its own space, the better ones for military ships (DA-12.7.1o, DA-12.7.1w). */
function coreSystems(ship: ShipDesign): Finding[] {
  const found: Finding[] = [];
  const support = lifeSupports[lifeSupportOf(ship)];
  if (civilian(ship) && !support.civilian) {
    const what = { code: 'military-module', verb: 'fit', name: support.name } as const;
    const wrong = outfit.militaryOnly(told(ship), what, [lifeSupports['mk-1'].name], 'DA-12.7.1o');
    found.push({ ...wrong, item: { part: 'life-support' } });
  }
  for (const [space, id] of Object.entries(ship.reactors) as [ReactorSpaceId, keyof typeof reactors][]) {
    const item = { part: 'reactors', at: space } as const;
    const { name, civilian: sold } = reactors[id];
    if (!reactorSpacesOf(ship).includes(space)) {
      const sentence =
        `${ship.name} has no reactor space ${space}. A ${told(ship).class} has ${reactorSpacesOf(ship).join(' and ')}: ` +
        `take the ${name.toLowerCase()} out.`;
      found.push({ code: 'no-such-space', rule: blueprints[ship.class].rule, sentence, item });
    } else if (civilian(ship) && !sold) {
      const what = { code: 'military-module', verb: 'fit', name: name.toLowerCase() } as const;
      const wrong = outfit.militaryOnly(told(ship), what, civilianNames(reactors), 'DA-12.7.1w');
      found.push({ ...wrong, item });
    }
  }
  return found;
}

function moduleCompany(ship: ShipDesign, { id, name, requirement, purchase }: EquipmentModule): Finding[] {
  switch (requirement.kind) {
    case 'anyone':
      return [];
    case 'class':
    case 'not-class': {
      const only = requirement.kind === 'class';
      if (requirement.classes.includes(ship.class) === only) return [];
      const listed = classNames(requirement.classes);
      const sentence = only
        ? `${ship.name} is a ${told(ship).class} and may not fit ${name.toLowerCase()}: only a ${listed.join(', ')} may.`
        : `${ship.name} is a ${told(ship).class}, too small for ${name.toLowerCase()}: any class but ${listed.join(' and ')} may fit it.`;
      return [{ code: 'module-not-for-class', rule: purchase, sentence }];
    }
    case 'module':
      if (moduleCount(ship, requirement.module) > 0) return [];
      return [outfit.moduleMissing(told(ship), name, modules[requirement.module].name.toLowerCase(), purchase)];
    case 'without': {
      const clash = requirement.modules.filter((each) => moduleCount(ship, each) > 0);
      // The exclusion is mutual: the module whose id comes first reports it for all.
      if (clash.length === 0 || clash.some((each) => each < id)) return [];
      const others = clash.map((each) => modules[each].name.toLowerCase());
      return [outfit.modulesExclude(told(ship), name.toLowerCase(), others, purchase)];
    }
  }
}

function fittedModule(ship: ShipDesign, id: string): Finding[] {
  const [at = 'E1'] = (Object.keys(ship.equipment) as EquipmentSpaceId[]).filter((each) => ship.equipment[each] === id);
  const item: ItemPlace = { part: 'equipment', at };
  const module = optionalModule(id);
  if (module === undefined) return [{ ...outfit.builtInFitted(told(ship), equipmentName(id), 'DA-1.8.15'), item }];
  const found = moduleCompany(ship, module);
  if (civilian(ship) && !module.civilian) {
    const what = { code: 'military-module', verb: 'fit', name: module.name.toLowerCase() } as const;
    found.unshift(outfit.militaryOnly(told(ship), what, civilianNames(modules), module.purchase));
  }
  return found.map((each) => ({ ...each, item }));
}

/** Spaces that the blueprint does not draw: no more modules than equipment boxes (DA-12.7.1ad). */
function spaces(ship: ShipDesign): Finding[] {
  const own = equipmentSpacesOf(ship);
  const missing = (Object.keys(ship.equipment) as EquipmentSpaceId[]).filter((space) => !own.includes(space));
  const [at] = missing;
  if (at === undefined) return [];
  const wrong = outfit.noSuchSpaces(told(ship), missing, own.length, 'DA-12.7.1ad');
  return [{ ...wrong, item: { part: 'equipment', at } }];
}

function takenCustomization(ship: ShipDesign, id: CustomizationId): Finding[] {
  const { name, requirement, freeOn, civilian: sold, rule } = customizations[id];
  const lower = name.toLowerCase();
  if (freeOn.includes(ship.class)) {
    const sentence = `${ship.name} has ${lower} already: it comes with a ${told(ship).class} at no cost. Take it off the list.`;
    return [{ code: 'customization-comes-with-class', rule: 'DA-12.4', sentence }];
  }
  if (civilian(ship) && !sold) {
    const what = { code: 'military-customization', verb: 'take', name: lower } as const;
    return [outfit.militaryOnly(told(ship), what, ['none'], rule)];
  }
  if (requirement.kind === 'class' && !requirement.classes.includes(ship.class))
    return [outfit.customizationNotForClass(told(ship), lower, classNames(requirement.classes), rule)];
  if (requirement.kind === 'module' && moduleCount(ship, requirement.module) === 0)
    return [outfit.moduleMissing(told(ship), name, modules[requirement.module].name.toLowerCase(), rule)];
  return [];
}

function taken(ship: ShipDesign): Finding[] {
  const counting = {
    taken: ship.customizations,
    most: classes[ship.class].scrMax,
    name: (id: CustomizationId) => customizations[id].name.toLowerCase(),
  };
  const each = [...new Set(ship.customizations)].flatMap((id) => {
    const item = { part: 'customizations', at: ship.customizations.indexOf(id) } as const;
    return takenCustomization(ship, id).map((finding) => ({ ...finding, item }));
  });
  return [...outfit.customizationsCounted(told(ship), counting, 'DA-1.8.13'), ...each];
}

/** What is wrong with what a ship carries: weapons mount by mount, systems, modules, customizations; its power aside. */
export function outfitFindings(ship: ShipDesign): readonly Finding[] {
  const weapons = Object.entries(ship.weapons) as [MountId, WeaponDesign][];
  return [
    ...weapons.flatMap(([mount, weapon]) => weaponIn(ship, mount, weapon)),
    ...defense(ship),
    ...coreSystems(ship),
    ...spaces(ship),
    ...[...new Set(Object.values(ship.equipment))].flatMap((id) => fittedModule(ship, id)),
    ...taken(ship),
  ];
}
