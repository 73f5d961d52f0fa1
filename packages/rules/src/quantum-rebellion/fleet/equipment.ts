/**
 * Which weapons, modules and customizations a ship may have: mounts, dice and ordnance (11.1, 11.5), the rest (11.4,
 * 11.6).
 */
import * as outfit from '../../mechanics/blueprint-fleets/lists/outfit.ts';
import { classes, type MountId } from '../data/classes.ts';
import { type MountKind, ordnance } from '../data/ordnance.ts';
import { optionalModule, type ShipDesign, type WeaponDesign, type Finding, type ItemPlace } from './design.ts';
import { diceLimit, hangarCapacity, hasPower, moduleCount, mountKind } from './fitting.ts';
import { counted } from '../../mechanics/blueprint-fleets/lists/problem.ts';
import { blueprints, type EquipmentSpaceId } from '../data/blueprints.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type CoreModuleId, coreModules, type EquipmentModule, modules } from '../data/modules.ts';

const kindNames: Readonly<Record<MountKind, string>> = {
  F: 'fore mount',
  P: 'port mount',
  S: 'starboard mount',
  A: 'aft mount',
  T: 'turret',
};

const mountNames: Readonly<Record<MountId, string>> = {
  F: 'fore mount',
  P: 'port mount',
  S: 'starboard mount',
  A: 'aft mount',
  T1: 'turret 1',
  T2: 'turret 2',
};

/** The rule that limits the dice of each kind of mount, and the share it allows. */
const limits: Readonly<Record<MountKind, { rule: string; code: string; share: string }>> = {
  F: { rule: 'QR-11.1t', code: 'side-mount-over', share: 'half' },
  P: { rule: 'QR-11.1t', code: 'side-mount-over', share: 'half' },
  S: { rule: 'QR-11.1t', code: 'side-mount-over', share: 'half' },
  A: { rule: 'QR-11.1u', code: 'aft-mount-over', share: 'a quarter' },
  T: { rule: 'QR-11.1s', code: 'turret-over', share: 'a quarter' },
};

/** What of a table is sold to civilians, in lower case. */
const civilianNames = (table: Readonly<Record<string, { readonly name: string; readonly civilian: boolean }>>) =>
  Object.values(table)
    .filter(({ civilian }) => civilian)
    .map(({ name }) => name.toLowerCase());

const inMount = (at: MountId): ItemPlace => ({ part: 'weapons', at });

/** The weapons of a design in the order of its class's mounts. */
function weaponsOf(ship: ShipDesign): readonly { mount: MountId; weapon: WeaponDesign }[] {
  return Object.entries(ship.weapons).map(([mount, weapon]) => ({ mount: mount as MountId, weapon }));
}

const told = (ship: ShipDesign): outfit.NamedShip => ({
  name: ship.name,
  class: classes[ship.class].name.toLowerCase(),
});

function missingMount(ship: ShipDesign, mount: MountId): Finding[] {
  const { mounts } = classes[ship.class];
  if (mounts.includes(mount)) return [];
  const has = mounts.map((each) => mountNames[each]);
  return [{ ...outfit.noSuchMount(told(ship), mountNames[mount], has, 'QR-11.1q'), item: inMount(mount) }];
}

function wrongDice(ship: ShipDesign, mount: MountId, dice: number): Finding[] {
  const shipClass = classes[ship.class];
  if (dice < 1) {
    const sentence = `${ship.name}'s ${mountNames[mount]} has a weapon without dice: give it at least 1 or leave it empty.`;
    return [{ code: 'weapon-without-dice', rule: 'R-QR-22', sentence, item: inMount(mount) }];
  }
  const most = diceLimit(shipClass, mount);
  const kind = mountKind(mount);
  if (dice <= most || (shipClass.station && kind !== 'T')) return [];
  const { rule, code, share } = limits[kind];
  const sentence =
    `${ship.name}'s ${mountNames[mount]} has ${counted(dice, 'die', 'dice')}. It may hold ${share} of the ` +
    `${shipClass.attackDice} dice of a ${shipClass.name.toLowerCase()}, ${most}: take ${dice - most} off.`;
  return [{ code, rule, sentence, item: inMount(mount), over: { by: dice - most, most, of: 'dice' } }];
}

function wrongOrdnance(ship: ShipDesign, mount: MountId, weapon: WeaponDesign): Finding[] {
  const kind = ordnance[weapon.ordnance];
  const item = inMount(mount);
  const found: Finding[] = [];
  if (!kind.mounts.includes(mountKind(mount))) {
    const kinds = kind.mounts.map((each) => kindNames[each]);
    const wrong = outfit.ordnanceInWrongMount(told(ship), kind.name, mountNames[mount], kinds, kind.mountRule);
    found.push({ ...wrong, item });
  }
  if (classes[ship.class].civilian && !kind.civilian) {
    const what = { code: 'military-ordnance', verb: 'carry', name: kind.name.toLowerCase() } as const;
    found.push({ ...outfit.militaryOnly(told(ship), what, civilianNames(ordnance), 'QR-11.5a'), item });
  }
  return found;
}

/** What is wrong with the weapons of one ship, mount by mount, then their dice together. */
export function weaponFindings(ship: ShipDesign): readonly Finding[] {
  const weapons = weaponsOf(ship);
  const found = weapons.flatMap(({ mount, weapon }) => {
    const missing = missingMount(ship, mount);
    if (missing.length > 0) return missing;
    return [...wrongDice(ship, mount, weapon.dice), ...wrongOrdnance(ship, mount, weapon)];
  });
  const { attackDice, name } = classes[ship.class];
  const total = weapons.reduce((dice, { weapon }) => dice + weapon.dice, 0);
  if (total <= attackDice) return found;
  const sentence =
    `${ship.name}'s weapons have ${total} dice together. A ${name.toLowerCase()} has ${attackDice}: ` +
    `take ${total - attackDice} off.`;
  const over = { by: total - attackDice, most: attackDice, of: 'dice' } as const;
  return [...found, { code: 'too-many-dice', rule: 'QR-11.1r', sentence, over }];
}

