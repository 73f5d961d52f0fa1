/** The figures of classes, weapons and modules in few words, and the choices that a ship has. */
import { fittingsOf } from '#lib/blueprint-fleets/builder/fittings.ts';
import { choicesOf, costWords } from '#lib/builder/choices.ts';
import type { Choice } from '#lib/builder/list-kind.ts';
import { edits, setWeapon, shipAt, type Berth } from './edit.ts';
import { whyNotFit, type Terms } from './judge.ts';
import {
  classes,
  customizationIds,
  customizations,
  diceLimit,
  moduleIds,
  modules,
  mountKind,
  ordnance,
  ordnanceIds,
  type ClassCode,
  type FleetDesign,
  type ModuleId,
  type MountId,
  type ShipDesign,
} from './rules.ts';

const inches = (mils: number): string => String(Math.round(mils / 100) / 10);

/** `24 dice · DEF 6 · 12″`. */
export function classFacts(code: ClassCode): string {
  const { attackDice, def, moveMils } = classes[code];
  return `${attackDice} dice · DEF ${def} · ${inches(moveMils)}″`;
}

/** Hulls that stand for classes in the sprite. */
export function glyphFor(code: ClassCode): string {
  if (code === 'SS') return 'LS';
  return code.startsWith('AF') ? 'AF' : code;
}

export const totalDice = (ship: ShipDesign): number =>
  Object.values(ship.weapons).reduce((sum, { dice }) => sum + dice, 0);

/** Dice for a weapon that comes into an empty mount: what is left, at most what the mount holds, at least 1. */
function firstDice(ship: ShipDesign, mount: MountId): number {
  const kind = classes[ship.class];
  return Math.max(1, Math.min(diceLimit(kind, mount), kind.attackDice - totalDice(ship)));
}

type Choices = readonly Choice<FleetDesign>[];

export function weaponChoices(fleet: FleetDesign, terms: Terms, at: Berth, mount: MountId): Choices {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const held = ship.weapons[mount];
  const empty = setWeapon(fleet, at, mount, null);
  const dice = held?.dice ?? firstDice(ship, mount);
  const offered = ordnanceIds.map((id) => {
    const { name, cost, optimalMils, torpedo } = ordnance[id];
    return {
      id,
      name,
      cost: costWords(cost),
      facts: `${inches(optimalMils[0])}–${inches(optimalMils[1])}″${torpedo ? ', torpedo' : ''}`,
      next: setWeapon(fleet, at, mount, { ordnance: id, dice }),
      // A mount that holds too many dice already is told so beside it: here only the weapon is judged.
      trial: setWeapon(fleet, at, mount, { ordnance: id, dice: Math.min(1, dice) }),
    };
  });
  return choicesOf({ facts: 'The mount stays empty', next: empty }, held?.ordnance, offered, (trial) =>
    whyNotFit(empty, trial, terms, at),
  ).filter(({ id, chosen }) => chosen || id === null || fitsKind(id, mount));
}

/** Torpedoes are listed at turrets alone: elsewhere they would only be noise. */
function fitsKind(id: string, mount: MountId): boolean {
  return mountKind(mount) === 'T' || !ordnance[id as keyof typeof ordnance].torpedo;
}

export const { moduleChoices, customizationChoices } = fittingsOf<ShipDesign, ModuleId>({
  edits,
  whyNotFit,
  modules: moduleIds.map((id) => ({ ...modules[id], facts: modules[id].power ? 'needs power' : '' })),
  customizations: customizationIds.map((id) => customizations[id]),
});
