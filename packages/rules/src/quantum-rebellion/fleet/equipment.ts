/**
 * Which weapons, modules and customizations a ship may have: mounts, dice and ordnance (11.1, 11.5), the rest (11.4,
 * 11.6).
 */
import { classes, type MountId } from '../data/classes.ts';
import { type MountKind, ordnance } from '../data/ordnance.ts';
import { optionalModule, type ShipDesign, type WeaponDesign } from './design.ts';
import { diceLimit, hangarCapacity, hasPower, moduleCount, mountKind } from './fitting.ts';
import { counted, type Finding, type ItemPlace, listed } from './problem.ts';
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

const inMount = (at: MountId): ItemPlace => ({ part: 'weapons', at });

/** The weapons of a design in the order of its class's mounts. */
function weaponsOf(ship: ShipDesign): readonly { mount: MountId; weapon: WeaponDesign }[] {
  return Object.entries(ship.weapons).map(([mount, weapon]) => ({ mount: mount as MountId, weapon }));
}

function missingMount(ship: ShipDesign, mount: MountId): Finding[] {
  const { mounts, name } = classes[ship.class];
  if (mounts.includes(mount)) return [];
  const has = listed(
    mounts.map((each) => mountNames[each]),
    'and',
  );
  const sentence = `${ship.name} is a ${name.toLowerCase()}, which has no ${mountNames[mount]}: it has ${has}.`;
  return [{ code: 'no-such-mount', rule: 'QR-11.1q', sentence, item: inMount(mount) }];
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
  const found: Finding[] = [];
  if (!kind.mounts.includes(mountKind(mount))) {
    const allowed = listed(
      kind.mounts.map((each) => kindNames[each]),
      'or',
    );
    const sentence = `${kind.name} does not go into ${ship.name}'s ${mountNames[mount]}: it goes into a ${allowed}.`;
    found.push({ code: 'ordnance-in-wrong-mount', rule: kind.mountRule, sentence, item: inMount(mount) });
  }
  if (classes[ship.class].civilian && !kind.civilian) {
    const allowed = listed(
      Object.values(ordnance)
        .filter((each) => each.civilian)
        .map((each) => each.name.toLowerCase()),
      'or',
    );
    const sentence = `${ship.name} is civilian and may not carry ${kind.name.toLowerCase()}: it may carry ${allowed}.`;
    found.push({ code: 'military-ordnance', rule: 'QR-11.5a', sentence, item: inMount(mount) });
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
  const { equipmentSpaces, name } = classes[ship.class];
  const drawn: readonly string[] = blueprints[ship.class].criticals.map(({ space }) => space);
  const missing = (Object.keys(ship.equipment) as EquipmentSpaceId[]).filter((space) => !drawn.includes(space));
  if (missing.length === 0) return [];
  const sentence =
    `${ship.name} has no space ${listed(missing, 'or')}. A ${name.toLowerCase()} has ` +
    `${counted(equipmentSpaces, 'equipment space', 'equipment spaces')}: ` +
    `take ${counted(missing.length, 'module', 'modules')} off or move it to an empty space.`;
  const [at = 'E1'] = missing;
  return [{ code: 'no-such-space', rule: 'QR-1.10.14a', sentence, item: { part: 'equipment', at } }];
}

function wrongModule(ship: ShipDesign, fitted: EquipmentModule): Finding[] {
  const found: Finding[] = [];
  const module = fitted.name.toLowerCase();
  if (classes[ship.class].civilian && !fitted.civilian) {
    const allowed = listed(
      Object.values(modules)
        .filter((each) => each.civilian)
        .map((each) => each.name.toLowerCase()),
      'or',
    );
    const sentence = `${ship.name} is civilian and may not fit ${module}: it may fit ${allowed}.`;
    found.push({ code: 'military-module', rule: 'QR-11.6a', sentence });
  }
  if (fitted.power && !hasPower(ship)) {
    const sentence = `${ship.name} has one reactor and cannot power ${module}: fit an auxiliary power unit as well.`;
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
      const sentence = `${fitted.name} works with ${needed}, and ${ship.name} has none: fit at least one.`;
      return [{ code: 'module-missing', rule, sentence }];
    }
    case 'without': {
      const clash = requirement.modules.filter((each) => moduleCount(ship, each) > 0);
      // The exclusion is mutual: the module whose id comes first reports it for all.
      if (clash.length === 0 || clash.some((each) => each < fitted.id)) return [];
      const others = listed(
        clash.map((each) => modules[each].name.toLowerCase()),
        'and',
      );
      const sentence = `${ship.name} has ${fitted.name.toLowerCase()} and ${others}: keep one of these kinds.`;
      return [{ code: 'modules-exclude', rule, sentence }];
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
      const sentence =
        `${coreModules[id as CoreModuleId].name} is part of ${ship.name}'s blueprint and is never fitted in an ` +
        `equipment space: choose an optional module or leave the space empty.`;
      return [{ code: 'core-module-fitted', rule: 'QR-1.10.12a', sentence, item }];
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
      const allowed = listed(
        requirement.classes.map((each) => classes[each].name.toLowerCase()),
        'or',
      );
      const own = classes[ship.class].name.toLowerCase();
      const sentence = `${ship.name} is a ${own} and may not take ${name.toLowerCase()}: only a ${allowed} may.`;
      return [{ code: 'customization-not-for-class', rule: requirement.rule, sentence }];
    }
    case 'carrier':
      if (hangarCapacity(ship) > 0) return [];
      return [
        { code: 'not-a-carrier', rule: requirement.rule, sentence: `${name} is for carriers. ${notCarrier(ship)}` },
      ];
    case 'module': {
      if (moduleCount(ship, requirement.module) > 0) return [];
      const needed = modules[requirement.module].name.toLowerCase();
      const sentence = `${name} works with ${needed}, and ${ship.name} has none: fit at least one.`;
      return [{ code: 'module-missing', rule: requirement.rule, sentence }];
    }
  }
}

/** What is wrong with the customizations of one ship. */
export function customizationFindings(ship: ShipDesign): readonly Finding[] {
  const { scrMax, name } = classes[ship.class];
  const found: Finding[] = [];
  if (ship.customizations.length > scrMax) {
    const sentence =
      `${ship.name} has ${counted(ship.customizations.length, 'customization', 'customizations')}. ` +
      `A ${name.toLowerCase()} may have ${scrMax}: take ${ship.customizations.length - scrMax} off.`;
    const item = { part: 'customizations', at: scrMax } as const;
    const over = { by: ship.customizations.length - scrMax, most: scrMax, of: 'customizations' } as const;
    found.push({ code: 'too-many-customizations', rule: 'QR-1.10.10a', sentence, item, over });
  }
  const taken = new Set(ship.customizations);
  for (const id of taken) {
    const times = ship.customizations.filter((each) => each === id).length;
    if (times > 1) {
      const sentence = `${ship.name} has ${customizations[id].name.toLowerCase()} ${times} times: keep it once.`;
      const item = { part: 'customizations', at: ship.customizations.lastIndexOf(id) } as const;
      found.push({ code: 'customization-twice', rule: 'QR-1.10.10a', sentence, item });
    }
  }
  const wrong = [...taken].flatMap((id) => {
    const item = { part: 'customizations', at: ship.customizations.indexOf(id) } as const;
    return wrongCustomization(ship, id).map((finding) => ({ ...finding, item }));
  });
  return [...found, ...wrong];
}
