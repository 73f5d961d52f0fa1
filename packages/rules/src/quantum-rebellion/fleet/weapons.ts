/** Which weapons a ship may carry: mounts, dice and ordnance (11.1, 11.5). */
import { classes, type MountId } from '../data/classes.ts';
import { type MountKind, ordnance } from '../data/ordnance.ts';
import type { ShipDesign, WeaponDesign } from './design.ts';
import { diceLimit, mountKind } from './fitting.ts';
import { counted, type Finding, type ItemPlace, listed } from './problem.ts';

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