const notCarrier = (ship: ShipDesign): string => `${ship.name} has no hangar: fit a hangar bay or choose a carrier.`;

function wrongSpaces(ship: ShipDesign): Finding[] {
  const drawn: readonly string[] = blueprints[ship.class].criticals.map(({ space }) => space);
  const missing = (Object.keys(ship.equipment) as EquipmentSpaceId[]).filter((space) => !drawn.includes(space));
  const [at] = missing;
  if (at === undefined) return [];
  const wrong = outfit.noSuchSpaces(told(ship), missing, classes[ship.class].equipmentSpaces, 'QR-1.10.14a');
  return [{ ...wrong, item: { part: 'equipment', at } }];
}

function wrongModule(ship: ShipDesign, fitted: EquipmentModule): Finding[] {
  const found: Finding[] = [];
  const name = fitted.name.toLowerCase();
  if (classes[ship.class].civilian && !fitted.civilian) {
    const what = { code: 'military-module', verb: 'fit', name } as const;
    found.push(outfit.militaryOnly(told(ship), what, civilianNames(modules), 'QR-11.6a'));
  }
  if (fitted.power && !hasPower(ship)) {
    const sentence = `${ship.name} has one reactor and cannot power ${name}: fit an auxiliary power unit as well.`;
    found.push({ code: 'no-power', rule: 'QR-11.6.1b', sentence });
  }
  return [...found, ...fitted.requirements.flatMap((requirement) => wrongCompany(ship, fitted, requirement))];
}

function wrongCompany(
  ship: ShipDesign,
  fitted: EquipmentModule,
  requirement: EquipmentModule['requirements'][number],
): Finding[] {
  const { rule } = requirement;
  switch (requirement.kind) {
    case 'carrier':
      if (hangarCapacity(ship) > 0) return [];
      return [{ code: 'not-a-carrier', rule, sentence: `${fitted.name} launch fighters. ${notCarrier(ship)}` }];
    case 'module': {
      if (moduleCount(ship, requirement.module) > 0) return [];
      const needed = modules[requirement.module].name.toLowerCase();
      return [outfit.moduleMissing(told(ship), fitted.name, needed, rule)];
    }
    case 'without': {
      const clash = requirement.modules.filter((each) => moduleCount(ship, each) > 0);
      // The exclusion is mutual: the module whose id comes first reports it for all.
      if (clash.length === 0 || clash.some((each) => each < fitted.id)) return [];
      const others = clash.map((each) => modules[each].name.toLowerCase());
      return [outfit.modulesExclude(told(ship), fitted.name.toLowerCase(), others, rule)];
    }
  }
}

/** The first space that holds the module. */
function spaceOf(ship: ShipDesign, id: string): ItemPlace {
  const [at = 'E1'] = (Object.keys(ship.equipment) as EquipmentSpaceId[]).filter((each) => ship.equipment[each] === id);
  return { part: 'equipment', at };
}

/** What is wrong with the modules of one ship. */
export function equipmentFindings(ship: ShipDesign): readonly Finding[] {
  const fitted = [...new Set(Object.values(ship.equipment))];
  return [
    ...wrongSpaces(ship),
    ...fitted.flatMap((id) => {
      const module = optionalModule(id);
      const item = spaceOf(ship, id);
      if (module !== undefined) return wrongModule(ship, module).map((finding) => ({ ...finding, item }));
      const wrong = outfit.builtInFitted(told(ship), coreModules[id as CoreModuleId].name, 'QR-1.10.12a');
      return [{ ...wrong, item }];
    }),
  ];
}

function wrongCustomization(ship: ShipDesign, id: CustomizationId): Finding[] {
  const { name, requirement } = customizations[id];
  switch (requirement.kind) {
    case 'anyone':
      return [];
    case 'class': {
      if (requirement.classes.includes(ship.class)) return [];
      const allowed = requirement.classes.map((each) => classes[each].name.toLowerCase());
      return [outfit.customizationNotForClass(told(ship), name.toLowerCase(), allowed, requirement.rule)];
    }
    case 'carrier':
      if (hangarCapacity(ship) > 0) return [];
      return [
        { code: 'not-a-carrier', rule: requirement.rule, sentence: `${name} is for carriers. ${notCarrier(ship)}` },
      ];
    case 'module': {
      if (moduleCount(ship, requirement.module) > 0) return [];
      const needed = modules[requirement.module].name.toLowerCase();
      return [outfit.moduleMissing(told(ship), name, needed, requirement.rule)];
    }
  }
}

/** What is wrong with the customizations of one ship. */
export function customizationFindings(ship: ShipDesign): readonly Finding[] {
  const taken = new Set(ship.customizations);
  const counted = outfit.customizationsCounted(
    told(ship),
    {
      taken: ship.customizations,
      most: classes[ship.class].scrMax,
      name: (id) => customizations[id].name.toLowerCase(),
    },
    'QR-1.10.10a',
  );
  const wrong = [...taken].flatMap((id) => {
    const item = { part: 'customizations', at: ship.customizations.indexOf(id) } as const;
    return wrongCustomization(ship, id).map((finding) => ({ ...finding, item }));
  });
  return [...counted, ...wrong];
}
