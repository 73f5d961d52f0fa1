/** The figures of classes, weapons and modules in few words, and the choices that a ship has. */
import type { Rejection } from '@broadside/rules/kernel';
import { setCustomization, setModule, setWeapon, shipAt, type Berth } from './edit.ts';
import { whyNotFit } from './judge.ts';
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
  type EquipmentSpaceId,
  type FleetDesign,
  type FleetLimits,
  type MountId,
  type ShipDesign,
  type WeaponDesign,
} from './rules.ts';

/** One thing that may stand in a mount, a space or the list of customizations. */
export interface Choice {
  /** Null: nothing. */
  readonly id: string | null;
  readonly name: string;
  readonly cost: string;
  readonly facts: string;
  readonly chosen: boolean;
  /** Why it cannot be taken. */
  readonly reason: Rejection | undefined;
  readonly next: FleetDesign;
}

export const costWords = (points: number): string =>
  points === 0 ? 'free' : points > 0 ? `+${points}` : `−${Math.abs(points)}`;

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

export function weaponChoices(fleet: FleetDesign, limits: FleetLimits, at: Berth, mount: MountId): readonly Choice[] {
  const ship = shipAt(fleet, at);
  if (!ship) return [];
  const held = ship.weapons[mount];
  const empty = setWeapon(fleet, at, mount, null);
  const none: Choice = {
    id: null,
    name: 'Nothing',
    cost: '',
    facts: 'The mount stays empty',
    chosen: held === undefined,
    reason: undefined,
    next: empty,
  };
  const dice = held?.dice ?? firstDice(ship, mount);
  return [
    none,
    ...ordnanceIds.map((id): Choice => {
      const { name, cost, optimalMils, torpedo } = ordnance[id];
      const weapon: WeaponDesign = { ordnance: id, dice };
      // A mount that holds too many dice already is told so beside it: here only the weapon is judged.
      const trial = setWeapon(fleet, at, mount, { ordnance: id, dice: Math.min(1, dice) });
      return {
        id,
        name,
        cost: costWords(cost),
        facts: `${inches(optimalMils[0])}–${inches(optimalMils[1])}″${torpedo ? ', torpedo' : ''}`,
        chosen: held?.ordnance === id,
        reason: held?.ordnance === id ? undefined : whyNotFit(empty, trial, limits, at),
        next: setWeapon(fleet, at, mount, weapon),
      };
    }),
  ].filter(({ id, chosen }) => chosen || id === null || fitsKind(id, mount));
}

/** Torpedoes are listed at turrets alone: elsewhere they would only be noise. */
function fitsKind(id: string, mount: MountId): boolean {
  return mountKind(mount) === 'T' || !ordnance[id as keyof typeof ordnance].torpedo;
}

export function moduleChoices(
  fleet: FleetDesign,
  limits: FleetLimits,
  at: Berth,
  space: EquipmentSpaceId,
): readonly Choice[] {
  const held = shipAt(fleet, at)?.equipment[space];
  const empty = setModule(fleet, at, space, null);
  const rows = moduleIds.map((id): Choice => {
    const { name, cost, power } = modules[id];
    const next = setModule(fleet, at, space, id);
    const reason = held === id ? undefined : whyNotFit(empty, next, limits, at);
    return {
      id,
      name,
      cost: costWords(cost),
      facts: power ? 'needs power' : '',
      chosen: held === id,
      reason,
      next,
    };
  });
  return [
    {
      id: null,
      name: 'Nothing',
      cost: '',
      facts: 'The space stays empty',
      chosen: !held,
      reason: undefined,
      next: empty,
    },
    ...rows,
  ];
}

/** What may stand at `index` of the list; the end of the list is one more. */
export function customizationChoices(
  fleet: FleetDesign,
  limits: FleetLimits,
  at: Berth,
  index: number,
): readonly Choice[] {
  const held = shipAt(fleet, at)?.customizations[index];
  const without = held === undefined ? fleet : setCustomization(fleet, at, index, null);
  const rows = customizationIds.map((id): Choice => {
    const { name, cost } = customizations[id];
    const next = setCustomization(fleet, at, index, id);
    const reason = held === id ? undefined : whyNotFit(without, next, limits, at);
    return { id, name, cost: costWords(cost), facts: '', chosen: held === id, reason, next };
  });
  return [
    { id: null, name: 'Nothing', cost: '', facts: '', chosen: held === undefined, reason: undefined, next: without },
    ...rows,
  ];
}
